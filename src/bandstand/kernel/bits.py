"""Sets of small numbers as integers: bit *c* stands for card (or seat) *c*.

The same code runs interpreted (plain ``int``) and compiled (machine ``i64``), and give the same
numbers in both. A set holds at most 62 members: the compiler boxes larger constants at each use.
"""

from __future__ import annotations

from typing import Final

from bandstand.kernel.native import i64

MOST_MEMBERS: Final = 62
_PAIRS: Final = 0x1555555555555555
_NIBBLES: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F
_EVERY_BYTE: Final = 0x0101010101010101


def shift(pattern: i64, by: i64) -> i64:
    """``pattern << by`` in 64 bits.

    The only ``<<`` in the hot files: with a literal on the left mypyc 2.4.1 emits a 32-bit shift.
    """
    return pattern << by


def popcount(bits: i64) -> i64:
    """How many members the set has."""
    bits = bits - ((bits >> 1) & _PAIRS)
    bits = (bits & _NIBBLES) + ((bits >> 2) & _NIBBLES)
    return (((bits + (bits >> 4)) & _BYTES) * _EVERY_BYTE) >> 56


def lowest(bits: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return popcount((bits & -bits) - 1)


def nth(bits: i64, n: i64) -> i64:
    """The n-th member (from 0) of the set, in ascending order."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return popcount((bits & -bits) - 1)


def nth_alone(bits: i64, n: i64) -> i64:
    """The set of the n-th member alone: ``shift(1, nth(bits, n))``, faster."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return bits & -bits


def members(bits: i64) -> list[i64]:
    """The members of the set, ascending."""
    found: list[i64] = []
    while bits != 0:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


def bits_of(cards: list[i64]) -> i64:
    """The set of these members."""
    bits: i64 = 0
    for card in cards:
        bits |= shift(1, card)
    return bits


def _interpreted() -> None:
    """The plain-Python form: a table lookup of twelve bits at a time is several times faster."""
    import operator

    table: list[tuple[int, ...]] = [()]
    for member in range(12):
        table += [(*members, member) for members in table]

    def lowest(bits: int) -> int:
        return (bits & -bits).bit_length() - 1

    def nth(bits: int, n: int) -> int:
        passed = 0
        found = table[bits & 4095]
        while n >= len(found):
            n -= len(found)
            bits >>= 12
            passed += 12
            found = table[bits & 4095]
        return passed + found[n]

    def nth_alone(bits: int, n: int) -> int:
        return 1 << nth(bits, n)

    def members(bits: int) -> list[int]:
        found = [*table[bits & 4095]]
        passed = 0
        while bits := bits >> 12:
            passed += 12
            found += [passed + member for member in table[bits & 4095]]
        return found

    globals().update(
        popcount=int.bit_count,
        shift=operator.lshift,
        lowest=lowest,
        nth=nth,
        nth_alone=nth_alone,
        members=members,
    )


if __file__.endswith(".py"):
    _interpreted()
