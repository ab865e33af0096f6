"""Which differences are real, corrected for how many were looked at.

A report compares dozens of numbers, so some of them differ by more than their own margin even
between identical variants. The tests here keep the chance that a report marks anything that is not
real at 5 %, however many numbers it compares; ``tools/false_stars.py`` measures it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

from bandstand.lab.estimates import Estimate, estimated
from bandstand.lab.ratings import CONFIDENCE
from bandstand.lab.statistics import by_order, in_words, measured, occurrences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bandstand.lab.pieces import Piece
    from bandstand.lab.statistics import Measure, Statistics

ERROR = 0.05  # the chance that a report marks something that is not real
# A balance report has this many tests, of the variants, of the order of play and of the pieces;
# each has an equal part of the error.
TESTS = 3
FEWEST = 30  # occurrences before the value of a piece is compared
_FLIPS = 4_000
_SEED = 1
_NORMAL = NormalDist()


@dataclass(frozen=True)
class Difference:
    """One measure in two variants."""

    name: str
    here: Estimate
    there: Estimate
    change: Estimate  # the other variant minus this one, deal by deal
    chance: float  # of a difference this large anywhere, if the variants were the same

    @property
    def real(self) -> bool:
        """Whether it stands after the correction."""
        return self.chance <= ERROR


def compare(here: Statistics, there: Statistics, tests: int = 1) -> list[Difference]:
    """Every measure and event rate of two variants side by side.

    Both variants were played from the same seeds, so games are compared in pairs. *tests*: how many
    tests the report has, this one included.
    """
    return compare_all(here, [there], tests)[0]


def compare_all(
    here: Statistics, others: Sequence[Statistics], tests: int = 1
) -> list[list[Difference]]:
    """The same with each of several variants, corrected for all comparisons together."""
    pairs = [_Paired(here, there) for there in others]
    changes = [change for pair in pairs for change in pair.changes]
    corrected = iter([min(1.0, tests * one) for one in chances(changes)] if changes else [])
    return [
        [
            Difference(name, estimated(before), estimated(after), estimated(change), chance)
            for name, before, after, change, chance in zip(
                pair.names,
                pair.befores,
                pair.afters,
                pair.changes,
                islice(corrected, len(pair.names)),
                strict=True,
            )
        ]
        for pair in pairs
    ]


class _Paired:
    """Every measure and event rate of two variants, game by game."""

    def __init__(self, here: Statistics, there: Statistics) -> None:
        theirs = measured(there)
        named: dict[str, Measure] = {
            name: measure for name, measure in measured(here).items() if name in theirs
        }
        for kind in sorted({*here.kinds(), *there.kinds()}):
            named[f"{in_words(here.game, kind)}: times a game"] = occurrences(kind)
        self.names = list(named)
        self.befores = [[measure(row) for row in here.rows] for measure in named.values()]
        self.afters = [[measure(row) for row in there.rows] for measure in named.values()]
        self.changes = [
            [after - before for before, after in zip(*pair, strict=True)]
            for pair in zip(self.befores, self.afters, strict=True)
        ]


def chances(changes: Sequence[Sequence[float]]) -> list[float]:
    """The corrected chance of each row of paired differences, if none of them were real.

    The step-down test by Westfall and Young: if both variants are the same, the sign of a whole
    game's differences is arbitrary, so the largest of the differences is compared with the largest
    under random signs. Measures that move together are thereby not counted twice.
    """
    import numpy as np

    data = np.array(changes, dtype=float).T
    size = np.sqrt((data**2).sum(axis=0))
    # A measure that never differs has no chance to be marked.
    data = np.divide(data, size, out=np.zeros_like(data), where=size > 0)
    observed = np.abs(data.sum(axis=0))
    signs = np.random.default_rng(_SEED).choice((-1.0, 1.0), size=(_FLIPS, len(data)))
    flipped = np.abs(signs @ data)
    by_size = np.argsort(observed)
    # For each measure, the largest among itself and all smaller ones.
    largest = np.maximum.accumulate(flipped[:, by_size], axis=1)
    reached: Any = (largest >= observed[by_size] * (1 - 1e-9)).sum(axis=0)
    stepwise = (reached + 1) / (_FLIPS + 1)
    # A smaller difference is never more certain than a larger one.
    stepwise = np.maximum.accumulate(stepwise[::-1])[::-1]
    corrected = np.empty(len(observed))
    corrected[by_size] = stepwise
    return [float(chance) for chance in corrected]


def unfair_orders(stats: Statistics) -> list[int]:
    """The places in the order of play, from 0, that win more or less than an even share."""
    players = stats.plan["players"]
    wins = [by_order(stats, order)[0] for order in range(players)]
    marks = stand_out(wins, 1.0 / players, ERROR / TESTS)
    return [order for order, marked in enumerate(marks) if marked]


def frequent_pieces(stats: Statistics) -> list[Piece]:
    """The pieces that were had often enough to be compared."""
    return [piece for piece in stats.pieces if piece.count >= FEWEST]


def special_pieces(stats: Statistics) -> list[Piece]:
    """Those of them whose owners score more or less than the average of their table."""
    frequent = frequent_pieces(stats)
    marks = stand_out([piece.points for piece in frequent], 0.0, ERROR / TESTS)
    return [piece for piece, marked in zip(frequent, marks, strict=True) if marked]


def stand_out(estimates: Sequence[Estimate], expected: float, error: float = ERROR) -> list[bool]:
    """Which of these differ from what is expected, by Holm's correction."""
    by_chance = sorted((_chance(one, expected), index) for index, one in enumerate(estimates))
    marked = [False] * len(estimates)
    for rank, (chance, index) in enumerate(by_chance):
        if chance * (len(estimates) - rank) > error:
            break
        marked[index] = True
    return marked


def _chance(one: Estimate, expected: float) -> float:
    """The chance to be this far from what is expected, if that were the truth."""
    if one.margin == 0:
        return 1.0  # too few observations to tell, or nothing that varies
    return 2 * _NORMAL.cdf(-abs(one.value - expected) / (one.margin / CONFIDENCE))
