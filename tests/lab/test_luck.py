"""Luck against skill, on results made of known parts."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

from bandstand.kernel.dice import seeded
from bandstand.lab.contest import Contest, line_up, turned
from bandstand.lab.luck import Parts, parts


def made(skill: int, deal: int, rest: int, deals: int = 400) -> Parts | None:
    """A tournament whose scores are a strength, a hand and a chance, each of that weight."""
    dice = seeded(3)
    contests = []
    for number in range(deals):
        hands = [dice.below(101) - 50 for _ in range(4)]
        for seats in turned(line_up(2, 4, number, 1)):
            scores = tuple(
                skill * (50 if who else -50) + deal * hand + rest * (dice.below(101) - 50)
                for who, hand in zip(seats, hands, strict=True)
            )
            contests.append(Contest(number, tuple(seats), (1, 2, 3, 4), (1, 0, 0, 0), scores))
    return parts(contests, together=False)


def test_all_skill() -> None:
    found = made(1, 0, 0)
    assert found is not None
    assert found.skill == pytest.approx(1.0)
    assert found.deal == pytest.approx(0.0)


def test_all_deal() -> None:
    found = made(0, 1, 0)
    assert found is not None
    assert found.deal == pytest.approx(1.0, abs=0.01)


def test_all_chance() -> None:
    found = made(0, 0, 1)
    assert found is not None
    assert found.rest == pytest.approx(1.0, abs=0.02)
    assert found.deal <= 2 * found.deal_margin


def test_equal_parts_of_deal_and_chance() -> None:
    found = made(0, 1, 1)
    assert found is not None
    assert found.deal == pytest.approx(0.5, abs=1.5 * found.deal_margin)
    assert found.skill + found.deal + found.rest == pytest.approx(1.0)


def test_nothing_to_tell_apart() -> None:
    assert made(0, 0, 0) is None
    assert made(1, 1, 1, deals=5) is None
