"""What a bot needs of a game: a quick opinion about what to play, and about who is ahead."""

from __future__ import annotations

from abc import abstractmethod
from math import exp
from typing import Final, final

from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import State

MARGIN_SHARE: Final = 0.2  # of a finished game's worth to a search is how close it was


@final
class LevelBudget:
    """What sets the levels of a game apart that play by the same rules of thumb."""

    def __init__(
        self, noisy: float, steady: float, comparing: i64, planning: i64, tireless: i64
    ) -> None:
        # How far levels 1 and 2 blur each worth; level 2 only where the search gains too little
        # over the rules of thumb to be divided among three levels.
        self.noisy = noisy
        self.steady = steady
        # Simulations of levels 3, 4 and 5 for a decision; while people wait, time ends them too.
        self.comparing = comparing
        self.planning = planning
        self.tireless = tireless


USUAL_LEVEL_BUDGET: Final = LevelBudget(0.5, 0.0, 60, 600, 4_800)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """A game's rules of thumb, shared by the weaker bots and the playouts of the stronger ones."""

    @abstractmethod
    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The move that looks best to the seat in an imagined world.

        Each move's worth is blurred by up to *noise* (1.0 is the worth of the game's main prize);
        with 0 the choice depends on the world alone.
        """

    def weights(self) -> dict[str, float]:
        """The numbers its judgement rests on, by name; none where there is nothing to practise."""
        return {}

    def with_weights(self, numbers: dict[str, float], players: i64) -> Heuristic:
        """The same rules of thumb with other numbers, at tables of this size."""
        return self

    def practised(self, players: i64) -> Heuristic:
        """The same with the numbers that practice found for such a table: see tools/practise.py."""
        return self

    def opponent_model(self) -> Heuristic:
        """How it takes the others to play: like itself, unless it pays to think otherwise."""
        return self

    def level_budget(self, players: i64) -> LevelBudget:
        """What sets the levels apart at such a table: as far, and as evenly, as the game allows."""
        return USUAL_LEVEL_BUDGET

    def uses_tree(self, players: i64) -> bool:
        """Whether a tree of replies pays at such a table.

        Where many sit, a place in the tree is seen too seldom: what the rules of thumb make of the
        cards in a world is better than what the tree remembers of all worlds.
        """
        return True

    def chapter(self, world: State) -> i64:
        """How far the game has come, as a number that never falls: a stage, a round, a turn.

        By default a game is one chapter.
        """
        return 0

    def horizon(self, world: State) -> i64:
        """The chapter at which a playout that begins in this world should end.

        What happens after a new deal tells little about the move before it, so a search does better
        to judge the scores there (``chances``) than to play on.
        """
        return self.chapter(world) + 1

    def far_horizon(self, world: State) -> i64:
        """The same for whoever has so many simulations that more noise does not matter."""
        return self.horizon(world)

    def inference_samples(self, players: i64) -> i64:
        """How many worlds to imagine and compare by their likelihood; 0 where nothing is told."""
        return 0

    def likelihood(self, world: State, seat: i64) -> float:
        """How well the hidden things of an imagined world explain what the others have done.

        Only the ratio between worlds that the seat cannot tell apart matters.
        """
        return 1.0

    def chances(self, world: State) -> list[float]:
        """Each seat's chance to win as a search should see it, at a horizon or at the game's end.

        Of a finished game it is the payoff, which a game may soften by the margins, so that a
        search prefers a near miss to a disaster.
        """
        return world.payoffs()


def chances_from_scores(scores: list[i64], spread: float) -> list[float]:
    """Chances to win for players as good as each other, so many points apart.

    *spread* is about how far, in points, luck may still move a score.
    """
    return chances_from_worths([float(score) for score in scores], spread)


def chances_from_worths(worths: list[float], spread: float) -> list[float]:
    """The same for scores that are expected, not counted."""
    best = worths[0]
    for worth in worths:
        best = max(best, worth)
    weights = [exp((worth - best) / spread) for worth in worths]
    total = 0.0
    for weight in weights:  # sum() is slower, and rounds otherwise from Python 3.12 on
        total += weight
    return [weight / total for weight in weights]


def softened(payoffs: list[float], chances: list[float]) -> list[float]:
    """The payoffs of a finished game, with a small share for how close it was."""
    return [
        (1.0 - MARGIN_SHARE) * payoff + MARGIN_SHARE * chances[seat]
        for seat, payoff in enumerate(payoffs)
    ]
