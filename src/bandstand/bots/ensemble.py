"""Root parallelization: several processes search one decision, and the results are merged.

For a program that has the cores to itself, such as the terminal game. The server already runs one
bot process per core.

The first process that finds one move clearly best ends the search of all: otherwise it would wait
for the others, or they for it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor, wait
from ctypes import c_longlong
from math import sqrt
from typing import TYPE_CHECKING, Any

from bandstand.bots.budget import Budget
from bandstand.bots.search import Verdict, reach, search
from bandstand.bots.search_config import THOROUGH
from bandstand.games import registry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bandstand.kernel.dice import Dice
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

Finding = tuple[int, int, float, float]  # a move, its visits, the chance, the margin
_LATE = 0.03  # seconds that a helper may be late with its result


class Answered:
    """The number of the latest question that one of the processes has answered, for all to see."""

    shared: c_longlong  # in memory that this process and the others share

    @classmethod
    def share(cls, shared: c_longlong) -> None:
        """What a helper does first; Ctrl-C is handled by the parent."""
        cls.shared = shared
        signal.signal(signal.SIGINT, signal.SIG_IGN)


class Ensemble:
    """The current process and one helper for each further core, started on first use."""

    def __init__(self, helpers: int | None = None) -> None:
        self.helpers = (os.cpu_count() or 1) - 1 if helpers is None else helpers
        self._context = multiprocessing.get_context("spawn")  # a fork would inherit the terminal
        self._answered: c_longlong = self._context.RawValue(c_longlong, 0)
        self._questions = 0
        self._pool: ProcessPoolExecutor | None = None

    def search(
        self, game: Game[Any], world: State, seat: int, dice: Dice, budget: Budget
    ) -> list[Verdict]:
        """A deep search with the simulations divided among all processes.

        A helper that is late, as it may be while it starts, is ignored.
        """
        budget.simulations = -(-budget.simulations // (1 + self.helpers))
        self._questions += 1
        number = self._questions
        asked: list[Future[list[Finding]]] = []
        if self.helpers and len(world.moves(seat)) > 1:
            question = (number, game.meta.id, world.packed(), seat)
            asked = [
                self._open().submit(
                    think, *question, dice.spawn(), int(budget.simulations), budget.seconds
                )
                for _ in range(self.helpers)
            ]
        findings = [search_alone(self._answered, number, game, world, seat, dice, budget)]
        done, late = wait(asked, timeout=budget.seconds_left() + _LATE)
        self._answered.value = number  # a late helper need not go on
        for helper in late:
            helper.cancel()
        return together([*findings, *(helper.result() for helper in asked if helper in done)])

    def close(self) -> None:
        """Stop the helpers."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            shared = (self._answered,)
            self._pool = ProcessPoolExecutor(self.helpers, self._context, Answered.share, shared)
        return self._pool


def think(
    number: int,
    game_id: str,
    packed: tuple[object, ...],
    seat: int,
    dice: Dice,
    simulations: int,
    seconds: float,
) -> list[Finding]:
    """The main loop of a helper."""
    game = registry.find(game_id)
    within = Budget(simulations, seconds)
    world = game.unpack(packed)
    return search_alone(Answered.shared, number, game, world, seat, dice, within)


def search_alone(
    answered: c_longlong,
    number: int,
    game: Game[Any],
    world: State,
    seat: int,
    dice: Dice,
    budget: Budget,
) -> list[Finding]:
    """The verdicts of one process on this question, as plain data."""
    budget.is_answered = lambda: answered.value >= number
    depth = reach(game.heuristic, world)
    found = search(world, seat, game.heuristic, dice, budget, depth, THOROUGH)
    if budget.used() < 1.0 and not budget.cancelled:  # one move is clearly best
        answered.value = number
    return [(int(one.move), int(one.visits), one.chance, one.margin) for one in found]


def together(findings: Sequence[Sequence[Finding]]) -> list[Verdict]:
    """The merged results of each move, the most visited first.

    Where processes were stopped while they tried the moves of a world, some moves have a visit more
    than others that are as good as they: these are told apart by their chances.
    """
    by_move: dict[int, list[Finding]] = {}
    for one in findings:
        for finding in one:
            by_move.setdefault(finding[0], []).append(finding)
    found = [_pooled(move, several) for move, several in by_move.items()]
    most = max(one.visits for one in found)
    return sorted(
        found, key=lambda one: (-min(one.visits, most - len(findings)), -one.chance, -one.visits)
    )


def _pooled(move: int, findings: Sequence[Finding]) -> Verdict:
    """Averages weighted by visits; the margins are those of independent searches."""
    visits = sum(finding[1] for finding in findings)
    if visits == 0:
        return Verdict(move, 0, 0.0, 1.0)
    chance = sum(finding[1] * finding[2] for finding in findings) / visits
    margin = sqrt(sum((finding[1] * finding[3]) ** 2 for finding in findings)) / visits
    return Verdict(move, visits, chance, margin)
