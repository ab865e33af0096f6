"""Bots of one's own: found by name, asked with what the seat sees, refused with a sentence."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from bandstand import load_game
from bandstand.bots import own
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.lab.simulate import simulate


class Recorder:
    """Plays its first legal move and notes what it was shown."""

    games: list[Recorder] = []  # noqa: RUF012  of all that were made

    def __init__(self, game_id: str, players: int, seat: int) -> None:
        self.given = (game_id, players, seat)
        self.seen: list[Any] = []
        Recorder.games.append(self)

    def choose(self, view: dict[str, Any], moves: list[int]) -> int:
        self.seen.append(view)
        return moves[0]


@pytest.fixture(autouse=True)
def module() -> Iterator[ModuleType]:
    """A module of somebody's, with bots good and bad."""
    made = ModuleType("my_bots")
    made.__dict__.update(
        first=lambda view, moves: moves[0],
        wrong=lambda view, moves: -5,
        Recorder=Recorder,
        number=7,
    )
    sys.modules["my_bots"] = made
    Recorder.games.clear()
    yield made
    del sys.modules["my_bots"]


def test_a_class_is_made_for_every_game_and_shown_what_its_seat_sees() -> None:
    game = load_game("six-forces")
    simulate(game, 3, 4, seed=1, levels=[1, "my_bots:Recorder", 0])
    assert [one.given for one in Recorder.games] == [("six-forces", 3, 1)] * 4
    for one in Recorder.games:
        assert all(view["seat"] == 1 for view in one.seen)
        assert all(None in view["people"][0]["hand"] for view in one.seen[:1])


def test_the_same_seed_gives_the_same_games() -> None:
    game = load_game("a-chord")
    once, again = (
        simulate(game, 3, 5, seed=3, levels=["my_bots:first", 2, 0]).to_data() for _ in range(2)
    )
    assert once == again


def test_levels_alone_play_as_before() -> None:
    game = load_game("a-chord")
    results = []
    tables: list[list[own.Bot]] = [[2, 2, 2], [2, 2, "my_bots:first"]]
    for bots in tables:
        state = game.new(3, game.settle(3, {}), seeded(1))
        made: list[int] = []
        assert own.play_out(state, game, bots, seeded(2), made) == len(made) // 2
        results.append(made)
    assert results[0] != results[1]


@pytest.mark.parametrize(
    ("name", "match"),
    [
        ("nobody", "no entry point"),
        ("no_such_module:bot", "No module named"),
        ("my_bots:missing", "no attribute"),
        ("my_bots:number", "is a int: a bot is a function or a class"),
    ],
)
def test_a_bot_that_is_not_there_gets_a_sentence(name: str, match: str) -> None:
    with pytest.raises(BandstandError, match=match):
        own.check(name)


def test_an_illegal_move_of_an_own_bot_gets_a_sentence() -> None:
    with pytest.raises(BandstandError, match="my_bots:wrong answered -5"):
        simulate(load_game("a-chord"), 3, 1, seed=1, levels=["my_bots:wrong", 0, 0])
