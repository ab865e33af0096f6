"""Seeks that meet get a table: decided, laid and told in one transaction, by whichever process."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, NamedTuple

from bandstand.server.store import deliveries, people, quotas, seeks
from bandstand.server.store.append import Append
from bandstand.server.store.errors import StorageError
from bandstand.tables import clocks
from bandstand.tables.seeking import NewTable, lay, meet, table_sizes
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bandstand.server.live.room import Room
    from bandstand.server.settings import Settings
    from bandstand.tables.entries import Line
    from bandstand.tables.seeking import Meeting

_KEPT_SECONDS = 86_400.0  # for which a page can still learn where its person plays
_log = logging.getLogger(__name__)


class _Laid(NamedTuple):
    table: str
    lines: list[Line]


async def keep_matching(room: Room) -> None:
    """Look for seeks that meet or end, again and again."""
    while True:
        try:
            await match(room)
        except StorageError:
            pass  # the writer logs that the disk refuses
        except Exception:
            _log.exception("matching was cut short")
        await asyncio.sleep(room.services.settings.sweep)


async def match(room: Room) -> None:
    """Lay tables for the seeks that meet now, and forget those that ended."""
    services, sizes = room.services, table_sizes()
    now = services.clock.now()
    found = await services.read(lambda c: meet(seeks.waiting(c), sizes, now))
    if not found.meetings and not found.expired:
        return

    def settle(connection: Connection) -> list[_Laid]:
        outcome = meet(seeks.waiting(connection, lock=True), sizes, now)
        seeks.remove(connection, [seek.person for seek in outcome.expired])
        seeks.remove_old(connection, now - _KEPT_SECONDS)
        laid = (_lay(connection, meeting, now, services.settings) for meeting in outcome.meetings)
        return [one for one in laid if one is not None]

    for laid in await services.write(settle):
        for line in laid.lines:
            services.metrics.count(line)
        await room.find(laid.table)


def _lay(connection: Connection, meeting: Meeting, now: float, settings: Settings) -> _Laid | None:
    """Lay a table and tell its people; None if it cannot be laid, or not for all of them."""
    ids = [seek.person for seek in meeting.seeks]
    found = [people.find(connection, person) for person in ids]
    rated = meeting.seeks[0].rated
    seated = [person for person in found if person is not None and (person.rated or not rated)]
    if len(seated) < len(ids):  # the others look on
        seeks.remove(connection, set(ids) - {person.id for person in seated})
        return None
    if quotas.refuse_table(connection, ids[0], settings) is not None:  # they laid others meanwhile
        seeks.remove(connection, ids[:1])
        return None
    new = NewTable(secrets.token_urlsafe(12), secrets.token_hex(32), secrets.token_urlsafe(12))
    try:
        lines = lay(meeting, seated, table_sizes(), new, now)
    except Exception:  # a game from outside may raise anything; nobody else's meeting waits for it
        _log.exception("a table of %s cannot be laid for those who met", meeting.game)
        seeks.remove(connection, ids)
        return None
    append = Append(TableState(new.id), lines, None, settings.beat)
    append(connection)
    seeks.note_table(connection, ids, new.id)
    owed = clocks.owed(append.after)  # the seat that must decide is told of that
    told = [] if len(ids) == 1 else [person for person in ids if person not in owed]
    for person in told:
        seats = sum(1 << seat for seat in append.after.seats_of(person))
        news = deliveries.News(person, "match", new.id, append.after.number, seats)
        deliveries.tell(connection, news, now)
    return _Laid(new.id, lines)
