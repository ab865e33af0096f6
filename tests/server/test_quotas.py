"""How much one person may have here, and what the lobby shows of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from bandstand.cli.main import obey
from bandstand.games import registry
from bandstand.kernel.errors import BandstandError
from bandstand.server import run
from bandstand.server.settings import Settings
from bandstand.server.store import schema
from bandstand.server.store.database import open_engine, writing
from support.page_game import HIGH_NOTE, registered
from support.server_harness import Guest, Running, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
PLAN = {"game": "a-chord", "seats": [OPEN, OPEN]}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    with (
        registered(),
        running(str(tmp_path / "house.db"), open_tables=3, kept_records=2, table_lines=12) as one,
    ):
        yield one


def finished(ada: Guest) -> str:
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    ada.post(f"/api/tables/{table}/start")
    seat = ada.sit(table)
    seat.play_out()
    seat.close()
    return table


def test_open_tables_have_a_limit_and_the_refusal_says_what_to_do(house: Running) -> None:
    ada = house.guest("Ada")
    first, *_ = [ada.lay("a-chord", [OPEN, OPEN]) for _ in range(3)]
    refused = ada.ask("POST", "/api/tables", PLAN)
    assert (refused.status_code, refused.json()["code"]) == (409, "open-tables")
    assert "one person may host 3" in refused.json()["detail"]
    assert house.guest("Ben").lay("a-chord", [OPEN, OPEN])  # nobody else is hindered
    ada.post(f"/api/tables/{first}/leave")  # as the sentence advises
    assert ada.lay("a-chord", [OPEN, OPEN])


def test_asking_many_times_at_once_gains_nothing(house: Running) -> None:
    ada = house.guest("Ada")
    with ThreadPoolExecutor(12) as crowd:
        answers = list(crowd.map(lambda _: ada.ask("POST", "/api/tables", PLAN), range(24)))
    codes = [answer.status_code for answer in answers]
    assert sorted(codes) == [201] * 3 + [409] * 21


def test_a_persons_programs_count_with_them(house: Running) -> None:
    ada = house.guest("Ada")
    token = ada.post("/api/me/programs", {"name": "Robo"})["token"]
    program = house.guest("Robo")
    program.client.cookies.clear()
    program.client.headers["Authorization"] = f"Bearer {token}"
    ada.lay("a-chord", [OPEN, OPEN])
    program.lay("a-chord", [OPEN, OPEN])
    program.lay("a-chord", [OPEN, OPEN])
    for one in (ada, program):
        assert one.refused("POST", "/api/tables", PLAN) == (409, "open-tables")


def test_a_finished_game_is_not_open_and_a_rematch_and_a_branch_count(house: Running) -> None:
    ada = house.guest("Ada")
    table = finished(ada)
    for _ in range(3):
        ada.lay("a-chord", [OPEN, OPEN])
    for path, data in (("rematch", {}), ("branch", {"number": 1, "seat": 0})):
        refused = ada.refused("POST", f"/api/tables/{table}/{path}", data)
        assert refused == (409, "open-tables")


def test_records_have_a_limit_and_can_be_deleted(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = finished(ada)
    record = ada.get(f"/api/tables/{table}/record")
    first = ada.post("/api/records", record)["id"]
    ada.post("/api/records", record)
    refused = ada.ask("POST", "/api/records", record)
    assert (refused.status_code, refused.json()["code"]) == (409, "kept-records")
    assert "one person may keep 2" in refused.json()["detail"]
    assert ben.post("/api/records", record)["id"]

    assert first in {kept["id"] for kept in ada.get("/api/records")}
    assert all(kept["bytes"] > 100 for kept in ada.get("/api/records"))
    assert ben.refused("DELETE", f"/api/records/{first}") == (404, "not-found")
    assert ada.ask("DELETE", f"/api/records/{first}").status_code == 204
    assert ada.refused("GET", f"/api/records/{first}/replay") == (404, "not-found")
    assert ada.post("/api/records", record)["id"]


def test_names_in_a_record_have_a_length(house: Running) -> None:
    ada = house.guest("Ada")
    record = ada.get(f"/api/tables/{finished(ada)}/record")
    for length, status in ((40, 201), (41, 422), (100_000, 422)):
        names = ["x" * length, "Bot"]
        answer = ada.ask("POST", "/api/records", {**record, "names": names})
        assert answer.status_code == status, answer.text
    assert "A name has 1 to 40 characters" in answer.json()["detail"]


def test_bytes_have_a_limit_and_a_game_of_ones_own_can_be_deleted(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with registered(), running(data) as house:
        ada = house.guest("Ada")
        table = finished(ada)
        cookies = ada.client.cookies
        with open_engine(data).connect() as connection:
            entries = schema.entries
            size = select(func.sum(func.length(entries.c.body)))
            counted = select(schema.tables.c.bytes)
            used = connection.execute(size).scalar_one()
            assert connection.execute(counted).scalar_one() == used
    with registered(), running(data, person_bytes=used - 1) as house:
        ada = house.guest("Nobody")
        ada.client.cookies = cookies
        refused = ada.ask("POST", "/api/tables", PLAN)
        assert (refused.status_code, refused.json()["code"]) == (409, "person-bytes")
        record = ada.get(f"/api/tables/{table}/record")
        assert ada.refused("POST", "/api/records", record) == (409, "person-bytes")
        tallies = ada.get(f"/api/people/{ada.get('/api/me')['id']}/tallies")
        assert ada.ask("DELETE", f"/api/tables/{table}").status_code == 204
        assert ada.refused("GET", f"/api/tables/{table}") == (404, "not-found")
        assert ada.get("/api/tables/mine") == []
        assert ada.get(f"/api/people/{ada.get('/api/me')['id']}/tallies") == tallies
        assert ada.lay("a-chord", [OPEN, OPEN])


def test_who_may_delete_a_game(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    assert ada.refused("DELETE", f"/api/tables/{table}") == (409, "not-over")
    assert ben.refused("DELETE", f"/api/tables/{table}") == (403, "not-yours")
    together = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    ben.post(f"/api/tables/{together}/join")
    ada.post(f"/api/tables/{together}/start")
    for one in (ada, ben):
        one.post(f"/api/tables/{together}/resign")
    for one in (ada, ben):
        assert one.refused("DELETE", f"/api/tables/{together}") == (403, "shared")


def test_a_full_log_takes_no_more_talk_but_the_game_goes_on(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    ada.post(f"/api/tables/{table}/start")
    seat = ada.sit(table)
    answers = [seat.ask("say", text=f"line {number}") for number in range(14)]
    assert answers[0]["type"] == "done"
    assert answers[-1]["code"] == "table-full"
    assert "12 lines" in answers[-1]["sentence"]
    assert seat.ask("emote", emote="bravo")["code"] == "table-full"
    seat.play_out()
    assert seat.table["status"] == "finished"


def lobby_of(guest: Guest) -> list[str]:
    return [line["host"] for line in guest.get("/api/tables")]


def test_one_guest_holds_a_tenth_of_the_lobby(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db")) as house:
        flood = house.guest("Flood")
        token = flood.post("/api/me/programs", {"name": "Robo"})["token"]
        quiet = house.guest("Quiet")
        quiet.lay("a-chord", [OPEN, OPEN])
        for _ in range(105):
            flood.lay("a-chord", [OPEN, OPEN])
        flood.client.cookies.clear()
        flood.client.headers["Authorization"] = f"Bearer {token}"
        flood.lay("a-chord", [OPEN, OPEN])
        shown = lobby_of(quiet)
        assert shown.count("Flood") + shown.count("Robo") == 10
        assert shown.count("Robo") == 1
        assert shown.count("Quiet") == 1
        assert len(quiet.get("/api/tables?game=a-chord&status=gathering")) == 11
        assert quiet.get("/api/tables?game=six-forces") == []
        assert len(quiet.get("/api/tables/mine")) == 1


def test_an_index_line_that_is_damaged_hides_no_other(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with running(data) as house:
        ada = house.guest("Ada")
        tables = [ada.lay("a-chord", [OPEN, OPEN]) for _ in range(2)]
        with writing(open_engine(data)) as connection:
            damaged = schema.tables.c.table_id == tables[0]
            connection.execute(schema.tables.update().where(damaged).values(summary="{"))
        assert [line["id"] for line in ada.get("/api/tables")] == tables[1:]
        assert [line["id"] for line in ada.get("/api/tables/mine")] == tables[1:]


def test_quotas_are_options_and_in_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given: list[Settings] = []

    def serve(settings: Settings, *_: Any) -> bool:
        given.append(settings)
        raise BandstandError("enough")

    monkeypatch.setattr(run, "serve", serve)
    usual = ["serve", "--port", "0", "--no-browser", "--data", str(tmp_path / "house.db")]
    assert obey(usual) == 2
    data, own = str(tmp_path / "house.db"), "http://127.0.0.1:0"
    plain = Settings(data=data, origins=(own,), openable=True)  # as it is on this computer alone
    assert given.pop() == plain  # the options' defaults are the settings'
    monkeypatch.setenv("BANDSTAND_KEPT_RECORDS", "7")
    assert obey([*usual, "--open-tables", "2", "--person-megabytes", "3", "--guest-days", "0"]) == 2
    chosen = given.pop()
    assert (chosen.open_tables, chosen.kept_records) == (2, 7)
    assert (chosen.person_bytes, chosen.guest_days) == (3_000_000, 0)
    capsys.readouterr()
    for wrong in (["--open-tables", "0"], ["--closed-days", "-1"], ["--guest-days", "soon"]):
        assert obey([*usual, *wrong]) == 2
        assert wrong[0] in capsys.readouterr().err


def test_a_database_of_before_gets_hosts_and_bytes(tmp_path: Path) -> None:
    """Also one with a first line that cannot be read."""
    from alembic import command
    from alembic.config import Config

    from bandstand.server.store import database

    engine = open_engine(str(tmp_path / "house.db"))
    config = Config()
    config.set_main_option("script_location", str(database._MIGRATIONS))
    rules = registry.find("a-chord").meta.rules_version
    body = json.dumps({"kind": "created", "game": "a-chord", "rules": rules, "host": "ada"})
    with writing(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for table, first in (("sound", body), ("torn", "{"), ("bytes", b"\xff\xfe")):
            connection.exec_driver_sql(
                "INSERT INTO entries VALUES (?, 1, 1.0, CAST(? AS TEXT))", (table, first)
            )
            connection.exec_driver_sql(
                "INSERT INTO tables VALUES (?, 'a-chord', 'playing', 1, 1.0, 1.0, NULL, '{}')",
                (table,),
            )
    database.migrate(engine)
    with engine.connect() as connection:
        tables = schema.tables
        rows = connection.execute(select(tables.c.table_id, tables.c.host, tables.c.bytes))
        found = {row.table_id: (row.host, row.bytes) for row in rows}
    assert found["sound"] == ("ada", len(body))
    assert found["torn"] == (None, 1)
    assert found["bytes"][0] is None
