"""HTTP: what was played: replays of any moment, records out and in."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router
from litestar.params import JSONBody, QueryParameter

from bandstand.house import branches, entries, history, permits, present
from bandstand.house.api_tables import Laid
from bandstand.house.branches import Fork
from bandstand.house.history import Replay
from bandstand.house.inject import Caller, Id, TheHouse, Visiting
from bandstand.house.messages import TableInfo
from bandstand.house.people import Person
from bandstand.house.refusals import not_allowed
from bandstand.house.reviews import Reviewed
from bandstand.house.routes import get, post
from bandstand.house.sheet import SPECTATOR
from bandstand.house.tongues import USUAL, Language, known
from bandstand.kernel.record import Record

Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=history.MOST_STEPS)]
SeatOrNone = Annotated[int | None, QueryParameter(ge=0, le=5)]


async def _finished(house: TheHouse, visitor: Person | None, table: str) -> Record:
    """The record of a game that is over, for whoever may watch that table."""
    live = await house.room.find(table)
    live.check_admission(visitor.id if visitor else None)
    return history.record_of(await live.current())


@get("/tables/{table:str}/record", summary="The record of a game that is over")
async def record(house: TheHouse, visitor: Visiting, table: Id) -> dict[str, Any]:
    """Everything that is needed to play it again and to check its shuffle."""
    found = await _finished(house, visitor, table)
    return dict(msgspec.to_builtins(found))


@get(
    "/tables/{table:str}/midi",
    summary="A game that is over, as music",
    media_type="audio/midi",
)
async def midi(house: TheHouse, visitor: Visiting, table: Id) -> Response[bytes]:
    """A MIDI file: each seat a track, each card or pick a note, a trick won a chord."""
    found = await _finished(house, visitor, table)
    return Response(
        await asyncio.to_thread(history.as_midi, found),
        media_type="audio/midi",
        headers={"Content-Disposition": f'attachment; filename="{found.game}.mid"'},
    )


@get(
    "/tables/{table:str}/sheet",
    summary="A game that is over, as a score sheet",
    media_type=MediaType.TEXT,
)
async def sheet(house: TheHouse, visitor: Visiting, table: Id) -> str:
    """Every move, what came of it, the points; to read or to print."""
    found = await _finished(house, visitor, table)
    return await asyncio.to_thread(history.as_sheet, found)


@get("/tables/{table:str}/replay", summary="A game step by step")
async def replay(
    house: TheHouse,
    visitor: Visiting,
    table: Id,
    seat: SeatOrNone = None,
    start: Start = 1,
    count: Count = history.MOST_STEPS,
    language: Language = USUAL,
) -> Replay:
    """As a seat saw it, or a spectator. While it is played, only as you may see it."""
    live = await house.room.find(table)
    live.check_admission(visitor.id if visitor else None)
    sheet = await live.current()
    if seat is not None:
        permits.check_seat(sheet, seat)
    if sheet.status in ("gathering", "playing"):
        mine = sheet.seats_of(visitor.id if visitor else None)
        if seat is not None and (seat not in mine or len(mine) > 1):
            raise not_allowed("not-yours", "Until the game is over, a seat's view is its owner's.")
        if seat is None and not mine and sheet.created.spectators == "delayed":
            raise not_allowed("delayed", "Until the game is over, watch it at the table.")
    viewer = SPECTATOR if seat is None else seat
    return await house.services.read(
        lambda c: history.steps(c, table, viewer, start, count, known(language))
    )


@get("/records/mine", summary="All your records, one a line", media_type="application/jsonl")
async def my_records(house: TheHouse, caller: Caller) -> str:
    """Games you finished here, and those you brought."""
    return await house.services.read(lambda c: history.records_of(c, caller.id))


@post("/records", summary="Bring a record", status_code=201)
async def bring(
    house: TheHouse, caller: Caller, request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]]
) -> Laid:
    """It is replayed and checked move by move before it is kept."""
    text = (await request.body()).decode("utf-8", "replace")
    checked = await asyncio.to_thread(history.check, text)
    return Laid(await house.services.write(lambda c: history.bring(c, caller.id, checked)))


@get("/records/{record:str}/replay", summary="A record step by step")
async def replay_record(
    house: TheHouse,
    record: Id,
    seat: SeatOrNone = None,
    start: Start = 0,
    count: Count = history.MOST_STEPS,
    language: Language = USUAL,
) -> Replay:
    """With everything open; step 0 is the deal."""
    found = await house.services.read(lambda c: history.brought(c, record))
    viewer = SPECTATOR if seat is None or seat >= found.players else seat
    return await asyncio.to_thread(
        history.record_steps, found, viewer, start, count, known(language)
    )


@post("/tables/{table:str}/review", summary="Look at a game again", status_code=200)
async def review(house: TheHouse, caller: Caller, table: Id) -> Reviewed:
    """What each decision cost, of a game that is over. Ask again until it is ready."""
    found = await _finished(house, caller, table)
    return await house.reviews.ask(f"table {table}", found)


@post("/records/{record:str}/review", summary="Look at a record again", status_code=200)
async def review_record(house: TheHouse, caller: Caller, record: Id) -> Reviewed:
    """The same for a record that was brought."""
    found = await house.services.read(lambda c: history.brought(c, record))
    return await house.reviews.ask(f"record {record}", found)


@post("/tables/{table:str}/branch", summary="Play on from a moment", status_code=201)
async def branch(house: TheHouse, caller: Caller, table: Id, data: JSONBody[Fork]) -> TableInfo:
    """A private table against bots that goes on from a moment of a game that is over."""
    found = await _finished(house, caller, table)
    origin = entries.Origin("table", table, data.number)
    laid = await branches.branch(house.room, caller, found, origin, data)
    return present.table_info(laid.sheet)


@post("/records/{record:str}/branch", summary="Play on from a record", status_code=201)
async def branch_record(
    house: TheHouse, caller: Caller, record: Id, data: JSONBody[Fork]
) -> TableInfo:
    """The same for a record that was brought."""
    found = await house.services.read(lambda c: history.brought(c, record))
    origin = entries.Origin("record", record, data.number)
    laid = await branches.branch(house.room, caller, found, origin, data)
    return present.table_info(laid.sheet)


router = Router(
    "/api",
    route_handlers=[
        record,
        midi,
        sheet,
        replay,
        my_records,
        bring,
        replay_record,
        review,
        review_record,
        branch,
        branch_record,
    ],
    tags=["history"],
)
