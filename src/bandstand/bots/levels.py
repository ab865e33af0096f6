"""How a level decides a single move, and the time it takes while people wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bandstand.bots import match
from bandstand.bots.budget import Budget
from bandstand.kernel.levels import COMPARING, PLANNING, TIRELESS, check_level

if TYPE_CHECKING:
    from bandstand.bots.ensemble import Ensemble
    from bandstand.kernel.dice import Dice
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

# Time limits in seconds: 20, 250 and 900 ms minus the overhead.
PATIENCE = {COMPARING: 0.015, PLANNING: 0.22, TIRELESS: 0.82}


def budget(level: int, game: Game[Any], players: int) -> Budget:
    """The budget of a decision while people wait; it can be cancelled."""
    simulations = match.simulations(check_level(level), game.heuristic, players)
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
    if level == TIRELESS and ensemble is not None:
        return int(ensemble.search(game, world, seat, dice, allowed)[0].move)
    return match.choose(check_level(level), game.heuristic, world, seat, dice, allowed)
