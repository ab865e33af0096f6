"""Numbers in byte buffers, without a Python object for each: what the environments write into.

Compiled, each function is a few machine instructions (``INSTRUCTIONS`` in setup.py). What stands
here does the same in plain Python, and refuses places outside of the buffer in both forms.
"""

from __future__ import annotations

from typing import Final

from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

BYTE_BITS: Final = 8
WORD_BITS: Final = 48
WORD_BYTES: Final = 6
NUMBER_BYTES: Final = 8  # of a signed number, as NumPy's int64
_WORD: Final = 0xFFFFFFFFFFFF


def put_word(buffer: bytearray, at: i64, word: i64) -> None:
    """Write the lowest 48 bits of a word from byte *at* on, the lowest first."""
    check(buffer, at, WORD_BYTES)
    lowest: int = word & _WORD
    buffer[at : at + WORD_BYTES] = lowest.to_bytes(WORD_BYTES, "little")


def put_bytes(buffer: bytearray, at: i64, word: i64, count: i64) -> None:
    """Write the lowest bytes of a word, at most 7 of them, the lowest first."""
    check(buffer, at, count)
    lowest: int = word & (shift(1, BYTE_BITS * count) - 1)
    buffer[at : at + count] = lowest.to_bytes(int(count), "little")


def put_byte(buffer: bytearray, at: i64, byte: i64) -> None:
    """Write a number from 0 to 255 as one byte."""
    check(buffer, at, 1)
    buffer[at] = byte


def put_number(buffer: bytearray, at: i64, number: i64) -> None:
    """Write a signed number from byte *at* on, the lowest byte first."""
    check(buffer, at, NUMBER_BYTES)
    signed: int = number
    buffer[at : at + NUMBER_BYTES] = signed.to_bytes(NUMBER_BYTES, "little", signed=True)


def clear(buffer: bytearray, at: i64, size: i64) -> None:
    """Write zeros."""
    check(buffer, at, size)
    buffer[at : at + size] = bytes(size)


def number_at(buffer: bytearray, at: i64) -> i64:
    """The signed number that begins at byte *at*."""
    check(buffer, at, NUMBER_BYTES)
    return int.from_bytes(buffer[at : at + NUMBER_BYTES], "little", signed=True)


def check(buffer: bytearray, at: i64, size: i64) -> None:
    """Refuse bytes that are not all in the buffer."""
    if at < 0 or size < 0 or at + size > len(buffer):
        raise IndexError(f"A buffer of {len(buffer)} bytes has no {size} bytes at {at}.")
