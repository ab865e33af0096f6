"""Two players of any kind against each other on rotated deals.

A tournament is between levels; this is for other players: a bot that cheats, or one of another
library.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.state import State
from bandstand.lab import ratings
from bandstand.lab.contest import Contest, line_up, turned
from bandstand.lab.simulate import derived_seed

if TYPE_CHECKING:
    from bandstand.kernel.game import Game

Decider = Callable[[State, int, Dice], int]


@dataclass(frozen=True)
class Measure:
    """A mean over the deals, and the 95 % margin."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.margin:.3f}"


@dataclass(frozen=True)
class Outcome:
    """The result of the first player: placings won, victories relative to a fair share, points."""

    deals: int
    placings: Measure
    victories: Measure
    points: Measure  # ahead of the other, per seat

    def __str__(self) -> str:
        return (
            f"placings won          {self.placings}\n"
            f"victories, fair is 1  {self.victories}\n"
            f"points ahead          {self.points}"
        )


def meet(
    game: Game[Any],
    players: int,
    deciders: Sequence[Decider],
    deals: Sequence[int],
    seed: int,
) -> list[Contest]:
    """Play each of these deals, by number, once for every rotation of the seats."""
    settled = game.settle(players, {})
    contests = []
    for deal in deals:
        for number, seats in enumerate(turned(line_up(len(deciders), players, deal, seed))):
            state = game.new(players, settled, seeded(derived_seed(seed, f"deal {deal}")))
            dice = seeded(derived_seed(seed, f"bots {deal} {number}"))
            while not state.over():
                seat = int(lowest(state.to_act()))
                state.play(seat, deciders[seats[seat]](state, seat, dice))
            contests.append(
                Contest(
                    deal,
                    tuple(seats),
                    tuple(int(place) for place in state.placing()),
                    tuple(float(share) for share in state.payoffs()),
                    tuple(int(score) for score in state.scores()),
                )
            )
    return contests


def outcome(contests: Sequence[Contest], players: int, unit: int = 1) -> Outcome:
    """How the first did against the second; points are divided by *unit*."""
    victories: dict[int, list[float]] = {}
    points: dict[int, list[float]] = {}
    for one in contests:
        mine = [seat for seat, who in enumerate(one.entrants) if who == 0]
        theirs = [seat for seat, who in enumerate(one.entrants) if who == 1]
        victories.setdefault(one.deal, []).extend(players * one.shares[seat] for seat in mine)
        if mine and theirs:
            ahead = _mean([one.scores[s] for s in mine]) - _mean([one.scores[s] for s in theirs])
            points.setdefault(one.deal, []).append(ahead / unit)
    placings = ratings.pair_results(contests, 0, 1)
    return Outcome(
        len(victories),
        measured(placings),
        measured([_mean(found) for found in victories.values()]),
        measured([_mean(found) for found in points.values()]),
    )


def measured(numbers: Sequence[float]) -> Measure:
    """The mean of independent numbers with its margin."""
    mean = _mean(numbers)
    if len(numbers) < 2:
        return Measure(mean, float("inf"))
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return Measure(mean, ratings.CONFIDENCE * sqrt(variance / len(numbers)))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
