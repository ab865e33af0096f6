"""One socket at a table: whose it is, what it was told, what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bandstand.tables.messages import AnyAnswer, write_answer

if TYPE_CHECKING:
    from bandstand.tables.commands import Person

MOST_UNSENT = 512  # a client that reads this slowly is cut off, and resumes


class SocketConnection:
    """A person, or nobody known, connected to a table."""

    def __init__(
        self,
        person: Person | None,
        muted: set[str],
        reasons: bool,
        language: str,
        visible: bool = True,
        device: str | None = None,
    ) -> None:
        self.person = person
        self.device = device  # where the person is signed in; None for a program
        self.muted = muted
        self.reasons = reasons
        self.language = language
        self.visible = visible  # whether the person has the page before them
        self.lifted: int | None = None  # the local seat whose curtain is up
        self.viewer: int | None = None  # whose view was sent last
        self.told: dict[int, int] = {}  # the last number told, viewer by viewer
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def person_id(self) -> str | None:
        """Whose connection it is; None for somebody unknown."""
        return self.person.id if self.person else None

    def lifts(self) -> list[int]:
        """The local seat whose curtain is up, if any."""
        return [] if self.lifted is None else [self.lifted]

    def send(self, answer: AnyAnswer) -> None:
        """Queue a message."""
        self.send_written(write_answer(answer))

    def send_written(self, message: bytes) -> None:
        """Queue a message that is written already."""
        if self.outbox.qsize() >= MOST_UNSENT:
            self.hang_up()
        else:
            self.outbox.put_nowait(message)

    def hang_up(self) -> None:
        """Send what is queued, then close the socket."""
        self.outbox.put_nowait(None)
