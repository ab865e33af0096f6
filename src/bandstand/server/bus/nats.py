"""The bus over NATS; its client is an extra."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from bandstand.kernel.errors import BandstandError, how_to_install
from bandstand.server.bus.messages import CHANNEL, RETRY_SECONDS, BusMessage, Outgoing, deliver

if TYPE_CHECKING:
    from collections.abc import Callable


_log = logging.getLogger(__name__)


class NatsBus:
    """Messages over a NATS subject."""

    def __init__(self, url: str) -> None:
        try:
            import nats
        except ModuleNotFoundError:
            raise BandstandError(
                f"A bus over NATS needs its client: {how_to_install('nats')}."
            ) from None
        self._connect = nats.connect
        self._url = url
        self._client: Any = None
        self._outgoing = Outgoing()

    def publish(self, message: BusMessage) -> None:
        """Send a message without waiting; before there is a connection it is lost."""
        if self._client is not None:
            self._outgoing.send(lambda data: self._client.publish(CHANNEL, data), message)

    async def listen(self, receive: Callable[[BusMessage], None]) -> None:
        """Connect, trying again until it works; the client itself mends a broken connection."""

        async def on_message(received: Any) -> None:
            deliver(receive, received.data)

        async def on_error(error: Exception) -> None:
            _log.warning("messages of other processes are not heard: %s", error)

        while self._client is None:
            try:
                client = await self._connect(
                    self._url,
                    error_cb=on_error,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=RETRY_SECONDS,
                    no_echo=True,
                )
                await client.subscribe(CHANNEL, cb=on_message)
                self._client = client
            except Exception as error:
                _log.warning("messages of other processes are not heard: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """End the connection."""
        if self._client is not None:
            await self._client.close()
