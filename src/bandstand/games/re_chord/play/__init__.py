"""What a move does, in the order of the rulebook.

``turn`` says what follows what; ``actions`` and ``abilities`` are what the active guitarist does,
``picks`` the ways in which the fretboard changes, ``claims`` chords, songs and standing orders,
``automa`` the turn of the automa in solo play.
"""

from __future__ import annotations

from bandstand.games.re_chord.play.turn import play

__all__ = ["play"]
