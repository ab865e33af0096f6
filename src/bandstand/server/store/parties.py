"""The tables of a party: where its people are now, what they played, what they said."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


def talk(connection: Connection, table_ids: list[str]) -> list[entries.Line]:
    """What was said at these tables, the oldest first, but only the latest of much."""
    lines = schema.entries
    rows = connection.execute(
        select(lines.c.number, lines.c.at, lines.c.body)
        .where(lines.c.table_id.in_(table_ids), lines.c.body.like('{"kind":"said"%'))
        .order_by(lines.c.at.desc(), lines.c.number.desc())
        .limit(MOST_TALK)
    ).all()
    return [entries.Line(row.number, row.at, entries.read_entry(row.body)) for row in rows[::-1]]
