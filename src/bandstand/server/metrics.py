"""What the server counts, in the form Prometheus reads."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from bandstand.tables.entries import Line, Moved

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

    from bandstand.server.store.writer import Writer

# To the byte, free space would tell everybody of each line, also of those that are secret.
_STEP = 16 * 1024 * 1024


def free_space(folder: Path) -> int:
    """The free bytes on the disk of a folder, in coarse steps."""
    return shutil.disk_usage(folder).free // _STEP * _STEP


class Metrics:
    """The counters of one server. Anybody may read them: nothing secret is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter = partial(Counter, registry=self.registry)
        self._gauge = gauge = partial(Gauge, registry=self.registry)
        histogram = partial(Histogram, registry=self.registry)
        self.lines = counter("bandstand_lines", "Lines written to the journals of tables.")
        self.moves = counter("bandstand_moves", "Moves made.", ["by"])
        self.refused = counter("bandstand_refused", "Requests and messages refused.", ["code"])
        self.expired = counter("bandstand_expired", "What was too old to be kept.", ["what"])
        self.sockets = gauge("bandstand_sockets", "Sockets open.")
        self.tables = gauge("bandstand_live_tables", "Tables in memory.")
        self.parked = gauge(
            "bandstand_parked_tables",
            "Tables whose journal is damaged and that wait for bandstand repair.",
        )
        self.commits = histogram(
            "bandstand_commit_size",
            "How many writes shared a commit.",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
        )
        self.thinking = histogram("bandstand_thinking_seconds", "How long bots thought.")
        self.asked = histogram(
            "bandstand_move_seconds",
            "From a move's arrival to its being on the disk and told.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
        )

    def count(self, line: Line) -> None:
        """Count a line of a table's journal, and the move if it is one."""
        self.lines.inc()
        if isinstance(line.entry, Moved):
            self.moves.labels(by=line.entry.by).inc()

    def watch_storage(self, writer: Writer, url: URL) -> None:
        """Whether anything can be written, and how much more; PostgreSQL's disk is not ours."""
        writable = self._gauge(
            "bandstand_writable", "Whether the last write to the database worked: 1 or 0."
        )
        writable.set_function(lambda: float(writer.working))
        if url.get_backend_name() == "sqlite" and url.database:
            folder = Path(url.database).parent
            free = self._gauge(
                "bandstand_free_bytes",
                f"Free space on the disk of the database, in steps of {_STEP} bytes.",
            )
            free.set_function(lambda: float(free_space(folder)))
