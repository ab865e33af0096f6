"""Requests that trickle in byte by byte are not waited for: neither their headers nor their bodies.

uvicorn closes connections that are idle, but waits for ever for one that sends a little at a time.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from litestar.types import Receive

_TOO_SLOW = (
    b"HTTP/1.1 408 Request Timeout\r\n"
    b"content-type: text/plain; charset=utf-8\r\ncontent-length: 41\r\nconnection: close\r\n\r\n"
    b"The headers of this request came too slow"
)


def in_time(receive: Receive, seconds: float) -> Receive:
    """*receive*, for a body that must arrive within this many seconds."""
    end = asyncio.get_running_loop().time() + seconds
    complete = False

    async def receive_in_time() -> Any:
        nonlocal complete
        if complete:  # what comes now is that the client hangs up, some time
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message: Any = await receive()
        except TimeoutError:
            sentence = f"The body of a request must have come within {seconds:g} seconds."
            raise Refusal(408, "too-slow", sentence) from None
        complete = not message.get("more_body", False)
        return message

    return receive_in_time


class TimedProtocol(H11Protocol):
    """HTTP on one connection, whose headers must have come within some seconds."""

    header_seconds: float

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects: the first request is expected."""
        super().connection_made(transport)
        self._expect_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is expected any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes; those of a further request have its time from the first on."""
        if self._is_between_requests():
            self._expect_headers()
        super().data_received(data)
        if not self._is_between_requests():
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection belongs to a socket from now on."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _is_between_requests(self) -> bool:
        """Whether no request is being answered; what is left of an answered one counts, too."""
        return self.cycle is None or self.cycle.response_complete

    def _expect_headers(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.header_seconds, self._time_out)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_out(self) -> None:
        if self.transport.is_closing():
            return
        begun, _ = self.conn.trailing_data
        if begun and self.conn.their_state is h11.IDLE:
            self.transport.write(_TOO_SLOW)
        self.transport.close()


def timed_protocol(seconds: float) -> type[TimedProtocol]:
    """The protocol with this limit."""
    return type("TimedProtocol", (TimedProtocol,), {"header_seconds": seconds})
