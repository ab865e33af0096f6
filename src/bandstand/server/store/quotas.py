"""How much one person may have here: open tables, kept records, bytes; their programs count too.

Limits are looked up in the transaction that would exceed them, so that asking several times at once
gains nothing. What is over a limit is returned, not raised: an exception would undo what others
write in the same commit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, or_, select

from bandstand.server.store import schema
from bandstand.tables import entries
from bandstand.tables.refusals import Refusal, not_allowed, not_now
from bandstand.tables.state import SPECTATOR, Sheet

if TYPE_CHECKING:
    from sqlalchemy import Connection, Select

    from bandstand.server.settings import Settings
    from bandstand.tables.commands import Person

OPEN = ("gathering", "playing")
_MEGABYTE = 1_000_000
# What a game can be finished without: at a table whose log is full these are refused.
_OPTIONAL = (
    entries.Said,
    entries.Emoted,
    entries.BeatSet,
    entries.TookBack,
    entries.AskedBack,
    entries.AskedSeat,
)


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
    """What a person keeps here: the logs of tables they host, and records they brought."""
    tables, records = schema.tables, schema.records
    persons = _same_owner(person_id)
    logs = select(func.coalesce(func.sum(tables.c.bytes), 0)).where(tables.c.host.in_(persons))
    brought = select(func.coalesce(func.sum(records.c.bytes), 0)).where(
        records.c.person_id.in_(persons)
    )
    return int(connection.execute(logs).scalar_one() + connection.execute(brought).scalar_one())


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


def check_lines(sheet: Sheet, entry: entries.AnyEntry, most: int) -> entries.AnyEntry:
    """Refuse talk and the like at a table whose log is full; it can still be played to its end."""
    if sheet.number >= most and _is_optional(sheet, entry):
        raise not_now(
            "table-full",
            f"The log of this table has {most} lines, the most there may be. "
            "The game can be played to its end; talk and taking back are over.",
        )
    return entry


def _is_optional(sheet: Sheet, entry: entries.AnyEntry) -> bool:
    """Whether the game can be finished without it: also an order that nobody else notices."""
    if not isinstance(entry, entries.Moved):
        return isinstance(entry, _OPTIONAL)
    state = sheet.playing.state
    if entry.move not in state.unprompted_moves(entry.seat):
        return False
    after = state.clone()
    after.play(entry.seat, entry.move)
    return bool(sheet.game.view(state, SPECTATOR) == sheet.game.view(after, SPECTATOR))


def check_removal(sheet: Sheet, person: Person) -> None:
    """Refuse to delete a game that is going on, or that is also somebody else's."""
    if not any(chair.person == person.id for chair in sheet.chairs) and sheet.host != person.id:
        raise not_allowed("not-yours", "Only whoever played this game can delete it.")
    if sheet.status in OPEN:
        raise not_now("not-over", "The game is not over. Finish it, leave it or give it up first.")
    if any(chair.person not in (None, person.id) for chair in sheet.chairs):
        raise not_allowed("shared", "Others played this game too: it stays for them.")
