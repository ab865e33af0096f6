"""The room: every table that is live in this process, and the round that looks after them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING

from bandstand.house import entries, log, permits
from bandstand.house.hints import At, Here, Hint
from bandstand.house.log import Line
from bandstand.house.refusals import Refusal, not_found
from bandstand.house.sheet import Sheet
from bandstand.house.table import Table, load

if TYPE_CHECKING:
    from bandstand.house.people import Person
    from bandstand.house.services import Services

_AT_ONCE = 64
_LONGEST_ID = 32
_log = logging.getLogger(__name__)


class Room:
    """Tables by id. A table is live while somebody watches it or something is due at it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks = [
            asyncio.create_task(self._go_round(), name="round"),
            asyncio.create_task(services.hints.listen(self._hear), name="hints"),
        ]
        self._catching_up: set[asyncio.Task[None]] = set()

    async def create(
        self, plan: permits.Plan, host: Person, rematch_of: str | None = None
    ) -> Table:
        """Lay a new table; the host takes the first open chair."""
        table_id = secrets.token_urlsafe(12)
        sheet = Sheet(table_id)
        line = Line(1, time(), permits.create(plan, host, rematch_of))
        sheet.apply(line)
        index = sheet.index(self.services.settings.beat)
        await self.services.write(lambda c: log.append(c, table_id, line, None, index))
        table = self._keep(sheet)
        if not sheet.seats_of(host.id):
            await table.ask(lambda sheet: permits.sit(sheet, host, None))
        return table

    async def find(self, table_id: str) -> Table:
        """A table by its id, read from the log if it is not live."""
        if self.closing:
            raise Refusal(503, "closing", "The house is closing. Come back in a moment.")
        if table_id in self.tables:
            self.tables[table_id].touched = time()
            return self.tables[table_id]
        if not 1 <= len(table_id) <= _LONGEST_ID:
            raise not_found("table")
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            sheet = await self.services.read(lambda c: load(c, table_id, full=False))
            return self._keep(sheet)
        finally:
            del self._loading[table_id]

    def _keep(self, sheet: Sheet) -> Table:
        table = self.tables[sheet.id] = Table(self.services, sheet)
        self.services.metrics.tables.set(len(self.tables))
        return table

    async def rematch(self, table: Table, person: Person) -> str:
        """The same people again; asked twice, the table that was laid first."""
        if table.sheet.rematch is not None:
            return table.sheet.rematch
        plan = permits.rematch(table.sheet, person)
        fresh = await self.create(plan, person, table.sheet.id)

        def ask(sheet: Sheet) -> entries.Rematched:
            if sheet.rematch is not None:
                raise permits.Repeated
            return entries.Rematched(fresh.sheet.id)

        with suppress(permits.Repeated):
            await table.ask(ask)
        assert table.sheet.rematch is not None
        return table.sheet.rematch

    def hush(self, person_id: str, other: str, on: bool) -> None:
        """A person mutes another, or hears them again, wherever they sit right now."""
        for table in self.tables.values():
            for visitor in table.visitors:
                if visitor.person is not None and visitor.person.id == person_id:
                    (visitor.muted.add if on else visitor.muted.discard)(other)

    def _hear(self, hint: Hint) -> None:
        if isinstance(hint, At):
            self._look_up(hint.table, hint.number)
            return
        for table_id in self.services.elsewhere.hear(hint):
            table = self.tables.get(table_id)
            if table is not None:
                table.look_round()

    def _look_up(self, table_id: str, number: int) -> None:
        table = self.tables.get(table_id)
        if table is not None and number > table.sheet.number:
            task = asyncio.create_task(table.catch_up(number))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _go_round(self) -> None:
        """See to what is overdue at tables that no process looks after; put idle ones away."""
        settings = self.services.settings
        while True:
            try:
                await self._see_to_overdue(time() - settings.takeover)
                await self._put_idle_away(time())
                if not self.services.alone:
                    await self._look_for_lost_hints()
                    self._say_who_is_here()
            except Exception:
                _log.exception("the round was cut short")
            await asyncio.sleep(settings.sweep)

    async def _see_to_overdue(self, before: float) -> None:
        overdue = await self.services.read(lambda c: log.due_tables(c, before, _AT_ONCE))
        for table_id in overdue:
            with suppress(Refusal):
                await self.find(table_id)

    async def _put_idle_away(self, now: float) -> None:
        for table_id, table in list(self.tables.items()):
            if table.is_idle(now):
                del self.tables[table_id]
                await table.close()
        self.services.metrics.tables.set(len(self.tables))

    async def _look_for_lost_hints(self) -> None:
        watched = [table.sheet.id for table in self.tables.values()]
        numbers = await self.services.read(lambda c: log.last_numbers(c, watched))
        for table_id, number in numbers.items():
            self._look_up(table_id, number)

    def _say_who_is_here(self) -> None:
        """Say so again and again: who falls silent is taken to have gone."""
        services = self.services
        visited = [table for table in self.tables.values() if table.visitors]
        for start in range(0, len(visited), _AT_ONCE):
            some = visited[start : start + _AT_ONCE]
            here = {table.sheet.id: table.present() for table in some}
            services.hints.tell(Here(services.process, here))
        services.elsewhere.forget()
        for table in self.tables.values():
            table.look_round()

    async def close(self) -> None:
        """Put every table away."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.tables.values()))
