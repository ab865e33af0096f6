"""What nobody will miss is not kept for ever: abandoned tables, old talk, guests who never played.

A game in which nothing has happened for long is closed; a table that was closed without a result is
deleted later; so are guests who never played, brought nothing and made no link or passkey to come
back by. Finished games are kept, with the names and results of everybody who played; what was said
there goes after the days that the operator set.

Everything happens in small batches with pauses between them, through the same writer as the moves.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, select

from bandstand.server.store import anonymize, schema
from bandstand.server.store.errors import BrokenLogError, StorageError
from bandstand.tables import commands
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bandstand.server.live.room import Room

_BATCH = 20
_PAUSE_SECONDS = 0.1
_DAY = 86_400.0
_log = logging.getLogger(__name__)


async def keep_tidy(room: Room) -> None:
    """Look for what has expired, again and again."""
    settings = room.services.settings
    steps: list[tuple[float, Callable[[Room, float], Awaitable[int]]]] = [
        (settings.abandoned_days, close_abandoned),
        (settings.closed_days, delete_closed),
        (settings.chat_days, remove_old_talk),
        (settings.guest_days, delete_guests),
    ]
    while True:
        for days, step in steps:
            if days > 0:
                await _until_done(room, step, days)
        await asyncio.sleep(settings.retention_seconds)


async def _until_done(
    room: Room, step: Callable[[Room, float], Awaitable[int]], days: float
) -> None:
    try:
        while await step(room, room.services.clock.now() - days * _DAY) >= _BATCH:
            await asyncio.sleep(_PAUSE_SECONDS)
    except StorageError:
        pass  # the writer logs that the disk refuses
    except Exception:
        _log.exception("expiry was cut short at %s", step.__name__)


async def close_abandoned(room: Room, before: float) -> int:
    """Close games in which nothing has happened since a moment; returns how many."""
    tables = schema.tables
    expired = and_(tables.c.status == "playing", tables.c.updated < before)
    skip = room.quarantine.skipped() | room.watched()
    closed = 0
    # Those that cannot be closed now stay the oldest: without them, look for others.
    while closed < _BATCH and (found := await _table_ids(room, expired, skip)):
        skip.update(found)
        for table_id in found:
            if await _close_one(room, table_id, before):
                closed += 1
                room.services.metrics.expired.labels(what="abandoned").inc()
        await asyncio.sleep(_PAUSE_SECONDS)
    return closed


async def _close_one(room: Room, table_id: str, before: float) -> bool:
    """Close a game unless somebody watches it; False if it was not closed."""
    try:
        table = await room.find(table_id)
        if table.presence.is_watched():
            return False
        return bool(await table.submit(commands.CloseAbandoned(before)))
    except StorageError as error:
        if isinstance(error, BrokenLogError):
            return False
        raise
    except Refusal:
        return False


async def delete_closed(room: Room, before: float) -> int:
    """Delete tables that were closed without a result before a moment; returns how many."""
    tables = schema.tables
    expired = and_(tables.c.status == "closed", tables.c.updated < before)
    found = [
        table_id
        for table_id in await _table_ids(room, expired, room.watched())
        if not room.services.elsewhere.at(table_id)
    ]

    def remove(connection: Connection) -> list[str]:
        still = select(tables.c.table_id).where(tables.c.table_id.in_(found), expired)
        ids = list(connection.execute(still).scalars())
        delete_tables(connection, ids)
        return ids

    deleted = await room.services.write(remove) if found else []
    if deleted:
        await room.forget_everywhere(deleted)
    room.services.metrics.expired.labels(what="tables").inc(len(deleted))
    return len(deleted)


async def remove_old_talk(room: Room, before: float) -> int:
    """Remove what was said at tables at which all is over since a moment; returns at how many."""
    tables, services = schema.tables, room.services
    expired = and_(
        tables.c.status.in_(("finished", "closed")),
        tables.c.updated < before,
        func.coalesce(tables.c.talk_removed, 0.0) < tables.c.updated,
    )
    # A table that somebody looks at, here or in another process, is not changed under their eyes.
    found = [
        table_id
        for table_id in await _table_ids(room, expired, room.watched())
        if not services.elsewhere.at(table_id)
    ]
    now = services.clock.now()
    for table_id in found:
        await services.write(partial(anonymize.remove_talk, table_id=table_id, at=now))
    if found:
        await room.forget_everywhere(found)
    services.metrics.expired.labels(what="talk").inc(len(found))
    return len(found)


async def _table_ids(room: Room, which: ColumnElement[bool], skip: set[str]) -> list[str]:
    tables = schema.tables
    query = select(tables.c.table_id).where(which).order_by(tables.c.updated)
    limited = query.limit(_BATCH + len(skip))
    found = await room.services.read(lambda c: list(c.execute(limited).scalars()))
    return [table_id for table_id in found if table_id not in skip][:_BATCH]


def delete_tables(connection: Connection, table_ids: list[str]) -> None:
    """Delete tables with all that only they use; results stay in everybody's statistics."""
    beside = (schema.entries, schema.snapshots, schema.sittings, schema.deliveries)
    for table in (*beside, schema.invitations, schema.tables):
        connection.execute(delete(table).where(table.c.table_id.in_(table_ids)))
    subjects = [f"table {table_id}" for table_id in table_ids]
    connection.execute(delete(schema.reviews).where(schema.reviews.c.subject.in_(subjects)))


async def delete_guests(room: Room, before: float) -> int:
    """Delete guests who came before a moment and left no trace; returns how many."""
    here = room.people_here()
    people = schema.people
    expired = _left_no_trace(before)
    query = select(people.c.person_id).where(expired).limit(_BATCH + len(here))
    found = await room.services.read(lambda c: list(c.execute(query).scalars()))
    gone = [person for person in found if person not in here][:_BATCH]

    def remove(connection: Connection) -> int:
        still = select(people.c.person_id).where(people.c.person_id.in_(gone), expired)
        ids = list(connection.execute(still).scalars())
        for person in ids:
            anonymize.forget(connection, person)
        return len(ids)

    deleted = await room.services.write(remove) if gone else 0
    room.services.metrics.expired.labels(what="guests").inc(deleted)
    return deleted


def _left_no_trace(before: float) -> ColumnElement[bool]:
    """Guests of old to whom nothing refers, and none of whose devices was seen since."""
    people = schema.people
    programs = people.alias("programs")
    traces = [
        exists().where(table.c.person_id == people.c.person_id)
        for table in (
            schema.sittings,
            schema.results,
            schema.ratings,
            schema.records,
            schema.tokens,
            schema.passkeys,
            schema.administrators,
        )
    ]
    traces.append(exists().where(programs.c.owner == people.c.person_id))
    devices = schema.devices
    theirs = devices.c.person_id == people.c.person_id
    traces.append(exists().where(theirs, devices.c.seen >= before))
    return and_(people.c.kind == "guest", people.c.created < before, *(~trace for trace in traces))
