"""A copy of everything the server knows, taken while it is open, and back again."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, Engine

from bandstand.kernel.errors import BandstandError
from bandstand.server.store import private_files
from bandstand.server.store.database import claimed, open_engine, read_url


def back_up(data: str, copy: Path) -> None:
    """Write a consistent copy: of SQLite as a database file, of PostgreSQL as pg_dump makes it.

    The copy appears under its name only when it is whole.
    """
    if copy.exists():
        raise BandstandError(f"{copy} exists already; a copy replaces nothing.")
    url = read_url(data)
    is_file = url.get_backend_name() == "sqlite"
    if is_file and not (url.database and Path(url.database).is_file()):
        raise BandstandError(f"There is no Bandstand database at {url.database}.")
    private_files.make_folder(copy.parent)
    part = copy.with_name(copy.name + ".part")
    part.unlink(missing_ok=True)
    private_files.make_file(part)
    if is_file:
        _copy_sqlite(open_engine(data), part)
    else:
        _dump_postgresql(url, part)
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(copy)


def restore(copy: Path, data: str) -> None:
    """Make a database of a copy, with no server running; it replaces nothing.

    An SQLite file must not be there yet, a PostgreSQL database must be empty.
    """
    if not copy.is_file():
        raise BandstandError(f"There is no copy at {copy}.")
    url = read_url(data)
    is_file = url.get_backend_name() == "sqlite"
    if is_file and Path(url.database or "").exists():
        raise BandstandError(
            f"{url.database} exists already; move it away first, with its -wal and -shm files."
        )
    with claimed(data, shared=False, alone=True):
        if is_file:
            _restore_sqlite(copy, Path(url.database or ""))
        else:
            _restore_postgresql(copy, url)


def _restore_sqlite(copy: Path, target: Path) -> None:
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    private_files.make_file(part)
    try:
        with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(part)) as fresh:
            source.backup(fresh)
            whole = fresh.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            ours = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
            if not whole or fresh.execute(ours).fetchone() is None:
                raise BandstandError(f"{copy} is not a whole copy of a Bandstand database.")
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except sqlite3.DatabaseError as error:
        raise BandstandError(f"{copy} cannot be restored: {error}.") from None
    finally:
        part.unlink(missing_ok=True)


def _copy_sqlite(engine: Engine, copy: Path) -> None:
    with engine.connect() as connection, sqlite3.connect(copy) as target:
        source = connection.connection.dbapi_connection
        assert isinstance(source, sqlite3.Connection)
        connection.rollback()
        source.backup(target)
    target.close()
    engine.dispose()


def _dump_postgresql(url: URL, copy: Path) -> None:
    _run(url, "pg_dump", "--format=custom", f"--file={copy}")


def _restore_postgresql(copy: Path, url: URL) -> None:
    """All of it or nothing: what is there already makes it fail."""
    whole = ("--single-transaction", "--exit-on-error", "--no-owner")
    _run(url, "pg_restore", *whole, f"--dbname={url.database}", str(copy))


def _run(url: URL, name: str, *words: str) -> None:
    """Run a program of PostgreSQL on a database."""
    program = shutil.which(name)
    if program is None:
        raise BandstandError(f"With a PostgreSQL database this needs {name}, and it is not here.")
    # The address holds a password, so it travels in the environment, which others cannot list.
    done = subprocess.run(  # noqa: S603
        [program, *words],
        env={**os.environ, **_environment(url)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise BandstandError(f"{name} failed: {done.stderr.strip()}")


def _environment(url: URL) -> dict[str, str]:
    named = {
        "PGHOST": url.host or url.query.get("host"),
        "PGPORT": str(url.port) if url.port else None,
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
    }
    return {name: value for name, value in named.items() if isinstance(value, str)}
