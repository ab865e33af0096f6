"""Hints between processes: where a table's log is, who is connected. A hint may be lost.

The log is the truth: whoever misses that a table is at number N sees so a little later.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from bandstand.kernel.errors import BandstandError, how_to_install
from bandstand.tables.entries import kebab

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

_CHANNEL = "bandstand"
_RETRY_SECONDS = 1.0
_REDIS = ("redis://", "rediss://", "unix://")
_NATS = ("nats://", "tls://")
_log = logging.getLogger(__name__)


class At(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab):
    """A table's log has reached a number."""

    table: str
    number: int


class Present(msgspec.Struct, frozen=True):
    """Who is connected to a table through one process."""

    people: list[str]
    watching: int
    lifted: list[int] = []  # local seats whose curtain is up
    # The people who have the page before them; None: a process that does not say, so all of them.
    attentive: list[str] | None = None


class Here(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab):
    """Who is connected to these tables through the process that says so."""

    process: str
    tables: dict[str, Present]


class SignedOut(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab):
    """These devices, or all of these people, are signed out: their sockets are to be closed."""

    devices: list[str] = []
    people: list[str] = []


class Rewritten(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab):
    """The logs of these tables were changed, because a person deleted themselves, or deleted."""

    tables: list[str]
    person: str | None = None


Hint = At | Here | SignedOut | Rewritten
_decoder: msgspec.json.Decoder[Hint] = msgspec.json.Decoder(Hint)


class Hints(Protocol):
    """How processes tell each other what they had better know."""

    def tell(self, hint: Hint) -> None:
        """Say something, without waiting for anybody."""

    async def listen(self, heard: Callable[[Hint], None]) -> None:
        """Call *heard* for what is said, for ever."""

    async def close(self) -> None:
        """Say and hear no more."""


class Silence:
    """No other process, no hints."""

    def tell(self, hint: Hint) -> None:
        """Nobody listens."""

    async def listen(self, heard: Callable[[Hint], None]) -> None:
        """Nobody speaks."""

    async def close(self) -> None:
        """Nothing to close."""


class Errands:
    """Hints on their way: each is sent by a task of its own, and lost if that fails."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def send(self, publish: Callable[[bytes], Awaitable[Any]], hint: Hint) -> None:
        """Send a hint without waiting."""
        task = asyncio.ensure_future(self._send(publish, msgspec.json.encode(hint)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, publish: Callable[[bytes], Awaitable[Any]], data: bytes) -> None:
        try:
            await publish(data)
        except Exception as error:
            _log.warning("a hint was lost: %s", error)


def _hear(heard: Callable[[Hint], None], data: bytes) -> None:
    try:
        hint = _decoder.decode(data)
    except msgspec.MsgspecError as error:
        _log.warning("a hint makes no sense: %s", error)
        return
    heard(hint)


class RedisHints:
    """Hints over a Redis channel."""

    def __init__(self, url: str) -> None:
        try:
            import redis.asyncio
        except ModuleNotFoundError:
            raise BandstandError(
                f"Hints over Redis need its client: {how_to_install('redis')}."
            ) from None
        self._client: Any = redis.asyncio.from_url(url)
        self._errands = Errands()

    def tell(self, hint: Hint) -> None:
        """Say it without waiting for anybody."""
        self._errands.send(lambda data: self._client.publish(_CHANNEL, data), hint)

    async def listen(self, heard: Callable[[Hint], None]) -> None:
        """Listen, and listen again when the connection breaks."""
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            _hear(heard, message["data"])
            except Exception as error:
                _log.warning("hints are not heard: %s", error)
                await asyncio.sleep(_RETRY_SECONDS)

    async def close(self) -> None:
        """End the connection."""
        await self._client.aclose()


class NatsHints:
    """Hints over a NATS subject."""

    def __init__(self, url: str) -> None:
        try:
            import nats
        except ModuleNotFoundError:
            raise BandstandError(
                f"Hints over NATS need its client: {how_to_install('nats')}."
            ) from None
        self._connect = nats.connect
        self._url = url
        self._client: Any = None
        self._errands = Errands()

    def tell(self, hint: Hint) -> None:
        """Say it without waiting for anybody; before there is a connection nobody hears it."""
        if self._client is not None:
            self._errands.send(lambda data: self._client.publish(_CHANNEL, data), hint)

    async def listen(self, heard: Callable[[Hint], None]) -> None:
        """Connect, trying again until it works; the client itself mends a broken connection."""

        async def on_message(message: Any) -> None:
            _hear(heard, message.data)

        async def on_error(error: Exception) -> None:
            _log.warning("hints are not heard: %s", error)

        while self._client is None:
            try:
                client = await self._connect(
                    self._url,
                    error_cb=on_error,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=_RETRY_SECONDS,
                    no_echo=True,
                )
                await client.subscribe(_CHANNEL, cb=on_message)
                self._client = client
            except Exception as error:
                _log.warning("hints are not heard: %s", error)
                await asyncio.sleep(_RETRY_SECONDS)

    async def close(self) -> None:
        """End the connection."""
        if self._client is not None:
            await self._client.close()


def open_hints(url: str | None) -> Hints:
    """The hints that were configured."""
    if url is None:
        return Silence()
    if url.startswith(_REDIS):
        return RedisHints(url)
    if url.startswith(_NATS):
        return NatsHints(url)
    raise BandstandError(
        f"{url!r} is no address of hints: it should begin with redis:// or nats://."
    )
