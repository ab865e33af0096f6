"""The terminal drawing of Rythm 'n' Play."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from bandstand.cli.boards import rythm_n_play as board
from bandstand.games.rythm_n_play import GAME
from bandstand.games.rythm_n_play.state import RythmNPlay
from bandstand.kernel.dice import seeded
from support.rythm_scenes import at

NAMES = ["Ann", "Bob", "Cid"]


# Ann's turn; she holds B C Sharp, a quarter and two eighths.
UNDER_WAY = "play B C Sharp / A*2 D E / A C F G; rythm quarter eighth*2 / half / whole"


def new(**options: object) -> RythmNPlay:
    state: RythmNPlay = GAME.new(3, GAME.settle(3, {"first": 1, **options}), seeded(3))
    return state


def drawn(state: RythmNPlay, reader: int, width: int = 100) -> str:
    page = StringIO()
    console = Console(width=width, color_system=None, file=page)
    console.print(board.draw(GAME.view(state, reader), NAMES, reader))
    return page.getvalue()


def test_before_the_tonality_is_chosen() -> None:
    text = drawn(new(), 0)
    assert "not yet chosen" in text
    assert "The stave is empty." in text


def test_the_stave_is_drawn_with_its_tonality() -> None:
    state = at(f"3; tonality Flat; stave B E Flat; {UNDER_WAY}")
    lines = drawn(state, 1).splitlines()
    assert lines[0].startswith("Tonality Flat ♭ ↓ falling")
    stave = {line[:3].strip(): line[4:] for line in lines[2:9]}
    assert list(stave) == ["G", "F", "E", "D", "C", "B", "A"], "high notes on top"
    assert stave["B"].rstrip() == " ●  ─  ─"
    assert stave["E"].rstrip() == " ─  ●  ─"
    assert lines[1].rstrip().endswith("♭")
    assert "B E Flat  (3, last by Cid)" in lines[9]


def test_solfege_is_never_mixed_with_letters() -> None:
    text = drawn(at("3; options names=solfege; play Re Mi Sharp / Do / Fa"), 0)
    assert "1 Re  2 Mi  3 Sharp" in text
    assert " B " not in text


def test_a_hand_is_shown_to_its_owner_with_a_number_for_each_sort() -> None:
    state = at(f"3; {UNDER_WAY}")
    assert "1 B  2 C  3 Sharp  4 quarter  5 eighth ×2" in drawn(state, 0)
    assert board.numbered(GAME.view(state, 0), 0) == [
        "B",
        "C",
        "Sharp",
        "spend quarter",
        "spend eighth",
    ]
    assert "Your hand" not in drawn(state, -1)
    assert "quarter" not in drawn(state, 1).split("Your hand")[0]


def test_cards_to_lay_are_numbered_as_such() -> None:
    state = at("3; play A B C D E F G Sharp Flat / D / A; rythm quarter eighth*2 / half / whole")
    assert "to lay face up: 5" in drawn(state, 0)
    assert "to lay" not in drawn(state, 1)
    assert board.numbered(GAME.view(state, 0), 0)[:2] == ["lay A", "lay B"]


def test_an_exchange_under_way_is_shown_to_its_player_alone() -> None:
    state = at(f"3; {UNDER_WAY}")
    state.play(0, GAME.read_move(state, "spend eighth"))
    assert "towards an exchange: eighth = 0.5 beats" in drawn(state, 0)
    assert "towards" not in drawn(state, 1)
    state.play(0, GAME.read_move(state, "spend eighth"))
    assert drawn(state, 0).rstrip().endswith("= 1 beat")


def test_who_must_continue_is_told() -> None:
    state = at(f"3; stave A; layer 1; {UNDER_WAY}")
    assert "You must continue or pick up." in drawn(state, 0)
    assert "Ann must continue or pick up." in drawn(state, 1)


@pytest.mark.parametrize("reader", [-1, 0])
@pytest.mark.parametrize("memory_aid", [True, False])
def test_every_moment_of_a_game_fits_eighty_columns(reader: int, memory_aid: bool) -> None:
    state, dice = new(memory_aid=memory_aid), seeded(5)
    while not state.over():
        moves = state.moves(state.turn)
        state.play(state.turn, moves[dice.below(len(moves))])
        text = drawn(state, reader, 80)
        assert all(len(line) <= 80 for line in text.splitlines())
    assert "the game is over" in drawn(state, reader)


def test_a_silent_lap_counts_down() -> None:
    state = at(f"3; silence 1; play-stack -; {UNDER_WAY}")
    assert "1 more silent turn would end the game." in drawn(state, 0)
    view: Any = GAME.view(state, 0)
    assert view["silence"] == 1
