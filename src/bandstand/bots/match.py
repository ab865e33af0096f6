"""Many games in one compiled loop: random playouts, and matches between levels."""

from __future__ import annotations

from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64
from bandstand.kernel.state import State


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
