"""The database: opened by its URL, brought up to date, the same code for SQLite and PostgreSQL."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Executable, Table
    from sqlalchemy.engine import URL
    from sqlalchemy.engine.interfaces import DBAPIConnection

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 7_236_519  # any number, as long as all processes ask PostgreSQL for the same
_BUSY_SECONDS = 30


def read_url(data: str) -> URL:
    """A database's URL, or the path of an SQLite file; a sentence if it is neither."""
    if "://" not in data:
        return make_url(f"sqlite:///{Path(data).expanduser()}")
    try:
        url = make_url(data)
        url.get_dialect()
    except (ArgumentError, NoSuchModuleError) as error:
        raise BandstandError(f"{data!r} is no database's URL: {error}") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite":
        raise BandstandError("The data can be kept in SQLite or PostgreSQL, in nothing else.")
    return url


def open_engine(data: str) -> Engine:
    """The engine for a database, its folder made where it is a file."""
    url = read_url(data)
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BandstandError("The data needs a file: a database in memory forgets every move.")
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"check_same_thread": False})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8)
    except ModuleNotFoundError:
        raise BandstandError(
            "PostgreSQL needs its driver: pip install 'bandstand[postgresql]'."
        ) from None


def _prepare_sqlite(connection: DBAPIConnection, record: object) -> None:
    # The driver must not open transactions of its own: _begin_sqlite does.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {_BUSY_SECONDS * 1000}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: one that began by reading could not be granted it later.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def claimed(data: str, shared: bool) -> Iterator[None]:
    """Hold an SQLite file against houses that would not know of this one; a sentence if one does.

    The lock is SQLite's own, on a file beside: the system lets go of it when a process dies.
    """
    url = read_url(data)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    lock = sqlite3.connect(f"{url.database}.lock", timeout=0.0, isolation_level=None)
    try:
        _take(lock, url.database, shared)
        yield
    finally:
        lock.close()


def _take(lock: sqlite3.Connection, file: str, shared: bool) -> None:
    try:
        lock.execute("BEGIN" if shared else "BEGIN EXCLUSIVE")
        lock.execute("SELECT count(*) FROM sqlite_master").fetchall()
    except sqlite3.OperationalError:
        raise BandstandError(
            f"Another house is open on {file}. Close it, or name another file with --data."
        ) from None


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection


@cache  # building a statement takes longer than running it
def _insert_new(dialect: str, table: Table) -> Executable:
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return insert(table).on_conflict_do_nothing().returning(next(iter(table.primary_key)))


def insert_new(connection: Connection, table: Table, values: dict[str, Any]) -> bool:
    """Insert a row unless its key is taken; returns whether it was inserted."""
    statement = _insert_new(connection.dialect.name, table)
    return connection.execute(statement, values).first() is not None


def upsert(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert a row, or bring the one with its key up to date."""
    key = [column.name for column in table.primary_key]
    changed = {name: value for name, value in values.items() if name not in key}
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert(table).values(values)
    connection.execute(statement.on_conflict_do_update(index_elements=key, set_=changed))


def migrate(engine: Engine) -> None:
    """Bring the database up to date; of processes that start at once one does, the rest wait."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    with writing(engine) as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
