"""What one guest can do to the others: bounded floods on loopback, against a server of its own.

Each flood runs for some seconds while somebody else asks who they are, or plays against a level-5
bot, and notes how long the answers take. A wait that is not over at the end counts as it stands.
The limits on requests and sockets an address are lifted, to measure the server behind them.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from bandstand.games import registry
from bandstand.server.store import journal, lobby, schema
from bandstand.server.store.database import insert_new, open_engine, writing
from bandstand.server.store.snapshots import write as write_snapshot
from bandstand.tables import entries
from bandstand.tables.entries import Line
from bandstand.tables.evolve import apply
from bandstand.tables.snapshot import LINES_TO_SNAPSHOT, save
from bandstand.tables.state import TableState

SOURCES = os.environ.get("PYTHONPATH") or str(Path(__file__).parent.parent / "src")
_SERVE = """
import sys
import msgspec
from bandstand.server.run import bind, serve
from bandstand.server.settings import Settings
much = 10**9
wanted = dict(data=sys.argv[1], beat=0.0, requests_per_minute=much, messages_per_second=1e6,
              sockets_per_address=much, sockets_per_minute=much, sockets_per_minute_and_person=much,
              open_tables=much)
known = {field.name for field in msgspec.structs.fields(Settings)}  # also of an older version
settings = Settings(**{name: value for name, value in wanted.items() if name in known})
serve(settings, bind("127.0.0.1", int(sys.argv[2])), lambda address, link: None)
"""
OPEN, BOT = {"kind": "open"}, {"kind": "bot", "level": 5}
GAME = "a-chord"
_DIFFERENT = 20  # games that are really played for the exports; the others are copies
_PAUSE = 0.05  # seconds between two questions of a client that waits
_REFUSED_PAUSE = 0.5  # seconds that a flooding client waits after a refusal
_LONGEST = 180.0  # seconds that anybody waits for an answer
# -- Talking to the server -----------------------------------------------------------------------


@dataclass
class Guest:
    """A person with a cookie; each request has a connection of its own."""

    port: int
    name: str
    cookie: str = ""
    id: str = ""

    def __post_init__(self) -> None:
        """Tell the server one's name."""
        self.id = self.post("/api/me", {"name": self.name})["id"]

    def ask(self, method: str, path: str, data: object = None) -> tuple[int, bytes]:
        """The status and body of an answer."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=_LONGEST)
        try:
            body = None if data is None else json.dumps(data)
            headers = {"Content-Type": "application/json", "Cookie": self.cookie}
            link.request(method, path, body, headers)
            answer = link.getresponse()
            given = answer.getheader("Set-Cookie", "").partition(";")[0]
            self.cookie = given or self.cookie
            return answer.status, answer.read()
        finally:
            link.close()

    def post(self, path: str, data: object = None) -> Any:
        """The answer to a request that must succeed."""
        status, body = self.ask("POST", path, data or {})
        if status >= 300:
            raise SystemExit(f"{path} answered {status}: {body.decode()}")
        return json.loads(body)

    def lay(self, *seats: dict[str, Any]) -> str:
        """A table that has begun."""
        table = str(self.post("/api/tables", {"game": GAME, "seats": list(seats)})["id"])
        self.post(f"/api/tables/{table}/start")
        return table

    def sit(self, table: str) -> Any:
        """A socket at a table."""
        link = connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket",
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            ping_interval=None,
            open_timeout=_LONGEST,
            legacy=True,
        )
        link.send('{"type":"hello"}')
        return link


@dataclass
class Waits:
    """How long answers took."""

    seconds: list[float] = field(default_factory=list)
    begun: float | None = None

    def begin(self) -> None:
        """Something is waited for from now on."""
        self.begun = time.monotonic()

    def end(self) -> None:
        """The answer is there, or time is up."""
        if self.begun is not None:
            self.seconds.append(time.monotonic() - self.begun)
            self.begun = None

    def at(self, share: float) -> float:
        """The wait that this share of all lies below."""
        ordered = sorted(self.seconds) or [0.0]
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


# -- Those who wait ------------------------------------------------------------------------------


def ask_who_i_am(guest: Guest, waits: Waits, stop: threading.Event) -> None:
    """Ask /api/me twenty times a second, one after another."""
    while not stop.wait(_PAUSE):
        waits.begin()
        guest.ask("GET", "/api/me")
        waits.end()


def play(guest: Guest, waits: Waits, stop: threading.Event) -> None:
    """Play at random against a level-5 bot; noted is how long each of its answers takes."""
    dice = random.Random(1)
    while not stop.is_set():
        link = guest.sit(guest.lay(OPEN, BOT))
        with suppress(WebSocketException, OSError):
            _play_one(link, waits, stop, dice)
        link.close()


def _play_one(link: Any, waits: Waits, stop: threading.Event, dice: random.Random) -> None:
    while not stop.is_set():
        with suppress(TimeoutError):
            message = json.loads(link.recv(timeout=0.2))
            position = message.get("position")
            if position is None:
                continue
            waits.end()
            if (message.get("table") or {}).get("status") == "finished":
                return
            if not _move(link, position["turn"], dice):
                waits.begin()  # what is awaited now is the bot's move


# -- The server ----------------------------------------------------------------------------------


@dataclass
class Server:
    """A server in a process of its own, on a database of its own."""

    data: str
    port: int
    games: int  # how many are over


@contextmanager
def serving(games: int) -> Iterator[Server]:
    """A server that is open."""
    with tempfile.TemporaryDirectory() as folder:
        data = f"{folder}/house.db"
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = int(probe.getsockname()[1])
        process = subprocess.Popen(
            [sys.executable, "-c", _SERVE, data, str(port)],
            env={**os.environ, "PYTHONPATH": SOURCES},
            stderr=subprocess.DEVNULL,  # an overloaded server has much to say
        )
        try:
            _wait(port, process)
            yield Server(data, port, games)
        finally:
            process.terminate()
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if process.poll() is not None:
            raise SystemExit("The server did not start.")
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1.0).close()
            return
        time.sleep(0.1)
    raise SystemExit("The server did not answer.")


# -- The floods ----------------------------------------------------------------------------------


def repeat(count: int, ask: Callable[[], int], stop: threading.Event) -> None:
    """Let this many at a time ask again and again."""

    def go_on() -> None:
        while not stop.is_set():
            with suppress(OSError, http.client.HTTPException):
                if ask() >= 400:
                    stop.wait(_REFUSED_PAUSE)

    for _ in range(count):
        threading.Thread(target=go_on, daemon=True).start()


def play_everywhere(guest: Guest, tables: list[str], stop: threading.Event) -> None:
    """Sit at all these tables and answer at once at each, all in one thread."""
    links = [guest.sit(table) for table in tables]

    def answer() -> None:
        dice = random.Random(2)
        while not stop.wait(0.01):
            for link in links:
                with suppress(TimeoutError, WebSocketException, OSError):
                    while True:
                        position = json.loads(link.recv(timeout=0)).get("position")
                        _move(link, position and position["turn"], dice)

    threading.Thread(target=answer, daemon=True).start()


def _move(link: Any, turn: dict[str, Any] | None, dice: random.Random) -> bool:
    """Make a random move, if one is asked for."""
    if not turn or not turn["waiting"]:
        return False
    move = dice.choice(turn["moves"])["move"]
    link.send(json.dumps({"type": "move", "turn": turn["turn"], "move": move}))
    return True


def leave_tables(guest: Guest, count: int) -> list[str]:
    """Tables of level-5 bots at which nobody is left."""
    tables = [guest.lay(OPEN, BOT, BOT, BOT) for _ in range(count)]
    for table in tables:
        guest.post(f"/api/tables/{table}/leave")
    return tables


def finished_games(server: Server, people: list[Guest]) -> list[str]:
    """Games that are over, written to the database as if these people had sat at all of them."""
    engine = open_engine(server.data)
    played = [_played(people[0], number) for number in range(min(server.games, _DIFFERENT))]
    tables = [f"finished{number:04}" for number in range(server.games)]
    with writing(engine) as connection:
        for number, table in enumerate(tables):
            lines, rows, snapshots = played[number % len(played)]
            before = None
            for line, row, snapshot in zip(lines, rows, snapshots, strict=True):
                size = journal.append(connection, table, [line])
                lobby.write_row(connection, table, line.at, before, row, size)
                if snapshot is not None:
                    write_snapshot(connection, table, line.number, snapshot)
                before = row
            for guest in people:
                row = {"person_id": guest.id, "table_id": table}
                insert_new(connection, schema.sittings, row)
    engine.dispose()
    return tables


def _played(guest: Guest, seed: int) -> tuple[list[Line], list[Any], list[str | None]]:
    """The log of a game at random: lines, what the index says after each, snapshots."""
    dice = random.Random(seed)
    seats = [entries.SeatPlan(), *[entries.SeatPlan("bot", 0)] * 3]
    secret = f"{seed:064x}"
    state = TableState("played")
    lines: list[Line] = []
    rows: list[Any] = []
    snapshots: list[str | None] = []

    def add(entry: entries.AnyEntry) -> None:
        lines.append(Line(len(lines) + 1, 1.0, entry))
        apply(state, lines[-1])
        rows.append(lobby.row_of(state, 0.0))
        due = len(lines) % LINES_TO_SNAPSHOT == 0 and state.status == "playing"
        snapshots.append(save(state) if due else None)

    game = registry.find(GAME)
    options = game.settle(len(seats), {})
    add(
        entries.Created(
            GAME, int(game.meta.rules_version), options, seats, guest.id, guest.name, secret
        )
    )
    add(entries.Sat(0, guest.id, guest.name))
    add(entries.Started())
    while state.status == "playing":
        seat = state.waiting()[0]
        add(entries.Moved(seat, int(dice.choice(list(state.playing.state.moves(seat))))))
    return lines, rows, snapshots


def no_flood(server: Server, stop: threading.Event) -> None:
    """A quiet server."""


def exports_of_one(server: Server, stop: threading.Event) -> None:
    """One guest asks for all their records six times at once."""
    eve = Guest(server.port, "Eve")
    finished_games(server, [eve])
    repeat(6, lambda: eve.ask("GET", "/api/records/mine")[0], stop)


def exports_of_six(server: Server, stop: threading.Event) -> None:
    """Six guests ask for all their records."""
    guests = [Guest(server.port, f"Guest {number}") for number in range(6)]
    finished_games(server, guests)
    for guest in guests:
        repeat(1, partial(_export, guest), stop)


def _export(guest: Guest) -> int:
    return guest.ask("GET", "/api/records/mine")[0]


def replays(server: Server, stop: threading.Event) -> None:
    """One guest looks at twenty games at a time."""
    eve = Guest(server.port, "Eve")
    tables = finished_games(server, [eve])
    repeat(20, lambda: eve.ask("GET", f"/api/tables/{random.choice(tables)}/replay")[0], stop)


def hints(server: Server, stop: threading.Event) -> None:
    """One guest asks for thirty hints at a time."""
    eve = Guest(server.port, "Eve")
    path = f"/api/tables/{eve.lay(OPEN, BOT)}/hint"
    repeat(30, lambda: eve.ask("POST", path, {})[0], stop)


def tables_left(server: Server, stop: threading.Event) -> None:
    """One guest leaves sixty tables of level-5 bots alone."""
    leave_tables(Guest(server.port, "Eve"), 60)


def tables_played(server: Server, stop: threading.Event) -> None:
    """One guest plays at sixty tables of level-5 bots at a time, and is quick about it."""
    eve = Guest(server.port, "Eve")
    play_everywhere(eve, [eve.lay(OPEN, BOT, BOT, BOT) for _ in range(60)], stop)


# -- Measuring -----------------------------------------------------------------------------------

Victim = Callable[[Guest, Waits, threading.Event], None]
Flood = Callable[[Server, threading.Event], None]
FLOODS: list[tuple[str, str, Victim, Flood]] = [
    ("none", "/api/me", ask_who_i_am, no_flood),
    ("none", "bot", play, no_flood),
    ("6 exports, one guest", "/api/me", ask_who_i_am, exports_of_one),
    ("6 exports, six guests", "/api/me", ask_who_i_am, exports_of_six),
    ("20 replays at a time", "/api/me", ask_who_i_am, replays),
    ("30 hints at a time", "bot", play, hints),
    ("60 tables left alone", "bot", play, tables_left),
    ("60 tables played at", "bot", play, tables_played),
]


def measure(server: Server, victim: Victim, flood: Flood, seconds: float) -> Waits:
    """How long a guest waits during a flood."""
    guest = Guest(server.port, "Ada")
    _warm_up(guest)
    waits, done, stop = Waits(), threading.Event(), threading.Event()

    def wait() -> None:
        with suppress(OSError, WebSocketException):
            victim(guest, waits, done)

    flood(server, stop)
    time.sleep(1.0)  # the flood rises
    threading.Thread(target=wait, daemon=True).start()
    time.sleep(seconds)
    waits.end()
    done.set()
    stop.set()
    return waits


def _warm_up(guest: Guest) -> None:
    """Let the processes that think start before anything is measured."""
    waits, done = Waits(), threading.Event()
    playing = threading.Thread(target=play, args=(guest, waits, done), daemon=True)
    playing.start()
    while len(waits.seconds) < 2:
        time.sleep(0.05)
    done.set()
    playing.join(_LONGEST)


def main() -> None:
    """Start a server for each flood, let it come, print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each flood lasts")
    parser.add_argument("--games", type=int, default=200, help="how many games are exported")
    parser.add_argument("--only", default="", help="floods whose names contain this")
    options = parser.parse_args()
    say("| flood | answer | answers | median | 99 in 100 | longest |")
    say("|---|---|---|---|---|---|")
    for name, answer, victim, flood in FLOODS:
        if options.only in name:
            with serving(options.games) as server:
                waits = measure(server, victim, flood, options.seconds)
            times = (waits.at(0.5), waits.at(0.99), max(waits.seconds, default=0.0))
            shown = " | ".join(f"{one * 1000:,.0f} ms" for one in times)
            say(f"| {name} | {answer} | {len(waits.seconds)} | {shown} |")


def say(line: str) -> None:
    """Print at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
