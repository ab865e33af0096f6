"""Perft: how many sequences of legal moves there are from fixed positions of Re-Chord.

The counts of the first two positions were found a second time by a program that was written from
the specification and shares no code with ours.
"""

from __future__ import annotations

import pytest

from bandstand.games.re_chord import GAME
from bandstand.games.re_chord.state import ReChord
from bandstand.kernel.dice import seeded
from support.perft import perft

# A position, and how many sequences of 1, 2, 3 ... moves begin in it.
COUNTS: dict[str, list[int]] = {
    # One turn without cards in hand: every action, and the abilities of every pick but red.
    "re-chord 2; board 6/1:red 5/1:-grey; supply white blue purple": [5, 115, 370],
    (
        "re-chord 2; board 6/1:red 5/1:-purple 4/1:green 6/3:-blue 5/3:wylde; "
        "supply green grey wylde"
    ): [5, 108, 517],
    # Complete chords before anything else, replacements from a small deck, the others' orders.
    (
        "re-chord 3; board 4/2:wylde 3/2:wylde 2/2:wylde; supply white white red green; "
        "hands A-c A-d / G-a / E-a; deck C-a C-b"
    ): [8, 157, 747],
    # Purple: each revealed pick and its ability, or none.
    (
        "re-chord 2; asks ability; ability purple; at 6/1; placed 1; changed 1; turns 28; "
        "board 6/1:purple 5/1:-blue 4/1:-red 3/1:-green 2/1:-wylde 1/1:-purple; "
        "supply - wylde red; hands A-a G-a / D-a"
    ): [6, 26, 294, 1276],
    # Solo with live clang: asked after each change of the automa's, any card may be tried.
    (
        "re-chord 1; options clang=live; board 4/2:white 3/2:grey 6/1:blue; "
        "supply blue red wylde; songs S1-12 / -; pile S1-01; hands A-c / G-a; trail 6/1"
    ): [6, 127, 648],
}


@pytest.mark.parametrize("position", COUNTS)
def test_sequences_of_moves_from_a_position(position: str) -> None:
    state: ReChord = GAME.from_position(position, seeded(1))
    counts = COUNTS[position]
    assert perft(state, len(counts)) == counts
