"""A game of Re-Chord at one moment: ``fields`` with its parts, and ``position``, its text."""

from __future__ import annotations

from bandstand.games.re_chord.state.fields import ReChord, blank, read_position, unpack

__all__ = ["ReChord", "blank", "read_position", "unpack"]
