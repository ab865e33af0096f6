"""The streams here are for ever: stored games replay only as long as these numbers come out."""

from __future__ import annotations

import pickle
from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bandstand.kernel.dice import Dice, commitment, keyed, seeded, unpack

SECRET = bytes(range(32))


def throw(dice: Dice, n: int, times: int) -> list[int]:
    return [dice.below(n) for _ in range(times)]


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def within_chance(counts: list[int], expected: float) -> bool:
    """Within five standard deviations of what even chances give."""
    freedom = len(counts) - 1
    return chi_square(counts, expected) < freedom + 5 * sqrt(2 * freedom)


class TestStreams:
    @pytest.mark.parametrize(
        ("seed", "stream"),
        [
            (0, [347, 184, 826, 328, 651, 627, 675, 479]),
            (1, [458, 448, 49, 550, 909, 256, 861, 154]),
            (2, [99, 281, 777, 611, 165, 300, 555, 607]),
            (-1, [767, 297, 572, 484, 241, 400, 418, 319]),
            (10**30, [598, 489, 283, 300, 289, 461, 498, 199]),
        ],
    )
    def test_seeded(self, seed: int, stream: list[int]) -> None:
        assert throw(seeded(seed), 1000, 8) == stream

    def test_seeded_far_on(self) -> None:
        dice = seeded(1)
        throw(dice, 6, 100_000)
        assert dice.packed() == (4199272697811998947, "")

    def test_keyed(self) -> None:
        assert throw(keyed(SECRET), 1000, 8) == [127, 66, 289, 405, 358, 663, 614, 403]

    def test_unit(self) -> None:
        dice = seeded(7)
        assert [dice.unit() for _ in range(3)] == [
            0.5679380501638124,
            0.1852143106057471,
            0.7258295675975134,
        ]

    def test_spawn(self) -> None:
        assert seeded(7).spawn().packed() == (654787990746008185, "")
        assert keyed(bytes(32)).spawn().packed() == (202100239708628929, "")

    def test_commitment(self) -> None:
        assert commitment(bytes(32)) == (
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        )


class TestFairness:
    @pytest.mark.parametrize("n", [2, 3, 7, 35, 52, 62])
    def test_every_number_as_often(self, n: int) -> None:
        numbers = throw(seeded(n), n, 400 * n)
        assert within_chance([numbers.count(number) for number in range(n)], 400)

    @pytest.mark.parametrize("lag", [1, 2, 7])
    def test_a_number_says_nothing_of_a_later_one(self, lag: int) -> None:
        numbers = throw(seeded(lag), 8, 25_600)
        pairs = list(zip(numbers, numbers[lag:], strict=False))
        counts = [pairs.count((one, two)) for one in range(8) for two in range(8)]
        assert within_chance(counts, len(pairs) / 64)

    def test_neighbouring_seeds_are_unrelated(self) -> None:
        firsts = [throw(seeded(seed), 8, 2) for seed in range(12_800)]
        alone = [first[0] for first in firsts]
        assert within_chance([alone.count(number) for number in range(8)], 1600)
        pairs = list(pairwise(alone))
        counts = [pairs.count((one, two)) for one in range(8) for two in range(8)]
        assert within_chance(counts, len(pairs) / 64)

    def test_spawned_dice_are_unrelated_to_their_parent(self) -> None:
        parent = seeded(5)
        pairs = []
        for _ in range(6_400):
            child = parent.spawn()
            pairs.append((child.below(4), parent.below(4)))
        counts = [pairs.count((one, two)) for one in range(4) for two in range(4)]
        assert within_chance(counts, 400)

    def test_keyed_numbers_as_often(self) -> None:
        numbers = throw(keyed(SECRET), 35, 400 * 35)
        assert within_chance([numbers.count(number) for number in range(35)], 400)


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    dice = seeded(seed)
    assert all(0 <= number < n for number in throw(dice, n, 20))


@given(st.integers())
def test_unit_stays_below_one(seed: int) -> None:
    dice = seeded(seed)
    assert all(0.0 <= dice.unit() < 1.0 for _ in range(20))


@pytest.mark.parametrize("dice", [seeded(3), keyed(SECRET)])
def test_copies_fall_the_same_way(dice: Dice) -> None:
    dice.below(6)
    copies = [dice.clone(), unpack(*dice.packed()), pickle.loads(pickle.dumps(dice))]
    future = throw(dice, 1000, 20)
    assert [throw(copy, 1000, 20) for copy in copies] == [future] * 3


def test_a_secret_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        keyed(bytes(31))
