"""Whether all is well, found out by writing; and what people are told when the disk refuses."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from bandstand.server import health
from bandstand.server.health import WriteProbe
from bandstand.server.live.connection import SocketConnection
from bandstand.server.live.room import Room
from bandstand.server.services import Services
from bandstand.server.settings import Settings
from bandstand.server.store import errors
from bandstand.server.store.database import migrate, open_engine
from bandstand.server.store.errors import StorageError
from bandstand.server.store.writer import Writer
from bandstand.tables import clocks, commands
from bandstand.tables.commands import Person
from bandstand.tables.entries import SeatPlan
from bandstand.tables.refusals import Refusal
from support.server_harness import running


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    engine = open_engine(str(tmp_path / "house.db"))
    migrate(engine)
    return engine


def failure(engine: Engine, *statements: str) -> DBAPIError:
    """The error of the last of the statements."""
    *before, last = statements
    with engine.connect().execution_options(writes=True) as connection:
        for statement in before:
            connection.execute(text(statement))
        with pytest.raises(DBAPIError) as failed:
            connection.execute(text(last))
        return failed.value


def test_what_the_disk_refuses_is_a_sentence_and_a_fault_of_ours_is_not(engine: Engine) -> None:
    value = "INSERT INTO keys VALUES ('x', '{}')"
    read_only = errors.trouble(failure(engine, "PRAGMA query_only = ON", value))
    assert read_only is not None
    assert (read_only.status, read_only.code) == (503, "no-storage")
    engine.dispose()
    blob = "INSERT INTO keys VALUES ('x', zeroblob(99999999))"
    full = errors.trouble(failure(engine, "PRAGMA max_page_count = 10", blob))
    assert full is not None
    assert (full.status, full.code) == (507, "disk-full")
    assert "did not happen" in str(full)
    engine.dispose()
    assert errors.trouble(failure(engine, "INSERT INTO nowhere VALUES (1)")) is None
    assert errors.trouble(failure(engine, value, value)) is None


class LostConnection(Exception):  # noqa: N818  as a driver would name it
    """PostgreSQL does not answer."""


@pytest.mark.parametrize(
    ("state", "code"),
    [
        ("53100", "disk-full"),
        ("25006", "no-storage"),
        ("57P01", "no-storage"),
        ("08006", "no-storage"),
        ("23505", None),
        ("42P01", None),
    ],
)
def test_postgresqls_troubles_are_told_by_their_state(state: str, code: str | None) -> None:
    cause = LostConnection("x")
    cause.sqlstate = state  # type: ignore[attr-defined]
    found = errors.trouble(DBAPIError("SELECT 1", {}, cause))
    assert (found.code if found else None) == code


def test_a_writer_logs_once_that_the_disk_refuses(
    engine: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    writer = Writer(engine)

    def refuse(connection: Connection) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise DBAPIError("INSERT", {}, error)

    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            with pytest.raises(DBAPIError):
                writer.submit(refuse).result(20)
        assert not writer.working
        writer.submit(lambda connection: None).result(20)
        assert writer.working
    writer.close()
    said = [record.getMessage() for record in caplog.records]
    assert said == [
        "the database cannot be written: database or disk is full",
        "the database can be written again",
    ]


def test_health_writes_but_not_for_everybody_who_asks(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")

    def probes() -> str | None:
        with open_engine(data).connect() as connection:
            probe = "SELECT value FROM keys WHERE name = 'probe'"
            value: str | None = connection.execute(text(probe)).scalar()
            return value

    with running(data) as house:
        guest = house.guest("Ada")
        assert probes() is None
        seen: set[str | None] = set()
        began = time.monotonic()
        for _ in range(200):
            assert guest.ask("GET", "/api/health").json()["status"] == "open"
            seen.add(probes())
        assert None not in seen
        assert 1 <= len(seen) <= 1 + (time.monotonic() - began) / health._FRESH_SECONDS


def test_health_fails_when_a_write_takes_too_long_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_PATIENCE_SECONDS", 0.1)
    services = Services(Settings(data=str(tmp_path / "house.db"), bot_processes=0))
    gate = threading.Event()

    async def whole() -> None:
        probe = WriteProbe(services)
        try:
            services.writer.submit(lambda connection: gate.wait(60))
            for _ in range(2):
                with pytest.raises(Refusal, match="nothing was written") as failed:
                    await probe.check()
                assert failed.value.status == 503
            gate.set()
            monkeypatch.setattr(health, "_PATIENCE_SECONDS", 20.0)
            await probe.check()
        finally:
            gate.set()
            await services.close()

    asyncio.run(whole())


def test_a_table_whose_bots_cannot_move_tries_again_at_its_leisure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = Services(
        Settings(data=str(tmp_path / "house.db"), bot_processes=0, beat=0.0, open_tables=99)
    )
    ada = Person("ada", "Ada")
    tries: list[float] = []

    async def refuse(*_: Any, **__: Any) -> Any:
        tries.append(time.monotonic())
        raise StorageError(507, "disk-full", "The disk is full.")

    full = asyncio.Event()

    async def wait_and_choose(game: str, world: Any, seat: int, *_: Any, **__: Any) -> int:
        await full.wait()
        return int(world.moves(seat)[0])

    async def whole() -> None:
        room = Room(services)
        try:
            plan = commands.Plan("a-chord", [SeatPlan("bot", 0), SeatPlan()])
            table = await room.create(plan, ada)
            monkeypatch.setattr(services, "write", refuse)
            with pytest.raises(StorageError):
                await table.submit(commands.Start(ada))
            assert table.state.status == "gathering"
            monkeypatch.undo()
            monkeypatch.setattr(services.bot_pool, "choose", wait_and_choose)
            while not clocks.automatic(table.state):  # chance decides who begins
                table = await room.create(plan, ada)
                await table.admit(SocketConnection(ada, set(), False, "en"), 0)
                await table.submit(commands.Start(ada))
            monkeypatch.setattr(services, "write", refuse)
            tries.clear()
            full.set()
            await asyncio.sleep(2.0)
        finally:
            monkeypatch.undo()
            await room.close()
            await services.close()

    asyncio.run(whole())
    assert 1 <= len(tries) < 12  # without a pause it would be hundreds
