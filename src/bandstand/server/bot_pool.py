"""Bots think in processes of their own, on imagined worlds only, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, TypeVar

from bandstand.bots import levels
from bandstand.bots.review import Judged, Moment, judge_apart
from bandstand.games import registry
from bandstand.server import bot_forms
from bandstand.server.fair_queue import Asker, FairQueue, Share
from bandstand.tables.refusals import Refusal
from bandstand.thinking.moves import HINT_SECONDS, advise, choose

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bandstand.kernel.state import State
    from bandstand.text.advice import Advice

T = TypeVar("T")
WATCHED_MOVE, HINT, UNWATCHED_MOVE, REVIEW = range(4)  # within a round, in this order
_ANSWER_SECONDS = 0.85  # in which a bot should have answered, the wait for its turn included
_LEAST_SECONDS = {WATCHED_MOVE: 0.05, UNWATCHED_MOVE: 0.05, HINT: 0.15}  # for a useful search
_NOBODY = Asker("")
_log = logging.getLogger(__name__)


def seconds_for(full: float, rank: int, share: Share) -> float:
    """How long a search may take that would take *full* seconds if nobody else waited.

    All who wait share one answer's time: a table that waits together with two others thinks for a
    third as long; a hint is cut in half for whatever else waits. What a question waited already is
    taken off, too.
    """
    others = max(share.others, min(1, share.waiting)) if rank == HINT else share.others
    fair = min(full / (1 + others), _ANSWER_SECONDS - share.waited)
    return max(fair, min(full, _LEAST_SECONDS[rank]))


def warm_up() -> bool:
    """Import what thinking needs."""
    return all(registry.GAMES.values())


def end_with_parent() -> None:
    """Watch the server and end with it: one that is killed cannot say goodbye."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends this one
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class BotPool:
    """The pool. A process that dies is replaced and the question asked again.

    No more questions are handed to the pool than it has processes; the others wait in a fair queue.
    """

    def __init__(self, count: int, hints_per_person: int = 2) -> None:
        self._count = count
        self._hints_per_person = hints_per_person
        self._queue = FairQueue(max(1, count))
        self._folder: str | None = None  # of the compiled copy, if they think in one
        self._pool = self._open(None)

    def _open(self, folder: str | None) -> Executor:
        if self._count == 0:
            return ThreadPoolExecutor(1, "bot")
        context = multiprocessing.get_context("spawn")  # a fork would inherit sockets and locks
        return ProcessPoolExecutor(self._count, context, bot_forms.begin, (folder,))

    async def choose(
        self,
        game_id: str,
        world: State,
        seat: int,
        level: int,
        seed: int,
        asker: Asker = _NOBODY,
        wanted: Callable[[], bool] | None = None,
    ) -> int:
        """The move a bot of this level makes; *world* is imagined by the seat."""
        full = levels.PATIENCE.get(level, 0.0)

        def think(share: Share) -> Awaitable[int]:
            seconds = seconds_for(full, asker.rank, share)
            return self._ask(choose, game_id, world.packed(), seat, level, seed, seconds)

        return await self._queue.run(asker, think, wanted)

    async def advise(
        self,
        game_id: str,
        world: State,
        seat: int,
        seed: int,
        language: str,
        asker: Asker = _NOBODY,
        wanted: Callable[[], bool] | None = None,
    ) -> list[Advice]:
        """The best moves for a seat, the best first."""
        asker = asker._replace(rank=HINT)
        self._check_hints_of(asker.person)

        def think(share: Share) -> Awaitable[list[Advice]]:
            seconds = seconds_for(HINT_SECONDS, HINT, share)
            return self._ask(advise, game_id, world.packed(), seat, seed, language, seconds)

        return await self._queue.run(asker, think, wanted)

    def _check_hints_of(self, person: str) -> None:
        if self._queue.held(person, HINT) >= self._hints_per_person:
            raise Refusal(
                429,
                "too-many-hints",
                "You have asked for hints already. Wait for those before you ask again.",
            )

    async def judge(
        self, moment: Moment, limits: tuple[int, float], seed: int, asker: Asker = _NOBODY
    ) -> Judged:
        """What a decision of a game that is over cost."""
        asker = asker._replace(rank=REVIEW)
        return await self._queue.run(asker, lambda _: self._ask(judge_apart, moment, limits, seed))

    async def ready(self) -> bool:
        """Whether thinking works; starts the pool if nobody has thought yet."""
        return await self._ask(warm_up)

    async def _ask(self, question: Callable[..., T], *details: Any) -> T:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, question, *details)
        except BrokenProcessPool:
            _log.warning("a bot process died; starting another")
            if self._pool is pool:
                self._pool = self._open(self._folder)
            return await loop.run_in_executor(self._pool, question, *details)

    async def renew(self, folder: str) -> bool:
        """Change to processes that run the compiled copy in this folder; False if it is no good.

        The old ones answer whatever they were asked before the new ones were ready.
        """
        if self._count == 0:
            return False
        fresh = self._open(folder)
        try:
            loop = asyncio.get_running_loop()
            good = await loop.run_in_executor(fresh, bot_forms.running) == bot_forms.COMPILED
        except Exception:  # whatever a copy that does not fit may do: the bots think on as before
            _log.warning("the compiled copy in %s fails", folder, exc_info=True)
            good = False
        except BaseException:
            fresh.shutdown(wait=False, cancel_futures=True)
            raise
        if good:
            self._folder = folder
            self._pool, fresh = fresh, self._pool
        fresh.shutdown(wait=False)
        return good

    def close(self) -> None:
        """Let the bot processes go."""
        self._pool.shutdown(wait=True, cancel_futures=True)
