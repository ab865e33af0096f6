"""Writing single lines of a table's journal, with whatever index and snapshot a test wants."""

from __future__ import annotations

from sqlalchemy import Connection

from bandstand.server.store import journal, lobby, snapshots
from bandstand.server.store.lobby import TableRow
from bandstand.tables.entries import Line


def append(
    connection: Connection,
    table_id: str,
    line: Line,
    before: TableRow | None,
    after: TableRow,
    snapshot: str | None = None,
    public: bool = True,
) -> bool:
    """Write the next line of a table; False if its number is taken."""
    size = journal.append(connection, table_id, [line])
    if not size:
        return False
    lobby.write_row(connection, table_id, line.at if public else None, before, after, size)
    if snapshot is not None:
        snapshots.write(connection, table_id, line.number, snapshot)
    return True
