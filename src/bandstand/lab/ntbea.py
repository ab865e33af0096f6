"""Search for the best point of a grid whose values can only be measured with noise.

The N-Tuple Bandit Evolutionary Algorithm of Lucas, Liu and Perez-Liebana (2018). Its model averages
what was measured by every single coordinate, every pair of them and the whole point, so that a
point is judged by all that share something with it. Each step measures one point, then goes to
that of its neighbours with the highest upper confidence bound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log, sqrt
from random import Random

Point = tuple[int, ...]  # for each coordinate, the place of its value
Part = tuple[tuple[int, int], ...]  # some coordinates of a point, each with its value

NEIGHBOURS = 60  # of which each step chooses one
EXPLORATION = 1.0  # weight of what is not known, in standard deviations of what was measured
_UNSEEN = 0.5  # measurements that a part has for its bound before the first
_FAR = 0.3  # share of mutations that draw any value instead of a near one


@dataclass
class _Average:
    """The mean of what was measured at a part."""

    count: int = 0
    total: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value

    def mean(self) -> float:
        return self.total / self.count


@dataclass
class Model:
    """What was measured so far, by parts of points."""

    measured: list[tuple[Point, float]] = field(default_factory=list)
    parts: dict[Part, _Average] = field(default_factory=dict)

    def add(self, point: Point, value: float) -> None:
        """Take in one measurement; higher is better."""
        self.measured.append((point, value))
        for part in _parts(point):
            self.parts.setdefault(part, _Average()).add(value)

    def spread(self) -> float:
        """The standard deviation of all measurements: the unit of exploration."""
        values = [value for _, value in self.measured]
        mean = sum(values) / len(values)
        return sqrt(sum((value - mean) ** 2 for value in values) / len(values))

    def expected(self, point: Point) -> float:
        """The value that the parts of a point promise: the mean of their means."""
        means = [self.parts[part].mean() for part in _parts(point) if part in self.parts]
        return sum(means) / len(means) if means else self._overall()

    def bound(self, point: Point) -> float:
        """The same, and more for what is not known: an upper confidence bound."""
        overall, tried = self._overall(), log(1 + len(self.measured))
        means, doubts = 0.0, 0.0
        parts = _parts(point)
        for part in parts:
            seen = self.parts.get(part)
            means += overall if seen is None else seen.mean()
            doubts += sqrt(tried / (_UNSEEN if seen is None else seen.count))
        return (means + EXPLORATION * self.spread() * doubts) / len(parts)

    def best(self) -> Point:
        """Of the points that were measured, the one that promises most."""
        return max(dict.fromkeys(point for point, _ in self.measured), key=self.expected)

    def _overall(self) -> float:
        return sum(value for _, value in self.measured) / len(self.measured)


def _parts(point: Point) -> list[Part]:
    """The single coordinates, the pairs, and the whole."""
    places = list(enumerate(point))
    parts: dict[Part, None] = {}
    for size in (1, 2, len(places)):
        parts.update(dict.fromkeys(combinations(places, size)))
    return [part for part in parts if part]


def search(
    sizes: Sequence[int],
    start: Point,
    measure: Callable[[Point], float],
    steps: int,
    seed: int,
    possible: Callable[[Point], bool] = lambda point: True,
) -> Model:
    """Measure this many times, beginning at *start*; *possible* excludes points of the grid."""
    draw, model, point = Random(seed), Model(), start
    for _ in range(steps):
        model.add(point, measure(point))
        around = [one for one in _neighbours(model.best(), sizes, draw) if possible(one)]
        around += [one for one in _neighbours(point, sizes, draw) if possible(one)]
        point = max(around, key=model.bound, default=point)
    return model


def _neighbours(point: Point, sizes: Sequence[int], draw: Random) -> Iterator[Point]:
    """Mutants of a point: one coordinate changes, and each other with the same small chance."""
    turnable = [place for place, size in enumerate(sizes) if size > 1]
    for _ in range(NEIGHBOURS // 2 if turnable else 0):
        chosen = draw.choice(turnable)
        yield tuple(
            _another(value, sizes[place], draw)
            if place == chosen or (sizes[place] > 1 and draw.random() < 1 / len(sizes))
            else value
            for place, value in enumerate(point)
        )


def _another(value: int, size: int, draw: Random) -> int:
    """Another value of a coordinate: mostly a near one, for values are in order."""
    if draw.random() < _FAR:
        return draw.choice([other for other in range(size) if other != value])
    reach = draw.choice((-2, -1, 1, 2))
    return min(max(value + reach, 0), size - 1)
