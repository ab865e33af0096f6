"""What expires and what does not: abandoned tables, guests who never played."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select, update

from bandstand.server.live import retention
from bandstand.server.live.connection import SocketConnection
from bandstand.server.live.room import Room
from bandstand.server.services import Services
from bandstand.server.settings import Settings
from bandstand.server.store import parties, schema
from bandstand.server.store.database import open_engine, writing
from bandstand.tables import commands
from bandstand.tables.commands import Person
from bandstand.tables.entries import SeatPlan
from bandstand.tables.refusals import Refusal
from support.page_game import HIGH_NOTE, registered
from support.server_harness import SECONDS, Guest, Running, play_on, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
DAY = 86_400.0
NEVER = {"abandoned_days": 0, "closed_days": 0, "guest_days": 0}


def until(question: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not question():
        assert time.monotonic() < end
        time.sleep(0.05)


def age_table(data: str, table: str, days: float) -> None:
    """As if nothing had happened at a table for a number of days."""
    moments = (
        (schema.entries, "at"),
        (schema.tables, "updated"),
        (schema.tables, "talk_removed"),
    )
    with writing(open_engine(data)) as connection:
        for changed, column in moments:
            past = changed.c[column] - days * DAY
            where = changed.c.table_id == table
            connection.execute(update(changed).where(where).values({column: past}))


def age_people(data: str, days: float, still_seen: str) -> None:
    """As if everybody had come a number of days ago, and all but one never since."""
    with writing(open_engine(data)) as connection:
        past = schema.people.c.created - days * DAY
        connection.execute(update(schema.people).values(created=past))
        devices = schema.devices
        others = devices.c.person_id != still_seen
        past = devices.c.seen - days * DAY
        connection.execute(update(devices).where(others).values(seen=past))


def status(data: str, table: str) -> str | None:
    with open_engine(data).connect() as connection:
        tables = schema.tables
        found = select(tables.c.status).where(tables.c.table_id == table)
        return connection.execute(found).scalar()


def people(data: str) -> set[str]:
    with open_engine(data).connect() as connection:
        return set(connection.execute(select(schema.people.c.person_id)).scalars())


def devices_of(data: str, people: list[str]) -> int:
    with open_engine(data).connect() as connection:
        theirs = schema.devices.c.person_id.in_(people)
        count = select(func.count()).select_from(schema.devices).where(theirs)
        return int(connection.execute(count).scalar_one())


def rows_of(data: str, table: str) -> int:
    """How many rows of any kind a table still has."""
    with open_engine(data).connect() as connection:
        kinds = (schema.entries, schema.snapshots, schema.tables, schema.sittings)
        return sum(
            connection.execute(
                select(func.count()).select_from(kind).where(kind.c.table_id == table)
            ).scalar_one()
            for kind in kinds
        )


def again(house: Running, guest: Guest) -> Guest:
    """The same person, after the server was opened again."""
    client = httpx.Client(base_url=house.url, timeout=SECONDS, cookies=guest.client.cookies)
    return Guest(house.address, client, guest.id)


def under_way(ada: Guest) -> str:
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    ada.post(f"/api/tables/{table}/start")
    return table


def test_abandoned_tables_expire_and_nothing_else_does(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with registered(), running(data, **NEVER) as house:
        ada = house.guest("Ada")
        abandoned, lively, finished, closed, lately = (under_way(ada) for _ in range(5))
        ada.sit(finished).play_out()
        for table in (closed, lately):
            ada.post(f"/api/tables/{table}/resign")
    age_table(data, abandoned, 91)
    age_table(data, lively, 80)
    age_table(data, finished, 5000)
    age_table(data, closed, 31)
    age_table(data, lately, 20)
    with registered(), running(data, retention_seconds=0.1) as house:
        until(lambda: status(data, abandoned) == "closed")
        until(lambda: status(data, closed) is None)
        assert rows_of(data, closed) == 0
        assert status(data, lively) == "playing"
        assert status(data, lately) == "closed"
        assert status(data, finished) == "finished"
        ada = again(house, ada)
        assert ada.get(f"/api/tables/{abandoned}/replay")["total"] > 0  # closed, not gone
        assert ada.refused("GET", f"/api/tables/{closed}") == (404, "not-found")
        assert ada.get(f"/api/tables/{finished}/record")["names"][0] == "Ada"
        metrics = ada.ask("GET", "/api/metrics").text
        assert 'bandstand_expired_total{what="tables"} 1.0' in metrics


def talk_at(data: str, table: str) -> list[str]:
    with open_engine(data).connect() as connection:
        return [spoken.text for spoken in parties.talk(connection, [table])]


def test_chat_is_removed_after_chat_days(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with registered(), running(data, **NEVER) as house:
        ada = house.guest("Ada")
        old, new, going_on = (under_way(ada) for _ in range(3))
        for table in (old, new, going_on):
            seat = ada.sit(table)
            seat.ask("say", text="between us")
            if table != going_on:
                seat.play_out()
            seat.close()
    age_table(data, old, 11)
    age_table(data, new, 9)
    age_table(data, going_on, 50)
    kept = {**NEVER, "chat_days": 10, "retention_seconds": 0.1}
    with registered(), running(data, **kept) as house:
        until(lambda: talk_at(data, old) == ["…"])
        assert talk_at(data, new) == talk_at(data, going_on) == ["between us"]
        ada = again(house, ada)
        seat = ada.sit(old)
        said = [line for line in seat.lines if line["kind"] == "said"]
        assert [(line["name"], line["text"]) for line in said] == [("Ada", "…")]
        assert ada.get(f"/api/tables/{old}/record")["names"][0] == "Ada"
        # Who speaks there again is heard, until that is old, too.
        seat.ask("say", text="still there?")
        seat.close()
    age_table(data, old, 20)
    with registered(), running(data, **kept):
        until(lambda: talk_at(data, old) == ["…", "…"])


def test_a_table_that_somebody_watches_is_not_abandoned(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    services = Services(Settings(data=data, bot_processes=0, beat=3600.0, abandoned_days=0))
    ada = Person("ada", "Ada")

    async def whole() -> tuple[list[int], list[str]]:
        room = Room(services)
        try:
            plan = commands.Plan("a-chord", [SeatPlan(), SeatPlan("bot", 0)])
            table = await room.create(plan, ada)
            await table.submit(commands.Start(ada))
            visitor = SocketConnection(ada, set(), False, "en")
            await table.admit(visitor, 0)
            later = time.time() + 1.0
            counts = [await retention.close_abandoned(room, later)]
            statuses: list[str] = [table.state.status]
            table.presence.leave(visitor)
            counts.append(await retention.close_abandoned(room, later))
            statuses.append(table.state.status)
            return counts, statuses
        finally:
            await room.close()
            await services.close()

    counts, statuses = asyncio.run(whole())
    assert counts == [0, 1]
    assert statuses == ["playing", "closed"]


def test_nothing_is_written_to_a_table_that_was_deleted(tmp_path: Path) -> None:
    """Another process may still have it in memory."""
    data = str(tmp_path / "house.db")
    services = Services(Settings(data=data, bot_processes=0))
    ada = Person("ada", "Ada")

    async def whole() -> str:
        room = Room(services)
        try:
            table = await room.create(commands.Plan("a-chord", [SeatPlan(), SeatPlan()]), ada)
            await services.write(lambda c: retention.delete_tables(c, [table.state.id]))
            with pytest.raises(Refusal, match="no such table"):
                await table.submit(commands.Say(ada, "Hello?"))
            return table.state.id
        finally:
            await room.close()
            await services.close()

    assert rows_of(data, asyncio.run(whole())) == 0


def test_guests_who_never_played_are_forgotten(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with registered(), running(data, **NEVER) as house:
        idle = [house.guest(f"Guest {n}") for n in range(45)]  # more than two batches
        player, bringer, linked, owner, loser, regular = (
            house.guest(name)
            for name in ("Player", "Bringer", "Linked", "Owner", "Loser", "Regular")
        )
        table = player.lay(HIGH_NOTE, [OPEN, OPEN])
        loser.post(f"/api/tables/{table}/join")
        player.post(f"/api/tables/{table}/start")
        seats = [player.sit(table), loser.sit(table)]
        play_on(*seats)
        bringer.post("/api/records", player.get(f"/api/tables/{table}/record"))
        linked.post("/api/me/recovery")
        program = owner.post("/api/me/programs", {"name": "Robo"})["person"]["id"]
        player.ask("PUT", f"/api/me/mutes/{idle[0].id}")
    age_people(data, 31, regular.id)
    with registered(), running(data, **NEVER) as house:
        fresh = house.guest("Fresh")
    with registered(), running(data, retention_seconds=0.1) as house:
        kept = {one.id for one in (player, bringer, linked, owner, loser, regular, fresh)}
        until(lambda: people(data) == kept | {program})
        assert devices_of(data, [one.id for one in idle]) == 0
        player = again(house, player)
        assert player.get("/api/me/mutes") == []
        names = [chair["name"] for chair in player.get(f"/api/tables/{table}")["seats"]]
        assert names == ["Player", "Loser"]
        assert again(house, linked).get("/api/me")["name"] == "Linked"
        gone = again(house, idle[0])
        assert gone.get("/api/me/known") is None
        assert gone.post("/api/me", {"name": "Back again"})["name"] == "Back again"


def test_with_nought_nothing_expires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []

    def recorded(name: str) -> Callable[[Room, float], Awaitable[int]]:
        async def step(room: Room, before: float) -> int:
            called.append(name)
            return 0

        return step

    for name in ("close_abandoned", "delete_closed", "delete_guests"):
        monkeypatch.setattr(retention, name, recorded(name))
    with running(str(tmp_path / "house.db"), retention_seconds=0.01, **{**NEVER, "guest_days": 1}):
        until(lambda: len(called) >= 3)
    assert set(called) == {"delete_guests"}


def test_a_failure_ends_neither_the_step_for_good_nor_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []

    async def broken(room: Room, before: float) -> int:
        called.append("broken")
        raise OSError("the disk sulks")

    async def sound(room: Room, before: float) -> int:
        called.append("sound")
        return 0

    monkeypatch.setattr(retention, "close_abandoned", broken)
    monkeypatch.setattr(retention, "delete_closed", sound)
    with running(str(tmp_path / "house.db"), retention_seconds=0.01):
        until(lambda: called.count("broken") >= 2 and called.count("sound") >= 2)
