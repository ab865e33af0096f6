"""What a damaged table must not do: break the readers, leak, or keep anybody from leaving."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from bandstand.kernel.errors import (
    BandstandError,
    IllegalMove,
    NotationError,
    OptionError,
    RecordError,
)
from bandstand.kernel.event import Reason
from bandstand.server import history
from bandstand.server.fair_queue import Unwanted
from bandstand.server.live.connection import SocketConnection
from bandstand.server.live.room import Room
from bandstand.server.services import Services
from bandstand.server.settings import Settings
from bandstand.server.store import errors, journal
from bandstand.server.store.database import HeldError, open_engine, writing
from bandstand.server.store.errors import BrokenLogError, StorageError
from bandstand.tables import commands
from bandstand.tables.commands import Person
from bandstand.tables.entries import SeatPlan
from bandstand.tables.refusals import Refusal, not_found
from bandstand.tables.snapshot import save
from support.page_game import HIGH_NOTE, registered
from support.server_harness import SECONDS, Guest, Running, running

OPEN = {"kind": "open"}
LOCAL = {"kind": "local", "name": "Xanthippe"}
BOT = {"kind": "bot", "level": 0}
NAME = "Zebulon"
CROSSING = [
    BandstandError("No."),
    OptionError("No."),
    NotationError("No."),
    RecordError("No."),
    IllegalMove("No.", Reason("follow-suit", {"card": 3, "cards": [1, 2]})),
    HeldError("No."),
    not_found("table"),
    Refusal(403, "not-yours", "No."),
    StorageError(507, "disk-full", "No."),
    BrokenLogError("table", 7, "why"),
    Unwanted(),
    OperationalError("SELECT 1", {}, OSError("gone")),
]


def damage(data: str, table: str, number: int, body: str | bytes) -> None:
    change = "UPDATE entries SET body = CAST(:body AS TEXT) WHERE table_id = :t AND number = :n"
    with writing(open_engine(data)) as connection:
        connection.execute(text(change), {"body": body, "t": table, "n": number})


def again(house: Running, guest: Guest) -> Guest:
    client = httpx.Client(base_url=house.url, timeout=SECONDS, cookies=guest.client.cookies)
    return Guest(house.address, client, guest.id)


@pytest.mark.parametrize("error", CROSSING, ids=lambda error: type(error).__name__)
def test_errors_travel_between_processes(error: Exception) -> None:
    there = pickle.loads(pickle.dumps(error))
    assert type(there) is type(error)
    assert str(there) == str(error)
    for name, value in vars(error).items():
        other = getattr(there, name)
        if isinstance(value, Reason):
            assert (other.code, other.facts) == (value.code, value.facts)
        elif not isinstance(value, Exception):
            assert other == value, name


def test_a_replay_of_a_damaged_table_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """By a reader in a process of its own, which lives on."""
    data = str(tmp_path / "house.db")
    with running(data) as house:
        ada = house.guest("Ada")
        sound, ill, misplaced = (ada.lay("six-forces", [OPEN, BOT, BOT]) for _ in range(3))
        for table in (sound, ill, misplaced):
            ada.post(f"/api/tables/{table}/start")
    with open_engine(data).connect() as connection:
        started = next(
            line.number
            for line in journal.read(connection, ill)
            if type(line.entry).__name__ == "Started"
        )
    with writing(open_engine(data)) as connection:
        connection.execute(
            text("DELETE FROM entries WHERE table_id = :t AND number > :n"),
            {"t": ill, "n": started},
        )
        move = json.dumps({"kind": "moved", "seat": 0, "move": 999, "by": "person"})
        connection.execute(
            text("INSERT INTO entries VALUES (:t, :n, :at, :body)"),
            {"t": ill, "n": started + 1, "at": time.time(), "body": move},
        )
    damage(data, misplaced, 2, '{"kind": "sat", "seat": 17, "person": "x", "name": "X"}')
    with running(data, readers=1) as house:
        ada = again(house, ada)
        for table in (ill, misplaced):
            refused = ada.ask("GET", f"/api/tables/{table}/replay")
            assert (refused.status_code, refused.json()["code"]) == (503, "broken-table")
        assert ada.get(f"/api/tables/{sound}/replay")["total"] > 0


FIRST_LINES: dict[str, str | bytes] = {
    "not JSON": '{"kind":',
    "not text": b"\xff\xfe\x00",
    "of no kind": '{"kind": "danced"}',
}


# Every pair of a line, of how it is damaged, and of whether the table is live.
DAMAGES = [
    (1, "not JSON", False),
    (3, "not JSON", True),
    (1, "not text", True),
    (3, "not text", False),
    (1, "of no kind", True),
    (3, "of no kind", False),
]


@pytest.mark.parametrize(("number", "kind", "live"), DAMAGES)
def test_a_damaged_table_keeps_nobody_from_deleting_themselves(
    tmp_path: Path, number: int, kind: str, live: bool
) -> None:
    data, body = str(tmp_path / "house.db"), FIRST_LINES[kind]
    with registered(), running(data) as house:
        zeb, ben = house.guest(NAME), house.guest("Ben")
        table = zeb.lay(HIGH_NOTE, [OPEN, OPEN, OPEN])
        ben.post(f"/api/tables/{table}/join")
        zeb.ask("PUT", f"/api/tables/{table}/seats/2", LOCAL)
        if live:
            damage(data, table, number, body)
            delete(zeb)
    if not live:
        damage(data, table, number, body)
        with registered(), running(data) as house:
            delete(again(house, zeb))
    whole = everything(data)
    assert NAME not in whole
    assert "Xanthippe" not in whole


def delete(guest: Guest) -> None:
    answer = guest.ask("POST", "/api/me/delete", {"name": NAME})
    assert answer.status_code == 200, answer.text


def everything(data: str) -> str:
    """Every readable value of the database."""
    with open_engine(data).connect() as connection:
        names = connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'"))
        found: list[str] = []
        for name in names.scalars().all():
            columns = connection.execute(text(f"PRAGMA table_info({name})")).all()
            blobs = ", ".join(f"CAST({column.name} AS BLOB)" for column in columns)
            rows = connection.execute(text(f"SELECT {blobs} FROM {name}"))
            found.extend(str(tuple(row)) for row in rows)
    return "\n".join(found)


@pytest.mark.parametrize("summary", ["{", b"\xff\xfe", "{}"], ids=["torn", "not text", "empty"])
def test_a_damaged_summary_keeps_nobody_either(tmp_path: Path, summary: str | bytes) -> None:
    data = str(tmp_path / "house.db")
    with registered(), running(data) as house:
        zeb = house.guest(NAME)
        zeb.lay(HIGH_NOTE, [OPEN, OPEN])
    with writing(open_engine(data)) as connection:
        change = text("UPDATE tables SET summary = CAST(:s AS TEXT), status = 'finished'")
        connection.execute(change, {"s": summary})
    with registered(), running(data) as house:
        delete(again(house, zeb))
    assert NAME not in everything(data)


def test_seats_that_are_not_there_are_passed_over(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with registered(), running(data) as house:
        zeb, ben = house.guest(NAME), house.guest("Ben")
        table = zeb.lay(HIGH_NOTE, [OPEN, OPEN])
        ben.post(f"/api/tables/{table}/join")
    damage(data, table, 3, f'{{"kind":"sat","seat":17,"person":"{zeb.id}","name":"{NAME}"}}')
    with registered(), running(data) as house:
        delete(again(house, zeb))
    assert NAME not in everything(data)


SECRET = "a-card-that-only-one-seat-may-know"


def test_the_reason_of_the_damage_is_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = str(tmp_path / "house.db")
    with registered(), running(data) as house:
        zeb = house.guest(NAME)
        played = zeb.lay(HIGH_NOTE, [OPEN, BOT])
        zeb.post(f"/api/tables/{played}/start")
        zeb.sit(played).play_out()
        going = zeb.lay(HIGH_NOTE, [OPEN, OPEN])
    for table in (played, going):
        damage(data, table, 2, f'{{"kind": "{SECRET}"}}')
    with caplog.at_level(logging.INFO), registered(), running(data) as house:
        zeb = again(house, zeb)
        assert zeb.ask("GET", "/api/records/mine").text == ""
        delete(zeb)
    assert any("left out of an export" in record.getMessage() for record in caplog.records)
    assert any("could not be given up" in record.getMessage() for record in caplog.records)
    assert SECRET not in caplog.text


TROUBLES: dict[str, Exception] = {
    "told": errors._not_now(),
    "raw": OperationalError("SELECT 1", {}, OSError("gone")),
}


@pytest.mark.parametrize("error", TROUBLES.values(), ids=TROUBLES.keys())
def test_an_export_leaves_nothing_out_for_trouble_that_passes(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def load(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr(history, "load", load)
    with pytest.raises(type(error)):
        history.finished_line(None, "table")  # type: ignore[arg-type]


def test_damage_that_only_the_whole_log_shows_is_parked(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    services = Services(Settings(data=data, bot_processes=0, readers=0, beat=3600.0, sweep=3600.0))
    ada = Person("ada", "Ada")

    async def whole() -> Exception | None:
        room = Room(services)
        try:
            plan = commands.Plan("a-chord", [SeatPlan(), SeatPlan("bot", 0)])
            laid = await room.create(plan, ada)
            await laid.submit(commands.Start(ada))
            number, body = laid.state.number, save(laid.state)

            def spoil(connection: Connection) -> None:
                connection.execute(
                    text("INSERT INTO snapshots (table_id, number, body) VALUES (:t, :n, :b)"),
                    {"t": laid.state.id, "n": number, "b": body},
                )
                connection.execute(text("UPDATE entries SET body = '{' WHERE number = 2"))

            await services.write(spoil)
            await room.put_away(laid.state.id)
            table = await room.find(laid.state.id)
            assert table.state.floor
            with pytest.raises(BrokenLogError):
                await table.admit(SocketConnection(ada, set(), False, "en"), 0)
            return table.broken
        finally:
            await room.close()
            await services.close()

    assert isinstance(asyncio.run(whole()), BrokenLogError)
