"""Laying the next table of a party, with everybody who is ready in a chair."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bandstand.server.store.append import Append
from bandstand.tables.commands import LinkRematch, Person
from bandstand.tables.entries import Line
from bandstand.tables.party import next_table
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from bandstand.server.live.actor import TableActor
    from bandstand.server.live.room import Room


async def lay_next(room: Room, table: TableActor) -> None:
    """Lay the table that was proposed, and tell those at the old one where it is.

    Its id was written with the proposal: asked twice, even by two processes, it is laid once.
    """
    services, proposal = room.services, table.state.proposal
    assert proposal is not None
    now = services.clock.now()
    laid = next_table(table.state, secrets.token_hex(32))
    lines = [Line(number, now, entry) for number, entry in enumerate(laid, 1)]
    append = Append(TableState(proposal.table), lines, None, services.settings.beat)
    host = append.after.created
    await room.write_new(Person(host.host, host.host_name), append)
    for line in lines:
        services.metrics.count(line)
    await table.submit(LinkRematch(proposal.table))
