"""What a seat sees as numbers for training: planes, declared by each game and written as bits.

A game declares its planes once (``games/<title>/observation.py``): the name of each, what it means,
how many columns it has, and their range. Its ``write`` then gives a ``PlaneWriter`` their values in
the same order, bits before numbers. Rows of planes are packed straight into a buffer of the
caller's (``kernel.buffers``): first the bits, one a column, then the numbers, a byte a column, each
part in whole words of 48 bits. ``bridges.observations`` makes arrays of rows.
"""

from __future__ import annotations

from typing import Final, final

from bandstand.kernel.bits import shift
from bandstand.kernel.buffers import (
    BYTE_BITS,
    WORD_BITS,
    WORD_BYTES,
    check,
    clear,
    put_byte,
    put_bytes,
    put_word,
)
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.native import i64

NUMBER_BITS: Final = BYTE_BITS  # a number takes one byte
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

    def __init__(self, bits: int, numbers: int) -> None:
        self._bits_width: i64 = bits
        self._numbers_width: i64 = numbers
        self._bit_bytes: i64 = WORD_BYTES * words_of(bits)
        self.row_bytes: i64 = self._bit_bytes + WORD_BYTES * words_of(NUMBER_BITS * numbers)
        self._buffer = bytearray()
        self._row: i64 = 0  # where the row begins
        self._end: i64 = 0  # and where it ends
        self._next: i64 = 0  # where the next word of bits goes, or the next number
        self._word: i64 = 0  # of bits, so far
        self._at: i64 = 0  # how many these are

    def begin(self, buffer: bytearray, at: i64) -> None:
        """Write the next row into this buffer, from a byte on."""
        check(buffer, at, self.row_bytes)
        self._buffer = buffer
        self._row = at
        self._end = at + self.row_bytes
        self._next = at
        self._word = 0
        self._at = 0

    def bits(self, members: i64, width: i64) -> None:
        """A set of at most 62 things, a column each: 1 for each member."""
        word = self._word | shift(members, self._at)  # of which the lowest bits are written
        room = WORD_BITS - self._at
        if width < room:
            self._at += width
        else:
            while width >= room:
                self._put(word)
                members >>= room
                width -= room
                word = members
                room = WORD_BITS
            self._at = width
        self._word = word

    def flag(self, on: bool) -> None:
        """Yes or no."""
        self.bits(1 if on else 0, 1)

    def one_of(self, chosen: i64, width: i64) -> None:
        """A 1 for one of this many things; none where *chosen* is no such thing."""
        self.bits(shift(1, chosen) if 0 <= chosen < width else 0, width)

    def end_bits(self) -> None:
        """All planes of bits are written, those of numbers follow."""
        words = (self._next - self._row) // WORD_BYTES
        self._compare(self._bits_width, WORD_BITS * words + self._at, "bits")
        if self._at > 0:
            self._put(self._word)

    def number(self, value: i64, low: i64, high: i64) -> None:
        """One number of a declared range."""
        if value > high:
            value = high
        value = value - low if value > low else 0
        put_byte(self._buffer, self._claim(1), value)

    def numbers(self, bytes_of: i64, count: i64) -> None:
        """At most 7 numbers from 0 on, all in their range: a byte each, the first lowest."""
        put_bytes(self._buffer, self._claim(count), bytes_of, count)

    def zeros(self, count: i64) -> i64:
        """Numbers that are all 0 but for those that ``put`` changes; the place of the first."""
        at = self._claim(count)
        clear(self._buffer, at, count)
        return at

    def put(self, place: i64, value: i64) -> None:
        """One of these numbers, from 0 on and in its range."""
        put_byte(self._buffer, place, value)

    def end_numbers(self) -> None:
        """All planes of numbers are written."""
        written = self._next - self._row - self._bit_bytes
        self._compare(self._numbers_width, written, "numbers")

    def _compare(self, declared: i64, written: i64, what: str) -> None:
        if written != declared:
            raise BandstandError(
                f"The planes declared have {declared} {what}, but {written} were written."
            )

    def _put(self, word: i64) -> None:
        put_word(self._buffer, self._claim(WORD_BYTES), word)

    def _claim(self, count: i64) -> i64:
        """The place of the next bytes of the row."""
        at = self._next
        if at + count > self._end:
            raise BandstandError("More planes were written than are declared.")
        self._next = at + count
        return at
