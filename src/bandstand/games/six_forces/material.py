"""What is in the box of 6 Forces.

A card is the number ``colour * 12 + number - 1``; a set of cards has one bit a card. Moves are the
cards, then the predictions without and with a spare chip, then the trumps.
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "yellow", "blue", "green")
COLOUR_COUNT: Final = 4
NUMBER_COUNT: Final = 12
CARD_COUNT: Final = 48
ONE_COLOUR: Final = 0xFFF  # the twelve cards of colour 0
ONE_NUMBER: Final = 0x1001001001  # the four cards of number 1

# Three players leave the numbers 10 to 12 in the box.
DECKS: Final = {3: 0x1FF1FF1FF1FF, 4: 0xFFFFFFFFFFFF}
CARDS_DEALT: Final = 12
CHIPS: Final = 15

# Every player has one trump card of each kind; the first four are the colours.
TRUMPS: Final = (*COLOURS, "big", "small")
TRUMP_COUNT: Final = 6
BIG: Final = 4
SMALL: Final = 5
ALL_TRUMPS: Final = 0x3F
# How many trump cards on the table may repeat another.
REPEATED_TRUMPS: Final = {3: 0, 4: 1}

FIRST_CHOICE: Final = 48  # moves from here on belong to the conception
EXACT_PREDICTIONS: Final = 13  # 0 to 12 tricks
SPARE_PREDICTIONS: Final = 12  # 0 or 1, up to 11 or 12 tricks
FIRST_SPARE: Final = 61
FIRST_TRUMP: Final = 73
MOVE_COUNT: Final = 79

POINTS_WITHOUT_SPARE: Final = 4
POINTS_WITH_SPARE: Final = 2
