"""The queue of what people are told: written with the move that makes them owe a decision.

A delivery is known by table, line number, person, channel and kind. It is claimed, and the claim is
on the disk, before anything is sent; only a claimed one is sent, and by the claimant alone.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from sqlalchemy import and_, bindparam, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bandstand.server.store import notify_preferences, schema
from bandstand.server.store.lobby import Summary, read_summary
from bandstand.server.store.notify_preferences import Preferences
from bandstand.server.store.people import read_holidays
from bandstand.tables import clocks

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import ColumnElement, Connection, Executable, Row

    from bandstand.tables.entries import Holiday
    from bandstand.tables.state import TableState

Kind = Literal["turn", "reminder", "match", "invitation", "friend", "accepted"]
ABOUT_PEOPLE = ("friend", "accepted")  # kinds whose table is the id of the person they speak of
_LONGEST_KEY = 32  # characters: a push service takes no longer topic


class Owing(NamedTuple):
    """Somebody who owes a decision since just now."""

    person: str
    seats: int  # theirs, as bits
    until: float | None  # the end of their time, if there is one


class News(NamedTuple):
    """Something else than a turn that a person is to be told.

    Where it is about somebody, their id stands for the table.
    """

    person: str
    kind: Kind
    table: str
    number: int  # the line of the journal after which it is so
    seats: int = 0  # theirs, as bits


class Delivery(NamedTuple):
    """One thing to tell by one channel, with all that is needed to word and address it."""

    person: str
    table: str
    channel: str
    kind: Kind
    number: int
    seats: int
    due: float
    attempts: int
    channel_kind: str
    channel_state: str
    address: str
    sent: float | None  # when the channel was last used
    origin: str
    game: str
    summary: Summary
    preferences: Preferences
    about: str = ""  # the name of the person it speaks of
    holidays: tuple[Holiday, ...] = ()

    @property
    def key(self) -> str:
        """The same for every attempt at this delivery, and for no other."""
        parts = (self.table, str(self.number), self.person, self.channel, self.kind)
        return sha256("\n".join(parts).encode()).hexdigest()[:_LONGEST_KEY]


def newly_owing(before: TableState, after: TableState) -> list[Owing]:
    """The people who owe a decision after these lines and owed none before."""
    owed = clocks.owed(after)
    known = clocks.owed(before) if owed else {}
    return [
        Owing(person, sum(1 << seat for seat in after.seats_of(person)), until)
        for person, until in owed.items()
        if person not in known
    ]


_CHANNELS = (
    select(schema.notify_channels.c.channel_id, schema.notify_people)
    .join(
        schema.notify_people,
        schema.notify_people.c.person_id == schema.notify_channels.c.person_id,
    )
    .where(
        schema.notify_channels.c.person_id == bindparam("person"),
        schema.notify_channels.c.state == "on",
    )
)


def enqueue(
    connection: Connection, table_id: str, number: int, at: float, owing: Sequence[Owing]
) -> None:
    """Queue word to everybody who owes a decision since a line, by each of their channels."""
    for one in owing:
        for row in connection.execute(_CHANNELS, {"person": one.person}).all():
            values = {
                "person_id": one.person,
                "table_id": table_id,
                "channel_id": row.channel_id,
                "number": number,
                "seats": one.seats,
            }
            _put(connection, {**values, "kind": "turn", "due": at})
            reminder = notify_preferences.of_row(row).reminder_at(one.until, at)
            if reminder is not None:
                _put(connection, {**values, "kind": "reminder", "due": reminder})


def tell(connection: Connection, news: News, at: float) -> None:
    """Queue word of something else than a turn to a person, by each of their channels."""
    for row in connection.execute(_CHANNELS, {"person": news.person}).all():
        values = {
            "person_id": news.person,
            "table_id": news.table,
            "channel_id": row.channel_id,
            "number": news.number,
            "seats": news.seats,
        }
        _put(connection, {**values, "kind": news.kind, "due": at})


def _put(connection: Connection, values: dict[str, Any]) -> None:
    row = {**values, "state": "pending", "attempts": 0, "claimed": None}
    connection.execute(_put_statement(connection.dialect.name), row)


@cache  # building a statement takes longer than running it
def _put_statement(dialect: str) -> Executable:
    table = schema.deliveries
    insert = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(table)
    key = [column.name for column in table.primary_key]
    changed = {c.name: insert.excluded[c.name] for c in table.c if c.name not in key}
    return insert.on_conflict_do_update(
        index_elements=key, set_=changed, where=table.c.number < insert.excluded.number
    )


def due(
    connection: Connection,
    before: float,
    limit: int,
    channels: Collection[str] = (),
    people: Collection[str] = (),
) -> list[Delivery]:
    """Deliveries that were due before a moment, the oldest first; none by or to some."""
    queue = schema.deliveries
    query = _whole().where(
        queue.c.state == "pending",
        queue.c.due <= before,
        queue.c.channel_id.not_in(channels),
        queue.c.person_id.not_in(people),
    )
    rows = connection.execute(query.order_by(queue.c.due).limit(limit)).all()
    return [_delivery(row) for row in rows]


def waiting(connection: Connection, channel_id: str) -> list[Delivery]:
    """All but reminders that waits to be told by a channel, for a digest."""
    queue = schema.deliveries
    mine = queue.c.state == "pending", queue.c.channel_id == channel_id, queue.c.kind != "reminder"
    return [_delivery(row) for row in connection.execute(_whole().where(*mine)).all()]


def _whole() -> Any:
    queue, channels, people = schema.deliveries, schema.notify_channels, schema.notify_people
    tables, others = schema.tables, schema.people.alias("others")
    owners = schema.people.alias("owners")
    return (
        select(
            queue,
            channels.c.kind.label("channel_kind"),
            channels.c.state.label("channel_state"),
            channels.c.address,
            channels.c.sent,
            people,
            tables.c.game,
            tables.c.summary,
            others.c.name.label("about"),
            owners.c.holidays,
        )
        .join(channels, channels.c.channel_id == queue.c.channel_id)
        .join(people, people.c.person_id == queue.c.person_id)
        .outerjoin(owners, owners.c.person_id == queue.c.person_id)
        .outerjoin(tables, tables.c.table_id == queue.c.table_id)
        .outerjoin(others, others.c.person_id == queue.c.table_id)
        .where(or_(tables.c.table_id.is_not(None), others.c.person_id.is_not(None)))
    )


_NOTHING = Summary("", [], False)


def _delivery(row: Row[Any]) -> Delivery:
    return Delivery(
        row.person_id,
        row.table_id,
        row.channel_id,
        row.kind,
        row.number,
        row.seats,
        row.due,
        row.attempts,
        row.channel_kind,
        row.channel_state,
        row.address,
        row.sent,
        row.origin,
        row.game or "",
        (read_summary(row.summary) if row.summary else None) or _NOTHING,
        notify_preferences.of_row(row),
        row.about or "",
        read_holidays(row.holidays),
    )


def _is(delivery: Delivery) -> ColumnElement[bool]:
    """The row, if it is still this delivery's and not that of a later turn."""
    queue = schema.deliveries
    return and_(
        queue.c.person_id == delivery.person,
        queue.c.table_id == delivery.table,
        queue.c.channel_id == delivery.channel,
        queue.c.kind == delivery.kind,
        queue.c.number == delivery.number,
    )


