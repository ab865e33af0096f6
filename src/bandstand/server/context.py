"""Everything that is open while the server runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.server.health import WriteProbe
from bandstand.server.live.room import Room
from bandstand.server.rate_limits import per_minute_buckets
from bandstand.server.reviews import Reviews
from bandstand.server.services import Services
from bandstand.server.store.devices import LastSeen

if TYPE_CHECKING:
    from bandstand.server.settings import Settings


class ServerContext:
    """The services, the room with the live tables, and what requests share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.services = Services(settings)
        self.write_probe = WriteProbe(self.services)
        self.room = Room(self.services)
        self.reviews = Reviews(self.services)
        self.openings = per_minute_buckets(settings.sockets_per_minute_and_person)
        self.last_seen = LastSeen(self.services.writer)

    async def close(self) -> None:
        """Close the room, then everything it used."""
        await self.reviews.close()
        await self.room.close()
        await self.services.close()
