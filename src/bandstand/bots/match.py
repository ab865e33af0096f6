"""Games between levels, in one compiled loop."""

from __future__ import annotations

from bandstand.bots.budget import Budget
from bandstand.bots.search import FLAT, reach, search
from bandstand.bots.search_config import PLANFUL, THOROUGH
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.levels import COMPARING, NOISY, PLANNING, RANDOM, STEADY
from bandstand.kernel.native import i64
from bandstand.kernel.state import State


def choose(
    level: i64, heuristic: Heuristic, world: State, seat: i64, dice: Dice, budget: Budget
) -> i64:
    """The move a player of this level makes in an imagined world; level 3 and up search."""
    if level == RANDOM:
        moves = world.moves(seat)
        return moves[dice.below(len(moves))]
    if level <= STEADY:
        level_budget = heuristic.level_budget(world.players)
        blur = level_budget.noisy if level == NOISY else level_budget.steady
        return heuristic.choose(world, seat, dice, blur)
    if level == COMPARING:
        return search(world, seat, heuristic, dice, budget, FLAT)[0].move
    config = PLANFUL if level == PLANNING else THOROUGH
    return search(world, seat, heuristic, dice, budget, reach(heuristic, world), config)[0].move


def simulations(level: i64, heuristic: Heuristic, players: i64) -> i64:
    """How many simulations a level makes for one decision."""
    if level <= STEADY:
        return 0
    level_budget = heuristic.level_budget(players)
    if level == COMPARING:
        return level_budget.comparing
    return level_budget.planning if level == PLANNING else level_budget.tireless


def decide(
    level: i64,
    heuristic: Heuristic,
    state: State,
    seat: i64,
    dice: Dice,
    budget: Budget | None = None,
) -> i64:
    """The move of a player of this level, chosen in an imagined world.

    The random player needs only its legal moves, which are the same in every imagined world. A
    search runs all its simulations without a time limit, so that the same dice give the same move
    on every machine.
    """
    if budget is None:
        budget = Budget(simulations(level, heuristic, state.players))
    if level == RANDOM:
        return choose(level, heuristic, state, seat, dice, budget)
    return choose(level, heuristic, state.imagine(seat, dice), seat, dice, budget)


def play_out(
    state: State, heuristic: Heuristic, levels: list[i64], dice: Dice, made: list[i64] | None
) -> i64:
    """Play to the end, seat by seat at its level; returns the number of decisions.

    Each move goes to *made*, if given, as two numbers: the seat, then the move.
    """
    decisions: i64 = 0
    while not state.over():
        seat = lowest(state.to_act())
        move = decide(levels[seat], heuristic, state, seat, dice)
        if made is not None:
            made.append(seat)
            made.append(move)
        state.play(seat, move)
        decisions += 1
    return decisions
