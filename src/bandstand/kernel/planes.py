"""What a seat sees as numbers for training: planes, declared by each game and written as bits.

A game declares its planes once (``games/<title>/observation.py``): the name of each, what it means,
how many columns it has, and their range. Its ``write`` then gives a ``PlaneWriter`` their values in
the same order. A row of planes is packed: first all planes of bits, one bit a column, then all
planes of numbers, one byte a column, each part in whole 64-bit words. ``bridges.observations``
unpacks rows into arrays.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from bandstand.kernel.bits import shift
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.native import i64

WORD_BITS: Final = 64
WORD_BYTES: Final = 8
NUMBER_BITS: Final = 8  # a number takes one byte
LARGEST: Final = 255  # that a number's range may span


@final
class Plane:
    """Some columns of an observation that belong together.

    Columns of bits have the range 0 to 1. A number's column holds ``value - low``, and a value
    beyond the range is written as the nearest one in it.
    """

    def __init__(self, name: str, meaning: str, width: int, low: int = 0, high: int = 1) -> None:
        self.name = name
        self.meaning = meaning
        self.width = width
        self.low = low
        self.high = high

    def is_bits(self) -> bool:
        """Whether its columns are bits."""
        return self.high - self.low == 1


def number(name: str, meaning: str, width: int, low: int, high: int) -> Plane:
    """A plane of numbers, each from *low* to *high*."""
    assert 1 < high - low <= LARGEST, name
    return Plane(name, meaning, width, low, high)


def words_of(bits: int) -> int:
    """How many words so many bits take."""
    return (bits + WORD_BITS - 1) // WORD_BITS


@final
class PlaneWriter:
    """Packs the planes of one observation after the other into a buffer of the caller's."""

    def __init__(self, bits: int, numbers: int, words: int = 0) -> None:
        self.bits_width: i64 = bits
        self.numbers_width: i64 = numbers
        count = words_of(bits) + words_of(NUMBER_BITS * numbers) + words
        self.row_bytes: i64 = WORD_BYTES * count
        self._pack = Struct(f"{count}q").pack_into
        # Words of the caller's own, after the planes.
        self._own: list[i64] = []
        # Words that are full, and the one that is being filled, of bits and of numbers.
        self._words: list[i64] = []
        self._word: i64 = 0
        self._at: i64 = 0
        self._number_words: list[i64] = []
        self._number_word: i64 = 0
        self._number_at: i64 = 0

    def bits(self, members: i64, width: i64) -> None:
        """A set of at most 62 things, a column each: 1 for each member."""
        at = self._at
        word = self._word | shift(members, at)
        at += width
        if at >= WORD_BITS:
            self._words.append(signed(word))
            at -= WORD_BITS
            word = members >> (width - at)
        self._word = word
        self._at = at

    def flag(self, on: bool) -> None:
        """Yes or no."""
        self.bits(1 if on else 0, 1)

    def one_of(self, chosen: i64, width: i64) -> None:
        """A 1 for one of so many things; none where *chosen* is no such thing."""
        self.bits(shift(1, chosen) if 0 <= chosen < width else 0, width)

    def number(self, value: i64, low: i64, high: i64) -> None:
        """One number of a declared range."""
        value = min(max(value, low), high) - low
        self._number_word |= shift(value, self._number_at)
        self._number_at += NUMBER_BITS
        if self._number_at == WORD_BITS:
            self._number_words.append(signed(self._number_word))
            self._number_word = 0
            self._number_at = 0

    def word(self, word: i64) -> None:
        """A word of the caller's own, which goes after the planes."""
        self._own.append(signed(word))

    def finish(self, buffer: bytearray | memoryview, at: i64) -> None:
        """Write the row into the buffer, from a byte on, and begin another."""
        bits = WORD_BITS * len(self._words) + self._at
        numbers = (WORD_BITS * len(self._number_words) + self._number_at) // NUMBER_BITS
        if bits != self.bits_width or numbers != self.numbers_width:
            raise BandstandError(
                f"The planes declared have {self.bits_width} bits and {self.numbers_width} numbers,"
                f" but {bits} bits and {numbers} numbers were written."
            )
        if self._at > 0:
            self._words.append(signed(self._word))
        if self._number_at > 0:
            self._number_words.append(signed(self._number_word))
        words = self._words
        words.extend(self._number_words)
        words.extend(self._own)
        self._words = []
        self._own = []
        self._number_words = []
        self._word = self._at = self._number_word = self._number_at = 0
        self._pack(buffer, at, *words)


def signed(word: i64) -> i64:
    """The lower 64 bits as a signed number; compiled, a word is that already."""
    return word


def _interpreted() -> None:
    """Plain integers have no last bit: cut them."""

    def signed(word: int) -> int:
        return ((word & 0xFFFFFFFFFFFFFFFF) ^ 0x8000000000000000) - 0x8000000000000000

    globals().update(signed=signed)


if __file__.endswith(".py"):
    _interpreted()
