"""The house itself: its services and its room, and who is at the door."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bandstand.house import people
from bandstand.house.refusals import Refusal
from bandstand.house.reviews import Reviews
from bandstand.house.room import Room
from bandstand.house.services import Services

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from bandstand.house.people import Person
    from bandstand.house.settings import Settings

_BEARER = "Bearer "


class House:
    """Everything that is open while the server runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.services = Services(settings)
        self.room = Room(self.services)
        self.reviews = Reviews(self.services)

    async def identify(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Who asks: by a program's token, else by the cookie; None for somebody unknown."""
        header = connection.headers.get("authorization", "")
        if header.startswith(_BEARER):
            token = header.removeprefix(_BEARER)
            found = await self.services.read(lambda c: people.find_by_token(c, token, "program"))
            if found is None:
                raise Refusal(401, "bad-token", "This token is not, or no longer, known here.")
            return found
        cookie = connection.cookies.get(people.COOKIE)
        person_id = people.read_cookie(cookie, self.services.key) if cookie else None
        if person_id is None:
            return None
        return await self.services.read(lambda c: people.find(c, person_id))

    async def close(self) -> None:
        """Close the room, then everything it used."""
        await self.reviews.close()
        await self.room.close()
        await self.services.close()
