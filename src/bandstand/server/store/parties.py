"""The tables of a party: where its people are now, what they played, what they said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from sqlalchemy import select

from bandstand.server.store import schema
from bandstand.tables import entries
from bandstand.tables.evening import Placed

if TYPE_CHECKING:
    from sqlalchemy import Connection

MOST_TABLES = 100  # of an evening: the latest
MOST_TALK = 200


class Finished(msgspec.Struct):
    """A game that a party played to its end."""

    table: str
    game: str
    seats: list[Placed]


class Spoken(msgspec.Struct):
    """A line of talk, when it is told apart from the table's own lines."""

    person: str
    name: str
    text: str
    at: float
    sign: bool = False  # the text is the name of a sign


def tables_of(connection: Connection, party: str) -> list[str]:
    """The tables of a party, the first one first."""
    tables = schema.tables
    rows = connection.execute(
        select(tables.c.table_id)
        .where(tables.c.party == party)
        .order_by(tables.c.created.desc())
        .limit(MOST_TABLES)
    )
    return [row.table_id for row in rows][::-1]


def finished(connection: Connection, table_ids: list[str]) -> list[Finished]:
    """How the games at these tables ended, in the order of the tables."""
    results = schema.results
    rows = connection.execute(
        select(results).where(results.c.table_id.in_(table_ids)).order_by(results.c.seat)
    )
    found: dict[str, Finished] = {}
    for row in rows:
        game = found.setdefault(row.table_id, Finished(row.table_id, row.game, []))
        game.seats.append(Placed(row.person_id, row.name, row.place, row.score))
    return [found[table_id] for table_id in table_ids if table_id in found]


def talk(
    connection: Connection, table_ids: list[str], kind: Literal["said", "remarked"] = "said"
) -> list[Spoken]:
    """What players (or spectators) said at these tables, the oldest first; the latest of much."""
    lines = schema.entries
    rows = connection.execute(
        select(lines.c.at, lines.c.body)
        .where(lines.c.table_id.in_(table_ids), lines.c.body.like(f'{{"kind":"{kind}"%'))
        .order_by(lines.c.at.desc(), lines.c.number.desc())
        .limit(MOST_TALK)
    ).all()
    found = [(row.at, entries.read_entry(row.body)) for row in rows[::-1]]
    return [
        Spoken(entry.person, entry.name, entry.text, at, getattr(entry, "sign", False))
        for at, entry in found
        if isinstance(entry, entries.Said | entries.Remarked)
    ]
