"""What a bot needs of a game: a quick opinion about what to play."""

from __future__ import annotations

from abc import abstractmethod

from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64
from bandstand.kernel.state import State


class Instinct:
    """A game's rules of thumb, shared by the weaker bots and the playouts of the stronger ones."""

    @abstractmethod
    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The move that looks best to the seat in an imagined world.

        Each move's worth is blurred by up to *noise* (1.0 is the worth of the game's main prize);
        with 0 the choice depends on the world alone.
        """
