"""``bandstand backup`` and ``bandstand serve``, and the sentences for what cannot be done."""

from __future__ import annotations

import gc
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest

from bandstand.cli.main import obey
from bandstand.kernel.errors import BandstandError
from bandstand.server import run
from bandstand.server.http import pages
from bandstand.server.store.database import claimed, open_engine
from bandstand.server.store.snapshots import load
from support.server_harness import running
from support.server_process import Process, free_port


def test_a_copy_is_a_house_of_its_own(tmp_path: Path) -> None:
    data, copy = tmp_path / "house.db", tmp_path / "copies" / "copy.db"
    with running(str(data)) as house:
        ada = house.guest("Ada")
        seats = [{"kind": "open"}, {"kind": "open"}]
        table = ada.lay("a-chord", seats)
        assert obey(["backup", str(copy), "--data", str(data)]) == 0
        later = ada.lay("a-chord", seats)
    with open_engine(str(copy)).connect() as connection:
        assert load(connection, table, True).created.host == ada.id
    with running(str(copy)) as again:
        visitor = again.guest("Ben")
        assert visitor.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ada"
        assert visitor.refused("GET", f"/api/tables/{later}") == (404, "not-found")


def test_what_is_restored_is_what_was_copied_and_the_game_goes_on(tmp_path: Path) -> None:
    data, copy, fresh = (tmp_path / name for name in ("house.db", "copy.db", "fresh.db"))
    with running(str(data)) as house:
        ada = house.guest("Ada")
        table = ada.lay("a-chord", [{"kind": "open"}, {"kind": "bot", "level": 0}])
        ada.post(f"/api/tables/{table}/start")
        seat = ada.sit(table)
        while not seat.may_move:
            seat.receive()
        assert obey(["backup", str(copy), "--data", str(data)]) == 0
        then = seat.position
        seat.move()
        seat.close()
    assert obey(["restore", str(copy), "--data", str(fresh)]) == 0
    assert fresh.stat().st_mode & 0o777 == 0o600
    with running(str(fresh)) as again:
        ada.client.base_url, ada.address = again.url, again.address
        seat = ada.sit(table)
        assert seat.position["view"] == then["view"]
        seat.move()  # the cookie is known, and the move that came after the copy can be made again
        seat.close()


def test_restoring_replaces_nothing_and_takes_only_whole_copies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "house.db", tmp_path / "copy.db"
    with running(str(data)):
        assert obey(["backup", str(copy), "--data", str(data)]) == 0
    before = data.read_bytes()
    assert obey(["restore", str(copy), "--data", str(data)]) == 2
    assert data.read_bytes() == before
    assert "move it away first" in capsys.readouterr().err
    fresh = tmp_path / "fresh.db"
    empty = tmp_path / "empty.db"
    sqlite3.connect(empty).close()
    torn = tmp_path / "torn.db"
    torn.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
    for bad in (tmp_path / "none.db", empty, torn):
        assert obey(["restore", str(bad), "--data", str(fresh)]) == 2
        assert not fresh.exists()


