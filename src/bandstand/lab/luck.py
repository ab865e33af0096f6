"""Luck against skill: an analysis of variance of a tournament on rotated deals.

Every deal is played by every entrant from every seat, so the points of a game relative to the
table's average split into three parts: the player (skill), the seat and cards (the deal), and the
rest: what the others did, and later randomness.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from bandstand.lab.ratings import CONFIDENCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bandstand.lab.contest import Contest


_GROUPS = 20  # of deals, for the jackknife estimate of the margins


@dataclass(frozen=True)
class Parts:
    """Shares of the variance of the points; they add up to 1. The margins are 95 % ones."""

    skill: float
    deal: float
    rest: float
    skill_margin: float
    deal_margin: float
    rest_margin: float


def parts(contests: Sequence[Contest], *, together: bool) -> Parts | None:
    """The shares, by analysis of variance; None if there is no variance to split."""
    cells = _cells(contests, together=together)
    whole = _shares(list(cells.values()))
    if whole is None or len(cells) < _GROUPS:
        return None
    left_out = []
    for group in range(_GROUPS):
        rest = [deal for number, deal in enumerate(cells.values()) if number % _GROUPS != group]
        left_out.append(_shares(rest) or whole)
    margins = [_jackknife([shares[part] for shares in left_out]) for part in range(3)]
    return Parts(*whole, *margins)


Entry = tuple[int, float]
Deal = dict[int, list[Entry]]


def _cells(contests: Sequence[Contest], *, together: bool) -> dict[int, Deal]:
    """By deal and seat: the player, and the points relative to the table's average."""
    cells: dict[int, Deal] = {}
    for contest in contests:
        mean = 0.0 if together else sum(contest.scores) / len(contest.scores)
        deal = cells.setdefault(contest.deal, {})
        for seat, (who, score) in enumerate(zip(contest.entrants, contest.scores, strict=True)):
            deal.setdefault(0 if together else seat, []).append((who, score - mean))
    return cells


def _means(entries: Sequence[Entry]) -> dict[int, float]:
    totals: dict[int, list[float]] = {}
    for who, points in entries:
        totals.setdefault(who, []).append(points)
    return {who: sum(points) / len(points) for who, points in totals.items()}


def _skill(entries: Sequence[Entry]) -> float:
    """The variance of the entrants' means, weighted by their number of games."""
    means = _means(entries)
    middle = sum(points for _, points in entries) / len(entries)
    return sum((means[who] - middle) ** 2 for who, _ in entries) / len(entries)


def _shares(deals: Sequence[Deal]) -> tuple[float, float, float] | None:
    """Skill, deal and rest as shares, by the usual estimates of a one-way random model."""
    everything = [entry for deal in deals for cell in deal.values() for entry in cell]
    skill, means = _skill(everything), _means(everything)
    cells = [[y - means[who] for who, y in cell] for deal in deals for cell in deal.values()]
    plays, count = len(cells[0]), len(cells)
    if plays < 2 or count < 2:
        return None
    middles = [sum(cell) / plays for cell in cells]
    centre = sum(middles) / count
    between = plays * sum((middle - centre) ** 2 for middle in middles) / (count - 1)
    within = sum(
        (value - middle) ** 2 for cell, middle in zip(cells, middles, strict=True) for value in cell
    ) / (count * (plays - 1))
    deal_part = max(0.0, (between - within) / plays)
    total = skill + deal_part + within
    return None if total == 0.0 else (skill / total, deal_part / total, within / total)


def _jackknife(left_out: Sequence[float]) -> float:
    count = len(left_out)
    middle = sum(left_out) / count
    return CONFIDENCE * sqrt((count - 1) / count * sum((one - middle) ** 2 for one in left_out))
