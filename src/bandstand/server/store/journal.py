"""The log of a table: appended by number, read from a number on; beside it the index of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Double, LargeBinary, bindparam, cast, func, select, update
from sqlalchemy.exc import DBAPIError

from bandstand.server.store import errors, schema
from bandstand.server.store.database import insert_new, upsert
from bandstand.server.store.errors import BrokenLogError
from bandstand.tables.entries import Line, read_entry, write_entry
from bandstand.tables.refusals import not_found

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection


_IN_ONE_QUESTION = 500


_UPDATE_INDEX = (
    update(schema.tables)
    .where(schema.tables.c.table_id == bindparam("this"))
    .values(
        status=bindparam("new_status"),
        due=bindparam("new_due"),
        summary=bindparam("new_summary"),
        updated=func.coalesce(bindparam("new_updated", type_=Double), schema.tables.c.updated),
        host=bindparam("new_host"),
        bytes=schema.tables.c.bytes + bindparam("added"),
    )
)


class RawLine(NamedTuple):
    """A line as the database keeps it; a damaged one may hold anything."""

    number: int
    at: float
    body: str | bytes


class Index(msgspec.Struct, frozen=True, gc=False):
    """What the index of tables says about one: enough for the lobby and for what is due."""

    game: str
    status: str
    public: bool
    created: float
    due: float | None
    summary: str
    people: list[str]
    host: str | None = None


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
    public: bool = True,
) -> bool:
    """Write the next line of a table and what the index says now; False if the number is taken.

    A line that is not *public* leaves no trace in the lobby: the table's time there stays as it is.
    """
    body = write_entry(line.entry)
    size = len(body.encode())
    row = {"table_id": table_id, "number": line.number, "at": line.at, "body": body}
    if not insert_new(connection, schema.entries, row):
        return False
    write_index(connection, table_id, line.at if public else None, before, after, size)
    if snapshot is not None:
        upsert(
            connection,
            schema.snapshots,
            {"table_id": table_id, "number": line.number, "body": snapshot},
        )
    return True


def write_index(
    connection: Connection,
    table_id: str,
    at: float | None,
    before: Index | None,
    after: Index,
    added: int,
) -> None:
    """Say in the index how a table stands after a line of so many bytes, and stood before it."""
    people = after.people
    if before is None:
        values = msgspec.structs.asdict(after)
        values.pop("people")
        values["updated"] = at
        values["bytes"] = added
        upsert(connection, schema.tables, {"table_id": table_id, **values})
    else:
        changed = connection.execute(
            _UPDATE_INDEX,
            {
                "this": table_id,
                "new_status": after.status,
                "new_due": after.due,
                "new_summary": after.summary,
                "new_updated": at,
                "new_host": after.host,
                "added": added,
            },
        )
        if changed.rowcount == 0:
            raise not_found("table")  # it was deleted meanwhile
    if before is None or before.people != people:
        known = set(before.people) if before else set()
        for person in set(people) - known:
            insert_new(connection, schema.sittings, {"person_id": person, "table_id": table_id})


def read(connection: Connection, table_id: str, after: int = 0) -> list[Line]:
    """The lines of a table that come after a number, in order."""
    entries = schema.entries
    query = (
        select(entries.c.number, entries.c.at, entries.c.body)
        .where(entries.c.table_id == table_id, entries.c.number > after)
        .order_by(entries.c.number)
    )
    try:
        rows = connection.execute(query).all()
    except DBAPIError as error:
        if errors.trouble(error) is not None:
            raise
        return [read_line(table_id, raw) for raw in raw_lines(connection, table_id, after)]
    return [read_line(table_id, RawLine(*row)) for row in rows]


def raw_lines(connection: Connection, table_id: str, after: int = 0) -> list[RawLine]:
    """The lines as they are kept, also where a body is no text any more."""
    entries = schema.entries
    is_sqlite = connection.dialect.name == "sqlite"  # the other guarantees that text is text
    body = cast(entries.c.body, LargeBinary) if is_sqlite else entries.c.body
    rows = connection.execute(
        select(entries.c.number, entries.c.at, body)
        .where(entries.c.table_id == table_id, entries.c.number > after)
        .order_by(entries.c.number)
    )
    return [RawLine(*row) for row in rows]


def read_line(table_id: str, raw: RawLine) -> Line:
    """A line from what is kept of it."""
    try:
        return Line(raw.number, float(raw.at), read_entry(raw.body))
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise BrokenLogError(table_id, raw.number, str(error)) from error


def read_snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    """The latest snapshot of a table, if one was ever taken."""
    snapshots = schema.snapshots
    row = connection.execute(
        select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table_id == table_id)
    ).first()
    return None if row is None else Snapshot(row.number, row.body)


def due_tables(
    connection: Connection, now: float, limit: int, skip: Collection[str] = ()
) -> list[str]:
    """Tables at which something is overdue, the longest first, but for those to *skip*."""
    tables = schema.tables
    rows = connection.execute(
        select(tables.c.table_id)
        .where(tables.c.due <= now)
        .order_by(tables.c.due)
        .limit(limit + len(skip))
    )
    return [row.table_id for row in rows if row.table_id not in skip][:limit]


def tables_ahead(connection: Connection, now: float) -> list[str]:
    """Tables at which something is due, and whose last line is of a later time than this."""
    tables = schema.tables
    rows = connection.execute(
        select(tables.c.table_id).where(
            tables.c.status.in_(("gathering", "playing")),
            tables.c.updated > now,
            tables.c.due.is_not(None),
        )
    )
    return [row.table_id for row in rows]


def forget_due(connection: Connection, table_id: str) -> None:
    """Nothing is due at this table any more, whatever an earlier version wrote."""
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.table_id == table_id).values(due=None))


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
