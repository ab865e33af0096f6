"""Invitations to a table that gathers, between people who know each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, func, or_, select

from bandstand.server.store import deliveries, friends, schema
from bandstand.server.store.database import insert_new
from bandstand.tables.refusals import Refusal, not_allowed, not_now

if TYPE_CHECKING:
    from sqlalchemy import Connection

MOST_INVITED = 20  # people to one table


class Invitation(msgspec.Struct):
    """A table that somebody would like one to come to."""

    table: str
    game: str
    inviter: str
    name: str  # the inviter's


def invite(
    connection: Connection, inviter: str, person: str, table_id: str, number: int, now: float
) -> Refusal | None:
    """Invite somebody to a table, once; what is refused is returned."""
    if not friends.knows(connection, inviter, person):
        return not_allowed("stranger", "Invite friends, or people you met at a table.")
    invited = schema.invitations
    here = invited.c.table_id == table_id
    count = select(func.count()).select_from(invited).where(here)
    if connection.execute(count).scalar_one() >= MOST_INVITED:
        return not_now("many-invited", f"{MOST_INVITED} people are invited to this table already.")
    _remove_old(connection, person)
    row = {"person_id": person, "table_id": table_id, "inviter_id": inviter, "created": now}
    fresh = insert_new(connection, invited, row)
    if fresh and not friends.is_muted(connection, by=person, other=inviter):
        deliveries.tell(connection, deliveries.News(person, "invitation", table_id, number), now)
    return None


def _remove_old(connection: Connection, person_id: str) -> None:
    """Forget invitations of a person to tables that do not gather any more."""
    invited, tables = schema.invitations, schema.tables
    gather = select(tables.c.table_id).where(tables.c.status == "gathering")
    old = invited.c.person_id == person_id, invited.c.table_id.not_in(gather)
    connection.execute(delete(invited).where(*old))


def of_person(connection: Connection, person_id: str) -> list[Invitation]:
    """Where a person is invited to, the latest first; not by people whom they do not hear."""
    invited, tables, people = schema.invitations, schema.tables, schema.people
    mutes = schema.mutes
    muted = select(mutes.c.muted_id).where(mutes.c.person_id == person_id)
    sits = select(schema.sittings.c.table_id).where(schema.sittings.c.person_id == person_id)
    query = (
        select(invited, tables.c.game, people.c.name)
        .join(tables, tables.c.table_id == invited.c.table_id)
        .join(people, people.c.person_id == invited.c.inviter_id)
        .where(invited.c.person_id == person_id, tables.c.status == "gathering")
        .where(invited.c.inviter_id.not_in(muted), invited.c.table_id.not_in(sits))
        .order_by(invited.c.created.desc())
    )
    return [
        Invitation(row.table_id, row.game, row.inviter_id, row.name)
        for row in connection.execute(query)
    ]


def invited_to(connection: Connection, table_id: str) -> list[str]:
    """Who was invited to a table."""
    invited = schema.invitations
    query = select(invited.c.person_id).where(invited.c.table_id == table_id)
    return sorted(connection.execute(query).scalars())


def decline(connection: Connection, person_id: str, table_id: str) -> None:
    """Forget an invitation; the inviter is not told, and inviting again is possible."""
    invited = schema.invitations
    mine = invited.c.person_id == person_id, invited.c.table_id == table_id
    connection.execute(delete(invited).where(*mine))


def forget(connection: Connection, person_id: str) -> None:
    """Remove the invitations of a person who deletes themselves, and those they made."""
    invited = schema.invitations
    involved = or_(invited.c.person_id == person_id, invited.c.inviter_id == person_id)
    connection.execute(delete(invited).where(involved))
