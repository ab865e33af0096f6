"""The terminal board of Fiddlefoo."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from bandstand.cli.boards import fiddlefoo
from bandstand.games.fiddlefoo import GAME
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.games.fiddlefoo.state.phases import CHOOSE_CARD, CHOOSE_CELL, CHOOSE_THROWS
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from support.fiddlefoo_scenes import KEYS, say, scene

SQUARE = "y3@0,0 r3@1,0 b3@0,1 p4@1,1"
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]


def drawn(state: Fiddlefoo, reader: int) -> str:
    page = StringIO()
    console = Console(width=120, file=page, color_system=None)
    console.print(fiddlefoo.draw(GAME.view(state, reader), NAMES[: state.players], reader))
    return page.getvalue()


def test_the_map_has_coordinates_and_shows_the_free_cells_to_the_placer_only() -> None:
    state = scene(SQUARE, "y8 y9 / r1 r2")
    assert "[ ]" not in drawn(state, 0)
    say(state, 0, "y8")
    text = drawn(state, 0)
    lines = [line.split("  Ann")[0] for line in text.splitlines()]
    assert any(line.split()[:4] == ["-1", "0", "1", "2"] for line in lines)
    assert text.count("[ ]") == 4
    assert "chosen" in text
    assert "[ ]" not in drawn(state, 1)
    assert "chosen" not in drawn(state, 1)


def test_hands_of_others_are_hidden_but_for_known_cards() -> None:
    state = scene(SQUARE, "y12 r16 / y4 b11 / r9 b14")
    say(state, 0, "y12", "2,0")
    say(state, 1, "y4", "done")
    say(state, 2, "done")
    text = drawn(state, 1)
    assert "y4" in text.split("Your hand")[0]
    assert "r16" not in text
    assert "b11" in text.split("Your hand")[1]
    assert fiddlefoo.numbered(GAME.view(state, 1), 1) == ["b11"]


def test_piles_pairs_and_special_cards_are_shown() -> None:
    state = scene(
        SQUARE, "y12 r16 / y4 discard", piles="r8", cooperative=True,
        specials="discard=b9",
    )  # fmt: skip
    say(state, 0, "y12", "2,0")
    text = drawn(state, 1)
    assert "red 4/10: r8" in text
    assert "Pairs of y12: y3" in text
    assert "b9*" in text
    assert "when paired" in text
    say(state, 1, "pile y4")
    assert "to its pile" in drawn(state, 1)


@pytest.mark.parametrize("players", [2, 6])
def test_every_moment_of_a_game_can_be_drawn_for_everybody(players: int) -> None:
    options = {"talkytoot": KEYS, "safesong": True, "toned_down": True, "wildcard": True}
    state = GAME.new(players, GAME.settle(players, {"rounds": 1, **options}), seeded(2))
    dice = seeded(3)
    moments = 0
    while not state.over():
        moments += 1
        if moments % 10 == 0 or state.phase not in (CHOOSE_CARD, CHOOSE_CELL, CHOOSE_THROWS):
            assert drawn(state, -1)
            assert drawn(state, lowest(state.to_act()))
        seat = lowest(state.to_act())
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
    assert "the game is over" in drawn(state, -1)
