"""Rules of thumb for 6 Forces."""

from __future__ import annotations

from typing import final

from bandstand.games.six_forces.rules import SixForces
from bandstand.kernel.dice import Dice
from bandstand.kernel.instinct import Instinct
from bandstand.kernel.native import i64
from bandstand.kernel.state import State


@final
class SixForcesInstinct(Instinct):
    """Placeholder."""

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """Lowest."""
        assert isinstance(world, SixForces)
        return world.moves(seat)[0]
