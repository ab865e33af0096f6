"""Rules of thumb for Take the A Chord."""

from __future__ import annotations

from typing import final

from bandstand.games.a_chord.rules import AChord
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import Dice
from bandstand.kernel.instinct import Instinct
from bandstand.kernel.native import i64
from bandstand.kernel.state import State


@final
class AChordInstinct(Instinct):
    """Placeholder."""

    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """Lowest."""
        assert isinstance(world, AChord)
        return lowest(world.legal_cards(world.people[seat].hand))
