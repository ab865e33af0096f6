"""The database: opened by its URL, brought up to date, the same code for SQLite and PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    NullPool,
    Table,
    create_engine,
    event,
    make_url,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from bandstand.kernel.errors import BandstandError, how_to_install
from bandstand.server.store import private_files

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy.engine.interfaces import DBAPIConnection

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 7_236_519  # any number, as long as all processes ask PostgreSQL for the same
_SERVER_LOCK = 7_236_520  # held by every server on a PostgreSQL database
_BUSY_SECONDS = 30
_CONNECTIONS = 16  # more than there are threads that read or write: nobody waits for one
_SIDE_FILES = ("-wal", "-shm", "-journal")  # what SQLite keeps beside its file


class HeldError(BandstandError):
    """Another process holds the database."""


def read_url(data: str) -> URL:
    """A database's URL, or the path of an SQLite file; a sentence if it is neither.

    An SQLite file is named by its real path, so that a symbolic link leads to the same locks.
    """
    if "://" not in data:
        return _by_real_path(URL.create("sqlite", database=str(Path(data).expanduser())))
    try:
        url = make_url(data)
        url.get_dialect()
    except (ArgumentError, NoSuchModuleError) as error:
        raise BandstandError(f"{data!r} is no database's URL: {error}") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite":
        raise BandstandError("The data can be kept in SQLite or PostgreSQL, in nothing else.")
    return _by_real_path(url)


def _by_real_path(url: URL) -> URL:
    if not url.database or url.database.startswith((":memory:", "file:")):
        return url
    return url.set(database=os.path.realpath(url.database))


def open_engine(data: str) -> Engine:
    """The engine for a database, its folder made where it is a file."""
    url = read_url(data)
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BandstandError("The data needs a file: a database in memory forgets every move.")
        _make_private(Path(url.database))
        engine = create_engine(
            url,
            connect_args={"check_same_thread": False},
            pool_size=_CONNECTIONS,
            hide_parameters=True,
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        return create_engine(url, pool_pre_ping=True, pool_size=_CONNECTIONS, hide_parameters=True)
    except ModuleNotFoundError:
        raise _no_driver() from None


def _no_driver() -> BandstandError:
    return BandstandError(f"PostgreSQL needs its driver: {how_to_install('postgresql')}.")


def _make_private(file: Path) -> None:
    """The file, and those that SQLite keeps beside it, are their owner's alone.

    SQLite gives new side files the mode of the database itself.
    """
    private_files.make_folder(file.parent)
    private_files.make_file(file)
    for suffix in _SIDE_FILES:
        private_files.tighten(file.with_name(file.name + suffix))


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
def claimed(data: str, shared: bool, alone: bool = False) -> Iterator[None]:
    """Hold a database against servers that would not know of this process; a sentence if one does.

    Of SQLite files one server at a time holds each, unless all of them *shared* it. Servers on
    PostgreSQL share theirs; a process that must be *alone* there is refused while one runs.
    """
    url = read_url(data)
    if url.get_backend_name() == "sqlite" and url.database:
        with _claimed_file(Path(url.database), shared):
            yield
    else:
        with _claimed_postgresql(url, alone):
            yield


@contextmanager
def _claimed_file(file: Path, shared: bool) -> Iterator[None]:
    """The lock is SQLite's own, on a file beside: the system lets go of it when a process dies."""
    private_files.make_folder(file.parent)
    beside = file.with_name(f"{file.name}.lock")
    private_files.make_file(beside)
    lock = sqlite3.connect(beside, timeout=0.0, isolation_level=None)
    try:
        _take(lock, file, shared)
        yield
    finally:
        lock.close()


def _take(lock: sqlite3.Connection, file: Path, shared: bool) -> None:
    try:
        lock.execute("BEGIN" if shared else "BEGIN EXCLUSIVE")
        lock.execute("SELECT count(*) FROM sqlite_master").fetchall()
    except sqlite3.OperationalError:
        raise HeldError(
            f"Another server runs on {file}. Stop it, or name another file with --data."
        ) from None


@contextmanager
def _claimed_postgresql(url: URL, alone: bool) -> Iterator[None]:
    """An advisory lock of a connection of its own, which ends with the process."""
    try:
        engine = create_engine(url, poolclass=NullPool, hide_parameters=True)
    except ModuleNotFoundError:
        raise _no_driver() from None
    with usable():
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    with connection:
        lock = "pg_try_advisory_lock" + ("" if alone else "_shared")
        if not connection.execute(text(f"SELECT {lock}({_SERVER_LOCK})")).scalar():
            raise HeldError(
                "Another process holds this database: a server, or a repair. "
                "Stop it, or wait until it is done."
            )
        yield


@contextmanager
def usable() -> Iterator[None]:
    """What the database refuses while it is being opened is told in a sentence."""
    try:
        yield
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        raise BandstandError(f"The database cannot be used: {str(cause).strip()}") from None


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
        _refuse_later_versions(connection, ScriptDirectory.from_config(config))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def open_existing(data: str) -> Engine:
    """The engine for a database that is there and of this version; nothing is changed in it."""
    url = read_url(data)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BandstandError(f"There is no Bandstand database at {url.database}.")
    engine = open_engine(data)
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    steps = ScriptDirectory.from_config(config)
    with usable(), engine.connect() as connection:
        _refuse_later_versions(connection, steps)
        found = MigrationContext.configure(connection).get_current_heads()
    if found != (steps.get_current_head(),):
        raise BandstandError("This database is of an earlier version: start the server once.")
    return engine


def _refuse_later_versions(connection: Connection, steps: ScriptDirectory) -> None:
    """What a later version wrote, this one might misread and spoil."""
    known = {step.revision for step in steps.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    unknown = sorted(set(found) - known)
    if unknown:
        raise BandstandError(
            f"This database belongs to a later version of Bandstand: it is at step {unknown[0]}, "
            f"and this version knows the steps up to {steps.get_current_head()}. "
            "Install the later version, or name another database with --data."
        )
