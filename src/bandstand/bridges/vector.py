"""Many games in one call, NumPy in and out, for training loops by self-play.

Each table always waits for one seat. ``step`` takes one move a table, makes them all, and deals a
new game wherever one ended; ``seats``, ``masks`` and ``observe`` then tell about the decision to
come. ``bandstand.bridges.stepper``, which is compiled, does the work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bandstand.bridges.env_config import VICTORY, EnvConfig, whole_number
from bandstand.bridges.stepper import Stepper
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import DTypeLike, NDArray

    from bandstand.bridges.turn_order import TurnOrder


class Tables:
    """A number of games of the same kind, side by side.

    The arrays belong to the tables and change with the next step; copy what you keep.
    """

    def __init__(
        self,
        game_id: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = VICTORY,
        seed: int = 0,
        unprompted: bool = False,
        reward_scale: float = 1.0,
        dtype: DTypeLike = np.uint8,
    ) -> None:
        if whole_number(count, "The number of tables") < 1:
            raise BandstandError(f"There must be at least 1 table, not {count}.")
        self.config = EnvConfig(game_id, players, options, reward, unprompted, reward_scale, dtype)
        self.count = count
        config = self.config
        self._seeds = seeded(seed)
        turns = [config.seated(int(self._seeds.below(2**31 - 1))) for _ in range(count)]
        seen = config.observations
        bits, numbers = seen.bits, seen.size - seen.bits
        stepper = self._stepper = Stepper(turns, config.rewards, bits, numbers, config.moves)
        self._rows = np.frombuffer(stepper.rows, np.uint8).reshape(count, -1)
        self._seats = np.frombuffer(stepper.seats, np.int64)
        self._masks = np.frombuffer(stepper.masks, np.uint8).reshape(count, -1)
        for shown in (self._rows, self._masks):  # which users may get without a copy
            shown.flags.writeable = False
        self._chosen = np.frombuffer(stepper.chosen, np.int64)
        self._drawn = np.frombuffer(stepper.drawn, np.int64)
        # Of the last step: each seat's reward, and which games ended.
        self.rewards = np.frombuffer(stepper.gains, np.float64).reshape(count, config.players)
        self.ended = np.frombuffer(stepper.ended, np.bool_)

    @property
    def seats(self) -> NDArray[np.int64]:
        """Which seat of each table decides next."""
        return self._seats.copy()

    @property
    def masks(self) -> NDArray[np.uint8]:
        """A 1 for each legal move of the deciding seats, a row a table."""
        if self._stepper.mask_words > 0:
            moves = self.config.moves
            return np.unpackbits(self._masks, axis=1, count=moves, bitorder="little")
        return self._masks

    @property
    def packed(self) -> NDArray[np.uint8]:
        """What the deciding seat of each table sees, a packed row each; ``observe`` unpacks it."""
        return self._rows

    @property
    def turns(self) -> list[TurnOrder]:
        """The games under way."""
        return self._stepper.turns

    def step(self, moves: NDArray[np.integer]) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Make a move at every table: the rewards, tables by seats, and which games ended."""
        made = np.asarray(moves)
        if made.shape != (self.count,) or made.dtype.kind not in "iu":
            raise BandstandError(
                f"There are {self.count} tables: give as many whole numbers, not an array of "
                f"{made.dtype} and shape {made.shape}."
            )
        self._chosen[:] = made
        self._stepper.check()
        self._stepper.step(self._seeds)
        return self.rewards, self.ended

    def observe(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """What the deciding seat of each table sees, one row a table, into *out* if it is given."""
        return self.config.observations.unpack(self._rows, out)

    def random_moves(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """A random legal move at every table."""
        self._stepper.draw(seeded(int(generator.integers(2**31))))
        return self._drawn.copy()
