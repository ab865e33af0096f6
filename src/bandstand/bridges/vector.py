"""Many games in one call, NumPy in and out, for training loops.

Each table always waits for one seat. ``step`` takes one move a table, makes them all, and deals a
new game wherever one ended; ``seats``, ``masks`` and ``observe`` then tell about the decision to
come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bandstand.bridges.env_config import VICTORY, EnvConfig
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from bandstand.bridges.turn_order import TurnOrder


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
        unprompted: bool = False,
    ) -> None:
        if count < 1:
            raise BandstandError(f"There must be at least 1 table, not {count}.")
        self.config = EnvConfig(game_id, players, options, reward, unprompted)
        self.count = count
        self._seeds = seeded(seed)
        self.floors = [self._deal() for _ in range(count)]
        # Which seat of each table decides next.
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        # A 1 for each of its legal moves.
        self.masks: NDArray[np.int8] = np.zeros((count, self.config.moves), np.int8)
        self._ask()

    def step(self, moves: NDArray[np.integer]) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Make a move at every table: the rewards, tables by seats, and which games ended."""
        rewards = np.zeros((self.count, self.config.players))
        ended = np.zeros(self.count, np.bool_)
        self._check(moves)
        scored = self.config.reward != VICTORY
        for number, (turns, move) in enumerate(zip(self.floors, moves.tolist(), strict=True)):
            before = self.config.standing(turns.state) if scored else 0.0
            turns.play(move)
            over = not turns.legal
            if over or scored:
                rewards[number] = self.config.standing(turns.state) - before
            if over:
                ended[number] = True
                self.floors[number] = self._deal()
        self._ask()
        return rewards, ended

    def observe(self) -> NDArray[np.float32]:
        """What the deciding seat of each table sees, one flat row a table; see ``encodings``."""
        return self.config.encoder.rows(
            [turns.state for turns in self.floors], [turns.seat for turns in self.floors]
        )

    def random_moves(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A random legal move at every table."""
        chances = generator.random(self.count).tolist()
        chosen = [
            turns.legal[int(chance * len(turns.legal))]
            for turns, chance in zip(self.floors, chances, strict=True)
        ]
        return np.array(chosen, np.int64)

    def _deal(self) -> TurnOrder:
        return self.config.seated(int(self._seeds.below(2**31 - 1)))

    def _check(self, moves: NDArray[np.integer]) -> None:
        if len(moves) != self.count:
            raise BandstandError(f"There are {self.count} tables, but {len(moves)} moves.")
        for number, (turns, move) in enumerate(zip(self.floors, moves.tolist(), strict=True)):
            if move not in turns.legal:
                raise BandstandError(f"Move {move} is illegal at table {number}.")

    def _ask(self) -> None:
        """Note who decides next, and among which moves."""
        self.seats = np.array([turns.seat for turns in self.floors], np.int64)
        self.masks[:] = 0
        places = []
        at = 0
        for turns in self.floors:
            places += [at + move for move in turns.legal]
            at += self.config.moves
        self.masks.reshape(-1)[places] = 1
