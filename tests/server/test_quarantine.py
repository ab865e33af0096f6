"""One damaged log keeps no other table waiting, and whoever opens it is told so."""

from __future__ import annotations

import json
import logging
import pickle
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, select, text, update
from websockets.sync.client import connect

from bandstand.server.live import room
from bandstand.server.store import journal, lobby, schema
from bandstand.server.store.database import open_engine, writing
from bandstand.server.store.errors import BrokenLogError
from bandstand.tables.clocks import GATHERING_SECONDS
from bandstand.tables.entries import Moved
from support.server_harness import SECONDS, Guest, Running, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
TABLES = 6
DAMAGES: dict[str, Any] = {
    "not JSON": '{"kind": "moved", "se',
    "of no kind": '{"kind": "conjured", "seat": 0}',
    "against the rules": '{"kind": "moved", "seat": 0, "move": 99999}',
    "out of place": '{"kind": "sat", "seat": 17, "person": "x", "name": "X"}',
    "not text": b"\xff\xfe\x00",
}


def damage(engine: Engine, table: str, number: int, body: str | bytes) -> None:
    statement = "UPDATE entries SET body = CAST(:body AS TEXT) WHERE table_id = :t AND number = :n"
    with writing(engine) as connection:
        connection.execute(text(statement), {"body": body, "t": table, "n": number})


