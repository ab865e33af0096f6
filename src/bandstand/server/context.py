"""Everything that is open while the server runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.server.health import WriteProbe
from bandstand.server.live.desk import Desk
from bandstand.server.live.room import Room
from bandstand.server.notify.senders import open_senders
from bandstand.server.notify.worker import Worker
from bandstand.server.rate_limits import Buckets, per_minute_buckets
from bandstand.server.recent_log import RecentLog
from bandstand.server.reviews import Reviews
from bandstand.server.services import Services
from bandstand.server.store.devices import LastSeen

if TYPE_CHECKING:
    from bandstand.server.settings import Settings

_TRIALS = 10  # a minute: messages that people have sent to see whether a channel works
_CODES = 5  # an hour: e-mails that confirm an address
_REPORTS = 20  # an hour: what people tell the operator about others


class ServerContext:
    """The services, the room with the live tables, and what requests share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.services = Services(settings)
        self.write_probe = WriteProbe(self.services)
        self.recent_log = RecentLog()
        self.recent_log.open()
        self.room = Room(self.services)
        self.desk = Desk(self.room, self.recent_log)
        self.reviews = Reviews(self.services)
        self.openings = per_minute_buckets(settings.sockets_per_minute_and_person)
        self.senders = open_senders(self.services)
        self.notify = Worker(self.services, self.senders, self.room.attentive)
        # All by the address that asks: guests are made at will.
        self.trials = per_minute_buckets(_TRIALS)
        self.codes = Buckets(_CODES / 3_600.0, float(_CODES))
        self.reports = Buckets(_REPORTS / 3_600.0, float(_REPORTS))
        self.last_seen = LastSeen(self.services.writer)

    async def close(self) -> None:
        """Close the room, then everything it used."""
        self.recent_log.close()
        await self.desk.close()
        await self.notify.close()
        await self.reviews.close()
        await self.room.close()
        await self.services.close()
