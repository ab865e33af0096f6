"""The log of a table: appended by number, read from a number on; beside it the index of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import bindparam, func, select, update

from bandstand.house import schema
from bandstand.house.database import insert_new, upsert
from bandstand.house.entries import AnyEntry, read_entry, write_entry

if TYPE_CHECKING:
    from sqlalchemy import Connection


_IN_ONE_QUESTION = 500


_UPDATE_INDEX = (
    update(schema.tables)
    .where(schema.tables.c.table_id == bindparam("this"))
    .values(
        status=bindparam("new_status"),
        due=bindparam("new_due"),
        summary=bindparam("new_summary"),
        updated=bindparam("new_updated"),
    )
)


class Line(NamedTuple):
    """An entry with its number and its time (seconds since 1970)."""

    number: int
    at: float
    entry: AnyEntry


class Index(msgspec.Struct, frozen=True, gc=False):
    """What the index of tables says about one: enough for the lobby and for what is due."""

    game: str
    status: str
    public: bool
    created: float
    due: float | None
    summary: str
    people: list[str]


class Snapshot(NamedTuple):
    """A table's state after so many entries, as text."""

    number: int
    body: str


def append(
    connection: Connection,
    table_id: str,
    line: Line,
    before: Index | None,
    after: Index,
    snapshot: str | None = None,
) -> bool:
    """Write the next line of a table and what the index says now; False if the number is taken."""
    row = {
        "table_id": table_id,
        "number": line.number,
        "at": line.at,
        "body": write_entry(line.entry),
    }
    if not insert_new(connection, schema.entries, row):
        return False
    _write_index(connection, table_id, line.at, before, after)
    if snapshot is not None:
        upsert(
            connection,
            schema.snapshots,
            {"table_id": table_id, "number": line.number, "body": snapshot},
        )
    return True


def _write_index(
    connection: Connection, table_id: str, at: float, before: Index | None, after: Index
) -> None:
    people = after.people
    if before is None:
        values = msgspec.structs.asdict(after)
        values.pop("people")
        values["updated"] = at
        upsert(connection, schema.tables, {"table_id": table_id, **values})
    else:
        connection.execute(
            _UPDATE_INDEX,
            {
                "this": table_id,
                "new_status": after.status,
                "new_due": after.due,
                "new_summary": after.summary,
                "new_updated": at,
            },
        )
    if before is None or before.people != people:
        known = set(before.people) if before else set()
        for person in set(people) - known:
            insert_new(connection, schema.sittings, {"person_id": person, "table_id": table_id})


def read(connection: Connection, table_id: str, after: int = 0) -> list[Line]:
    """The lines of a table that come after a number, in order."""
    entries = schema.entries
    rows = connection.execute(
        select(entries.c.number, entries.c.at, entries.c.body)
        .where(entries.c.table_id == table_id, entries.c.number > after)
        .order_by(entries.c.number)
    )
    return [Line(row.number, row.at, read_entry(row.body)) for row in rows]


def read_snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    """The latest snapshot of a table, if one was ever taken."""
    snapshots = schema.snapshots
    row = connection.execute(
        select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table_id == table_id)
    ).first()
    return None if row is None else Snapshot(row.number, row.body)


def due_tables(connection: Connection, now: float, limit: int) -> list[str]:
    """Tables at which something is overdue, the longest first."""
    tables = schema.tables
    rows = connection.execute(
        select(tables.c.table_id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
    )
    return [row.table_id for row in rows]


def last_numbers(connection: Connection, table_ids: list[str]) -> dict[str, int]:
    """The last number of each of these tables."""
    entries = schema.entries
    found: dict[str, int] = {}
    for start in range(0, len(table_ids), _IN_ONE_QUESTION):
        some = table_ids[start : start + _IN_ONE_QUESTION]
        rows = connection.execute(
            select(entries.c.table_id, func.max(entries.c.number).label("number"))
            .where(entries.c.table_id.in_(some))
            .group_by(entries.c.table_id)
        )
        found.update((row.table_id, row.number) for row in rows)
    return found
