"""HTTP: seeks: say what you would play; a table is laid when others would, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from litestar import Router
from litestar.params import JSONBody

from bandstand.server.http.auth import Caller, TheServer
from bandstand.server.http.routes import delete, get, put
from bandstand.server.live.matching import match
from bandstand.server.store import quotas, seeks
from bandstand.server.store.seeks import OwnSeek
from bandstand.tables.checks import check_rated
from bandstand.tables.refusals import Refusal, unprocessable
from bandstand.tables.seeking import Seek, Tempo, table_sizes

if TYPE_CHECKING:
    from sqlalchemy import Connection

_SHORTEST, _LONGEST = 1.0, 7 * 86_400.0  # seconds


class NewSeek(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody would play, for how many seconds they look, and whether bots fill in then."""

    games: tuple[str, ...]
    wait: float
    tempo: Tempo = "live"
    rated: bool = False
    bots: bool = False


@get("/", summary="Your seek")
async def look(server: TheServer, caller: Caller) -> OwnSeek | None:
    """Once somebody was found, ``table`` is where you play."""
    return await server.services.read(lambda c: seeks.of_person(c, caller.id))


@put("/", summary="Look for a game")
async def seek(server: TheServer, caller: Caller, data: JSONBody[NewSeek]) -> OwnSeek | None:
    """It takes the place of an earlier one, stays over a restart, and ends after ``wait``."""
    _check(data)
    if data.rated:
        check_rated(caller)
    services, now = server.services, server.services.clock.now()
    wanted = tuple(dict.fromkeys(data.games))
    sought = Seek(caller.id, wanted, data.tempo, data.rated, data.bots, now, now + data.wait)

    def write(connection: Connection) -> Refusal | None:
        refusal = quotas.refuse_table(connection, caller.id, services.settings)
        if refusal is None:
            seeks.put(connection, sought)
        return refusal

    refusal = await services.write(write)
    if refusal is not None:
        raise refusal
    await match(server.room)
    return await services.read(lambda c: seeks.of_person(c, caller.id))


def _check(data: NewSeek) -> None:
    if not data.games or not set(data.games) <= table_sizes().keys():
        raise unprocessable("bad-seek", "Name games that two people can play here.")
    if not _SHORTEST <= data.wait <= _LONGEST:
        raise unprocessable("bad-seek", "Look for a game for a second at least, a week at most.")
    if data.bots and data.rated:
        raise unprocessable("bad-seek", "A rated table has people in all its chairs.")


@delete("/", summary="Look no more")
async def withdraw(server: TheServer, caller: Caller) -> None:
    """A table that was laid already stays."""
    await server.services.write(lambda c: seeks.remove(c, [caller.id]))


router = Router("/api/me/seek", route_handlers=[look, seek, withdraw], tags=["lobby"])
