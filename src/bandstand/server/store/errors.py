"""What goes wrong on the disk or at the database server, as sentences for people."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DataError, DBAPIError, InterfaceError, OperationalError

from bandstand.tables.refusals import Refusal, unprocessable

if TYPE_CHECKING:
    from collections.abc import Iterator


class StorageError(Refusal):
    """The database could not do its part, and nothing was changed."""


class BrokenLogError(StorageError):
    """A line of a table's journal that cannot be read, or that the lines before it do not allow.

    The reason may tell what only a seat may know: it is for the operator of the server.
    """

    def __init__(self, table_id: str, number: int, reason: str) -> None:
        sentence = (
            f"This table cannot be opened: line {number} of its journal is damaged. The lines "
            "before it are safe; the server's operator can bring them back with `bandstand repair`."
        )
        super().__init__(503, "broken-table", sentence)
        self.table_id = table_id
        self.number = number
        self.reason = reason

    def __reduce__(self) -> tuple[type[Refusal], tuple[Any, ...]]:
        """How it travels from one process to another."""
        return type(self), (self.table_id, self.number, self.reason)


_SQLITE_TROUBLES = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOTADB,
}
_READ_ONLY = "25006"
_DISK_FULL = "53100"
# Classes of SQLSTATE: no connection, no resources, an administrator's act, a fault of the system.
_POSTGRESQL_TROUBLES = ("08", "53", "57", "58")


def trouble(error: DBAPIError) -> StorageError | None:
    """The sentence for an error of the disk or the database server; None for a fault of our own."""
    cause = error.orig
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        primary = code & 0xFF  # the rest says more exactly what happened
        if primary not in _SQLITE_TROUBLES:
            return None
        return _disk_full() if primary == sqlite3.SQLITE_FULL else _not_now()
    state = getattr(cause, "sqlstate", None)
    if state is None:
        lost = isinstance(error, OperationalError | InterfaceError)
        return _not_now() if lost and not isinstance(cause, sqlite3.Error) else None
    if state == _DISK_FULL:
        return _disk_full()
    return _not_now() if state == _READ_ONLY or state[:2] in _POSTGRESQL_TROUBLES else None


@contextmanager
def told() -> Iterator[None]:
    """Errors of the disk or the database server within are told as sentences.

    So is a null character in what somebody sent: PostgreSQL takes none, in no text.
    """
    try:
        yield
    except DBAPIError as error:
        if isinstance(error, DataError) and getattr(error.orig, "sqlstate", None) is None:
            raise unprocessable("null", "A text cannot hold a null character.") from None
        raise trouble(error) or error from None


def _disk_full() -> StorageError:
    return StorageError(
        507,
        "disk-full",
        "The disk of this server is full: this was not saved and did not happen. "
        "Try again when the operator of the server has made room.",
    )


def _not_now() -> StorageError:
    return StorageError(
        503,
        "no-storage",
        "The database of this server does not work just now: this was not saved and did not "
        "happen. Try again in a moment.",
    )
