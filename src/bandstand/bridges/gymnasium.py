"""Gymnasium: one seat at a table, with opponents in the others.

An observation is one row of numbers (docs/observations.md). The mask of legal moves is beside it:
``info["action_mask"]`` and ``env.action_masks()``. An illegal move ends the game: the reward is
``ILLEGAL``, and ``info["illegal"]`` says why it was refused.

Importing this module registers every game: ``gymnasium.make("bandstand/SixForces-v0")``, and
``gymnasium.make_vec`` makes a ``SeatVectorEnv`` of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from bandstand.bridges.env_config import VICTORY, EnvConfig, whole_number
from bandstand.bridges.opponents import Opponent, Player, check, drawn, move_of
from bandstand.bridges.spaces import (
    ANSI,
    SEED_BELOW,
    check_render_mode,
    move_number,
    observation_box,
    view_as_text,
)
from bandstand.games.registry import GAMES
from bandstand.kernel.dice import Dice, seeded
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import DTypeLike, NDArray

    from bandstand.bridges.turn_order import TurnOrder

ILLEGAL = -1.0
Observation = np.ndarray[Any, np.dtype[Any]]


class SeatTable:
    """A table at which one seat is asked and the opponents play by themselves."""

    def __init__(self, config: EnvConfig, seat: int, opponents: Sequence[Opponent]) -> None:
        if not 0 <= whole_number(seat, "A seat") < config.players:
            raise BandstandError(f"There is no seat {seat}: they are 0 to {config.players - 1}.")
        if len(opponents) not in (1, config.players - 1):
            raise BandstandError(
                f"There are {config.players - 1} other seats, but {len(opponents)} opponents: "
                "give one for all, or one for each."
            )
        self.config = config
        self.seat = seat
        self.opponents = [check(opponent) for opponent in opponents]
        self.turns: TurnOrder | None = None
        self._players: dict[int, Player] = {}
        self._dice: Dice = seeded(0)

    def deal(self, random: np.random.Generator) -> TurnOrder:
        """A new game, played until the seat is asked; games that end before that do not count."""
        config = self.config
        while True:
            turns = self.turns = config.seated(int(random.integers(SEED_BELOW)))
            self._dice = seeded(int(random.integers(SEED_BELOW)))
            others = [(self.seat + step) % config.players for step in range(1, config.players)]
            self._players = {
                other: drawn(
                    self.opponents[number % len(self.opponents)], config, other, self._dice
                )
                for number, other in enumerate(others)
            }
            self._let_others_play(turns)
            if not turns.over():
                return turns

    def play(self, move: int) -> tuple[TurnOrder, float, str | None]:
        """Make the seat's move, then the others': the game, the reward, and any refusal."""
        turns, config = self.turns, self.config
        if turns is None or turns.over():
            raise BandstandError("No game is under way: call reset first.")
        if not turns.allows(move):
            self.turns = None  # the game ends here
            return turns, ILLEGAL, config.refusal(turns, move)
        before = config.standing(turns.state)[self.seat]
        turns.play(move)
        self._let_others_play(turns)
        return turns, config.standing(turns.state)[self.seat] - before, None

    def _let_others_play(self, turns: TurnOrder) -> None:
        while not turns.over() and turns.seat != self.seat:
            turns.play(move_of(self._players[turns.seat], self.config, turns, self._dice))


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a table; *opponents* is one for all other seats, or a list with one each."""

    metadata = {"render_modes": [ANSI]}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = 0,
        options: Mapping[str, object] | None = None,
        reward: str = VICTORY,
        render_mode: str | None = None,
        unprompted: bool = False,
        reward_scale: float = 1.0,
        dtype: DTypeLike = np.float32,
    ) -> None:
        self.config = EnvConfig(game_id, players, options, reward, unprompted, reward_scale, dtype)
        self.table = SeatTable(self.config, seat, _listed(opponents))
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_box(self.config)
        self.action_space = spaces.Discrete(self.config.moves)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the others play until this seat is asked."""
        super().reset(seed=seed)
        return self._shown(self.table.deal(self.np_random))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make this seat's move, then the others'."""
        turns, reward, refusal = self.table.play(move_number(action))
        observation, info = self._shown(turns)
        if refusal is not None:
            info["illegal"] = refusal
        return observation, reward, refusal is not None or turns.over(), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now, as sb3-contrib asks for it."""
        turns = self.table.turns
        return self.config.mask([] if turns is None else turns.legal).astype(np.bool_)

    def render(self) -> str | None:  # type: ignore[override,unused-ignore]
        """What this seat sees, as text."""
        if self.render_mode is None or self.table.turns is None:
            return None
        return view_as_text(self.config.game.view(self.table.turns.state, self.table.seat))

    def _shown(self, turns: TurnOrder) -> tuple[Observation, dict[str, Any]]:
        observation = self.config.observe(turns.state, self.table.seat)
        return observation, {"action_mask": self.config.mask(turns.legal)}


class SeatVectorEnv(VectorEnv[Observation, Any, Any]):
    """Many such tables in one call; a game that ends is followed by another in the same step."""

    metadata = {  # noqa: RUF012
        "render_modes": [ANSI],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game_id: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = 0,
        options: Mapping[str, object] | None = None,
        reward: str = VICTORY,
        render_mode: str | None = None,
        unprompted: bool = False,
        reward_scale: float = 1.0,
        dtype: DTypeLike = np.float32,
    ) -> None:
        if whole_number(num_envs, "The number of tables") < 1:
            raise BandstandError(f"There must be at least 1 table, not {num_envs}.")
        self.num_envs = num_envs
        self.config = EnvConfig(game_id, players, options, reward, unprompted, reward_scale, dtype)
        self.tables = [SeatTable(self.config, seat, _listed(opponents)) for _ in range(num_envs)]
        self.render_mode = check_render_mode(render_mode)
        self.single_observation_space = observation_box(self.config)
        self.single_action_space = spaces.Discrete(self.config.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._randoms = [np.random.default_rng() for _ in range(num_envs)]

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game at every table; table *n* gets the seed plus *n*."""
        seeds = (
            seed
            if isinstance(seed, list)
            else [None if seed is None else seed + number for number in range(self.num_envs)]
        )
        if len(seeds) != self.num_envs:
            raise BandstandError(f"There are {self.num_envs} tables, but {len(seeds)} seeds.")
        for number, one in enumerate(seeds):
            if one is not None:
                self._randoms[number] = np.random.default_rng(one)
        turns = [
            table.deal(random) for table, random in zip(self.tables, self._randoms, strict=True)
        ]
        return self._observed(turns), {"action_mask": self._masks(turns)}

    def step(
        self, actions: Any
    ) -> tuple[
        Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        """Make this seat's move at every table, then the others'."""
        if np.shape(actions)[:1] != (self.num_envs,):
            given = len(actions) if np.ndim(actions) else repr(actions)
            raise BandstandError(f"There are {self.num_envs} tables, but {given} moves.")
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        shown: list[TurnOrder] = []
        final: dict[int, TurnOrder] = {}
        illegal: dict[int, str] = {}
        for number, table in enumerate(self.tables):
            turns, rewards[number], refusal = table.play(move_number(actions[number]))
            if refusal is not None:
                illegal[number] = refusal
            if refusal is not None or turns.over():
                ended[number] = True
                final[number] = turns
                turns = table.deal(self._randoms[number])
            shown.append(turns)
        info: dict[str, Any] = {"action_mask": self._masks(shown)}
        if final:
            info.update(self._final(final, illegal, ended))
        return self._observed(shown), rewards, ended, np.zeros_like(ended), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now, a row a table."""
        turns = [table.turns for table in self.tables if table.turns is not None]
        return self._masks(turns).astype(np.bool_)

    def render(self) -> tuple[str, ...] | None:  # type: ignore[override,unused-ignore]
        """What this seat sees at every table, as text."""
        if self.render_mode is None:
            return None
        return tuple(
            view_as_text(self.config.game.view(table.turns.state, table.seat))
            for table in self.tables
            if table.turns is not None
        )

    def _observed(self, turns: Sequence[TurnOrder]) -> Observation:
        seats = [self.tables[0].seat] * len(turns)
        return self.config.observations.observe([one.state for one in turns], seats)

    def _masks(self, turns: Sequence[TurnOrder]) -> NDArray[np.int8]:
        return np.stack([self.config.mask(one.legal) for one in turns])

    def _final(
        self, final: Mapping[int, TurnOrder], illegal: Mapping[int, str], ended: NDArray[np.bool_]
    ) -> dict[str, Any]:
        """What the seats saw last of the games that ended, as Gymnasium passes it on."""
        last = np.empty(self.num_envs, object)
        for number, row in zip(final, self._observed(list(final.values())), strict=True):
            last[number] = row
        info: dict[str, Any] = {"final_obs": last, "_final_obs": ended.copy()}
        if illegal:
            reasons = np.empty(self.num_envs, object)
            for number, sentence in illegal.items():
                reasons[number] = sentence
            info["final_info"] = {"illegal": reasons}
            info["_final_info"] = ended.copy()
        return info


def _listed(opponents: Opponent | Sequence[Opponent]) -> list[Opponent]:
    return list(opponents) if isinstance(opponents, (list, tuple)) else [opponents]  # type: ignore[list-item]


def env_id(game_id: str) -> str:
    """The name of a game among Gymnasium's environments."""
    title = "".join(word.capitalize() for word in game_id.split("-"))
    return f"bandstand/{title}-v0"


def register() -> None:
    """Tell Gymnasium of every game there is."""
    for game_id in GAMES:
        if env_id(game_id) not in gymnasium.registry:
            gymnasium.register(
                env_id(game_id),
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:SeatVectorEnv",
                kwargs={"game_id": game_id},
            )


register()
