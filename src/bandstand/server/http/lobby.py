"""HTTP: finding a game: the seats that anybody may take, and who looks for others."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router
from litestar.params import QueryParameter

from bandstand.server.http.auth import TheServer
from bandstand.server.http.routes import get
from bandstand.server.store import seeks
from bandstand.server.store.open_seats import OpenTable, open_tables
from bandstand.server.store.seeks import SeekOffer


class Lobby(msgspec.Struct):
    """What is on offer to somebody who looks for a game."""

    tables: list[OpenTable]
    seeks: list[SeekOffer]


@get("/", summary="Seats that anybody may take")
async def look(
    server: TheServer, game: Annotated[str | None, QueryParameter(max_length=32)] = None
) -> Lobby:
    """Tables where somebody waits come first, then the latest."""
    tables = await server.services.read(lambda c: open_tables(c, game))
    for table in tables:
        here = server.room.connected(table.id)
        for seat in table.seats:
            seat.here = seat.person in here
    now = server.services.clock.now()
    sought = await server.services.read(lambda c: seeks.offers(c, now))
    tables.sort(key=lambda table: not any(seat.here for seat in table.seats))
    return Lobby(tables, sought)


router = Router("/api/lobby", route_handlers=[look], tags=["lobby"])
