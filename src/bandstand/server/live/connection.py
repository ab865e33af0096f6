"""One socket at a table: whose it is, where they are signed in, what waits to be sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.server.live.mailbox import Mailbox
from bandstand.tables.connection import Connection

if TYPE_CHECKING:
    from bandstand.server.store.devices import Session
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
        session: Session | None = None,
        address: str = "",
    ) -> None:
        super().__init__(person, muted, reasons, language, visible)
        self.device = session.device if session else None  # None for a program
        # Who opened it: a screen that all look at is nobody's, but it is opened by somebody.
        self.opened_by = session.person.id if session else self.person_id
        self.address = address
        self.outbox: Mailbox[bytes | None] = Mailbox()

    def send_written(self, message: bytes) -> None:
        """Queue a message that is written already."""
        if self.outbox.qsize() >= MOST_UNSENT:
            self.hang_up()
        else:
            self.outbox.put_nowait(message)

    def hang_up(self) -> None:
        """Send what is queued, then close the socket."""
        self.outbox.put_nowait(None)
