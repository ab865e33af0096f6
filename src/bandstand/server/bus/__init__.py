"""The bus between processes that share a database: none, Redis or NATS behind one interface."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.kernel.errors import BandstandError
from bandstand.server.bus.nats import NatsBus
from bandstand.server.bus.redis import RedisBus

if TYPE_CHECKING:
    from collections.abc import Callable

    from bandstand.server.bus.messages import Bus, BusMessage

_REDIS = ("redis://", "rediss://", "unix://")
_NATS = ("nats://", "tls://")


class MemoryBus:
    """The bus of a process that has its database to itself: there is nobody to tell."""

    def publish(self, message: BusMessage) -> None:
        """Nobody listens."""

    async def listen(self, receive: Callable[[BusMessage], None]) -> None:
        """Nobody speaks."""

    async def close(self) -> None:
        """Nothing to close."""


def open_bus(url: str | None) -> Bus:
    """The bus that was configured."""
    if url is None:
        return MemoryBus()
    if url.startswith(_REDIS):
        return RedisBus(url)
    if url.startswith(_NATS):
        return NatsBus(url)
    raise BandstandError(
        f"{url!r} is no address of a bus: it should begin with redis:// or nats://."
    )
