"""Who is connected to which table, here and through other processes, and who has been cut off."""

from __future__ import annotations

import math
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING
from weakref import proxy

from bandstand.server.bus.messages import Attendance, Connected
from bandstand.tables.commands import Back, ReplaceHost
from bandstand.tables.messages import Away, Presence, write_answer
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from bandstand.server.live.actor import TableActor
    from bandstand.server.live.connection import SocketConnection
    from bandstand.tables.state import TableState

_JUMP = 1.0  # seconds by which the wall's clock may drift before a moment is announced again


@dataclass(slots=True)
class Absence:
    """For how long others have waited for somebody."""

    waited: float = 0.0  # seconds, in earlier stretches
    since: float | None = None  # when this stretch began; None: nobody waits just now
    until: float = 0.0  # when the substitute bot takes over, as last announced

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


class TablePresence:
    """Who is connected to one table, through whichever process, and who is missed there."""

    def __init__(self, actor: TableActor) -> None:
        self._actor: TableActor = proxy(actor)  # weak: a table put away is freed at once
        self._services = actor.services
        self.absences = Absences(actor.services.settings.grace)
        self.host_watch = HostWatch(actor.services.settings.grace)
        self._told: Presence | None = None  # what everybody was told last

    def here(self) -> Attendance:
        """Who is connected to this table through this process."""
        connections = self._actor.broadcast.connections
        people = {one.person.id for one in connections if one.person}
        attentive = {one.person.id for one in connections if one.person and one.visible}
        seated = {chair.person for chair in self._actor.state.chairs}
        watching = sum(not one.person or one.person.id not in seated for one in connections)
        lifted = sorted({one.lifted for one in connections if one.lifted is not None})
        return Attendance(sorted(people), watching, lifted, sorted(attentive))

    def _everywhere(self) -> list[Attendance]:
        return [self.here(), *self._services.elsewhere.at(self._actor.state.id)]

    def lifted(self) -> list[int]:
        """The local seats whose curtain is up, here or through another process."""
        return [seat for attendance in self._everywhere() for seat in attendance.lifted]

    def connected(self) -> frozenset[str]:
        """Who is connected, here or through another process."""
        return frozenset(connected_people(self._everywhere()))

    def attentive(self) -> set[str]:
        """Who has a page of the table before them, here or through another process."""
        return attentive_people(self._everywhere())

    def is_watched(self) -> bool:
        """Whether somebody is connected, here or through another process."""
        elsewhere = self._services.elsewhere.at(self._actor.state.id)
        watched = any(attendance.people or attendance.watching for attendance in elsewhere)
        return bool(self._actor.broadcast.connections) or watched

    def come_or_go(self) -> None:
        """Somebody has come or gone: tell everybody here, and the other processes."""
        self._told = None
        self.look_round()
        self.tell_other_processes()

    def leave(self, connection: SocketConnection) -> None:
        """A socket is gone."""
        self._actor.touched = monotonic()
        self._actor.broadcast.connections.discard(connection)
        self._actor.sharing.leave(connection)
        self.come_or_go()

    def look_at(self, connection: SocketConnection, visible: bool) -> bool:
        """Note whether the person has the page before them; returns whether that is new."""
        if connection.visible == visible:
            return False
        connection.visible = visible
        self.look_round()
        self.tell_other_processes()
        return True

    def lift(self, connection: SocketConnection, seat: int | None) -> None:
        """Show another of a person's local seats, or none."""
        connection.lifted = seat
        self._actor.broadcast.bring_up_to_date(connection)
        self.tell_other_processes()

    async def take_chairs_back(self, connection: SocketConnection) -> None:
        """Somebody is back: no bot plays for them any longer."""
        state = self._actor.state
        mine = state.seats_of(connection.person_id)
        if connection.person and any(state.chairs[seat].absent for seat in mine):
            with suppress(Refusal):
                await self._actor.submit(Back(connection.person))

    async def replace_host(self) -> None:
        """The host has long been cut off: somebody who is connected takes their place."""
        self.host_watch.forget()
        await self._actor.submit(ReplaceHost(self.connected()))

    def tell_other_processes(self) -> None:
        """Say who is connected here."""
        if not self._services.alone:
            here = {self._actor.state.id: self.here()}
            self._services.bus.publish(Connected(self._services.process, here))

    def look_round(self) -> None:
        """See who is here and who is missed; if that has changed, tell everybody."""
        actor, everywhere, now = self._actor, self._everywhere(), monotonic()
        connected, attentive = connected_people(everywhere), attentive_people(everywhere)
        self.absences.look(actor.state, connected, attentive, now, actor.now())
        if self.host_watch.look(actor.state, connected, now):
            actor.driver.wake()
        found = tell(actor.state, everywhere, self.absences.announced(now, actor.now()))
        if found == self._told:
            return
        self._told = found
        message = write_answer(found)
        for connection in actor.broadcast.connections:
            connection.send_written(message)
        actor.driver.wake()


