"""A queue for one reader that takes little memory while it is empty.

Every socket has two, and there are thousands of sockets: an ``asyncio.Queue`` takes 3 KB of deques.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """What one task waits for, in the order in which it was put in. Only one task may wait."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """How much lies here."""
        return len(self._items)

    def empty(self) -> bool:
        """Whether nothing lies here."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Put something in, and wake the reader."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def get_nowait(self) -> T:
        """Take out what has lain here longest; there must be something."""
        return self._items.pop(0)

    async def get(self) -> T:
        """The same; waits until there is something."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self.get_nowait()
