"""The board of 6 Forces: nothing depends on colour, and nothing hidden is drawn."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from bandstand.cli.boards import six_forces
from bandstand.games.six_forces import GAME
from bandstand.games.six_forces.moves import write_cards
from bandstand.games.six_forces.state import SixForces
from bandstand.kernel.dice import seeded

NAMES = ["Ann", "Bob", "Cid", "Dot"]


def drawn(state: SixForces, reader: int, columns: int = 60) -> str:
    screen = Console(file=io.StringIO(), width=columns, highlight=False)
    screen.print(six_forces.draw(GAME.view(state, reader), NAMES[: state.players], reader))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def table(players: int, *moves: str, **options: object) -> SixForces:
    state: SixForces = GAME.new(players, GAME.settle(players, {"first": 1, **options}), seeded(8))
    for text in moves:
        move = GAME.read_move(state, text)
        assert move in state.moves(state.turn)
        state.play(state.turn, move)
    return state


@pytest.mark.parametrize("players", [3, 4])
def test_every_position_can_be_drawn(players: int) -> None:
    state, dice = table(players), seeded(2)
    while not state.over():
        for reader in (-1, 0, players - 1):
            assert max(map(len, drawn(state, reader).splitlines())) <= 60
        for _ in range(5):
            moves = state.moves(state.turn)
            if moves:
                state.play(state.turn, moves[dice.below(len(moves))])
    assert "the game is over" in drawn(state, 0)


def test_the_conception_shows_chips_predictions_and_trumps() -> None:
    board = drawn(table(3, "2+", "big", "0"), 1)
    assert "conception, lap 2 of 2  12 chips in the centre" in board
    lines = [line.split() for line in board.splitlines()]
    assert ["decides", "Ann", "-", "?", "2", "or", "3", "0", "0"] in lines
    assert ["You", "-", "big", "?", "0", "0"] in lines
    assert ["Cid", "-", "?", "0", "0", "0"] in lines


def test_a_trick_is_told_in_words_with_the_leaders_trump() -> None:
    state = table(3, "2+", "big", "0", "red", "1", "small")
    card = GAME.write_move(state, state.moves(0)[0])
    state.play(0, state.moves(0)[0])
    board = drawn(state, 1)
    colour = {"r": "red", "y": "yellow", "b": "blue", "g": "green"}[card[0]]
    assert f"{colour} {card[1:]}" in board
    assert "Ann leads: red is trump" in board
    assert f"{card[0]}: {card[1:]}" in board
    state = table(3, "2+", "big", "0", "small", "1", "red")
    assert "small is trump, the lowest number wins, of equals the later" in drawn(state, 1, 80)


def test_between_tricks_the_last_one_is_shown_with_its_winner() -> None:
    state = table(3, "2+", "big", "0", "red", "1", "small")
    for _ in range(3):
        state.play(state.turn, state.moves(state.turn)[0])
    board = drawn(state, state.leader)
    assert "last trick" in board
    assert board.count(" won ") == 2  # the column, and the winner's card
    assert "You lead: " in board


def test_the_hand_is_numbered_and_only_the_readers_own() -> None:
    state = table(4)
    hand = write_cards(state.people[2].hand)
    board = drawn(state, 2)
    for number, card in enumerate(hand, 1):
        assert f"{number} {card}" in board
    assert six_forces.numbered(GAME.view(state, 2), 2) == hand
    assert "Your hand" not in drawn(state, -1)


def test_without_the_memory_aid_played_cards_are_not_listed() -> None:
    assert "played" in drawn(table(3), 0)
    assert "played" not in drawn(table(3, memory_aid=False), 0)
