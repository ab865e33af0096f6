"""HTTP: what the people of a table agree on: options, policy, a pause, more time, a substitute."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router
from litestar.params import JSONBody

from bandstand.server.http.auth import Caller, Id, TheServer
from bandstand.server.http.routes import post, put
from bandstand.server.http.tables import submit
from bandstand.tables import commands, entries, projection
from bandstand.tables.messages import TableInfo


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """A policy and a clock; what is left out stays as it is."""

    policy: entries.Policy | None = None
    pace: entries.Pace | None = None


class Variant(msgspec.Struct, forbid_unknown_fields=True):
    """The options of the game; what is left out has its default."""

    options: dict[str, Any]


class SeatOf(msgspec.Struct, forbid_unknown_fields=True):
    """Whose seat it is about."""

    seat: int


@put("/policy", summary="Change the policy of a table, or its clock")
async def change(server: TheServer, caller: Caller, table: Id, data: JSONBody[Terms]) -> TableInfo:
    """Before the start everybody at the table; during the game the others must agree."""
    return await submit(server, table, commands.SetPolicy(caller, data.policy, data.pace))


@put("/options", summary="Change the options of the game")
async def choose(
    server: TheServer, caller: Caller, table: Id, data: JSONBody[Variant]
) -> TableInfo:
    """Everybody at the table, before the start."""
    return await submit(server, table, commands.SetOptions(caller, data.options))


@post("/pause", summary="Ask for a pause", status_code=200)
async def pause(server: TheServer, caller: Caller, table: Id) -> TableInfo:
    """Once the others agree no clock runs and nobody moves, until somebody goes on."""
    return await submit(server, table, commands.Pause(caller))


@post("/resume", summary="Go on after a pause", status_code=200)
async def resume(server: TheServer, caller: Caller, table: Id) -> TableInfo:
    """Anybody who plays."""
    return await submit(server, table, commands.Resume(caller))


@post("/time", summary="Give somebody more time", status_code=200)
async def give_time(
    server: TheServer, caller: Caller, table: Id, data: JSONBody[SeatOf]
) -> TableInfo:
    """A minute more in their bank; not at a rated table."""
    return await submit(server, table, commands.GiveTime(caller, data.seat))


@post("/substitute", summary="Let a bot play for somebody who is away", status_code=200)
async def substitute(
    server: TheServer, caller: Caller, table: Id, data: JSONBody[SeatOf]
) -> TableInfo:
    """Where the policy is to ask, and their page is not connected."""
    found = await server.room.find(table)
    connected = found.presence.connected()
    await found.submit(commands.Substitute(caller, data.seat, connected))
    return projection.table_info(found.state)


router = Router(
    "/api/tables/{table:str}",
    route_handlers=[change, choose, pause, resume, give_time, substitute],
    tags=["tables"],
)
