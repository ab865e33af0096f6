"""Load test: many live tables on one server, over real sockets on loopback.

A server process, and a crowd: every seat of every table has a socket, and the crowd plays random
legal moves at a given total rate. Measures the time from sending a move until the last of the
table's sockets has the event with its view.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SOURCES = os.environ.get("PYTHONPATH") or str(Path(__file__).parent.parent / "src")
_SERVE = """
import sys
from bandstand.server.run import bind, serve
from bandstand.server.settings import Settings
data, port = sys.argv[1], int(sys.argv[2])
settings = Settings(data=data, bot_processes=0, requests_per_minute=10**9, messages_per_second=1e6,
                    sockets_per_address=10**6, sockets_per_minute=10**6,
                    sockets_per_minute_and_person=10**6)
serve(settings, bind("127.0.0.1", port), lambda address: None)
"""
_WARM_UP = 3.0


@dataclass
class Crowd:
    """Everybody at all tables, and what they measured."""

    url: str
    delays: list[float] = field(default_factory=list)
    moves: int = 0
    finished: int = 0


@dataclass
class Party:
    """One table: its sockets, the decisions it owes, the line everybody waits for."""

    crowd: Crowd
    table: str
    links: list[ClientConnection] = field(default_factory=list)
    offers: dict[int, dict[str, Any]] = field(default_factory=dict)
    sent: float = 0.0
    missing: int = 0
    over: bool = False

    async def listen(self, seat: int) -> None:
        """Note what a seat may do now, and when the last one was told of a move."""
        link = self.links[seat]
        async for text in link:
            now = time.perf_counter()
            message = json.loads(text)
            position = message.get("position")
            if not position:
                continue
            turn = position["turn"]
            if turn and turn["waiting"]:
                self.offers[seat] = turn
            else:
                self.offers.pop(seat, None)
            if (message.get("table") or {}).get("status") == "finished":
                self.over = True
            if message["type"] == "event" and self.missing:
                self.missing -= 1
                if self.missing == 0:
                    self.crowd.delays.append(now - self.sent)
                    self.crowd.moves += 1

    async def move(self, dice: random.Random) -> None:
        """Make one move, unless the table still waits for the one before."""
        if self.missing or not self.offers:
            return
        seat, turn = self.offers.popitem()
        self.missing = len(self.links)
        self.sent = time.perf_counter()
        choice = dice.choice(turn["moves"])["move"]
        message = {"type": "move", "turn": turn["turn"], "move": choice}
        await self.links[seat].send(json.dumps(message))


def ask(url: str, path: str, data: object, cookie: str = "") -> tuple[Any, str]:
    """POST, and the cookie that came back."""
    request = urllib.request.Request(
        url + path,
        json.dumps(data).encode(),
        {"Content-Type": "application/json", "Cookie": cookie},
    )
    with urllib.request.urlopen(request, timeout=60) as response:
        given = response.headers.get("Set-Cookie", "").partition(";")[0]
        return json.load(response), given or cookie


def lay(crowd: Crowd, game: str, players: int, cookies: list[str]) -> tuple[Party, list[str]]:
    """A table with somebody in every chair, dealt."""
    plan = {"game": game, "seats": [{"kind": "open"}] * players, "public": False}
    table = ask(crowd.url, "/api/tables", plan, cookies[0])[0]["id"]
    for cookie in cookies[1:]:
        ask(crowd.url, f"/api/tables/{table}/join", {}, cookie)
    ask(crowd.url, f"/api/tables/{table}/start", {}, cookies[0])
    return Party(crowd, table), cookies


async def sit(party: Party, cookies: list[str]) -> None:
    """Open a socket for every chair."""
    address = party.crowd.url.replace("http", "ws")
    for cookie in cookies:
        link = await connect(
            f"{address}/api/tables/{party.table}/socket",
            additional_headers={"Cookie": cookie},
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )
        party.links.append(link)
        await link.send('{"type":"hello"}')


async def play(parties: list[Party], rate: float, seconds: float) -> None:
    """Ask for moves at a steady rate, table by table."""
    dice = random.Random(1)
    listeners = [
        asyncio.create_task(party.listen(seat))
        for party in parties
        for seat in range(len(party.links))
    ]
    await asyncio.sleep(2.0)
    crowd = parties[0].crowd
    begun = time.perf_counter()
    asked = 0
    warm = False
    while (passed := time.perf_counter() - begun) < seconds + _WARM_UP:
        if not warm and passed > _WARM_UP:
            crowd.delays.clear()
            crowd.moves, warm = 0, True
        while asked < passed * rate:
            await parties[asked % len(parties)].move(dice)
            asked += 1
        await asyncio.sleep(0.002)
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)


def memory(process: int) -> float:
    """Resident megabytes of a process."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def processor_seconds(process: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all lies below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def measure(options: argparse.Namespace, url: str, server: int) -> dict[str, Any]:
    """Lay the tables, sit, play, and say what was measured."""
    crowd = Crowd(url)
    players = options.players
    cookies = [ask(url, "/api/me", {"name": f"Guest {n + 1}"})[1] for n in range(players)]
    empty = memory(server)
    laid = [
        await asyncio.to_thread(lay, crowd, options.game, players, cookies)
        for _ in range(options.tables)
    ]
    seated = memory(server)
    for party, party_cookies in laid:
        await sit(party, party_cookies)
    parties = [party for party, _ in laid]
    gc.disable()  # the crowd's own pauses are not the server's
    used = processor_seconds(server)
    began = time.perf_counter()
    await play(parties, options.rate, options.seconds)
    passed = time.perf_counter() - began
    result = {
        "tables": options.tables,
        "sockets": sum(len(party.links) for party in parties),
        "moves_per_second": round(crowd.moves / options.seconds, 1),
        "p50_ms": round(percentile(crowd.delays, 0.50) * 1000, 1),
        "p99_ms": round(percentile(crowd.delays, 0.99) * 1000, 1),
        "max_ms": round(max(crowd.delays) * 1000, 1),
        "server_cpu": round((processor_seconds(server) - used) / passed, 2),
        "memory_empty_mb": round(empty, 1),
        "memory_tables_mb": round(seated, 1),
        "memory_end_mb": round(memory(server), 1),
        "kb_per_table": round((memory(server) - empty) * 1024 / options.tables, 1),
    }
    for party in parties:
        for link in party.links:
            link.transport.abort()
    return result


def main() -> None:
    """Start a server, let the crowd in, print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="a-chord")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second, in all")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--data", help="a database; by default a new SQLite file")
    options = parser.parse_args()
    _allow_many_files()
    port = 8460
    with tempfile.TemporaryDirectory() as folder:
        data = options.data or f"{folder}/house.db"
        server = subprocess.Popen(
            [sys.executable, "-c", _SERVE, data, str(port)],
            env={**os.environ, "PYTHONPATH": SOURCES},
        )
        try:
            url = f"http://127.0.0.1:{port}"
            _wait(url, server)
            result = asyncio.run(measure(options, url, server.pid))
        finally:
            server.terminate()
            server.wait(30)
    sys.stdout.write(json.dumps(result, indent=2) + "\n")


def _allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _wait(url: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if server.poll() is not None:
            raise SystemExit("The server did not start.")
        try:
            urllib.request.urlopen(f"{url}/api/health", timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("The server did not answer.")


if __name__ == "__main__":
    main()
