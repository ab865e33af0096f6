"""The same house on PostgreSQL, and several processes on one, with hints over Redis or NATS."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, func, inspect, make_url, select, text
from sqlalchemy.exc import IntegrityError

from bandstand.kernel.errors import BandstandError
from bandstand.server.logging_setup import JsonFormatter
from bandstand.server.store import schema
from bandstand.server.store.backup import back_up, restore
from bandstand.server.store.database import HeldError, claimed, migrate, open_engine, writing
from bandstand.server.store.lobby import TableRow
from bandstand.server.store.writer import Writer
from bandstand.tables.entries import Created, Line, Moved, SeatPlan
from support.journal_lines import append
from support.page_game import HIGH_NOTE, registered
from support.receivers import web_receiver
from support.server_harness import SECONDS, play_on, running
from support.server_process import (
    Process,
    Stubborn,
    ask,
    check_nothing_lost,
    everybody_goes_on,
    free_port,
    full_table,
)
from support.server_services import nats, postgresql, redis

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(scope="module", params=[redis, nats], ids=["redis", "nats"])
def hints(request: pytest.FixtureRequest) -> Iterator[str]:
    with request.param() as url:
        yield url


def test_two_processes_may_migrate_at_once(database: str) -> None:
    problems: list[Exception] = []

    def start_up() -> None:
        try:
            migrate(open_engine(database))
        except Exception as error:
            problems.append(error)

    starters = [threading.Thread(target=start_up) for _ in range(3)]
    for starter in starters:
        starter.start()
    for starter in starters:
        starter.join()
    assert problems == []
    tables = set(inspect(open_engine(database)).get_table_names())
    assert set(schema.metadata.tables) <= tables


def test_of_two_writers_one_wins_each_number(database: str) -> None:
    migrate(open_engine(database))
    index = TableRow("a-chord", "playing", True, 1.0, None, "{}", ["host"])
    created = Created("a-chord", 1, {}, [SeatPlan()], "host", "Ada", "00" * 32)
    won: list[int] = []

    def contend() -> None:
        writer = Writer(open_engine(database))
        for number in range(1, 31):
            entry = created if number == 1 else Moved(0, number)
            line = Line(number, 1.0, entry)

            def write(connection: Connection, line: Line = line) -> bool:
                return append(connection, "contended", line, None, index)

            if writer.submit(write).result(20):
                won.append(number)
        writer.close()

    threads = [threading.Thread(target=contend) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(won) == list(range(1, 31))
    with open_engine(database).connect() as connection:
        entries = schema.entries
        count = select(func.count()).where(entries.c.table_id == "contended")
        assert connection.execute(count).scalar() == 30


def test_a_game_with_ratings_on_postgresql(database: str) -> None:
    with registered(), running(database) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        for guest in (ada, ben):
            guest.ask("PATCH", "/api/me", {"rated": True})
        table = ada.lay(HIGH_NOTE, [OPEN, OPEN], rated=True)
        ben.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        seats = [ada.sit(table), ben.sit(table)]
        play_on(*seats)
        ladder = {one["person"] for one in ada.get(f"/api/games/{HIGH_NOTE}/ladder")}
        assert {ada.id, ben.id} <= ladder
        assert ada.get(f"/api/people/{ada.id}/against/{ben.id}")["games"] == 1
        assert table in {line["id"] for line in ben.get("/api/tables/mine")}
        assert ada.get(f"/api/tables/{table}/replay")["total"] > 6


def test_a_null_character_is_refused(database: str) -> None:
    with running(database) as house:
        told = {"person": "\0", "words": "A pest."}
        assert house.guest("Ada").refused("POST", "/api/reports", told) == (422, "null")


def test_people_at_different_houses_share_a_table(database: str, hints: str) -> None:
    # Without the looks at the log that make lost hints good, only hints can tell.
    with (
        registered(),
        running(database, bus=hints, sweep=3600.0) as one,
        running(database, bus=hints, sweep=3600.0) as other,
    ):
        ada, ben = one.guest("Ada"), other.guest("Ben")
        table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
        ben.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        here, there = ada.sit(table), ben.sit(table)
        for _ in range(3):
            there.move()
            while here.position["waiting"] != [0]:
                here.receive()
            here.move()
            while not there.may_move and there.table["status"] == "playing":
                there.receive()
        assert there.table["status"] == "finished"
        here.drain()
        assert here.table["scores"] == there.table["scores"]
        assert here.number == there.number


def test_people_at_different_houses_see_each_other(database: str, hints: str) -> None:
    # A process that is silent for four sweeps has gone; a loaded machine may be so slow at 0.2 s.
    patient: dict[str, Any] = {"bus": hints, "grace": 1.0, "sweep": 1.0}
    with (
        registered(),
        running(database, **patient) as one,
        running(database, **patient) as other,
    ):
        ada, ben = one.guest("Ada"), other.guest("Ben")
        table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
        ben.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        here, there = ada.sit(table), ben.sit(table)
        for seat in (here, there):
            while seat.presence.get("seats") != [0, 1]:
                seat.until("presence")
        time.sleep(1.5)  # longer than anybody has grace
        there.drain()
        assert not there.table["seats"][0]["absent"]
        here.close()
        while not there.table["seats"][0]["absent"]:
            there.receive()
        assert there.presence["seats"] == [1]
        back = ada.sit(table)
        assert not back.table["seats"][0]["absent"]


def test_a_hidden_page_at_another_house_does_not_end_an_absence(database: str, hints: str) -> None:
    with (
        registered(),
        running(database, bus=hints, grace=3600.0) as one,
        running(database, bus=hints, grace=3600.0) as other,
    ):
        ada, ben = one.guest("Ada"), other.guest("Ben")
        table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
        ben.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        there = ben.sit(table)
        while not there.presence.get("away"):
            there.until("presence")
        until = there.presence["away"]
        hidden = ada.sit(table, visible=False)
        while there.presence["seats"] != [0, 1]:
            there.until("presence")
        assert there.presence["away"] == until
        hidden.ask("visibility", visible=True)
        while there.presence["away"]:
            there.until("presence")


def test_a_curtain_that_is_up_at_another_house_is_up(database: str, hints: str) -> None:
    with (
        registered(),
        running(database, bus=hints) as one,
        running(database, bus=hints) as other,
    ):
        ada = one.guest("Ada")
        table = ada.lay(HIGH_NOTE, [{"kind": "local"}, {"kind": "local"}])
        ada.post(f"/api/tables/{table}/start")
        there = httpx.Client(base_url=other.url, cookies=ada.client.cookies)
        seat = ada.sit(table)
        wished = {"seat": 0}
        assert there.post(f"/api/tables/{table}/hint", json=wished).json()["code"] == "curtain"
        seat.send("lift", seat=0)
        seat.until("welcome")
        end = time.monotonic() + SECONDS
        while there.post(f"/api/tables/{table}/hint", json=wished).status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.05)


@pytest.mark.parametrize("kind", ["redis", "nats"])
def test_a_lost_hint_is_harmless(database: str, kind: str) -> None:
    nobody = f"{kind}://127.0.0.1:{free_port()}"
    with (
        registered(),
        running(database, bus=nobody) as one,
        running(database, bus=nobody) as other,
    ):
        ada, ben = one.guest("Ada"), other.guest("Ben")
        table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
        ben.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        here, there = ada.sit(table), ben.sit(table)
        assert there.table["status"] == "playing"
        there.move()
        while here.position["waiting"] != [0]:
            here.receive()
        here.move()
        while not there.may_move:
            there.receive()


async def play_and_kill(servers: list[Process], players: list[Stubborn], kills: int) -> None:
    games = [asyncio.create_task(player.play()) for player in players]
    for number in range(kills):
        await asyncio.sleep(1.0)
        server = servers[number % len(servers)]
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(0.5)  # the other serves alone
        await asyncio.to_thread(server.start)
    await everybody_goes_on(players)
    for player, game in zip(players, games, strict=True):
        player.over = True
        game.cancel()
    ends = await asyncio.gather(*games, return_exceptions=True)
    assert not [end for end in ends if isinstance(end, AssertionError)], ends


@pytest.mark.slow
def test_processes_die_and_nothing_is_lost_or_played_twice(database: str, hints: str) -> None:
    servers = [Process(database, free_port(), ["--hints", hints]) for _ in range(2)]
    for server in servers:
        server.start()
    try:
        urls = [server.url for server in servers]
        tables = [full_table(urls[number % 2], "a-chord", 3) for number in range(3)]
        players = [
            Stubborn(urls, table, cookie, random.Random(cookie))
            for table, cookies in tables
            for cookie in cookies
        ]
        asyncio.run(play_and_kill(servers, players, 2))
    finally:
        for server in servers:
            server.stop()
    for number, (table, _) in enumerate(tables):
        mine = players[3 * number : 3 * number + 3]
        assert all(player.acknowledged for player in mine)
        check_nothing_lost(database, table, mine)


async def play_until(players: list[Stubborn], blow: Callable[[], None], moves: int) -> None:
    """Play; after some moves the blow falls, then as many again are to be acknowledged."""
    games = [asyncio.create_task(player.play()) for player in players]

    async def acknowledged(count: int) -> None:
        while sum(len(player.acknowledged) for player in players) < count:
            if all(player.over for player in players):
                return
            await asyncio.sleep(0.02)

    async with asyncio.timeout(120.0):
        await acknowledged(moves)
        await asyncio.to_thread(blow)
        before = sum(len(player.acknowledged) for player in players)
        await acknowledged(before + moves)
    for player, game in zip(players, games, strict=True):
        player.over = True
        game.cancel()
    ends = await asyncio.gather(*games, return_exceptions=True)
    assert not [end for end in ends if isinstance(end, AssertionError)], ends


@pytest.mark.slow
@pytest.mark.parametrize("blow", ["both at once", "the owner"])
def test_whatever_is_killed_the_game_goes_on(database: str, hints: str, blow: str) -> None:
    """Both processes at once; or the one that wrote every line so far, and with it the table."""
    servers = [Process(database, free_port(), ["--bus", hints]) for _ in range(2)]
    for server in servers:
        server.start()

    def kill_both() -> None:
        for server in servers:
            assert server.process is not None
            server.process.kill()
        for server in servers:
            server.kill()
            server.start()

    def kill_owner() -> None:
        for player in players:
            player.urls = [servers[1].url]
        servers[0].kill()

    try:
        table, cookies = full_table(servers[0].url, "a-chord", 3)
        urls = [server.url for server in (servers if blow == "both at once" else servers[:1])]
        players = [Stubborn(urls, table, cookie, random.Random(cookie)) for cookie in cookies]
        kill = kill_both if blow == "both at once" else kill_owner
        asyncio.run(play_until(players, kill, 12))
    finally:
        for server in servers:
            server.stop()
    assert sum(player.breaks for player in players) >= len(players)
    assert check_nothing_lost(database, table, players) >= 12


@pytest.mark.slow
def test_bots_play_on_when_the_process_that_drove_them_dies(database: str, hints: str) -> None:
    servers = [Process(database, free_port(), ["--hints", hints]) for _ in range(2)]
    for server in servers:
        server.start()
    try:
        cookie = ask(servers[0].url, "/api/me", {"name": "Ada"})[1]
        seats = [OPEN, BOT, BOT]
        plan = {"game": "a-chord", "seats": seats, "pace": {"seconds": 5}, "beat": 0.3}
        table = ask(servers[0].url, "/api/tables", plan, cookie)[0]["id"]
        ask(servers[0].url, f"/api/tables/{table}/start", {}, cookie)
        servers[0].kill()
        player = Stubborn([servers[1].url], table, cookie, random.Random(1))

        async def play() -> None:
            game = asyncio.create_task(player.play())
            while len(player.acknowledged) < 3:
                await asyncio.sleep(0.1)
            player.over = True
            game.cancel()

        asyncio.run(asyncio.wait_for(play(), 2 * SECONDS))
        assert len(player.acknowledged) >= 3
    finally:
        servers[1].stop()


def test_a_copy_of_a_postgresql_house(database: str, tmp_path: Path) -> None:
    migrate(open_engine(database))
    copy = tmp_path / "house.dump"
    back_up(database, copy)
    assert copy.read_bytes().startswith(b"PGDMP")
    assert copy.stat().st_mode & 0o777 == 0o600
    with pytest.raises(BandstandError, match="pg_restore failed"):
        restore(copy, database)  # it is not empty
    fresh = make_url(database).set(database="restored").render_as_string(hide_password=False)
    with open_engine(database).connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT")
        connection.execute(text("CREATE DATABASE restored"))
    restore(copy, fresh)
    with open_engine(database).connect() as then, open_engine(fresh).connect() as now:
        for table in schema.metadata.sorted_tables:
            key = list(table.primary_key)
            rows = [one.execute(select(table).order_by(*key)).all() for one in (then, now)]
            assert rows[0] == rows[1], table.name


def test_servers_share_a_postgresql_database_and_a_repair_does_not(database: str) -> None:
    held = pytest.raises(HeldError, match="Another process holds")
    with (
        claimed(database, shared=False),
        claimed(database, shared=False),
        held,
        claimed(database, shared=False, alone=True),
    ):
        pass
    with claimed(database, shared=False, alone=True), held, claimed(database, shared=False):
        pass


def test_a_refused_row_is_not_logged(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    row = {"name": "probe-key", "value": "a secret value"}
    record = logging.LogRecord("x", logging.ERROR, "x", 1, "it failed", None, None)
    with pytest.raises(IntegrityError) as failed, writing(engine) as connection:
        connection.execute(schema.keys.insert(), [row, row])
    record.exc_info = (failed.type, failed.value, failed.tb)
    line = JsonFormatter().format(record)
    assert "UniqueViolation" in line
    assert "probe-key" not in line
    assert "a secret value" not in line


def test_quotas_the_lobby_and_expiry_on_postgresql(database: str) -> None:
    with registered(), running(database, open_tables=12) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        tables = [ada.lay(HIGH_NOTE, [OPEN, BOT]) for _ in range(12)]
        plan = {"game": HIGH_NOTE, "seats": [OPEN, BOT]}
        assert ada.refused("POST", "/api/tables", plan) == (409, "open-tables")
        shown = [line["id"] for line in ben.get("/api/tables")]
        assert len(set(tables) & set(shown)) == 10
        abandoned, closed, mine = tables[:3]
        ada.post(f"/api/tables/{abandoned}/start")
        for table in (closed, mine):
            ada.post(f"/api/tables/{table}/start")
            ada.post(f"/api/tables/{table}/resign")
        assert ada.ask("DELETE", f"/api/tables/{mine}").status_code == 204
        record = {"game": HIGH_NOTE}
        assert ada.refused("POST", "/api/records", record)[0] == 422
    engine = open_engine(database)
    with writing(engine) as connection:
        past = time.time() - 100 * 86_400.0
        for kind, column in ((schema.entries, "at"), (schema.tables, "updated")):
            for table in (abandoned, closed):
                where = kind.c.table_id == table
                connection.execute(kind.update().where(where).values({column: past}))
        connection.execute(schema.people.update().values(created=past))
        connection.execute(schema.devices.update().values(seen=past))

    def status(table: str) -> str | None:
        with engine.connect() as connection:
            found = select(schema.tables.c.status).where(schema.tables.c.table_id == table)
            return connection.execute(found).scalar()

    def known(person: str) -> bool:
        with engine.connect() as connection:
            found = select(schema.people.c.name).where(schema.people.c.person_id == person)
            return connection.execute(found).first() is not None

    with registered(), running(database, retention_seconds=0.1):
        end = time.monotonic() + SECONDS
        while (status(abandoned), status(closed), known(ben.id)) != ("closed", None, False):
            assert time.monotonic() < end
            time.sleep(0.05)
        assert known(ada.id)


def test_of_two_processes_one_lays_the_table_of_a_seek(database: str) -> None:
    """Pairs who look at the same moment, each person at another process, meet exactly once."""
    pairs = 6
    with registered(), running(database, sweep=0.05) as one, running(database, sweep=0.05) as other:
        people = [house.guest(f"Seeker {n}") for n in range(pairs) for house in (one, other)]
        wish = {"games": [HIGH_NOTE], "wait": 600, "tempo": "daily"}
        with ThreadPoolExecutor(len(people)) as pool:
            list(pool.map(lambda guest: guest.ask("PUT", "/api/me/seek", wish), people))
        end = time.monotonic() + SECONDS
        while not all((guest.get("/api/me/seek") or {}).get("table") for guest in people):
            assert time.monotonic() < end
            time.sleep(0.05)
        met = Counter(guest.get("/api/me/seek")["table"] for guest in people)
        assert list(met.values()) == [2] * pairs
        for guest in people:
            (mine,) = guest.get("/api/tables/mine")
            assert mine["status"] == "playing"
            seated = guest.get(f"/api/tables/{mine['id']}")["seats"]
            assert guest.id in {seat["person"] for seat in seated}


def test_of_two_processes_one_tells_of_a_turn(database: str) -> None:
    quick = {"notify_private": True, "notify_sweep": 0.02, "notify_delay": 0.0}
    with (
        registered(),
        web_receiver() as web,
        running(database, **quick) as first,
        running(database, **quick),
    ):
        ada = first.guest("Ada")
        ada.post("/api/me/notify/channels", {"kind": "webhook", "url": web.url})
        tables = {ada.lay(HIGH_NOTE, [OPEN, OPEN]) for _ in range(5)}
        for table in tables:
            first.guest("Bo").post(f"/api/tables/{table}/join")
            ada.post(f"/api/tables/{table}/start")
        assert web.count_after_a_while(len(tables)) == len(tables)
        assert {one.json["table"] for one in web.received} == tables
