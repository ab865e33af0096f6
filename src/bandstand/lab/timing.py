"""Timers for interleaved benchmarks.

The speed of a shared machine varies, so everything is measured in CPU time in several interleaved
rounds, and a figure is the median of its rounds. Comparisons are ratios within one run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

GAMES_A_SECOND = "games_per_s"
DEALT = "decisions_per_s_with_deals"
CLONED = "decisions_per_s_from_clones"
STEPPED = "decisions_per_s_from_python"
CLONE = "clone_ns"
PYTHON_CLONE = "clone_from_python_ns"
IMAGINE = "imagine_ns"
SEARCHED = "simulations_per_s"
SEARCHED_AT_RANDOM = "simulations_per_s_at_random"
# How long a simulation is, without which speeds of two games cannot be compared.
DECISIONS = "decisions_per_simulation"
DECISIONS_AT_RANDOM = "decisions_per_simulation_at_random"

# Simulations of each timed search, ours or another's: a larger tree grows more slowly.
SIMULATIONS = 1000

# A task repeats its work and returns the number of units: decisions, games, copies.
Task = Callable[[int], float]


@dataclass
class Timer:
    """One measurement: its subject, its figure, and the rounds so far."""

    subject: str
    figure: str
    task: Task
    times: int = 1
    seconds: float = 0.0
    counted: float = 0.0

    def calibrate(self, seconds: float) -> None:
        """Find the number of repetitions that takes about this long."""
        while (taken := self.take_turn()) < seconds:
            self.times = max(self.times * 2, int(self.times * seconds / max(taken, 1e-9)))
        self.times = max(1, int(self.times * seconds / taken))

    def take_turn(self) -> float:
        """Do the work once; returns the seconds it took."""
        begin = process_time()
        self.counted = self.task(self.times)
        self.seconds = process_time() - begin
        return self.seconds

    def value(self) -> float:
        """The result of the last round, in the figure's unit."""
        if self.figure.endswith("_ns"):
            return 1e9 * self.seconds / self.counted
        return self.counted / self.seconds


def measure(timers: list[Timer], turns: int, seconds: float) -> dict[str, dict[str, float]]:
    """The median figures by subject, measured round by round over all timers."""
    for timer in timers:
        timer.calibrate(seconds)
    values: list[list[float]] = [[] for _ in timers]
    for _ in range(turns):
        for timer, found in zip(timers, values, strict=True):
            timer.take_turn()
            found.append(timer.value())
    figures: dict[str, dict[str, float]] = {}
    for timer, found in zip(timers, values, strict=True):
        figures.setdefault(timer.subject, {})[timer.figure] = median(found)
    return figures
