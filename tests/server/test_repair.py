"""``bandstand repair``: what is wrong with a log, and the cut at its last good line."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from sqlalchemy import func, select, text

from bandstand.cli.main import obey
from bandstand.server.store import journal, repair, schema
from bandstand.server.store.database import claimed, migrate, open_engine, writing
from bandstand.server.store.snapshots import load
from bandstand.tables.evolve import apply
from bandstand.tables.snapshot import save
from bandstand.tables.state import TableState
from support.page_game import HIGH_NOTE, registered
from support.server_harness import running
from support.server_services import postgresql

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


def finished_game(data: str) -> str:
    """A game against a bot, played to its end."""
    with running(data) as house:
        ada = house.guest("Ada")
        table = ada.lay(HIGH_NOTE, [OPEN, BOT])
        ada.post(f"/api/tables/{table}/start")
        seat = ada.sit(table)
        seat.play_out()
        assert seat.table["status"] == "finished"
    return table


def damage(data: str, table: str, number: int, body: str = '{"kind": "mo') -> None:
    with writing(open_engine(data)) as connection:
        change = text("UPDATE entries SET body = :body WHERE table_id = :t AND number = :n")
        connection.execute(change, {"body": body, "t": table, "n": number})


def count(data: str, table: str) -> int:
    with open_engine(data).connect() as connection:
        lines = select(func.count()).where(schema.entries.c.table_id == table)
        return int(connection.execute(lines).scalar_one())


def kept_lines(folder: Path) -> list[dict[str, object]]:
    (file,) = (folder / "cut-lines").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_a_repair_shows_what_is_wrong_and_cuts_after_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = str(tmp_path / "house.db")
    with registered():
        table = finished_game(data)
        total = count(data, table)
        damage(data, table, 5)
        for answer in ("", "n\n", "no\n"):
            monkeypatch.setattr("sys.stdin", io.StringIO(answer))
            assert obey(["repair", table, "--data", data]) == 2
            said = capsys.readouterr()
            assert "Nothing was changed." in said.err
        assert f"Table {table}: {total} lines" in said.out
        assert "Line 5 is damaged: Input data was truncated" in said.out
        assert "The last good line is 4: moved" in said.out
        assert f"Cut off would be {total - 4} lines, 5 to {total}: " in said.out
        assert "1 unreadable" in said.out
        assert count(data, table) == total
        assert not (tmp_path / "cut-lines").exists()

        monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
        assert obey(["repair", table, "--data", data]) == 0
        assert count(data, table) == 4
        kept = kept_lines(tmp_path)
        assert [line["number"] for line in kept] == list(range(5, total + 1))
        assert kept[0]["body"] == '{"kind": "mo'
        capsys.readouterr()
        assert obey(["repair", table, "--data", data]) == 0
        assert capsys.readouterr().out == f"Table {table}: 4 lines, all of them good.\n"


def test_after_a_repair_the_game_goes_on_to_its_end(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with registered():
        with running(data) as house:
            ada = house.guest("Ada")
            table = ada.lay(HIGH_NOTE, [OPEN, BOT])
            ada.post(f"/api/tables/{table}/start")
            ada.sit(table).play_out()
            cookies = ada.client.cookies
        damage(data, table, 6, "{}")
        assert obey(["repair", table, "--data", data, "--yes"]) == 0
        with running(data) as house:
            again = house.guest("Nobody")
            again.client.cookies = cookies
            assert again.get(f"/api/tables/{table}")["status"] == "playing"
            seat = again.sit(table)
            seat.play_out()
            assert seat.table["status"] == "finished"
            assert again.get(f"/api/tables/{table}/record")["scores"] == seat.table["scores"]


def test_a_body_that_is_no_text_is_kept_too(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with registered():
        table = finished_game(data)
        with writing(open_engine(data)) as connection:
            change = "UPDATE entries SET body = CAST(x'fffe00' AS TEXT) WHERE number = 3"
            connection.execute(text(change))
        assert obey(["repair", table, "--data", data, "--yes"]) == 0
    assert kept_lines(tmp_path)[0]["base64"] == "//4A"


def test_a_missing_line_is_damage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = str(tmp_path / "house.db")
    with registered():
        table = finished_game(data)
        with writing(open_engine(data)) as connection:
            connection.execute(text("DELETE FROM entries WHERE number = 4"))
        assert obey(["repair", table, "--data", data, "--yes"]) == 0
        assert "line 5 cannot follow line 3" in capsys.readouterr().out
        assert count(data, table) == 3


def test_a_table_without_a_good_line_is_removed(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with registered():
        table = finished_game(data)
        total = count(data, table)
        damage(data, table, 1)
        assert obey(["repair", table, "--data", data, "--yes"]) == 0
        with running(data) as house:
            assert house.guest("Ben").refused("GET", f"/api/tables/{table}") == (404, "not-found")
    assert len(kept_lines(tmp_path)) == total


def test_a_repair_needs_the_server_closed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = str(tmp_path / "house.db")
    migrate(open_engine(data))
    (tmp_path / "link.db").symlink_to(data)
    for shared in (False, True):
        with claimed(data, shared=shared):
            assert obey(["repair", "x", "--data", str(tmp_path / "link.db"), "--yes"]) == 2
            assert "A server is open on this database" in capsys.readouterr().err


@pytest.mark.parametrize("table", ["nothing", "-nothing", "--", "../../x"])
def test_what_is_not_there(table: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = str(tmp_path / "house.db")
    assert obey(["repair", table, "--data", data]) == 2
    assert "Traceback" not in capsys.readouterr().err
    migrate(open_engine(data))
    assert obey(["repair", table, "--data", data]) == 2
    assert ("There is no table" in capsys.readouterr().err) is (table != "--")


def test_a_repair_on_postgresql(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BANDSTAND_DATA", str(tmp_path))
    with postgresql() as data, registered():
        table = finished_game(data)
        total = count(data, table)
        damage(data, table, 4)
        with claimed(data, shared=False):
            assert obey(["repair", table, "--data", data, "--yes"]) == 2
        assert "A server is open on this database" in capsys.readouterr().err
        assert obey(["repair", table, "--data", data, "--yes"]) == 0
        assert count(data, table) == 3
        assert len(kept_lines(tmp_path)) == total - 3
        with open_engine(data).connect() as connection:
            assert load(connection, table, True).status == "playing"


def test_the_cut_leaves_the_sheet_of_the_good_lines(tmp_path: Path) -> None:
    """A line that is refused halfway must not show in what the index says."""
    data = str(tmp_path / "house.db")
    with registered():
        table = finished_game(data)
        damage(data, table, 4, '{"kind": "moved", "seat": 0, "move": 77777}')
        engine = open_engine(data)
        with engine.connect() as connection:
            finding = repair.examine(connection, table)
            good = TableState(table)
            for line in journal.read(connection, table)[:3]:
                apply(good, line)
        assert save(finding.state) == save(good)
        assert finding.lost() == {"moved": finding.damaged[-1].number - 3}
