"""Improve a network by play against itself or a level: PPO over many tables in NumPy alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from network import Floats, Network, log_chances
from symmetry import Symmetries

from bandstand.bots.match import decide
from bandstand.bridges.env_config import CHANCE
from bandstand.bridges.vector import Tables
from bandstand.kernel.dice import seeded

if TYPE_CHECKING:
    from numpy.typing import NDArray

TRACE = 0.95  # lambda of the generalised advantage estimates; nothing is discounted
CLIP = 0.2
EPOCHS = 2
BATCH = 2048
VALUE = 0.5


@dataclass
class Steps:
    """Decisions in the order in which the tables made them: steps by tables."""

    seen: NDArray[np.uint8]  # unscaled
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    moves: NDArray[np.int64]
    logs: Floats  # of the probability of the move
    values: Floats  # what the seat expected
    rewards: Floats  # of all seats, after the move
    ended: NDArray[np.bool_]

    @classmethod
    def empty(cls, steps: int, tables: int, columns: int, moves: int, players: int) -> Steps:
        """Room for this many."""
        shape = (steps, tables)
        return cls(
            np.empty((*shape, columns), np.uint8),
            np.empty((*shape, moves), np.bool_),
            np.empty(shape, np.int64),
            np.empty(shape, np.int64),
            np.empty(shape, np.float32),
            np.empty(shape, np.float32),
            np.empty((*shape, players), np.float32),
            np.empty(shape, np.bool_),
        )

    def advantages(self) -> tuple[Floats, NDArray[np.bool_]]:
        """How much better each move turned out than expected, and where that is known.

        It is not known of a seat's last decision here, unless the game ended.
        """
        steps, tables, players = self.rewards.shape
        gained = np.zeros((tables, players), np.float32)  # since the seat's next decision
        after = np.zeros_like(gained)  # what the seat expected there
        trace = np.zeros_like(gained)
        is_known = np.zeros((tables, players), np.bool_)
        found = np.zeros((steps, tables), np.float32)
        known = np.zeros((steps, tables), np.bool_)
        every = np.arange(tables)
        for step in range(steps - 1, -1, -1):
            over = self.ended[step]
            for array in (gained, after, trace):
                array[over] = 0
            is_known[over] = True
            gained += self.rewards[step]
            here = every, self.seats[step]
            known[step] = is_known[here]
            error = gained[here] + after[here] - self.values[step]
            found[step] = np.where(known[step], error + TRACE * trace[here], 0)
            trace[here] = found[step]
            after[here] = self.values[step]
            gained[here] = 0
            is_known[here] = True
        return found, known


class SelfPlay:
    """One network in all seats of many tables, or in some seats of each against an opponent.

    A network as opponent plays all seats but one. A level plays all but one at half of the
    tables, and one alone at the others, as in a tournament that mixes both.

    A move is rewarded by how it changes the seat's chance to win, as the bots estimate it; over a
    game that adds up to the victory.
    """

    def __init__(
        self,
        network: Network,
        game_id: str,
        players: int,
        tables: int,
        steps: int,
        seed: int,
        opponent: Network | int | None = None,
    ) -> None:
        self.network = network
        self.opponent = opponent
        self.tables = Tables(game_id, tables, players, reward=CHANCE, seed=seed)
        self.random = np.random.default_rng(seed)
        config = self.tables.config
        self.symmetries = Symmetries(config)
        self.scale: Floats = np.reciprocal(config.observations.highest, dtype=np.float32)
        size = config.observations.size
        self.steps = Steps.empty(steps, tables, size, config.moves, players)
        every = np.arange(tables)
        self.own = np.full((tables, players), opponent is None)
        self.own[every, every % players] = True
        if isinstance(opponent, int):
            alone = every // players % 2 == 1  # tables at which the level has one seat
            self.own[alone] = ~self.own[alone]
        self.dice = seeded(seed)
        self.decisions = 0

    def play(self) -> None:
        """Some steps of all tables."""
        tables, steps = self.tables, self.steps
        for step in range(len(steps.seen)):
            tables.observe(steps.seen[step])
            masks, seats = tables.masks > 0, tables.seats
            seen = steps.seen[step] * self.scale
            outputs = self.network.forward(seen)
            others = ~self.own[np.arange(tables.count), seats]
            if isinstance(self.opponent, Network):
                outputs[others] = self.opponent.forward(seen[others])
            moves, logs = drawn(outputs[:, :-1], masks, self.random)
            if isinstance(self.opponent, int):
                self._let_level_choose(self.opponent, np.flatnonzero(others), moves)
            steps.masks[step], steps.seats[step] = masks, seats
            steps.moves[step], steps.logs[step] = moves, logs
            steps.values[step] = outputs[:, -1]
            rewards, ended = tables.step(moves)
            steps.rewards[step], steps.ended[step] = rewards, ended
            self.decisions += tables.count

    def _let_level_choose(self, level: int, where: NDArray[Any], moves: NDArray[np.int64]) -> None:
        """Put a level's moves at these tables into the moves to make."""
        heuristic, turns = self.tables.config.game.heuristic, self.tables.turns
        for table in where:
            one = turns[table]
            moves[table] = decide(level, heuristic, one.state, one.seat, self.dice)

    def gained(self) -> tuple[float, int]:
        """What the own seats gained over what was played last, and how many games ended."""
        rewards = self.steps.rewards[:, self.own]
        return float(rewards.sum()), int(self.steps.ended.sum())

    def learn(self, rate: float, entropy: float, *, only_expect: bool = False) -> None:
        """Clipped policy gradients over what was played, or only learn what to expect."""
        steps, random = self.steps, self.random
        found, known = steps.advantages()
        known &= self.own[np.arange(len(self.own)), steps.seats]
        rows = np.flatnonzero(known)
        returns = (found + steps.values).reshape(-1)
        found = found.reshape(-1)
        found = (found - found[rows].mean()) / (found[rows].std() + 1e-6)
        seen = steps.seen.reshape(len(found), -1)
        masks = steps.masks.reshape(len(found), -1)
        moves, logs = steps.moves.reshape(-1), steps.logs.reshape(-1)
        for _ in range(EPOCHS):
            order = random.permutation(rows)
            for first in range(0, max(len(order) - BATCH // 2, 1), BATCH):
                some = order[first : first + BATCH]
                shown, legal, made = seen[some], masks[some], moves[some]
                renamed = self.symmetries.draw(random)
                if renamed is not None:
                    shown, legal = renamed.rows(shown), legal[:, renamed.moves]
                    made = renamed.places[made]
                outputs = self.network.forward(shown * self.scale)
                slopes = np.zeros_like(outputs)
                if not only_expect:
                    now = log_chances(outputs[:, :-1], legal)
                    slopes[:, :-1] = policy_slopes(now, made, logs[some], found[some], entropy)
                slopes[:, -1] = 2 * VALUE * (outputs[:, -1] - returns[some])
                slopes /= len(some)
                self.network.learn(slopes, rate)


def drawn(
    logits: Floats, masks: NDArray[np.bool_], random: np.random.Generator
) -> tuple[NDArray[np.int64], Floats]:
    """A move at every table as likely as the policy makes it, and the log of its probability."""
    logs = log_chances(logits, masks)
    luck = random.gumbel(size=logs.shape).astype(np.float32)
    moves = np.where(masks, logs + luck, -np.inf).argmax(axis=1)
    return moves, logs[np.arange(len(moves)), moves]


def policy_slopes(
    now: Floats, moves: NDArray[Any], before: Floats, advantages: Floats, entropy: float
) -> Floats:
    """The slopes of the clipped loss by each logit, less a reward for a policy that stays open."""
    every = np.arange(len(moves))
    chances = np.exp(now)
    ratio = np.exp(now[every, moves] - before)
    inside = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = np.where(inside, advantages * ratio, 0)[:, None]
    slopes: Floats = pull * chances
    slopes[every, moves] -= pull[:, 0]
    openness = -(chances * np.maximum(now, -50)).sum(axis=1, keepdims=True)
    slopes += entropy * chances * (np.maximum(now, -50) + openness)
    return slopes
