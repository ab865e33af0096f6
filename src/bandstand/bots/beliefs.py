"""Inference: imagined worlds weighted by how well they explain what the others did."""

from __future__ import annotations

from typing import Final, final

from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

_MORE: Final = 4  # samples per requested world, until there are enough


@final
class Beliefs:
    """Worlds that a viewer cannot distinguish, weighted by likelihood."""

    def __init__(self, heuristic: Heuristic, viewer: i64, most: i64) -> None:
        self.heuristic = heuristic
        self.viewer = viewer
        self.most = most
        self.guesses: list[State] = []
        self.sums: list[float] = []  # cumulative likelihoods

    def imagine(self, world: State, dice: Dice) -> State:
        """Sample a world in proportion to its likelihood, after adding a few more samples."""
        more: i64 = _MORE
        while more > 0 and len(self.guesses) < self.most:
            self.guess(world, dice)
            more -= 1
        found = self.guesses[self.first_above(dice.unit() * self.sums[len(self.sums) - 1])]
        copy = found.clone()
        copy.dice = dice.spawn()
        return copy

    def guess(self, world: State, dice: Dice) -> None:
        """Imagine one more world."""
        guess = world.imagine(self.viewer, dice)
        before = self.sums[len(self.sums) - 1] if len(self.sums) > 0 else 0.0
        self.guesses.append(guess)
        self.sums.append(before + self.heuristic.likelihood(guess, self.viewer))

    def first_above(self, aim: float) -> i64:
        """The first sample at which the cumulative likelihood exceeds this value."""
        low: i64 = 0
        high: i64 = len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] > aim:
                high = middle
            else:
                low = middle + 1
        return low
