"""The index of tables: the lobby, a person's own tables, and where something is due."""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Double, Row, Select, bindparam, func, select, update

from bandstand.server.store import schema
from bandstand.server.store.database import insert_new, upsert
from bandstand.tables import clocks
from bandstand.tables.entries import Pace
from bandstand.tables.messages import ChairLine, TableLine
from bandstand.tables.refusals import not_found

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bandstand.tables.state import TableState

_MOST = 100
MOST_OF_ONE = _MOST // 10  # tables of one person, with their programs, that the lobby shows
_FIRST_LOOK = 4 * _MOST  # tables that are read to find those to show
_log = logging.getLogger(__name__)

_UPDATE_ROW = (
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


class SeatLine(msgspec.Struct, array_like=True):
    """A chair in a list of tables: its kind, the name in it, the level of a bot."""

    kind: str
    name: str
    level: int
    bot: str = ""  # one of the server's own, instead of a level


class Offer(msgspec.Struct):
    """What a table that still gathers offers: how it plays, and whose its chairs are."""

    options: dict[str, Any]
    pace: Pace
    people: list[str | None]
    locked: bool = False  # nobody new may sit down


class Summary(msgspec.Struct):
    """What a list of tables says about one."""

    host: str
    seats: list[SeatLine]
    rated: bool
    # The people who owe a decision, each with the end of their time if there is one. Only they
    # themselves are told: that somebody answered already can be a secret.
    waiting: dict[str, float | None] = {}
    # None once the cards are dealt: a move then writes no more than it must.
    offer: Offer | None = None


_read_summary = msgspec.json.Decoder(Summary)


def read_summary(body: str | bytes) -> Summary | None:
    """What the index says about a table; None if that is damaged."""
    try:
        return _read_summary.decode(body)
    except (msgspec.MsgspecError, ValueError, TypeError):
        return None


class TableRow(msgspec.Struct, frozen=True, gc=False):
    """A table in the index of tables: enough for the lobby and for what is due."""

    game: str
    status: str
    public: bool
    created: float
    due: float | None
    summary: str
    people: list[str]
    host: str | None = None
    party: str | None = None


def row_of(state: TableState, usual_beat: float) -> TableRow:
    """What the index says about a table."""
    seats = [SeatLine(chair.kind, chair.name, chair.level, chair.bot) for chair in state.chairs]
    offer = _offer(state) if state.status == "gathering" else None
    summary = Summary(state.host_name, seats, state.created.rated, clocks.owed(state), offer)
    return TableRow(
        state.created.game,
        state.status,
        state.created.public,
        state.created_at,
        clocks.due(state, usual_beat),
        msgspec.json.encode(summary).decode(),
        sorted({chair.person for chair in state.chairs if chair.person}),
        state.host,
        state.party.id if state.party else None,
    )


def _offer(state: TableState) -> Offer:
    return Offer(
        dict(state.created.options),
        state.created.pace,
        [chair.person for chair in state.chairs],
        state.party is not None and state.party.locked,
    )


def write_row(
    connection: Connection,
    table_id: str,
    at: float | None,
    before: TableRow | None,
    after: TableRow,
    added: int,
) -> None:
    """Say in the index how a table stands after a line of this many bytes, and stood before it."""
    if before is None:
        values = msgspec.structs.asdict(after)
        del values["people"]
        row = {"table_id": table_id, **values, "updated": at, "bytes": added}
        upsert(connection, schema.tables, row)
    else:
        changed = connection.execute(
            _UPDATE_ROW,
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
    if before is None or before.people != after.people:
        known = before.people if before else []
        for person in set(after.people).difference(known):
            insert_new(connection, schema.sittings, {"person_id": person, "table_id": table_id})


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


def public_tables(connection: Connection, game: str | None, status: str | None) -> list[TableLine]:
    """Public tables that gather or play, the latest first; of one host a tenth of it at most."""
    statuses = ["gathering", "playing"] if status is None else [status]
    return _lines(public_rows(connection, game, statuses))


def public_rows(connection: Connection, game: str | None, statuses: list[str]) -> list[Row[Any]]:
    """The rows of public tables of these statuses, as ``public_tables`` chooses them."""
    tables = schema.tables
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
            return shown
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
    """The first rows, without those that one owner has too many of."""
    held: Counter[str] = Counter()
    shown: list[Row[Any]] = []
    for row in rows:
        held[row.owner] += 1
        if held[row.owner] <= MOST_OF_ONE and len(shown) < _MOST:
            shown.append(row)
    return shown


def tables_of(connection: Connection, person_id: str) -> list[TableLine]:
    """Tables a person sits or sat at, the latest first; with what is theirs to know.

    Of more than can be told those that are over are left out: at the others they may be awaited.
    """
    tables, sittings, results = schema.tables, schema.sittings, schema.results
    is_open = tables.c.status.in_(("gathering", "playing"))
    query = (
        select(tables, results.c.place)
        .join(sittings, sittings.c.table_id == tables.c.table_id)
        .outerjoin(
            results,
            (results.c.table_id == tables.c.table_id) & (results.c.person_id == person_id),
        )
        .where(sittings.c.person_id == person_id)
        .order_by(is_open.desc(), tables.c.updated.desc())
        .limit(_MOST)
    )
    rows = sorted(connection.execute(query), key=lambda row: row.updated, reverse=True)
    lines = []
    for row in rows:
        summary = _summary_of(row)
        if summary is not None:
            line = _line(row, summary)
            line.turn = person_id in summary.waiting
            line.until = summary.waiting.get(person_id)
            line.place = row.place
            lines.append(line)
    return lines


def count_turns(connection: Connection, person_id: str, but: str = "") -> int:
    """At how many tables a person owes a decision, *but* one perhaps."""
    tables, sittings = schema.tables, schema.sittings
    query = (
        select(tables.c.summary)
        .join(sittings, sittings.c.table_id == tables.c.table_id)
        .where(sittings.c.person_id == person_id, tables.c.status == "playing")
        .where(tables.c.table_id != but)
    )
    found = [read_summary(body) for body in connection.execute(query).scalars()]
    return sum(summary is not None and person_id in summary.waiting for summary in found)


def unfinished_tables(connection: Connection, person_id: str) -> list[tuple[str, str]]:
    """The tables that are not over at which a person sits or sat, with their status."""
    tables, sittings = schema.tables, schema.sittings
    rows = connection.execute(
        select(tables.c.table_id, tables.c.status)
        .join(sittings, sittings.c.table_id == tables.c.table_id)
        .where(sittings.c.person_id == person_id, tables.c.status.in_(("gathering", "playing")))
    )
    return [(row.table_id, row.status) for row in rows]


def _lines(rows: Sequence[Row[Any]]) -> list[TableLine]:
    found = [(row, _summary_of(row)) for row in rows]
    return [_line(row, summary) for row, summary in found if summary is not None]


def _summary_of(row: Row[Any]) -> Summary | None:
    summary = read_summary(row.summary)
    if summary is None:
        _log.warning("The index says nothing readable about table %s", row.table_id)
    return summary


def _line(row: Row[Any], summary: Summary) -> TableLine:
    return TableLine(
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
