"""Root parallelization: several processes search one decision, and the results are merged.

For a program that has the cores to itself, such as the terminal game. The server already runs one
bot process per core.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor, wait
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


class Ensemble:
    """The current process and one helper for each further core, started on first use."""

    def __init__(self, helpers: int | None = None) -> None:
        self.helpers = (os.cpu_count() or 1) - 1 if helpers is None else helpers
        self._pool: ProcessPoolExecutor | None = None

    def search(
        self, game: Game[Any], world: State, seat: int, dice: Dice, budget: Budget
    ) -> list[Verdict]:
        """A deep search with the simulations divided among all processes.

        A helper that is late, as it may be while it starts, is ignored.
        """
        budget.simulations = -(-budget.simulations // (1 + self.helpers))
        asked: list[Future[list[Finding]]] = []
        if self.helpers and len(world.moves(seat)) > 1:
            question = (game.meta.id, world.packed(), seat)
            asked = [
                self._open().submit(
                    think, *question, dice.spawn(), int(budget.simulations), budget.seconds
                )
                for _ in range(self.helpers)
            ]
        findings = [search_alone(game, world, seat, dice, budget)]
        done, late = wait(asked, timeout=budget.seconds_left() + _LATE)
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
            context = multiprocessing.get_context("spawn")  # a fork would inherit the terminal
            ignored = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent
            self._pool = ProcessPoolExecutor(self.helpers, context, signal.signal, ignored)
        return self._pool


def think(
    game_id: str,
    world: tuple[object, ...],
    seat: int,
    dice: Dice,
    simulations: int,
    seconds: float,
) -> list[Finding]:
    """The main loop of a helper."""
    game = registry.find(game_id)
    within = Budget(simulations, seconds)
    return search_alone(game, game.unpack(world), seat, dice, within)


def search_alone(
    game: Game[Any], world: State, seat: int, dice: Dice, budget: Budget
) -> list[Finding]:
    """The verdicts of one process, as plain data."""
    depth = reach(game.heuristic, world)
    found = search(world, seat, game.heuristic, dice, budget, depth, THOROUGH)
    return [(int(one.move), int(one.visits), one.chance, one.margin) for one in found]


def together(findings: Sequence[Sequence[Finding]]) -> list[Verdict]:
    """The merged results of each move, the most visited first."""
    by_move: dict[int, list[Finding]] = {}
    for one in findings:
        for finding in one:
            by_move.setdefault(finding[0], []).append(finding)
    found = [_pooled(move, several) for move, several in by_move.items()]
    return sorted(found, key=lambda one: (-one.visits, -one.chance))


def _pooled(move: int, findings: Sequence[Finding]) -> Verdict:
    """Averages weighted by visits; the margins are those of independent searches."""
    visits = sum(finding[1] for finding in findings)
    if visits == 0:
        return Verdict(move, 0, 0.0, 1.0)
    chance = sum(finding[1] * finding[2] for finding in findings) / visits
    margin = sqrt(sum((finding[1] * finding[3]) ** 2 for finding in findings)) / visits
    return Verdict(move, visits, chance, margin)
