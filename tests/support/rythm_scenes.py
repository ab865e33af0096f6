"""Moments of Rythm 'n' Play for its tests: positions as text, moves as text."""

from __future__ import annotations

import pytest

from bandstand.games.rythm_n_play import GAME
from bandstand.games.rythm_n_play.material import (
    CHANGES,
    LETTERS,
    VALUES,
    count_play,
    count_rythm,
)
from bandstand.games.rythm_n_play.state import RythmNPlay
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.event import Event
from bandstand.text import sentences

SORTS = LETTERS + CHANGES
every_count = pytest.mark.parametrize("players", GAME.meta.players)


def play_cards(text: str) -> int:
    """PLAY cards as counts."""
    return count_play(SORTS.index(card) for card in text.split())


def rythm_cards(text: str) -> int:
    """RYTHM cards as counts."""
    return count_rythm(VALUES.index(value) for value in text.split())


def at(text: str, dice: Dice | None = None) -> RythmNPlay:
    """A position without its first word, to whose events somebody listens."""
    state: RythmNPlay = GAME.from_position(f"rythm-n-play {text}", dice)
    state.journal = []
    return state


def new(players: int, seed: int = 1, **options: object) -> RythmNPlay:
    state: RythmNPlay = GAME.new(players, GAME.settle(players, options), seeded(seed), [])
    return state


def play(state: RythmNPlay, *texts: str) -> list[Event]:
    """Make these moves, each by the seat to move, each legal; returns the events."""
    assert state.journal is not None
    before = len(state.journal)
    for text in texts:
        seat = lowest(state.to_act())
        move = GAME.read_move(state, text)
        reason = state.refusal(seat, move)
        assert reason is None, (text, reason)
        state.play(seat, move)
    return state.journal[before:]


def legal(state: RythmNPlay) -> list[str]:
    moves = state.moves(lowest(state.to_act()))
    return [GAME.write_move(state, move) for move in moves]


def why_not(state: RythmNPlay, text: str) -> str:
    """The code of the refusal; its sentence must be complete."""
    seat = lowest(state.to_act())
    reason = state.refusal(seat, GAME.read_move(state, text))
    assert reason is not None, f"{text} is legal"
    names = [f"Player {seat + 1}" for seat in range(state.players)]
    assert sentences(GAME).sentence(reason.code, reason.facts, names, seat).endswith(".")
    return reason.code


def sentence(state: RythmNPlay, text: str) -> str:
    """What the player to move is told when this is refused."""
    seat = lowest(state.to_act())
    reason = state.refusal(seat, GAME.read_move(state, text))
    assert reason is not None, f"{text} is legal"
    return sentences(GAME).sentence(reason.code, reason.facts, ["Ann", "Bob"], seat)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
