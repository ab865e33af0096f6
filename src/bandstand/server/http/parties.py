"""HTTP: parties: the people who stay together from game to game, in what they call their room."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import Router
from litestar.params import JSONBody

from bandstand.server.http.auth import Caller, Id, TheServer, Visiting
from bandstand.server.http.routes import get, post, put
from bandstand.server.http.tables import submit
from bandstand.server.live.laying import lay_next
from bandstand.server.store import parties
from bandstand.tables import commands, projection
from bandstand.tables.checks import check_admission
from bandstand.tables.decide.party import check_beginning
from bandstand.tables.evening import Standing, standings
from bandstand.tables.messages import TableInfo
from bandstand.tables.party import is_agreed
from bandstand.tables.refusals import not_found


class NextGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game that somebody proposes to play next."""

    game: str
    options: dict[str, Any] = {}


class ReadyMark(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody is ready for it."""

    ready: bool = True


class PartyChange(msgspec.Struct, forbid_unknown_fields=True):
    """What the host may change; what is left out stays."""

    title: str | None = None
    locked: bool | None = None


class NewHost(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to be the host."""

    person: str


class Evening(msgspec.Struct):
    """A party: where it plays now, how its games ended, what they add up to, what was said.

    The talk is that of earlier tables; what is said at the present one is told there.
    """

    id: str
    table: str
    games: list[parties.Finished]
    score: list[Standing]
    talk: list[parties.Spoken]


@get("/parties/{party:str}", summary="A party and its evening")
async def look(server: TheServer, visitor: Visiting, party: Id) -> Evening:
    """Everybody who may watch its present table may see it."""
    tables = await server.services.read(lambda c: parties.tables_of(c, party))
    if not tables:
        raise not_found("room")
    state = (await server.room.find(tables[-1])).state
    check_admission(state, visitor.id if visitor else None)
    games = await server.services.read(lambda c: parties.finished(c, tables))
    talk = await server.services.read(lambda c: parties.talk(c, tables[:-1]))
    return Evening(
        party,
        tables[-1],
        games,
        standings([game.seats for game in games]),
        talk,
    )


@put("/tables/{table:str}/party", summary="Name the room, lock it")
async def change(
    server: TheServer, caller: Caller, table: Id, data: JSONBody[PartyChange]
) -> TableInfo:
    """Only the host. Where it is locked nobody new can sit down."""
    found = await server.room.find(table)
    await found.submit(commands.SetParty(caller, data.title, data.locked))
    return projection.table_info(found.state)


@post("/tables/{table:str}/host", summary="Hand the room over", status_code=200)
async def hand_over(
    server: TheServer, caller: Caller, table: Id, data: JSONBody[NewHost]
) -> TableInfo:
    """Only the host, to somebody who sits at the table."""
    return await submit(server, table, commands.HandOver(caller, data.person))


@post("/tables/{table:str}/propose", summary="Propose the next game", status_code=200)
async def propose(
    server: TheServer, caller: Caller, table: Id, data: JSONBody[NextGame]
) -> TableInfo:
    """Anybody who played, once the game is over. When all are ready, ``rematch`` is its table."""
    command = commands.Propose(caller, data.game, data.options, secrets.token_urlsafe(12))
    return await _submit(server, table, command)


@post("/tables/{table:str}/ready", summary="Be ready for the next game", status_code=200)
async def ready(
    server: TheServer, caller: Caller, table: Id, data: JSONBody[ReadyMark]
) -> TableInfo:
    """With the last one the next table is laid, everybody one seat on, and the cards dealt."""
    return await _submit(server, table, commands.Ready(caller, data.ready))


@post("/tables/{table:str}/begin", summary="Go on without those who are not ready", status_code=200)
async def begin(server: TheServer, caller: Caller, table: Id) -> TableInfo:
    """Lay the next table; the chairs of the others wait for them, or for bots."""
    found = await server.room.find(table)
    check_beginning(found.state, caller)
    if found.state.rematch is None:
        await lay_next(server.room, found)
    return projection.table_info(found.state)


async def _submit(server: TheServer, table_id: str, command: commands.Command) -> TableInfo:
    """Do what was asked; if everybody is ready then, the next table is laid."""
    table = await server.room.find(table_id)
    await table.submit(command)
    if is_agreed(table.state):
        await lay_next(server.room, table)
    return projection.table_info(table.state)


router = Router(
    "/api",
    route_handlers=[look, change, hand_over, propose, ready, begin],
    tags=["parties"],
)
