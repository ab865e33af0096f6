"""Whether anything can be written: found out by writing, so that a full disk does not hide."""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic
from typing import TYPE_CHECKING

from bandstand.server.store import schema
from bandstand.server.store.database import upsert
from bandstand.server.store.errors import StorageError
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from bandstand.server.services import Services

_FRESH_SECONDS = 1.0  # however often somebody asks, the disk is tried no more often than this
_PATIENCE_SECONDS = 5.0
_PROBE = "probe"


class WriteProbe:
    """Writes something small now and then, when somebody asks how things are."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tried = -_FRESH_SECONDS
        self._found: Refusal | None = None
        self._trying: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Refuse while nothing can be written."""
        if monotonic() - self._tried >= _FRESH_SECONDS:
            if self._trying is None:
                self._trying = asyncio.create_task(self._try(), name="write probe")
            done, _ = await asyncio.wait([self._trying], timeout=_PATIENCE_SECONDS)
            if not done:
                raise _unwell(
                    "no-storage", f"for {_PATIENCE_SECONDS:g} seconds nothing was written"
                )
        if self._found is not None:
            raise self._found

    async def _try(self) -> None:
        row = {"name": _PROBE, "value": secrets.token_hex(32)}
        try:
            # Not counted as a commit: asking how things are must not change the counters.
            await self._services.write(lambda c: upsert(c, schema.keys, row), secret=True)
            self._found = None
        except StorageError as error:
            full = error.code == "disk-full"
            why = "the disk is full" if full else "the database does not work"
            self._found = _unwell(error.code, why)
        finally:
            self._tried = monotonic()
            self._trying = None


def _unwell(code: str, why: str) -> Refusal:
    return Refusal(503, code, f"Nothing can be written here: {why}.")
