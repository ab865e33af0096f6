"""PettingZoo: every game as an AEC environment.

The agents are ``seat_1``, ``seat_2`` and so on. An observation is a dictionary: ``observation``,
the named arrays of ``encodings``, and ``action_mask``, a 1 for each legal move. Seats that decide
at the same time are asked one after the other, none seeing what the others chose. Moves that nobody
is asked for (``State.unprompted_moves``) are offered with ``unprompted=True``, see ``turn_order``.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from bandstand.bridges.env_config import VICTORY, EnvConfig
from bandstand.bridges.spaces import Observation, observations, refusal
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.event import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.bridges.turn_order import TurnOrder

_SEED_BELOW = 2**31


def env(
    game_id: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = VICTORY,
    render_mode: str | None = None,
    unprompted: bool = False,
) -> BandstandEnv:
    """An environment for a game; *players* defaults to the most there can be."""
    return BandstandEnv(EnvConfig(game_id, players, options, reward, unprompted), render_mode)


class BandstandEnv(AECEnv):  # type: ignore[misc,unused-ignore]  # its bases have no types
    """One table, its seats acting in turn."""

    def __init__(self, config: EnvConfig, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"bandstand_{config.game.meta.id.replace('-', '_')}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.config = config
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(config.players)]
        self.agents: list[str] = []
        self._turns: TurnOrder | None = None
        self._random, _ = seeding.np_random()

    @cache  # noqa: B019  PettingZoo wants the same object each time
    def observation_space(self, agent: str) -> spaces.Dict:
        """Named arrays of numbers from 0 to 1, and the mask."""
        return observations(self.config)

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's moves."""
        return spaces.Discrete(self.config.moves)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        turns = self._turns = self.config.seated(int(self._random.integers(_SEED_BELOW)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[turns.seat]

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and its legal moves (none while it is not asked)."""
        turns = self.turns
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.config.encoder.named(self.config.encoder.flat(turns.state, seat)),
            "action_mask": self.config.mask(turns.legal if seat == turns.seat else []),
        }

    def step(self, action: int | None) -> None:
        """Make the selected agent's move; an illegal one is refused with the reason."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        turns, state = self.turns, self.turns.state
        move = -1 if action is None else int(action)
        if move not in turns.legal:
            raise BandstandError(refusal(self.config, turns, move))
        self._cumulative_rewards[agent] = 0.0
        before = self.config.standing(state)
        turns.play(move)
        gains = self.config.standing(state) - before
        self.rewards = dict(zip(self.possible_agents, gains.tolist(), strict=True))
        if state.over():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[turns.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The spectator's view as text."""
        if self.render_mode is None:
            return None
        return str(self.config.game.view(self.turns.state, SPECTATOR))

    def close(self) -> None:
        """Nothing is held open."""

    @property
    def turns(self) -> TurnOrder:
        """The game under way."""
        if self._turns is None:
            raise BandstandError("Nothing is dealt yet: call reset first.")
        return self._turns
