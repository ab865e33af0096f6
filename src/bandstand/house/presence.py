"""Who is connected to which table, here and through other processes, and who has been cut off."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bandstand.house.hints import Here, Present
    from bandstand.house.sheet import Sheet


class Elsewhere:
    """What other processes said of late about who is connected to them."""

    def __init__(self, process: str, trust: float) -> None:
        self._process = process
        self._trust = trust  # seconds for which a thing that was said holds
        self._said: dict[str, dict[str, tuple[float, Present]]] = {}

    def hear(self, here: Here) -> list[str]:
        """Note what a process says; returns the tables it speaks of."""
        if here.process == self._process:
            return []
        now = monotonic()
        for table, present in here.tables.items():
            self._said.setdefault(table, {})[here.process] = (now, present)
        return list(here.tables)

    def at(self, table: str) -> list[Present]:
        """Who is connected to the table through others."""
        said = self._said.get(table)
        if said is None:
            return []
        oldest = monotonic() - self._trust
        return [present for at, present in said.values() if at >= oldest]

    def forget(self) -> None:
        """Drop what is too old to hold."""
        oldest = monotonic() - self._trust
        for table, said in list(self._said.items()):
            fresh = {process: one for process, one in said.items() if one[0] >= oldest}
            if fresh:
                self._said[table] = fresh
            else:
                del self._said[table]


def missed(sheet: Sheet, here: set[str], since: dict[str, float], now: float) -> dict[str, float]:
    """The people a table waits for in vain, and since when.

    Only where no clock decides, and only while somebody else is there to wait: whoever plays alone
    against bots, or stops for dinner together, finds the game as it was.
    """
    if sheet.status != "playing" or sheet.created.pace.seconds is not None:
        return {}
    playing = {
        chair.person
        for chair in sheet.chairs
        if chair.person is not None and not (chair.absent or chair.resigned)
    }
    if not playing & here:
        return {}
    return {person: since.get(person, now) for person in playing - here}
