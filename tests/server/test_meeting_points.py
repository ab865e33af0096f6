"""Faults that showed only where parts of the server meet: queues, clocks, quotas, quarantine."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bandstand.server.archive import Archive, Part
from bandstand.server.context import ServerContext
from bandstand.server.fair_queue import Asker, FairQueue, Share
from bandstand.server.live.actor import TableActor
from bandstand.server.live.quarantine import Quarantine
from bandstand.server.metrics import Metrics
from bandstand.server.services import Services
from bandstand.server.settings import Settings
from bandstand.server.store import lobby
from bandstand.server.store.database import open_engine
from bandstand.server.store.errors import BrokenLogError, _not_now
from bandstand.tables import commands, entries, projection
from bandstand.tables.commands import Person
from bandstand.tables.decide import decide, gathering
from bandstand.tables.entries import Line
from bandstand.tables.evolve import apply
from bandstand.tables.refusals import Refusal
from bandstand.tables.state import TableState
from bandstand.tables.visibility import is_public
from support.server_harness import SECONDS, Guest, Running, Seat, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
EVE = Person("eve", "Eve")


def closed_with(house: Running, guest: Guest, table: str) -> tuple[str, int]:
    """What a socket is told at last, and the code with which the server hangs up."""
    cookie = "; ".join(f"{name}={value}" for name, value in guest.client.cookies.items())
    url = f"ws://{house.address}/api/tables/{table}/socket"
    told = ""
    options: Any = {"additional_headers": {"Cookie": cookie}, "open_timeout": SECONDS}
    with connect(url, **options) as socket, suppress(ConnectionClosed):
        while True:
            told = str(socket.recv(timeout=SECONDS))
    assert socket.close_code is not None
    return told, socket.close_code


def test_a_page_may_come_back_after_passing_trouble_with_the_disk(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = house.guest("Ada")
    table = ada.lay("a-chord", [OPEN, BOT])

    def fail(*_: object) -> None:
        raise _not_now()

    with monkeypatch.context() as trouble:
        trouble.setattr(Services, "_read", fail)
        told, code = closed_with(house, ada, table)
    assert "no-storage" in told
    assert code == 1001  # where 4404 would tell the page to give the table up
    assert ada.sit(table).table["status"] == "gathering"
    assert closed_with(house, ada, "nosuchtable")[1] == 4404


def test_nobody_fills_a_log_by_asking_for_a_chair(house: Running) -> None:
    ada, mallory = house.guest("Ada"), house.guest("Mallory")
    path = f"/api/tables/{ada.lay('a-chord', [OPEN, BOT, BOT])}"
    ada.post(f"{path}/start")
    for _ in range(gathering.MOST_ASKINGS):
        mallory.post(f"{path}/join")
        mallory.post(f"{path}/admit", {"person": mallory.id, "yes": False})
    assert mallory.refused("POST", f"{path}/join") == (403, "asked-often")


def give_orders(seat: Seat) -> str:
    """Standing orders on and on; returns what they are refused for, if they are."""
    for _ in range(60):
        seat.drain()
        assert seat.turn is not None
        order = seat.turn["asides"][0]["move"]
        turn = {"turn": seat.turn["turn"], "seat": seat.turn["seat"]}
        answer = seat.ask("move", move=order, **turn)
        if answer["type"] == "refused":
            return str(answer["code"])
    return ""


def test_a_full_log_takes_no_more_standing_orders(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), table_lines=30) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        table = ada.lay("re-chord", [OPEN, OPEN])
        ben.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        seats = [ada.sit(table), ben.sit(table)]
        assert give_orders(seats[0]) == "table-full"
        for seat in seats:
            seat.drain()
        mover = next(seat for seat in seats if seat.may_move)
        assert mover.move()["type"] == "done"  # the game itself goes on


def test_whoever_is_gone_at_the_wrong_moment_stops_nobody() -> None:
    async def whole() -> None:
        queue, gate = FairQueue(1), asyncio.Event()

        async def work(_: Share) -> str:
            await gate.wait()
            return "done"

        def broken(_: Share) -> Any:
            raise RuntimeError

        running = asyncio.create_task(queue.run(Asker("a"), work))
        await asyncio.sleep(0)
        gone = asyncio.create_task(queue.run(Asker("b"), work, lambda: False))
        faulty = asyncio.create_task(queue.run(Asker("c"), broken))
        last = asyncio.create_task(queue.run(Asker("d"), work))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.sleep(0)
        gone.cancel()  # in the very tick in which its turn comes
        async with asyncio.timeout(SECONDS):
            assert await running == "done"
            assert await last == "done"
            with pytest.raises(RuntimeError):
                await faulty
        assert gone.cancelled()

    asyncio.run(whole())


def test_a_parked_table_does_not_collect_what_asked_for_it() -> None:
    quarantine = Quarantine(Metrics())
    quarantine.park("t", BrokenLogError("t", 3, "no such move"))
    errors = []
    for _ in range(3):
        with pytest.raises(BrokenLogError) as caught:
            quarantine.check("t")
        errors.append(caught.value)
    assert len({id(error) for error in errors}) == 3
    assert errors[2].number == 3


def test_live_tables_do_not_crowd_out_overdue_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        house = ServerContext(Settings(data=str(tmp_path / "house.db"), bot_processes=0, readers=0))
        seats = [entries.SeatPlan("open"), entries.SeatPlan("open")]
        live = await house.room.create(commands.Plan("a-chord", seats), EVE)
        skipped: list[set[str]] = []

        def due_tables(_: object, before: float, limit: int, skip: set[str]) -> list[str]:
            skipped.append(skip)
            return []

        monkeypatch.setattr(lobby, "due_tables", due_tables)
        await house.room._see_to_overdue(0.0)
        assert live.state.id in skipped[-1]
        await house.close()

    asyncio.run(whole())


def test_a_table_closes_although_something_just_changed(tmp_path: Path) -> None:
    async def change_and_close(table: TableActor) -> None:
        await table.submit(commands.Say(EVE, "hello"))
        await table.close()

    async def whole() -> None:
        house = ServerContext(Settings(data=str(tmp_path / "house.db"), bot_processes=0, readers=0))
        seats = [entries.SeatPlan("open"), entries.SeatPlan("open")]
        table = await house.room.create(commands.Plan("a-chord", seats), EVE)
        await asyncio.sleep(0.02)  # its driver waits
        closing = asyncio.create_task(change_and_close(table))
        assert await asyncio.wait({closing}, timeout=SECONDS) == ({closing}, set())
        del house.room.tables[table.state.id]
        await house.close()

    asyncio.run(whole())


def test_a_standing_order_taken_back_does_not_show_in_the_clock() -> None:
    sheet = TableState("t")

    def put(entry: entries.AnyEntry, at: float) -> bool:
        return is_public(sheet, apply(sheet, Line(sheet.number + 1, at, entry)))

    def do(command: commands.Command) -> None:
        decision = decide(sheet, command, 0.0)
        assert isinstance(decision, tuple)
        for entry in decision:
            put(entry, 0.0)

    seats = [entries.SeatPlan("open"), entries.SeatPlan("open")]
    plan = commands.Plan("re-chord", seats, pace=entries.Pace(5.0, 60.0))
    do(commands.Create(EVE, plan, "07" * 32))
    do(commands.Sit(Person("ben", "Ben")))
    do(commands.Start(EVE))
    (seat,) = sheet.waiting()
    before = projection._clocks(sheet)
    order = int(sheet.playing.state.unprompted_moves(seat)[0])
    assert not put(entries.Moved(seat, order, "owner"), 20.0)
    assert not put(entries.TookBack(seat), 21.0)
    assert projection._clocks(sheet) == before


def test_an_export_lasts_until_it_has_ended_or_is_dropped(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    archive = Archive(Settings(data=data, readers=0), open_engine(data))
    part = Part(lambda _connection, _id: "line", "one")

    def refused() -> bool:
        with suppress(Refusal):
            archive.export("ada", [part])
            return False
        return True

    async def whole() -> None:
        first = archive.export("ada", [part])
        assert refused()
        assert [text async for text in first] == ["line"]
        second = archive.export("ada", [part, part])  # though somebody still holds the first
        del first
        assert refused()
        assert await anext(second) == "line"
        assert refused()
        del second
        assert not refused()

    asyncio.run(whole())
    archive.close()
