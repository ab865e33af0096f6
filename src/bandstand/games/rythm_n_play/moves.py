"""The moves of Rythm 'n' Play as numbers, and the questions they answer."""

from __future__ import annotations

from typing import Final

from bandstand.kernel.native import i64

# The moves: compose each sort of PLAY card, then these.
PICK_UP: Final = 9
TAKE: Final = 10
PASS: Final = 11
SPEND: Final = 12  # and the three after it: whole, half, quarter, eighth
DONE: Final = 16
TONALITY: Final = 17  # Sharp, and Flat after it
LAY: Final = 19  # and the eight after it: each sort of PLAY card
MOVE_COUNT: Final = 28

# The same by what one does, for sentences that say what can be done.
COMPOSING: Final = 0
EXCHANGING: Final = 1
TAKING: Final = 2
PASSING: Final = 3
PICKING_UP: Final = 4
SPENDING_MORE: Final = 5
DRAWING: Final = 6
CHOOSING_TONALITY: Final = 7
LAYING: Final = 8

# What the player whose turn it is must decide.
CHOOSE_TONALITY: Final = 0
ACT: Final = 1
LAY_DOWN: Final = 2
OVER: Final = 3


def way_of(move: i64, exchanging: bool) -> i64:
    """What one does by this move; *exchanging*: RYTHM cards have been chosen."""
    if move < PICK_UP:
        return COMPOSING
    if move == PICK_UP:
        return PICKING_UP
    if move == TAKE:
        return TAKING
    if move == PASS:
        return PASSING
    if move < DONE:
        return SPENDING_MORE if exchanging else EXCHANGING
    if move == DONE:
        return DRAWING
    return CHOOSING_TONALITY if move < LAY else LAYING
