"""Gymnasium: one seat at a table, with bots in the others.

An observation is a dictionary: ``observation``, the named arrays of ``shapes``, and
``action_mask``. An illegal move ends the game: the reward is ``ILLEGAL``, and ``info["illegal"]``
says why it was refused. ``env.action_space.sample(observation["action_mask"])`` avoids that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from bandstand.bots import levels
from bandstand.bots.match import decide
from bandstand.bridges.petting import refusal
from bandstand.bridges.table import VICTORY, Table
from bandstand.kernel.bits import lowest, shift
from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.kernel.state import State

Observation = dict[str, Any]
ILLEGAL = -1.0
_SEED_BELOW = 2**31


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a table; seat and opponents' level as given."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        seat: int = 0,
        level: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = VICTORY,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game_id, players, options, reward)
        if not 0 <= seat < self.table.players:
            raise BandstandError(
                f"There is no seat {seat}: they are 0 to {self.table.players - 1}."
            )
        self.seat = seat
        self.level = levels.check(level)
        self.render_mode = render_mode
        named = self.table.eyes.named(np.zeros(self.table.eyes.size, np.float32))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Dict(
                    {name: spaces.Box(0.0, 1.0, part.shape) for name, part in named.items()}
                ),
                "action_mask": spaces.Box(0, 1, (self.table.moves,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.table.moves)
        self.state: State | None = None
        self._dice: Dice = seeded(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until this seat is asked."""
        super().reset(seed=seed)
        while True:
            self.state = self.table.deal(int(self.np_random.integers(_SEED_BELOW)))
            self._dice = seeded(int(self.np_random.integers(_SEED_BELOW)))
            self._let_bots_play(self.state)
            if not self.state.over():
                return self._observe(self.state), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make this seat's move, then the bots'."""
        state, move = self.state, int(action)
        if state is None or state.over():
            raise BandstandError("No game is under way: call reset first.")
        if move not in state.moves(self.seat):
            info = {"illegal": refusal(self.table, state, self.seat, move)}
            return self._observe(state), ILLEGAL, True, False, info
        before = self.table.standing(state)[self.seat]
        state.play(self.seat, move)
        self._let_bots_play(state)
        gain = float(self.table.standing(state)[self.seat] - before)
        return self._observe(state), gain, state.over(), False, {}

    def render(self) -> str | None:  # type: ignore[override,unused-ignore]
        """What this seat sees, as text."""
        if self.render_mode is None or self.state is None:
            return None
        return str(self.table.game.view(self.state, self.seat))

    def _let_bots_play(self, state: State) -> None:
        instinct = self.table.game.instinct
        while not state.over() and not state.waiting() & shift(1, self.seat):
            other = lowest(state.waiting())
            state.play(other, decide(self.level, instinct, state, other, self._dice))

    def _observe(self, state: State) -> Observation:
        return {
            "observation": self.table.eyes.named(self.table.eyes.flat(state, self.seat)),
            "action_mask": self.table.mask(state, self.seat),
        }
