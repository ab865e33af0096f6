"""Strength of entrants: Plackett-Luce ratings, pairwise results and a sequential test.

The first place is drawn in proportion to the entrants' worths, then the second among the rest, and
so on. Ties are handled by Efron's method from survival analysis, whose partial likelihood this is.
Games of one deal are correlated, so intervals count a deal, not a game, as one observation.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import log, sqrt
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from bandstand.lab.contest import Contest

Floats = "NDArray[np.float64]"

CONFIDENCE = 1.96  # standard errors on either side of a 95 % interval
ELO = 400.0 / log(10.0)  # rating points for one natural unit of log worth
# A weak prior, worth a twentieth of a game: it keeps the rating of an entrant who won or lost
# everything finite.
_PULL = 0.05
_ITERATIONS = 60
_CLOSE_ENOUGH = 1e-10

# The error rates of the sequential test, and the minimum number of deals.
_ERROR = 0.05
_BOUND = log((1 - _ERROR) / _ERROR)
_FEWEST_DEALS = 8


@dataclass(frozen=True)
class Rating:
    """An entrant's strength in rating points around the field's middle, and the 95 % margin."""

    points: float
    margin: float


@dataclass(frozen=True)
class Encounter:
    """One entrant against another: the share of comparisons won, ties half."""

    share: float
    margin: float
    deals: int
    # +1: the first is stronger, -1: the second is, 0: not settled.
    verdict: int


Pattern = tuple[tuple[int, ...], tuple[int, ...]]


def _pattern(contest: Contest) -> Pattern:
    """A contest in canonical form, so that equal outcomes compare equal."""
    ordered = sorted(zip(contest.places, contest.entrants, strict=True))
    return tuple(e for _, e in ordered), tuple(p for p, _ in ordered)


def _slope(
    pattern: Pattern, worths: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The first and the negative second derivative of a contest's log likelihood."""
    entrants, places = pattern
    size = len(worths)
    slope, curve = np.zeros(size), np.zeros((size, size))
    for place in sorted(set(places)):
        running, tied = np.zeros(size), np.zeros(size)
        for entrant, other in zip(entrants, places, strict=True):
            if other >= place:
                running[entrant] += worths[entrant]
            if other == place:
                tied[entrant] += worths[entrant]
                slope[entrant] += 1.0
        count = places.count(place)
        for number in range(count):
            pull = running - (number / count) * tied
            chance = pull / pull.sum()
            slope -= chance
            curve += np.diag(chance) - np.outer(chance, chance)
    return slope, curve


def rate(contests: Sequence[Contest], entrants: int) -> list[Rating]:
    """Each entrant's rating, by Newton's method on the log worths."""
    patterns = Counter(_pattern(contest) for contest in contests)
    strength = np.zeros(entrants)
    for _ in range(_ITERATIONS):
        slope, curve = -_PULL * strength, _PULL * np.eye(entrants)
        worths = np.exp(strength)
        for pattern, count in sorted(patterns.items()):
            part, bend = _slope(pattern, worths)
            slope += count * part
            curve += count * bend
        step = np.clip(np.linalg.solve(curve, slope), -1.0, 1.0)
        strength = strength + step
        if float(np.abs(step).max()) < _CLOSE_ENOUGH:
            break
    spread = _spread(contests, patterns, strength, curve)
    middle = strength.mean()
    return [
        Rating(ELO * float(strength[e] - middle), ELO * CONFIDENCE * sqrt(max(spread[e, e], 0.0)))
        for e in range(entrants)
    ]


def _spread(
    contests: Sequence[Contest],
    patterns: Iterable[Pattern],
    strength: NDArray[np.float64],
    curve: NDArray[np.float64],
) -> NDArray[np.float64]:
    """The covariance of the ratings around their middle, deals being the observations."""
    size = len(strength)
    slopes = {pattern: _slope(pattern, np.exp(strength))[0] for pattern in patterns}
    by_deal: dict[int, NDArray[np.float64]] = {}
    for contest in contests:
        so_far = by_deal.setdefault(contest.deal, np.zeros(size))
        so_far += slopes[_pattern(contest)]
    noise = _PULL * np.eye(size)
    for total in by_deal.values():
        noise += np.outer(total, total)
    inverse = np.linalg.inv(curve)
    centre = np.eye(size) - np.full((size, size), 1.0 / size)
    result: NDArray[np.float64] = centre @ inverse @ noise @ inverse @ centre
    return result


def pair_results(contests: Sequence[Contest], one: int, other: int) -> list[float]:
    """By deal: the share of comparisons that the first of two entrants won, ties half."""
    won: dict[int, list[float]] = {}
    for contest in contests:
        seats = list(zip(contest.entrants, contest.places, strict=True))
        mine = [place for entrant, place in seats if entrant == one]
        theirs = [place for entrant, place in seats if entrant == other]
        points = [0.5 if a == b else float(a < b) for a in mine for b in theirs]
        if points:
            won.setdefault(contest.deal, []).extend(points)
    return [sum(points) / len(points) for points in won.values()]


def encounter(contests: Sequence[Contest], one: int, other: int, margin: float) -> Encounter | None:
    """How two entrants did against each other; None if they never met."""
    shares = pair_results(contests, one, other)
    if not shares:
        return None
    count = len(shares)
    mean = sum(shares) / count
    squares = sum((share - mean) ** 2 for share in shares)
    error = sqrt(squares / (count - 1) / count) if count > 1 else 0.5
    return Encounter(mean, CONFIDENCE * error, count, verdict(shares, margin))


def verdict(shares: Sequence[float], margin: float) -> int:
    """A generalised sequential probability ratio test of a share of 0.5 - margin or 0.5 + margin.

    +1 or -1 as soon as the log likelihood ratio leaves the bounds for error rates of 5 %, otherwise
    0. The variance is that of the deals, with one added pseudo-observation.
    """
    count = len(shares)
    if count < _FEWEST_DEALS:
        return 0
    mean = sum(shares) / count
    variance = (sum((share - mean) ** 2 for share in shares) + 0.25) / count
    ratio = 2.0 * count * margin * (mean - 0.5) / variance
    if abs(ratio) < _BOUND:
        return 0
    return 1 if ratio > 0 else -1
