"""``bandstand backup`` and ``bandstand serve``, and the sentences for what cannot be done."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from bandstand.cli.main import obey
from bandstand.house.database import open_engine
from bandstand.house.table import load
from house_server import running


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


def test_a_copy_replaces_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    assert obey(["backup", str(copy), "--data", str(tmp_path / "house.db")]) == 2
    assert copy.read_text() == "precious"
    assert obey(["backup", str(tmp_path / "new.db"), "--data", str(tmp_path / "none.db")]) == 2
    assert "There is no house" in capsys.readouterr().err


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


@pytest.mark.parametrize("port", ["-1", "65536", "abc"])
def test_a_port_that_is_none(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert obey(["serve", "--port", port, "--no-browser"]) == 2
    assert "--port" in capsys.readouterr().err


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        data = ["--data", str(tmp_path / "house.db")]
        assert obey(["serve", "--port", port, "--no-browser", *data]) == 2
    assert "cannot open" in capsys.readouterr().err
