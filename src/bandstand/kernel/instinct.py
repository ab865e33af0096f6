"""What a bot needs of a game: a quick opinion about what to play, and about who is ahead."""

from __future__ import annotations

from abc import abstractmethod
from math import exp

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

    def chapter(self, world: State) -> i64:
        """The number of the stage or round; a playout ends where it changes.

        What happens after a new deal tells little about the move before it, so a search does better
        to judge the scores there (``chances``) than to play on. By default a game is one chapter.
        """
        return 0

    def chances(self, world: State) -> list[float]:
        """Each seat's chance to win, judged at a chapter's end; at the game's end its payoff."""
        return world.payoffs()


def chances_from_scores(scores: list[i64], spread: float) -> list[float]:
    """Chances to win for players as good as each other, so many points apart.

    *spread* is about how far, in points, luck may still move a score.
    """
    best = max(scores)
    weights = [exp(float(score - best) / spread) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
