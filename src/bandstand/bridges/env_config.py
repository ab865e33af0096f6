"""What all environments share: a table laid for a game, action masks and rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bandstand.bridges.encodings import encoder
from bandstand.bridges.turn_order import TurnOrder
from bandstand.games import registry
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from bandstand.kernel.state import State

VICTORY = "victory"
SCORE = "score"
REWARDS = {
    VICTORY: "at the end each seat's share of the victory: 1 to the winner, split among ties",
    SCORE: "after each move what each seat's score changed by, less is more where that wins",
}


class EnvConfig:
    """A game at a number of players with options, and how a move is rewarded."""

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = VICTORY,
        unprompted: bool = False,
    ) -> None:
        self.game = registry.find(game_id)
        counts = self.game.meta.players
        self.players = counts[-1] if players is None else players
        self.options = self.game.settle(self.players, options or {})
        if reward not in REWARDS:
            raise BandstandError(f"There is no reward {reward!r}. The rewards: {list(REWARDS)}.")
        self.reward = reward
        self.encoder = encoder(game_id)
        # With unprompted moves there is one more move than the game has: to do nothing unasked.
        self.nothing = self.game.move_count if unprompted else None
        self.moves = self.game.move_count + (1 if unprompted else 0)
        sign = -1.0 if self.game.meta.lowest_score_wins else 1.0
        self._score_weight = sign / self.game.meta.score_unit

    def deal(self, seed: int) -> State:
        """A new game; the same seed, the same game."""
        state: State = self.game.new(self.players, self.options, seeded(seed))
        return state

    def seated(self, seed: int) -> TurnOrder:
        """The same, with somebody who asks the seats in turn."""
        return TurnOrder(self.deal(seed), self.nothing)

    def mask(self, moves: Sequence[int]) -> NDArray[np.int8]:
        """A 1 for each of these moves."""
        mask = np.zeros(self.moves, np.int8)
        mask[moves] = 1
        return mask

    def standing(self, state: State) -> NDArray[np.float64]:
        """What a seat has been given in all so far; a move's reward is how this changes."""
        if self.reward == SCORE:
            return np.array(state.scores(), np.float64) * self._score_weight
        if state.over():
            return np.array(state.payoffs(), np.float64)
        return np.zeros(self.players)
