"""What is in the box of 6 Forces: trick cards, trump cards, prediction chips.

A card is the number ``colour * 12 + rank``; its rank is its number counted from 0, so that the red
1 is card 0 and the green 12 is card 47. A set of cards has one bit a card.
"""

from __future__ import annotations

from typing import Final, Literal

from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

# What a trick does to its winner's prediction: nothing new, it is reached, or gone beyond.
STANDINGS: Final = ("unchanged", "reached", "over")
UNCHANGED: Final = 0
REACHED: Final = 1
OVER: Final = 2
NOT_YET: Final = -1  # a prediction or a trump still to be chosen

# -- Trick cards ----------------------------------------------------------------------------------

ColourName = Literal["red", "yellow", "blue", "green"]
COLOURS: Final[tuple[ColourName, ...]] = ("red", "yellow", "blue", "green")
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GREEN: Final = 3
NUMBER_COUNT: Final = 12  # in each colour
CARD_COUNT: Final = 48
CARDS_DEALT: Final = 12  # to each player, which makes twelve tricks a round
_RED_CARDS: Final = 0xFFF
_ONES: Final = 0x1001001001  # the 1 of each colour


def colour_of(card: i64) -> i64:
    """The card's colour, as its place in ``COLOURS``."""
    return card // NUMBER_COUNT


def rank_of(card: i64) -> i64:
    """The card's number, counted from 0."""
    return card % NUMBER_COUNT


def number_of(card: i64) -> i64:
    """The number printed on the card."""
    return rank_of(card) + 1


def cards_of_colour(colour: i64) -> i64:
    """All cards of one colour."""
    return shift(_RED_CARDS, NUMBER_COUNT * colour)


def cards_above(card: i64) -> i64:
    """All cards after this one: of its own colour, those with higher numbers."""
    return -shift(2, card)


def cards_ranked_up_to(rank: i64) -> i64:
    """The cards of all colours that have this rank or a lower one."""
    return (shift(1, rank + 1) - 1) * _ONES


def cards_ranked_from(rank: i64) -> i64:
    """The cards of all colours that have this rank or a higher one."""
    return (_RED_CARDS & ~(shift(1, rank) - 1)) * _ONES


# By the number of players: three leave the numbers 10 to 12 in the box.
HIGHEST_NUMBERS: Final = {3: 9, 4: 12}

# -- Trump cards ----------------------------------------------------------------------------------

# Every player has one of each kind; the first four are the colours, in the same order.
TrumpName = ColourName | Literal["big", "small"]
TRUMPS: Final[tuple[TrumpName, ...]] = (*COLOURS, "big", "small")
TRUMP_COUNT: Final = 6
BIG: Final = 4
SMALL: Final = 5
# By the number of players: how many trump cards on the table may repeat another.
REPEATED_TRUMPS: Final = {3: 0, 4: 1}

# -- Chips and points -----------------------------------------------------------------------------

CHIPS: Final = 15
POINTS_WITHOUT_SPARE: Final = 4  # for a prediction that came true
POINTS_WITH_SPARE: Final = 2
POINTS_PER_TRICK_AWAY: Final = -1
