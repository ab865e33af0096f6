"""The one write to a table's journal, with everything that belongs into the same transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.server.store import deliveries, journal, lobby, results, snapshots
from bandstand.tables.evolve import evolve
from bandstand.tables.snapshot import LINES_TO_SNAPSHOT, save
from bandstand.tables.visibility import is_public

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bandstand.server.store.lobby import TableRow
    from bandstand.tables.entries import Line
    from bandstand.tables.state import TableState


class Append:
    """The next lines of a table, decided on *state*; calling it writes them.

    ``after`` is the state that the lines lead to. Nobody may see it before they are on the disk.
    """

    def __init__(
        self, state: TableState, lines: list[Line], row: TableRow | None, beat: float
    ) -> None:
        self.after = after = evolve(state, lines)
        self.row = lobby.row_of(after, beat)
        # Lines that everybody is told of; of the others the lobby and the counters show nothing.
        self.public = [one.line for one in after.shown[-len(lines) :] if is_public(after, one)]
        self._lines = lines
        self._row_before = row
        full = state.number // LINES_TO_SNAPSHOT < after.number // LINES_TO_SNAPSHOT
        self._snapshot = save(after) if full and after.status == "playing" else None
        ended = state.status != "finished" and after.status == "finished"
        self._results = results.rows(after) if ended else []
        self._owing = deliveries.newly_owing(state, after)

    def __call__(self, connection: Connection) -> bool:
        """Write; False, and nothing is written, if another process wrote these numbers first."""
        table_id = self.after.id
        size = journal.append(connection, table_id, self._lines)
        if not size:
            return False
        at = self.public[-1].at if self.public else None
        lobby.write_row(connection, table_id, at, self._row_before, self.row, size)
        if self._snapshot is not None:
            snapshots.write(connection, table_id, self.after.number, self._snapshot)
        if self._results:
            results.write(connection, self._results)
        if self._owing:
            last = self._lines[-1]
            deliveries.enqueue(connection, table_id, last.number, last.at, self._owing)
        return True
