"""The operator's desk in a running server: the rules as they hold now, and acts at the tables.

Rules are kept in the database and polled, so that an act of the shell or of another
process is noticed within a moment. Acts at tables go through the tables' actors like any command.
"""

from __future__ import annotations

import asyncio
import logging
import math
from datetime import UTC, datetime
from functools import partial
from time import time
from typing import TYPE_CHECKING

from msgspec.json import encode
from msgspec.structs import replace

from bandstand.kernel.errors import BandstandError
from bandstand.server.live.load import Inspected, measure
from bandstand.server.live.people import change_person
from bandstand.server.store import acts, audit, desk_acts, desk_orders, desk_rules
from bandstand.server.store.errors import StorageError
from bandstand.tables import commands
from bandstand.tables.names import person_name
from bandstand.tables.refusals import Refusal, not_allowed

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bandstand.server.live.room import Room
    from bandstand.server.recent_log import RecentLog
    from bandstand.tables.commands import Person

_MOST_ADDRESSES = 10_000
_log = logging.getLogger(__name__)


class Desk:
    """The rules that operators set, and the acts they ask for."""

    def __init__(self, room: Room, recent_log: RecentLog) -> None:
        self._room = room
        self._recent_log = recent_log
        self._services = room.services
        self.rules = self._services.writer.submit(desk_rules.read).result()
        # One reading after another: one that began before an act must not end after the act's own.
        self._reading = asyncio.Lock()
        self._addresses: dict[str, str] = {}  # where people came from last, in memory alone
        self._round = asyncio.create_task(self._go_round(), name="desk")

    def admit(self, person: Person | None, address: str) -> None:
        """Refuse a banned person or address; otherwise remember where they come from."""
        end = self.rules.banned_until(person.id if person else None, address, time())
        if end is not None:
            raise _banned(end)
        if person is not None:
            if len(self._addresses) >= _MOST_ADDRESSES:
                self._addresses.clear()
            self._addresses[person.id] = address

    def check_newcomer(self, code: str) -> None:
        """Refuse a newcomer where only members play, or who does not bring the code."""
        access = self.rules.access
        if access == "members":
            sentence = "This server is for its members. Its operator can send you a link."
            raise not_allowed("members-only", sentence)
        if access == "code" and code.strip() != self.rules.texts[desk_rules.CODE]:
            sentence = "To play here you need this server's invitation code. Enter it under You."
            raise not_allowed("needs-code", sentence)

    def is_administrator(self, person: Person | None) -> bool:
        """Whether a person has the desk."""
        return person is not None and person.id in self.rules.administrators

    def muted_until(self, person: Person | None) -> float:
        """Until when a person is muted; 0 if they are not."""
        return 0.0 if person is None else self.rules.muted.get(person.id, 0.0)

    def address_of(self, person_id: str) -> str | None:
        """Where a person came from last, as far as this process knows."""
        return self._addresses.get(person_id)

    async def perform(self, act: acts.Act, actor: str) -> None:
        """Carry out an act and write it to the audit, or raise the refusal."""
        if isinstance(act, acts.CloseTable):
            await self._close_table(act, actor)
        elif isinstance(act, acts.Rename):
            await self._rename(act, actor)
        else:
            refusal = await self._services.write(lambda c: _written(c, act, actor))
            if refusal is not None:
                raise refusal
        await self.refresh()

    async def add_member(self, act: acts.AddMember, actor: str) -> tuple[Person, str]:
        """A new person, and the secret of their recovery link."""
        return await self._services.write(lambda c: desk_acts.add_member(c, act, actor, time()))

    async def refresh(self) -> None:
        """Read the rules; close the sockets of people they ban."""
        async with self._reading:
            self.rules = await self._services.read(desk_rules.read)
        now = time()
        for socket in self._room.sockets():
            if self.rules.banned_until(socket.opened_by, socket.address, now) is not None:
                socket.hang_up()

    async def close(self) -> None:
        """Stop reading."""
        self._round.cancel()
        await asyncio.gather(self._round, return_exceptions=True)

    async def _close_table(self, act: acts.CloseTable, actor: str) -> None:
        table = await self._room.find(act.table)
        await table.submit(commands.Close())
        game = table.state.created.game
        await self._services.write(lambda c: audit.add(c, act, actor, time(), game))

    async def _rename(self, act: acts.Rename, actor: str) -> None:
        person = await self._services.read(lambda c: desk_acts.checked_person(c, act.person))
        renamed = replace(person, name=person_name(act.name))
        await change_person(self._room, person, renamed)
        detail = f"{person.name} → {renamed.name}"
        await self._services.write(lambda c: audit.add(c, act, actor, time(), detail))

    async def _go_round(self) -> None:
        """Notice what the shell and other processes did; do what only a server can."""
        while True:
            await asyncio.sleep(self._services.settings.sweep)
            try:
                await self.refresh()
                await self._obey()
            except StorageError:
                pass  # the writer logs that the disk refuses
            except Exception:
                _log.exception("the desk's round was cut short")

    async def _obey(self) -> None:
        """Carry out what the shell has queued."""
        for order, act in (await self._services.read(desk_orders.waiting)).items():
            if await self._services.write(partial(desk_orders.take, order_id=order)):
                answer = await self._attempt(act)
                finish = partial(desk_orders.finish, order_id=order, answer=answer)
                await self._services.write(finish)

    async def _attempt(self, act: acts.Order) -> str:
        if isinstance(act, acts.Inspect):
            load, parked = await measure(self._room), self._room.quarantine.listed()
            return encode(Inspected(load, self._recent_log.listed(), parked)).decode()
        try:
            await self.perform(act, audit.SHELL)
        except BandstandError as refusal:
            return str(refusal)
        return ""


def _written(connection: Connection, act: acts.Act, actor: str) -> Refusal | None:
    """Write an act; a refusal is returned, since other writes share the commit."""
    try:
        desk_acts.write(connection, act, actor, time())
    except Refusal as refusal:
        return refusal
    return None


def _banned(end: float) -> Refusal:
    when = "" if math.isinf(end) else datetime.fromtimestamp(end, UTC).strftime("%Y-%m-%d %H:%M")
    until = when and f" until {when} UTC"
    return not_allowed("banned", f"The operator of this server has banned you{until}.")
