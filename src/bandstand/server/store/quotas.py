"""How much one person may have here: open tables, kept records, bytes; their programs count too.

Limits are looked up in the transaction that would exceed them, so that asking several times at once
gains nothing. What is over a limit is returned, not raised: an exception would undo what others
write in the same commit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, Select, func, or_, select

from bandstand.server.store import schema
from bandstand.tables.refusals import Refusal, not_now

if TYPE_CHECKING:
    from bandstand.server.settings import Settings

OPEN = ("gathering", "playing")
_MEGABYTE = 1_000_000


def _same_owner(person_id: str) -> Select[tuple[str]]:
    """The ids of a person and their programs; of a program: its owner's and the owner's others."""
    people = schema.people
    owner = (
        select(func.coalesce(people.c.owner, people.c.person_id))
        .where(people.c.person_id == person_id)
        .scalar_subquery()
    )
    return select(people.c.person_id).where(
        or_(people.c.person_id == owner, people.c.owner == owner)
    )


def bytes_of(connection: Connection, person_id: str) -> int:
    """What a person keeps here: the journals of tables they host, and records they brought."""
    tables, records = schema.tables, schema.records
    persons = _same_owner(person_id)
    journals = select(func.coalesce(func.sum(tables.c.bytes), 0)).where(tables.c.host.in_(persons))
    brought = select(func.coalesce(func.sum(records.c.bytes), 0)).where(
        records.c.person_id.in_(persons)
    )
    return int(connection.execute(journals).scalar_one() + connection.execute(brought).scalar_one())


def refuse_table(connection: Connection, person_id: str, settings: Settings) -> Refusal | None:
    """Why a person may lay no further table now; None if they may."""
    tables = schema.tables
    opened = connection.execute(
        select(func.count()).where(
            tables.c.host.in_(_same_owner(person_id)), tables.c.status.in_(OPEN)
        )
    ).scalar_one()
    if opened >= settings.open_tables:
        return not_now(
            "open-tables",
            f"You host {opened} tables that are not over, and one person may host "
            f"{settings.open_tables}. Finish, leave or give up one of them first.",
        )
    return _refuse_bytes(connection, person_id, 0, settings)


def refuse_record(
    connection: Connection, person_id: str, size: int, settings: Settings
) -> Refusal | None:
    """Why a person may bring no record of this size now; None if they may."""
    records = schema.records
    kept = connection.execute(
        select(func.count()).where(records.c.person_id.in_(_same_owner(person_id)))
    ).scalar_one()
    if kept >= settings.kept_records:
        return not_now(
            "kept-records",
            f"You keep {kept} records here, and one person may keep {settings.kept_records}. "
            "Delete one first.",
        )
    return _refuse_bytes(connection, person_id, size, settings)


def _refuse_bytes(
    connection: Connection, person_id: str, size: int, settings: Settings
) -> Refusal | None:
    used = bytes_of(connection, person_id)
    if used + size <= settings.person_bytes:
        return None
    return not_now(
        "person-bytes",
        f"Your games and records here take {used / _MEGABYTE:.1f} MB, and one person may keep "
        f"{settings.person_bytes / _MEGABYTE:g} MB. Delete a record that you brought, or a game "
        "that you played against bots alone.",
    )