def claim(connection: Connection, asked: Sequence[Delivery], now: float) -> list[Delivery]:
    """Take deliveries on, to send them; those that another process took are left out."""
    queue = schema.deliveries
    return [
        one
        for one in asked
        if connection.execute(
            update(queue)
            .where(_is(one), queue.c.state == "pending")
            .values(state="sending", claimed=now, attempts=one.attempts + 1)
        ).rowcount
    ]


def postpone(connection: Connection, delivery: Delivery, moment: float) -> None:
    """Look at a delivery again at a moment."""
    pending = schema.deliveries.c.state == "pending"
    change = update(schema.deliveries).where(_is(delivery), pending).values(due=moment)
    connection.execute(change)


def drop(connection: Connection, delivery: Delivery) -> None:
    """Forget a delivery that nobody needs any more."""
    pending = schema.deliveries.c.state == "pending"
    connection.execute(delete(schema.deliveries).where(_is(delivery), pending))


def drop_news(connection: Connection, person: str, about: str) -> None:
    """Forget word to a person about somebody that was not sent.

    What was sent is kept for a while: who takes a wish back and asks again is not announced again.
    """
    queue = schema.deliveries
    waiting = queue.c.person_id == person, queue.c.state == "pending"
    connection.execute(delete(queue).where(_news_about(about), *waiting))


