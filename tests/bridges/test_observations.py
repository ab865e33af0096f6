"""Observations: what a seat cannot tell apart looks alike, all else differs, no column is idle."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from bandstand.bridges.observations import Observations
from bandstand.games.registry import GAMES
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.planes import PlaneWriter
from bandstand.kernel.state import State
from support.battery import Case, as_json, cases, positions

SEATINGS = [(game.meta.id, players) for game in GAMES.values() for players in game.meta.players]
# The most numbers of an observation with the usual options.
LARGEST = {
    "a-chord": 700,
    "six-forces": 700,
    "rythm-n-play": 700,
    "re-chord": 2000,
    "fiddlefoo": 2000,
}
GAMES_TO_VARY = 1000
SHARE_THAT_VARIES = 0.95


def observations(game_id: str, players: int, **details: Any) -> Observations:
    game = GAMES[game_id]
    return Observations(game, players, game.settle(players, {}), **details)


def packed(seen: Observations, state: State, seat: int) -> bytes:
    row = bytearray(seen.row_bytes)
    seen.pack([state], [seat], row)
    return bytes(row)


@pytest.mark.compiled_suffices
@pytest.mark.parametrize("case", cases(), ids=str)
def test_equal_where_a_seat_cannot_tell_and_different_where_its_view_is(case: Case) -> None:
    seen = Observations(case.game, case.players, case.options)
    shown: dict[tuple[int, bytes], str] = {}
    for number, position in enumerate(positions(case)):
        after = position.state.clone()
        after.play(position.seat, position.move)
        for seat in range(case.players):
            for state in (position.state, after):
                if not state.over():  # then hands are open, and nobody decides
                    row = packed(seen, state, seat)
                    view = as_json(case.game.view(state, seat))
                    assert shown.setdefault((seat, row), view) == view
            world = position.state.imagine(seat, seeded(number))
            assert packed(seen, world, seat) == packed(seen, position.state, seat)


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_an_observation_is_small(game_id: str, players: int) -> None:
    assert observations(game_id, players).size <= LARGEST[game_id]


@pytest.mark.slow
@pytest.mark.compiled_suffices
@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_columns_vary(game_id: str, players: int) -> None:
    """Half the games are played at random, half by rules of thumb with slips."""
    game, seen = GAMES[game_id], observations(game_id, players, dtype=np.uint8)
    least = np.full(seen.size, 255, np.uint8)
    most = np.zeros(seen.size, np.uint8)
    for seed in range(GAMES_TO_VARY):
        state, dice = game.new(players, game.settle(players, {}), seeded(seed)), seeded(seed)
        states, seats = [], []
        while not state.over():
            seat = lowest(state.to_act())
            states.append(state.clone())
            seats.append(seat)
            if seed % 2:
                world = state.imagine(seat, dice)
                state.play(seat, game.heuristic.choose(world, seat, dice, 0.5))
            else:
                moves = state.moves(seat)
                state.play(seat, moves[dice.below(len(moves))])
        rows = seen.observe(states, seats)
        least = np.minimum(least, rows.min(axis=0))
        most = np.maximum(most, rows.max(axis=0))
    idle = [name for name, part in seen.named(most - least).items() if not part.all()]
    assert (most > least).mean() >= SHARE_THAT_VARIES, idle


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_both_types_say_the_same(game_id: str, players: int) -> None:
    game = GAMES[game_id]
    whole = observations(game_id, players, dtype=np.uint8)
    scaled = observations(game_id, players, dtype=np.float32)
    state = game.new(players, game.settle(players, {}), seeded(3))
    seats = range(players)
    raw = whole.observe([state] * players, seats)
    assert raw.dtype == np.uint8
    assert (raw <= whole.highest).all()
    fine = scaled.observe([state] * players, seats)
    assert fine.dtype == np.float32
    np.testing.assert_allclose(fine, raw / whole.highest.astype(np.float32), rtol=1e-6)
    for seat in seats:
        assert (whole.row(state, seat) == raw[seat]).all()
        assert (scaled.row(state, seat) == fine[seat]).all()


def hand_of(game_id: str, players: int, seat: int, plane: str) -> tuple[list[int], Any]:
    """The members of a plane of cards after some moves, and the state."""
    game, seen = GAMES[game_id], observations(game_id, players, dtype=np.uint8)
    state, dice = game.new(players, game.settle(players, {}), seeded(8)), seeded(8)
    for _ in range(12):
        mover = lowest(state.to_act())
        moves = state.moves(mover)
        state.play(mover, moves[dice.below(len(moves))])
    return np.flatnonzero(seen.row(state, seat)[seen.columns[plane]]).tolist(), state


def test_planes_are_what_they_say() -> None:
    members, state = hand_of("a-chord", 4, 2, "hand")
    assert members == [card for card in range(35) if state.people[2].hand >> card & 1]
    members, state = hand_of("six-forces", 3, 1, "hand")
    assert [12 * (card // 9) + card % 9 for card in members] == [
        card for card in range(48) if state.people[1].hand >> card & 1
    ]
    members, state = hand_of("re-chord", 3, 0, "taken")
    assert members == [space for space in range(30) if state.board.taken() >> space & 1]
    members, state = hand_of("fiddlefoo", 5, 4, "hand")
    assert members == [card for card in range(54) if state.people[4].hand[0] >> card & 1]
    members, state = hand_of("fiddlefoo", 5, 4, "order")
    assert members == sorted(square & 127 for square in state.ground.squares)
    members, state = hand_of("rythm-n-play", 6, 5, "play")
    assert members == [sort for sort in range(9) if state.people[5].play >> 4 * sort & 15]


def test_a_row_goes_into_the_callers_own_buffer() -> None:
    seen = observations("a-chord", 4)
    game = GAMES["a-chord"]
    state = game.new(4, game.settle(4, {}), seeded(1))
    mine = np.zeros((3, seen.row_bytes), np.uint8)
    seen.pack([state, state], [0, 1], mine)
    assert mine[:2].any(axis=1).all()
    assert not mine[2].any()
    out = np.zeros((3, seen.size), np.float32)
    assert seen.unpack(mine, out) is out
    assert (out[1] == seen.row(state, 1)).all()
    with pytest.raises(BandstandError, match="do not fit into a buffer of"):
        seen.pack([state] * 4, [0] * 4, mine)


def test_what_cannot_be_observed_gets_a_sentence() -> None:
    with pytest.raises(BandstandError, match="uint8 or float32, not float64"):
        observations("a-chord", 4, dtype=np.float64)
    plain = replace(GAMES["a-chord"], planes=None)
    with pytest.raises(BandstandError, match=r"needs an observation\.py"):
        Observations(plain, 4, plain.settle(4, {}))


def test_planes_that_are_not_as_declared_are_refused() -> None:
    pen, row = PlaneWriter(70, 2), bytearray(3 + 12 + 6)
    pen.begin(row, 3)
    pen.bits(5, 60)
    pen.one_of(9, 10)
    pen.end_bits()
    pen.number(300, 0, 255)
    pen.number(-1, -1, 4)
    pen.end_numbers()
    assert not any(row[:3])
    bits = np.unpackbits(np.frombuffer(row, np.uint8)[3:15], bitorder="little")
    assert np.flatnonzero(bits).tolist() == [0, 2, 69]
    assert list(row[15:17]) == [255, 0]
    pen.begin(row, 0)
    pen.bits(1, 60)
    with pytest.raises(BandstandError, match="have 70 bits, but 60 were written"):
        pen.end_bits()
    with pytest.raises(BandstandError, match="More planes were written than are declared"):
        pen.numbers(0, 19)
    with pytest.raises(IndexError, match="A buffer of 21 bytes has no 18 bytes at 4"):
        pen.begin(row, 4)


def test_the_page_of_columns_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "tools"))
    tool: Any = import_module("observation_table")
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(), (
        "Run python tools/observation_table.py."
    )
