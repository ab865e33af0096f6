"""What an operator sees of a database: people, tables, and messages that wait or failed.

Nothing is changed here, and nobody's address is told; it can be read while servers run.
"""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, exists, func, or_, select

from bandstand.kernel.errors import BandstandError
from bandstand.server.store import schema
from bandstand.server.store.lobby import read_summary

if TYPE_CHECKING:
    from sqlalchemy import Connection


STEP = 16_384  # to the byte a journal would tell operators who play of lines that are secret


class DeskPerson(msgspec.Struct, frozen=True):
    """A person in a list."""

    id: str
    name: str
    kind: str
    created: float
    seen: float | None  # on any device
    tables: int  # where they sit or sat
    administrator: bool
    muted: bool
    banned: bool


class DeskTable(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    people: str  # in its chairs
    updated: float
    bytes: int  # of its journal; of a game under way in steps of ``STEP``


class ChannelLine(NamedTuple):
    """A channel in trouble, and whose it is."""

    person: str
    kind: str
    trouble: str


def people(connection: Connection, named: str, most: int) -> list[DeskPerson]:
    """People whose name has this in it, the latest seen first."""
    known, devices, sittings = schema.people, schema.devices, schema.sittings
    of_person = devices.c.person_id == known.c.person_id
    seen = select(func.max(devices.c.seen)).where(of_person).scalar_subquery()
    at_table = sittings.c.person_id == known.c.person_id
    sat = select(func.count()).select_from(sittings).where(at_table).scalar_subquery()
    mine = known.c.person_id
    bans, muted = schema.bans, schema.silenced
    query = select(
        mine,
        known.c.name,
        known.c.kind,
        known.c.created,
        seen.label("seen"),
        sat,
        exists().where(schema.administrators.c.person_id == mine),
        exists().where(muted.c.person_id == mine, _holds(muted.c.until)),
        exists().where(bans.c.subject == mine, bans.c.kind == "person", _holds(bans.c.until)),
    ).order_by(func.coalesce(seen, known.c.created).desc())
    if named:
        query = query.where(_is_called(named))
    return [DeskPerson(*row) for row in connection.execute(query.limit(most))]


def _is_called(named: str) -> ColumnElement[bool]:
    """Whether a person's name has this in it."""
    return func.lower(schema.people.c.name).contains(named.lower(), autoescape=True)


def _holds(until: ColumnElement[float | None]) -> ColumnElement[bool]:
    """Whether something has not ended."""
    return or_(until.is_(None), until > time())


def banned_addresses(connection: Connection) -> list[tuple[str, float | None]]:
    """Banned networks, and until when."""
    bans = schema.bans
    query = select(bans.c.subject, bans.c.until).where(bans.c.kind == "address")
    rows = connection.execute(query.where(_holds(bans.c.until)).order_by(bans.c.subject))
    return [(row.subject, row.until) for row in rows]


def find_person(connection: Connection, named: str) -> str:
    """The id of the one person of this id or name; a sentence if there is none, or several."""
    known = schema.people
    by_id = select(known.c.person_id).where(known.c.person_id == named)
    by_name = select(known.c.person_id).where(known.c.name == named).limit(2)
    found = [*connection.execute(by_id).scalars()] or [*connection.execute(by_name).scalars()]
    if not found:
        raise BandstandError(f"Nobody here has the name or id {named!r}.")
    if len(found) > 1:
        raise BandstandError(
            f"Several people are called {named!r}. Name one by its id: bandstand admin people."
        )
    return str(found[0])


class Counted(NamedTuple):
    """How much there is of what."""

    people: int
    tables: int
    reports: int


def counted(connection: Connection) -> Counted:
    """How many people and tables there are, and reports that are open."""
    still_open = schema.reports.c.state == "open"
    counts = [
        select(func.count()).select_from(schema.people),
        select(func.count()).select_from(schema.tables),
        select(func.count()).select_from(schema.reports).where(still_open),
    ]
    return Counted(*(connection.execute(count).scalar_one() for count in counts))


def tables(connection: Connection, status: str | None, named: str, most: int) -> list[DeskTable]:
    """Tables of a status, or all, where somebody sits or sat whose name has this in it.

    The latest first.
    """
    found, sittings = schema.tables, schema.sittings
    query = select(found).order_by(found.c.updated.desc()).limit(most)
    if status is not None:
        query = query.where(found.c.status == status)
    if named:
        sat = select(sittings.c.table_id).join(
            schema.people, schema.people.c.person_id == sittings.c.person_id
        )
        query = query.where(found.c.table_id.in_(sat.where(_is_called(named))))
    lines = []
    for row in connection.execute(query):
        summary = read_summary(row.summary)
        names = [seat.name or "-" for seat in summary.seats] if summary else ["?"]
        size = row.bytes // STEP * STEP if row.status == "playing" else row.bytes
        lines.append(
            DeskTable(row.table_id, row.game, row.status, ", ".join(names), row.updated, size)
        )
    return lines


def deliveries(connection: Connection) -> dict[str, int]:
    """How many messages are in each state."""
    queue = schema.deliveries
    query = select(queue.c.state, func.count()).group_by(queue.c.state).order_by(queue.c.state)
    return {row[0]: row[1] for row in connection.execute(query)}


def paused_channels(connection: Connection, most: int) -> list[ChannelLine]:
    """Channels that are not used, since something is wrong with them."""
    channels = schema.notify_channels
    query = (
        select(channels.c.person_id, channels.c.kind, channels.c.trouble)
        .where(channels.c.state == "paused")
        .order_by(channels.c.person_id)
        .limit(most)
    )
    return [ChannelLine(row[0], row[1], row[2] or "") for row in connection.execute(query)]
