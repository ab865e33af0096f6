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
from bandstand.bridges.env_config import VICTORY, EnvConfig
from bandstand.bridges.spaces import Observation, observations, refusal
from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.bridges.turn_order import TurnOrder

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
        unprompted: bool = False,
    ) -> None:
        self.config = EnvConfig(game_id, players, options, reward, unprompted)
        if not 0 <= seat < self.config.players:
            raise BandstandError(
                f"There is no seat {seat}: they are 0 to {self.config.players - 1}."
            )
        self.seat = seat
        self.level = levels.check(level)
        self.render_mode = render_mode
        self.observation_space = observations(self.config)
        self.action_space = spaces.Discrete(self.config.moves)
        self.turns: TurnOrder | None = None
        self._dice: Dice = seeded(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until this seat is asked."""
        super().reset(seed=seed)
        while True:
            turns = self.turns = self.config.seated(int(self.np_random.integers(_SEED_BELOW)))
            self._dice = seeded(int(self.np_random.integers(_SEED_BELOW)))
            self._let_bots_play(turns)
            if not turns.state.over():
                return self._observe(turns), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make this seat's move, then the bots'."""
        turns, move = self.turns, int(action)
        if turns is None or turns.state.over():
            raise BandstandError("No game is under way: call reset first.")
        if move not in turns.legal:
            self.turns = None  # the game ends here
            info = {"illegal": refusal(self.config, turns, move)}
            return self._observe(turns), ILLEGAL, True, False, info
        before = self.config.standing(turns.state)[self.seat]
        turns.play(move)
        self._let_bots_play(turns)
        gain = float(self.config.standing(turns.state)[self.seat] - before)
        return self._observe(turns), gain, turns.state.over(), False, {}

    def render(self) -> str | None:  # type: ignore[override,unused-ignore]
        """What this seat sees, as text."""
        if self.render_mode is None or self.turns is None:
            return None
        return str(self.config.game.view(self.turns.state, self.seat))

    def _let_bots_play(self, turns: TurnOrder) -> None:
        """Bots do nothing unasked."""
        heuristic = self.config.game.heuristic
        while turns.legal and turns.seat != self.seat:
            if turns.pause:
                turns.play(turns.legal[-1])
            else:
                turns.play(decide(self.level, heuristic, turns.state, turns.seat, self._dice))

    def _observe(self, turns: TurnOrder) -> Observation:
        encoder = self.config.encoder
        return {
            "observation": encoder.named(encoder.flat(turns.state, self.seat)),
            "action_mask": self.config.mask(turns.legal),
        }
