"""Load test: many live tables on one or more servers, over real sockets on loopback.

    make load                                      # 500 moves a second, SQLite, one process
    make load LOAD="--rate 1200 --data postgresql --processes 2 --bus nats"

Server processes, and a crowd (tools/crowd.py) that plays at a given rate. Measures the time from
sending a move until the last of the table's sockets has the event with its view; the move is on the
disk by then. One server has the first core for itself; the crowd and the database have the second.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from crowd import WARM_UP, Crowd, pin

from support import server_services
from support.server_process import free_port

SOURCES = os.environ.get("PYTHONPATH") or str(Path(__file__).parents[1] / "src")
_SERVE = """
import sys
from bandstand.server.run import bind, serve
from bandstand.server.settings import Settings
data, port, bus = sys.argv[1], int(sys.argv[2]), sys.argv[3] or None
many = 10**9
settings = Settings(data=data, bus=bus, bot_processes=0, requests_per_minute=many,
                    messages_per_second=1e6, sockets_per_address=many, sockets_per_minute=many,
                    sockets_per_minute_and_person=many, open_tables=many, person_bytes=many * many)
serve(settings, bind("127.0.0.1", port), lambda address, link: None)
"""
_SERVER_CORE, _CROWD_CORE = 0, 1
# A game that is over stops a table. A random game of four has about 100 moves.
_MOVES_A_TABLE = 80


@dataclass(frozen=True)
class Setup:
    """What is measured: how many processes, on which database, with which bus."""

    processes: int = 1
    data: str = "sqlite"
    bus: str = "none"
    scattered: bool = False  # the people of a table are on different processes


@dataclass(frozen=True)
class Run:
    """What one run measured."""

    tables: int
    sockets: int
    moves_per_second: float
    median_ms: float
    p99_ms: float
    slowest_ms: float
    server_ms_a_move: float  # processor time of all server processes
    database_ms_a_move: float  # of PostgreSQL and the bus; SQLite's is the server's
    crowd_share: float  # of a core; near 1.0 the crowd is what limits
    cut_off: int  # sockets that a server hung up on; its table stops


@dataclass
class Servers:
    """The processes that are measured, and those that they use."""

    urls: list[str]
    servers: list[subprocess.Popen[bytes]]
    others: list[int]

    def processor_seconds(self) -> tuple[float, float]:
        """What the servers, and what the database and the bus have used so far."""
        ours = sum(processor_seconds(server.pid) for server in self.servers)
        return ours, sum(map(processor_seconds, family(self.others)))

    def memory_kb(self) -> int:
        """Resident memory of all servers."""
        return sum(memory_kb(server.pid) for server in self.servers)


@contextmanager
def opened(setup: Setup) -> Iterator[Servers]:
    """Everything that a setup needs, until it is not needed any more."""
    alone = setup.processes == 1
    pin(os.getpid(), None)
    with ExitStack() as stack:
        before = set(children(os.getpid()))
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        data, bus = f"{folder}/house.db", ""
        if setup.data == "postgresql":
            data = stack.enter_context(server_services.postgresql())
        if setup.bus != "none":
            bus = stack.enter_context(getattr(server_services, setup.bus)())
        others = sorted(set(children(os.getpid())) - before)
        for process in family(others):
            pin(process, _CROWD_CORE if alone else None)
        core = _SERVER_CORE if alone else None
        servers = [stack.enter_context(server(data, bus, core)) for _ in range(setup.processes)]
        pin(os.getpid(), _CROWD_CORE if alone else None)
        yield Servers([url for url, _ in servers], [process for _, process in servers], others)


@contextmanager
def server(
    data: str, bus: str = "", core: int | None = None
) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server process that answers: its address, and the process."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-c", _SERVE, data, str(port), bus],
        env={**os.environ, "PYTHONPATH": SOURCES},
    )
    pin(process.pid, core)
    try:
        url = f"http://127.0.0.1:{port}"
        _wait(url, process)
        yield url, process
    finally:
        process.terminate()
        process.wait(60)


def _wait(url: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 120.0
    while time.monotonic() < end:
        if process.poll() is not None:
            raise SystemExit("The server did not start.")
        try:
            urllib.request.urlopen(f"{url}/api/health", timeout=60).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise SystemExit("The server did not answer.")


def children(process: int) -> list[int]:
    """The processes that a process started."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(pid) for task in tasks for pid in task.read_text(encoding="ascii").split()]


def family(processes: list[int]) -> list[int]:
    """These processes and their children."""
    return [one for process in processes for one in (process, *children(process))]


def memory_kb(process: int) -> int:
    """Resident kilobytes of a process."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def processor_seconds(process: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all lies below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def measure(servers: Servers, crowd: Crowd, rate: float, seconds: float) -> Run:
    """Lay fresh tables, sit, play at a rate, and say what was measured."""
    await crowd.lay(max(100, int(rate * (seconds + WARM_UP) / _MOVES_A_TABLE)))
    await crowd.sit()
    gc.collect()
    gc.disable()  # the crowd's own pauses are not the server's
    ours, others = servers.processor_seconds()
    own, began = time.process_time(), time.perf_counter()
    made = await crowd.play(rate, seconds)
    own, passed = time.process_time() - own, time.perf_counter() - began
    ours_after, others_after = servers.processor_seconds()
    gc.enable()
    delays = crowd.delays or [float("inf")]
    return Run(
        tables=len(crowd.tables),
        sockets=sum(len(table.links) for table in crowd.tables),
        moves_per_second=round(len(crowd.delays) / seconds, 1),
        median_ms=round(percentile(delays, 0.50) * 1000, 1),
        p99_ms=round(percentile(delays, 0.99) * 1000, 1),
        slowest_ms=round(max(delays) * 1000, 1),
        server_ms_a_move=round((ours_after - ours) * 1000 / max(made, 1), 3),
        database_ms_a_move=round((others_after - others) * 1000 / max(made, 1), 3),
        crowd_share=round(own / passed, 2),
        cut_off=crowd.cut_off,
    )


def allow_many_files() -> None:
    """As many sockets as the system lets a process have; child processes inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Start the servers, let the crowd in, print the figures as JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="a-chord")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second, in all")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--data", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--bus", choices=("none", "redis", "nats"), default="none")
    parser.add_argument("--scattered", action="store_true")
    chosen = parser.parse_args()
    if chosen.processes > 1 and (chosen.data == "sqlite" or chosen.bus == "none"):
        parser.error("Several processes need --data postgresql and --bus redis or nats.")
    allow_many_files()

    async def run(servers: Servers) -> Run:
        crowd = Crowd(servers.urls, chosen.players, chosen.game, chosen.scattered)
        return await measure(servers, crowd, chosen.rate, chosen.seconds)

    with opened(Setup(chosen.processes, chosen.data, chosen.bus, chosen.scattered)) as servers:
        result = uvloop.run(run(servers))
    sys.stdout.write(json.dumps(asdict(result), indent=2) + "\n")


if __name__ == "__main__":
    main()
