"""Hints between processes: "table T is at number N". The log is the truth; a hint may be lost."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Protocol

from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Callable

    Heard = Callable[[str, int], None]

_CHANNEL = "bandstand"
_RETRY_SECONDS = 1.0
_log = logging.getLogger(__name__)


class Hints(Protocol):
    """How processes tell each other to look at the log."""

    def tell(self, table_id: str, number: int) -> None:
        """Say that a table is at a number."""

    async def listen(self, heard: Heard) -> None:
        """Call *heard* for what others say, for ever."""

    async def close(self) -> None:
        """Say and hear no more."""


class Silence:
    """No other process, no hints."""

    def tell(self, table_id: str, number: int) -> None:
        """Nobody listens."""

    async def listen(self, heard: Heard) -> None:
        """Nobody speaks."""

    async def close(self) -> None:
        """Nothing to close."""


class RedisHints:
    """Hints over a Redis channel."""

    def __init__(self, url: str) -> None:
        try:
            import redis.asyncio
        except ModuleNotFoundError:
            raise BandstandError(
                "Hints need the Redis client: pip install 'bandstand[redis]'."
            ) from None
        self._client: Any = redis.asyncio.from_url(url)
        self._tasks: set[asyncio.Task[Any]] = set()

    def tell(self, table_id: str, number: int) -> None:
        """Say it without waiting for anybody."""
        task = asyncio.ensure_future(self._publish(f"{table_id} {number}"))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _publish(self, text: str) -> None:
        try:
            await self._client.publish(_CHANNEL, text)
        except Exception as error:
            _log.warning("a hint was lost: %s", error)

    async def listen(self, heard: Heard) -> None:
        """Listen, and listen again when the connection breaks."""
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            table_id, _, number = message["data"].decode().partition(" ")
                            heard(table_id, int(number))
            except Exception as error:
                _log.warning("hints are not heard: %s", error)
                await asyncio.sleep(_RETRY_SECONDS)

    async def close(self) -> None:
        """End the connection."""
        await self._client.aclose()


def open_hints(url: str | None) -> Hints:
    """The hints that were configured."""
    if url is None:
        return Silence()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BandstandError(f"{url!r} is no address of hints: it should begin with redis://.")
    return RedisHints(url)
