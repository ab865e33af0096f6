"""How many ways Rythm 'n' Play can go on from fixed positions, as perft counts them in chess.

A number that changes says that a rule has changed, also where no clause test looks.
"""

from __future__ import annotations

import pytest

from bandstand.games.rythm_n_play import GAME
from support.perft import perft

# The sequences of moves of length 1, 2, 3 ..., or up to the end of the game.
COUNTS = {
    # Before the Tonality is chosen: four cards each, one RYTHM card, ordered stacks.
    "rythm-n-play 2; phase tonality; play A C F Sharp / B D G Flat; rythm half / quarter; "
    "play-stack E E A G Sharp C D B Flat F; rythm-stack eighth quarter eighth whole half": [
        2,
        10,
        39,
        126,
        378,
        1132,
        3249,
        9677,
    ],
    # Exchanges of one to three beats, some of which lead beyond the hand limit.
    "rythm-n-play 3; stave C; play B D E Flat / A F / G Sharp; "
    "rythm half quarter eighth / eighth*2 / whole; play-stack A A G F E D C B; "
    "rythm-stack quarter eighth half eighth quarter": [6, 17, 46, 129, 373, 957, 2468, 6733],
    # The last stave: its layer may continue it, and others can pass.
    "rythm-n-play 3; tonality Flat; stave D F Flat; layer 1; play A C Sharp / B E / F Flat; "
    "rythm half / eighth / quarter; play-stack -; rythm-stack eighth": [3, 3, 4, 6, 6, 7, 7, 6],
    # A silent lap is under way.
    "rythm-n-play 2; turn 2; play A Sharp / Flat; rythm whole / eighth; play-stack -; "
    "rythm-stack eighth half; silence 2": [1, 2, 2, 3, 2, 1, 0],
}


@pytest.mark.parametrize("position", COUNTS)
def test_the_ways_to_go_on(position: str) -> None:
    state = GAME.from_position(position)
    expected = COUNTS[position]
    assert perft(state, len(expected)) == expected
