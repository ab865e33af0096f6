"""Games that were played are replayed, exported and checked in a process of their own.

Replaying a game takes the processor for tenths of a second, and Python runs one thread at a time:
in the server's own process everybody's moves would wait for it. A person who asks for much waits
for themselves, since people take turns.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from types import AsyncGeneratorType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from bandstand.server.bot_pool import end_with_parent
from bandstand.server.fair_queue import Asker, FairQueue
from bandstand.server.store import errors
from bandstand.server.store.database import open_engine
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Sequence

    from sqlalchemy import Connection, Engine

    from bandstand.server.settings import Settings

    Export = AsyncGenerator[str, None]

T = TypeVar("T")
_KEPT, _KEPT_SECONDS = 64, 60.0
_log = logging.getLogger(__name__)
_engines: list[Engine] = []  # of a reader's process: its only one


def _open_reader(data: str) -> None:
    """Prepare a process that reads; like a bot's process, it goes with the server."""
    end_with_parent()
    _engines.append(open_engine(data))


def _read_apart(read: Callable[..., T], *details: Any) -> T:
    """Read in a process of its own."""
    return _read(_engines[0], read, *details)


def _read(engine: Engine, read: Callable[..., T], *details: Any) -> T:
    with errors.told(), engine.connect() as connection:
        return read(connection, *details)


def _work(_: Connection, work: Callable[..., T], *details: Any) -> T:
    return work(*details)


class _Kept(NamedTuple):
    at: float
    answer: Any


class Part(NamedTuple):
    """A piece of an export: a function of a module, called with a connection and an id."""

    read: Callable[[Connection, str], str]
    id: str


class Archive:
    """The process that reads; it starts when first asked, and one that dies is replaced."""

    def __init__(self, settings: Settings, engine: Engine) -> None:
        self._settings = settings
        self._engine = engine
        self._queue = FairQueue(max(1, settings.readers))
        self._exports: WeakValueDictionary[str, Export] = WeakValueDictionary()
        self._kept: OrderedDict[tuple[Any, ...], _Kept] = OrderedDict()
        self._pool = self._open()

    async def read(self, person: str, read: Callable[..., T], *details: Any) -> T:
        """What *read* (a function of a module) finds with a connection and the details."""
        if self._queue.held(person) >= self._settings.reads_per_person:
            raise Refusal(
                429, "too-many-reads", "You have asked for much already. Wait for some of it."
            )
        return await self._take_turn(person, read, *details)

    async def _take_turn(self, person: str, read: Callable[..., T], *details: Any) -> T:
        return await self._queue.run(Asker(person), lambda _: self._ask(read, *details))

    async def work(self, person: str, work: Callable[..., T], *details: Any) -> T:
        """The same for what takes long and needs no database."""
        return await self.read(person, _work, work, *details)

    def forget(self) -> None:
        """Answer nothing from memory: a journal was changed."""
        self._kept.clear()

    async def read_kept(self, person: str, read: Callable[..., T], *details: Any) -> T:
        """The same for what does not change; it is remembered for a minute."""
        key = (read, *details)
        kept = self._kept.get(key)
        if kept is None or monotonic() - kept.at > _KEPT_SECONDS:
            kept = _Kept(monotonic(), await self.read(person, read, *details))
            self._kept[key] = kept
            self._kept.move_to_end(key)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        answer: T = kept.answer
        return answer

    def export(self, person: str, parts: Sequence[Part]) -> Export:
        """Parts of text, each read when the one before has been sent.

        Refused while another export of theirs goes on: until it has ended, failed, or was dropped
        because its client disconnected.
        """
        going = self._exports.get(person)
        if isinstance(going, AsyncGeneratorType) and going.ag_frame is not None:
            raise Refusal(
                429,
                "exporting",
                "Your data are being sent already. Ask again when they have arrived.",
            )
        export = self._exports[person] = self._export(person, parts)
        return export

    async def _export(self, person: str, parts: Sequence[Part]) -> Export:
        for part in parts:
            yield await self._take_turn(person, part.read, part.id)

    def _open(self) -> Executor:
        if self._settings.readers == 0:
            return ThreadPoolExecutor(1, "archive")
        context = multiprocessing.get_context("spawn")  # a fork would inherit sockets and locks
        count, data = self._settings.readers, self._settings.data
        return ProcessPoolExecutor(count, context, _open_reader, (data,))

    async def _ask(self, read: Callable[..., T], *details: Any) -> T:
        loop = asyncio.get_running_loop()
        if self._settings.readers == 0:
            return await loop.run_in_executor(self._pool, _read, self._engine, read, *details)
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, _read_apart, read, *details)
        except BrokenProcessPool:
            _log.warning("a reader died; starting another")
            if self._pool is pool:
                self._pool = self._open()
            return await loop.run_in_executor(self._pool, _read_apart, read, *details)

    def close(self) -> None:
        """Let the reader go."""
        self._pool.shutdown(wait=True, cancel_futures=True)
