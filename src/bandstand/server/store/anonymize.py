"""Taking a deleted person out of the database: names leave the journals, everything else goes."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Select, delete, exists, or_, select, update

from bandstand.server.store import friends, invitations, journal, people, schema
from bandstand.server.store.errors import BrokenLogError
from bandstand.server.store.lobby import Summary, read_summary
from bandstand.tables import entries
from bandstand.tables.chairs import usual_name
from bandstand.tables.evolve import follow_chairs
from bandstand.tables.names import GONE
from bandstand.tables.state import TableState

_BY_VISITORS = ("asked-seat", "asked-look", "remarked")  # entries of people without a chair
_SILENCE = "…"  # what is left of a line of talk


def tables_of(connection: Connection, person_id: str) -> list[tuple[str, str]]:
    """The tables a person ever sat at, or spoke or asked at, with their status."""
    tables, sittings = schema.tables, schema.sittings
    sat = select(sittings.c.table_id).where(sittings.c.person_id == person_id)
    found = or_(tables.c.table_id.in_(sat), tables.c.table_id.in_(_spoke(person_id)))
    rows = connection.execute(select(tables.c.table_id, tables.c.status).where(found))
    return [(row.table_id, row.status) for row in rows]


def _spoke(person_id: str) -> Select[tuple[str]]:
    """The tables where a person may have asked for something or spoken: only their journals know.

    What spectators say of a game under way does not change when its table was updated.
    """
    lines, tables, people = schema.entries, schema.tables, schema.people
    since = select(people.c.created).where(people.c.person_id == person_id).scalar_subquery()
    return (
        select(lines.c.table_id)
        .join(tables, tables.c.table_id == lines.c.table_id)
        .where(
            or_(tables.c.updated >= since, tables.c.status == "playing"),
            or_(
                *(lines.c.body.like(f'{{"kind":"{kind}"%{person_id}%') for kind in _BY_VISITORS),
            ),
        )
    )


def without_words(entry: entries.Said | entries.Remarked) -> entries.Said | entries.Remarked:
    """A line of talk of which nobody knows any more what was said."""
    if isinstance(entry, entries.Remarked):
        return msgspec.structs.replace(entry, text=_SILENCE, sign=False)
    return msgspec.structs.replace(entry, text=_SILENCE)


def remove_talk(connection: Connection, table_id: str, at: float) -> None:
    """Take what was said out of a table's journal; who spoke and when stays."""
    lines, tables = schema.entries, schema.tables
    for raw in journal.raw_lines(connection, table_id):
        try:
            entry = journal.read_line(table_id, raw).entry
        except BrokenLogError:
            continue  # nobody can read it
        if isinstance(entry, entries.Said | entries.Remarked):
            connection.execute(
                update(lines)
                .where(lines.c.table_id == table_id, lines.c.number == raw.number)
                .values(body=entries.write_entry(without_words(entry)))
            )
    connection.execute(update(tables).where(tables.c.table_id == table_id).values(talk_removed=at))


