"""Who is connected through other processes, as far as they have said so of late."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bandstand.server.bus.messages import Attendance, Connected


class Elsewhere:
    """What other processes said of late about who is connected to them."""

    def __init__(self, process: str, trust: float) -> None:
        self._process = process
        self._trust = trust  # seconds for which a thing that was said holds
        self._said: dict[str, dict[str, tuple[float, Attendance]]] = {}

    def hear(self, here: Connected) -> list[str]:
        """Note what a process says; returns the tables it speaks of."""
        if here.process == self._process:
            return []
        now = monotonic()
        for table, attendance in here.tables.items():
            self._said.setdefault(table, {})[here.process] = (now, attendance)
        return list(here.tables)

    def at(self, table: str) -> list[Attendance]:
        """Who is connected to the table through others."""
        said = self._said.get(table)
        if said is None:
            return []
        oldest = monotonic() - self._trust
        return [attendance for at, attendance in said.values() if at >= oldest]

    def people(self) -> set[str]:
        """Everybody who is connected to a table through others."""
        return {
            person
            for table in self._said
            for attendance in self.at(table)
            for person in attendance.people
        }

    def forget(self) -> None:
        """Drop what is too old to hold."""
        oldest = monotonic() - self._trust
        for table, said in list(self._said.items()):
            fresh = {process: one for process, one in said.items() if one[0] >= oldest}
            if fresh:
                self._said[table] = fresh
            else:
                del self._said[table]
