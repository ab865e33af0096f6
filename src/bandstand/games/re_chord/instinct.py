"""Rules of thumb for Re-Chord."""

from __future__ import annotations

from typing import final

from bandstand.games.re_chord.rules import ReChord
from bandstand.kernel.dice import Dice
from bandstand.kernel.instinct import Instinct
from bandstand.kernel.native import i64
from bandstand.kernel.state import State


@final
class ReChordInstinct(Instinct):
    """P."""

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """P."""
        assert isinstance(world, ReChord)
        return world.moves(seat)[0]
