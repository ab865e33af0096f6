"""Bots think in processes of their own, on imagined worlds only, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, TypeVar

from bandstand.bots import advice, levels
from bandstand.bots.budget import Budget
from bandstand.bots.review import judge_apart
from bandstand.games import registry
from bandstand.kernel.dice import seeded

if TYPE_CHECKING:
    from collections.abc import Callable

    from bandstand.bots.advice import Advice
    from bandstand.bots.review import Judged, Moment
    from bandstand.kernel.state import State

T = TypeVar("T")
HINT_SECONDS = 0.6
_log = logging.getLogger(__name__)


def choose(game_id: str, world: tuple[object, ...], seat: int, level: int, seed: int) -> int:
    """The move a bot of this level makes in a packed world; runs in a thinker."""
    game = registry.find(game_id)
    return int(levels.choose(level, game, game.unpack(world), seat, seeded(seed)))


def advise(
    game_id: str, world: tuple[object, ...], seat: int, seed: int, language: str
) -> list[Advice]:
    """The best moves of a packed world, the best first; runs in a thinker."""
    game = registry.find(game_id)
    budget = Budget(seconds=HINT_SECONDS)
    return advice.advise(game, game.unpack(world), seat, seeded(seed), budget, language)


def warm_up() -> bool:
    """Import what thinking needs."""
    return all(registry.GAMES.values())


def _leave_with_the_house() -> None:
    """A house that is killed cannot say goodbye: its thinkers watch it and go when it is gone."""
    house = multiprocessing.parent_process()
    assert house is not None

    def watch() -> None:
        house.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """The pool. A process that dies is replaced and the question asked again."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._open()

    def _open(self) -> Executor:
        if self._count == 0:
            return ThreadPoolExecutor(1, "thinker")
        context = multiprocessing.get_context("spawn")  # a fork would inherit sockets and locks
        return ProcessPoolExecutor(self._count, context, _leave_with_the_house)

    async def choose(self, game_id: str, world: State, seat: int, level: int, seed: int) -> int:
        """The move a bot of this level makes; *world* is imagined by the seat."""
        return await self._ask(choose, game_id, world.packed(), seat, level, seed)

    async def advise(
        self, game_id: str, world: State, seat: int, seed: int, language: str
    ) -> list[Advice]:
        """The best moves for a seat, the best first."""
        return await self._ask(advise, game_id, world.packed(), seat, seed, language)

    async def judge(self, moment: Moment, limits: tuple[int, float], seed: int) -> Judged:
        """What a decision of a game that is over cost."""
        return await self._ask(judge_apart, moment, limits, seed)

    async def ready(self) -> bool:
        """Whether thinking works; starts the pool if nobody has thought yet."""
        return await self._ask(warm_up)

    async def _ask(self, question: Callable[..., T], *details: Any) -> T:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, question, *details)
        except BrokenProcessPool:
            _log.warning("a thinker died; starting anew")
            if self._pool is pool:
                self._pool = self._open()
            return await loop.run_in_executor(self._pool, question, *details)

    def close(self) -> None:
        """Let the thinkers go."""
        self._pool.shutdown(wait=True, cancel_futures=True)
