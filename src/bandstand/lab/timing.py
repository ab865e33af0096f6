"""Gauges: work that is timed in turns.

Speeds of a shared machine come and go, so everything is measured in turns, several times over, in
processor time, and a figure is the median of its turns. Comparisons are ratios within one run.
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

# In each search that is timed, ours or another's: the larger its tree, the slower it grows.
SIMULATIONS = 1000

# A task does its work some times over and says what to count: decisions, games, copies.
Task = Callable[[int], float]


@dataclass
class Timer:
    """One thing to measure: its subject, its figure, and the turns so far."""

    subject: str
    figure: str
    task: Task
    times: int = 1
    seconds: float = 0.0
    counted: float = 0.0

    def calibrate(self, seconds: float) -> None:
        """Find how many times the work must be done to take about so long."""
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
        """What the last turn came to, in the figure's unit."""
        if self.figure.endswith("_ns"):
            return 1e9 * self.seconds / self.counted
        return self.counted / self.seconds


def measure(timers: list[Timer], turns: int, seconds: float) -> dict[str, dict[str, float]]:
    """The median figures by subject, every timer taking its turn before any takes another."""
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
