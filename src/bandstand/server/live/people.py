"""People who change or go: their chairs follow at every table.

At a table that gathers, a name that somebody there has already is refused: the person can choose
another at once. A game under way keeps nobody from renaming themselves; where the new name is
taken, or the table cannot be read, they go on under the old one.

Of people who delete themselves, games that others played stay, with a neutral name. The steps can
be repeated: until the last one the person is still known, and can ask again if something failed on
the way.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from bandstand.server.bus.messages import SignedOut
from bandstand.server.store import anonymize, lobby, people
from bandstand.server.store.errors import BrokenLogError
from bandstand.tables.commands import ByPerson, Person, Reface, Rename, TakeHoliday, Withdraw
from bandstand.tables.decide import decide
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from bandstand.server.live.room import Room

_log = logging.getLogger(__name__)


async def change_person(room: Room, before: Person, person: Person) -> None:
    """Let a person be called and look as they wish now, here and at their tables."""
    services = room.services
    wishes: list[ByPerson] = []
    if person.name != before.name:
        wishes.append(Rename(person))
    if person.face != before.face:
        wishes.append(Reface(person))
    if person.holiday != before.holiday:
        wishes.append(TakeHoliday(person))
    found = await services.read(lambda c: lobby.unfinished_tables(c, person.id)) if wishes else []
    for table_id, status in found:
        if status == "gathering" and person.name != before.name:
            await _check_name(room, table_id, person)
    await services.write(lambda c: people.change(c, person))
    for table_id, _ in found:
        for wish in wishes:
            await _follow(room, table_id, wish)


async def _follow(room: Room, table_id: str, wish: ByPerson) -> None:
    """Have a table follow a change, if it can."""
    try:
        await (await room.find(table_id)).submit(wish)
    except (Refusal, BrokenLogError) as reason:
        _log.info("a person stays as they were at %s: %s", table_id, type(reason).__name__)


async def _check_name(room: Room, table_id: str, person: Person) -> None:
    """Refuse a name that is taken at a table; nothing else keeps anybody from having it."""
    try:
        table = await room.find(table_id)
    except (Refusal, BrokenLogError):  # it has gone, or nobody can play there
        return
    decision = decide(table.state, Rename(person), table.now(), room.services.settings.table_lines)
    if isinstance(decision, Refusal) and decision.code == "same-name":
        raise decision


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
