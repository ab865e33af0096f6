"""One guest cannot hurt the others: exports, replays, hints, reviews, tables left alone."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from bandstand.server import bot_pool, history
from bandstand.server.bus.messages import Attendance, Connected
from bandstand.server.live.room import Room
from bandstand.server.services import Services
from bandstand.server.settings import Settings
from bandstand.server.store import schema
from bandstand.server.store.database import open_engine, writing
from bandstand.tables import commands, replays
from bandstand.tables.commands import Person
from bandstand.tables.entries import SeatPlan
from support.page_game import HIGH_NOTE, registered
from support.server_harness import SECONDS, Guest, Running, Seat, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
MORE_THAN_THREADS = 12  # asyncio's own pool has six on two cores


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    with registered(), running(str(tmp_path / "house.db"), review_seconds=0.2) as server:
        yield server


class Gate:
    """Holds up whoever calls the function it stands before, until it is opened."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._open = threading.Event()
        self.held = threading.Semaphore(0)
        self.free_calls = 0
        self.calls = 0

    def __call__(self, *details: Any, **named: Any) -> Any:
        self.calls += 1
        if self.free_calls:
            self.free_calls -= 1
        else:
            self.held.release()
            assert self._open.wait(4 * SECONDS)
        return self._function(*details, **named)

    def open(self) -> None:
        self._open.set()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Any, str], Gate]]:
    gates: list[Gate] = []

    def put(module: Any, name: str) -> Gate:
        gates.append(Gate(getattr(module, name)))
        monkeypatch.setattr(module, name, gates[-1])
        return gates[-1]

    yield put
    for one in gates:
        one.open()


