"""Laying a table that goes on from a moment of a game that is over."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bandstand.server.store import journal, lobby
from bandstand.tables.branching import branch
from bandstand.tables.entries import Line
from bandstand.tables.evolve import evolve
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bandstand.kernel.record import Record
    from bandstand.server.live.actor import TableActor
    from bandstand.server.live.room import Room
    from bandstand.server.store.lobby import TableRow
    from bandstand.tables.branching import Fork
    from bandstand.tables.commands import Person
    from bandstand.tables.entries import Origin

    Branched = tuple[Person, Record, Origin, Fork]


async def lay_branch(room: Room, branched: Branched) -> TableActor:
    """Lay the table; the old game is replayed away from the event loop."""
    services, host = room.services, branched[0]
    table_id = secrets.token_urlsafe(12)
    now, beat = services.clock.now(), services.settings.beat
    lines, row = await services.archive.work(host.id, _prepare, table_id, branched, now, beat)

    def write(connection: Connection) -> None:
        size = journal.append(connection, table_id, lines)
        lobby.write_row(connection, table_id, now, None, row, size)

    await room.write_new(host, write)
    return await room.find(table_id)


def _prepare(
    table_id: str, branched: Branched, now: float, beat: float
) -> tuple[list[Line], TableRow]:
    """The lines of the new table, and its row in the index of tables."""
    lines = [Line(number, now, entry) for number, entry in enumerate(branch(*branched), 1)]
    return lines, lobby.row_of(evolve(TableState(table_id), lines), beat)
