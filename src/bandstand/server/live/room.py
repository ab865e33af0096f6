"""The room: every table that is live in this process, and the round that looks after them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

from bandstand.server.bus.messages import (
    BusMessage,
    Connected,
    LogAdvanced,
    LookedBack,
    Rewritten,
    SignedOut,
)
from bandstand.server.live import matching, retention
from bandstand.server.live.actor import TableActor
from bandstand.server.live.presence import attentive_people, connected_people
from bandstand.server.live.quarantine import Quarantine
from bandstand.server.store import anonymize, journal, lobby, people, quotas
from bandstand.server.store.append import Append
from bandstand.server.store.errors import BrokenLogError, StorageError
from bandstand.server.store.snapshots import load
from bandstand.tables import commands
from bandstand.tables.checks import check_removal
from bandstand.tables.decide import decide
from bandstand.tables.decide.gathering import plan_rematch
from bandstand.tables.entries import AnyEntry, Line, Party
from bandstand.tables.party import carried
from bandstand.tables.refusals import Refusal, not_found
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from sqlalchemy import Connection

    from bandstand.server.live.connection import SocketConnection
    from bandstand.server.services import Services
    from bandstand.tables.commands import Person, Plan

_AT_ONCE = 64
_LONGEST_ID = 32
_SLACK = 1.0  # seconds by which the clocks of several processes may well differ
_NOT_FOUND = 404
_log = logging.getLogger(__name__)


def _nothing(_: Connection) -> None:
    """Change nothing: the table is only read again."""


class Room:
    """Tables by id. A table is live while somebody watches it or something is due at it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, TableActor] = {}
        self.closing = False
        self.quarantine = Quarantine(services.metrics)
        self._loading: dict[str, asyncio.Future[TableActor]] = {}
        self._tasks = [
            asyncio.create_task(self._go_round(), name="round"),
            asyncio.create_task(services.bus.listen(self._receive), name="bus"),
            asyncio.create_task(retention.keep_tidy(self), name="retention"),
            asyncio.create_task(matching.keep_matching(self), name="matching"),
        ]
        self._catching_up: set[asyncio.Task[None]] = set()

    async def create(
        self, plan: Plan, host: Person, rematch_of: TableState | None = None
    ) -> TableActor:
        """Lay a new table; the host takes the first open chair."""
        table_id, fresh = secrets.token_urlsafe(12), secrets.token_urlsafe(12)
        party = Party(fresh) if rematch_of is None else carried(rematch_of, fresh)
        before = None if rematch_of is None else rematch_of.id
        bots = tuple(self.services.own_bots.offered(plan.game))
        command = commands.Create(host, plan, secrets.token_hex(32), before, party, bots)
        decision = decide(TableState(table_id), command, self.services.clock.now())
        if not isinstance(decision, tuple):
            raise decision
        return self._keep(await self.write_first(table_id, decision))

    async def write_first(self, table_id: str, entries: Iterable[AnyEntry]) -> TableState:
        """Write the first entries of a new table; returns its state."""
        now = self.services.clock.now()
        lines = [Line(number, now, entry) for number, entry in enumerate(entries, 1)]
        append = Append(TableState(table_id), lines, None, self.services.settings.beat)
        await self.write_new(append.after.created.host, append)
        for line in lines:
            self.services.metrics.count(line)
        return append.after

    async def write_new(self, host: str, write: Callable[[Connection], object]) -> None:
        """Write a new table of a person's, unless they have as many as one person may."""
        settings = self.services.settings

        def within_quotas(connection: Connection) -> Refusal | None:
            refusal = quotas.refuse_table(connection, host, settings)
            if refusal is None:
                write(connection)
            return refusal

        refusal = await self.services.write(within_quotas)
        if refusal is not None:
            raise refusal

    async def remove(self, table_id: str, person: Person) -> None:
        """Delete a game that is over and nobody else's."""
        check_removal((await self.find(table_id)).state, person)
        await self.services.write(lambda c: retention.delete_tables(c, [table_id]))
        await self.forget_everywhere([table_id])

    async def forget_everywhere(self, table_ids: list[str]) -> None:
        """Put away tables whose rows are gone or changed, here and in every other process."""
        for table_id in table_ids:
            await self._loaded(table_id)  # a page may have come back before the rows went
            await self.put_away(table_id)
        self.services.archive.forget()
        self.services.bus.publish(Rewritten(table_ids))

    async def put_away(self, table_id: str) -> None:
        """Forget a table that is live; it is in the journal."""
        table = self.tables.pop(table_id, None)
        if table is not None:
            await table.close()

    def watched(self) -> set[str]:
        """The tables somebody looks at through this process."""
        return {table_id for table_id, table in self.tables.items() if table.broadcast.connections}

    def attentive(self, table_id: str) -> set[str]:
        """Who has the page of a table before them, here or through another process."""
        table = self.tables.get(table_id)
        if table is not None:
            return table.presence.attentive()
        return attentive_people(self.services.elsewhere.at(table_id))

    def connected(self, table_id: str) -> set[str]:
        """Who is connected to a table, here or through another process."""
        table = self.tables.get(table_id)
        if table is not None:
            return set(table.presence.connected())
        return connected_people(self.services.elsewhere.at(table_id))

    def people_here(self) -> set[str]:
        """Everybody who is connected to this process."""
        return {socket.person.id for socket in self.sockets() if socket.person is not None}

    def sockets(self) -> list[SocketConnection]:
        """Every connection to this process."""
        tables = self.tables.values()
        return [connection for table in tables for connection in table.broadcast.connections]

    async def find(self, table_id: str) -> TableActor:
        """A table by its id, read from the journal if it is not live."""
        if self.closing:
            raise Refusal(503, "closing", "The server is going down for a moment. Try again soon.")
        if table_id in self.tables:
            self.tables[table_id].touched = monotonic()
            return self.tables[table_id]
        if not 1 <= len(table_id) <= _LONGEST_ID:
            raise not_found("table")
        self.quarantine.check(table_id)
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> TableActor:
        try:
            state = await self.services.load(lambda c: load(c, table_id, full=False))
            if state.paused():
                with suppress(StorageError):  # on a full disk it can be looked at all the same
                    await self.services.write(lambda c: lobby.forget_due(c, table_id))
            return self._keep(state)
        except BrokenLogError as error:
            self.quarantine.park(table_id, error)
            raise
        finally:
            del self._loading[table_id]

    def _keep(self, state: TableState) -> TableActor:
        table = self.tables[state.id] = TableActor(self.services, state)
        self.services.metrics.tables.set(len(self.tables))
        return table

    async def rematch(self, table: TableActor, person: Person) -> str:
        """The same people again; asked twice, the table that was laid first."""
        if table.state.rematch is not None:
            return table.state.rematch
        plan = plan_rematch(table.state, person)
        fresh = await self.create(plan, person, table.state)
        await table.submit(commands.LinkRematch(fresh.state.id))
        assert table.state.rematch is not None
        return table.state.rematch

    def hush(self, person_id: str, other: str, on: bool) -> None:
        """A person mutes another, or hears them again, wherever they sit right now."""
        for table in self.tables.values():
            for connection in table.broadcast.connections:
                if connection.person is not None and connection.person.id == person_id:
                    (connection.muted.add if on else connection.muted.discard)(other)

    def sign_out(self, signed_out: SignedOut) -> None:
        """Close the sockets of devices or people that are signed out, here and everywhere."""
        self._hang_up(signed_out)
        self.services.bus.publish(signed_out)

    def _hang_up(self, signed_out: SignedOut) -> None:
        devices, people = signed_out.devices, signed_out.people
        for socket in self.sockets():
            if socket.device in devices or socket.opened_by in people:
                socket.hang_up()

    async def rewrite(self, table_id: str, person_id: str) -> None:
        """Take a person's name out of a table's journal; where it is live, it is read again."""
        write = anonymize.Neutral(table_id, person_id)
        try:
            await self._loaded(table_id)
            live = self.tables.get(table_id)
            await (self.services.write(write) if live is None else live.rewrite(write))
            # Who loaded it meanwhile may have read the name, and written it again.
            await self._loaded(table_id)
            loaded = self.tables.get(table_id)
            if loaded is not None and loaded is not live:
                await loaded.rewrite(write)
        finally:
            self.services.archive.forget()
            self.services.bus.publish(Rewritten([table_id], person_id))

    async def _loaded(self, table_id: str) -> None:
        """Wait until a table that is being loaded is live, or was found not to be readable."""
        if table_id in self._loading:
            await asyncio.wait([self._loading[table_id]])

    async def _follow_rewrite(self, table_id: str, person_id: str | None) -> None:
        """Another process changed a table, or deleted it.

        This one may have written the person's name again before it heard so: into the index, the
        results or a snapshot. So it takes the name out as well.
        """
        await self._loaded(table_id)
        live = self.tables.get(table_id)
        if live is None:
            return
        neutral = None if person_id is None else anonymize.Neutral(table_id, person_id)
        try:
            await live.rewrite(neutral or _nothing)
        except BrokenLogError:
            pass  # the round parks it
        except Refusal as refusal:
            if refusal.status == _NOT_FOUND:
                await self.put_away(table_id)

    def _receive(self, message: BusMessage) -> None:
        if isinstance(message, LogAdvanced):
            self._look_up(message.table, message.number)
            return
        if isinstance(message, SignedOut):
            self._hang_up(message)
            return
        if isinstance(message, Rewritten):
            self.services.archive.forget()
            for table_id in message.tables:
                self._later(self._follow_rewrite(table_id, message.person))
            return
        if isinstance(message, LookedBack):
            if message.table in self.tables:
                self.tables[message.table].sharing.hear(message.shared)
            return
        for table_id in self.services.elsewhere.hear(message):
            table = self.tables.get(table_id)
            if table is not None:
                table.presence.look_round()

    def _look_up(self, table_id: str, number: int) -> None:
        table = self.tables.get(table_id)
        if table is not None and number > table.state.number:
            self._later(table.catch_up(number))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _go_round(self) -> None:
        """See to what is overdue at tables that no process looks after; put idle ones away."""
        settings, clock = self.services.settings, self.services.clock
        set_back = True  # it may have been, while the server was closed
        while True:
            try:
                if set_back:
                    await self._see_to_tables_ahead(clock.now())
                await self._see_to_overdue(clock.now() - settings.takeover)
                await self._put_idle_away(monotonic())
                set_back = self._settle_clock() < -_SLACK
                if not self.services.alone:
                    await self._look_for_lost_messages()
                    self._say_who_is_here()
            except Exception:
                _log.exception("the round was cut short")
            await asyncio.sleep(settings.sweep)

    def _settle_clock(self) -> float:
        """Follow the system's clock, slowly as long as somebody's time runs here."""
        timing = any(table.is_timing() for table in self.tables.values())
        return self.services.clock.settle(at_once=not timing)

    async def _see_to_tables_ahead(self, now: float) -> None:
        """Look after tables whose last line is yet to come: what is due there seems far away."""
        ahead = await self.services.read(lambda c: lobby.tables_ahead(c, now + _SLACK))
        await self._resume(ahead)

    async def _see_to_overdue(self, before: float) -> None:
        """Resume what is overdue, but for what is parked, or live already and waits its turn."""
        skip = self.quarantine.skipped() | self.tables.keys()
        overdue = await self.services.read(lambda c: lobby.due_tables(c, before, _AT_ONCE, skip))
        await self._resume(overdue)

    async def _resume(self, table_ids: list[str]) -> None:
        """Look after these tables; one that cannot be resumed keeps no other waiting."""
        for table_id in table_ids:
            try:
                await self.find(table_id)
            except Exception as error:
                self.quarantine.park(table_id, error)
            else:
                self.quarantine.release(table_id)

    async def _put_idle_away(self, now: float) -> None:
        for table_id, table in list(self.tables.items()):
            if table.broken is not None:
                self.quarantine.park(table_id, table.broken)
            if table.broken is not None or table.is_idle(now):
                del self.tables[table_id]
                await table.close()
        self.services.metrics.tables.set(len(self.tables))

    async def _look_for_lost_messages(self) -> None:
        watched = [table.state.id for table in self.tables.values()]
        numbers = await self.services.read(lambda c: journal.last_numbers(c, watched))
        for table_id, number in numbers.items():
            self._look_up(table_id, number)
        await self._look_for_deleted_people()

    async def _look_for_deleted_people(self) -> None:
        """Forget the names of people who deleted themselves, should the message have been lost."""
        named = {
            (table_id, person)
            for table_id, table in self.tables.items()
            for person in anonymize.named_people(table.state)
        }
        known = await self.services.read(lambda c: people.known(c, {one for _, one in named}))
        for table_id, person in named:
            if person not in known:
                await self._follow_rewrite(table_id, person)

    def _say_who_is_here(self) -> None:
        """Say so again and again: who falls silent is taken to have gone."""
        services = self.services
        visited = [table for table in self.tables.values() if table.broadcast.connections]
        for start in range(0, len(visited), _AT_ONCE):
            some = visited[start : start + _AT_ONCE]
            here = {table.state.id: table.presence.here() for table in some}
            services.bus.publish(Connected(services.process, here))
        services.elsewhere.forget()
        for table in self.tables.values():
            table.presence.look_round()

    async def close(self) -> None:
        """Put every table away."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.tables.values()))
