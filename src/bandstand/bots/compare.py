"""Compare moves on the same imagined worlds, up to the same horizon.

A search spends its time on promising moves; here every move gets the same worlds and the same dice
(common random numbers), so that the margin of a difference is narrow.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from bandstand.bots.budget import Budget
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

_NOISE: Final = 0.2  # of the playouts
_NOBODY: Final = -1  # as a viewer: all are taken to play alike
_SURE: Final = 1.96  # half of a 95 % interval, in standard errors
CHANCE_DOUBT: Final = 0.5  # as if two more worlds had been seen, one lost and one won
LEAD_DOUBT: Final = 2.0  # as if two more had been seen, one won by this move, one by the other


@final
class Worth:
    """The results of a move: sums over the worlds, and of its lead over the first move."""

    def __init__(self, move: i64) -> None:
        self.move = move
        self.worlds: i64 = 0
        self.ended: i64 = 0  # worlds in which the game was over before a new deal
        self.chances: float = 0.0
        self.chance_squares: float = 0.0
        self.points: float = 0.0
        self.point_squares: float = 0.0
        self.leads: float = 0.0
        self.lead_squares: float = 0.0

    def note(self, chance: float, points: float, lead: float) -> None:
        """Add the result of one world."""
        self.worlds += 1
        self.chances += chance
        self.chance_squares += chance * chance
        self.points += points
        self.point_squares += points * points
        self.leads += lead
        self.lead_squares += lead * lead

    def chance(self) -> float:
        """The chance to win with this move."""
        return self.chances / float(self.worlds)

    def margin(self) -> float:
        """Half of its 95 % interval."""
        return margin(self.chances, self.chance_squares, self.worlds, CHANCE_DOUBT)

    def mean_points(self) -> float:
        """The expected points, in the game's smallest unit."""
        return self.points / float(self.worlds)

    def points_margin(self) -> float:
        """Half of their 95 % interval."""
        return margin(self.points, self.point_squares, self.worlds, 0.0)

    def lead(self) -> float:
        """How much more often it wins than the first move."""
        return self.leads / float(self.worlds)

    def lead_margin(self) -> float:
        """Half of its 95 % interval; narrow, because both moves were tried in the same worlds."""
        return margin(self.leads, self.lead_squares, self.worlds, LEAD_DOUBT)


def compare(
    world: State, seat: i64, moves: list[i64], heuristic: Heuristic, dice: Dice, budget: Budget
) -> list[Worth]:
    """Evaluate each move for the seat, in the order given, in at least one imagined world.

    A simulation of the budget is one move in one world. *world* may be the real state: only
    worlds imagined from it by the seat are used.
    """
    worths = [Worth(move) for move in moves]
    end = perf_counter() + budget.seconds
    done: i64 = 0
    while True:
        imagined = world.imagine(seat, dice)
        luck = dice.spawn()
        first = 0.0
        for number, worth in enumerate(worths):
            trial = imagined.clone()
            horizon = heuristic.horizon(trial)
            trial.play(seat, worth.move)
            chance = play_on(trial, heuristic, luck.clone(), horizon)[seat]
            if number == 0:
                first = chance
            if trial.over():
                worth.ended += 1
            worth.note(chance, float(trial.scores()[seat]), chance - first)
            done += 1
        budget.give_way()
        if done + len(moves) > budget.simulations or perf_counter() > end:
            break
    return worths


def foresee(
    truth: State, heuristic: Heuristic, dice: Dice, budget: Budget
) -> tuple[list[float], i64]:
    """Each seat's chance to win with all cards open and the dice unknown.

    Also returns the number of playouts; 0 if the game is over.
    """
    if truth.over():
        return truth.payoffs(), 0
    total = [0.0 for _ in range(truth.players)]
    end = perf_counter() + budget.seconds
    done: i64 = 0
    while done == 0 or (done < budget.simulations and perf_counter() <= end):
        trial = truth.clone()
        trial.dice = dice.spawn()
        chances = play_on(trial, heuristic, dice, heuristic.horizon(trial))
        for seat in range(truth.players):
            total[seat] += chances[seat]
        done += 1
    return [chance / float(done) for chance in total], done


def play_on(state: State, heuristic: Heuristic, dice: Dice, horizon: i64) -> list[float]:
    """Play by the slightly noisy heuristic up to a chapter; each seat's chance then."""
    heuristic.play_on(state, horizon, _NOBODY, heuristic, dice, _NOISE)
    return state.payoffs() if state.over() else heuristic.chances(state)


def margin(total: float, squares: float, count: i64, doubt: float) -> float:
    """Half of the 95 % interval of a mean, from sums.

    *doubt* is added to the squared deviations, so that a few equal results do not look certain.
    """
    many = float(count)
    mean = total / many
    return _SURE * sqrt(max(0.0, squares - many * mean * mean) + doubt) / many
