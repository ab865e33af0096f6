"""The levels of the bots, and how a level decides a single move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bandstand.bots import match
from bandstand.bots.budget import Budget
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from bandstand.bots.ensemble import Ensemble
    from bandstand.kernel.dice import Dice
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

LEVELS = {
    match.RANDOM: "plays at random",
    match.NOISY: "plays by rules of thumb, with many slips",
    match.STEADY: "plays by rules of thumb, at some tables with slips",
    match.COMPARING: "tries its moves out in imagined worlds",
    match.PLANNING: "plans ahead in imagined worlds",
    match.TIRELESS: "plans ahead for longer, where it can on all cores",
}
USUAL = match.STEADY  # the default
# Time limits in seconds: 20, 250 and 900 ms minus the overhead.
PATIENCE = {match.COMPARING: 0.015, match.PLANNING: 0.22, match.TIRELESS: 0.82}


def check(level: int) -> int:
    """The level itself; an error names the valid ones."""
    if level not in LEVELS:
        levels = ", ".join(f"{number} {meaning}" for number, meaning in LEVELS.items())
        raise BandstandError(f"There is no level {level}. The levels: {levels}.")
    return level


def budget(level: int, game: Game[Any], players: int) -> Budget:
    """The budget of a decision while people wait; it can be cancelled."""
    simulations = match.simulations(check(level), game.heuristic, players)
    return Budget(simulations, PATIENCE.get(level, 0.0))


def choose(
    level: int,
    game: Game[Any],
    world: State,
    seat: int,
    dice: Dice,
    within: Budget | None = None,
    ensemble: Ensemble | None = None,
) -> int:
    """The move a bot of this level makes; *world* is imagined, never the real state.

    The highest level uses an *ensemble* if there is one.
    """
    allowed = budget(level, game, world.players) if within is None else within
    if level == match.TIRELESS and ensemble is not None:
        return int(ensemble.search(game, world, seat, dice, allowed)[0].move)
    return match.choose(check(level), game.heuristic, world, seat, dice, allowed)
