"""The levels a bot can play at, for those who let one decide a single move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bandstand.bots import match
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from bandstand.kernel.dice import Dice
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

LEVELS = {
    match.RANDOM: "plays at random",
    match.NOISY: "plays by rules of thumb, with slips",
    match.STEADY: "plays by rules of thumb",
}
USUAL = match.STEADY  # where nobody asks for another


def check(level: int) -> int:
    """The level itself, or a sentence that names those there are."""
    if level not in LEVELS:
        levels = ", ".join(f"{number} {meaning}" for number, meaning in LEVELS.items())
        raise BandstandError(f"There is no level {level}. The levels: {levels}.")
    return level


def choose(level: int, game: Game[Any], world: State, seat: int, dice: Dice) -> int:
    """The move a bot of this level makes; *world* is what the seat imagines, never the truth."""
    return match.choose(check(level), game.instinct, world, seat, dice)
