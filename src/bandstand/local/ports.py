"""What the host asks of the page around it. Everything travels as text, mostly JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Awaitable


class Storage(Protocol):
    """Where tables are kept: in a page IndexedDB. What was awaited is on the disk."""

    def claim(self, table_id: str) -> Awaitable[None]:
        """Be the one tab that plays this table; the tab that had it before is told."""

    def append(self, table_id: str, lines: str, row: str, record: str) -> Awaitable[bool]:
        """Write the next lines (JSON: number, time, entry) and the table's row in the list.

        Once a game is over its record is written too, for pages of a server to take; else it is
        empty. False, and nothing is written, if one of the numbers is taken.
        """

    def lines(self, table_id: str) -> Awaitable[str]:
        """All lines of a table, as they were appended, in one JSON list."""

    def rows(self) -> Awaitable[str]:
        """The rows of all tables, in one JSON list."""

    def remove(self, table_id: str) -> Awaitable[None]:
        """Delete a table."""

    def read(self, name: str) -> Awaitable[str]:
        """A note by its name; empty if there is none."""

    def write(self, name: str, text: str) -> Awaitable[None]:
        """Keep a note, instead of the one of that name."""

    def forget(self, name: str) -> Awaitable[None]:
        """Delete a note."""

    def names(self, prefix: str) -> Awaitable[str]:
        """The names of the notes that begin so, in one JSON list."""


class Thinker(Protocol):
    """Where bots think: in a page a worker of its own, so that nothing waits for them."""

    def ask(self, question: str) -> Awaitable[str]:
        """The answer to a question of ``bandstand.local.bots``."""


class Wires(Protocol):
    """The pages that are connected to tables, each by a number."""

    def send(self, wire: int, message: str) -> None:
        """Send a message."""

    def close(self, wire: int, code: int) -> None:
        """Hang up, with a code of the socket protocol."""
