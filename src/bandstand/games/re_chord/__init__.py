"""Re-Chord, by Marshall Britt and Andrew Toth: picks, chords and songs on a fretboard."""

from __future__ import annotations

from bandstand.kernel.game import assemble

GAME = assemble(__name__)
