"""The house itself: its services and its room, and who is at the door."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any

from bandstand.server.health import WriteProbe
from bandstand.server.http.rate_limits import per_minute_buckets
from bandstand.server.live.room import Room
from bandstand.server.reviews import Reviews
from bandstand.server.services import Services
from bandstand.server.store import devices, people
from bandstand.server.store.devices import LastSeen, Session
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from bandstand.server.settings import Settings
    from bandstand.tables.commands import Person

_BEARER = "Bearer "


class House:
    """Everything that is open while the server runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.services = Services(settings)
        self.write_probe = WriteProbe(self.services)
        self.room = Room(self.services)
        self.reviews = Reviews(self.services)
        self.openings = per_minute_buckets(settings.sockets_per_minute_and_person)
        self._last_seen = LastSeen(self.services.writer)

    async def identify(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Who asks; None for somebody unknown."""
        session = await self.session(connection)
        return session.person if session else None

    async def session(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
        """Who asks, by a program's token, else by the cookie; None for somebody unknown."""
        header = connection.headers.get("authorization", "")
        if header.startswith(_BEARER):
            token = header.removeprefix(_BEARER)
            found = await self.services.read(lambda c: people.find_by_token(c, token))
            if found is None:
                raise Refusal(401, "bad-token", "This token is not, or no longer, known here.")
            return Session(found)
        cookie = connection.cookies.get(people.COOKIE)
        device = people.read_cookie(cookie, self.services.key) if cookie else None
        if device is None:
            return None
        signed_in = await self.services.read(lambda c: devices.find(c, device))
        if signed_in is None:
            return None
        person, seen = signed_in
        self._last_seen.note(device, seen, time(), connection.headers.get("user-agent", ""))
        return Session(person, device)

    async def close(self) -> None:
        """Close the room, then everything it used."""
        await self.reviews.close()
        await self.room.close()
        await self.services.close()
