"""Gymnasium: one seat at a table, with bots in the others.

An observation is a dictionary: ``observation``, the named arrays of ``shapes``, and
``action_mask``. An illegal move ends the game: the reward is ``ILLEGAL``, and ``info["illegal"]``
says why it was refused. ``env.action_space.sample(observation["action_mask"])`` avoids that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium import spaces

from bandstand.bots import levels
from bandstand.bots.match import decide
from bandstand.bridges.spaces import Observation, observations, refusal
from bandstand.bridges.table import VICTORY, Table
from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.bridges.floor import Floor

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
        asides: bool = False,
    ) -> None:
        self.table = Table(game_id, players, options, reward, asides)
        if not 0 <= seat < self.table.players:
            raise BandstandError(
                f"There is no seat {seat}: they are 0 to {self.table.players - 1}."
            )
        self.seat = seat
        self.level = levels.check(level)
        self.render_mode = render_mode
        self.observation_space = observations(self.table)
        self.action_space = spaces.Discrete(self.table.moves)
        self.floor: Floor | None = None
        self._dice: Dice = seeded(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until this seat is asked."""
        super().reset(seed=seed)
        while True:
            floor = self.floor = self.table.seated(int(self.np_random.integers(_SEED_BELOW)))
            self._dice = seeded(int(self.np_random.integers(_SEED_BELOW)))
            self._let_bots_play(floor)
            if not floor.state.over():
                return self._observe(floor), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make this seat's move, then the bots'."""
        floor, move = self.floor, int(action)
        if floor is None or floor.state.over():
            raise BandstandError("No game is under way: call reset first.")
        if move not in floor.legal:
            self.floor = None  # the game ends here
            info = {"illegal": refusal(self.table, floor, move)}
            return self._observe(floor), ILLEGAL, True, False, info
        before = self.table.standing(floor.state)[self.seat]
        floor.play(move)
        self._let_bots_play(floor)
        gain = float(self.table.standing(floor.state)[self.seat] - before)
        return self._observe(floor), gain, floor.state.over(), False, {}

    def render(self) -> str | None:  # type: ignore[override,unused-ignore]
        """What this seat sees, as text."""
        if self.render_mode is None or self.floor is None:
            return None
        return str(self.table.game.view(self.floor.state, self.seat))

    def _let_bots_play(self, floor: Floor) -> None:
        """Bots do nothing unasked."""
        instinct = self.table.game.instinct
        while floor.legal and floor.seat != self.seat:
            if floor.pause:
                floor.play(floor.legal[-1])
            else:
                floor.play(decide(self.level, instinct, floor.state, floor.seat, self._dice))

    def _observe(self, floor: Floor) -> Observation:
        return {
            "observation": self.table.eyes.named(self.table.eyes.flat(floor.state, self.seat)),
            "action_mask": self.table.mask(floor.legal),
        }
