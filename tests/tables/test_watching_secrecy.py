"""What spectators are shown of hands, in any title: over a shoulder, all of them, late, in replays.

The law is that of test_secrecy.py: what is shown depends on nothing but what those know who let it
be seen. tests/tables/test_watching.py says who may look.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from bandstand.games.registry import GAMES
from bandstand.kernel.dice import seeded
from bandstand.kernel.event import place_of
from bandstand.tables import commands, entries, looks, projection, replays
from bandstand.tables.delays import SettledTable
from bandstand.tables.entries import Line, Moved
from bandstand.tables.evolve import apply
from bandstand.tables.refusals import Refusal
from bandstand.tables.state import TableState
from bandstand.tables.visibility import ALL_HANDS, SPECTATOR
from support.battery import Case, cases, random_decision
from support.page_game import HIGH_NOTE, registered
from support.table_games import random_table, started
from support.watching import ANN, BEN, CY, DEE, OPEN, SHOULDER, watched

DECISIONS = 40  # looked at in a game
CASES = [case for case in cases() if case.number == 0]  # the battery tries all options


def decisions(case: Case, seed: int) -> Iterator[TableState]:
    """A table after each of some random moves."""
    table, dice = started(case, seed), seeded(seed)
    for _ in range(DECISIONS):
        if table.status != "playing":
            return
        yield table
        seat, move = random_decision(table.playing.state, dice)
        apply(table, Line(table.number + 1, 0.0, Moved(int(seat), int(move))))


def plain(message: Any) -> Any:
    """A message as it would travel."""
    return msgspec.json.decode(msgspec.json.encode(message))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_over_a_shoulder_one_sees_what_its_owner_may_know(case: Case) -> None:
    dice = seeded(11)
    for table in decisions(case, 3):
        truth = table.playing.state
        for seat in range(case.players):
            real = plain(projection.position(table, seat, True, looking=True))
            assert real["turn"] is None
            table.playing.state = truth.imagine(seat, dice)
            assert plain(projection.position(table, seat, True, looking=True)) == real
            table.playing.state = truth


@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_hands_are_what_the_seats_know_and_nothing_else(case: Case) -> None:
    """No stack, no card that lies face down: every place shown is certain to its own seat."""
    dice = seeded(13)
    doubted: set[tuple[int, str]] = set()  # by which seat, of which place
    places: set[str] = set()
    for table in decisions(case, 4):
        truth = table.playing.state
        shown = plain(projection.position(table, ALL_HANDS, True))
        view = plain(projection.position(table, SPECTATOR, True))["view"]
        assert (shown["view"], shown["turn"]) == (view, None)
        lying = table.game.pieces_by_place(truth)
        for seat in range(case.players):
            imagined = table.game.pieces_by_place(truth.imagine(seat, dice))
            doubted |= {
                (seat, place)
                for place in lying
                if sorted(imagined.get(place, [])) != sorted(lying[place])
            }
        places |= set(lying)
        assert all(shown["open"][place] == lying[place] for place in shown["open"])
    names = {place.rpartition(" ")[0] for place in places if place.endswith(" 1")}
    known_to_owner = {
        place_of(name, owner)
        for name in names
        for owner in range(case.players)
        if (owner, place_of(name, owner)) not in doubted
    }
    assert set(shown["open"]) <= known_to_owner
    assert {place for _, place in doubted} & known_to_owner <= set(shown["open"])
    assert case.players == 1 or {place for _, place in doubted} & set(shown["open"])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_late_hands_hold_no_card_that_is_still_where_it_is_shown(game: str) -> None:
    players = min(count for count in GAMES[game].meta.players if count > 1)
    lines = random_table(game, players, 5)
    table, late = TableState("table"), SettledTable("table")
    held: list[dict[str, list[str]]] = []
    dealt: list[bool] = []
    for line in lines:
        shown = apply(table, line)
        held.append(looks.all_hands(table.match) if table.match else {})
        dealt.append(any("dealt" in event.kind for event in shown.events))
        late.follow(table)
        if table.status != "playing" or not late.has_begun:
            continue
        then = late.state.number
        assert then <= table.number - 8
        for place, pieces in held[then - 1].items():
            for piece in set(pieces):
                _check_left(piece, place, held[then - 1 :], any(dealt[then:]))
    assert late.state.number == table.number, "after the end everything is open"


def test_of_a_game_that_names_no_hands_nothing_is_shown_before_the_end() -> None:
    with registered():
        table, late = TableState("table"), SettledTable("table")
        for line in random_table(HIGH_NOTE, 2, 3):
            apply(table, line)
            late.follow(table)
            assert late.has_begun == (table.status == "finished")


def _check_left(piece: str, place: str, held: list[dict[str, list[str]]], dealt: bool) -> None:
    """It was played, or all was dealt again; of equal cards one went."""
    counts = [hands.get(place, []).count(piece) for hands in held]
    went = any(after < before for before, after in pairwise(counts))
    assert dealt or went, f"{piece} is still in {place}"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_replay_of_a_game_under_way_shows_no_hand_and_no_talk(game: str) -> None:
    bots = max(2, min(GAMES[game].meta.players)) - 2
    table = watched(SHOULDER, game, bots)
    table.submit(commands.AskLook(CY, 0))
    table.submit(commands.AnswerLook(ANN, CY.id))
    table.submit(commands.Say(ANN, "hello"))
    table.submit(commands.Say(DEE, "hush"))
    for _ in range(6):
        table.move()
    for seat in (0, 1):
        with pytest.raises(Refusal, match="owner"):
            _replay(table.state, CY.id, seat)
    replay = _replay(table.state, CY.id, None)
    assert all(step.open is None for step in replay.steps)
    assert not {step.line.kind for step in replay.steps} & {"said", "remarked"}
    table.submit(commands.CloseAbandoned(1.0))
    after = _replay(table.state, CY.id, 1)
    assert any(step.open for step in after.steps)
    assert not {step.line.kind for step in after.steps} & {"said", "remarked"}


def _replay(state: TableState, person: str, seat: int | None) -> replays.Replay:
    blank = TableState(state.id)
    wanted = replays.Wanted(person, seat, 1, 50, "en")
    return replays.steps(blank, replays.told_again(blank, state), wanted)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_television_and_a_stranger_are_told_the_same_whoever_looks(game: str) -> None:
    bots = max(2, min(GAMES[game].meta.players)) - 2
    table = watched(OPEN, game, bots)
    television, stranger = table.join(None), table.join(DEE)
    table.submit(commands.AskLook(CY))
    for owner in (ANN, BEN):
        table.submit(commands.AnswerLook(owner, CY.id))
    looker = table.join(CY)
    for _ in range(8):
        table.move()
    assert "open" in looker.position
    for one in (television, stranger):
        assert one.shown is None
        assert one.position == plain(projection.position(table.state, SPECTATOR, False))
    assert television.received[1:] == stranger.received[1:]
    assert not any("open" in (one.get("position") or {}) for one in television.received)


def test_a_look_is_told_to_everybody() -> None:
    table = watched(SHOULDER)
    ben = table.join(BEN)
    table.submit(commands.AskLook(CY, 0))
    table.submit(commands.AnswerLook(ANN, CY.id))
    assert ben.received[-1]["table"]["looks"] == [
        {"person": CY.id, "name": "Cy", "seat": 0, "missing": []}
    ]
    assert entries.kebab(entries.AllowedLook.__name__) == ben.received[-1]["line"]["kind"]