def forget_news(connection: Connection, about: str) -> None:
    """Forget all word about somebody who deletes themselves."""
    connection.execute(delete(schema.deliveries).where(_news_about(about)))


def _news_about(person: str) -> ColumnElement[bool]:
    queue = schema.deliveries
    return and_(queue.c.kind.in_(ABOUT_PEOPLE), queue.c.table_id == person)


def finish(connection: Connection, claimed: Sequence[Delivery], now: float) -> None:
    """Note that claimed deliveries arrived."""
    for one in claimed:
        _end(connection, one, {"state": "sent"})
    channels = schema.notify_channels
    mine = channels.c.channel_id.in_({one.channel for one in claimed})
    connection.execute(update(channels).where(mine).values(sent=now, trouble=None))


def retry(connection: Connection, claimed: Sequence[Delivery], moment: float) -> None:
    """Try claimed deliveries again at a moment."""
    for one in claimed:
        _end(connection, one, {"state": "pending", "due": moment})


def hold(connection: Connection, channel: str, before: float, moment: float) -> None:
    """Let what a channel was to tell before a moment wait for a later one: nobody answers there."""
    queue = schema.deliveries
    waiting = queue.c.channel_id == channel, queue.c.state == "pending", queue.c.due <= before
    connection.execute(update(queue).where(*waiting).values(due=moment))


def fail(connection: Connection, claimed: Sequence[Delivery]) -> None:
    """Give claimed deliveries up."""
    for one in claimed:
        _end(connection, one, {"state": "failed"})


def _end(connection: Connection, delivery: Delivery, values: dict[str, Any]) -> None:
    queue = schema.deliveries
    sending = and_(_is(delivery), queue.c.state == "sending")
    connection.execute(update(queue).where(sending).values(claimed=None, **values))


def interrupted(connection: Connection, before: float) -> bool:
    """Whether a process that claimed deliveries before a moment never said what became of them."""
    queue = schema.deliveries
    lost = queue.c.state == "sending", queue.c.claimed < before
    return connection.execute(select(queue.c.number).where(*lost).limit(1)).first() is not None


def settle_interrupted(
    connection: Connection, before: float, repeatable: Collection[str], now: float
) -> None:
    """Decide about deliveries whose process died: nobody knows whether they arrived.

    They are sent again only through channels whose receiver recognises a repetition.
    """
    queue, channels = schema.deliveries, schema.notify_channels
    lost = and_(queue.c.state == "sending", queue.c.claimed < before)
    again = select(channels.c.channel_id).where(channels.c.kind.in_(repeatable))
    connection.execute(
        update(queue)
        .where(lost, queue.c.channel_id.in_(again))
        .values(state="pending", due=now, claimed=None)
    )
    connection.execute(update(queue).where(lost).values(state="failed", claimed=None))


def tidy(connection: Connection, before: float) -> None:
    """Forget what was settled long ago, and what waits for a table or channel that is gone."""
    queue = schema.deliveries
    settled = and_(queue.c.state.in_(("sent", "failed")), queue.c.due < before)
    known = select(schema.tables.c.table_id)
    channels = select(schema.notify_channels.c.channel_id)
    # Word of people ends with them: forget_news.
    of_tables = queue.c.kind.not_in(ABOUT_PEOPLE)
    gone = and_(of_tables, queue.c.table_id.not_in(known))
    orphaned = or_(gone, queue.c.channel_id.not_in(channels))
    connection.execute(delete(queue).where(or_(settled, orphaned)))
