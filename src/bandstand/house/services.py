"""What every part of the house uses: the database, the thinkers, the hints, the counters."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from bandstand.house import people
from bandstand.house.database import migrate, open_engine
from bandstand.house.hints import open_hints
from bandstand.house.metrics import Metrics
from bandstand.house.presence import Elsewhere
from bandstand.house.thinkers import Thinkers
from bandstand.house.writer import Writer
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from bandstand.house.settings import Settings

T = TypeVar("T")
_SWEEPS_TO_TRUST = 4  # a process that has not said for so long who is with it has gone


def prepare(settings: Settings) -> None:
    """Find out, before anything opens, whether it can; a sentence if not."""
    open_hints(settings.hints)
    engine = open_engine(settings.data)
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        raise BandstandError(f"The database cannot be used: {str(cause).strip()}") from None
    finally:
        engine.dispose()


class Services:
    """Opened once a process, closed in the reverse order."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.hints = open_hints(settings.hints)
        self.alone = settings.hints is None
        self.process = secrets.token_hex(8)
        self.elsewhere = Elsewhere(self.process, _SWEEPS_TO_TRUST * settings.sweep)
        self.engine = open_engine(settings.data)
        migrate(self.engine)
        self.writer = Writer(self.engine, self.metrics.commits.observe)
        self.thinkers = Thinkers(settings.thinkers)
        self.key = self.writer.submit(people.signing_key).result()

    async def write(self, write: Callable[[Connection], T]) -> T:
        """Write; returns when it is on the disk."""
        return await asyncio.wrap_future(self.writer.submit(write))

    async def read(self, read: Callable[[Connection], T]) -> T:
        """Read, off the event loop."""
        return await asyncio.to_thread(self._read, read)

    def _read(self, read: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return read(connection)

    async def close(self) -> None:
        """Finish what is queued and let go of everything."""
        await self.hints.close()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.thinkers.close)
        self.engine.dispose()
