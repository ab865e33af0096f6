"""A server in a process of its own, which can be killed, and people who play on regardless."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bandstand.server.store.database import open_engine
from bandstand.server.store.journal import read
from bandstand.tables.entries import Moved
from bandstand.tables.evolve import apply
from bandstand.tables.state import TableState

SOURCES = Path(__file__).parents[2] / "src"
SECONDS = 90.0
# As from a terminal: whoever runs the tests under nohup ignores hang-ups, and children inherit it.
_SERVE = (
    "import signal; signal.signal(signal.SIGHUP, signal.SIG_DFL); "
    "from bandstand.cli.main import run; run()"
)


def free_port() -> int:
    """A port that a program may open in a while.

    Not one of those that the system hands out: by then any connection might have it.
    """
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        try:
            socket.create_server(("127.0.0.1", port)).close()
            return port
        except OSError:
            continue


@dataclass
class Process:
    """``bandstand serve``, as a user starts it."""

    data: str
    port: int
    more: list[str] = field(default_factory=list)
    process: subprocess.Popen[bytes] | None = None
    environment: dict[str, str] = field(default_factory=dict)
    told: Path | None = None  # a file for what it says on standard output

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--data", self.data, "--no-browser"]
        with (self.told or Path(os.devnull)).open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-c", _SERVE, *arguments, *self.more],
                env={**os.environ, "PYTHONPATH": str(SOURCES), **self.environment},
                stdout=output,
            )
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            assert self.process.poll() is None, "the house did not open"
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=SECONDS).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the house did not open in time")

    def kill(self) -> None:
        """As the power cut does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(SECONDS)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """As a service manager does; returns the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.process.wait(SECONDS)


def ask(url: str, path: str, data: object, cookie: str = "") -> tuple[Any, str]:
    """POST, and the cookie that came back."""
    request = urllib.request.Request(
        url + path,
        json.dumps(data).encode(),
        {"Content-Type": "application/json", "Cookie": cookie},
    )
    with urllib.request.urlopen(request, timeout=SECONDS) as response:
        given = response.headers.get("Set-Cookie", "").partition(";")[0]
        return json.load(response), given or cookie


def full_table(url: str, game: str, players: int) -> tuple[str, list[str]]:
    """A table with a person in every chair, dealt; its id and the cookies, seat by seat."""
    cookies = [ask(url, "/api/me", {"name": f"Guest {n}"})[1] for n in range(players)]
    plan = {"game": game, "seats": [{"kind": "open"}] * players}
    table = ask(url, "/api/tables", plan, cookies[0])[0]["id"]
    for cookie in cookies[1:]:
        ask(url, f"/api/tables/{table}/join", {}, cookie)
    ask(url, f"/api/tables/{table}/start", {}, cookies[0])
    return table, cookies


@dataclass
class Stubborn:
    """A person who plays at random, notes what was acknowledged, and comes back after any break."""

    urls: list[str]
    table: str
    cookie: str
    dice: random.Random
    number: int = 0
    over: bool = False
    acknowledged: dict[int, int] = field(default_factory=dict)
    breaks: int = 0
    pending: tuple[int, int] | None = None
    turn: dict[str, Any] | None = None  # as it was last told

    async def play(self) -> None:
        while not self.over:
            url = self.dice.choice(self.urls).replace("http", "ws")
            try:
                async with connect(
                    f"{url}/api/tables/{self.table}/socket",
                    additional_headers={"Cookie": self.cookie},
                    max_size=None,
                ) as link:
                    await self._sit(link)
            except (OSError, WebSocketException, TimeoutError):
                self.breaks += 1
                await asyncio.sleep(0.05)

    async def _sit(self, link: ClientConnection) -> None:
        await link.send(json.dumps({"type": "hello", "number": self.number}))
        while not self.over:
            async with asyncio.timeout(SECONDS):
                message = json.loads(await link.recv())
            kind = message["type"]
            if kind == "welcome":
                assert message["number"] >= self.number, "what was told is forgotten"
                told = [line["number"] for line in message["lines"]]
                assert told == list(range(self.number + 1, message["number"] + 1))
            elif kind == "event":
                assert message["number"] == self.number + 1, "a line is missing, or told twice"
            else:
                self._hear_answer(message)
                await self._answer(link, again=False)
                continue
            self.number = message["number"]
            if (message.get("table") or {}).get("status") == "finished":
                self.over = True
            if message.get("position"):
                self.turn = message["position"]["turn"]
            await self._answer(link, again=kind == "welcome")

    def _hear_answer(self, message: dict[str, Any]) -> None:
        if self.pending is None or message.get("id") != self.pending[0]:
            return
        if message["type"] == "done":
            self.acknowledged[self.pending[0]] = self.pending[1]
        else:
            assert message["code"] == "late", message
        self.pending = None

    async def _answer(self, link: ClientConnection, again: bool) -> None:
        turn = self.turn
        if not (again and self.pending):  # else nobody knows whether it arrived: say it again
            if self.pending or not turn or not turn["waiting"]:
                return
            if turn["turn"] in self.acknowledged:
                return
            self.pending = (turn["turn"], self.dice.choice(turn["moves"])["move"])
        asked, move = self.pending or (0, 0)
        message = {"type": "move", "id": asked, "turn": asked, "move": move}
        await link.send(json.dumps(message))


async def everybody_goes_on(players: list[Stubborn]) -> None:
    """Play until each has had another move acknowledged, or their game is over.

    On a loaded machine that takes as long as it takes.
    """
    wanted = [len(player.acknowledged) + 1 for player in players]
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and not all(
        player.over or len(player.acknowledged) >= count
        for player, count in zip(players, wanted, strict=True)
    ):
        await asyncio.sleep(0.05)


def check_nothing_lost(data: str, table: str, players: list[Stubborn]) -> int:
    """Every move that was acknowledged is in the journal, each turn answered once.

    Returns how many moves were acknowledged; *players* are those of the table, seat by seat.
    """
    made: list[dict[int, int]] = [{} for _ in players]
    state = TableState(table)
    engine = open_engine(data)
    with engine.connect() as connection:
        for line in read(connection, table):
            if isinstance(line.entry, Moved):
                turn = state.chairs[line.entry.seat].turn
                assert turn not in made[line.entry.seat], "a turn was answered twice"
                made[line.entry.seat][turn] = line.entry.move
            apply(state, line)
    engine.dispose()
    for seat, player in enumerate(players):
        assert player.acknowledged.items() <= made[seat].items(), "an acknowledged move is lost"
    return sum(len(player.acknowledged) for player in players)
