"""Take the A Chord: how many ways there are to play on, from fixed positions."""

from __future__ import annotations

import pytest

from bandstand.games.a_chord import GAME
from support.perft import perft

# A position, and how many sequences of one, two, three ... moves it has.
COUNTS: dict[str, list[int]] = {
    # The rulebook's example: the fourth player's choice, then the next round or an improvisation.
    "a-chord 4; key B; round rD rE rC; "
    "hands yA yB yC yD / bA bC bE bG / gA gB gD gE / pC rB rF bD pA": [
        4,
        16,
        64,
        256,
        1024,
        3072,
        9216,
    ],
    # Three players, to the end of a stage.
    "a-chord 3; key D; leader 2; face-down 1; hands rA rC yB / rB gA gC / bA bB yC": [
        3,
        9,
        27,
        54,
        100,
        196,
        196,
        196,
        196,
    ],
    # Two players, in the last round of the first half and on into the second.
    "a-chord 2; key G; leader black-L; face-down 3; hands rB bB / rC rE; "
    "aside gA gB rD yB / gC gD rF yF": [2, 2, 2, 2, 8, 14, 22, 62, 124, 140, 162, 162],
}


@pytest.mark.parametrize("position", COUNTS)
def test_the_number_of_ways_to_play_on(position: str) -> None:
    expected = COUNTS[position]
    state = GAME.from_position(position)
    assert perft(state, len(expected)) == expected
