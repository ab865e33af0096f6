"""A number with its 95 % interval, from observations that are independent or hang together."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from bandstand.lab.ratings import CONFIDENCE

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Estimate:
    """A number and half the width of its 95 % interval."""

    value: float
    margin: float


def estimated(values: Sequence[float]) -> Estimate:
    """The mean of independent observations."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Estimate(mean, 0.0)
    squares = sum((value - mean) ** 2 for value in values)
    return Estimate(mean, CONFIDENCE * sqrt(squares / (count - 1) / count))


@dataclass
class ClusterSums:
    """Sums over games that have several observations each, whole numbers, so that none is lost.

    The observations of one game hang together, so a game counts as one: of the mean over all
    observations, the deviation is estimated from what each game's sum deviates by.
    """

    games: int = 0
    count: int = 0  # of observations
    counts: int = 0  # squared, game by game
    total: int = 0
    totals: int = 0  # squared, game by game
    products: int = 0  # of count and total, game by game

    def add(self, count: int, total: int) -> None:
        """Take in one game: how many observations it has, and their sum."""
        self.add_all([1, count, count * count, total, total * total, count * total])

    def add_all(self, numbers: Sequence[int]) -> None:
        """Take in the sums of other games."""
        games, count, counts, total, totals, products = numbers
        self.games += games
        self.count += count
        self.counts += counts
        self.total += total
        self.totals += totals
        self.products += products

    def numbers(self) -> list[int]:
        """The sums as plain data."""
        return [self.games, self.count, self.counts, self.total, self.totals, self.products]

    def estimate(self, unit: int = 1) -> Estimate:
        """The mean of all observations, divided by the unit."""
        mean = self.total / self.count
        if self.games < 2:
            return Estimate(mean / unit, 0.0)
        spread = self.totals - 2 * mean * self.products + mean * mean * self.counts
        spread *= self.games / (self.games - 1)
        return Estimate(mean / unit, CONFIDENCE * sqrt(max(spread, 0.0)) / self.count / unit)
