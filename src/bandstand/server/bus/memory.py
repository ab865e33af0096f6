"""The bus of a process that has its database to itself: there is nobody to tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from bandstand.server.bus.messages import BusMessage


class MemoryBus:
    """No other process, no messages."""

    def publish(self, message: BusMessage) -> None:
        """Nobody listens."""

    async def listen(self, receive: Callable[[BusMessage], None]) -> None:
        """Nobody speaks."""

    async def close(self) -> None:
        """Nothing to close."""
