"""The fretboard with its picks, the supply and the bag."""

from __future__ import annotations

from typing import Final, final

from bandstand.games.re_chord.material.fretboard import (
    ALL_SPACES,
    COLOURS,
    DOWN,
    WYLDE,
    swapped,
)
from bandstand.games.re_chord.material.limits import PICKS_OF_A_COLOUR
from bandstand.kernel.bits import shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64, mypyc_attr

# In the order of the constructor and of ``packed``.
_FIELDS: Final = ("ones", "twos", "fours", "down", "known", "bag", "supply")
_BAG_BITS: Final = 4  # of a type's count
_SLOT_BITS: Final = 3  # of a slot's type


@final
@mypyc_attr(acyclic=True)
class Board:
    """Where the picks are.

    The type of the pick on a space (0: none) is written across three sets of spaces, one for each
    binary digit, so that all picks of a type are found by three operations.
    """

    __slots__ = _FIELDS

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
        return tuple([getattr(self, name) for name in _FIELDS])

    # -- Spaces ----------------------------------------------------------------------------------

    def taken(self) -> i64:
        """The spaces with a pick."""
        return self.ones | self.twos | self.fours

    def holes(self, spaces: i64) -> i64:
        """Those of the spaces that are empty."""
        return spaces & ~(self.ones | self.twos | self.fours)

    def is_taken(self, space: i64) -> bool:
        """Whether there is a pick on this space."""
        return self.taken() & shift(1, space) != 0

    def is_down(self, space: i64) -> bool:
        """Whether a pick lies face down on this space."""
        return self.down & shift(1, space) != 0

    def pick_at(self, space: i64) -> i64:
        """The type of the pick there, whichever side is up; 0 for none."""
        return (
            ((self.ones >> space) & 1)
            | shift((self.twos >> space) & 1, 1)
            | shift((self.fours >> space) & 1, 2)
        )

    def shown_at(self, space: i64) -> i64:
        """What everybody sees there: the type of a face-up pick, DOWN or 0 for none."""
        if self.is_down(space):  # the compiler boxes a choice between a constant and a variable
            return DOWN
        return self.pick_at(space)

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

    def turn(self, space: i64, down: bool) -> None:
        """Let what lies on this space lie face down, or face up."""
        bit = shift(1, space)
        self.down = self.down | bit if down else self.down & ~bit

    def swap(self, one: i64, other: i64) -> None:
        """Exchange what lies on two spaces, sides and all; either may be empty."""
        self.ones = swapped(self.ones, one, other)
        self.twos = swapped(self.twos, one, other)
        self.fours = swapped(self.fours, one, other)
        self.down = swapped(self.down, one, other)
        self.known = swapped(self.known, one, other)

    # -- Bag and supply --------------------------------------------------------------------------

    def in_bag(self, pick: i64) -> i64:
        """How many picks of this type are in the bag."""
        return (self.bag >> (_BAG_BITS * pick)) & 15

    def bag_size(self) -> i64:
        """How many picks are in the bag."""
        size: i64 = 0
        bag = self.bag
        while bag != 0:
            size += bag & 15
            bag >>= _BAG_BITS
        return size

    def to_bag(self, pick: i64) -> None:
        """Put a pick of this type into the bag."""
        self.bag += shift(1, _BAG_BITS * pick)

    def out_of_bag(self, pick: i64) -> None:
        """Take a pick of this type out of the bag; there must be one."""
        self.bag -= shift(1, _BAG_BITS * pick)

    def from_bag(self, dice: Dice) -> i64:
        """Draw a pick; the bag must not be empty."""
        left = dice.below(self.bag_size())
        pick: i64 = 1
        while left >= self.in_bag(pick):
            left -= self.in_bag(pick)
            pick += 1
        self.out_of_bag(pick)
        return pick

    def in_slot(self, slot: i64) -> i64:
        """The type of the pick in this slot of the supply; 0 for none."""
        return (self.supply >> (_SLOT_BITS * slot)) & 7

    def empty_slot(self, slot: i64) -> i64:
        """Take the pick out of this slot."""
        pick = self.in_slot(slot)
        self.supply -= shift(pick, _SLOT_BITS * slot)
        return pick

    def fill_slot(self, slot: i64, pick: i64) -> None:
        """Lay a pick into an empty slot."""
        self.supply += shift(pick, _SLOT_BITS * slot)


def empty_board(wyldes: i64) -> Board:
    """No pick is drawn yet: all are in the bag."""
    return Board(ones=0, twos=0, fours=0, down=0, known=0, bag=_full_bag(wyldes), supply=0)


def _full_bag(wyldes: i64) -> i64:
    """Five picks of each colour, and the wyldes."""
    bag: i64 = 0
    colour: i64 = 1
    while colour <= COLOURS:
        bag += shift(PICKS_OF_A_COLOUR, _BAG_BITS * colour)
        colour += 1
    return bag + shift(wyldes, _BAG_BITS * WYLDE)
