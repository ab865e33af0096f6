"""What is in the box of Re-Chord, apart from its cards, and how its moves are numbered.

A space is the number ``6 * (fret - 1) + (6 - string)``: fret by fret from the nut, in each from
the low E string (6) to the high one (1). A set of spaces has one bit a space.
"""

from __future__ import annotations

from typing import Final

# -- Picks ---------------------------------------------------------------------------------------

EMPTY: Final = 0
WHITE: Final = 1
RED: Final = 2
BLUE: Final = 3
GREY: Final = 4
PURPLE: Final = 5
GREEN: Final = 6
WYLDE: Final = 7
DOWN: Final = 8  # no pick of its own: what a face-down one counts as

TYPES: Final = ("empty", "white", "red", "blue", "grey", "purple", "green", "wylde", "down")
LETTERS: Final = ".WRBYPG*o"  # grey is Y: green has the G
COLOURS: Final = 6
PICKS_OF_A_COLOUR: Final = 5
GENRES: Final = ("", "pop", "rock", "blues", "metal", "funk", "country")

# -- Fretboard -----------------------------------------------------------------------------------

STRINGS: Final = 6
FRETS: Final = 5
SPACES: Final = 30
ALL_SPACES: Final = 0x3FFFFFFF
ONE_FRET: Final = 0x3F
LOWEST_STRINGS: Final = 0x01041041  # the low E string, which has no neighbour below
HIGHEST_STRINGS: Final = 0x20820820

OPEN_STRINGS: Final = (40, 45, 50, 55, 59, 64)  # MIDI pitches from the low E string up

# Lead guitar: the fame of 0 to 5 picks of one colour in one fret, and the same as bytes.
LEAD_GUITAR: Final = (0, 1, 4, 11, 17, 25)
LEAD_GUITAR_BYTES: Final = 0x19110B040100

# -- Cards ---------------------------------------------------------------------------------------

CARDS: Final = 28  # chord cards in a game
ALL_CARDS: Final = 0xFFFFFFF
NAMES_IN_A_SET: Final = 7
CARDS_OF_A_NAME: Final = 4
HAND_LIMIT: Final = 3
FEWEST_SONGS: Final = 6
MOST_SONGS: Final = 60
NO_SONG: Final = -1

SLOTS: Final = 5  # the largest supply

QUIET_LAPS: Final = 3  # without a placement, before draw-two is closed
LAST_LAP: Final = 60

DIFFICULTIES: Final = {"easy": 0, "normal": 10, "hard": 20}

# -- Moves ---------------------------------------------------------------------------------------
# 0 to 29 are spaces. The moves below CARD_MOVES fit into one set of bits.

TAKE: Final = 30  # + slot
BAG: Final = 35
DRAW_TWO: Final = 36
PASS: Final = 37
DRAW_ONE: Final = 38
CLEAR: Final = 38  # + type, 1 to 8
CARD_MOVES: Final = 47
CLAIM: Final = 47  # + card
RETURN: Final = 75  # + card
HOLD: Final = 103  # + card
RELEASE: Final = 131  # + card
HOLD_ALL: Final = 159  # the default order of the own cards, and those in hand: to hold
CLAIM_ALL: Final = 160  # or to claim
MOVE_COUNT: Final = 161


def string_of(space: int) -> int:
    """The string's number, 6 (low E) to 1."""
    return STRINGS - space % STRINGS


def fret_of(space: int) -> int:
    """The fret's number, 1 (at the nut) to 5."""
    return space // STRINGS + 1


def space_at(string: int, fret: int) -> int:
    """The space where the string crosses the fret."""
    return STRINGS * (fret - 1) + STRINGS - string


def pitch_of(space: int) -> int:
    """What the space sounds like, as a MIDI pitch."""
    return OPEN_STRINGS[space % STRINGS] + fret_of(space)
