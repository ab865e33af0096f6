"""The database and its copies are their owner's alone; links, later versions, what is logged."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from bandstand.cli.main import obey
from bandstand.kernel.errors import BandstandError
from bandstand.server.logging_setup import JsonFormatter
from bandstand.server.store import schema
from bandstand.server.store.backup import back_up
from bandstand.server.store.database import HeldError, claimed, migrate, open_engine, writing


@pytest.fixture
def generous_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.mark.usefixtures("generous_umask")
def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    data = tmp_path / "a" / "b" / "house.db"
    with claimed(str(data), shared=False):
        engine = open_engine(str(data))
        migrate(engine)
        made = {path.name: mode(path) for path in data.parent.iterdir()}
        assert {"house.db", "house.db-wal", "house.db-shm", "house.db.lock"} <= made.keys()
        assert set(made.values()) == {0o600}
        engine.dispose()
    assert mode(data.parent) == mode(data.parent.parent) == 0o700


@pytest.mark.usefixtures("generous_umask")
def test_an_old_database_is_tightened_when_it_is_opened(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    data = tmp_path / "house.db"
    first = open_engine(str(data))
    migrate(first)
    files = [data, tmp_path / "house.db-wal", tmp_path / "house.db-shm"]
    for file in files:
        file.chmod(0o644)
    open_engine(str(data)).dispose()
    assert [mode(file) for file in files] == [0o600] * 3
    first.dispose()
    assert mode(tmp_path) == 0o755  # a folder that was there is left alone


@pytest.mark.usefixtures("generous_umask")
def test_a_copy_is_its_owners_alone(tmp_path: Path) -> None:
    data, copy = tmp_path / "house.db", tmp_path / "copies" / "copy.db"
    migrate(open_engine(str(data)))
    back_up(str(data), copy)
    assert mode(copy) == 0o600
    assert mode(copy.parent) == 0o700


def test_two_servers_do_not_share_a_file_through_links(tmp_path: Path) -> None:
    data = tmp_path / "real" / "house.db"
    (tmp_path / "folder").symlink_to(data.parent, target_is_directory=True)
    link = tmp_path / "link.db"
    link.symlink_to(data)  # also while there is nothing behind it yet
    ways = [str(data), str(link), str(tmp_path / "folder" / "house.db"), f"sqlite:///{link}"]
    for one in ways:
        for other in ways:
            with (
                claimed(one, shared=False),
                pytest.raises(HeldError, match="Another server runs"),
                claimed(other, shared=False),
            ):
                pass


def test_a_database_of_a_later_version_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = str(tmp_path / "house.db")
    engine = open_engine(data)
    migrate(engine)
    with writing(engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BandstandError, match="a later version of Bandstand: it is at step 9999"):
        migrate(engine)
    engine.dispose()
    assert obey(["serve", "--port", "0", "--no-browser", "--data", data]) == 2
    assert "later version" in capsys.readouterr().err


def test_failed_statements_log_no_parameters(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "house.db"))
    migrate(engine)
    row = {"name": "probe-key", "value": "a secret value"}
    with pytest.raises(IntegrityError) as failed, writing(engine) as connection:
        connection.execute(schema.keys.insert(), [row, row])
    record = logging.LogRecord("x", logging.ERROR, "x", 1, "it failed", None, None)
    record.exc_info = (failed.type, failed.value, failed.tb)
    line = JsonFormatter().format(record)
    assert "UNIQUE constraint failed" in line
    assert "a secret value" not in line
