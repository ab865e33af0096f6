"""A person's finished games, one by one: to look for one of long ago."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from sqlalchemy import exists, func, or_, select

from bandstand.server.store import schema
from bandstand.tables.clocks import PaceKind

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

Ending = Literal["won", "lost"]
AT_ONCE = 50  # games in one answer


class Sought(msgspec.Struct, frozen=True):
    """Which games are looked for; what is None does not matter."""

    game: str | None = None
    ending: Ending | None = None
    rated: bool | None = None
    name: str = ""  # a part of the name of somebody who played, too


class PlayedGame(msgspec.Struct):
    """A finished game of a person; the time in seconds since 1970."""

    table: str
    game: str
    finished: float
    place: int
    players: int
    score: int
    rated: bool
    pace: PaceKind | None  # None: of a game before it was kept
    others: list[str]


def find(connection: Connection, person_id: str, sought: Sought, start: int) -> list[PlayedGame]:
    """Some of a person's games, the latest first, after *start* others."""
    mine = schema.results
    query = (
        select(mine)
        .where(mine.c.person_id == person_id, *_conditions(sought))
        .order_by(mine.c.finished.desc(), mine.c.table_id, mine.c.seat)
        .limit(AT_ONCE)
        .offset(start)
    )
    rows = connection.execute(query).all()
    names = _names(connection, [row.table_id for row in rows])
    return [
        PlayedGame(
            row.table_id,
            row.game,
            row.finished,
            row.place,
            row.players,
            row.score,
            row.rated,
            row.pace,
            [name for seat, name in names[row.table_id] if seat != row.seat],
        )
        for row in rows
    ]


def _conditions(sought: Sought) -> list[ColumnElement[bool]]:
    mine = schema.results
    found: list[ColumnElement[bool]] = []
    if sought.game is not None:
        found.append(mine.c.game == sought.game)
    if sought.ending is not None:
        found.append(mine.c.place == 1 if sought.ending == "won" else mine.c.place > 1)
    if sought.rated is not None:
        found.append(mine.c.rated == sought.rated)
    if sought.name:
        found.append(_played_with(sought.name))
    return found


def _played_with(name: str) -> ColumnElement[bool]:
    """Whether another seat of the game had a name with this in it, written large or small."""
    mine, theirs = schema.results, schema.results.alias("theirs")
    alike = or_(
        theirs.c.name.contains(name, autoescape=True),
        # SQLite knows no small letters but those of English.
        func.lower(theirs.c.name).contains(name.lower(), autoescape=True),
    )
    other = theirs.c.table_id == mine.c.table_id, theirs.c.seat != mine.c.seat
    return exists().where(*other, alike)


def _names(connection: Connection, tables: list[str]) -> dict[str, list[tuple[int, str]]]:
    """Who sat where, table by table."""
    results = schema.results
    columns = (results.c.table_id, results.c.seat, results.c.name)
    query = select(*columns).where(results.c.table_id.in_(tables)).order_by(results.c.seat)
    found: dict[str, list[tuple[int, str]]] = {table: [] for table in tables}
    for row in connection.execute(query):
        found[row.table_id].append((row.seat, row.name))
    return found
