"""One table of this device. It takes commands one at a time, and nobody else writes its lines.

Lock, decide, append, evolve, broadcast, as on a server: the state in memory is always one that is
kept. Bots and clocks are driven here too.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING

import msgspec

from bandstand.kernel.errors import IllegalMove
from bandstand.tables import clocks, commands, entries, messages, projection
from bandstand.tables.broadcast import Broadcast
from bandstand.tables.decide import decide
from bandstand.tables.entries import Line
from bandstand.tables.evolve import apply, evolve
from bandstand.tables.refusals import Refusal, not_found
from bandstand.tables.replays import record_of
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from bandstand.local.bots import Bots
    from bandstand.local.connection import LocalConnection
    from bandstand.local.ports import Storage
    from bandstand.tables.entries import Entries

BEAT = 0.7  # seconds a bot waits, so that people can follow
_TRIES = 4
_log = logging.getLogger(__name__)
_write_json = msgspec.json.Encoder().encode
_read_lines = msgspec.json.Decoder(list[tuple[int, float, str]])


def elsewhere() -> Refusal:
    """Another tab of this browser plays the table."""
    return Refusal(409, "elsewhere", "This game is being played in another tab.")


async def load(storage: Storage, table_id: str) -> TableState:
    """A table as its lines make it; the rules judge every move again."""
    state = TableState(table_id)
    for number, at, body in _read_lines.decode(await storage.lines(table_id)):
        try:
            apply(state, Line(number, at, entries.read_entry(body)))
        except Exception as error:
            sentence = f"This table cannot be opened: line {number} of its journal is damaged."
            raise Refusal(503, "broken-table", sentence) from error
    if state.number == 0:
        raise not_found("table")
    return state


async def append(storage: Storage, state: TableState, lines: list[Line]) -> TableState | None:
    """Keep the next lines of a table; returns the state that they lead to, or None.

    None if another tab wrote the same numbers first: then nothing is kept.
    """
    after = evolve(state, lines)
    kept = [(line.number, line.at, entries.write_entry(line.entry)) for line in lines]
    row = projection.table_line(after, lines[-1].at, after.created.host)
    written = (_write_json(kept).decode(), _write_json(row).decode(), _record_at_end(state, after))
    return after if await storage.append(state.id, *written) else None


def _record_at_end(before: TableState, after: TableState) -> str:
    """The record of a game that these lines end, if a server would keep it; else nothing."""
    if after.status != "finished" or before.is_over():
        return ""
    record = record_of(after)
    return "" if record.position is not None else record.to_json()


def lines_of(state: TableState, decided: Entries, now: float) -> list[Line]:
    """What was decided, as the next lines of a table."""
    return [Line(number, now, entry) for number, entry in enumerate(decided, state.number + 1)]


class LocalTable:
    """A table that somebody plays in this tab."""

    def __init__(self, storage: Storage, bots: Bots, state: TableState) -> None:
        self.state = state
        self.broadcast: Broadcast[LocalConnection] = Broadcast(state)
        self._storage = storage
        self._bots = bots
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._driver = asyncio.create_task(self._drive(), name=f"table {state.id}")

    def now(self) -> float:
        """The time at this table, which never goes back."""
        return max(time(), self.state.at)

    async def submit(self, command: commands.Command) -> None:
        """Do what a command asks, or raise the refusal."""
        async with self._lock:
            for _ in range(_TRIES):
                now = self.now()
                decision = decide(self.state, command, now)
                if not isinstance(decision, tuple):
                    raise decision
                if not decision:
                    return
                lines = lines_of(self.state, decision, now)
                after = await append(self._storage, self.state, lines)
                if after is not None:
                    self._follow(after)
                    return
                # The tab that had the table before wrote its last lines after they were read here.
                self._follow(await load(self._storage, self.state.id), reread=True)
            raise elsewhere()

    def _follow(self, state: TableState, reread: bool = False) -> None:
        self.state = state
        self.broadcast.publish(state, reread)
        self._changed.set()

    async def admit(self, connection: LocalConnection, number: int) -> None:
        """Welcome a page and tell it everything after the number it knows."""
        if connection.visible:
            await self.take_chairs_back(connection)
        async with self._lock:
            self.broadcast.add(connection, number)
        self._tell_who_is_here()

    def leave(self, connection: LocalConnection) -> None:
        """A page has gone."""
        self.broadcast.connections.discard(connection)
        self._tell_who_is_here()

    async def take_chairs_back(self, connection: LocalConnection) -> None:
        """Somebody is back: no bot plays for them any longer."""
        mine = self.state.seats_of(connection.person_id)
        if connection.person and any(self.state.chairs[seat].absent for seat in mine):
            with suppress(Refusal):
                await self.submit(commands.Back(connection.person))

    def lifted(self) -> list[int]:
        """The local seats whose curtain is up."""
        return [seat for connection in self.broadcast.connections for seat in connection.lifts()]

    def close(self) -> None:
        """Do nothing more."""
        self._driver.cancel()

    def _tell_who_is_here(self) -> None:
        connections = self.broadcast.connections
        here = {connection.person_id for connection in connections} - {None}
        seats = [seat for seat, chair in enumerate(self.state.chairs) if chair.person in here]
        watching = sum(not self.state.is_seated(one.person_id) for one in connections)
        for connection in connections:
            connection.send(messages.Presence(seats, watching, []))

    # Bots and clocks.

    async def _drive(self) -> None:
        while True:
            self._changed.clear()
            try:
                await self._see_to_what_is_due()
            except (Refusal, IllegalMove) as error:
                _log.info("what was due at %s is not any more: %s", self.state.id, error)
                await asyncio.sleep(1.0)
            except Exception:
                _log.exception("what is due at %s cannot be done", self.state.id)
                await asyncio.sleep(1.0)

    async def _see_to_what_is_due(self) -> None:
        seats = clocks.automatic(self.state)
        if seats:
            await self._play(seats)
        elif not await self._sleep_until_due():
            await self.submit(commands.CallTime())

    async def _play(self, seats: list[int]) -> None:
        """Let bots decide for these seats, all at once."""
        turns = {seat: self.state.chairs[seat].turn for seat in seats}
        moves = await asyncio.gather(*(self._bots.choose(self.state, seat) for seat in seats))
        while clocks.automatic(self.state) == seats and await self._sleep_until_due():
            self._changed.clear()  # a changed beat takes effect at once
        for seat, move in zip(seats, moves, strict=True):
            if self.state.owes(seat, turns[seat]):
                await self.submit(commands.BotMove(seat, turns[seat], move))

    async def _sleep_until_due(self) -> bool:
        """Sleep until something is due at the table, or until something changes: then True."""
        moment = clocks.due(self.state, BEAT)
        if moment is None:
            return await self._changed.wait()
        seconds = moment - self.now()
        if seconds <= 0:
            return False
        # Not wait_for: that of Python 3.11 swallows a cancellation that comes with a change.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await self._changed.wait()
        return False
