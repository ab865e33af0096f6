"""Running a house inside the tests, and people who visit it over HTTP and WebSocket."""

from __future__ import annotations

import json
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from websockets.sync.client import ClientConnection, connect

from bandstand.server.run import bind, make_server
from bandstand.server.settings import Settings
from bandstand.server.store.database import migrate, open_engine

SECONDS = 60.0  # a limit for a loaded machine; nothing waits so long that goes well
# A server closes a connection that was idle for five seconds, just as httpx would do: whoever asks
# in that moment gets no answer. So the client is the first to give it up.
# Where a test does not say how long it waits: five seconds are not enough for a loaded machine.
for _part in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, _part, SECONDS)
LIMITS = httpx.Limits(keepalive_expiry=2.0)


@dataclass
class Running:
    """A server in a thread of this process."""

    address: str
    settings: Settings

    @property
    def url(self) -> str:
        return f"http://{self.address}"

    def client(self) -> httpx.Client:
        """Somebody who is not known yet."""
        return httpx.Client(base_url=self.url, timeout=SECONDS, limits=LIMITS)

    def guest(self, name: str) -> Guest:
        guest = Guest(self.address, self.client())
        guest.id = guest.post("/api/me", {"name": name})["id"]
        return guest


@cache
def empty_database() -> bytes:
    """A file in which nothing is kept yet: to make it takes a third of a server's start."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "house.db"
        engine = open_engine(str(path))
        migrate(engine)
        engine.dispose()
        return path.read_bytes()


@contextmanager
def running(data: str, **choices: Any) -> Iterator[Running]:
    defaults: dict[str, Any] = {
        "beat": 0.0,
        "bot_processes": 0,
        "readers": 0,
        "sockets_per_minute": 1_000_000,
        "sockets_per_minute_and_person": 1_000_000,
        "requests_per_minute": 1_000_000,
        "messages_per_second": 10_000.0,
        "open_tables": 1_000_000,
        "sweep": 0.2,
        "takeover": 0.3,
        "review_seconds": 2.0,  # a finale asks for the review of its game
    }
    settings = Settings(data=data, **{**defaults, **choices})
    if "://" not in data and not Path(data).exists():
        Path(data).parent.mkdir(parents=True, exist_ok=True)
        Path(data).write_bytes(empty_database())
    listener = bind("127.0.0.1", 0)
    server = make_server(settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    end = time.monotonic() + SECONDS
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < end
        time.sleep(0.01)
    try:
        host, port = listener.getsockname()
        yield Running(f"{host}:{port}", settings)
    finally:
        server.should_exit = True
        thread.join(SECONDS)
        assert not thread.is_alive()


@dataclass
class Guest:
    """A person with a cookie."""

    address: str
    client: httpx.Client
    id: str = ""

    def ask(self, method: str, path: str, data: object = None) -> httpx.Response:
        return self.client.request(method, path, json=data)

    def post(self, path: str, data: object = None) -> Any:
        response = self.ask("POST", path, {} if data is None else data)
        assert response.is_success, response.text
        return response.json()

    def get(self, path: str) -> Any:
        response = self.ask("GET", path)
        assert response.is_success, response.text
        return response.json()

    def refused(self, method: str, path: str, data: object = None) -> tuple[int, str]:
        response = self.ask(method, path, {} if data is None and method != "GET" else data)
        assert response.is_client_error, response.text
        assert response.headers["content-type"] == "application/problem+json"
        return response.status_code, response.json()["code"]

    def lay(self, game: str, seats: list[dict[str, Any]], **plan: Any) -> str:
        return str(self.post("/api/tables", {"game": game, "seats": seats, **plan})["id"])

    def open_socket(self, table: str) -> Seat:
        """A socket over which nothing was said yet."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        socket = connect(
            f"ws://{self.address}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookie} if cookie else {},
            max_size=None,
            legacy=True,
            open_timeout=SECONDS,
            ping_interval=None,  # a server that is busy elsewhere is not gone
        )
        return Seat(socket)

    def sit(self, table: str, number: int = 0, **hello: Any) -> Seat:
        seat = self.open_socket(table)
        seat.send("hello", number=number, **hello)
        seat.until("welcome")
        return seat


@dataclass
class Seat:
    """A socket at a table, and what it was told."""

    socket: ClientConnection
    number: int = 0
    table: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] = field(default_factory=dict)
    you: dict[str, Any] = field(default_factory=dict)
    lines: list[dict[str, Any]] = field(default_factory=list)
    presence: dict[str, Any] = field(default_factory=dict)
    asked: int = 0

    def send(self, kind: str, **content: Any) -> int:
        self.asked += 1
        self.socket.send(json.dumps({"type": kind, "id": self.asked, **content}))
        return self.asked

    def receive(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message, taken into account."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=seconds))
        kind = message["type"]
        if kind == "welcome":
            for name in ("number", "table", "position", "you"):
                setattr(self, name, message[name])
            self.lines += message["lines"]
        elif kind == "event":
            assert message["number"] > self.number, "a line was told twice"
            self.number = message["number"]
            self.lines.append(message["line"])
            self.table = message.get("table") or self.table
            self.position = message.get("position") or self.position
        elif kind == "presence":
            self.presence = message
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def ask(self, kind: str, **content: Any) -> dict[str, Any]:
        """Send, and wait for the answer to just this."""
        asked = self.send(kind, **content)
        while (message := self.receive()).get("id") != asked or message["type"] == "event":
            pass
        return message

    @property
    def turn(self) -> dict[str, Any] | None:
        turn: dict[str, Any] | None = self.position.get("turn")
        return turn

    @property
    def may_move(self) -> bool:
        return bool(self.turn and self.turn["waiting"])

    def move(self, choice: int = 0) -> dict[str, Any]:
        """Make one of the legal moves."""
        assert self.turn is not None
        moves = self.turn["moves"]
        move = moves[choice % len(moves)]["move"]
        seat = self.turn["seat"]
        return self.ask("move", turn=self.turn["turn"], move=move, seat=seat)

    def write(self, text: str) -> None:
        """Make the legal move that is written like this."""
        assert self.turn is not None
        found = [one["text"] for one in self.turn["moves"]]
        self.move(found.index(text))

    def play_out(self) -> None:
        """Make the first legal move whenever asked, until the game is over."""
        while self.table["status"] == "playing":
            if self.may_move:
                self.move()
            else:
                self.receive()

    def drain(self) -> None:
        """Take in whatever has arrived."""
        answer = self.ask("ping")
        assert answer["type"] == "pong"

    def close(self) -> None:
        self.socket.close()


def play_on(*seats: Seat) -> None:
    """Play first moves until the game is over for everybody."""
    while any(seat.table["status"] == "playing" for seat in seats):
        for seat in seats:
            seat.drain()
            if seat.may_move:
                assert seat.move()["type"] == "done"
