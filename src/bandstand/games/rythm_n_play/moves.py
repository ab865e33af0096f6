"""The moves of Rythm 'n' Play as numbers, and the questions they answer."""

from __future__ import annotations

from typing import Final

# The moves: compose each sort of PLAY card, then these.
PICK_UP: Final = 9
TAKE: Final = 10
PASS: Final = 11
SPEND: Final = 12  # and the three after it: whole, half, quarter, eighth
DONE: Final = 16
TONALITY: Final = 17  # Sharp, and Flat after it
LAY: Final = 19  # and the eight after it: each sort of PLAY card
MOVE_COUNT: Final = 28

# What the player whose turn it is must decide.
CHOOSE_TONALITY: Final = 0
ACT: Final = 1
LAY_DOWN: Final = 2
OVER: Final = 3
