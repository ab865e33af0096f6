"""Who is connected to which table, here and through other processes, and who has been cut off."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from bandstand.tables.messages import Away, Presence

if TYPE_CHECKING:
    from bandstand.server.bus.hints import Here, Present
    from bandstand.tables.state import Sheet

_JUMP = 1.0  # seconds by which the wall's clock may drift before a moment is announced anew


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


@dataclass(slots=True)
class Absence:
    """For how long others have waited for somebody."""

    waited: float = 0.0  # seconds, in earlier stretches
    since: float | None = None  # when this stretch began; None: nobody waits just now
    until: float = 0.0  # when the house bot takes over, as last announced

    def seconds(self, now: float) -> float:
        """How long they have been waited for by now."""
        return self.waited + (0.0 if self.since is None else now - self.since)

    def run(self, now: float) -> None:
        """Somebody is there to wait."""
        if self.since is None:
            self.since = now

    def pause(self, now: float) -> None:
        """Nobody is there to wait; what was waited so far still counts."""
        self.waited, self.since = self.seconds(now), None


class Absences:
    """The people a table waits for in vain. All moments are monotonic, except where it says so.

    Only where no clock decides, and only while somebody else is there to wait: whoever plays alone
    against bots, or stops for dinner together, finds the game as it was. An absence ends when its
    person acts or has the page before them, not when a socket in the background reconnects; nor
    does it begin anew because the connection of whoever waits has blinked.
    """

    def __init__(self, grace: float) -> None:
        self._grace = grace
        self._missed: dict[str, Absence] = {}

    def look(self, sheet: Sheet, connected: set[str], attentive: set[str], now: float) -> None:
        """Take note of who is connected, and which of them have the page before them."""
        if sheet.status != "playing" or sheet.created.pace.seconds is not None:
            self._missed.clear()
            return
        playing = {
            chair.person
            for chair in sheet.chairs
            if chair.person is not None and not (chair.absent or chair.resigned)
        }
        here = playing & (attentive | (connected - self._missed.keys()))
        missed = {person: self._missed.get(person) or Absence() for person in playing - here}
        for absence in missed.values():
            (absence.run if here else absence.pause)(now)
        self._missed = missed

    def left(self, now: float) -> dict[str, float]:
        """Seconds until the house bot takes over, for everybody who is being waited for."""
        return {
            person: self._grace - absence.seconds(now)
            for person, absence in self._missed.items()
            if absence.since is not None
        }

    def overdue(self, now: float) -> set[str]:
        """Whom nobody need wait for any longer."""
        return {person for person, seconds in self.left(now).items() if seconds <= 0.0}

    def announced(self, now: float, wall: float) -> dict[str, float]:
        """The same moments by the wall's clock, which stay as they were told unless that jumped."""
        moments: dict[str, float] = {}
        for person, seconds in self.left(now).items():
            absence = self._missed[person]
            if abs(absence.until - (wall + seconds)) > _JUMP:
                absence.until = wall + seconds
            moments[person] = absence.until
        return moments


def tell(sheet: Sheet, everywhere: list[Present], until: dict[str, float]) -> Presence:
    """What everybody at a table is told of who is there."""
    connected = connected_people(everywhere)
    return Presence(
        [seat for seat, chair in enumerate(sheet.chairs) if chair.person in connected],
        sum(present.watching for present in everywhere),
        [
            Away(seat, until[chair.person])
            for seat, chair in enumerate(sheet.chairs)
            if chair.person in until
        ],
    )


def connected_people(everywhere: list[Present]) -> set[str]:
    """Who is connected, through whichever process."""
    return {person for present in everywhere for person in present.people}


def attentive_people(everywhere: list[Present]) -> set[str]:
    """Who has a page of the table before them; a process that does not say means everybody."""
    return {
        person
        for present in everywhere
        for person in (present.people if present.attentive is None else present.attentive)
    }
