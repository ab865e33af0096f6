"""Taking another name: the person changes it once, and their chairs follow at every table.

At a table that gathers, a name that somebody there has already is refused: the person can choose
another at once. A game under way keeps nobody from renaming themselves; where the new name is
taken, or the table cannot be read, they go on under the old one.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bandstand.server.store import lobby, people
from bandstand.server.store.errors import BrokenLogError
from bandstand.tables.commands import Rename
from bandstand.tables.decide import decide
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from bandstand.server.live.room import Room
    from bandstand.tables.commands import Person

_log = logging.getLogger(__name__)


async def rename_person(room: Room, person: Person) -> None:
    """Let a person, given with the new name, be called so here and at their tables."""
    services = room.services
    tables = await services.read(lambda c: lobby.unfinished_tables(c, person.id))
    for table_id, status in tables:
        if status == "gathering":
            await _check_name(room, table_id, person)
    await services.write(lambda c: people.change(c, person.id, person.name, person.rated))
    for table_id, _ in tables:
        try:
            await (await room.find(table_id)).submit(Rename(person))
        except (Refusal, BrokenLogError) as reason:
            _log.info("a name stays as it was at %s: %s", table_id, type(reason).__name__)


async def _check_name(room: Room, table_id: str, person: Person) -> None:
    """Refuse a name that is taken at a table; nothing else keeps anybody from having it."""
    try:
        table = await room.find(table_id)
    except (Refusal, BrokenLogError):  # it has gone, or nobody can play there
        return
    decision = decide(table.state, Rename(person), table.now(), room.services.settings.table_lines)
    if isinstance(decision, Refusal) and decision.code == "same-name":
        raise decision
