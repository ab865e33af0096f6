"""PettingZoo: every game as an AEC environment, and as a parallel one.

The agents are ``seat_1``, ``seat_2`` and so on. An observation is a dictionary: ``observation``,
one row of numbers (docs/observations.md), and ``action_mask``, a 1 for each legal move; with
``flat=True`` it is the row alone, and the mask is in the agent's info. In the AEC form seats that
decide at the same time are asked one after the other, none seeing what the others chose; in the
parallel form they answer in one step, and a seat that is not asked waits: the last action of the
mask. Moves that nobody is asked for (``State.unprompted_moves``) are offered in the AEC form with
``unprompted=True``, see ``turn_order``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from bandstand.bridges.env_config import VICTORY, EnvConfig
from bandstand.bridges.spaces import (
    ANSI,
    SEED_BELOW,
    check_render_mode,
    masked,
    move_number,
    observation_box,
    view_as_text,
)
from bandstand.kernel.bits import members
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.event import SPECTATOR
from bandstand.text import sentences

if TYPE_CHECKING:
    from numpy.typing import DTypeLike, NDArray

    from bandstand.bridges.turn_order import TurnOrder
    from bandstand.kernel.state import State

# What PettingZoo's own methods look for; there from the first reset on.
OF_A_GAME = ("agent_selection", "rewards", "terminations", "truncations", "infos")
Observation = Any  # a row of numbers, or a dictionary of it and the mask


def env(
    game_id: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = VICTORY,
    render_mode: str | None = None,
    unprompted: bool = False,
    reward_scale: float = 1.0,
    dtype: DTypeLike = np.float32,
    flat: bool = False,
) -> BandstandEnv:
    """An environment for a game; *players* defaults to the most there can be."""
    config = EnvConfig(game_id, players, options, reward, unprompted, reward_scale, dtype)
    return BandstandEnv(config, render_mode, flat)


def parallel_env(
    game_id: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = VICTORY,
    render_mode: str | None = None,
    reward_scale: float = 1.0,
    dtype: DTypeLike = np.float32,
    flat: bool = False,
) -> BandstandParallelEnv:
    """The same with seats that decide together answering in one step."""
    config = EnvConfig(game_id, players, options, reward, False, reward_scale, dtype)
    return BandstandParallelEnv(config, render_mode, flat)


def _metadata(config: EnvConfig) -> dict[str, Any]:
    return {
        "name": f"bandstand_{config.game.meta.id.replace('-', '_')}_v0",
        "render_modes": [ANSI],
        "is_parallelizable": False,
    }


def _whole(config: EnvConfig, state: State) -> NDArray[Any]:
    """What all seats see together, the first seat's row first."""
    seats = range(config.players)
    return config.observations.observe([state] * config.players, seats).reshape(-1)


class BandstandEnv(AECEnv):  # type: ignore[misc,unused-ignore]  # its bases have no types
    """One table, its seats acting in turn."""

    def __init__(
        self, config: EnvConfig, render_mode: str | None = None, flat: bool = False
    ) -> None:
        super().__init__()
        self.metadata = _metadata(config)
        self.config = config
        self.render_mode = check_render_mode(render_mode)
        self.flat = flat
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(config.players)]
        self.agents: list[str] = []
        # PettingZoo wants the same object each time.
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_box(config) if flat else masked(config, config.moves)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(config.moves) for agent in self.possible_agents
        }
        self.state_space = observation_box(config, config.players)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_rewards = dict.fromkeys(self.possible_agents, 0.0)
        self._turns: TurnOrder | None = None
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """One row of numbers, and the mask unless it is in the info."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        turns = self._turns = self.config.seated(int(self._random.integers(SEED_BELOW)))
        self.agents = list(self.possible_agents)
        self.rewards = dict(self._no_rewards)
        self._cumulative_rewards = dict(self._no_rewards)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(turns)

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and its legal moves (none while it is not asked)."""
        turns, config, seat = self.turns, self.config, self._seats[agent]
        row = config.observe(turns.state, seat)
        if self.flat:
            return row
        legal = turns.legal if seat == turns.seat else []
        return {"observation": row, "action_mask": config.mask(legal)}

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """A 1 for each legal move of the agent; none while it is not asked."""
        asked = self._seats[agent] == self.turns.seat
        return self.config.mask(self.turns.legal if asked else [])

    def _select(self, turns: TurnOrder) -> None:
        """Let the seat that is asked act next."""
        agent = self.agent_selection = self.possible_agents[turns.seat]
        if self.flat:
            self.infos[agent] = {"action_mask": self.config.mask(turns.legal)}

    def state(self) -> NDArray[Any]:
        """What all seats see together, the first seat's row first."""
        return _whole(self.config, self.turns.state)

    def step(self, action: int | None) -> None:
        """Make the selected agent's move; an illegal one is refused with the reason."""
        turns, config = self.turns, self.config
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = -1 if action is None else move_number(action)
        if not turns.allows(move):
            raise BandstandError(config.refusal(turns, move))
        self._cumulative_rewards[agent] = 0.0
        if config.reward == VICTORY:  # nothing is given before the end
            turns.play(move)
            self.rewards = self._no_rewards
            if not turns.over():
                self._select(turns)
                return
            gains = config.standing(turns.state)
        else:
            before = config.standing(turns.state)
            turns.play(move)
            after = config.standing(turns.state)
            gains = [now - then for now, then in zip(after, before, strict=True)]
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        if not turns.over():
            self._select(turns)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The spectator's view as text."""
        if self.render_mode is None:
            return None
        return view_as_text(self.config.game.view(self.turns.state, SPECTATOR))

    def close(self) -> None:
        """Nothing is held open."""

    def __getattr__(self, name: str) -> Any:
        """Only asked for what is missing: what a game under way has, before the first one."""
        if name in OF_A_GAME:
            raise AttributeError("Nothing is dealt yet: call reset first.")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}.")

    @property
    def turns(self) -> TurnOrder:
        """The game under way."""
        if self._turns is None:
            raise BandstandError("Nothing is dealt yet: call reset first.")
        return self._turns


