"""How much one server holds: the whole programme, printed as Markdown tables.

    make capacity                                  # about an hour, on a quiet machine
    make capacity CAPACITY=--short                 # a quarter of an hour

For each setup the rate of moves is raised until 99 in 100 moves take more than 100 ms, or fewer
moves are made than asked for; then the highest rate that was held is run several times, and the
medians are printed. After that: memory a table, the start with many tables in the database, and
what a server for 1,000, 10,000 and 100,000 people needs by these figures.
"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import uvloop
from crowd import Crowd
from load import (
    Run,
    Servers,
    Setup,
    allow_many_files,
    measure,
    memory_kb,
    opened,
    server,
)
from sqlalchemy import Connection, insert, literal, select

from bandstand.server.store import schema
from bandstand.server.store.append import Append
from bandstand.server.store.database import migrate, open_engine, writing
from bandstand.tables.state import TableState
from support.table_games import random_table

LIMIT_MS = 100.0
LOWEST_RATE = 10.0  # moves a second
SETUPS = (
    Setup(),
    Setup(data="postgresql"),
    Setup(2, "postgresql", "redis"),
    Setup(2, "postgresql", "nats"),
    Setup(4, "postgresql", "redis"),
    Setup(4, "postgresql", "nats"),
    Setup(2, "postgresql", "redis", scattered=True),
)
_FINISHED, _RUNNING = 5_000, 500
_LOWERINGS = 4  # then a rate that is not held is printed as such
_SECONDS_A_MOVE = 5  # at a table of four
_PATTERNS = 20  # different games, which the tables of a large database are copies of


@dataclass(frozen=True)
class Effort:
    """How thoroughly to measure."""

    first: float  # moves a second to begin with
    factor: float  # from one rate to the next
    step_seconds: float
    runs: int
    run_seconds: float
    starts: int
    tables: int  # whose memory is measured


@dataclass
class Found:
    """What the sizes of servers are computed from."""

    rates: dict[Setup, float] = field(default_factory=dict)  # of the setups that held one
    empty_kb: float = 0.0  # a server without tables
    table_kb: float = 0.0  # a table with its sockets in the middle of a game


FULL = Effort(400.0, 1.15, 5.0, 5, 30.0, 5, 500)
SHORT = Effort(600.0, 1.35, 2.0, 3, 5.0, 3, 200)


def held(run: Run, rate: float) -> bool:
    """Whether the server kept up with a rate."""
    kept_up = run.p99_ms <= LIMIT_MS and run.moves_per_second >= 0.97 * rate
    return kept_up and not run.cut_off


async def highest_rate(servers: Servers, crowd: Crowd, effort: Effort) -> float:
    """Raise the rate until it is not held twice running; returns the last that was.

    Where not even the lowest rate is held, that one.
    """

    async def holds(rate: float) -> bool:
        run = await measure(servers, crowd, rate, effort.step_seconds)
        note(f"  {rate:.0f}/s asked: {run.moves_per_second:.0f}/s, p99 {run.p99_ms:.0f} ms")
        return held(run, rate)

    rate = effort.first
    while not await holds(rate):
        if rate <= LOWEST_RATE:
            return rate
        rate = max(rate / 2.0, LOWEST_RATE)
    best, failures = rate, 0
    while failures < 2:
        rate *= effort.factor
        if await holds(rate):
            best, failures = rate, 0
        else:
            failures += 1
    return best


async def hold(servers: Servers, setup: Setup, effort: Effort) -> tuple[list[Run], bool]:
    """Several runs at the highest rate, or at a lower one; and whether most of them held it."""
    crowd = Crowd(servers.urls, scattered=setup.scattered)
    rate = await highest_rate(servers, crowd, effort)
    for _ in range(_LOWERINGS):
        runs = [await measure(servers, crowd, rate, effort.run_seconds) for _ in range(effort.runs)]
        p99 = [run.p99_ms for run in runs]
        note(f"  {rate:.0f}/s for {effort.run_seconds:.0f} s: p99 of the runs {p99} ms")
        if sum(held(run, rate) for run in runs) > effort.runs // 2:
            return runs, True
        rate *= 0.9
    return runs, False


def print_rates(effort: Effort, found: Found) -> None:
    """What every setup holds."""
    print(
        f"Moves per second with 99 in 100 in {LIMIT_MS:.0f} ms: medians of {effort.runs} runs "
        f"of {effort.run_seconds:.0f} s; in brackets the worst run.\n\n"
        "| processes | database | bus | people of a table | tables | sockets | moves/s | median "
        "| 99 in 100 | slowest | server, ms of processor a move | database and bus, the same "
        "| crowd's share of a core |\n" + "|---" * 13 + "|"
    )
    for setup in SETUPS:
        note(f"{setup}")
        with opened(setup) as servers:
            runs, was_held = uvloop.run(hold(servers, setup, effort))
        print_runs(setup, runs, was_held)
        if was_held:
            found.rates[setup] = median(run.moves_per_second for run in runs)
    for setup, rate in found.rates.items():
        alone = found.rates.get(Setup(data=setup.data))
        if alone and setup.processes > 1 and not setup.scattered:
            print(f"\n{setup.processes} processes with {setup.bus}: {rate / alone:.2f} times one.")


def print_runs(setup: Setup, runs: list[Run], was_held: bool) -> None:
    """One row: the medians."""
    worst = max(run.p99_ms for run in runs)
    cells = [
        setup.processes,
        setup.data,
        setup.bus,
        "on different processes" if setup.scattered else "on one process",
        runs[0].tables,
        runs[0].sockets,
        f"{median(run.moves_per_second for run in runs):.0f}{'' if was_held else ' (not held)'}",
        f"{median(run.median_ms for run in runs):.1f} ms",
        f"{median(run.p99_ms for run in runs):.0f} ms ({worst:.0f})",
        f"{max(run.slowest_ms for run in runs):.0f} ms",
        f"{median(run.server_ms_a_move for run in runs):.2f}",
        f"{median(run.database_ms_a_move for run in runs):.2f}",
        f"{median(run.crowd_share for run in runs):.2f}",
    ]
    print("|", " | ".join(map(str, cells)), "|", flush=True)


def print_memory(effort: Effort, found: Found) -> None:
    """What a table takes: dealt, then with its four sockets, then after most of a game."""

    async def grow(servers: Servers) -> tuple[list[int], int]:
        crowd, tables = Crowd(servers.urls), effort.tables
        await crowd.lay(1)
        seen = [servers.memory_kb()]
        await crowd.lay(tables)
        seen.append(servers.memory_kb())
        await crowd.sit()
        seen.append(servers.memory_kb())
        made = await crowd.play(400.0, tables * 60 / 400.0)
        seen.append(servers.memory_kb())
        return seen, made // tables

    with opened(Setup()) as servers:
        (empty, dealt, seated, played), moves = uvloop.run(grow(servers))
    found.empty_kb, found.table_kb = empty, (played - empty) / effort.tables
    note("memory measured")
    print(
        f"\nMemory, {effort.tables} tables of four: an empty server {empty / 1024:.0f} MB.\n\n"
        "| a table, in all | KB |\n|---|---|"
    )
    for name, total in (
        ("dealt, nobody connected", dealt),
        ("with four sockets", seated),
        (f"with four sockets, after {moves} moves", played),
    ):
        print(f"| {name} | {(total - empty) / effort.tables:.0f} |")


def fill_database(data: str) -> None:
    """Finished and running tables, copies of a few games."""
    engine = open_engine(data)
    migrate(engine)
    with writing(engine) as connection:
        for number in range(_FINISHED + _RUNNING):
            pattern, finished = number % _PATTERNS, number < _FINISHED
            source = f"{'f' if finished else 'r'}{pattern}"
            if number in range(_PATTERNS) or number in range(_FINISHED, _FINISHED + _PATTERNS):
                write_pattern(connection, source, pattern, finished)
            else:
                copy_table(connection, source, f"copy{number}")
    engine.dispose()


def write_pattern(connection: Connection, table_id: str, seed: int, finished: bool) -> None:
    """A game of four, as the server writes it; a running one stops in the middle."""
    lines = random_table("a-chord", 4, seed)
    written = lines if finished else lines[: len(lines) // 2]
    now = time.time() - len(written)
    state, row = TableState(table_id), None
    for line in written:
        append = Append(state, [type(line)(line.number, now + line.number, line.entry)], row, 0.7)
        assert append(connection)
        state, row = append.after, append.row


def copy_table(connection: Connection, source: str, copy: str) -> None:
    """The rows of a table once more, under another id."""
    for table in (schema.entries, schema.snapshots, schema.tables, schema.sittings, schema.results):
        columns = [
            literal(copy) if column.name == "table_id" else column for column in table.columns
        ]
        rows = select(*columns).where(table.c.table_id == source)
        connection.execute(insert(table).from_select(table.columns.keys(), rows))


def print_starts(effort: Effort, found: Found) -> None:
    """From starting the process until it answers."""
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "house.db")
        fill_database(data)
        seconds, memory = [], 0
        for _ in range(effort.starts):
            began = time.perf_counter()
            with server(data) as (_, process):
                seconds.append(time.perf_counter() - began)
                memory = memory_kb(process.pid)
    note("starts measured")
    print(
        f"\nStart with {_FINISHED} finished and {_RUNNING} running tables: answers after "
        f"{median(seconds):.2f} s (median of {effort.starts}; slowest {max(seconds):.2f} s), "
        f"{memory / 1024:.0f} MB."
    )


def print_sizes(effort: Effort, found: Found) -> None:
    """What a server for this many people needs, by the figures above."""
    alone = found.rates.get(Setup())
    pairs = [rate / 2 for setup, rate in found.rates.items() if setup.processes == 2]
    if alone is None or not pairs or not found.table_kb:
        note("for the sizes of servers a rate, one of two processes and the memory are missing")
        return
    each = max(pairs)
    print(
        f"\nOne move a table in {_SECONDS_A_MOVE} s. One process holds {alone:.0f} moves/s on "
        f"SQLite, each of two {each:.0f} on PostgreSQL; half of that is planned with.\n\n"
        "| people at tables | tables | moves/s | processes | memory of the servers |\n"
        "|---|---|---|---|---|"
    )
    for people in (1_000, 10_000, 100_000):
        tables, moves = people // 4, people / 4 / _SECONDS_A_MOVE
        count = 1 if moves <= alone / 2 else max(2, math.ceil(moves / (each / 2)))
        database = "SQLite" if count == 1 else "PostgreSQL"
        memory = (count * found.empty_kb + tables * found.table_kb) / 1024**2
        print(f"| {people:,} | {tables:,} | {moves:,.0f} | {count}, {database} | {memory:.1f} GB |")


def note(text: str) -> None:
    """Say how far the programme is."""
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    """Measure everything, or what is named."""
    parts = {
        "rates": print_rates,
        "memory": print_memory,
        "starts": print_starts,
        "sizes": print_sizes,
    }
    found = Found()
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--short", action="store_true", help="a quarter of an hour, less exact")
    parser.add_argument("--only", choices=("rates", "memory", "starts"))
    chosen = parser.parse_args()
    allow_many_files()
    for name, part in parts.items():
        if chosen.only in (None, name):
            part(SHORT if chosen.short else FULL, found)


if __name__ == "__main__":
    main()