def test_a_copy_replaces_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    assert obey(["backup", str(copy), "--data", str(tmp_path / "house.db")]) == 2
    assert copy.read_text() == "precious"
    assert obey(["backup", str(tmp_path / "new.db"), "--data", str(tmp_path / "none.db")]) == 2
    assert "There is no Bandstand database" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--data", "mysql://x/y"], "SQLite or PostgreSQL"),
        (["--data", "postgresql://nobody@127.0.0.1:1/none"], "The database cannot be used"),
        (["--hints", "nats:/x"], "redis:// or nats://"),
        (["--log", "loud"], "There is no level"),
    ],
)
def test_a_house_that_cannot_open_says_why(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    given = [] if "--data" in arguments else ["--data", str(tmp_path / "house.db")]
    assert obey(["serve", "--port", "0", "--no-browser", *given, *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_the_environment_sets_the_log_level(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BANDSTAND_LOG", "loud")
    assert obey(["serve", "--port", "0", "--no-browser"]) == 2
    assert "There is no level 'loud'" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["-1", "65536", "abc"])
def test_a_port_that_is_none(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert obey(["serve", "--port", port, "--no-browser"]) == 2
    assert "--port" in capsys.readouterr().err


def test_the_bare_command_opens_the_house(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, int]] = []

    def bind(host: str, port: int) -> socket.socket:
        asked.append((host, port))
        raise BandstandError("The door is stuck.")

    monkeypatch.setattr(run, "bind", bind)
    monkeypatch.setattr(run, "is_bandstand", lambda address: False)
    monkeypatch.setenv("BANDSTAND_DATABASE", str(tmp_path / "house.db"))
    assert obey([]) == 2
    assert asked == [("127.0.0.1", 8450)]
    assert capsys.readouterr().err == "The door is stuck.\n"


@pytest.mark.parametrize("pages_built", [True, False])
def test_a_house_says_where_it_is_and_shows_itself(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    pages_built: bool,
) -> None:
    shown: list[str] = []

    def serve(settings: object, listener: socket.socket, opened: Callable[[str], None]) -> bool:
        listener.close()
        opened("http://localhost:1/")
        return True

    monkeypatch.setattr(run, "serve", serve)
    monkeypatch.setattr(run, "open_browser", shown.append)
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    if pages_built:
        (tmp_path / "index.html").write_text("Bandstand")
    assert obey(["serve", "--port", "0", "--data", str(tmp_path / "house.db")]) == 0
    out = capsys.readouterr().out
    first, second, *_ = out.splitlines()
    assert first == "The server is running at http://localhost:1/ (Ctrl+C stops it)."
    assert 'PLAY="--lan"' in second
    assert shown == (["http://localhost:1/"] if pages_built else [])
    assert ("not built" in out) is not pages_built


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_house_closes_gracefully(tmp_path: Path, number: signal.Signals) -> None:
    process = Process(str(tmp_path / "house.db"), free_port())
    try:
        process.start()
        assert process.stop(number) == 0
    finally:
        process.stop(signal.SIGKILL)


def test_a_port_that_is_taken_is_said_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        base = ["serve", "--no-browser", "--data", str(tmp_path / "house.db")]
        assert obey([*base, "--port", port]) == 2
    assert capsys.readouterr().err.count(port) == 1


def test_a_house_that_is_open_already_is_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    (tmp_path / "index.html").write_text("Bandstand")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    monkeypatch.setattr(run, "open_browser", shown.append)
    with running(str(tmp_path / "house.db")) as house:
        port = house.address.rpartition(":")[2]
        arguments = ["serve", "--port", port, "--data", str(tmp_path / "other.db")]
        assert obey(arguments) == 0
        assert shown == [f"http://localhost:{port}/"]
        assert f"already running at http://localhost:{port}/" in capsys.readouterr().out
        assert obey([*arguments, "--no-browser"]) == 2
        assert "cannot open" in capsys.readouterr().err


def test_a_terminal_is_not_taken_over_by_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    for kind, expected in ((webbrowser.GenericBrowser, []), (webbrowser.BackgroundBrowser, ["x"])):
        monkeypatch.setattr(kind, "open", lambda self, url, *_: opened.append(url))
        monkeypatch.setattr(webbrowser, "get", lambda kind=kind: kind("program"))
        run.open_browser("x")
        assert opened == expected

    def none() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    run.open_browser("x")
    assert opened == ["x"]


def test_while_a_house_is_open_the_interpreter_serves_it() -> None:
    usual = gc.get_threshold(), gc.get_freeze_count(), sys.getswitchinterval()
    with run.rare_collections(), run.quick_turns():
        assert gc.get_threshold()[2] > 1_000_000  # no look at everything while people wait
        assert gc.get_freeze_count() > usual[1]
        assert sys.getswitchinterval() < usual[2]
    assert usual == (gc.get_threshold(), gc.get_freeze_count(), sys.getswitchinterval())


def test_garbage_is_collected_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    collected = threading.Event()
    monkeypatch.setattr(run, "_COLLECTION_SECONDS", 0.01)
    with run.rare_collections():
        monkeypatch.setattr(gc, "collect", collected.set)
        assert collected.wait(20)


def test_two_houses_do_not_share_a_file_unknowingly(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    taken = pytest.raises(BandstandError, match="Another server runs")
    with claimed(data, shared=False), taken, claimed(data, shared=False):
        pass
    with claimed(data, shared=True), claimed(data, shared=True), taken, claimed(data, shared=False):
        pass


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        data = ["--data", str(tmp_path / "house.db")]
        assert obey(["serve", "--port", port, "--no-browser", *data]) == 2
    assert "cannot open" in capsys.readouterr().err
