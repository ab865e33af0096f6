"""Moves typed by name, numbers that do not exist, and verbs that fit their subject."""

from __future__ import annotations

import re
from io import StringIO

from rich.console import Console

from bandstand.cli import boards
from bandstand.cli.boards.cards import verb
from bandstand.games.registry import find
from bandstand.kernel.dice import seeded
from support.command import Command

SIX_FORCES = ("play", "six-forces", "--players", "3", "--seed", "1", "--option", "first=1")


def test_thirteen_tricks_are_told_the_limit(bandstand: Command) -> None:
    out = " ".join(bandstand(*SIX_FORCES, typed="13\n").out.split())
    assert "'13' is no move. A prediction is a number from 0 to 12" in out


def test_a_number_too_large_is_told_which_there_are(bandstand: Command) -> None:
    out = bandstand("play", "a-chord", "--seed", "1", "--option", "first=1", typed="99\n").out
    assert re.search(r"There is no number 99 here\. Possible: 1 to \d+\.", out)


def test_a_button_s_name_can_be_typed(bandstand: Command) -> None:
    out = bandstand(*SIX_FORCES, typed="Predict 2 tricks\n\n").out
    assert "You predict 2 tricks" in out


def test_nobody_reads_you_leads() -> None:
    assert verb("leads", "Ann") == "leads"
    assert verb("leads", "You") == "lead"
    for game_id in ("a-chord", "six-forces"):
        game = find(game_id)
        state = game.new(3, game.settle(3, {"first": 1}), seeded(1))
        while game_id == "six-forces" and state.choices_left:
            state.play(int(state.turn), state.moves(int(state.turn))[0])
        state.play(0, state.moves(0)[0])
        screen = Console(width=120, record=True, file=StringIO())
        screen.print(boards.draw(game_id, game.view(state, 0), ["Ann", "Bob", "Cid"], 0))
        assert "leads" not in screen.export_text()
