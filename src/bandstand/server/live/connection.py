"""One socket at a table: whose it is, where they are signed in, what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bandstand.tables.connection import Connection

if TYPE_CHECKING:
    from bandstand.tables.commands import Person

MOST_UNSENT = 512  # a client that reads this slowly is cut off, and resumes


class SocketConnection(Connection):
    """A person, or nobody known, connected to a table by a socket."""

    def __init__(
        self,
        person: Person | None,
        muted: set[str],
        reasons: bool,
        language: str,
        visible: bool = True,
        device: str | None = None,
    ) -> None:
        super().__init__(person, muted, reasons, language, visible)
        self.device = device  # where the person is signed in; None for a program
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send_written(self, message: bytes) -> None:
        """Queue a message that is written already."""
        if self.outbox.qsize() >= MOST_UNSENT:
            self.hang_up()
        else:
            self.outbox.put_nowait(message)

    def hang_up(self) -> None:
        """Send what is queued, then close the socket."""
        self.outbox.put_nowait(None)
