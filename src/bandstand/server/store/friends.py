"""Friends, by mutual consent, and the people somebody met at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from sqlalchemy import and_, delete, exists, func, or_, select, update

from bandstand.server.store import deliveries, schema
from bandstand.server.store.database import insert_new
from bandstand.tables.refusals import Refusal, not_allowed, not_found, not_now

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

MOST_ASKED = 30  # people whom one person asks and who have not answered
MOST_FRIENDS = 200
_MOST_MET = 50

Relation = Literal["friend", "asks", "asked", "met"]


class Acquaintance(msgspec.Struct):
    """Somebody one knows: a friend, somebody who asks to be, whom one asked, or met at a table."""

    person: str
    name: str
    relation: Relation
    here: bool = False  # whether they are connected to a table


def circle(connection: Connection, person_id: str) -> list[Acquaintance]:
    """Everybody a person knows: those who ask, friends, those who were asked, those met of late."""
    found = _related(connection, person_id)
    order: list[Relation] = ["asks", "friend", "asked"]
    found.sort(key=lambda one: (order.index(one.relation), one.name))
    return found + _met(connection, person_id, {one.person for one in found})


def _related(connection: Connection, person_id: str) -> list[Acquaintance]:
    asked, people, mutes = schema.friendships, schema.people, schema.mutes
    mine, theirs = asked.c.person_id == person_id, asked.c.friend_id == person_id
    other = people.c.person_id
    muted = exists().where(mutes.c.person_id == person_id, mutes.c.muted_id == other)
    query = (
        select(asked.c.person_id.label("asker"), asked.c.accepted, other, people.c.name)
        .join(
            people,
            or_(and_(mine, other == asked.c.friend_id), and_(theirs, other == asked.c.person_id)),
        )
        # Whom one does not hear, one is not asked by either.
        .where(or_(mine, asked.c.accepted.is_not(None), ~muted))
    )
    return [
        Acquaintance(row.person_id, row.name, _relation(person_id, row.asker, row.accepted))
        for row in connection.execute(query)
    ]


def _relation(person_id: str, asker: str, accepted: float | None) -> Relation:
    if accepted is not None:
        return "friend"
    return "asked" if asker == person_id else "asks"


def _met(connection: Connection, person_id: str, known: set[str]) -> list[Acquaintance]:
    """The people somebody sat at a table with, the latest first, without those *known* anyway."""
    mine, theirs = schema.sittings.alias("mine"), schema.sittings.alias("theirs")
    people, tables = schema.people, schema.tables
    query = (
        select(people.c.person_id, people.c.name)
        .select_from(mine)
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .join(tables, tables.c.table_id == mine.c.table_id)
        .join(people, people.c.person_id == theirs.c.person_id)
        .where(mine.c.person_id == person_id, people.c.person_id.not_in({*known, person_id}))
        .group_by(people.c.person_id, people.c.name)
        .order_by(func.max(tables.c.updated).desc(), people.c.person_id)
        .limit(_MOST_MET)
    )
    return [Acquaintance(row.person_id, row.name, "met") for row in connection.execute(query)]


def knows(connection: Connection, person_id: str, other: str) -> bool:
    """Whether two people are friends, or met at a table."""
    asked = schema.friendships
    friends = exists().where(_between(person_id, other), asked.c.accepted.is_not(None))
    mine, theirs = schema.sittings.alias("mine"), schema.sittings.alias("theirs")
    met = exists().where(
        mine.c.person_id == person_id,
        theirs.c.person_id == other,
        theirs.c.table_id == mine.c.table_id,
    )
    return bool(connection.execute(select(or_(friends, met))).scalar())


def _between(person_id: str, other: str) -> ColumnElement[bool]:
    """The rows of two people, in either direction."""
    asked = schema.friendships
    return or_(
        and_(asked.c.person_id == person_id, asked.c.friend_id == other),
        and_(asked.c.person_id == other, asked.c.friend_id == person_id),
    )


def ask(connection: Connection, person_id: str, other: str, now: float) -> Refusal | None:
    """Ask somebody to be friends; if they asked before, that is a yes. What is refused is returned.

    Asked twice, it is asked once.
    """
    if _accept(connection, asker=other, asked=person_id, now=now):
        _tell(connection, other, person_id, "accepted", now)
        return None
    refusal = _refuse(connection, person_id, other)
    if refusal is not None:
        return refusal
    row = {"person_id": person_id, "friend_id": other, "asked": now, "accepted": None}
    if insert_new(connection, schema.friendships, row) and not is_muted(
        connection, by=other, other=person_id
    ):
        _tell(connection, other, person_id, "friend", now)
    return None


def _accept(connection: Connection, asker: str, asked: str, now: float) -> bool:
    table = schema.friendships
    theirs = table.c.person_id == asker, table.c.friend_id == asked, table.c.accepted.is_(None)
    return bool(connection.execute(update(table).where(*theirs).values(accepted=now)).rowcount)


def _refuse(connection: Connection, person_id: str, other: str) -> Refusal | None:
    asked, people = schema.friendships, schema.people
    known = connection.execute(select(people.c.person_id).where(people.c.person_id == other))
    if person_id == other or known.first() is None:
        return not_found("person")
    mine = asked.c.person_id == person_id
    pending = _count(connection, and_(mine, asked.c.accepted.is_(None)))
    if pending >= MOST_ASKED:
        return not_now("asked-many", f"{MOST_ASKED} people have not answered you yet.")
    involved = or_(mine, asked.c.friend_id == person_id)
    if _count(connection, and_(involved, asked.c.accepted.is_not(None))) >= MOST_FRIENDS:
        return not_allowed("many-friends", f"A person may have {MOST_FRIENDS} friends.")
    return None


def _count(connection: Connection, which: ColumnElement[bool]) -> int:
    query = select(func.count()).select_from(schema.friendships).where(which)
    return int(connection.execute(query).scalar_one())


def is_muted(connection: Connection, by: str, other: str) -> bool:
    """Whether a person does not want to hear another."""
    mutes = schema.mutes
    query = select(mutes.c.muted_id)
    mine = mutes.c.person_id == by, mutes.c.muted_id == other
    return connection.execute(query.where(*mine)).first() is not None


def _tell(
    connection: Connection,
    person_id: str,
    about: str,
    kind: Literal["friend", "accepted"],
    now: float,
) -> None:
    deliveries.tell(connection, deliveries.News(person_id, kind, about, 0), now)


def remove(connection: Connection, person_id: str, other: str) -> None:
    """Be friends no more, decline, or ask no more; the other is not told."""
    connection.execute(delete(schema.friendships).where(_between(person_id, other)))
    for told, about in ((person_id, other), (other, person_id)):
        deliveries.drop_news(connection, told, about)


def forget(connection: Connection, person_id: str) -> None:
    """Remove a person who deletes themselves from everybody's circle."""
    asked = schema.friendships
    involved = or_(asked.c.person_id == person_id, asked.c.friend_id == person_id)
    connection.execute(delete(asked).where(involved))
    deliveries.forget_news(connection, person_id)
