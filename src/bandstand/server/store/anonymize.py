"""Taking a deleted person out of the database: names leave the journals, everything else goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import LargeBinary, cast, delete, or_, select, update

from bandstand.server.store import journal, schema
from bandstand.server.store.errors import BrokenLogError
from bandstand.server.store.lobby import Summary, read_summary
from bandstand.tables import entries
from bandstand.tables.chairs import usual_name
from bandstand.tables.names import GONE

if TYPE_CHECKING:
    from sqlalchemy import Connection, Select

    from bandstand.tables.state import TableState

_SILENCE = "…"  # what is left of a line of talk


def tables_of(connection: Connection, person_id: str) -> list[tuple[str, str]]:
    """The tables a person ever sat at, or asked for a chair of, with their status."""
    tables, sittings = schema.tables, schema.sittings
    sat = select(sittings.c.table_id).where(sittings.c.person_id == person_id)
    found = or_(tables.c.table_id.in_(sat), tables.c.table_id.in_(_asked(person_id)))
    rows = connection.execute(select(tables.c.table_id, tables.c.status).where(found))
    return [(row.table_id, row.status) for row in rows]


def _asked(person_id: str) -> Select[tuple[str]]:
    """The tables where a person may have asked for a chair: only their journals know."""
    lines, tables, people = schema.entries, schema.tables, schema.people
    since = select(people.c.created).where(people.c.person_id == person_id).scalar_subquery()
    return (
        select(lines.c.table_id)
        .join(tables, tables.c.table_id == lines.c.table_id)
        .where(tables.c.updated >= since, lines.c.body.like(f'{{"kind":"asked-seat"%{person_id}%'))
    )


class Neutral:
    """Takes a person's name and talk out of a table's journal and out of what is kept beside."""

    def __init__(self, table_id: str, person_id: str) -> None:
        self._table = table_id
        self._person = person_id

    def __call__(self, connection: Connection) -> None:
        """Rewrite the lines that hold it; numbers, times and moves stay as they were."""
        chairs = self._rewrite_log(connection)
        summary = self._read_summary(connection)
        seats = [seat for seat, owner in enumerate(chairs.owners) if owner == self._person]
        called = {seat: _neutral_name(seat, chairs.local[seat]) for seat in seats}
        self._rewrite_results(connection, called)
        if summary is not None and chairs.doubtful:
            self._unname_everybody(connection, summary)
        elif summary is not None:
            self._rewrite_index(connection, summary, called, chairs.host == self._person)
        snapshots, reviews = schema.snapshots, schema.reviews
        connection.execute(delete(snapshots).where(snapshots.c.table_id == self._table))
        connection.execute(delete(reviews).where(reviews.c.subject == f"table {self._table}"))

    def _rewrite_log(self, connection: Connection) -> Chairs:
        lines = schema.entries
        chairs = Chairs()
        for raw in journal.raw_lines(connection, self._table):
            try:
                entry = journal.read_line(self._table, raw).entry
            except BrokenLogError:
                chairs.doubtful = True
                continue  # a line nobody can read names nobody
            changed = self._changed(entry, chairs.host)
            chairs.follow(entry)
            if changed is not entry:
                connection.execute(
                    update(lines)
                    .where(lines.c.table_id == self._table, lines.c.number == raw.number)
                    .values(body=entries.write_entry(changed))
                )
        return chairs

    def _changed(self, entry: entries.AnyEntry, host: str) -> entries.AnyEntry:
        """The entry without the person's name; itself, if it did not hold it."""
        replace = msgspec.structs.replace
        if isinstance(entry, entries.Created) and entry.host == self._person:
            return replace(entry, host_name=GONE, seats=[_unnamed(plan) for plan in entry.seats])
        # Without a first line nobody knows who the host was.
        if isinstance(entry, entries.Replanned) and host in (self._person, ""):
            return replace(entry, plan=_unnamed(entry.plan))
        if getattr(entry, "person", None) != self._person:
            return entry
        if isinstance(entry, entries.Said):
            return replace(entry, name=GONE, text=_SILENCE)
        return replace(entry, name=GONE)

    def _rewrite_results(self, connection: Connection, called: dict[int, str]) -> None:
        results = schema.results
        for seat, name in called.items():
            connection.execute(
                update(results)
                .where(results.c.table_id == self._table, results.c.seat == seat)
                .values(name=name, person_id=None)
            )

    def _read_summary(self, connection: Connection) -> Summary | None:
        """What the index says; None if the table is not there, or the summary is damaged."""
        tables = schema.tables
        is_sqlite = connection.dialect.name == "sqlite"  # it refuses text that is not UTF-8
        summary = cast(tables.c.summary, LargeBinary) if is_sqlite else tables.c.summary
        row = connection.execute(select(summary).where(tables.c.table_id == self._table)).first()
        return None if row is None else read_summary(row[0])

    def _rewrite_index(
        self, connection: Connection, summary: Summary, called: dict[int, str], hosts: bool
    ) -> None:
        for seat, name in called.items():
            if seat < len(summary.seats):
                summary.seats[seat].name = name
        if hosts:
            summary.host = GONE
        tables = schema.tables
        written = msgspec.json.encode(summary).decode()
        here = tables.c.table_id == self._table
        connection.execute(update(tables).where(here).values(summary=written))

    def _unname_everybody(self, connection: Connection, summary: Summary) -> None:
        """Take all names out of the index: a damaged journal does not say which were the person's.

        Nobody can play there before a repair, and that rewrites the index from the journal.
        """
        people = {
            seat: _neutral_name(seat, line.kind == "local")
            for seat, line in enumerate(summary.seats)
            if line.kind in ("person", "local")
        }
        self._rewrite_index(connection, summary, people, hosts=True)
        local = {seat: people[seat] for seat in people if summary.seats[seat].kind == "local"}
        self._rewrite_results(connection, local)


