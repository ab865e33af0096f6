"""HTTP: what was played: replays of any moment, records out and in."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream
from sqlalchemy import Connection

from bandstand.bridges.midi import midi_file
from bandstand.bridges.score_sheet import sheet_file
from bandstand.kernel.record import Record
from bandstand.server import history
from bandstand.server.http.auth import Caller, Id, Language, Reader, TheServer, Visiting
from bandstand.server.http.disconnect import while_connected
from bandstand.server.http.games import check_chosen
from bandstand.server.http.routes import delete, get, post
from bandstand.server.live.laying import lay_branch
from bandstand.server.store import quotas
from bandstand.tables import entries, projection, replays
from bandstand.tables.api import Laid
from bandstand.tables.branching import Fork
from bandstand.tables.commands import Person
from bandstand.tables.locale import USUAL, known
from bandstand.tables.messages import TableInfo
from bandstand.tables.refusals import Refusal, not_found
from bandstand.tables.replays import Replay
from bandstand.thinking.reviewing import Reviewed

Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=replays.MOST_STEPS)]
_LINES = "application/jsonl"
Alone = Annotated[bool, QueryParameter(description="Played on a device, without a server.")]
SeatOrNone = Annotated[int | None, QueryParameter(ge=0, le=5)]


async def _finished(server: TheServer, visitor: Person | None, reader: str, table: str) -> Record:
    """The record of a game that is over, for anyone who may watch that table."""
    person = visitor.id if visitor else None
    return await server.services.archive.read_kept(reader, history.record_at, table, person)


@get("/tables/{table:str}/record", summary="The record of a game that is over")
async def record(server: TheServer, visitor: Visiting, reader: Reader, table: Id) -> dict[str, Any]:
    """Everything that is needed to play it again and to check its shuffle."""
    found = await _finished(server, visitor, reader, table)
    return found.to_data()


@get(
    "/tables/{table:str}/midi",
    summary="A game that is over, as music",
    media_type="audio/midi",
)
async def midi(server: TheServer, visitor: Visiting, reader: Reader, table: Id) -> Response[bytes]:
    """A MIDI file: each seat a track, each card or pick a note, a trick won a chord."""
    found = await _finished(server, visitor, reader, table)
    return Response(
        await server.services.archive.work(reader, midi_file, found),
        media_type="audio/midi",
        headers={"Content-Disposition": f'attachment; filename="{found.game}.mid"'},
    )


@get(
    "/tables/{table:str}/sheet",
    summary="A game that is over, as a score sheet",
    media_type=MediaType.TEXT,
)
async def sheet(server: TheServer, visitor: Visiting, reader: Reader, table: Id) -> str:
    """Every move, what came of it, the points; to read or to print."""
    found = await _finished(server, visitor, reader, table)
    return await server.services.archive.work(reader, sheet_file, found)


@get("/tables/{table:str}/replay", summary="A game step by step")
async def replay(
    server: TheServer,
    visitor: Visiting,
    reader: Reader,
    request: Request[Any, Any, Any],
    table: Id,
    seat: SeatOrNone = None,
    start: Start = 1,
    count: Count = replays.MOST_STEPS,
    language: Language = USUAL,
) -> Replay:
    """As a seat saw it, or a spectator. While it is played, only as you may see it."""
    person = visitor.id if visitor else None
    wanted = replays.Wanted(person, seat, start, count, known(language))
    reading = server.services.archive.read(reader, history.steps, table, wanted)
    return await while_connected(request, reading)


@get("/records/mine", summary="All your records, one a line", media_type=_LINES)
async def my_records(server: TheServer, caller: Caller) -> Stream:
    """Games you finished here, and those you brought; one export at a time."""
    parts = await server.services.read(lambda c: history.parts_of(c, caller.id))
    return Stream(server.services.archive.export(caller.id, parts), media_type=_LINES)


@post("/records", summary="Bring a record", status_code=201)
async def bring(
    server: TheServer,
    caller: Caller,
    request: Request[Any, Any, Any],
    data: JSONBody[dict[str, Any]],
    alone: Alone = False,
) -> Laid:
    """It is replayed and checked move by move before it is kept. No record is ever rated."""
    text = (await request.body()).decode("utf-8", "replace")
    checking = server.services.archive.work(caller.id, replays.check, text)
    checked = await while_connected(request, checking)
    size = len(text.encode())

    def keep(connection: Connection) -> Refusal | str:
        refusal = quotas.refuse_record(connection, caller.id, size, server.settings)
        return refusal or history.bring(connection, caller.id, checked, alone)

    brought = await server.services.write(keep)
    if isinstance(brought, Refusal):
        raise brought
    return Laid(brought)


@post("/records/verify", summary="Check a record", status_code=200)
async def verify(
    server: TheServer,
    reader: Reader,
    request: Request[Any, Any, Any],
    data: JSONBody[dict[str, Any]],
    seat: SeatOrNone = None,
    language: Language = USUAL,
) -> replays.Dealt:
    """Its seal and every move; the answer is the deal that its dice make. Nothing is kept."""
    text = (await request.body()).decode("utf-8", "replace")
    checking = server.services.archive.work(reader, replays.deal_of, text, seat, known(language))
    return await while_connected(request, checking)


@get("/records", summary="The records you brought")
async def kept_records(server: TheServer, caller: Caller) -> list[replays.Kept]:
    """The latest first."""
    return await server.services.read(lambda c: history.kept(c, caller.id))


@delete("/records/{record:str}", summary="Delete a record you brought")
async def forget_record(server: TheServer, caller: Caller, record: Id) -> None:
    """Its link leads nowhere from then on."""
    if not await server.services.write(lambda c: history.forget(c, caller.id, record)):
        raise not_found("record of yours")


@get("/records/{record:str}/replay", summary="A record step by step")
async def replay_record(
    server: TheServer,
    reader: Reader,
    request: Request[Any, Any, Any],
    record: Id,
    seat: SeatOrNone = None,
    start: Start = 0,
    count: Count = replays.MOST_STEPS,
    language: Language = USUAL,
) -> Replay:
    """With everything open; step 0 is the deal."""
    wanted = replays.Wanted(None, seat, start, count, known(language))
    reading = server.services.archive.read(reader, history.record_steps, record, wanted)
    return await while_connected(request, reading)


@post("/tables/{table:str}/review", summary="Look at a game again", status_code=200)
async def review(
    server: TheServer, caller: Caller, table: Id, language: Language = USUAL
) -> Reviewed:
    """What each decision cost, of a game that is over. Ask again until it is ready."""
    found = await _finished(server, caller, caller.id, table)
    return await server.reviews.ask(f"table {table}", found, caller.id, known(language))


@post("/records/{record:str}/review", summary="Look at a record again", status_code=200)
async def review_record(
    server: TheServer, caller: Caller, record: Id, language: Language = USUAL
) -> Reviewed:
    """The same for a record that was brought."""
    found = await server.services.read(lambda c: history.brought(c, record))
    return await server.reviews.ask(f"record {record}", found, caller.id, known(language))


@post("/tables/{table:str}/branch", summary="Play on from a moment", status_code=201)
async def branch(server: TheServer, caller: Caller, table: Id, data: JSONBody[Fork]) -> TableInfo:
    """A private table against bots that goes on from a moment of a game that is over."""
    check_chosen(server, data.level)
    found = await _finished(server, caller, caller.id, table)
    origin = entries.Origin("table", table, data.number)
    laid = await lay_branch(server.room, (caller, found, origin, data))
    return projection.table_info(laid.state)


@post("/records/{record:str}/branch", summary="Play on from a record", status_code=201)
async def branch_record(
    server: TheServer, caller: Caller, record: Id, data: JSONBody[Fork]
) -> TableInfo:
    """The same for a record that was brought."""
    check_chosen(server, data.level)
    found = await server.services.read(lambda c: history.brought(c, record))
    origin = entries.Origin("record", record, data.number)
    laid = await lay_branch(server.room, (caller, found, origin, data))
    return projection.table_info(laid.state)


router = Router(
    "/api",
    route_handlers=[
        record,
        midi,
        sheet,
        replay,
        my_records,
        bring,
        verify,
        kept_records,
        forget_record,
        replay_record,
        review,
        review_record,
        branch,
        branch_record,
    ],
    tags=["history"],
)
