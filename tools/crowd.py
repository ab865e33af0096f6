"""The crowd of a load test: people at many tables who play random legal moves at a given rate.

Every seat has a socket. The WebSocket client is as small as can be, so that the crowd, with a core
of its own, is not what limits the server.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
import urllib.request
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any, cast

import msgspec

WARM_UP = 3.0  # seconds
_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_NO_MASK = b"\0\0\0\0"  # a mask that changes nothing


class Choice(msgspec.Struct):
    """A legal move."""

    move: int


class Turn(msgspec.Struct):
    """What a seat may decide."""

    turn: int
    waiting: bool
    moves: list[Choice]


class Position(msgspec.Struct):
    """Of a position, what the crowd looks at."""

    turn: Turn | None = None


class Message(msgspec.Struct):
    """Of a server's message, what the crowd looks at."""

    type: str
    position: Position | None = None


_read_message = msgspec.json.Decoder(Message)


@dataclass
class Table:
    """One table: its sockets, the decisions it owes, how many have yet to hear of the last move."""

    crowd: Crowd
    url: str
    table_id: str
    cookies: list[str]
    links: list[Link] = field(default_factory=list)
    offers: dict[int, Turn] = field(default_factory=dict)
    sent: float = 0.0
    missing: int = 0

    def hear(self, seat: int, message: Message) -> None:
        """Note what a seat may do now, and when the last one was told of a move."""
        if message.position is None:
            return
        turn = message.position.turn
        if turn is not None and turn.waiting:
            self.offers[seat] = turn
        else:
            self.offers.pop(seat, None)
        if message.type == "event" and self.missing:
            self.missing -= 1
            if self.missing == 0:
                self.crowd.delays.append(time.perf_counter() - self.sent)

    def move(self, dice: random.Random) -> None:
        """Make a random move, unless somebody has yet to hear of the one before."""
        if self.missing or not self.offers:
            return
        seat, turn = self.offers.popitem()
        self.missing = len(self.links)
        self.sent = time.perf_counter()
        choice = dice.choice(turn.moves).move
        self.links[seat].send(f'{{"type":"move","turn":{turn.turn},"move":{choice}}}')


class Link(asyncio.Protocol):
    """A seat's socket: a WebSocket client without extensions and fragments."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._received = bytearray()
        self._open = False
        self._hung_up = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket of the table."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are not of that class
        table = self._table
        request = (
            f"GET /api/tables/{table.table_id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: {table.cookies[self._seat]}\r\n\r\n"
        )
        self._transport.write(request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Fail the task that waits for the socket to open; later, count what was cut off."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))
        elif not self._hung_up:
            self._table.crowd.cut_off += 1

    def data_received(self, data: bytes) -> None:
        """Take the answer to the handshake, then frame by frame."""
        self._received += data
        if not self._open:
            head, end, rest = self._received.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._transport.abort()
                return
            self._received, self._open = rest, True
            self.send('{"type":"hello"}')
        while self._read_frame():
            pass

    def _read_frame(self) -> bool:
        """Take one frame, if it is there as a whole."""
        received = self._received
        if len(received) < 2:
            return False
        size, start = received[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(received[2:start], "big")
        end = start + size
        if len(received) < end:
            return False
        kind, body = received[0] & 0xF, bytes(received[start:end])
        del received[:end]
        if kind == _TEXT:
            message = _read_message.decode(body)
            self._table.hear(self._seat, message)
            if message.type == "welcome" and not self.opened.done():
                self.opened.set_result(None)
        elif kind == _PING:
            self._send_frame(_PONG, body)
        elif kind == _CLOSE:
            self._transport.close()
        return True

    def send(self, text: str) -> None:
        """Send a short message."""
        self._send_frame(_TEXT, text.encode())

    def _send_frame(self, kind: int, body: bytes) -> None:
        assert len(body) < 126
        if self._transport.is_closing():
            return
        self._transport.write(bytes((0x80 | kind, 0x80 | len(body))) + _NO_MASK + body)

    def hang_up(self) -> None:
        """Close the connection without a word."""
        self._hung_up = True
        self._transport.abort()


@dataclass
class Crowd:
    """Everybody at all tables of one or more servers on one database, and what they measured.

    The people of a table are on the same server, as a proxy that goes by the table's address sends
    them, unless they are *scattered* over all servers.
    """

    urls: list[str]
    players: int = 4
    game: str = "a-chord"
    scattered: bool = False
    tables: list[Table] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    cut_off: int = 0  # sockets that the server hung up on

    def __post_init__(self) -> None:
        self._servers = cycle(self.urls)
        names = [{"name": f"Guest {number + 1}"} for number in range(self.players)]
        self.cookies = [ask(self.urls[0], "/api/me", name)[1] for name in names]

    async def lay(self, count: int) -> None:
        """Hang up at the tables that were played at, and lay others."""
        for table in self.tables:
            for link in table.links:
                link.hang_up()
        self.delays.clear()
        self.cut_off = 0
        self.tables = [await asyncio.to_thread(self._lay) for _ in range(count)]

    def _lay(self) -> Table:
        """A table with somebody in every seat, dealt."""
        url = next(self._servers)
        plan = {"game": self.game, "seats": [{"kind": "open"}] * self.players, "public": False}
        table = ask(url, "/api/tables", plan, self.cookies[0])[0]["id"]
        for cookie in self.cookies[1:]:
            ask(url, f"/api/tables/{table}/join", {}, cookie)
        ask(url, f"/api/tables/{table}/start", {}, self.cookies[0])
        return Table(self, url, table, self.cookies)

    async def sit(self) -> None:
        """Open a socket for every seat of every table."""
        loop = asyncio.get_running_loop()
        for table in self.tables:
            for seat in range(self.players):
                url = next(self._servers) if self.scattered else table.url
                port = int(url.rpartition(":")[2])
                _, link = await loop.create_connection(
                    lambda table=table, seat=seat: Link(table, seat),  # type: ignore[misc]
                    "127.0.0.1",
                    port,
                )
                table.links.append(link)
                await asyncio.wait_for(link.opened, 60.0)

    async def play(self, rate: float, seconds: float) -> int:
        """Make moves at a steady rate, table by table; the first seconds are not measured.

        Returns how many were made, with those of the first seconds.
        """
        dice = random.Random(1)
        tables = cycle(self.tables)
        begun, asked, warm_up = time.perf_counter(), 0, None
        while (passed := time.perf_counter() - begun) < seconds + WARM_UP:
            if warm_up is None and passed > WARM_UP:
                warm_up = len(self.delays)
                self.delays.clear()
            while asked < passed * rate:
                next(tables).move(dice)
                asked += 1
            await asyncio.sleep(0.002)
        return len(self.delays) + (warm_up or 0)


def ask(url: str, path: str, data: object, cookie: str = "") -> tuple[Any, str]:
    """POST; returns the answer, and the cookie that came back."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(url + path, json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as response:
        given = response.headers.get("Set-Cookie", "").partition(";")[0]
        return json.load(response), given or cookie


def pin(process: int, core: int | None) -> None:
    """Bind a process to a core, if there are several; None: to all of them."""
    cores = set(range(os.cpu_count() or 1))
    os.sched_setaffinity(process, cores if core is None else {core} & cores or cores)
