"""Questions to the index of tables: the lobby, and a person's own."""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import func, select

from bandstand.server.store import schema

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row, Select

_MOST = 100
MOST_OF_ONE = _MOST // 10  # tables of one person, with their programs, that the lobby shows
_FIRST_LOOK = 4 * _MOST  # tables that are read to find those to show
_log = logging.getLogger(__name__)


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


def read_summary(body: str | bytes) -> Summary | None:
    """What the index says about a table; None if that is damaged."""
    try:
        return _read_summary.decode(body)
    except (msgspec.MsgspecError, ValueError, TypeError):
        return None


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


def public_tables(connection: Connection, game: str | None, status: str | None) -> list[TableLine]:
    """Public tables that gather or play, the latest first; of one host a tenth of it at most."""
    tables = schema.tables
    statuses = ["gathering", "playing"] if status is None else [status]
    query = (
        select(tables)
        .where(tables.c.public, tables.c.status.in_(statuses))
        .order_by(tables.c.updated.desc())
    )
    if game is not None:
        query = query.where(tables.c.game == game)
    # Few rows are enough as a rule: far cheaper than to rank every table there is.
    asked = _FIRST_LOOK
    while True:
        rows = connection.execute(_with_owner(query.limit(asked))).all()
        shown = _share(rows)
        if len(shown) == _MOST or len(rows) < asked:
            return _lines(shown)
        asked *= 4


def _with_owner(query: Select[Any]) -> Select[Any]:
    """The same tables, each with the person who answers for it: of a program its owner."""
    people, found = schema.people, query.subquery()
    owner = func.coalesce(people.c.owner, found.c.host, found.c.table_id)
    return (
        select(found, owner.label("owner"))
        .outerjoin(people, people.c.person_id == found.c.host)
        .order_by(found.c.updated.desc())
    )


def _share(rows: Sequence[Row[Any]]) -> list[Row[Any]]:
    """The first so many rows, without those that one owner has too many of."""
    held: Counter[str] = Counter()
    shown: list[Row[Any]] = []
    for row in rows:
        held[row.owner] += 1
        if held[row.owner] <= MOST_OF_ONE and len(shown) < _MOST:
            shown.append(row)
    return shown


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
    return _lines(connection.execute(query).all())


def _lines(rows: Sequence[Row[Any]]) -> list[TableLine]:
    lines = []
    for row in rows:
        summary = read_summary(row.summary)
        if summary is None:
            _log.warning("The index says nothing readable about table %s", row.table_id)
            continue
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
