"""The tables of this device, the person who plays here, and what they keep."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from bandstand.local.table import LocalTable, append, lines_of, load
from bandstand.tables import branching, commands
from bandstand.tables.checks import check_removal
from bandstand.tables.commands import Person
from bandstand.tables.decide import decide
from bandstand.tables.decide.gathering import plan_rematch
from bandstand.tables.messages import TableLine
from bandstand.tables.refusals import Refusal
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from bandstand.kernel.record import Record
    from bandstand.local.bots import Bots
    from bandstand.local.ports import Storage
    from bandstand.tables.entries import Entries, Origin

_PERSON = "person"
_read_person = msgspec.json.Decoder(Person)
_read_rows = msgspec.json.Decoder(list[TableLine])


class LocalRoom:
    """Tables by id; a table is live once somebody has asked for it in this tab."""

    def __init__(self, storage: Storage, bots: Bots) -> None:
        self.storage = storage
        self.bots = bots
        self._tables: dict[str, LocalTable] = {}
        self._loading = asyncio.Lock()

    # The person.

    async def person(self) -> Person | None:
        """Who plays on this device; None before they said a name."""
        text = await self.storage.read(_PERSON)
        return _read_person.decode(text) if text else None

    async def be(self, person: Person) -> None:
        """Be somebody from now on, at the tables that are not over too."""
        await self.storage.write(_PERSON, msgspec.json.encode(person).decode())
        for row in await self.tables():
            if row.status in ("gathering", "playing"):
                table = await self.find(row.id)
                with suppress(Refusal):  # a name that is taken there stays as it was
                    await table.submit(commands.Rename(person))

    # Tables.

    async def tables(self) -> list[TableLine]:
        """The tables of this device, the latest first."""
        rows = _read_rows.decode(await self.storage.rows())
        return sorted(rows, key=lambda row: row.updated, reverse=True)

    async def find(self, table_id: str) -> LocalTable:
        """A table by its id; this tab is the one that plays it from now on."""
        async with self._loading:
            if table_id not in self._tables:
                await self.storage.claim(table_id)
                state = await load(self.storage, table_id)
                self._tables[table_id] = LocalTable(self.storage, self.bots, state)
            return self._tables[table_id]

    async def create(
        self, plan: commands.Plan, host: Person, now: float, rematch_of: str | None = None
    ) -> LocalTable:
        """Lay a new table; the host takes the first open chair, or owns the local ones."""
        state = TableState(secrets.token_urlsafe(12))
        command = commands.Create(host, plan, secrets.token_hex(32), rematch_of)
        decision = decide(state, command, now)
        if not isinstance(decision, tuple):
            raise decision
        return await self._lay(state, decision, now)

    async def branch(
        self, host: Person, record: Record, origin: Origin, fork: branching.Fork, now: float
    ) -> LocalTable:
        """Lay a table that goes on from a moment of a game that is over."""
        decided = branching.branch(host, record, origin, fork)
        return await self._lay(TableState(secrets.token_urlsafe(12)), tuple(decided), now)

    async def _lay(self, state: TableState, decided: Entries, now: float) -> LocalTable:
        await self.storage.claim(state.id)
        after = await append(self.storage, state, lines_of(state, decided, now))
        assert after is not None  # nobody else knows the id
        table = self._tables[state.id] = LocalTable(self.storage, self.bots, after)
        return table

    async def rematch(self, table: LocalTable, person: Person) -> str:
        """The same again; asked twice, the table that was laid first."""
        if table.state.rematch is None:
            plan = plan_rematch(table.state, person)
            fresh = await self.create(plan, person, table.now(), table.state.id)
            await table.submit(commands.LinkRematch(fresh.state.id))
        assert table.state.rematch is not None
        return table.state.rematch

    async def remove(self, table_id: str, person: Person) -> None:
        """Delete a game that is over."""
        check_removal((await self.find(table_id)).state, person)
        self.let_go(table_id)
        await self.storage.remove(table_id)
        await self.storage.forget(f"review table {table_id}")

    def let_go(self, table_id: str) -> None:
        """Another tab plays this table from now on, or nobody does."""
        table = self._tables.pop(table_id, None)
        if table is not None:
            table.close()


def known(person: Person | None) -> Person:
    """The person; refused where nobody has said a name yet."""
    if person is None:
        raise Refusal(401, "unknown", "Tell us your name first.")
    return person
