"""Tables from the database: from a snapshot and the lines after it, or from the whole journal."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from bandstand.server.store import errors, journal, schema
from bandstand.server.store.database import upsert
from bandstand.server.store.errors import BrokenLogError
from bandstand.tables import evolve
from bandstand.tables.refusals import not_found
from bandstand.tables.snapshot import restore
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from bandstand.tables.entries import Line
    from bandstand.tables.visibility import Shown

_log = logging.getLogger(__name__)


def write(connection: Connection, table_id: str, number: int, body: str) -> None:
    """Keep a table's state after this many lines, instead of the one kept before."""
    row = {"table_id": table_id, "number": number, "body": body}
    upsert(connection, schema.snapshots, row)


def load(connection: Connection, table_id: str, full: bool) -> TableState:
    """A table from its last snapshot on, or with all its lines."""
    state = TableState(table_id) if full else _read(connection, table_id)
    for line in journal.read(connection, table_id, state.number):
        apply(state, line)
    if state.number == 0:
        raise not_found("table")
    return state


def apply(state: TableState, line: Line) -> Shown:
    """Fold a line of the journal; one that the lines before it do not allow is damaged."""
    try:
        return evolve.apply(state, line)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise BrokenLogError(state.id, line.number, reason) from error


def _read(connection: Connection, table_id: str) -> TableState:
    """The state as last saved, or a blank one.

    A version of the game that remembers more cannot read what an older one saved; the journal can
    always be read from its beginning.
    """
    snapshots = schema.snapshots
    query = select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table_id == table_id)
    try:
        row = connection.execute(query).first()
        if row is not None:
            return restore(table_id, row.number, row.body)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError):
        _log.warning("The snapshot of table %s is of another version: reading its log", table_id)
    except DBAPIError as error:
        if errors.trouble(error) is not None:
            raise
        _log.warning("The snapshot of table %s is damaged: reading its log", table_id)
    return TableState(table_id)
