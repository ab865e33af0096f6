"""What a seat sees as numbers for training: planes, declared by each game and written as bits.

A game declares its planes once (``games/<title>/observation.py``): the name of each, what it means,
how many columns it has, and their range. Its ``write`` then gives a ``PlaneWriter`` their values in
the same order, bits before numbers. Rows of planes are packed into words of 48 bits: first the
bits, one a column, then the numbers, a byte a column, each part in whole words.

A word is written as a float64, which is exact up to 53 bits: CPython keeps floats ready for reuse,
while every large int is allocated, and unpacked digit by digit. ``bridges.observations`` makes
arrays of rows.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from bandstand.kernel.bits import shift
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.native import i64

WORD_BITS: Final = 48
FLOAT_BYTES: Final = 8
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
    """How many words this many bits take."""
    return (bits + WORD_BITS - 1) // WORD_BITS


@final
class PlaneWriter:
    """Packs the planes of one observation after the other into a buffer of the caller's."""

    def __init__(self, bits: int, numbers: int, words: int = 0) -> None:
        self.bits_width: i64 = bits
        self.numbers_width: i64 = numbers
        self._bit_words: i64 = words_of(bits)
        self._plane_words: i64 = self._bit_words + words_of(NUMBER_BITS * numbers)
        count = self._plane_words + words  # the caller's own come after the planes
        self.row_bytes: i64 = FLOAT_BYTES * count
        self._pack = Struct(f"{count}d").pack_into
        self._words: list[float] = [0.0] * count
        self._full: i64 = 0  # how many of them are written
        self._word: i64 = 0  # that is being filled, so far
        self._at: i64 = 0

    def bits(self, members: i64, width: i64) -> None:
        """A set of at most 62 things, a column each: 1 for each member."""
        room = WORD_BITS - self._at
        while width >= room:
            fitting = members & (shift(1, room) - 1)
            self.word(self._word | shift(fitting, self._at))
            members >>= room
            width -= room
            self._word = 0
            self._at = 0
            room = WORD_BITS
        self._word |= shift(members, self._at)
        self._at += width

    def flag(self, on: bool) -> None:
        """Yes or no."""
        self.bits(1 if on else 0, 1)

    def one_of(self, chosen: i64, width: i64) -> None:
        """A 1 for one of this many things; none where *chosen* is no such thing."""
        self.bits(shift(1, chosen) if 0 <= chosen < width else 0, width)

    def end_bits(self) -> None:
        """All planes of bits are written, those of numbers follow."""
        self._end_part(self.bits_width, 0, "bits")

    def number(self, value: i64, low: i64, high: i64) -> None:
        """One number of a declared range."""
        if value > high:
            value = high
        value = value - low if value > low else 0
        self.bits(value, NUMBER_BITS)

    def numbers(self, bytes_of: i64, count: i64) -> None:
        """At most 7 numbers from 0 on, all in their range: a byte each, the first lowest."""
        self.bits(bytes_of, NUMBER_BITS * count)

    def end_numbers(self) -> None:
        """All planes of numbers are written; words of the caller's own may follow."""
        self._end_part(NUMBER_BITS * self.numbers_width, self._bit_words, "bits of numbers")

    def _end_part(self, declared: i64, words_before: i64, what: str) -> None:
        written = WORD_BITS * (self._full - words_before) + self._at
        if written != declared:
            self._full = 0
            self._word = 0
            self._at = 0
            raise BandstandError(
                f"The planes declared have {declared} {what}, but {written} were written."
            )
        if self._at > 0:
            self.word(self._word)
            self._word = 0
            self._at = 0

    def word(self, word: i64) -> None:
        """A whole word: of the caller's own, after the planes."""
        self._words[self._full] = float(word)
        self._full += 1

    def finish(self, buffer: bytearray | memoryview, at: i64) -> None:
        """Write the row into the buffer, from a byte on, and begin another."""
        self._full = 0
        self._pack(buffer, at, *self._words)
