"""Playing on from a moment of a game that is over: the same deal, the same moves, then new ones.

The new table gets the moves as lines of its own journal, so it is a table like any other. Its dice
are those of the old game, which keeps its record exact; its players have seen every card, so it is
private, never rated, and left out of everybody's tallies.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from bandstand.games import registry
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.levels import USUAL, check_level
from bandstand.kernel.record import Record, read_dice
from bandstand.kernel.referee import Match, replay
from bandstand.tables import entries
from bandstand.tables.refusals import not_now, unprocessable

if TYPE_CHECKING:
    from bandstand.tables.commands import Person


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """Where to leave the old game: after how many moves; as which seat; against bots of a level."""

    number: int
    seat: int
    level: int = USUAL


def branch(
    host: Person, record: Record, origin: entries.Origin, fork: Fork
) -> list[entries.AnyEntry]:
    """The entries of the new table, up to the moment where it goes on."""
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
        raise unprocessable("no-seat", f"The seats of this game are 0 to {record.players - 1}.")
    if not 0 <= fork.number <= len(record.moves):
        raise unprocessable("no-moment", f"This game has the moments 0 to {len(record.moves)}.")
    try:
        check_level(fork.level)
    except BandstandError as error:
        raise unprocessable("bad-level", str(error)) from None
    game = registry.find(record.game)
    *_, (match, _) = islice(replay(game, record), fork.number + 1)
    if match.state.over():
        raise not_now("over", "The game is over at that moment. Choose an earlier one.")
    return match
