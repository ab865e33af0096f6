"""Another name or face: the person changes it once, and their chairs follow at every table.

At a table that gathers, a name that somebody there has already is refused: the person can choose
another at once. A game under way keeps nobody from renaming themselves; where the new name is
taken, or the table cannot be read, they go on under the old one.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bandstand.server.store import lobby, people
from bandstand.server.store.errors import BrokenLogError
from bandstand.tables.commands import ByPerson, Reface, Rename
from bandstand.tables.decide import decide
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from bandstand.server.live.room import Room
    from bandstand.tables.commands import Person

_log = logging.getLogger(__name__)


async def change_person(room: Room, before: Person, person: Person) -> None:
    """Let a person be called and look as they wish now, here and at their tables."""
    services = room.services
    wishes: list[ByPerson] = []
    if person.name != before.name:
        wishes.append(Rename(person))
    if person.face != before.face:
        wishes.append(Reface(person))
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