def _neutral_name(seat: int, local: bool) -> str:
    return usual_name("local", seat) if local else GONE


def _unnamed(plan: entries.SeatPlan) -> entries.SeatPlan:
    """A seat at somebody's own screen, without the name they gave it."""
    return msgspec.structs.replace(plan, name="") if plan.kind == "local" else plan


def named_people(state: TableState) -> set[str]:
    """Whose names a live table knows: of those who sit there, ask to, or laid it."""
    seated = ((chair.person, chair.name) for chair in state.chairs if chair.kind == "person")
    asking = ((request.person, request.name) for request in state.requests)
    host = (state.created.host, state.created.host_name)
    return {person for person, name in (*seated, *asking, host) if person and name != GONE}


class Chairs:
    """Who owns which chair, line by line: what a state knows of it, without playing the game."""

    def __init__(self) -> None:
        self.host = ""
        self.owners: list[str | None] = []
        self.local: list[bool] = []
        self.doubtful = False  # some line could not be read, or speaks of a chair that is not there

    def follow(self, entry: entries.AnyEntry) -> None:
        """Take the next line into account."""
        if isinstance(entry, entries.Created):
            self.host = entry.host
            self.owners = [None] * len(entry.seats)
            self.local = [False] * len(entry.seats)
            for seat, plan in enumerate(entry.seats):
                self._plan(seat, plan)
        elif not isinstance(entry, entries.Replanned | entries.Sat | entries.Left | entries.Kicked):
            return
        elif not 0 <= entry.seat < len(self.owners):
            self.doubtful = True
        elif isinstance(entry, entries.Replanned):
            self._plan(entry.seat, entry.plan)
        elif isinstance(entry, entries.Sat):
            self.owners[entry.seat], self.local[entry.seat] = entry.person, False
        else:
            self.owners[entry.seat], self.local[entry.seat] = None, False
            staying = [owner for owner in self.owners if owner is not None]
            if staying and self.host not in staying:
                self.host = staying[0]

    def _plan(self, seat: int, plan: entries.SeatPlan) -> None:
        self.local[seat] = plan.kind == "local"
        self.owners[seat] = self.host if self.local[seat] else None


def forget(connection: Connection, person_id: str) -> None:
    """Remove all that is kept about a person beside the journals of tables."""
    records, reviews, results = schema.records, schema.reviews, schema.results
    mine = select(records.c.record_id).where(records.c.person_id == person_id)
    for record_id in connection.execute(mine).scalars().all():
        connection.execute(delete(reviews).where(reviews.c.subject == f"record {record_id}"))
    connection.execute(
        update(results).where(results.c.person_id == person_id).values(name=GONE, person_id=None)
    )
    mutes = schema.mutes
    connection.execute(
        delete(mutes).where(or_(mutes.c.person_id == person_id, mutes.c.muted_id == person_id))
    )
    for table in (
        records,
        schema.ratings,
        schema.sittings,
        schema.tokens,
        schema.devices,
        schema.people,
    ):
        connection.execute(delete(table).where(table.c.person_id == person_id))
