"""Deleting oneself: chairs are given up, names leave the journals, everything else goes.

Games that others played stay, with a neutral name. The steps can be repeated: until the last one
the person is still known, and can ask again if something failed on the way.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from bandstand.server.bus.messages import SignedOut
from bandstand.server.store import anonymize, people
from bandstand.server.store.errors import BrokenLogError
from bandstand.tables.commands import Withdraw

if TYPE_CHECKING:
    from bandstand.server.live.room import Room
    from bandstand.tables.commands import Person

_log = logging.getLogger(__name__)


async def delete_person(room: Room, person: Person) -> None:
    """Delete a person and their programs."""
    for program in await room.services.read(lambda c: people.programs(c, person.id)):
        await _delete(room, program)
    await _delete(room, person)


async def _delete(room: Room, person: Person) -> None:
    services = room.services
    tables = await services.read(lambda c: anonymize.tables_of(c, person.id))
    for table_id, status in tables:
        if status in ("gathering", "playing"):
            await _give_chairs_up(room, table_id, person)
    room.sign_out(SignedOut(people=[person.id]))
    for table_id, _ in tables:
        with suppress(BrokenLogError):  # what can be read of it was changed
            await room.rewrite(table_id, person.id)
    await services.write(lambda c: anonymize.forget(c, person.id))


async def _give_chairs_up(room: Room, table_id: str, person: Person) -> None:
    """Leave a table that gathers; resign where cards are dealt, and a bot plays on."""
    try:
        await (await room.find(table_id)).submit(Withdraw(person))
    except BrokenLogError as error:  # a broken table must not keep anybody from leaving
        # Without a trace: the reason may tell what only a seat may know.
        _log.warning("a chair at %s could not be given up: line %d", table_id, error.number)
    except Exception:
        _log.exception("a chair at %s could not be given up", table_id)
