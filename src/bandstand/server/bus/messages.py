"""What processes on one database tell each other. A message may be lost.

The journal is the truth: a process that misses that a table is at number N finds out
a little later.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from bandstand.tables.entries import kebab
from bandstand.tables.shared_replay import SharedReplay

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

CHANNEL = "bandstand"
RETRY_SECONDS = 1.0
_log = logging.getLogger(__name__)


# Tags stay as they were: processes of two versions may share a bus during an upgrade.
class LogAdvanced(msgspec.Struct, frozen=True, tag_field="kind", tag="at"):
    """A table's journal has reached a number."""

    table: str
    number: int


class Attendance(msgspec.Struct, frozen=True):
    """Who is connected to a table through one process."""

    people: list[str]
    watching: int
    lifted: list[int] = []  # local seats whose curtain is up
    # The people who have the page before them; None: a process that does not say, so all of them.
    attentive: list[str] | None = None


class Connected(msgspec.Struct, frozen=True, tag_field="kind", tag="here"):
    """Who is connected to these tables through the process that says so."""

    process: str
    tables: dict[str, Attendance]


class SignedOut(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab):
    """These devices, or all of these people, are signed out: their sockets are to be closed."""

    devices: list[str] = []
    people: list[str] = []


class Rewritten(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab):
    """The journals of these tables were deleted, or changed because a person deleted themselves."""

    tables: list[str]
    person: str | None = None


class LookedBack(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab):
    """How a shared look at a game that is over goes on; see ``tables.shared_replay``."""

    table: str
    shared: SharedReplay


BusMessage = LogAdvanced | Connected | SignedOut | Rewritten | LookedBack
_decoder: msgspec.json.Decoder[BusMessage] = msgspec.json.Decoder(BusMessage)


class Bus(Protocol):
    """How processes tell each other what they had better know."""

    def publish(self, message: BusMessage) -> None:
        """Send a message, without waiting for anybody."""

    async def listen(self, receive: Callable[[BusMessage], None]) -> None:
        """Call *receive* for every message, for ever."""

    async def close(self) -> None:
        """Send and receive no more."""


class Outgoing:
    """Messages on their way: each is sent by a task of its own, and lost if that fails."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def send(self, publish: Callable[[bytes], Awaitable[Any]], message: BusMessage) -> None:
        """Send a message without waiting."""
        task = asyncio.ensure_future(self._send(publish, msgspec.json.encode(message)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, publish: Callable[[bytes], Awaitable[Any]], data: bytes) -> None:
        try:
            await publish(data)
        except Exception as error:
            _log.warning("a message to other processes was lost: %s", error)


def deliver(receive: Callable[[BusMessage], None], data: bytes) -> None:
    """Decode what arrived and hand it on; a later version may say what this one cannot read."""
    try:
        message = _decoder.decode(data)
    except msgspec.MsgspecError as error:
        _log.warning("a message of another process cannot be read: %s", error)
        return
    receive(message)