def until(question: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not question():
        assert time.monotonic() < end
        time.sleep(0.05)


def lay_overdue_tables(data: str, count: int) -> list[str]:
    """Tables that should have been closed while the server was, the longest overdue first."""
    with running(data) as house:
        ada = house.guest("Ada")
        tables = [ada.lay("six-forces", [OPEN, OPEN, BOT]) for _ in range(count)]
    with writing(open_engine(data)) as connection:
        for age, table in enumerate(reversed(tables)):
            past = GATHERING_SECONDS + 100.0 + age
            for shifted, column in ((schema.entries, "at"), (schema.tables, "due")):
                at = time.time() - (past if column == "at" else 100.0 + age)
                change = update(shifted).where(shifted.c.table_id == table)
                connection.execute(change.values(**{column: at}))
    return tables


def resumed(engine: Engine, table: str) -> bool:
    """Whether what was overdue has been done."""
    with engine.connect() as connection:
        found = select(schema.tables.c.status).where(schema.tables.c.table_id == table)
        return connection.execute(found).scalar() == "closed"


def metric(guest: Guest, name: str) -> float:
    lines = guest.ask("GET", "/api/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


@pytest.mark.parametrize("body", DAMAGES.values(), ids=DAMAGES.keys())
def test_of_six_overdue_tables_one_is_damaged_and_five_resume(
    tmp_path: Path, body: str | bytes, caplog: pytest.LogCaptureFixture
) -> None:
    data = str(tmp_path / "house.db")
    broken, *sound = lay_overdue_tables(data, TABLES)
    engine = open_engine(data)
    damage(engine, broken, 2, body)
    with caplog.at_level(logging.ERROR), running(data) as house:
        for table in sound:
            until(lambda table=table: resumed(engine, table))  # type: ignore[misc]
        ben = house.guest("Ben")
        until(lambda: metric(ben, "bandstand_parked_tables") == 1)
        refused = ben.ask("GET", f"/api/tables/{broken}")
        assert (refused.status_code, refused.json()["code"]) == (503, "broken-table")
        assert "line 2" in refused.json()["detail"]
        assert "bandstand repair" in refused.json()["detail"]
        assert told_over_a_socket(house, broken)["code"] == "broken-table"
        assert ben.lay("six-forces", [OPEN, BOT, BOT])
    said = [record.getMessage() for record in caplog.records if broken in record.getMessage()]
    assert len(said) == 1, said


def told_over_a_socket(house: Running, table: str) -> dict[str, Any]:
    address = f"ws://{house.address}/api/tables/{table}/socket"
    with connect(address, legacy=True, open_timeout=SECONDS) as socket:
        answer: dict[str, Any] = json.loads(socket.recv(timeout=SECONDS))
        with pytest.raises(Exception, match="4404"):
            socket.recv(timeout=SECONDS)
    return answer


def test_parked_tables_do_not_fill_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "_AT_ONCE", 2)
    data = str(tmp_path / "house.db")
    *broken, sound = lay_overdue_tables(data, 4)
    engine = open_engine(data)
    for table in broken:
        damage(engine, table, 2, "{")
    with running(data) as house:
        until(lambda: resumed(engine, sound))
        until(lambda: metric(house.guest("Ben"), "bandstand_parked_tables") == 3)


def test_a_damaged_table_is_read_once_not_in_every_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = str(tmp_path / "house.db")
    (table,) = lay_overdue_tables(data, 1)
    engine = open_engine(data)
    damage(engine, table, 2, "{")
    reads: list[str] = []
    rounds: list[float] = []
    read, due_tables = journal.read, lobby.due_tables

    def counted_read(connection: Any, table_id: str, after: int = 0) -> Any:
        reads.append(table_id)
        return read(connection, table_id, after)

    def counted_round(*arguments: Any) -> list[str]:
        rounds.append(time.monotonic())
        return due_tables(*arguments)

    monkeypatch.setattr(journal, "read", counted_read)
    monkeypatch.setattr(lobby, "due_tables", counted_round)
    with running(data, sweep=0.02) as house:
        until(lambda: len(rounds) >= 5)
        for _ in range(3):
            assert house.guest("Ben").ask("GET", f"/api/tables/{table}").status_code == 503
    assert reads == [table]


def test_trouble_that_passes_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = str(tmp_path / "house.db")
    tables = lay_overdue_tables(data, 2)
    engine = open_engine(data)
    monkeypatch.setattr("bandstand.server.live.quarantine._FIRST_PAUSE", 0.1)
    failures: list[str] = []
    read = journal.read

    def weak_read(connection: Any, table_id: str, after: int = 0) -> Any:
        if table_id == tables[0] and len(failures) < 3:
            failures.append(table_id)
            raise OSError("the disk sulks")
        return read(connection, table_id, after)

    monkeypatch.setattr(journal, "read", weak_read)
    with running(data):
        for table in tables:
            until(lambda table=table: resumed(engine, table))  # type: ignore[misc]
    assert len(failures) == 3


def test_a_live_table_whose_log_breaks_is_parked(tmp_path: Path) -> None:
    """Another process may have written what this one cannot read."""
    data = str(tmp_path / "house.db")
    with running(data, idle=0.0) as house:
        ada = house.guest("Ada")
        table = ada.lay("six-forces", [OPEN, BOT, BOT])
        ada.post(f"/api/tables/{table}/start")
        seat = ada.sit(table)
        engine = open_engine(data)
        with writing(engine) as connection:  # as if a later version had written it
            number = journal.last_numbers(connection, [table])[table] + 1
            row = {"table_id": table, "number": number, "at": time.time(), "body": "{}"}
            connection.execute(schema.entries.insert().values(**row))
        assert seat.ask("say", text="Is anybody there?")["code"] == "broken-table"
        until(lambda: metric(ada, "bandstand_parked_tables") == 1)
        assert told_over_a_socket(house, table)["code"] == "broken-table"


def test_a_reader_in_another_process_says_which_line_is_damaged() -> None:
    error = pickle.loads(pickle.dumps(BrokenLogError("table", 7, "why")))
    assert (error.table_id, error.number, error.reason) == ("table", 7, "why")
    assert error.code == "broken-table"
    assert "line 7" in str(error)


def test_a_damaged_line_before_the_snapshot_shows_to_whoever_wants_the_whole_game(
    tmp_path: Path,
) -> None:
    data = str(tmp_path / "house.db")
    with running(data) as house:
        ada = house.guest("Ada")
        table = ada.lay("six-forces", [OPEN, BOT, BOT])
        ada.post(f"/api/tables/{table}/start")
        seat = ada.sit(table)
        while seat.number < 70 and seat.table["status"] == "playing":
            seat.move() if seat.may_move else seat.receive()
        engine = open_engine(data)
        with engine.connect() as connection:
            assert connection.execute(select(schema.snapshots)).one().table_id == table
            assert any(isinstance(line.entry, Moved) for line in journal.read(connection, table))
    damage(engine, table, 5, "{")
    with running(data) as house:
        assert house.guest("Ben").ask("GET", f"/api/tables/{table}").status_code == 200
        assert house.guest("Ben").ask("GET", f"/api/tables/{table}/replay").status_code == 503
