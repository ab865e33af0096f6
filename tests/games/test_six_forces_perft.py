"""Perft: how many sequences of legal moves there are from fixed positions of 6 Forces.

The counts of the tricks were found a second time by a program that shares no code with ours, those
of the first two moves of a game by hand.
"""

from __future__ import annotations

import pytest

from bandstand.games.six_forces import GAME
from bandstand.games.six_forces.state import SixForces
from bandstand.kernel.dice import seeded
from support.perft import perft

# A position, and how many sequences of 1, 2, 3 ... moves begin in it.
COUNTS: dict[str, list[int]] = {
    # The conception: everything is open; then the second lap after a trump was repeated.
    "six-forces 3": [31, 775, 15257, 117924],
    "six-forces 4; predicted 3 / 3+ / - / -; trumps - / - / red / red": [5, 20, 340, 2900],
    # Four tricks, to the end of the round; with four players, in the middle of a trick.
    (
        "six-forces 3; predicted 1 / 1 / 1; trumps red / big / small; "
        "hands r1 r6 y5 b9 / r4 b2 g3 g6 / y2 y7 b5 g8"
    ): [4, 7, 17, 51, 89, 195, 390, 631, 1020, 1020, 1020, 1020],
    (
        "six-forces 4; predicted 3 / 2+ / 0 / 4; trumps blue / small / big / blue; "
        "hands r2 y11 g5 g9 / r9 y1 b6 b12 / r3 y6 b1 g12 / r10 b3 g2; leader 4; trick b7"
    ): [4, 8, 8, 24, 44, 64, 120, 240, 339, 480, 700],
}


@pytest.mark.parametrize("position", COUNTS)
def test_sequences_of_moves_from_a_position(position: str) -> None:
    state: SixForces = GAME.from_position(position, seeded(1))
    counts = COUNTS[position]
    assert perft(state, len(counts)) == counts
