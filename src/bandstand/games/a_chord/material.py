"""What is in the box of Take the A Chord.

A card is the number ``colour * 7 + chord``; a set of cards has one bit a card.
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("blue", "green", "red", "yellow", "purple")
CHORDS: Final = "ABCDEFG"
CHORD_COUNT: Final = 7
CARD_COUNT: Final = 35

DECK: Final = 0x7FFFFFFFF
ONE_COLOUR: Final = 0x7F  # the seven cards of colour 0
ONE_CHORD: Final = 0x10204081  # the five cards of chord 0

STAGES: Final = 3
MOST_IMPROVISATIONS: Final = 3  # in a row
IMPROVISATION_BONUS: Final = 15

# Stage points by the number of trick tokens, the spotlight counting as one, for each number of
# players. RECONSTRUCTED: of the printed insets only the four-player values at 0, 2 and 5 are known
# from the rulebook. Owners of the box can give the printed numbers as the option `inset`.
INSETS: Final = {
    2: (0, 5, 10, 15, 20, 30, 15, 0, -15, -30),
    3: (0, 5, 10, 15, 20, 30, 15, 0, -15, -30, -45, -60, -75),
    4: (0, 10, 20, 30, 15, 0, -15, -30, -45, -60),
}

CARDS_DEALT: Final = {2: 8, 3: 11, 4: 8}
# Two players play to four places, in clockwise order.
PLACES: Final = {2: 4, 3: 3, 4: 4}
PLACES_OF_TWO: Final = ("white L", "black R", "black L", "white R")