class Neutral:
    """Takes a person's name and talk out of a table's journal and out of what is kept beside."""

    def __init__(self, table_id: str, person_id: str) -> None:
        self._table = table_id
        self._person = person_id

    def __call__(self, connection: Connection) -> None:
        """Rewrite the lines that hold it; numbers, times and moves stay as they were."""
        state, doubtful = self._rewrite_log(connection)
        summary = self._read_summary(connection)
        called = {
            seat: _neutral_name(seat, chair.kind == "local")
            for seat, chair in enumerate(state.chairs)
            if chair.person == self._person
        }
        self._rewrite_results(connection, called)
        if summary is not None and doubtful:
            self._unname_everybody(connection, summary)
        elif summary is not None:
            self._rewrite_index(connection, summary, called, state.host == self._person)
        snapshots, reviews = schema.snapshots, schema.reviews
        connection.execute(delete(snapshots).where(snapshots.c.table_id == self._table))
        connection.execute(delete(reviews).where(reviews.c.subject == f"table {self._table}"))

    def _rewrite_log(self, connection: Connection) -> tuple[TableState, bool]:
        """Rewrite the journal; returns who owns which chair, and whether that is doubtful."""
        lines = schema.entries
        state, doubtful = TableState(self._table), False
        for raw in journal.raw_lines(connection, self._table):
            try:
                line = journal.read_line(self._table, raw)
            except BrokenLogError:
                doubtful = True
                continue  # a line nobody can read names nobody
            changed = self._changed(line.entry, state.host)
            doubtful |= not follow_chairs(state, line)
            if changed is not line.entry:
                connection.execute(
                    update(lines)
                    .where(lines.c.table_id == self._table, lines.c.number == raw.number)
                    .values(body=entries.write_entry(changed))
                )
        return state, doubtful

    def _changed(self, entry: entries.AnyEntry, host: str) -> entries.AnyEntry:
        """The entry without the person's name; itself, if it did not hold it."""
        replace = msgspec.structs.replace
        if isinstance(entry, entries.Created) and entry.host == self._person:
            untitled = entry.party and replace(entry.party, title="")
            seats = [_unnamed(plan) for plan in entry.seats]
            return replace(entry, host_name=GONE, seats=seats, party=untitled)
        # Without a first line nobody knows who the host was.
        if isinstance(entry, entries.Replanned) and host in (self._person, ""):
            return replace(entry, plan=_unnamed(entry.plan))
        if getattr(entry, "person", None) != self._person:
            return entry
        if isinstance(entry, entries.Said | entries.Remarked):
            return replace(without_words(entry), name=GONE)
        if isinstance(entry, entries.PartySet):
            return replace(entry, name=GONE, title="")
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
        query = select(journal.as_kept(connection, tables.c.summary))
        row = connection.execute(query.where(tables.c.table_id == self._table)).first()
        return None if row is None else read_summary(row[0])

    def _rewrite_index(
        self, connection: Connection, summary: Summary, called: dict[int, str], hosts: bool
    ) -> None:
        for seat, name in called.items():
            if seat < len(summary.seats):
                summary.seats[seat].name = name
            if summary.offer is not None and seat < len(summary.offer.people):
                summary.offer.people[seat] = None
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
    """Whose names a live table knows: of those who sit there, ask to, look, or laid it."""
    seated = ((chair.person, chair.name) for chair in state.chairs if chair.kind == "person")
    asking = ((request.person, request.name) for request in state.requests)
    looking = ((look.person, look.name) for look in state.looks)
    host = (state.created.host, state.created.host_name)
    return {
        person for person, name in (*seated, *asking, *looking, host) if person and name != GONE
    }


def forget(connection: Connection, person_id: str) -> None:
    """Remove all that is kept about a person beside the journals of tables."""
    records, reviews, results = schema.records, schema.reviews, schema.results
    mine = select(records.c.record_id).where(records.c.person_id == person_id)
    for record_id in connection.execute(mine).scalars().all():
        connection.execute(delete(reviews).where(reviews.c.subject == f"record {record_id}"))
    connection.execute(
        update(results).where(results.c.person_id == person_id).values(name=GONE, person_id=None)
    )
    friends.forget(connection, person_id)
    invitations.forget(connection, person_id)
    mutes = schema.mutes
    connection.execute(
        delete(mutes).where(or_(mutes.c.person_id == person_id, mutes.c.muted_id == person_id))
    )
    _forget_at_the_desk(connection, person_id)
    for table in (
        records,
        schema.ratings,
        schema.pace_ratings,
        schema.rating_history,
        schema.preferences,
        schema.sittings,
        schema.tokens,
        schema.devices,
        schema.passkeys,
        schema.passkey_challenges,
        schema.deliveries,
        schema.notify_channels,
        schema.notify_people,
        schema.seeks,
        schema.administrators,
        schema.silenced,
        schema.reports,
        schema.people,
    ):
        connection.execute(delete(table).where(table.c.person_id == person_id))


def end_program(connection: Connection, owner: str, program: str) -> bool:
    """End a program's token; one that never played is forgotten, of another its games remain.

    Returns whether it was the owner's.
    """
    if not people.remove_program(connection, owner, program):
        return False
    traces = (schema.sittings, schema.results, schema.records)
    left = (exists().where(table.c.person_id == program) for table in traces)
    if not connection.execute(select(or_(*left))).scalar():
        forget(connection, program)
    return True


def _forget_at_the_desk(connection: Connection, person_id: str) -> None:
    """That an operator acted stays in the audit; on whom it was, and their name, does not."""
    audit, bans = schema.audit, schema.bans
    reports, orders = schema.reports, schema.desk_orders
    connection.execute(update(audit).where(audit.c.actor == person_id).values(actor=""))
    connection.execute(
        update(audit).where(audit.c.subject == person_id).values(subject="", detail="")
    )
    connection.execute(delete(orders).where(orders.c.body.contains(person_id, autoescape=True)))
    connection.execute(delete(bans).where(bans.c.kind == "person", bans.c.subject == person_id))
    connection.execute(delete(reports).where(reports.c.about == person_id))
