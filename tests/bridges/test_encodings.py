"""Views as arrays: every view has its place, nothing leaks, seats look from where they sit."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from bandstand.bridges import infer_schema
from bandstand.bridges.encoders import Misfit, writer
from bandstand.bridges.encodings import encoder
from bandstand.games.registry import GAMES
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from support.battery import Case, cases, positions


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_view_fits_and_shows_nothing_hidden(case: Case) -> None:
    look = encoder(case.game_id)
    for number, position in enumerate(positions(case)):
        seat = number % case.players
        flat = look.flat(position.state, seat)
        assert flat.shape == (look.size,)
        assert flat.min() >= 0.0
        assert flat.max() <= 1.0
        if number % 3 == 0:
            world = position.state.imagine(seat, seeded(9))
            assert (look.flat(world, seat) == flat).all()


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_part_of_a_view_is_declared(game_id: str) -> None:
    game = GAMES[game_id]
    players = game.meta.players[-1]
    view = game.view(game.new(players, game.settle(players, {}), seeded(1)), 0)
    assert set(view) - {"game"} == set(encoder(game_id).parts)
    parts = encoder(game_id).named(np.zeros(encoder(game_id).size, np.float32))
    assert sum(len(part) for part in parts.values()) == encoder(game_id).size


def write(shape: dict[str, Any], thing: object, seat: int = 0, players: int = 4) -> list[float]:
    pen = writer(shape)
    numbers = array("f", bytes(4 * pen.size))
    pen.write(thing, numbers, 0, seat, players)
    return [round(float(number), 4) for number in numbers]


def test_each_kind_of_shape() -> None:
    assert write({"kind": "flag"}, True) == [1]
    assert write({"kind": "number", "low": -5, "high": 15}, 0) == [0.25]
    assert write({"kind": "number", "low": 0, "high": 4}, 9) == [1]
    assert write({"kind": "word", "words": ["a", "b"]}, "b") == [0, 1, 0]
    assert write({"kind": "word", "words": ["a", "b"]}, "z") == [0, 0, 1]
    assert write({"kind": "seat"}, 1, seat=2) == [0, 0, 0, 1, 0, 0]
    assert write({"kind": "seats"}, [2, 3], seat=3) == [1, 0, 0, 1, 0, 0]
    bag = {"kind": "bag", "words": ["a", "b"], "most": 4}
    assert write(bag, ["a", "a", None, "b"]) == [0.5, 0.25, 0.25, 0]
    assert write(bag, ["z"]) == [0, 0, 0, 0.25]
    assert write({**bag, "of": "card"}, [{"card": "b"}, None]) == [0, 0.25, 0.25, 0]
    row = {"kind": "row", "most": 2, "item": {"kind": "flag"}}
    assert write(row, [True]) == [1, 1, 0, 0]
    table = {"kind": "table", "item": {"kind": "flag"}}
    assert write(table, [True, False], seat=1, players=2) == [1, 0, 1, 1] + [0] * 8
    record = {"kind": "record", "parts": {"x": {"kind": "flag"}, "y": {"kind": "flag"}}}
    assert write(record, {"y": True, "x": False}) == [0, 1]


def test_what_may_be_unknown_says_whether_it_is_known() -> None:
    shape = {"kind": "number", "low": 0, "high": 4, "unknown": True}
    assert write(shape, None) == [0, 0]
    assert write(shape, 0) == [1, 0]


def test_what_has_no_place_is_a_misfit() -> None:
    with pytest.raises(Misfit):
        write({"kind": "row", "most": 1, "item": {"kind": "flag"}}, [True, True])


def test_a_survey_tells_lists_in_order_from_heaps() -> None:
    sight = infer_schema.Sight("view")
    sight.look({"stave": ["b", "a"], "hand": ["a", "b"], "people": [1, 2]}, 2)
    sight.look({"stave": ["a", "b"], "hand": ["a"], "people": [1, 2, 5]}, 3)
    everything = infer_schema.Sight("everything")
    everything.look({"box": ["a", "c", "D-1"]}, 2)
    infer_schema._share_words(sight, everything)
    parts = sight.shape()["parts"]
    assert parts["stave"]["kind"] == "row"
    assert parts["hand"] == {"kind": "bag", "words": ["a", "b", "c"], "most": 3}
    assert parts["people"]["kind"] == "table"


def test_a_game_without_a_shape_says_how_to_make_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "new-game", GAMES["a-chord"])
    with pytest.raises(BandstandError, match=r"bandstand\.bridges\.infer_schema new-game"):
        encoder("new-game")
