"""Decisions with the search's verdict on every legal move, to learn from.

First come decisions as level 2 makes them, which cost nearly nothing. Then games are played by
level 2, by the search and, once there is one, by the student itself, so that
it learns about the positions it reaches (DAgger). Some of their decisions are thought over by the
compiled search. Same seed, same decisions, with any number of processes.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from bandstand.bots.budget import Budget
from bandstand.bots.own import seated
from bandstand.bots.search import FLAT, search
from bandstand.bots.search_config import SearchConfig
from bandstand.bridges.env_config import EnvConfig
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded

if TYPE_CHECKING:
    from bandstand.kernel.dice import Dice

THINKS = SearchConfig(noise=0.15, trust=0.0, candidates=64, farsighted=True, practised=True)
SLIPS = 0.3  # noise of level 2 in the games that lead to the decisions, for variety
LIKED = 0.1  # by how much of a chance to win the move of level 2 is taken to be better
PART = 500  # decisions a task of a process


@dataclass
class Labels:
    """Decisions, a row each."""

    seen: NDArray[np.uint8]  # observations, unscaled
    chances: NDArray[np.float32]  # to win, of each move; below zero where it is not legal
    visits: NDArray[np.float32]  # simulations of each move

    def __len__(self) -> int:
        return len(self.seen)

    @classmethod
    def joined(cls, parts: list[Labels]) -> Labels:
        """All of these, one after the other."""
        names = [field.name for field in fields(cls)]
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def blank(config: EnvConfig, count: int) -> Labels:
    """Room for this many decisions."""
    return Labels(
        np.zeros((count, config.observations.size), np.uint8),
        np.full((count, config.moves), -1, np.float32),
        np.zeros((count, config.moves), np.float32),
    )


@dataclass(frozen=True)
class Task:
    """What decisions to look for."""

    game_id: str
    players: int
    simulations: int  # for a decision
    one_in: int  # how many decisions of a game are thought over, because neighbours are similar
    student: Path | None = None  # the network that plays half of the seats
    options: tuple[tuple[str, object], ...] = ()


def gather(task: Task, seed: int, part: int = PART) -> Labels:
    """A part of the decisions."""
    config = EnvConfig(task.game_id, task.players, dict(task.options), dtype=np.uint8)
    labels = blank(config, part)
    dice, found = seeded(seed), 0
    while found < part:
        found = _play(task, config, dice, labels, found)
    return labels


def _play(task: Task, config: EnvConfig, dice: Dice, labels: Labels, found: int) -> int:
    """One game; returns how many decisions there are now."""
    game = config.game
    state = game.new(config.players, config.options, dice.spawn())
    heuristic = game.heuristic
    by_student = [task.student is not None and dice.below(2) == 0 for _ in range(config.players)]
    students = [seated(str(task.student), game, config.players, 0)] if any(by_student) else []
    while not state.over() and found < len(labels):
        seat = int(lowest(state.to_act()))
        world = state.imagine(seat, dice)
        if by_student[seat]:
            move = students[0](state, seat, dice)
        else:
            move = int(heuristic.choose(world, seat, dice, SLIPS))
        if len(state.moves(seat)) > 1 and dice.below(task.one_in) == 0:
            budget = Budget(task.simulations)
            verdicts = search(world, seat, heuristic, dice, budget, FLAT, THINKS)
            labels.seen[found] = config.observe(state, seat)
            for verdict in verdicts:
                labels.chances[found, verdict.move] = verdict.chance
                labels.visits[found, verdict.move] = verdict.visits
            found += 1
            if not by_student[seat]:
                move = int(verdicts[0].move)
        state.play(seat, move)
    return found


def imitated(task: Task, seed: int, part: int) -> Labels:
    """Decisions as level 2 makes them, its move alone being any good: many, for they cost little.

    Its moves are made with slips, so that it is also seen how it gets on after them.
    """
    config = EnvConfig(task.game_id, task.players, dict(task.options), dtype=np.uint8)
    game, heuristic, dice = config.game, config.game.heuristic, seeded(seed)
    labels = blank(config, part)
    found, state = 0, config.deal(seed)
    while found < part:
        if state.over():
            state = game.new(config.players, config.options, dice.spawn())
        seat = int(lowest(state.to_act()))
        legal, world = state.moves(seat), state.imagine(seat, dice)
        if len(legal) > 1:
            labels.seen[found] = config.observe(state, seat)
            labels.chances[found, legal] = 0
            labels.visits[found, legal] = 1
            labels.chances[found, heuristic.choose(world, seat, dice, 0.0)] = LIKED
            found += 1
        state.play(seat, int(heuristic.choose(world, seat, dice, SLIPS)))
    return labels


def gather_all(task: Task, count: int, seed: int, workers: int) -> Labels:
    """At least this many decisions."""
    part = min(PART, count)
    seeds = [1_000_003 * seed + number for number in range((count + part - 1) // part)]
    if workers == 1:
        return Labels.joined([gather(task, one, part) for one in seeds])
    with ProcessPoolExecutor(workers) as pool:
        same = [task] * len(seeds), seeds, [part] * len(seeds)
        return Labels.joined(list(pool.map(gather, *same)))


def legal(labels: Labels) -> NDArray[Any]:
    """The masks of legal moves."""
    return labels.chances >= 0
