from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bandstand.kernel.bits import bits_of, lowest, members, nth, nth_alone, popcount, shift

sets = st.frozensets(st.integers(0, 61))
some = st.frozensets(st.integers(0, 61), min_size=1)


def as_bits(numbers: frozenset[int]) -> int:
    return sum(2**number for number in numbers)


@given(sets)
def test_members_come_back_ascending(numbers: frozenset[int]) -> None:
    assert members(as_bits(numbers)) == sorted(numbers)


@given(sets)
def test_bits_of_is_the_way_back(numbers: frozenset[int]) -> None:
    assert bits_of(list(numbers)) == as_bits(numbers)


@given(sets)
def test_popcount_counts_members(numbers: frozenset[int]) -> None:
    assert popcount(as_bits(numbers)) == len(numbers)


@given(some)
def test_lowest(numbers: frozenset[int]) -> None:
    assert lowest(as_bits(numbers)) == min(numbers)


@given(some, st.data())
def test_nth_counts_from_zero(numbers: frozenset[int], data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(numbers) - 1))
    assert nth(as_bits(numbers), n) == sorted(numbers)[n]
    assert nth_alone(as_bits(numbers), n) == 2 ** sorted(numbers)[n]


@given(st.integers(0, 61))
def test_shift_keeps_all_62_bits(by: int) -> None:
    assert shift(1, by) == 2**by


def test_the_full_set() -> None:
    everything = 2**62 - 1
    assert popcount(everything) == 62
    assert members(everything) == list(range(62))
    assert nth(everything, 61) == 61
