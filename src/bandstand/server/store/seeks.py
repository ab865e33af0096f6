"""Seeks in the database: one a person, until it is met, withdrawn or too old."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, select, update

from bandstand.server.store import schema
from bandstand.server.store.database import upsert
from bandstand.server.store.open_seats import Strength, strengths
from bandstand.tables.seeking import Seek, Tempo

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection, Row

_games = msgspec.json.Decoder(tuple[str, ...])


class OwnSeek(msgspec.Struct):
    """A person's own seek; ``table`` is where they play, once somebody was found."""

    games: tuple[str, ...]
    tempo: Tempo
    rated: bool
    bots: bool
    until: float
    table: str | None = None


class SeekOffer(msgspec.Struct):
    """Somebody who looks for a game, as everybody may see it."""

    person: str
    name: str
    games: tuple[str, ...]
    tempo: Tempo
    rated: bool
    until: float
    ratings: dict[str, Strength]  # by game, of those who want to be rated


def put(connection: Connection, seek: Seek) -> None:
    """Keep a person's seek; an earlier one ends with it."""
    values: dict[str, Any] = msgspec.structs.asdict(seek)
    values["person_id"] = values.pop("person")
    values["games"] = msgspec.json.encode(seek.games).decode()
    upsert(connection, schema.seeks, {**values, "table_id": None})


def of_person(connection: Connection, person_id: str) -> OwnSeek | None:
    """A person's seek, if there is one; one whose game is over has done its work."""
    seeks, tables = schema.seeks, schema.tables
    query = (
        select(seeks, tables.c.status)
        .outerjoin(tables, tables.c.table_id == seeks.c.table_id)
        .where(seeks.c.person_id == person_id)
    )
    row = connection.execute(query).first()
    if row is None or (row.table_id and row.status not in ("gathering", "playing")):
        return None
    return OwnSeek(
        _games.decode(row.games), row.tempo, row.rated, row.bots, row.until, row.table_id
    )


def remove(connection: Connection, person_ids: Collection[str]) -> None:
    """Forget the seeks of people: withdrawn, or too old."""
    connection.execute(delete(schema.seeks).where(schema.seeks.c.person_id.in_(person_ids)))


def waiting(connection: Connection, lock: bool = False) -> list[Seek]:
    """Seeks that are not met; with *lock* no other process decides about them meanwhile."""
    seeks = schema.seeks
    query = select(seeks).where(seeks.c.table_id.is_(None)).order_by(seeks.c.person_id)
    return [_seek(row) for row in connection.execute(query.with_for_update() if lock else query)]


def _seek(row: Row[Any]) -> Seek:
    return Seek(
        row.person_id,
        _games.decode(row.games),
        row.tempo,
        row.rated,
        row.bots,
        row.created,
        row.until,
    )


def note_table(connection: Connection, person_ids: Collection[str], table_id: str) -> None:
    """Note where people who looked for a game play."""
    seeks = schema.seeks
    mine = seeks.c.person_id.in_(person_ids)
    connection.execute(update(seeks).where(mine).values(table_id=table_id))


def remove_old(connection: Connection, before: float) -> None:
    """Forget where people found a game long ago."""
    seeks = schema.seeks
    connection.execute(delete(seeks).where(seeks.c.table_id.is_not(None), seeks.c.until < before))


def offers(connection: Connection, now: float) -> list[SeekOffer]:
    """Everybody who looks for a game, the first first."""
    seeks, people = schema.seeks, schema.people
    query = (
        select(seeks, people.c.name)
        .join(people, people.c.person_id == seeks.c.person_id)
        .where(seeks.c.table_id.is_(None), seeks.c.until > now)
        .order_by(seeks.c.created)
    )
    rows = connection.execute(query).all()
    known = strengths(connection, {row.person_id for row in rows})
    return [
        SeekOffer(
            row.person_id,
            row.name,
            games := _games.decode(row.games),
            row.tempo,
            row.rated,
            row.until,
            {game: known[row.person_id, game] for game in games if (row.person_id, game) in known},
        )
        for row in rows
    ]
