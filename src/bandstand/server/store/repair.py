"""Repairing a damaged journal: the lines up to the last good one stay, the rest goes to a file."""

from __future__ import annotations

import json
import os
from base64 import b64encode
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, delete

from bandstand.kernel.errors import BandstandError
from bandstand.server.store import journal, lobby, private_files, schema
from bandstand.server.store.database import (
    HeldError,
    claimed,
    migrate,
    open_engine,
    read_url,
    usable,
    writing,
)
from bandstand.server.store.errors import BrokenLogError
from bandstand.server.store.snapshots import apply
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bandstand.server.store.journal import RawLine

_FOLDER = "cut-lines"


@dataclass
class Finding:
    """A table's journal: what can be read of it, and what comes from the first damaged line on."""

    table_id: str
    state: TableState  # after the good lines
    good: list[RawLine]
    damaged: list[RawLine]
    reason: str

    def lost(self) -> dict[str, int]:
        """How many lines of each kind a cut takes away."""
        return dict(Counter(kind_of(line) for line in self.damaged).most_common())


@contextmanager
def opened(data: str) -> Iterator[Engine]:
    """The database, held against servers; a sentence while one is open on it."""
    url = read_url(data)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BandstandError(f"There is no Bandstand database at {url.database}.")
    try:
        with claimed(data, shared=False, alone=True):
            engine = open_engine(data)
            try:
                with usable():
                    migrate(engine)
                yield engine
            finally:
                engine.dispose()
    except HeldError:
        raise BandstandError(
            "A server is open on this database. Close it first: a journal cannot be cut under it."
        ) from None


def examine(connection: Connection, table_id: str) -> Finding:
    """Read a table's journal line by line, up to the first that is damaged."""
    lines = journal.raw_lines(connection, table_id)
    if not lines:
        raise BandstandError(f"There is no table {table_id} in this database.")
    good, reason = len(lines), ""
    state = TableState(table_id)
    for place, raw in enumerate(lines):
        try:
            apply(state, journal.read_line(table_id, raw))
        except BrokenLogError as error:
            good, reason = place, error.reason
            # A line that is refused may have changed the state before it was.
            state = _after(table_id, lines[:good])
            break
    return Finding(table_id, state, lines[:good], lines[good:], reason)


def _after(table_id: str, lines: list[RawLine]) -> TableState:
    state = TableState(table_id)
    for raw in lines:
        apply(state, journal.read_line(table_id, raw))
    return state


def cut(connection: Connection, finding: Finding, beat: float) -> None:
    """Take the damaged lines away; without a good one, the whole table."""
    table_id, last = finding.table_id, len(finding.good)
    entries, snapshots = schema.entries, schema.snapshots
    connection.execute(
        delete(entries).where(entries.c.table_id == table_id, entries.c.number > last)
    )
    connection.execute(
        delete(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.number > last)
    )
    review = schema.reviews.c.subject == f"table {table_id}"
    connection.execute(delete(schema.reviews).where(review))
    if finding.state.status != "finished":
        # The game may be played to its end again, and then has results again.
        results = schema.results
        connection.execute(delete(results).where(results.c.table_id == table_id))
    if last:
        row = lobby.row_of(finding.state, beat)
        size = sum(len(raw.body) for raw in finding.good)
        lobby.write_row(connection, table_id, finding.state.at, None, row, size)
    else:
        for table in (schema.tables, schema.sittings):
            connection.execute(delete(table).where(table.c.table_id == table_id))


def repair(engine: Engine, finding: Finding, kept: Path, beat: float) -> None:
    """Write the damaged lines to a file, and only when it is on the disk cut them off."""
    private_files.make_folder(kept.parent)
    private_files.make_file(kept)
    with kept.open("w", encoding="utf-8") as file:
        for raw in finding.damaged:
            file.write(json.dumps(_as_data(finding.table_id, raw)) + "\n")
        file.flush()
        os.fsync(file.fileno())
    with writing(engine) as connection:
        cut(connection, finding, beat)


def place_for(data: str, usual: Path, table_id: str) -> Path:
    """Where cut lines are kept: beside an SQLite file, else in the *usual* folder."""
    url = read_url(data)
    is_file = url.get_backend_name() == "sqlite" and url.database
    folder = Path(url.database).parent if is_file and url.database else usual
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    return folder / _FOLDER / f"{table_id}-{now}.jsonl"


def _as_data(table_id: str, raw: RawLine) -> dict[str, object]:
    line: dict[str, object] = {"table": table_id, "number": raw.number, "at": raw.at}
    if isinstance(raw.body, str):
        return {**line, "body": raw.body}
    try:
        return {**line, "body": raw.body.decode()}
    except UnicodeDecodeError:
        return {**line, "base64": b64encode(raw.body).decode()}


def kind_of(raw: RawLine) -> str:
    """What kind of entry a line holds, as far as one can tell."""
    try:
        kind = json.loads(raw.body)["kind"]
    except (ValueError, KeyError, TypeError):
        return "unreadable"
    return kind if isinstance(kind, str) and kind.isprintable() else "unreadable"
