"""How hard a server works, what went wrong there, which tables are parked: for its operator."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from bandstand import __version__
from bandstand.server.live.quarantine import Parked
from bandstand.server.metrics import free_space
from bandstand.server.recent_log import LogLine
from bandstand.server.store import desk

if TYPE_CHECKING:
    from bandstand.server.live.room import Room
    from bandstand.server.services import Services


class Load(msgspec.Struct):
    """What a process does right now, and how much there is in the database."""

    version: str
    uptime: float  # seconds
    live_tables: int  # in memory
    sockets: int
    people: int  # connected to tables
    parked: int
    writable: bool
    moves: int  # since the process started
    mean_move_ms: float | None  # from a move's arrival to its being told
    known_people: int
    known_tables: int
    open_reports: int
    messages: dict[str, int]  # about turns, by their state
    database_bytes: int | None  # of an SQLite file
    free_bytes: int | None  # on its disk, in coarse steps


class Inspected(msgspec.Struct):
    """All of it at once, of one process."""

    load: Load
    errors: list[LogLine]  # the latest first
    parked: list[Parked]


async def measure(room: Room) -> Load:
    """Counted in this process; people and tables over the whole database."""
    services = room.services
    counted = await services.read(desk.counted)
    messages = await services.read(desk.deliveries)
    moves, seconds = _moves(services)
    size, free = _storage(services)
    return Load(
        version=__version__,
        uptime=monotonic() - services.opened,
        live_tables=len(room.tables),
        sockets=sum(len(table.broadcast.connections) for table in room.tables.values()),
        people=len(room.people_here()),
        parked=len(room.quarantine.listed()),
        writable=services.writer.working,
        moves=moves,
        mean_move_ms=1000 * seconds / moves if moves else None,
        known_people=counted.people,
        known_tables=counted.tables,
        open_reports=counted.reports,
        messages=messages,
        database_bytes=size,
        free_bytes=free,
    )


def _moves(services: Services) -> tuple[int, float]:
    """How many moves people made, and how long they took together."""
    samples = {
        sample.name: sample.value
        for metric in services.metrics.asked.collect()
        for sample in metric.samples
        if sample.name.endswith(("_count", "_sum"))
    }
    name = "bandstand_move_seconds"
    return int(samples.get(f"{name}_count", 0)), samples.get(f"{name}_sum", 0.0)


def _storage(services: Services) -> tuple[int | None, int | None]:
    """The size of an SQLite file and what is free beside it; PostgreSQL's disk is not ours."""
    url = services.engine.url
    if url.get_backend_name() != "sqlite" or not url.database:
        return None, None
    file = Path(url.database)
    return file.stat().st_size, free_space(file.parent)
