"""Seats that anybody may take: public tables that gather, with how they play and who is rated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from bandstand.server.store import schema
from bandstand.server.store.lobby import SeatLine, public_rows, read_summary
from bandstand.tables.entries import Pace

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection, Row

    from bandstand.server.store.lobby import Summary


class Strength(msgspec.Struct, frozen=True):
    """The rating of somebody in one game: the likeliest value, and how unsure it is."""

    strength: float
    unsure: float


class SeatOffer(msgspec.Struct):
    """A chair of a table with open seats, and who is in it."""

    kind: str
    name: str
    level: int | None = None  # of a bot
    person: str | None = None
    rating: Strength | None = None  # of people who want to be rated and are
    bot: str = ""  # one of the server's own bots, instead of a level
    here: bool = False  # whether the person is connected to the table


class OpenTable(msgspec.Struct):
    """A public table with at least one open seat."""

    id: str
    game: str
    host: str
    seats: list[SeatOffer]
    rated: bool
    created: float
    # None: the table was laid by an earlier version, and nothing has happened at it since.
    options: dict[str, Any] | None = None
    pace: Pace | None = None


def open_tables(connection: Connection, game: str | None = None) -> list[OpenTable]:
    """Public tables with an open seat, the latest first; ratings of those who want them shown."""
    found = [_table(row) for row in public_rows(connection, game, ["gathering"])]
    tables = [table for table in found if table is not None]
    seated = [
        (table.game, seat) for table in tables for seat in table.seats if seat.person is not None
    ]
    known = strengths(connection, {seat.person for _, seat in seated if seat.person})
    for title, seat in seated:
        seat.rating = known.get((str(seat.person), title))
    return tables


def _table(row: Row[Any]) -> OpenTable | None:
    """The offer of a table; None if it has no seat for a stranger."""
    summary = read_summary(row.summary)
    if summary is None or (summary.offer and summary.offer.locked):
        return None
    if all(seat.kind != "open" for seat in summary.seats):
        return None
    offer = summary.offer
    return OpenTable(
        row.table_id,
        row.game,
        summary.host,
        _seats(summary),
        summary.rated,
        row.created,
        offer.options if offer else None,
        offer.pace if offer else None,
    )


def _seats(summary: Summary) -> list[SeatOffer]:
    people = summary.offer.people if summary.offer else [None] * len(summary.seats)
    return [
        SeatOffer(seat.kind, seat.name, _level(seat), person, bot=seat.bot)
        for seat, person in zip(summary.seats, people, strict=True)
    ]


def _level(seat: SeatLine) -> int | None:
    return seat.level if seat.kind == "bot" and not seat.bot else None


def strengths(
    connection: Connection, person_ids: Collection[str]
) -> dict[tuple[str, str], Strength]:
    """Ratings by person and game, of those of these people who want to be rated."""
    ratings, people = schema.ratings, schema.people
    query = (
        select(ratings)
        .join(people, people.c.person_id == ratings.c.person_id)
        .where(people.c.rated, ratings.c.person_id.in_(sorted(person_ids)))
    )
    return {
        (row.person_id, row.game): Strength(row.mu, row.sigma) for row in connection.execute(query)
    }
