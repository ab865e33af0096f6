from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bandstand.kernel.bits import bits_of, members, popcount
from bandstand.kernel.deal import draw, imagine_three, imagine_two
from bandstand.kernel.dice import seeded

DRAWS_PER_DEAL = 60
Deal = tuple[int, ...]


def subsets(cards: int, size: int) -> list[int]:
    return [bits_of(list(chosen)) for chosen in combinations(members(cards), size)]


def consistent_deals(unseen: int, hands: list[tuple[int, int]]) -> list[Deal]:
    """Every deal of these hands (size, what it may hold), the slow way."""
    if not hands:
        return [()]
    (size, may), *others = hands
    return [
        (hand, *rest)
        for hand in subsets(unseen & may, size)
        for rest in consistent_deals(unseen & ~hand, others)
    ]


def assert_uniform(seen: Counter[Deal], possible: list[Deal], draws: int) -> None:
    """All possible deals, no others, as often as even chances give (five standard deviations)."""
    assert set(seen) <= set(possible)
    expected = draws / len(possible)
    chi_square = sum((seen[deal] - expected) ** 2 / expected for deal in possible)
    freedom = len(possible) - 1
    assert chi_square <= freedom + 5 * sqrt(2 * freedom)


@pytest.mark.parametrize("count", range(6))
def test_draw_gives_every_subset_as_often(count: int) -> None:
    cards, dice = 0b1011011 * 2**30, seeded(count)
    possible: list[Deal] = [(drawn,) for drawn in subsets(cards, count)]
    draws = 300 * len(possible)
    seen: Counter[Deal] = Counter((draw(cards, count, dice),) for _ in range(draws))
    assert_uniform(seen, possible, draws)


@pytest.mark.parametrize(
    ("unseen", "hands"),
    [
        (0b1111111, [(2, 0b1111111), (3, 0b1111111)]),
        (0b1111111, [(2, 0b0001111), (3, 0b1111111)]),
        (0b1111111, [(3, 0b1111111), (2, 0b1110001)]),
        (0b1111111, [(2, 0b0011110), (3, 0b1111100)]),
        (0b1111111, [(2, 0b0000111), (2, 0b0001110)]),
        (0b1111111, [(3, 0b0000111), (2, 0b1111111)]),
        (0b1101101, [(0, 0b0000000), (2, 0b1100001)]),
    ],
)
def test_two_hands_are_uniform(unseen: int, hands: list[tuple[int, int]]) -> None:
    (size_a, may_a), (size_b, may_b) = hands
    possible, dice = consistent_deals(unseen, hands), seeded(1)
    draws = DRAWS_PER_DEAL * len(possible)
    seen: Counter[Deal] = Counter(
        imagine_two(unseen, size_a, may_a, size_b, may_b, dice) for _ in range(draws)
    )
    assert_uniform(seen, possible, draws)


ALL = 0b1111111


@pytest.mark.parametrize(
    ("unseen", "hands"),
    [
        (ALL, [(2, ALL), (2, ALL), (2, ALL)]),
        (ALL, [(2, ALL), (2, 0b0001111), (1, 0b1111000)]),
        (ALL, [(2, 0b0001111), (2, ALL), (2, 0b1110011)]),
        (ALL, [(2, 0b0001111), (2, 0b1110011), (2, ALL)]),
        (ALL, [(2, 0b0001111), (2, 0b0111100), (2, 0b1110001)]),
        (ALL, [(2, 0b0011011), (1, 0b0011101), (2, 0b0001111)]),
        (ALL, [(1, 0b0000011), (1, 0b0000110), (1, 0b0000101)]),
        (0b1011011, [(0, 0), (2, 0b1010011), (2, 0b0011011)]),
        (0b10101110101, [(2, 0b10101110000), (2, 0b00101110101), (3, 0b10101010101)]),
    ],
)
def test_three_hands_are_uniform(unseen: int, hands: list[tuple[int, int]]) -> None:
    (size_a, may_a), (size_b, may_b), (size_c, may_c) = hands
    possible, dice = consistent_deals(unseen, hands), seeded(2)
    draws = DRAWS_PER_DEAL * len(possible)
    seen: Counter[Deal] = Counter(
        imagine_three(unseen, size_a, may_a, size_b, may_b, size_c, may_c, dice)
        for _ in range(draws)
    )
    assert_uniform(seen, possible, draws)


cards = st.integers(0, 2**62 - 1)


@given(cards, cards, cards, cards, cards, cards, cards, st.integers())
def test_imagined_hands_could_be_the_real_ones(
    unseen: int, a: int, b: int, c: int, more_a: int, more_b: int, more_c: int, seed: int
) -> None:
    """Whatever was dealt, and whatever else each hand might hold."""
    a, b, c = unseen & a, unseen & b & ~a, unseen & c & ~(a | b)
    may = (a | more_a, b | more_b, c | more_c)
    sizes = (popcount(a), popcount(b), popcount(c))
    hands = imagine_three(
        unseen, sizes[0], may[0], sizes[1], may[1], sizes[2], may[2], seeded(seed)
    )
    assert tuple(popcount(hand) for hand in hands) == sizes
    assert all(hand & ~allowed == 0 for hand, allowed in zip(hands, may, strict=True))
    assert popcount(hands[0] | hands[1] | hands[2]) == sum(sizes)
    assert (hands[0] | hands[1] | hands[2]) & ~unseen == 0


@given(cards, st.integers(0, 62), st.integers())
def test_draw_takes_from_the_cards(cards: int, count: int, seed: int) -> None:
    count = min(count, popcount(cards))
    drawn = draw(cards, count, seeded(seed))
    assert popcount(drawn) == count
    assert drawn & ~cards == 0
