"""What uvicorn holds of an open socket, less what only its handshake needed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bandstand.server.live.mailbox import Mailbox

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent


class Gate:
    """An ``asyncio.Event`` that takes memory only while it is not set, which is rare."""

    __slots__ = ("_closed",)

    def __init__(self) -> None:
        self._closed: asyncio.Event | None = None

    def set(self) -> None:
        """Open it, and let everybody through who waits."""
        if self._closed is not None:
            self._closed.set()
            self._closed = None

    def clear(self) -> None:
        """Close it."""
        if self._closed is None:
            self._closed = asyncio.Event()

    async def wait(self) -> None:
        """Go on when it is open."""
        if self._closed is not None:
            await self._closed.wait()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket of which there are thousands, most of them quiet: it keeps as little as it can."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.queue: Mailbox[ASGIReceiveEvent] = Mailbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """The handshake is over: nobody reads its headers again. The application has its own."""
        self.request.headers.clear()
        self.response.headers.clear()
        super().start_keepalive()
