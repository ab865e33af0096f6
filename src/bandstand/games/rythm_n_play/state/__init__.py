"""A game of Rythm 'n' Play at one moment: its fields, copies of it, its position as text."""

from __future__ import annotations

from bandstand.games.rythm_n_play.state.fields import (
    Player,
    RythmNPlay,
    Terms,
    agree,
    new_game,
    read_position,
    unpack,
)

__all__ = ["Player", "RythmNPlay", "Terms", "agree", "new_game", "read_position", "unpack"]
