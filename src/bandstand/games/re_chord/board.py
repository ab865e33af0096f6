"""The fretboard with its picks, the supply and the bag."""

from __future__ import annotations

from typing import final

from bandstand.games.re_chord.material import (
    ALL_SPACES,
    COLOURS,
    FRETS,
    HIGHEST_STRINGS,
    LEAD_GUITAR_BYTES,
    LOWEST_STRINGS,
    ONE_FRET,
    PICKS_OF_A_COLOUR,
    STRINGS,
    WYLDE,
)
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Board:
    """Where the picks are.

    The type of the pick on a space (0: none) is written across three sets of spaces, one for each
    binary digit, so that all picks of a type are found by three operations.
    """

    __slots__ = ("bag", "down", "fours", "known", "ones", "supply", "twos")

    def __init__(
        self, ones: i64, twos: i64, fours: i64, down: i64, known: i64, bag: i64, supply: i64
    ) -> None:
        self.ones = ones
        self.twos = twos
        self.fours = fours
        self.down = down  # spaces whose pick lies face down
        self.known = known  # of those, the ones everybody has seen before they were turned
        self.bag = bag  # how many of each type, four bits a type
        self.supply = supply  # the type in each slot, three bits a slot

    def clone(self) -> Board:
        """An independent copy."""
        return Board(self.ones, self.twos, self.fours, self.down, self.known, self.bag, self.supply)

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order."""
        return (self.ones, self.twos, self.fours, self.down, self.known, self.bag, self.supply)

    # -- Spaces ----------------------------------------------------------------------------------

    def taken(self) -> i64:
        """The spaces with a pick."""
        return self.ones | self.twos | self.fours

    def holes(self) -> i64:
        """The empty spaces."""
        return ALL_SPACES & ~(self.ones | self.twos | self.fours)

    def pick_at(self, space: i64) -> i64:
        """The type of the pick there, whichever side is up; 0 for none."""
        return (
            ((self.ones >> space) & 1)
            | shift((self.twos >> space) & 1, 1)
            | shift((self.fours >> space) & 1, 2)
        )

    def of_type(self, pick: i64) -> i64:
        """The spaces with a pick of this type, whichever side is up."""
        spaces = self.ones if pick & 1 != 0 else ~self.ones
        spaces &= self.twos if pick & 2 != 0 else ~self.twos
        spaces &= self.fours if pick & 4 != 0 else ~self.fours
        return spaces & ALL_SPACES

    def face_up(self, pick: i64) -> i64:
        """The spaces that show a pick of this type."""
        return self.of_type(pick) & ~self.down

    def write(self, space: i64, pick: i64) -> None:
        """Let the pick on this space be of this type (0: none); its side stays."""
        bit = shift(1, space)
        self.ones = self.ones | bit if pick & 1 != 0 else self.ones & ~bit
        self.twos = self.twos | bit if pick & 2 != 0 else self.twos & ~bit
        self.fours = self.fours | bit if pick & 4 != 0 else self.fours & ~bit

    def swap(self, one: i64, other: i64) -> None:
        """Exchange what lies on two spaces, sides and all; either may be empty."""
        self.ones = swapped(self.ones, one, other)
        self.twos = swapped(self.twos, one, other)
        self.fours = swapped(self.fours, one, other)
        self.down = swapped(self.down, one, other)
        self.known = swapped(self.known, one, other)

    # -- Lead guitar -----------------------------------------------------------------------------

    def lead_score(self, colour: i64) -> i64:
        """The fame of this colour's face-up picks, fret by fret."""
        spaces = self.face_up(colour)
        fame: i64 = 0
        while spaces != 0:
            fame += (LEAD_GUITAR_BYTES >> (8 * popcount(spaces & ONE_FRET))) & 255
            spaces >>= STRINGS
        return fame

    # -- Bag and supply --------------------------------------------------------------------------

    def in_bag(self, pick: i64) -> i64:
        """How many picks of this type are in the bag."""
        return (self.bag >> (4 * pick)) & 15

    def bag_size(self) -> i64:
        """How many picks are in the bag."""
        size: i64 = 0
        bag = self.bag
        while bag != 0:
            size += bag & 15
            bag >>= 4
        return size

    def to_bag(self, pick: i64) -> None:
        """Put a pick of this type into the bag."""
        self.bag += shift(1, 4 * pick)

    def from_bag(self, dice: Dice) -> i64:
        """Draw a pick; the bag must not be empty."""
        left = dice.below(self.bag_size())
        pick: i64 = 1
        while left >= self.in_bag(pick):
            left -= self.in_bag(pick)
            pick += 1
        self.bag -= shift(1, 4 * pick)
        return pick

    def in_slot(self, slot: i64) -> i64:
        """The type of the pick in this slot of the supply; 0 for none."""
        return (self.supply >> (3 * slot)) & 7

    def empty_slot(self, slot: i64) -> i64:
        """Take the pick out of this slot."""
        pick = self.in_slot(slot)
        self.supply -= shift(pick, 3 * slot)
        return pick

    def fill_slot(self, slot: i64, pick: i64) -> None:
        """Lay a pick into an empty slot."""
        self.supply += shift(pick, 3 * slot)


def swapped(spaces: i64, one: i64, other: i64) -> i64:
    """The set after its members *one* and *other* exchange places."""
    difference = ((spaces >> one) ^ (spaces >> other)) & 1
    return spaces ^ (shift(difference, one) | shift(difference, other))


def fret_spaces(fret: i64) -> i64:
    """The six spaces of a fret, counted from 0."""
    return shift(ONE_FRET, STRINGS * fret)


def neighbours(space: i64) -> i64:
    """The spaces beside this one in its fret."""
    bit = shift(1, space)
    return shift(bit & ~HIGHEST_STRINGS, 1) | ((bit & ~LOWEST_STRINGS) >> 1)


def full_frets(taken: i64) -> i64:
    """The frets, counted from 0, whose six spaces are all taken."""
    full: i64 = 0
    fret: i64 = 0
    while fret < FRETS:
        if taken & ONE_FRET == ONE_FRET:
            full |= shift(1, fret)
        taken >>= STRINGS
        fret += 1
    return full


def full_bag(wyldes: i64) -> i64:
    """The bag before the first pick is drawn: five of each colour, and the wyldes."""
    bag: i64 = 0
    colour: i64 = 1
    while colour <= COLOURS:
        bag += shift(PICKS_OF_A_COLOUR, 4 * colour)
        colour += 1
    return bag + shift(wyldes, 4 * WYLDE)
