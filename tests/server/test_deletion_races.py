"""Deleting oneself or a game while the same table is loaded, here or by another process."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, select, text

from bandstand.server.bus.messages import BusMessage, Rewritten
from bandstand.server.live import people as live_people
from bandstand.server.live import retention, room
from bandstand.server.live.actor import TableActor
from bandstand.server.live.connection import SocketConnection
from bandstand.server.live.room import Room
from bandstand.server.services import Services
from bandstand.server.settings import Settings
from bandstand.server.store import anonymize, people, schema
from bandstand.server.store.snapshots import load
from bandstand.tables import commands
from bandstand.tables.commands import Person
from bandstand.tables.entries import SeatPlan
from bandstand.tables.names import GONE
from bandstand.tables.refusals import Refusal
from bandstand.tables.snapshot import save
from bandstand.tables.state import TableState
from bandstand.tables.visibility import Shown
from support.server_harness import SECONDS

T = TypeVar("T")
NAME = "Zebulon"


def in_a_room(tmp_path: Path, act: Callable[[Room], Awaitable[T]]) -> T:
    choices: dict[str, Any] = {"bot_processes": 0, "readers": 0, "beat": 3600.0, "sweep": 3600.0}
    never: dict[str, Any] = {"abandoned_days": 0, "closed_days": 0, "guest_days": 0}
    services = Services(Settings(data=str(tmp_path / "house.db"), **choices, **never))

    async def whole() -> T:
        opened = Room(services)
        try:
            return await act(opened)
        finally:
            await opened.close()
            await services.close()

    return asyncio.run(whole())


async def add(opened: Room, name: str) -> Person:
    return await opened.services.write(lambda c: people.add(c, name, time.time()))


async def closed_game(opened: Room, host: Person, *others: Person) -> TableActor:
    """A game that was given up by everybody."""
    seats = [SeatPlan() for _ in (host, *others)]
    bots = [SeatPlan("bot", 0)] * (3 - len(seats))
    table = await opened.create(commands.Plan("six-forces", [*seats, *bots]), host)
    for one in others:
        await table.submit(commands.Sit(one, None))
    await table.submit(commands.Start(host))
    for one in (host, *others):
        await table.submit(commands.Resign(one, None))
    return table


class Held:
    """A load that has read the log, and returns when it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.has_read = threading.Event()
        self.go_on = threading.Event()
        self._load = load
        monkeypatch.setattr(room, "load", self)

    def __call__(self, connection: Connection, table_id: str, full: bool) -> TableState:
        sheet = self._load(connection, table_id, full)
        self.has_read.set()
        assert self.go_on.wait(SECONDS)
        return sheet


def test_a_table_that_is_being_loaded_forgets_the_name_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(opened: Room) -> list[str]:
        ben, zeb = await add(opened, "Ben"), await add(opened, NAME)
        table_id = (await closed_game(opened, ben, zeb)).state.id
        await opened.put_away(table_id)
        held = Held(monkeypatch)
        finding = asyncio.create_task(opened.find(table_id))
        await asyncio.to_thread(held.has_read.wait, SECONDS)
        deleting = asyncio.create_task(live_people.delete_person(opened, zeb))
        await asyncio.wait([deleting], timeout=0.5)
        held.go_on.set()
        await deleting
        return [chair.name for chair in (await finding).state.chairs]

    names = in_a_room(tmp_path, act)
    assert names[:2] == ["Ben", GONE]


