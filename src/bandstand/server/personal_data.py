"""Everything the server holds of a person, as one JSON document that is written game by game.

Of a game under way it tells what the person did there and no more: neither the shuffle nor
anybody's cards. docs/server.md describes the document.
"""

from __future__ import annotations

from contextlib import aclosing
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, select

from bandstand.server.archive import Part
from bandstand.server.history import finished_line
from bandstand.server.store import anonymize, journal, people, schema
from bandstand.server.store.errors import BrokenLogError
from bandstand.tables import entries
from bandstand.tables.evolve import follow_chairs
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

FORMAT = 1
# The tables of which a person's rows are told, by the name they have in the document.
TOLD = {
    "devices": schema.devices,
    "passkeys": schema.passkeys,
    "links": schema.tokens,
    "mutes": schema.mutes,
    "preferences": schema.preferences,
    "notify": schema.notify_people,
    "channels": schema.notify_channels,
    "messages": schema.deliveries,
    "results": schema.results,
    "ratings": schema.ratings,
    "pace_ratings": schema.pace_ratings,
    "rating_history": schema.rating_history,
    "seeks": schema.seeks,
    "friends": schema.friendships,
    "invitations": schema.invitations,
    "administrator": schema.administrators,
    "silenced": schema.silenced,
    "reports": schema.reports,
}
# Further rows, in which the person stands in another column.
_TOLD_TOO = {
    "asked_by": schema.friendships.c.friend_id,
    "invited": schema.invitations.c.inviter_id,
}
# Not told: hashes of secrets; the number of a journal's line, which counts those that are secret;
# nor whose it is, which is the same in every row.
_LEFT_OUT = {"digest", "code", "tries", "claimed", "number"}


def parts_of(connection: Connection, person_id: str) -> list[Part]:
    """The parts of a person's document, to be read one by one."""
    mine = [person_id, *(program.id for program in people.programs(connection, person_id))]
    tables = sorted({table for one in mine for table, _ in anonymize.tables_of(connection, one)})
    records = schema.records
    brought = select(records.c.record_id).where(records.c.person_id == person_id)
    return [
        Part(account, person_id),
        *(Part(partial(played, people=mine), table_id) for table_id in tables),
        *(Part(brought_record, record_id) for record_id in connection.execute(brought).scalars()),
    ]


async def document(parts: AsyncGenerator[str, None]) -> AsyncGenerator[str, None]:
    """The document from its parts: the account, then the list of games."""
    async with aclosing(parts):
        yield await anext(parts)
        yield '\n"games": ['
        separator = "\n"
        async for part in parts:
            if part:
                yield separator + part
                separator = ",\n"
        yield "]}\n"


def account(connection: Connection, person_id: str) -> str:
    """The beginning of the document: all but the games."""
    known = schema.people.c
    told: dict[str, Any] = {
        "format": FORMAT,
        "exported": time(),
        "person": next(iter(_people(connection, known.person_id == person_id)), None),
        "programs": _people(connection, known.owner == person_id),
    }
    for name, table in TOLD.items():
        told[name] = _rows(connection, table.c.person_id, person_id)
    for name, whose in _TOLD_TOO.items():
        told[name] = _rows(connection, whose, person_id)
    return _json(told).removesuffix("}") + ","


def played(connection: Connection, table_id: str, people: list[str]) -> str:
    """What these people did at a table, and the record of it if they finished the game there."""
    tables, sittings = schema.tables, schema.sittings
    columns = (tables.c.game, tables.c.status, tables.c.created, tables.c.updated)
    row = connection.execute(select(*columns).where(tables.c.table_id == table_id)).first()
    if row is None:  # deleted meanwhile
        return ""
    here = sittings.c.table_id == table_id
    sat = select(sittings.c.person_id).where(here, sittings.c.person_id.in_(people))
    deeds = _deeds(connection, table_id, people)
    if row.status == "playing":  # gaps would tell how many lines of the others are secret
        for deed in deeds:
            del deed["number"]
    told = {"table": table_id, **row._mapping, "did": deeds}
    if row.status == "finished" and connection.execute(sat).first() is not None:
        line = finished_line(connection, table_id)
        told["record"] = msgspec.Raw(line.strip().encode()) if line else None
    return _json(told)


def brought_record(connection: Connection, record_id: str) -> str:
    """A record that the person brought; nothing, if it was removed meanwhile."""
    records = schema.records
    columns = (records.c.game, records.c.at, records.c.alone, records.c.body)
    row = connection.execute(select(*columns).where(records.c.record_id == record_id)).first()
    if row is None:
        return ""
    told = {"brought": record_id, "game": row.game, "at": row.at, "alone": row.alone}
    return _json({**told, "record": msgspec.Raw(row.body.encode())})


def _deeds(connection: Connection, table_id: str, people: list[str]) -> list[dict[str, Any]]:
    """The lines of a journal that speak of these people, and the moves they made themselves."""
    state, found = TableState(table_id), []
    for raw in journal.raw_lines(connection, table_id):
        try:
            line = journal.read_line(table_id, raw)
        except BrokenLogError:
            continue  # a line nobody can read tells of nobody
        if _is_of(line.entry, state, people):
            found.append({"number": line.number, "at": line.at, "entry": line.entry})
        follow_chairs(state, line)
    return found


def _is_of(entry: entries.AnyEntry, state: TableState, people: list[str]) -> bool:
    """Whether an entry is a person's own. Seats round one screen are not only their host's."""
    if not isinstance(entry, entries.Moved):
        return getattr(entry, "person", None) in people
    chair = state.chairs[entry.seat] if entry.seat < len(state.chairs) else None
    mine = chair is not None and chair.kind == "person" and chair.person in people
    return mine and entry.by == "owner"


def _people(connection: Connection, which: ColumnElement[bool]) -> list[dict[str, Any]]:
    known = schema.people.c
    columns = (known.person_id.label("id"), known.name, known.kind, known.rated, known.created)
    query = select(*columns, known.face, known.holidays).where(which).order_by(known.created)
    return [dict(row._mapping) for row in connection.execute(query)]


def _rows(connection: Connection, whose: Column[str], person_id: str) -> list[dict[str, Any]]:
    table = whose.table
    columns = [one for one in table.c if one is not whose and one.name not in _LEFT_OUT]
    query = select(*columns).where(whose == person_id).order_by(*table.primary_key)
    return [dict(row._mapping) for row in connection.execute(query)]


def _json(told: dict[str, Any]) -> str:
    return msgspec.json.encode(told).decode()
