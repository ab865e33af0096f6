"""The bus over Redis; its client is an extra."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from bandstand.kernel.errors import BandstandError, how_to_install
from bandstand.server.bus.messages import CHANNEL, RETRY_SECONDS, BusMessage, Outgoing, deliver

if TYPE_CHECKING:
    from collections.abc import Callable


_log = logging.getLogger(__name__)


class RedisBus:
    """Messages over a Redis channel."""

    def __init__(self, url: str) -> None:
        try:
            import redis.asyncio
        except ModuleNotFoundError:
            raise BandstandError(
                f"A bus over Redis needs its client: {how_to_install('redis')}."
            ) from None
        self._client: Any = redis.asyncio.from_url(url)
        self._outgoing = Outgoing()

    def publish(self, message: BusMessage) -> None:
        """Send a message without waiting for anybody."""
        self._outgoing.send(lambda data: self._client.publish(CHANNEL, data), message)

    async def listen(self, receive: Callable[[BusMessage], None]) -> None:
        """Listen, and listen again when the connection breaks."""
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for received in channel.listen():
                        if received["type"] == "message":
                            deliver(receive, received["data"])
            except Exception as error:
                _log.warning("messages of other processes are not heard: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """End the connection."""
        await self._client.aclose()
