"""What a bot needs from a game: a fast choice of move, and an estimate of who is ahead."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from bandstand.kernel.bits import lowest
from bandstand.kernel.chances import Chances
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64, mypyc_attr
from bandstand.kernel.state import State


@final
class LevelBudget:
    """How the levels differ that share one heuristic: slips and numbers of simulations."""

    def __init__(
        self, noisy: float, steady: float, comparing: i64, planning: i64, tireless: i64
    ) -> None:
        # The noise that levels 1 and 2 add to the value of each move; for level 2 only where
        # search gains too little over the heuristic to separate three levels.
        self.noisy = noisy
        self.steady = steady
        # Simulations per decision of levels 3, 4 and 5; with people waiting, time limits them too.
        self.comparing = comparing
        self.planning = planning
        self.tireless = tireless


USUAL_LEVEL_BUDGET: Final = LevelBudget(0.5, 0.0, 60, 600, 4_800)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """A game's heuristic: it plays for weak bots and in the playouts of strong ones."""

    @abstractmethod
    def choose(self, world: State, seat: i64, dice: Dice, noise: float) -> i64:
        """The move that looks best to the seat in an imagined world.

        Up to *noise* is added to each move's value (1.0 is the value of the game's main prize);
        with 0 the choice depends only on the world.
        """

    def weights(self) -> dict[str, float]:
        """The tunable weights by name; empty if there is nothing to tune."""
        return {}

    def with_weights(self, numbers: dict[str, float], players: i64) -> Heuristic:
        """The same heuristic with other weights, for tables of this size."""
        return self

    def practised(self, players: i64) -> Heuristic:
        """The same heuristic with the tuned weights for such a table; see tools/practise.py."""
        return self

    def opponent_model(self) -> Heuristic:
        """The heuristic assumed for the other players: this one, unless another works better."""
        return self

    def level_budget(self, players: i64) -> LevelBudget:
        """The budgets of the levels at such a table, chosen to separate them evenly."""
        return USUAL_LEVEL_BUDGET

    def uses_tree(self, players: i64) -> bool:
        """Whether tree search (ISMCTS) beats flat search at such a table.

        With many players nodes are visited too rarely for tree statistics to beat the heuristic.
        """
        return True

    def chapter(self, world: State) -> i64:
        """Progress of the game as a number that never decreases: a stage, a round, a turn.

        By default a game is one chapter.
        """
        return 0

    def horizon(self, world: State) -> i64:
        """The chapter at which a playout that starts in this world should end.

        What happens after a new deal says little about the move before it, so it is better to
        evaluate the scores there (``chances``) than to play on.
        """
        return self.chapter(world) + 1

    def far_horizon(self, world: State) -> i64:
        """A later horizon, for searches with enough simulations to average out the extra noise."""
        return self.horizon(world)

    def inference_samples(self, players: i64) -> i64:
        """How many worlds to sample for inference by likelihood; 0 if moves reveal nothing."""
        return 0

    def likelihood(self, world: State, seat: i64) -> float:
        """The likelihood of what the others did, given the hidden cards of an imagined world.

        Only the ratio between worlds that the seat cannot distinguish matters.
        """
        return 1.0

    def judge(self, world: State, found: Chances) -> None:
        """Each seat's chance to win as a search should see it, at a horizon or at the game's end.

        For a finished game it is the payoff, which a game may adjust by the margins, so that a
        search prefers a narrow loss to a clear one.
        """
        found.put_all(world.payoffs())

    def chances(self, world: State) -> list[float]:
        """The same as a list."""
        found = Chances()
        self.judge(world, found)
        return found.listed(world.players)

    def play_on(
        self, world: State, horizon: i64, viewer: i64, others: Heuristic, dice: Dice, noise: float
    ) -> i64:
        """Play out: the viewer by this heuristic, the others by theirs, up to the horizon.

        Returns the number of decisions. A game may do the same in a loop of its own, which knows
        its state.
        """
        decisions: i64 = 0
        while not world.over() and self.chapter(world) < horizon:
            seat = lowest(world.to_act())
            mind = self if seat == viewer else others
            world.play(seat, mind.choose(world, seat, dice, noise))
            decisions += 1
        return decisions
