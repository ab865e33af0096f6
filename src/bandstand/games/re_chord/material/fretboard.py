"""Picks and the spaces of the fretboard.

A space is the number ``6 * (fret - 1) + (6 - string)``: fret by fret from the nut, in each from
the low E string (6) to the high one (1). A set of spaces has one bit a space. Where frets are
numbered from 0 instead of 1, the name says *index*.
"""

from __future__ import annotations

from typing import Final, Literal

from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

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

ColourName = Literal["white", "red", "blue", "grey", "purple", "green"]
PickName = ColourName | Literal["wylde"]
TypeName = PickName | Literal["down"]
COLOUR_NAMES: Final[tuple[ColourName, ...]] = ("white", "red", "blue", "grey", "purple", "green")
PICK_NAMES: Final[tuple[PickName, ...]] = (*COLOUR_NAMES, "wylde")
TYPE_NAMES: Final[tuple[TypeName, ...]] = (*PICK_NAMES, "down")
TYPES: Final = ("empty", *TYPE_NAMES)
LETTERS: Final = ".WRBYPG*o"  # grey is Y: green has the G
COLOURS: Final = 6  # white to green, in the order of the pad


def name_colour(colour: int) -> ColourName:
    """The name of a colour, by its number."""
    return COLOUR_NAMES[colour - WHITE]


def name_pick(pick: int) -> PickName:
    """The name of a pick's type."""
    return PICK_NAMES[pick - WHITE]


def name_type(number: int) -> TypeName:
    """The name of what a dot of a chord card wants."""
    return TYPE_NAMES[number - WHITE]


# A genre is its colour's number.
GENRES: Final = ("", "pop", "rock", "blues", "metal", "funk", "country")
ALL_GENRES: Final = 0x7E  # the six colours, as a set

# -- Spaces --------------------------------------------------------------------------------------

STRINGS: Final = 6
FRETS: Final = 5
SPACES: Final = 30
NO_SPACE: Final = -1
ALL_SPACES: Final = 0x3FFFFFFF
ONE_FRET: Final = 0x3F  # the six spaces of the fret at the nut
LOWEST_STRINGS: Final = 0x01041041  # the low E string, which has no neighbour below
HIGHEST_STRINGS: Final = 0x20820820

OPEN_STRINGS: Final = (40, 45, 50, 55, 59, 64)  # MIDI pitches from the low E string up


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


def fret_index(space: i64) -> i64:
    """The fret of a space, counted from 0."""
    return space // STRINGS


def fret_spaces(index: i64) -> i64:
    """The six spaces of a fret."""
    return shift(ONE_FRET, STRINGS * index)


def spaces_of(frets: i64, strings: i64) -> i64:
    """The spaces of the first frets at the nut on the lowest strings, this many of each."""
    spaces: i64 = 0
    index: i64 = 0
    while index < frets:
        spaces |= shift(shift(1, strings) - 1, STRINGS * index)
        index += 1
    return spaces


def strings_in_fret(spaces: i64, index: i64) -> i64:
    """Those of the spaces that lie in this fret, moved to the fret at the nut."""
    return (spaces >> (STRINGS * index)) & ONE_FRET


def space_in_fret(index: i64, place: i64) -> i64:
    """The space of this fret that lies as the space *place* lies in the fret at the nut."""
    return STRINGS * index + place


def neighbours(space: i64) -> i64:
    """The spaces beside this one in its fret."""
    bit = shift(1, space)
    return shift(bit & ~HIGHEST_STRINGS, 1) | ((bit & ~LOWEST_STRINGS) >> 1)


def full_frets(taken: i64, spaces: i64) -> i64:
    """The indices of the frets whose spaces in play, *spaces*, are all taken, as a set."""
    full: i64 = 0
    index: i64 = 0
    while spaces != 0:
        if spaces & ~taken & ONE_FRET == 0:
            full |= shift(1, index)
        taken >>= STRINGS
        spaces >>= STRINGS
        index += 1
    return full


def swapped(spaces: i64, one: i64, other: i64) -> i64:
    """The set after its members *one* and *other* exchange places."""
    difference = ((spaces >> one) ^ (spaces >> other)) & 1
    return spaces ^ (shift(difference, one) | shift(difference, other))


# -- Lead guitar ---------------------------------------------------------------------------------

# The fame of 0 to 5 picks of one colour in one fret, and the same as bytes.
LEAD_GUITAR: Final = (0, 1, 4, 11, 17, 25)
LEAD_GUITAR_BYTES: Final = 0x19110B040100


def lead_guitar(count: i64) -> i64:
    """The fame of this many picks of one colour in one fret."""
    return (LEAD_GUITAR_BYTES >> (8 * count)) & 255
