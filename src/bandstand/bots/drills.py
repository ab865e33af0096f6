"""The same small thing over and over in one compiled loop, to see how fast the engine is."""

from __future__ import annotations

from bandstand.kernel.bits import lowest
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


def clones(root: State, times: i64) -> None:
    """Copy a state and throw the copy away."""
    while times > 0:
        root.clone()
        times -= 1


def imaginings(root: State, times: i64, dice: Dice) -> None:
    """Imagine the worlds of the seat that decides next, and forget them."""
    seat = lowest(root.waiting())
    while times > 0:
        root.imagine(seat, dice)
        times -= 1
