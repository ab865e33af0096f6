"""One actor a table. It takes commands one at a time, and nobody else writes to the journal.

Lock, decide, append, evolve, broadcast: the state in memory is always one that is on the disk. If
another process wrote the same number first, the journal is read and the command decided again.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from bandstand.server.bus.messages import LogAdvanced
from bandstand.server.clock import TableClock
from bandstand.server.live.driver import Driver
from bandstand.server.live.presence import TablePresence
from bandstand.server.live.sharing import TableSharing
from bandstand.server.store import journal, lobby
from bandstand.server.store.append import Append
from bandstand.server.store.errors import BrokenLogError
from bandstand.server.store.snapshots import load
from bandstand.tables import clocks, commands, visibility
from bandstand.tables.broadcast import Broadcast
from bandstand.tables.decide import decide
from bandstand.tables.entries import Entries, Line
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from bandstand.server.live.connection import SocketConnection
    from bandstand.server.services import Services
    from bandstand.tables.state import TableState
    from bandstand.tables.visibility import Shown

_TRIES = 8


class TableActor:
    """One table, live in this process."""

    def __init__(self, services: Services, state: TableState) -> None:
        self.services = services
        self.state = state
        self.touched = monotonic()
        self.broken: BrokenLogError | None = None  # what is wrong with its journal, if anything is
        self.wrote_last = services.alone  # the process that wrote last sees to what is due
        self._clock = TableClock(services.clock)
        self._lock = asyncio.Lock()
        self._row = lobby.row_of(state, services.settings.beat)
        self._uncounted: list[Line] = []  # lines that not everybody may know of
        self.broadcast: Broadcast[SocketConnection] = Broadcast(state)
        self.presence = TablePresence(self)
        self.sharing = TableSharing(self)
        self.driver = Driver(self)

    def now(self) -> float:
        """The time at this table."""
        return self._clock.now(self.state)

    async def submit(self, command: commands.Command) -> list[Shown]:
        """Do what a command asks, or raise the refusal; returns the lines that were written.

        Once begun it is finished, even if the client disconnects meanwhile.
        """
        return await asyncio.shield(asyncio.ensure_future(self._submit(command)))

    async def _submit(self, command: commands.Command) -> list[Shown]:
        async with self._lock:
            for _ in range(_TRIES):
                now = self.now()
                decision = decide(self.state, command, now, self.services.settings.table_lines)
                if isinstance(decision, tuple) and decision:
                    if await self._append(decision, now):
                        return self.state.shown[-len(decision) :]
                    await self._reread()
                elif await self._was_behind():
                    continue
                elif isinstance(decision, tuple):
                    return []
                else:
                    raise decision
            raise Refusal(503, "busy", "The table is very busy. Try again.")

    async def _append(self, decided: Entries, now: float) -> bool:
        """Write what was decided, then tell it; False if another process was quicker."""
        first = self.state.number + 1
        lines = [Line(number, now, entry) for number, entry in enumerate(decided, first)]
        append = Append(self.state, lines, self._row, self.services.settings.beat)
        if not await self.services.write(append, secret=not append.public):
            return False
        self.state, self._row = append.after, append.row
        self.wrote_last = True
        self._count(lines, append.public)
        self._publish()
        self.services.bus.publish(LogAdvanced(self.state.id, self.state.number))
        return True

    def _count(self, lines: list[Line], public: list[Line]) -> None:
        """Count lines that everybody knows of; the others once the game's record is open to all."""
        metrics = self.services.metrics
        for line in lines:
            (metrics.count if line in public else self._uncounted.append)(line)
        if public and self.state.status != "playing":
            for line in self._uncounted:
                metrics.count(line)
            self._uncounted.clear()

    def _publish(self, reread: bool = False) -> None:
        if self.broadcast.publish(self.state, reread):
            self.presence.tell_other_processes()
        self.presence.look_round()
        self.driver.wake()

    # Other processes.

    async def catch_up(self, number: int) -> None:
        """Another process says the table is at a number: read what is missing."""
        async with self._lock:
            if number > self.state.number:
                await self._reread()

    async def rewrite(self, write: Callable[[Connection], None]) -> None:
        """Change what the journal says, with no line written meanwhile, and read it again."""
        async with self._lock:
            await self.services.write(write)
            await self._reread()

    async def _was_behind(self) -> bool:
        """Nothing is refused for what another process changed meanwhile without our hearing."""
        if self.services.alone:
            return False
        table_id = self.state.id
        numbers = await self.services.read(lambda c: journal.last_numbers(c, [table_id]))
        behind = numbers.get(table_id, 0) > self.state.number
        if behind:
            await self._reread()
        return behind

    async def _reread(self) -> None:
        """Take the state from the journal, and tell what is new in it."""
        known = self.state.number
        self.state = await self._load(full=self.state.floor == 0)
        self.wrote_last = self.services.alone or self.state.number == known
        self._row = lobby.row_of(self.state, self.services.settings.beat)
        self._publish(reread=True)

    async def _load(self, full: bool) -> TableState:
        """The state in the journal; if that is damaged, the room parks the table."""
        try:
            return await self.services.load(lambda c: load(c, self.state.id, full))
        except BrokenLogError as error:
            self.broken = error
            raise

    # Connections.

    async def admit(self, connection: SocketConnection, number: int) -> None:
        """Welcome a socket and tell it everything after the number it knows."""
        self.touched = monotonic()
        async with self._lock:
            await self._was_behind()
            viewer = self.broadcast.viewer_of(connection)
            known = visibility.remembers(self.state, viewer, number)
            if self.state.floor and (self.broadcast.is_late(connection) or not known):
                self.state = await self._load(full=True)
                self.broadcast.follow(self.state, reread=True)
        if connection.visible and self.broadcast.brings_absence(connection, number):
            await self.presence.take_chairs_back(connection)
        async with self._lock:
            self.broadcast.follow(self.state)
            self.broadcast.add(connection, number)
            self.presence.come_or_go()
            self.sharing.greet(connection)

    # The room.

    def is_timing(self) -> bool:
        """Whether somebody's time runs here: then the clock must not be set at one stroke."""
        waiting = self.state.waiting()
        running = any(clocks.deadline(self.state, seat) is not None for seat in waiting)
        return running or bool(self.presence.absences.left(monotonic()))

    def is_idle(self, now: float) -> bool:
        """Whether the table can be put away: nobody watches and nothing is due soon."""
        idle = self.services.settings.idle
        if self.broadcast.connections or now - self.touched <= idle or self._lock.locked():
            return False
        due = self._row.due
        return due is None or due > self.now() + idle

    async def close(self) -> None:
        """Stop doing anything; finish what is being written."""
        await self.driver.stop()
        async with self._lock:
            for connection in list(self.broadcast.connections):
                connection.hang_up()
