"""Many games in one call, NumPy in and out, for training loops.

Each table always waits for one seat. ``step`` takes one move a table, makes them all, and deals a
new game wherever one ended; ``seats``, ``masks`` and ``observe`` then tell about the decision to
come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bandstand.bridges.table import VICTORY, Table
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from bandstand.kernel.state import State


class Tables:
    """A number of games of the same kind, side by side."""

    def __init__(
        self,
        game_id: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = VICTORY,
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise BandstandError(f"There must be at least 1 table, not {count}.")
        self.table = Table(game_id, players, options, reward)
        self.count = count
        self._seeds = seeded(seed)
        self.states = [self._deal() for _ in range(count)]
        # Which seat of each table decides next.
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        # A 1 for each of its legal moves.
        self.masks: NDArray[np.int8] = np.zeros((count, self.table.moves), np.int8)
        for number in range(count):
            self._ask(number)

    def step(self, moves: NDArray[np.integer]) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Make a move at every table: the rewards, tables by seats, and which games ended."""
        rewards = np.zeros((self.count, self.table.players))
        ended = np.zeros(self.count, np.bool_)
        legal = self.masks[np.arange(self.count), moves]
        if not legal.all():
            wrong = int(np.flatnonzero(legal == 0)[0])
            raise BandstandError(f"Move {int(moves[wrong])} is illegal at table {wrong}.")
        scored = self.table.reward != VICTORY
        for number, move in enumerate(moves.tolist()):
            state = self.states[number]
            before = self.table.standing(state) if scored else 0.0
            state.play(int(self.seats[number]), move)
            over = state.over()
            if over or scored:
                rewards[number] = self.table.standing(state) - before
            if over:
                ended[number] = True
                self.states[number] = self._deal()
            self._ask(number)
        return rewards, ended

    def observe(self) -> NDArray[np.float32]:
        """What the deciding seat of each table sees, one flat row a table; see ``shapes``."""
        eyes, seats = self.table.eyes, self.seats.tolist()
        return np.stack([eyes.flat(s, seat) for s, seat in zip(self.states, seats, strict=True)])

    def random_moves(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A random legal move at every table."""
        weights = self.masks * generator.random(self.masks.shape)
        chosen: NDArray[np.int64] = weights.argmax(axis=1)
        return chosen

    def _deal(self) -> State:
        return self.table.deal(int(self._seeds.below(2**31 - 1)))

    def _ask(self, number: int) -> None:
        state = self.states[number]
        seat = lowest(state.waiting())
        self.seats[number] = seat
        mask = self.masks[number]
        mask[:] = 0
        mask[state.moves(seat)] = 1
