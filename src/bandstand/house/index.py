"""Questions to the index of tables: the lobby, and a person's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from bandstand.house import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection, Select

_MOST = 100


class SeatLine(msgspec.Struct, array_like=True):
    """A chair in a list of tables: its kind, the name in it, the level of a bot."""

    kind: str
    name: str
    level: int


class Summary(msgspec.Struct):
    """What a list of tables says about one."""

    host: str
    seats: list[SeatLine]
    rated: bool


_read_summary = msgspec.json.Decoder(Summary)


class ChairLine(msgspec.Struct):
    """A chair in a list of tables."""

    kind: str
    name: str


class TableLine(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    status: str
    public: bool
    host: str
    seats: list[ChairLine]
    rated: bool
    created: float
    updated: float


def lobby(connection: Connection, game: str | None, status: str | None) -> list[TableLine]:
    """Public tables that gather or play, the latest first."""
    tables = schema.tables
    statuses = ["gathering", "playing"] if status is None else [status]
    query = select(tables).where(tables.c.public, tables.c.status.in_(statuses))
    if game is not None:
        query = query.where(tables.c.game == game)
    return _lines(connection, query.order_by(tables.c.updated.desc()).limit(_MOST))


def tables_of(connection: Connection, person_id: str) -> list[TableLine]:
    """Tables a person sits or sat at, the latest first."""
    tables, sittings = schema.tables, schema.sittings
    query = (
        select(tables)
        .join(sittings, sittings.c.table_id == tables.c.table_id)
        .where(sittings.c.person_id == person_id)
        .order_by(tables.c.updated.desc())
        .limit(_MOST)
    )
    return _lines(connection, query)


def _lines(connection: Connection, query: Select[Any]) -> list[TableLine]:
    lines = []
    for row in connection.execute(query):
        summary = _read_summary.decode(row.summary)
        lines.append(
            TableLine(
                row.table_id,
                row.game,
                row.status,
                row.public,
                summary.host,
                [ChairLine(seat.kind, seat.name) for seat in summary.seats],
                summary.rated,
                row.created,
                row.updated,
            )
        )
    return lines
