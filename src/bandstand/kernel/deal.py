"""Cards drawn at random, and hidden hands imagined with the right probability."""

from __future__ import annotations

from math import comb
from typing import Final, final

from bandstand.kernel.bits import members, nth_alone, popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

_CHOICES: Final = [float(comb(n, k)) for n in range(64) for k in range(64)]


def draw(cards: i64, count: i64, dice: Dice) -> i64:
    """A random subset of *count* of the cards."""
    size = popcount(cards)
    if 2 * count > size:
        return cards ^ draw(cards, size - count, dice)
    drawn: i64 = 0
    while count > 0:
        bit = nth_alone(cards, dice.below(size))
        cards ^= bit
        drawn |= bit
        size -= 1
        count -= 1
    return drawn


def _interpreted() -> None:
    """The plain-Python form: removing members from a list is faster than from a bit set."""

    def draw(cards: int, count: int, dice: Dice) -> int:
        size = popcount(cards)
        if 2 * count > size:
            return cards ^ draw(cards, size - count, dice)
        left, drawn = members(cards), 0
        for _ in range(count):
            drawn |= shift(1, left.pop(dice.below(size)))
            size -= 1
        return drawn

    globals()["draw"] = draw


if __file__.endswith(".py"):
    _interpreted()


def choices(n: i64, k: i64) -> float:
    """The binomial coefficient n over k; 0 if k is out of range."""
    if k < 0 or n < k:
        return 0.0
    return _CHOICES[n * 64 + k]


def imagine_three(
    unseen: i64,
    size_a: i64,
    may_a: i64,
    size_b: i64,
    may_b: i64,
    size_c: i64,
    may_c: i64,
    dice: Dice,
) -> tuple[i64, i64, i64]:
    """Three hands of the unseen cards, each within what it may hold.

    Every consistent deal is equally likely, cards that stay outside the three hands included. A
    hand without restrictions is dealt last: it does not change the count for the others.
    """
    if unseen & ~may_a == 0:
        b, c = imagine_two(unseen, size_b, may_b, size_c, may_c, dice)
        return draw(unseen & ~(b | c), size_a, dice), b, c
    if unseen & ~may_b == 0:
        a, c = imagine_two(unseen, size_a, may_a, size_c, may_c, dice)
        return a, draw(unseen & ~(a | c), size_b, dice), c
    if unseen & ~may_c == 0:
        a, b = imagine_two(unseen, size_a, may_a, size_b, may_b, dice)
        return a, b, draw(unseen & ~(a | b), size_c, dice)
    a = _first_of_three(unseen, size_a, may_a, size_b, may_b, size_c, may_c, dice)
    b, c = imagine_two(unseen & ~a, size_b, may_b, size_c, may_c, dice)
    return a, b, c


def imagine_two(
    unseen: i64, size_a: i64, may_a: i64, size_b: i64, may_b: i64, dice: Dice
) -> tuple[i64, i64]:
    """Two hands of the unseen cards, each within what it may hold, all deals equally likely."""
    if unseen & ~may_a == 0:
        b = draw(unseen & may_b, size_b, dice)
        return draw(unseen & ~b, size_a, dice), b
    both = unseen & may_a & may_b
    only_a = unseen & may_a & ~may_b
    shared = _shared_cards(
        popcount(both), popcount(only_a), size_a, popcount(unseen & may_b), size_b, dice
    )
    a = draw(both, shared, dice) | draw(only_a, size_a - shared, dice)
    return a, draw(unseen & may_b & ~a, size_b, dice)


def _shared_cards(
    both: i64, only_a: i64, size_a: i64, open_to_b: i64, size_b: i64, dice: Dice
) -> i64:
    """How many of the cards open to both hands go to the first."""
    left = dice.unit() * _ways_for_two(both, only_a, size_a, open_to_b, size_b)
    last: i64 = 0
    shared: i64 = 0
    while shared <= size_a and shared <= both:
        ways = choices(both, shared) * choices(only_a, size_a - shared)
        ways *= choices(open_to_b - shared, size_b)
        if ways > 0.0:
            last = shared
            left -= ways
            if left < 0.0:
                return shared
        shared += 1
    return last  # rounding error: take the last possible way


def _ways_for_two(both: i64, only_a: i64, size_a: i64, open_to_b: i64, size_b: i64) -> float:
    """In how many ways two hands can be dealt."""
    ways = 0.0
    shared: i64 = 0
    while shared <= size_a and shared <= both:
        ways += (
            choices(both, shared)
            * choices(only_a, size_a - shared)
            * choices(open_to_b - shared, size_b)
        )
        shared += 1
    return ways


def _first_of_three(
    unseen: i64,
    size_a: i64,
    may_a: i64,
    size_b: i64,
    may_b: i64,
    size_c: i64,
    may_c: i64,
    dice: Dice,
) -> i64:
    """The first hand of three, weighted by the number of ways it leaves for the other two.

    Cards are equivalent if the same hands may hold them, so a hand is determined by how many it
    takes of each group: open to all three, to a and b, to a and c, to a alone.
    """
    sorts = Sorts(unseen, may_a, may_b, may_c)
    total = sorts.walk(size_a, size_b, size_c, -1.0)
    sorts.walk(size_a, size_b, size_c, dice.unit() * total)
    return (
        draw(sorts.all_three, sorts.take_all, dice)
        | draw(sorts.with_b, sorts.take_b, dice)
        | draw(sorts.with_c, sorts.take_c, dice)
        | draw(sorts.alone, size_a - sorts.take_all - sorts.take_b - sorts.take_c, dice)
    )


@final
class Sorts:
    """The cards that one of three hands may hold, grouped by who else may hold them."""

    def __init__(self, unseen: i64, may_a: i64, may_b: i64, may_c: i64) -> None:
        self.all_three = unseen & may_a & may_b & may_c
        self.with_b = unseen & may_a & may_b & ~may_c
        self.with_c = unseen & may_a & may_c & ~may_b
        self.alone = unseen & may_a & ~may_b & ~may_c
        self.both_bc = popcount(unseen & may_b & may_c)
        self.only_b = popcount(unseen & may_b & ~may_c)
        self.open_c = popcount(unseen & may_c)
        self.take_all: i64 = 0
        self.take_b: i64 = 0
        self.take_c: i64 = 0

    def walk(self, size_a: i64, size_b: i64, size_c: i64, target: float) -> float:
        """Count all deals; also remember the choice at which the count passes *target*."""
        n_all, n_b = popcount(self.all_three), popcount(self.with_b)
        n_c, n_alone = popcount(self.with_c), popcount(self.alone)
        counted = 0.0
        x: i64 = 0
        while x <= n_all and x <= size_a:
            y: i64 = 0
            while y <= n_b and x + y <= size_a:
                z: i64 = 0
                while z <= n_c and x + y + z <= size_a:
                    ways = choices(n_all, x) * choices(n_b, y) * choices(n_c, z)
                    ways *= choices(n_alone, size_a - x - y - z)
                    if ways > 0.0:
                        ways *= _ways_for_two(
                            self.both_bc - x, self.only_b - y, size_b, self.open_c - x - z, size_c
                        )
                    if ways > 0.0:
                        if counted <= target:
                            self.take_all, self.take_b, self.take_c = x, y, z
                        counted += ways
                    z += 1
                y += 1
            x += 1
        return counted
