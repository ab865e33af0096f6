"""A copy of everything the server knows, taken while it is open."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

from sqlalchemy import Engine

from bandstand.kernel.errors import BandstandError
from bandstand.server.store import private_files
from bandstand.server.store.database import open_engine, read_url


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
        _dump_postgresql(url.set(drivername="postgresql").render_as_string(False), part)
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(copy)


def _copy_sqlite(engine: Engine, copy: Path) -> None:
    with engine.connect() as connection, sqlite3.connect(copy) as target:
        source = connection.connection.dbapi_connection
        assert isinstance(source, sqlite3.Connection)
        connection.rollback()
        source.backup(target)
    target.close()
    engine.dispose()


def _dump_postgresql(url: str, copy: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise BandstandError("A copy of a PostgreSQL database needs pg_dump, and it is not here.")
    # The address holds a password, so it travels in the environment, which others cannot list.
    done = subprocess.run(  # noqa: S603
        [program, "--format=custom", f"--file={copy}"],
        env={**os.environ, **_environment(url)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise BandstandError(f"pg_dump could not copy the database: {done.stderr.strip()}")


def _environment(url: str) -> dict[str, str]:
    parts = read_url(url)
    named = {
        "PGHOST": parts.host or parts.query.get("host"),
        "PGPORT": str(parts.port) if parts.port else None,
        "PGUSER": parts.username,
        "PGPASSWORD": parts.password,
        "PGDATABASE": parts.database,
    }
    return {name: value for name, value in named.items() if isinstance(value, str)}
