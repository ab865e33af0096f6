"""What is in the box of Take the A Chord, and how cards, orders of play and pads are numbers.

A card is the number ``colour * 7 + chord``; a set of cards has one bit a card. How the cards on the
table are one number is said in ``games/tricks.py``, which other trick games share.
"""

from __future__ import annotations

from typing import Final

from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

# -- Feeling cards -------------------------------------------------------------------------------

COLOURS: Final = ("blue", "green", "red", "yellow", "purple")
CHORDS: Final = "ABCDEFG"
CHORD_COUNT: Final = 7
CARD_COUNT: Final = 35

_ONE_COLOUR: Final = 0x7F  # the seven cards of colour 0
_ONE_CHORD: Final = 0x10204081  # the five cards of chord 0


def card_of(colour: i64, chord: i64) -> i64:
    """The card of this colour and chord."""
    return CHORD_COUNT * colour + chord


def colour_of(card: i64) -> i64:
    """The card's colour, an index of ``COLOURS``."""
    return card // CHORD_COUNT


def chord_of(card: i64) -> i64:
    """The card's chord, an index of ``CHORDS``."""
    return card % CHORD_COUNT


def cards_of_colour(colour: i64) -> i64:
    """The seven cards of this colour."""
    return shift(_ONE_COLOUR, CHORD_COUNT * colour)


def cards_of_chord(chord: i64) -> i64:
    """The five cards of this chord."""
    return shift(_ONE_CHORD, chord)


def deck_of(colours: i64, chords: i64) -> i64:
    """All cards of the first colours and chords."""
    cards: i64 = 0
    for colour in range(colours):
        cards |= cards_of_colour(colour) & shift(shift(1, chords) - 1, CHORD_COUNT * colour)
    return cards


def _interpreted() -> None:
    """Without the compiler, a table answers faster than a function."""
    cards = range(CARD_COUNT)
    globals().update(
        colour_of=[colour_of(card) for card in cards].__getitem__,
        chord_of=[chord_of(card) for card in cards].__getitem__,
        cards_of_colour=[cards_of_colour(colour) for colour in range(len(COLOURS))].__getitem__,
        cards_of_chord=[cards_of_chord(chord) for chord in range(CHORD_COUNT)].__getitem__,
    )


if __file__.endswith(".py"):
    _interpreted()


# -- The key ring --------------------------------------------------------------------------------


def chord_after(key: i64, steps: i64) -> i64:
    """The chord this many steps clockwise from the key on the ring."""
    return (key + steps) % CHORD_COUNT


# -- Tokens, stages and scoring insets -----------------------------------------------------------

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
PILES: Final = {2: 4, 3: 3, 4: 4}  # by the number of players; two players set one aside each

# -- Places --------------------------------------------------------------------------------------

# Where cards are played to. Two players play to four places, in clockwise order.
PLACES: Final = {2: 4, 3: 3, 4: 4}
PLACES_OF_TWO: Final = ("white L", "black R", "black L", "white R")
WHITE_L: Final = 0
BLACK_L: Final = 2
WHITE_R: Final = 3

# -- The order of play: the cards played from one hand, as one number ----------------------------

_ORDER_BASE: Final = 36  # one more than there are cards: eleven of them fit into a word


def add_to_order(order: i64, card: i64) -> i64:
    """The order of play with one more card."""
    return _ORDER_BASE * order + card + 1


def in_order(order: i64) -> list[i64]:
    """The cards in the order in which they were played."""
    cards: list[i64] = []
    while order != 0:
        cards.append(order % _ORDER_BASE - 1)
        order //= _ORDER_BASE
    cards.reverse()
    return cards


# -- The score pad: a player's tokens of every stage scored, as one number -----------------------

# Eight bits a stage: four for the trick tokens, one for the spotlight, three for improvisations.
_STAGE_BITS: Final = 8
STAGES_OF_A_PAD: Final = 7  # that fit into a word
_TOKEN_MASK: Final = 15
_SPOTLIGHT_BIT: Final = 4
_IMPROVISATION_BIT: Final = 5
_IMPROVISATION_MASK: Final = 7


def add_to_pad(pad: i64, stage: i64, tokens: i64, spotlight: i64, improvisations: i64) -> i64:
    """The pad with a stage more; *spotlight* is 1 or 0."""
    noted = tokens | shift(spotlight, _SPOTLIGHT_BIT) | shift(improvisations, _IMPROVISATION_BIT)
    return pad | shift(noted, _STAGE_BITS * stage)


def pad_tokens(pad: i64, stage: i64) -> i64:
    """The trick tokens of a stage."""
    return (pad >> (_STAGE_BITS * stage)) & _TOKEN_MASK


def pad_spotlight(pad: i64, stage: i64) -> i64:
    """1 if the player had the spotlight at the end of a stage."""
    return (pad >> (_STAGE_BITS * stage + _SPOTLIGHT_BIT)) & 1


def pad_improvisations(pad: i64, stage: i64) -> i64:
    """The improvisation tokens of a stage."""
    return (pad >> (_STAGE_BITS * stage + _IMPROVISATION_BIT)) & _IMPROVISATION_MASK