class BandstandParallelEnv(ParallelEnv):  # type: ignore[misc,unused-ignore]
    """One table, everybody answering in each step; who is not asked waits."""

    def __init__(
        self, config: EnvConfig, render_mode: str | None = None, flat: bool = False
    ) -> None:
        self.metadata = _metadata(config)
        self.config = config
        self.render_mode = check_render_mode(render_mode)
        self.flat = flat
        self.wait = config.moves  # the action of a seat that is not asked
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(config.players)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_box(config) if flat else masked(config, config.moves + 1)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(config.moves + 1) for agent in self.possible_agents
        }
        self.state_space = observation_box(config, config.players)
        self._state: State | None = None
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """One row of numbers, and the mask unless it is in the info."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The game's moves, and waiting."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        state = self._state = self.config.deal(int(self._random.integers(SEED_BELOW)))
        self.agents = list(self.possible_agents)
        return self._observed(state)

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Make the moves of all who are asked; an illegal one is refused with the reason."""
        config, state = self.config, self._under_way()
        if not isinstance(actions, Mapping):
            raise BandstandError(f"Moves are given by agent, not as {actions!r}.")
        asked = _asked(state)
        deciding = [self.possible_agents[seat] for seat in asked]
        silent = [agent for agent in deciding if agent not in actions]
        if silent:
            raise BandstandError(f"No move is given for {', '.join(silent)}, who must decide.")
        moves = {seat: move_number(actions[self.possible_agents[seat]]) for seat in asked}
        for seat, move in moves.items():
            reason = state.refusal(seat, move)
            if reason is not None:
                names = self.possible_agents
                sentence = sentences(config.game).sentence(reason.code, reason.facts, names, seat)
                raise BandstandError(f"{names[seat]} cannot make move {move}: {sentence}")
        before = config.standing(state)
        for seat, move in moves.items():
            state.play(seat, move)
        after = config.standing(state)
        names, over = self.agents, state.over()
        observed, infos = self._observed(state)
        gains = {agent: now - then for agent, now, then in zip(names, after, before, strict=True)}
        if over:
            self.agents = []
        return (
            observed,
            gains,
            dict.fromkeys(names, over),
            dict.fromkeys(names, False),
            infos,
        )

    def state(self) -> NDArray[Any]:
        """What all seats see together, the first seat's row first."""
        return _whole(self.config, self._under_way())

    def render(self) -> str | None:
        """The spectator's view as text."""
        if self.render_mode is None:
            return None
        return view_as_text(self.config.game.view(self._under_way(), SPECTATOR))

    def close(self) -> None:
        """Nothing is held open."""

    def _under_way(self) -> State:
        if self._state is None:
            raise BandstandError("Nothing is dealt yet: call reset first.")
        return self._state

    def _observed(self, state: State) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What every agent sees, and its info."""
        players = self.config.players
        rows = self.config.observations.observe([state] * players, range(players))
        seen: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            mask[state.moves(seat) or [self.wait]] = 1
            beside = {"action_mask": mask}
            seen[agent] = rows[seat] if self.flat else {"observation": rows[seat], **beside}
            infos[agent] = beside if self.flat else {}
        return seen, infos


def _asked(state: State) -> list[int]:
    return [int(seat) for seat in members(state.to_act())]
