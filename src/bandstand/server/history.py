"""Games that were played: records in and out, and any moment of a table as a viewer saw it."""

from __future__ import annotations

import logging
import secrets
from time import time

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import DBAPIError

from bandstand.kernel.record import Record, from_json
from bandstand.server.archive import Part
from bandstand.server.store import schema
from bandstand.server.store.errors import BrokenLogError, StorageError
from bandstand.server.store.journal import read
from bandstand.server.store.snapshots import apply, load
from bandstand.tables import replays
from bandstand.tables.checks import check_admission
from bandstand.tables.refusals import not_found
from bandstand.tables.replays import Kept, Replay, Wanted, record_of
from bandstand.tables.state import TableState

_log = logging.getLogger(__name__)


def steps(connection: Connection, table_id: str, wanted: Wanted) -> Replay:
    """Steps of a table as a viewer was told of them, from the viewer's number *start* on."""
    state = TableState(table_id)
    lines = read(connection, table_id)
    return replays.steps(state, (apply(state, line) for line in lines), wanted)


def record_steps(connection: Connection, record_id: str, wanted: Wanted) -> Replay:
    """Steps of a record that was brought, everything open: step 0 is the deal."""
    return replays.record_steps(brought(connection, record_id), wanted)


def record_at(connection: Connection, table_id: str, person_id: str | None) -> Record:
    """The record of a table that is over, for anyone who may watch it."""
    state = load(connection, table_id, full=False)
    check_admission(state, person_id)
    return record_of(state)


def bring(connection: Connection, person_id: str, record: Record, alone: bool = False) -> str:
    """Keep a record that was verified; returns its id. *Alone*: played without a server."""
    record_id = secrets.token_urlsafe(12)
    body = record.to_json()
    connection.execute(
        schema.records.insert().values(
            record_id=record_id,
            person_id=person_id,
            game=record.game,
            at=time(),
            body=body,
            bytes=len(body.encode()),
            alone=alone,
        )
    )
    return record_id


def kept(connection: Connection, person_id: str) -> list[Kept]:
    """The records a person brought, the latest first."""
    records = schema.records
    rows = connection.execute(
        select(records.c.record_id, records.c.game, records.c.at, records.c.bytes, records.c.alone)
        .where(records.c.person_id == person_id)
        .order_by(records.c.at.desc())
    )
    return [Kept(*row) for row in rows]


def forget(connection: Connection, person_id: str, record_id: str) -> bool:
    """Delete a record that a person brought, and its review; False if it is not theirs."""
    records, reviews = schema.records, schema.reviews
    mine = (records.c.record_id == record_id) & (records.c.person_id == person_id)
    if not connection.execute(delete(records).where(mine)).rowcount:
        return False
    connection.execute(delete(reviews).where(reviews.c.subject == f"record {record_id}"))
    return True


def brought(connection: Connection, record_id: str) -> Record:
    """A record that somebody brought."""
    body = _body(connection, record_id)
    if body is None:
        raise not_found("record")
    return from_json(body)


def _body(connection: Connection, record_id: str) -> str | None:
    records = schema.records
    query = select(records.c.body).where(records.c.record_id == record_id)
    return connection.execute(query).scalar()


def parts_of(connection: Connection, person_id: str) -> list[Part]:
    """Every record of a person's own, finished here or brought here, to be read one by one."""
    tables, sittings, records = schema.tables, schema.sittings, schema.records
    finished = connection.execute(
        select(tables.c.table_id)
        .join(sittings, sittings.c.table_id == tables.c.table_id)
        .where(sittings.c.person_id == person_id, tables.c.status == "finished")
        .order_by(tables.c.updated)
    ).scalars()
    mine = records.c.person_id == person_id
    kept = connection.execute(select(records.c.record_id).where(mine).order_by(records.c.at))
    return [
        *(Part(finished_line, table_id) for table_id in finished),
        *(Part(brought_line, record_id) for record_id in kept.scalars()),
    ]


def finished_line(connection: Connection, table_id: str) -> str:
    """The record of a finished table as a line; nothing, if its journal is damaged.

    Trouble with the database is told: it may pass, and then nothing needs to be left out.
    """
    try:
        return f"{record_of(load(connection, table_id, full=False)).to_json()}\n"
    except BrokenLogError as error:
        # Without a trace: the reason may tell what only a seat may know.
        _log.warning("table %s was left out of an export: line %d", table_id, error.number)
        return ""
    except (StorageError, DBAPIError):
        raise
    except Exception:
        _log.exception("table %s was left out of an export", table_id)
        return ""


def brought_line(connection: Connection, record_id: str) -> str:
    """A record that was brought, as a line; nothing, if it was removed meanwhile."""
    body = _body(connection, record_id)
    return "" if body is None else f"{body}\n"
