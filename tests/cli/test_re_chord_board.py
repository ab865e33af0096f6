"""The terminal fretboard of Re-Chord."""

from __future__ import annotations

import io

from rich.console import Console

from bandstand.cli import boards
from bandstand.games.re_chord import GAME
from bandstand.games.re_chord.state import ReChord
from support.re_chord_table import table


def drawn(state: ReChord, reader: int) -> list[str]:
    screen = Console(file=io.StringIO(), width=80, highlight=False, no_color=True)
    names = ["Ann", "Ben"][: state.players]
    screen.print(boards.draw("re-chord", GAME.view(state, reader), names, reader))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue().splitlines()


def strings(lines: list[str]) -> list[str]:
    return [line[:36] for line in lines if "||" in line]


def test_the_nut_is_on_the_left_and_strings_have_their_names() -> None:
    state = table("6/1:red 1/5:wylde 4/3:grey")
    assert strings(drawn(state, 0)) == [
        "1 e ||--.--|--.--|--.--|--.--|- * -|",
        "2 B ||--.--|--.--|--.--|--.--|--.--|",
        "3 G ||--.--|--.--|--.--|--.--|--.--|",
        "4 D ||--.--|--.--|- Y -|--.--|--.--|",
        "5 A ||--.--|--.--|--.--|--.--|--.--|",
        "6 E ||- R -|--.--|--.--|--.--|--.--|",
    ]


def test_a_face_down_pick_shows_its_letter_to_who_knows_it() -> None:
    state = table("6/1:-red", more="knows 6/1 /")
    assert "||-(R)-|" in strings(drawn(state, 0))[5]
    assert "||-(?)-|" in strings(drawn(state, 1))[5]
    assert "||-(?)-|" in strings(drawn(state, -1))[5]


def test_own_cards_are_dots_and_met_dots_have_a_plus() -> None:
    state = table("6/3:-blue 5/2:red", hands=["G-a", "A-c"])
    lines = drawn(state, 0)
    start = next(number for number, line in enumerate(lines) if line.startswith("G-a 4/9"))
    assert [line.rstrip() for line in lines[start + 1 : start + 7]] == [
        "|. . Y . .",
        "|. . . . .",
        "|. . . . .",
        "|. . . . .",
        "|. P . . .",
        "|. . o+. .",
    ]
    assert not any("A-c" in line for line in lines)


def test_live_clang_marks_nothing() -> None:
    state = table("6/3:-blue", hands=["G-a", ""], clang="live")
    assert not any("o+" in line for line in drawn(state, 0))


def test_supply_bag_deck_and_pad() -> None:
    text = "\n".join(drawn(table("6/1:red", supply="white wylde grey"), -1))
    assert "1 white 2 wylde 3 grey" in text
    assert "bag 29, deck 28" in text
    assert "purple" in text


def test_the_automas_row_is_drawn() -> None:
    state = table(players=1, hands=["A-c", "G-a G-b"])
    text = "\n".join(drawn(state, 0))
    assert "The automa's row" in text
    assert "G-b" in text
