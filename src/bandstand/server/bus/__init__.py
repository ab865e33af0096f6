"""The bus between processes that share a database: none, Redis or NATS behind one interface."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.kernel.errors import BandstandError
from bandstand.server.bus.memory import MemoryBus
from bandstand.server.bus.nats import NatsBus
from bandstand.server.bus.redis import RedisBus

if TYPE_CHECKING:
    from bandstand.server.bus.messages import Bus

_REDIS = ("redis://", "rediss://", "unix://")
_NATS = ("nats://", "tls://")


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