class Absences:
    """The people a table waits for in vain. All moments are monotonic, except where it says so.

    Only where no clock decides and the table wants a bot to play on, only of people who are not on
    holiday, and only while somebody else is there to wait: a player alone against bots, or a table
    that stops for dinner together, finds the game as it was. An absence ends when its person acts
    or has the page before them, not when a socket in the background reconnects; nor does it begin
    again because the connection of a player who waits was lost for a moment.
    """

    def __init__(self, grace: float) -> None:
        self._grace = self._patience = grace
        self._missed: dict[str, Absence] = {}
        self._next_look = math.inf

    @property
    def next_look(self) -> float:
        """When a holiday of somebody who is not there begins or ends, by the wall's clock."""
        return self._next_look

    def look(
        self,
        state: TableState,
        connected: set[str],
        attentive: set[str],
        now: float,
        wall: float,
    ) -> None:
        """Take note of who is connected, and which of them have the page before them.

        *wall*: the time of calendars, by which holidays begin and end.
        """
        policy = state.policy
        self._next_look = math.inf
        self._patience = self._grace if policy.minutes is None else 60.0 * policy.minutes
        waits = policy.away != "bot" or state.on_hold or state.created.pace.seconds is not None
        if state.status != "playing" or waits:
            self._missed.clear()
            return
        playing = {
            chair.person
            for chair in state.chairs
            if chair.person is not None and chair.is_played_by_owner()
        }
        here = playing & (attentive | (connected - self._missed.keys()))
        resting = {chair.person for chair in state.chairs if chair.on_holiday(wall)}
        self._next_look = _next_holiday(state, playing - here, wall)
        lost = playing - here - resting
        missed = {person: self._missed.get(person) or Absence() for person in lost}
        for absence in missed.values():
            (absence.run if here else absence.pause)(now)
        self._missed = missed

    def left(self, now: float) -> dict[str, float]:
        """Seconds until the substitute bot takes over, for everybody who is being waited for."""
        return {
            person: self._patience - absence.seconds(now)
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


def _next_holiday(state: TableState, people: set[str], wall: float) -> float:
    """When the next holiday of one of these people begins or ends."""
    moments = [
        moment
        for chair in state.chairs
        if chair.person in people and chair.holiday is not None
        for moment in (chair.holiday.start, chair.holiday.end)
        if moment > wall
    ]
    return min(moments, default=math.inf)


class HostWatch:
    """How long people have waited for their host, before a game or after it."""

    def __init__(self, grace: float) -> None:
        self._grace = grace
        self._since: float | None = None

    def look(self, state: TableState, connected: set[str], now: float) -> bool:
        """Take note of who is connected; returns whether the waiting begins now."""
        lost = state.status != "playing" and state.host not in connected
        seated = {chair.person for chair in state.chairs if chair.kind == "person"}
        waits = lost and bool(seated & connected)
        begins = waits and self._since is None
        self._since = (now if begins else self._since) if waits else None
        return begins

    def left(self, now: float) -> float:
        """Seconds until another takes the host's place; infinite while nobody waits."""
        return math.inf if self._since is None else self._since + self._grace - now

    def forget(self) -> None:
        """Those who still wait begin again."""
        self._since = None


def tell(state: TableState, everywhere: list[Attendance], until: dict[str, float]) -> Presence:
    """What everybody at a table is told of who is there."""
    connected = connected_people(everywhere)
    return Presence(
        [seat for seat, chair in enumerate(state.chairs) if chair.person in connected],
        sum(attendance.watching for attendance in everywhere),
        [
            Away(seat, until[chair.person])
            for seat, chair in enumerate(state.chairs)
            if chair.person in until
        ],
    )


def connected_people(everywhere: list[Attendance]) -> set[str]:
    """Who is connected, through whichever process."""
    return {person for attendance in everywhere for person in attendance.people}


def attentive_people(everywhere: list[Attendance]) -> set[str]:
    """Who has a page of the table before them; a process that does not say means everybody."""
    return {
        person
        for attendance in everywhere
        for person in (attendance.people if attendance.attentive is None else attendance.attentive)
    }
