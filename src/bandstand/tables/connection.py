"""Somebody who watches a table: who it is, what they were told, how to tell them more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from bandstand.tables.messages import AnyAnswer, Glimpse, write_answer

if TYPE_CHECKING:
    from bandstand.tables.commands import Person


class Connection(ABC):
    """A person, or nobody known, connected to a table. How a message travels is the host's."""

    def __init__(
        self, person: Person | None, muted: set[str], reasons: bool, language: str, visible: bool
    ) -> None:
        self.person = person
        self.muted = muted
        self.reasons = reasons
        self.language = language
        self.visible = visible  # whether the person has the page before them
        self.premoves = False  # whether to tell what may be said in advance
        self.in_advance = b""  # what was last told of it
        self.lifted: int | None = None  # the local seat whose curtain is up
        self.viewer: int | None = None  # whose view was sent last
        self.told: dict[int, int] = {}  # the last number told, viewer by viewer
        self.unseen: dict[int, list[Glimpse]] = {}  # of a screen's seats: see ``meanwhile``

    @property
    def person_id(self) -> str | None:
        """Whose connection it is; None for somebody unknown."""
        return self.person.id if self.person else None

    def lifts(self) -> list[int]:
        """The local seat whose curtain is up, if any."""
        return [] if self.lifted is None else [self.lifted]

    def send(self, answer: AnyAnswer) -> None:
        """Send a message."""
        self.send_written(write_answer(answer))

    @abstractmethod
    def send_written(self, message: bytes) -> None:
        """Send a message that is written already."""

    @abstractmethod
    def hang_up(self) -> None:
        """End it: the page connects again, and is told where it stands."""
