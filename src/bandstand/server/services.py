"""What every part of the server uses: the database, the bot pool, the bus, the counters."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from bandstand.server.archive import Archive
from bandstand.server.bot_pool import BotPool
from bandstand.server.bus import open_bus
from bandstand.server.bus.elsewhere import Elsewhere
from bandstand.server.clock import Clock
from bandstand.server.metrics import Metrics
from bandstand.server.own_bots import OwnBots
from bandstand.server.store import administrators, errors, people
from bandstand.server.store.database import migrate, open_engine, usable, writing
from bandstand.server.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from bandstand.server.settings import Settings

T = TypeVar("T")
_READING, _LOADING = 4, 2  # threads
_SWEEPS_TO_TRUST = 4  # a process that has not said for so long who is with it has gone


def prepare(settings: Settings) -> str | None:
    """Find out, before anything opens, whether it can; a sentence if not.

    On the first start it returns the secret of the link that makes an administrator.
    """
    open_bus(settings.bus)
    engine = open_engine(settings.data)
    try:
        with usable():
            migrate(engine)
            with writing(engine) as connection:
                return administrators.first_link(connection)
    finally:
        engine.dispose()


class Services:
    """Opened once a process, closed in the reverse order."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = Clock()
        self.opened = monotonic()
        self.metrics = Metrics()
        self.bus = open_bus(settings.bus)
        self.alone = settings.bus is None
        self.process = secrets.token_hex(8)
        self.elsewhere = Elsewhere(self.process, _SWEEPS_TO_TRUST * settings.sweep)
        self.engine = open_engine(settings.data)
        migrate(self.engine)
        self.writer = Writer(self.engine, self.metrics.commits.observe)
        self.metrics.watch_storage(self.writer, self.engine.url)
        # What is short never waits for what is long: each has threads, or processes, of its own.
        self._reading = ThreadPoolExecutor(_READING, "read")
        self._loading = ThreadPoolExecutor(_LOADING, "load")
        self.archive = Archive(settings, self.engine)
        self.bot_pool = BotPool(settings.bot_processes, settings.hints_per_person)
        self.own_bots = OwnBots(settings.bots, settings.bot_seconds)
        self.key = self.writer.submit(people.signing_key).result()

    async def write(self, write: Callable[[Connection], T], secret: bool = False) -> T:
        """Write; returns when it is on the disk. Nobody may see that something secret was."""
        with errors.told():
            return await asyncio.wrap_future(self.writer.submit(write, secret))

    async def read(self, read: Callable[[Connection], T]) -> T:
        """Read a few rows, off the event loop: who somebody is, what a list shows."""
        return await self._run(self._reading, read)

    async def load(self, read: Callable[[Connection], T]) -> T:
        """Read a table from its journal, off the event loop, where no short query waits for it."""
        return await self._run(self._loading, read)

    async def _run(self, threads: ThreadPoolExecutor, read: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, self._read, read)

    def _read(self, read: Callable[[Connection], T]) -> T:
        with errors.told(), self.engine.connect() as connection:
            return read(connection)

    async def close(self) -> None:
        """Finish what is queued and let go of everything."""
        await self.bus.close()
        await asyncio.to_thread(self.writer.close)
        await self.own_bots.close()
        await asyncio.to_thread(self.bot_pool.close)
        await asyncio.to_thread(self.archive.close)
        for threads in (self._reading, self._loading):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()
