"""Rythm 'n' Play, by Ludovic Barbe: notes up and down a stave that the last to add takes."""

from __future__ import annotations

from bandstand.kernel.game import assemble

GAME = assemble(__name__)
