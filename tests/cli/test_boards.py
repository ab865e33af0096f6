"""Boards: nothing depends on colour, and any view can be drawn."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from bandstand.cli import boards
from bandstand.cli.boards import plain
from bandstand.cli.choices import Choice, merged
from bandstand.cli.terminal_game import _refusals
from bandstand.games.registry import GAMES
from bandstand.kernel.dice import seeded
from support import pledge

NAMES = ["Ann", "Ben", "Cas", "Dee", "Eve", "Fay"]


def drawn(renderable: Any, columns: int) -> str:
    screen = Console(file=io.StringIO(), width=columns, highlight=False)
    screen.print(renderable)
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def positions(game_id: str, players: int) -> list[Any]:
    """A game at random: six positions spread over it, and the last."""
    game = GAMES[game_id]
    dice = seeded(3)
    state = game.new(players, game.settle(players, {}), dice.spawn())
    found = [state.clone()]
    while not state.over():
        seat = (state.to_act() & -state.to_act()).bit_length() - 1
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
        found.append(state.clone())
    return [*found[:: len(found) // 3], state]


@pytest.mark.parametrize(
    ("game_id", "players"),
    [(game.meta.id, players) for game in GAMES.values() for players in game.meta.players],
)
def test_every_position_can_be_drawn(game_id: str, players: int) -> None:
    """For who watches, and for the first and the last seat in turns."""
    game = GAMES[game_id]
    for number, state in enumerate(positions(game_id, players)):
        for reader in (-1, (0, players - 1)[number % 2]):
            view = game.view(state, reader)
            for board in (
                boards.draw(game_id, view, NAMES, reader),
                plain.draw(view, NAMES, reader),
            ):
                for columns in (60, 100):
                    lines = drawn(board, columns).splitlines()
                    assert lines
                    assert max(len(line.rstrip()) for line in lines) <= columns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_of_a_chord_says_everything_in_letters(players: int) -> None:
    game = GAMES["a-chord"]
    state = game.new(players, game.settle(players, {"first": 1}), seeded(8))
    leader = 0
    state.play(leader, state.moves(leader)[0])
    view: dict[str, Any] = game.view(state, 1)
    board = drawn(boards.draw("a-chord", view, NAMES[:players], 1), 60)
    assert f"[{view['key']}]" in board
    assert f"turned up {view['turned_up']}" in board
    colour, chord = view["round"][0]["card"]
    names = {"b": "blue", "g": "green", "r": "red", "y": "yellow", "p": "purple"}
    assert f"{names[colour]} {chord}" in board
    for number, card in enumerate(view["people"][1]["hand"], 1):
        assert f"{number} {card}" in board
    assert boards.numbered("a-chord", view, 1) == view["people"][1]["hand"]


def test_a_spectator_sees_no_hand() -> None:
    game = GAMES["a-chord"]
    state = game.new(4, game.settle(4, {}), seeded(8))
    assert "Your hand" not in drawn(boards.draw("a-chord", game.view(state, -1), NAMES[:4], -1), 60)


def test_the_plain_board_names_seats_and_hides_what_is_hidden() -> None:
    state = pledge.GAME.new(2, {}, seeded(1))
    state.play(0, 2)
    board = drawn(boards.draw("pledge", pledge.GAME.view(state, 0), NAMES[:2], 0), 60)
    rows = [line.split() for line in board.splitlines()]
    assert ["people", "You", "Ben"] in rows
    assert ["pick", "2", "?"] in rows
    assert ["done", "no", "no"] in rows


def test_sentences_that_differ_in_a_word_are_told_once() -> None:
    assert merged(["no A is here", "no B is here", "no A is here"]) == "no A or B is here"
    assert merged(["no A is here", "no B is there"]) is None
    assert merged(["a b", "a b c"]) is None
    assert merged([]) is None


def test_forbidden_moves_are_told_together_where_their_reasons_are_alike() -> None:
    reasons = {
        "y4": "Yellow 4 is out.",
        "y6": "Yellow 6 is out.",
        "r5": "Red 5 is out.",
        "p1": "No.",
    }
    forbidden = [Choice("1", card, 0, True, reason) for card, reason in reasons.items()]
    assert _refusals(forbidden) == [
        "Not now y4, y6: Yellow 4 or 6 is out.",
        "Not now r5: Red 5 is out.",
        "Not now p1: No.",
    ]
    assert _refusals([]) == []
