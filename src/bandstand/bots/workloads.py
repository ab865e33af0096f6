"""Benchmark loops in compiled code."""

from __future__ import annotations

from typing import final

from bandstand.kernel.bits import lowest, nth, popcount
from bandstand.kernel.chances import Chances
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.native import i64
from bandstand.kernel.state import State


@final
class RandomHeuristic(Heuristic):
    """Random moves with the game's own evaluation: for comparing searches."""

    def __init__(self, model: Heuristic) -> None:
        self.model = model

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """Any legal move."""
        mask = world.move_mask(seat)
        if mask != 0:
            return world.mask_base() + nth(mask, dice.below(popcount(mask)))
        moves = world.moves(seat)
        return moves[dice.below(len(moves))]

    def play_on(
        self, world: State, horizon: i64, viewer: i64, others: Heuristic, dice: Dice, noise: float
    ) -> i64:
        """By the game's own loop where it ends at the horizon."""
        if world.close_at(horizon):
            return world.rollout(dice)
        return super().play_on(world, horizon, viewer, others, dice, noise)

    def chapter(self, world: State) -> i64:
        """The game's."""
        return self.model.chapter(world)

    def horizon(self, world: State) -> i64:
        """The game's."""
        return self.model.horizon(world)

    def judge(self, world: State, found: Chances) -> None:
        """As the game's own does."""
        self.model.judge(world, found)


def random_games(table: State, games: i64, dice: Dice) -> i64:
    """Deal and play whole games at random; returns the number of decisions."""
    decisions: i64 = 0
    while games > 0:
        state = table.rematch(dice)
        decisions += state.rollout(dice)
        games -= 1
    return decisions


def random_rollouts(root: State, games: i64, dice: Dice) -> i64:
    """Clone a dealt game and play it out at random; returns the number of decisions."""
    decisions: i64 = 0
    while games > 0:
        decisions += root.clone().rollout(dice)
        games -= 1
    return decisions


def clones(root: State, times: i64) -> None:
    """Clone a state and discard the clone."""
    while times > 0:
        root.clone()
        times -= 1


def imaginings(root: State, times: i64, dice: Dice) -> None:
    """Imagine worlds of the seat that decides next, and discard them."""
    seat = lowest(root.to_act())
    while times > 0:
        root.imagine(seat, dice)
        times -= 1
