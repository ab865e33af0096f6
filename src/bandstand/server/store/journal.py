"""The journal of a table: appended by number, read from a number on; and the index of tables."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, LargeBinary, cast, func, select
from sqlalchemy.exc import DBAPIError

from bandstand.server.store import errors, schema
from bandstand.server.store.database import insert_new
from bandstand.server.store.errors import BrokenLogError
from bandstand.tables.entries import Line, read_entry, write_entry

_IN_ONE_QUESTION = 500


class RawLine(NamedTuple):
    """A line as the database keeps it; a damaged one may hold anything."""

    number: int
    at: float
    body: str | bytes


def append(connection: Connection, table_id: str, lines: list[Line]) -> int:
    """Write the next lines of a table; returns their bytes, 0 if the numbers are taken.

    The first number alone can be taken: the process that writes one writes all that belong to it.
    """
    size = 0
    for line in lines:
        body = write_entry(line.entry)
        row = {"table_id": table_id, "number": line.number, "at": line.at, "body": body}
        if not insert_new(connection, schema.entries, row):
            return 0
        size += len(body.encode())
    return size


def read(connection: Connection, table_id: str, after: int = 0) -> list[Line]:
    """The lines of a table that come after a number, in order."""
    try:
        lines = _select(connection, schema.entries.c.body, table_id, after)
    except DBAPIError as error:
        if errors.trouble(error) is not None:
            raise
        lines = raw_lines(connection, table_id, after)
    return [read_line(table_id, raw) for raw in lines]


def raw_lines(connection: Connection, table_id: str, after: int = 0) -> list[RawLine]:
    """The lines as they are kept, also where a body is no text any more."""
    return _select(connection, as_kept(connection, schema.entries.c.body), table_id, after)


def as_kept(connection: Connection, text: Column[str]) -> ColumnElement[Any]:
    """A column of text that may be damaged: SQLite refuses to read text that is not UTF-8."""
    return cast(text, LargeBinary) if connection.dialect.name == "sqlite" else text


def _select(
    connection: Connection, body: ColumnElement[Any], table_id: str, after: int
) -> list[RawLine]:
    entries = schema.entries
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
