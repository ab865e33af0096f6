"""What all environments share: a table laid for a game, observations, masks and rewards."""

from __future__ import annotations

import math
import operator
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from bandstand.bridges.observations import Observations
from bandstand.bridges.stepper import BY_CHANCE, BY_SCORE, BY_VICTORY, Rewards, mask_of
from bandstand.bridges.turn_order import NO_PAUSES, TurnOrder
from bandstand.games import registry
from bandstand.kernel.bits import members
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.text import sentences

if TYPE_CHECKING:
    from numpy.typing import DTypeLike, NDArray

    from bandstand.kernel.state import State

VICTORY = "victory"
SCORE = "score"
CHANCE = "chance"
REWARDS = {
    VICTORY: "at the end each seat's share of the victory: 1 to the winner, split among ties",
    SCORE: "after each move what each seat's score changed by, less is more where that wins",
    CHANCE: "after each move how each seat's chance to win changed, as the bots estimate it",
}
_KINDS = {VICTORY: BY_VICTORY, SCORE: BY_SCORE, CHANCE: BY_CHANCE}


def whole_number(given: Any, what: str) -> int:
    """A whole number of any library's; a sentence for anything else."""
    try:
        return operator.index(given)
    except TypeError as error:
        raise BandstandError(f"{what} is one whole number, not {given!r}.") from error


def _scale(given: Any) -> float:
    try:
        scale = float(given)
    except (TypeError, ValueError):
        scale = math.nan
    if not math.isfinite(scale):
        raise BandstandError(f"Rewards are multiplied by a number, not by {given!r}.")
    return scale


class EnvConfig:
    """A game at a number of players with options, and how a move is rewarded."""

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = VICTORY,
        unprompted: bool = False,
        reward_scale: float = 1.0,
        dtype: DTypeLike = np.float32,
    ) -> None:
        self._arguments = (game_id, players, options, reward, unprompted, reward_scale, dtype)
        self.game = registry.find(game_id)
        meta = self.game.meta
        most = meta.players[-1]
        self.players = most if players is None else whole_number(players, "The number of players")
        if options is not None and not isinstance(options, Mapping):
            raise BandstandError(f"Options are values by name, not {options!r}.")
        self.options = self.game.settle(self.players, options or {})
        if reward not in REWARDS:
            raise BandstandError(f"There is no reward {reward!r}. The rewards: {list(REWARDS)}.")
        self.reward = reward
        scale = _scale(reward_scale)
        if reward == SCORE:
            scale *= (-1.0 if meta.lowest_score_wins else 1.0) / meta.score_unit
        self.rewards = Rewards(_KINDS[reward], scale, self.game.heuristic)
        self.observations = Observations(self.game, self.players, self.options, dtype)
        # With unprompted moves there is one more move than the game has: to do nothing unasked.
        self.nothing = self.game.move_count if unprompted else NO_PAUSES
        self.moves = self.game.move_count + (1 if unprompted else 0)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (EnvConfig, self._arguments)

    def deal(self, seed: int) -> State:
        """A new game; the same seed, the same game."""
        state: State = self.game.new(self.players, self.options, seeded(seed))
        return state

    def seated(self, seed: int) -> TurnOrder:
        """The same, with somebody who asks the seats in turn."""
        return TurnOrder(self.deal(seed), self.nothing)

    def mask(self, moves: list[int]) -> NDArray[np.int8]:
        """A 1 for each of these moves."""
        return np.frombuffer(mask_of(moves, self.moves), np.int8)

    def observe(self, state: State, seat: int) -> NDArray[np.float32] | NDArray[np.uint8]:
        """What a seat sees, as one row of numbers."""
        return self.observations.row(state, seat)

    def standing(self, state: State) -> list[float]:
        """What each seat has been given in all so far; a move's reward is how this changes."""
        return self.rewards.standing(state)

    def refusal(self, turns: TurnOrder, move: int) -> str:
        """Why a move is illegal for the seat that is asked, as a sentence."""
        state, seat = turns.state, turns.seat
        if turns.pause:
            return (
                f"Seat {seat + 1} is asked for something unasked, or for {turns.nothing}: nothing."
            )
        reason = state.refusal(seat, move)
        if reason is None:
            return "This move is legal, but nobody is asked for it here."
        names = [f"seat {other + 1}" for other in range(self.players)]
        sentence = sentences(self.game).sentence(reason.code, reason.facts, names, seat)
        waiting = ", ".join(str(other + 1) for other in members(state.to_act()))
        return f"Seat {seat + 1} cannot make move {move} (seats to decide: {waiting}): {sentence}"
