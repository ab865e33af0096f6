"""HTTP: tables: lay them, sit down, start, leave, ask for a hint."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from litestar import Request, Router
from litestar.params import FromQuery, JSONBody, QueryParameter

from bandstand.server.context import ServerContext
from bandstand.server.fair_queue import Asker, Unwanted
from bandstand.server.http.auth import Caller, Id, Language, SeatNumber, TheServer
from bandstand.server.http.disconnect import while_connected
from bandstand.server.http.games import check_chosen
from bandstand.server.http.routes import delete, get, post, put
from bandstand.server.store.lobby import public_tables, tables_of
from bandstand.tables import commands, entries, projection
from bandstand.tables.api import Added, Answered, Chosen, Laid
from bandstand.tables.locale import USUAL, known
from bandstand.tables.messages import TableInfo, TableLine
from bandstand.tables.refusals import Refusal
from bandstand.thinking import moves as thinking


@get("/", summary="The lobby: public tables")
async def lobby(
    server: TheServer,
    game: Annotated[str | None, QueryParameter(max_length=32)] = None,
    status: FromQuery[Literal["gathering", "playing"] | None] = None,
) -> list[TableLine]:
    """The latest first."""
    return await server.services.read(lambda c: public_tables(c, game, status))


@get("/mine", summary="Your tables")
async def mine(server: TheServer, caller: Caller) -> list[TableLine]:
    """Tables you sit, or sat, at; the latest first."""
    return await server.services.read(lambda c: tables_of(c, caller.id))


@post("/", summary="Lay a table", status_code=201)
async def lay(server: TheServer, caller: Caller, data: JSONBody[commands.Plan]) -> TableInfo:
    """You are its host and take its first open chair, or own its local ones."""
    check_chosen(server, *(seat.level for seat in data.seats))
    table = await server.room.create(data, caller)
    return projection.table_info(table.state)


@get("/{table:str}", summary="A table")
async def look(server: TheServer, table: Id) -> TableInfo:
    """What everybody may see; anyone who knows the id of a private table was given the link."""
    return projection.table_info((await server.room.find(table)).state)


@post("/{table:str}/join", summary="Sit down", status_code=200)
async def join(server: TheServer, caller: Caller, table: Id, data: JSONBody[Chosen]) -> TableInfo:
    """In an open chair. While the game goes on, this asks for a bot's: those who admit answer."""
    return await submit(server, table, commands.Sit(caller, data.seat))


@post("/{table:str}/admit", summary="Answer who asks for a bot's chair", status_code=200)
async def admit(
    server: TheServer, caller: Caller, table: Id, data: JSONBody[Answered]
) -> TableInfo:
    """By the host, or any player while the host is away; the person who asks may say no, too."""
    return await submit(server, table, commands.Admit(caller, data.person, data.yes))


@post("/{table:str}/leave", summary="Leave", status_code=200)
async def leave(server: TheServer, caller: Caller, table: Id) -> TableInfo:
    """Before the start the seat is open again; later a substitute bot plays until you return."""
    return await submit(server, table, commands.Leave(caller))


@post("/{table:str}/kick", summary="Ask somebody to go", status_code=200)
async def kick(server: TheServer, caller: Caller, table: Id, data: JSONBody[Chosen]) -> TableInfo:
    """Only the host, only before the start."""
    seat = -1 if data.seat is None else data.seat
    return await submit(server, table, commands.Kick(caller, seat))


@put("/{table:str}/seats/{seat:int}", summary="Change what a chair is for")
async def replan(
    server: TheServer, caller: Caller, table: Id, seat: SeatNumber, data: JSONBody[entries.SeatPlan]
) -> TableInfo:
    """Only the host, only before the start."""
    check_chosen(server, data.level)
    game = (await server.room.find(table)).state.created.game
    bots = tuple(server.services.own_bots.offered(game))
    return await submit(server, table, commands.Replan(caller, seat, data, bots))


@post("/{table:str}/entropy", summary="Add to the shuffle", status_code=200)
async def add_entropy(
    server: TheServer, caller: Caller, table: Id, data: JSONBody[Added]
) -> TableInfo:
    """Once, before the start: the cards then depend on your bytes, which the server cannot know.

    What comes too late is left out: the table as it is says so.
    """
    try:
        return await submit(server, table, commands.AddEntropy(caller, data.entropy))
    except Refusal as refusal:
        if refusal.code != "started":
            raise
        return projection.table_info((await server.room.find(table)).state)


@post("/{table:str}/start", summary="Deal", status_code=200)
async def start(server: TheServer, caller: Caller, table: Id) -> TableInfo:
    """Only the host, once no chair is open."""
    return await submit(server, table, commands.Start(caller))


@post("/{table:str}/resign", summary="Give the game up", status_code=200)
async def resign(server: TheServer, caller: Caller, table: Id, data: JSONBody[Chosen]) -> TableInfo:
    """The substitute bot plays to the end."""
    return await submit(server, table, commands.Resign(caller, data.seat))


@post("/{table:str}/rematch", summary="The same again", status_code=200)
async def rematch(server: TheServer, caller: Caller, table: Id) -> Laid:
    """A new table with the same chairs; asked twice, the same new table."""
    found = await server.room.find(table)
    return Laid(await server.room.rematch(found, caller))


@delete("/{table:str}", summary="Delete a game of your own")
async def remove(server: TheServer, caller: Caller, table: Id) -> None:
    """One that is over and that nobody else played; it stays in your tallies."""
    await server.room.remove(table, caller)


@post("/{table:str}/hint", summary="What would be good?", status_code=200)
async def hint(
    server: TheServer,
    caller: Caller,
    request: Request[Any, Any, Any],
    table: Id,
    data: JSONBody[Chosen],
    language: Language = USUAL,
) -> thinking.Hint:
    """For a seat of yours that must decide; it knows what you know, and no more."""
    found = await server.room.find(table)
    state = found.state
    seat = thinking.seat_to_advise(state, caller, data.seat, found.presence.lifted())
    await found.submit(commands.AskHint(caller, seat))
    state = found.state
    turn = state.chairs[seat].turn
    advising = server.services.bot_pool.advise(
        state.created.game,
        projection.imagined(state, seat),
        seat,
        secrets.randbits(60),
        known(language),
        Asker(caller.id, table),
        lambda: found.state.owes(seat, turn),
    )
    try:
        advised = await while_connected(request, advising)
    except Unwanted:
        raise thinking.moved_on() from None
    return thinking.hint(seat, advised)


async def submit(server: ServerContext, table_id: str, command: commands.Command) -> TableInfo:
    """Do what a command asks; returns the table as it is then."""
    table = await server.room.find(table_id)
    await table.submit(command)
    return projection.table_info(table.state)


router = Router(
    "/api/tables",
    route_handlers=[
        lobby,
        mine,
        lay,
        look,
        join,
        admit,
        leave,
        kick,
        replan,
        add_entropy,
        start,
        resign,
        rematch,
        remove,
        hint,
    ],
    tags=["tables"],
)
