"""Rules of thumb for Fiddlefoo."""

from __future__ import annotations

from typing import final

from bandstand.kernel.dice import Dice
from bandstand.kernel.instinct import Instinct
from bandstand.kernel.native import i64
from bandstand.kernel.state import State


@final
class FiddlefooInstinct(Instinct):
    """Small ranges, few matches, many notes."""

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The first legal move."""
        return world.moves(seat)[0]
