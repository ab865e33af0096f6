"""Matches between levels, in one compiled loop."""

from __future__ import annotations

from typing import Final

from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import Dice
from bandstand.kernel.instinct import Instinct
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

RANDOM: Final = 0
NOISY: Final = 1
STEADY: Final = 2
_BLUR: Final = 0.5  # of the noisy level, as a share of the game's main prize


def choose(level: i64, instinct: Instinct, world: State, seat: i64, dice: Dice) -> i64:
    """The move a player of this level makes in an imagined world."""
    if level == RANDOM:
        moves = world.moves(seat)
        return moves[dice.below(len(moves))]
    return instinct.choose(world, seat, dice, _BLUR if level == NOISY else 0.0)


def decide(level: i64, instinct: Instinct, state: State, seat: i64, dice: Dice) -> i64:
    """The move a player of this level makes at the table, having imagined the hidden things.

    The random player looks at its legal moves alone, which are the same in every world it could
    imagine, so it is spared the trouble.
    """
    if level == RANDOM:
        return choose(level, instinct, state, seat, dice)
    return choose(level, instinct, state.imagine(seat, dice), seat, dice)


def play_out(
    state: State, instinct: Instinct, levels: list[i64], dice: Dice, made: list[i64] | None
) -> i64:
    """Play to the end, seat by seat at its level; returns the number of decisions.

    Each move goes to *made*, if given, as two numbers: the seat, then the move.
    """
    decisions: i64 = 0
    while not state.over():
        seat = lowest(state.waiting())
        move = decide(levels[seat], instinct, state, seat, dice)
        if made is not None:
            made.append(seat)
            made.append(move)
        state.play(seat, move)
        decisions += 1
    return decisions
