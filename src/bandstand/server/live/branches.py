"""Playing on from a moment of a game that is over: the same deal, the same moves, then new ones.

The new table gets the moves as lines of its own log, so it is a table like any other. Its dice are
those of the old game, which keeps its record exact; whoever plays has seen every card, so it is
private, never rated, and left out of everybody's tallies.
"""

from __future__ import annotations

import secrets
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from bandstand.bots import levels
from bandstand.games import registry
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.record import read_dice
from bandstand.kernel.referee import replay
from bandstand.server.store import journal
from bandstand.server.store.journal import Index
from bandstand.tables import entries
from bandstand.tables.entries import Line
from bandstand.tables.refusals import not_now, will_not_do
from bandstand.tables.state import Sheet

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bandstand.kernel.record import Record
    from bandstand.kernel.referee import Match
    from bandstand.server.live.actor import Table
    from bandstand.server.live.room import Room
    from bandstand.tables.commands import Person


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """Where to leave the old game: after so many moves; as which seat; against bots of a level."""

    number: int
    seat: int
    level: int = levels.USUAL


async def branch(
    room: Room, host: Person, record: Record, origin: entries.Origin, fork: Fork
) -> Table:
    """Lay a table that goes on from there."""
    table_id = secrets.token_urlsafe(12)
    beat = room.services.settings.beat
    now = room.services.clock.now()
    lines, index = await room.services.archive.work(
        host.id, _laid, table_id, (host, record, origin, fork), now, beat
    )

    def write(connection: Connection) -> None:
        for line in lines:
            before = None if line.number == 1 else index
            journal.append(connection, table_id, line, before, index)

    await room.write_new(host, write)
    return await room.find(table_id)


def _laid(
    table_id: str,
    branched: tuple[Person, Record, entries.Origin, Fork],
    now: float,
    beat: float,
) -> tuple[list[Line], Index]:
    """The lines of the new table, and what the index says after them."""
    lines = [Line(number, now, entry) for number, entry in enumerate(written(*branched), 1)]
    sheet = Sheet(table_id)
    for line in lines:
        sheet.apply(line)
    return lines, sheet.index(beat)


def written(
    host: Person, record: Record, origin: entries.Origin, fork: Fork
) -> list[entries.AnyEntry]:
    """The lines of the new table, up to the moment where it goes on."""
    match = _moment(record, fork)
    plan = entries.SeatPlan("bot", fork.level)
    seats = [entries.SeatPlan() if seat == fork.seat else plan for seat in range(record.players)]
    created = entries.Created(
        record.game,
        record.rules,
        dict(record.options),
        seats,
        host.id,
        host.name,
        (read_dice(record.dice).secret or b"").hex(),
        public=False,
        origin=origin,
        dice=record.dice,
    )
    moved = [
        entries.Moved(made.seat, int(made.move), "owner" if made.seat == fork.seat else "bot")
        for made in match.made
    ]
    return [created, entries.Sat(fork.seat, host.id, host.name), entries.Started(), *moved]


def _moment(record: Record, fork: Fork) -> Match:
    """The old game at the moment; refused where there is none to go on from."""
    if not 0 <= fork.seat < record.players:
        raise will_not_do("no-seat", f"The seats of this game are 0 to {record.players - 1}.")
    if not 0 <= fork.number <= len(record.moves):
        raise will_not_do("no-moment", f"This game has the moments 0 to {len(record.moves)}.")
    try:
        levels.check(fork.level)
    except BandstandError as error:
        raise will_not_do("bad-level", str(error)) from None
    game = registry.find(record.game)
    *_, (match, _) = islice(replay(game, record), fork.number + 1)
    if match.state.over():
        raise not_now("over", "The game is over at that moment. Choose an earlier one.")
    return match
