"""HTTP: holidays: days on which your slow clocks stand still."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from litestar import Router
from litestar.params import JSONBody

from bandstand.server.http.auth import Caller, TheServer
from bandstand.server.http.routes import delete, put
from bandstand.server.live.people import change_person
from bandstand.server.store import people
from bandstand.tables import holidays
from bandstand.tables.commands import Person
from bandstand.tables.entries import Holiday
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from bandstand.server.context import ServerContext

Holidays = tuple[Holiday, ...]


@put("/", summary="Go on holiday")
async def take(server: TheServer, caller: Caller, data: JSONBody[Holiday]) -> Person:
    """It takes the place of one that is planned or going on; everybody at your tables is told."""
    now, most = server.services.clock.now(), server.settings.holiday_days
    return await _change(server, caller, lambda kept: holidays.planned(kept, data, now, most))


@delete("/", summary="Be back from holiday", status_code=200)
async def end(server: TheServer, caller: Caller) -> Person:
    """Days that are left can be taken later."""
    now = server.services.clock.now()
    return await _change(server, caller, lambda kept: holidays.ended(kept, now))


async def _change(
    server: ServerContext, caller: Person, change: Callable[[Holidays], Holidays]
) -> Person:
    def write(connection: Connection) -> Holidays | Refusal:
        try:
            changed = change(people.holidays(connection, caller.id))
        except Refusal as refusal:
            return refusal
        people.keep_holidays(connection, caller.id, changed)
        return changed

    kept = await server.services.write(write)
    if isinstance(kept, Refusal):
        raise kept
    changed = msgspec.structs.replace(caller, holiday=kept[-1] if kept else None)
    await change_person(server.room, caller, changed)
    return changed


router = Router("/api/me/holiday", route_handlers=[take, end], tags=["people"])