def eventually(done: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def begun(guest: Guest, game: str = HIGH_NOTE, level: int = 0) -> str:
    table = guest.lay(game, [OPEN, {"kind": "bot", "level": level}])
    guest.post(f"/api/tables/{table}/start")
    return table


def finished(guest: Guest) -> str:
    table = begun(guest)
    seat = guest.sit(table)
    seat.play_out()
    seat.close()
    return table


def answers(house: Running, seat: Seat) -> None:
    """Identity, health, a new table and a move are not held up."""
    assert house.guest("Cleo").get("/api/me")["name"] == "Cleo"
    assert httpx.get(f"{house.url}/api/health", timeout=SECONDS).json()["status"] == "open"
    begun(house.guest("Dan"))
    while not seat.may_move:
        seat.receive()
    assert seat.move()["type"] == "done"


def test_nobody_waits_for_exports(house: Running, gate: Callable[[Any, str], Gate]) -> None:
    guests = [house.guest(f"Guest {n}") for n in range(MORE_THAN_THREADS)]
    for guest in guests:
        finished(guest)
    ada = house.guest("Ada")
    seat = ada.sit(begun(ada))
    load = gate(history, "load")
    with ThreadPoolExecutor(len(guests)) as together:
        asked = [together.submit(guest.ask, "GET", "/api/records/mine") for guest in guests]
        assert load.held.acquire(timeout=SECONDS)
        answers(house, seat)
        load.open()
        texts = [one.result().text for one in asked]
    assert all(json.loads(text)["game"] == HIGH_NOTE for text in texts)


def test_nobody_waits_for_replays_and_imports(
    house: Running, gate: Callable[[Any, str], Gate]
) -> None:
    eve, ada = house.guest("Eve"), house.guest("Ada")
    table = finished(eve)
    record = eve.get(f"/api/tables/{table}/record")
    seat = ada.sit(begun(ada))
    read, check = gate(history, "read"), gate(replays, "check")
    with ThreadPoolExecutor(MORE_THAN_THREADS) as together:
        paths = [f"/api/tables/{table}/replay"] * (MORE_THAN_THREADS - 4)
        asked = [together.submit(eve.ask, "GET", path) for path in paths]
        asked += [together.submit(eve.ask, "POST", "/api/records", record) for _ in range(4)]
        assert read.held.acquire(timeout=SECONDS) or check.held.acquire(timeout=SECONDS)
        answers(house, seat)
        read.open()
        check.open()
        assert all(one.result().is_success for one in asked)


def test_an_export_streams_and_is_the_only_one_of_a_person(
    house: Running, gate: Callable[[Any, str], Gate]
) -> None:
    ada = house.guest("Ada")
    for _ in range(3):
        finished(ada)
    load = gate(history, "load")
    load.free_calls = 1
    with ada.client.stream("GET", "/api/records/mine") as response:
        lines = response.iter_lines()
        assert json.loads(next(lines))["game"] == HIGH_NOTE  # while the second is held up
        assert load.held.acquire(timeout=SECONDS)
        again = ada.ask("GET", "/api/records/mine")
        assert (again.status_code, again.json()["code"]) == (429, "exporting")
        assert again.json()["detail"].endswith(".")
        load.open()
        assert len(list(lines)) == 2
    eventually(lambda: ada.ask("GET", "/api/records/mine").is_success)


def test_whoever_hangs_up_may_export_again(
    house: Running, gate: Callable[[Any, str], Gate]
) -> None:
    ada = house.guest("Ada")
    for _ in range(2):
        finished(ada)
    load = gate(history, "load")
    load.free_calls = 1
    with ada.client.stream("GET", "/api/records/mine") as response:
        next(response.iter_lines())
        assert load.held.acquire(timeout=SECONDS)
    load.open()
    eventually(lambda: ada.ask("GET", "/api/records/mine").is_success)
    assert len(ada.ask("GET", "/api/records/mine").text.splitlines()) == 2


def test_an_export_leaves_out_what_cannot_be_read(house: Running) -> None:
    ada = house.guest("Ada")
    tables = [finished(ada) for _ in range(2)]
    entries = schema.entries
    with writing(open_engine(house.settings.data)) as connection:
        broken = (entries.c.table_id == tables[0]) & (entries.c.number == 2)
        connection.execute(update(entries).where(broken).values(body="{"))
    answer = ada.ask("GET", "/api/records/mine")
    assert answer.is_success
    assert len(answer.text.splitlines()) == 1


def test_reads_beyond_a_few_are_refused(tmp_path: Path, gate: Callable[[Any, str], Gate]) -> None:
    with registered(), running(str(tmp_path / "house.db"), reads_per_person=2) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        path = f"/api/tables/{finished(ada)}/replay"
        read = gate(history, "read")
        with ThreadPoolExecutor(2) as together:
            asked = [together.submit(_insist, ada, path, "GET") for _ in range(2)]
            assert read.held.acquire(timeout=SECONDS)
            eventually(lambda: _refused_at_once(ada, "GET", path, "too-many-reads"))
            assert not _refused_at_once(ben, "GET", path, "too-many-reads")
            read.open()
            assert all(one.result().is_success for one in asked)


def _insist(guest: Guest, path: str, method: str = "POST") -> httpx.Response:
    """Ask until it is not refused: the house may not have noticed yet that we hung up.

    Or a request that was to be refused has come first, and has yet to hang up.
    """
    data: object = None if method == "GET" else {}
    while (answer := guest.ask(method, path, data)).status_code == 429:
        time.sleep(0.02)
    return answer


def _refused_at_once(guest: Guest, method: str, path: str, code: str) -> bool:
    """Whether a request is refused; if it is not, it waits for its turn, and we hang up."""
    data: object = None if method == "GET" else {}
    try:
        answer = guest.client.request(method, path, json=data, timeout=1.0)
    except httpx.ReadTimeout:
        return False
    assert (answer.status_code, answer.json()["code"]) == (429, code)
    assert answer.json()["detail"].endswith(".")
    assert answer.headers["retry-after"]
    return True


def test_a_third_hint_is_refused_and_one_that_nobody_waits_for_is_dropped(
    house: Running, gate: Callable[[Any, str], Gate]
) -> None:
    ada = house.guest("Ada")
    path = f"/api/tables/{begun(ada)}/hint"
    advise = gate(bot_pool, "advise")
    with ThreadPoolExecutor(1) as together:
        first = together.submit(ada.ask, "POST", path, {})
        assert advise.held.acquire(timeout=SECONDS)
        # A second one waits until it is given up: it leaves the queue, and there is room again.
        assert not _refused_at_once(ada, "POST", path, "too-many-hints")
        for _ in range(2):
            eventually(lambda: not _refused_at_once(ada, "POST", path, "too-many-hints"))
        with ThreadPoolExecutor(1) as further:
            second = further.submit(_insist, ada, path)
            eventually(lambda: _refused_at_once(ada, "POST", path, "too-many-hints"))
            advise.open()
            assert first.result().is_success
            assert second.result().is_success
    assert advise.calls == 2, "what was given up was thought about"


def test_a_hint_for_a_decision_that_was_made_meanwhile_is_dropped(
    house: Running, gate: Callable[[Any, str], Gate], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = threading.Semaphore(0)
    wait_for_advice = bot_pool.BotPool.advise

    async def note_and_wait(*details: Any) -> Any:
        asked.release()
        return await wait_for_advice(*details)

    monkeypatch.setattr(bot_pool.BotPool, "advise", note_and_wait)
    ada, eve = house.guest("Ada"), house.guest("Eve")
    table, other = begun(ada), begun(eve)
    seat = ada.sit(table)
    advise = gate(bot_pool, "advise")
    with ThreadPoolExecutor(2) as together:
        blocking = together.submit(eve.ask, "POST", f"/api/tables/{other}/hint", {})
        assert asked.acquire(timeout=SECONDS)
        assert advise.held.acquire(timeout=SECONDS)
        late = together.submit(ada.ask, "POST", f"/api/tables/{table}/hint", {})
        assert asked.acquire(timeout=SECONDS)
        assert seat.move()["type"] == "done"
        advise.open()
        assert blocking.result().is_success
        assert (late.result().status_code, late.result().json()["code"]) == (409, "moved-on")
    assert advise.calls == 1


def test_reviews_beyond_a_few_are_refused(house: Running, gate: Callable[[Any, str], Gate]) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    tables = [finished(ada) for _ in range(3)]
    judge = gate(bot_pool, "judge_apart")
    for table in tables[:2]:
        assert ada.post(f"/api/tables/{table}/review")["status"] == "thinking"
    path = f"/api/tables/{tables[2]}/review"
    assert ada.refused("POST", path) == (429, "too-many-reviews")
    assert ada.post(f"/api/tables/{tables[0]}/review")["status"] == "thinking"
    assert ben.post(path)["status"] == "thinking"
    judge.open()
    eventually(lambda: ada.post(path)["status"] == "ready")


# Tables that nobody looks at.


def lines_of(guest: Guest, table: str) -> int:
    return int(guest.get(f"/api/tables/{table}/replay")["total"])


def test_bots_wait_where_nobody_watches_and_nobody_sits(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = begun(ada)
    ada.post(f"/api/tables/{table}/leave")
    before = lines_of(ada, table)
    finished(ben)  # whole games can be played meanwhile
    finished(ben)
    assert lines_of(ada, table) == before
    assert ada.get(f"/api/tables/{table}")["status"] == "playing"
    seat = ada.sit(table)
    seat.ask("back")
    seat.play_out()
    assert seat.table["status"] == "finished"


def test_bots_play_for_whoever_sits_but_is_not_connected(house: Running) -> None:
    """By post, so to say: the answer is there when they come back."""
    ada = house.guest("Ada")
    table = begun(ada)
    seat = ada.sit(table)
    assert seat.move()["type"] == "done"
    seat.close()
    rounds = 1
    while rounds < 3:  # each move is answered, though nobody was connected when the bot moved
        again = ada.sit(table)
        while not again.may_move:
            again.receive()
        assert again.move()["type"] == "done"
        again.close()
        rounds += 1
    eventually(lambda: ada.get(f"/api/tables/{table}")["status"] == "finished")


def test_a_table_left_alone_is_due_for_nobody(tmp_path: Path) -> None:
    """Else tables left alone would be looked after before those that somebody waits at."""
    data = str(tmp_path / "house.db")
    tables = schema.tables
    with registered(), running(data) as house:
        ada = house.guest("Ada")
        table = begun(ada)
        ada.post(f"/api/tables/{table}/leave")
        due = select(tables.c.due).where(tables.c.table_id == table)
        with open_engine(data).connect() as connection:
            assert connection.execute(due).scalar_one() is None
    with writing(open_engine(data)) as connection:  # as an earlier version left it
        connection.execute(update(tables).where(tables.c.table_id == table).values(due=1.0))
    with registered(), running(data) as house:

        def forgotten() -> bool:
            with open_engine(data).connect() as connection:
                return connection.execute(due).scalar_one() is None

        eventually(forgotten)
        assert lines_of(house.guest("Ben"), table) > 0


def test_whoever_watches_through_another_process_counts(tmp_path: Path) -> None:
    services = Services(Settings(data=str(tmp_path / "house.db"), bot_processes=0))

    async def whole() -> list[bool]:
        room = Room(services)
        try:
            plan = commands.Plan("a-chord", [SeatPlan(), SeatPlan("bot", 0)])
            table = await room.create(plan, Person("ada", "Ada"))
            seen = []
            for present in (Attendance([], 0), Attendance(["ada"], 0), Attendance([], 1)):
                services.elsewhere.hear(Connected("another", {table.state.id: present}))
                seen.append(table.presence.is_watched())
            return seen
        finally:
            await room.close()
            await services.close()

    assert asyncio.run(whole()) == [False, True, True]
