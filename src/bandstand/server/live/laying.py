"""Laying tables that follow another game: the next of a party, or a branch of one that is over."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bandstand.server.store import journal, lobby
from bandstand.tables.branching import Fork, branch
from bandstand.tables.commands import LinkRematch, Person
from bandstand.tables.entries import Line, Origin
from bandstand.tables.evolve import evolve
from bandstand.tables.party import next_table
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bandstand.kernel.record import Record
    from bandstand.server.live.actor import TableActor
    from bandstand.server.live.room import Room
    from bandstand.server.store.lobby import TableRow

    Branched = tuple[Person, Record, Origin, Fork]


async def lay_next(room: Room, table: TableActor) -> None:
    """Lay the table that a party's people are ready for, and tell those at the old one where it is.

    Its id was written with the proposal: asked twice, even by two processes, it is laid once.
    """
    proposal = table.state.proposal
    assert proposal is not None
    await room.write_first(proposal.table, next_table(table.state, secrets.token_hex(32)))
    await table.submit(LinkRematch(proposal.table))


async def lay_branch(room: Room, branched: Branched) -> TableActor:
    """Lay the table; the old game is replayed away from the event loop."""
    services, host = room.services, branched[0]
    table_id = secrets.token_urlsafe(12)
    now, beat = services.clock.now(), services.settings.beat
    lines, row = await services.archive.work(host.id, _prepare, table_id, branched, now, beat)

    def write(connection: Connection) -> None:
        size = journal.append(connection, table_id, lines)
        lobby.write_row(connection, table_id, now, None, row, size)

    await room.write_new(host.id, write)
    return await room.find(table_id)


def _prepare(
    table_id: str, branched: Branched, now: float, beat: float
) -> tuple[list[Line], TableRow]:
    """The lines of the new table, and its row in the index of tables."""
    lines = [Line(number, now, entry) for number, entry in enumerate(branch(*branched), 1)]
    return lines, lobby.row_of(evolve(TableState(table_id), lines), beat)