def test_a_table_loaded_while_the_name_is_taken_out_forgets_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The load begins after the deletion has, and reads before it is written."""

    async def act(opened: Room) -> list[str]:
        ben, zeb = await add(opened, "Ben"), await add(opened, NAME)
        table_id = (await closed_game(opened, ben, zeb)).state.id
        await opened.put_away(table_id)
        write = opened.services.write
        found: list[TableActor] = []

        async def late(change: Callable[[Connection], T], secret: bool = False) -> T:
            if isinstance(change, anonymize.Neutral) and not found:
                found.append(await opened.find(table_id))
            return await write(change, secret)

        monkeypatch.setattr(opened.services, "write", late)
        await live_people.delete_person(opened, zeb)
        return [chair.name for chair in found[0].state.chairs]

    names = in_a_room(tmp_path, act)
    assert names[:2] == ["Ben", GONE]


def forget_here(opened: Room, table_id: str, person: Person) -> Awaitable[None]:
    """As another process does: in the database alone."""

    def write(connection: Connection) -> None:
        anonymize.Neutral(table_id, person.id)(connection)
        anonymize.forget(connection, person.id)

    return opened.services.write(write)


async def traces(opened: Room) -> int:
    """Rows of the database that still hold the name."""

    def count(connection: Connection) -> int:
        kept = (schema.entries.c.body, schema.snapshots.c.body, schema.tables.c.summary)
        texts = [row for column in kept for row in connection.execute(select(column)).scalars()]
        return sum(NAME in one for one in texts)

    return await opened.services.read(count)


async def write_stale(opened: Room, table: TableActor, person: Person) -> None:
    """A process that has not heard of it writes a line, and a snapshot."""
    await table.submit(commands.Say(person, "Who was that?"))
    body, number = save(table.state), table.state.number
    row = {"t": table.state.id, "n": number, "b": body}
    insert = text("INSERT INTO snapshots (table_id, number, body) VALUES (:t, :n, :b)")
    await opened.services.write(lambda c: c.execute(insert, row))


@pytest.mark.parametrize("heard", [True, False], ids=["hint heard", "hint lost"])
def test_what_another_process_wrote_before_it_knew_goes_too(tmp_path: Path, heard: bool) -> None:
    async def act(opened: Room) -> tuple[int, int, list[str]]:
        ben, zeb = await add(opened, "Ben"), await add(opened, NAME)
        table = await closed_game(opened, ben, zeb)
        await forget_here(opened, table.state.id, zeb)
        await write_stale(opened, table, ben)
        stale = await traces(opened)
        if heard:
            opened._receive(Rewritten([table.state.id], zeb.id))
            await asyncio.gather(*opened._catching_up)
        else:
            await opened._look_for_lost_messages()
        return stale, await traces(opened), [chair.name for chair in table.state.chairs]

    stale, left, names = in_a_room(tmp_path, act)
    assert stale > 0
    assert left == 0
    assert names[:2] == ["Ben", GONE]


def remove(opened: Room, table_id: str, host: Person) -> Awaitable[object]:
    return opened.remove(table_id, host)


def expire(opened: Room, table_id: str, host: Person) -> Awaitable[object]:
    return retention.delete_closed(opened, time.time() + 1.0)


@pytest.mark.parametrize("delete", [remove, expire])
def test_a_page_that_comes_back_does_not_keep_a_deleted_game_open(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    delete: Callable[[Room, str, Person], Awaitable[object]],
) -> None:
    async def act(opened: Room) -> None:
        ada = await add(opened, "Ada")
        table_id = (await closed_game(opened, ada)).state.id
        write = opened.services.write
        visitor = SocketConnection(ada, set(), False, "en")

        async def late(change: Callable[[Connection], T], secret: bool = False) -> T:
            await (await opened.find(table_id)).admit(visitor, 0)
            return await write(change, secret)

        told: list[BusMessage] = []
        monkeypatch.setattr(opened.services.bus, "publish", told.append)
        monkeypatch.setattr(opened.services, "write", late)
        opened.services.archive._kept[("record",)] = None  # type: ignore[assignment]
        await delete(opened, table_id, ada)
        assert table_id not in opened.tables
        assert not opened.services.archive._kept
        with pytest.raises(Refusal, match="no such table"):
            await opened.find(table_id)
        assert Rewritten([table_id]) in told

    in_a_room(tmp_path, act)


def test_a_game_deleted_by_another_process_is_closed_here(tmp_path: Path) -> None:
    async def act(opened: Room) -> set[str]:
        ada = await add(opened, "Ada")
        table_id = (await closed_game(opened, ada)).state.id
        await opened.services.write(lambda c: retention.delete_tables(c, [table_id]))
        opened._receive(Rewritten([table_id]))
        await asyncio.gather(*opened._catching_up)
        return set(opened.tables)

    assert in_a_room(tmp_path, act) == set()


@pytest.mark.parametrize("stuck", ["watched", "refused"])
def test_tables_that_cannot_be_closed_stop_no_expiry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stuck: str
) -> None:
    monkeypatch.setattr(retention, "_BATCH", 2)
    monkeypatch.setattr(retention, "_PAUSE_SECONDS", 0.0)

    async def act(opened: Room) -> tuple[int, list[str]]:
        ada = await add(opened, "Ada")
        plan = commands.Plan("a-chord", [SeatPlan(), SeatPlan("bot", 0)])
        tables = [await opened.create(plan, ada) for _ in range(4)]
        for table in tables:
            await table.submit(commands.Start(ada))
        for table in tables[:3]:
            if stuck == "watched":
                await table.admit(SocketConnection(ada, set(), False, "en"), 0)
            else:
                monkeypatch.setattr(table, "submit", refuse)
        closed = await retention.close_abandoned(opened, time.time() + 1.0)
        return closed, [table.state.status for table in tables]

    async def refuse(command: commands.Command) -> list[Shown]:
        return []

    closed, statuses = in_a_room(tmp_path, act)
    assert closed == 1
    assert statuses == ["playing", "playing", "playing", "closed"]


def test_whoever_closes_a_table_can_be_cancelled(tmp_path: Path) -> None:
    """Or the round, cancelled while it puts a table away, would go on for ever."""

    async def act(opened: Room) -> bool:
        ada = await add(opened, "Ada")
        table = await closed_game(opened, ada)
        let_go = asyncio.Event()
        driver = table.driver._task

        async def slow_to_end() -> None:
            try:
                await driver
            except asyncio.CancelledError:
                await let_go.wait()
                raise

        table.driver._task = asyncio.create_task(slow_to_end())
        await asyncio.sleep(0)
        closing = asyncio.create_task(table.close())
        await asyncio.sleep(0)
        closing.cancel()
        await asyncio.wait([closing], timeout=0.1)
        let_go.set()
        await asyncio.wait([closing])
        return closing.cancelled()

    assert in_a_room(tmp_path, act)
