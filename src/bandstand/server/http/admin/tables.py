"""HTTP: the tables of a server, for administrators. No hand is shown here."""

from __future__ import annotations

from typing import Literal

from litestar import Router
from litestar.params import FromQuery, JSONBody

from bandstand.server.http.admin.people import Because, Named
from bandstand.server.http.auth import Caller, Id, TheServer
from bandstand.server.http.routes import get, post
from bandstand.server.store import acts, desk

_MOST = 100


@get("/", summary="Tables, the latest first")
async def listed(
    server: TheServer,
    status: FromQuery[Literal["gathering", "playing", "finished", "closed"] | None] = None,
    named: Named = "",
) -> list[desk.DeskTable]:
    """Who sits there, by name if one is asked for, and when something last happened.

    Of the game nothing.
    """
    return await server.services.read(lambda c: desk.tables(c, status, named, _MOST))


@post("/{table:str}/close", summary="Close a table without a result", status_code=200)
async def close(server: TheServer, caller: Caller, table: Id, data: JSONBody[Because]) -> None:
    """The people who sit there are told; a table that is over stays as it is."""
    await server.desk.perform(acts.CloseTable(table=table, why=data.why), caller.id)


router = Router("/tables", route_handlers=[listed, close])
