"""The power fails at any moment: every move that was acknowledged is still there."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bandstand.server.store.database import open_engine
from bandstand.server.store.journal import read
from bandstand.server.store.snapshots import load
from bandstand.tables.entries import Moved
from bandstand.tables.evolve import apply
from bandstand.tables.state import TableState
from support.power_cut import (
    Disk,
    Survives,
    environment,
    everything,
    half,
    nothing,
    preload,
    put_back,
    read_journal,
)
from support.server_process import Process, Stubborn, free_port, full_table

TABLES = 5
PEOPLE = 4
CUTS = 40
LONGEST = 120.0

Key = tuple[str, int, int]  # a table, a seat, a turn


@dataclass
class Witness(Stubborn):
    """A person who notes when each move was acknowledged."""

    times: dict[int, float] = field(default_factory=dict)

    def _hear_answer(self, message: dict[str, Any]) -> None:
        super()._hear_answer(message)
        for turn in self.acknowledged.keys() - self.times.keys():
            self.times[turn] = time.monotonic()


async def play(players: list[Witness], wanted: int) -> None:
    games = [asyncio.create_task(player.play()) for player in players]
    end = time.monotonic() + LONGEST
    while sum(len(player.times) for player in players) < wanted:
        assert time.monotonic() < end
        await asyncio.sleep(0.05)
    for player, game in zip(players, games, strict=True):
        player.over = True
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)


def lines_of_moves(data: str, tables: list[str]) -> dict[Key, tuple[int, int]]:
    """The number of the line in which each turn was answered, and the move."""
    found: dict[Key, tuple[int, int]] = {}
    with open_engine(data).connect() as connection:
        for table in tables:
            sheet = TableState(table)
            for line in read(connection, table):
                if isinstance(line.entry, Moved):
                    seat = line.entry.seat
                    key = table, seat, sheet.chairs[seat].turn
                    found[key] = line.number, line.entry.move
                apply(sheet, line)
    return found


def kept(data: Path) -> dict[tuple[str, int], str]:
    """The lines that SQLite finds after a power cut, each table's without a gap."""
    if not data.is_file() or not data.stat().st_size:
        return {}
    with closing(sqlite3.connect(data)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        made = "SELECT count(*) FROM sqlite_master WHERE name = 'entries'"
        if connection.execute(made).fetchone() == (0,):
            return {}
        rows = connection.execute("SELECT table_id, number, body FROM entries").fetchall()
    found = {(table, number): body for table, number, body in rows}
    for table, number in found:
        assert number == 1 or (table, number - 1) in found, "the log has a hole"
    return found


def test_every_acknowledged_move_survives_a_power_cut(tmp_path: Path) -> None:
    folder, journal = tmp_path / "disk", tmp_path / "journal"
    folder.mkdir()
    data = folder / "house.db"
    server = Process(str(data), free_port(), ["--thinkers", "0"])
    server.environment = environment(preload(tmp_path), folder, journal)
    server.start()
    try:
        tables = [full_table(server.url, "a-chord", PEOPLE) for _ in range(TABLES)]
        players = [
            Witness([server.url], table, cookie, random.Random(f"{table} {seat}"))
            for table, cookies in tables
            for seat, cookie in enumerate(cookies)
        ]
        asyncio.run(play(players, 20 * len(players)))
    finally:
        server.kill()
    operations = read_journal(journal)
    assert any(one.kind == "W" and one.path == str(data) for one in operations[2000:]), (
        "no checkpoint was made, so none was tried"
    )
    lines = lines_of_moves(str(data), [table for table, _ in tables])
    acknowledged = sorted(
        (player.times[turn], player.table, *lines[player.table, number % PEOPLE, turn])
        for number, player in enumerate(players)
        for turn in player.times
    )
    final = kept(data)
    dice = random.Random(2026)
    cuts = {len(operations), *dice.sample(range(len(operations)), CUTS)}
    disk = Disk(folder)
    tried = 0
    for place in range(len(operations) + 1):
        if place in cuts:
            until = operations[place].at if place < len(operations) else time.monotonic()
            due = {(table, number) for at, table, number, _ in acknowledged if at < until}
            for survives in (nothing, half(place), half(-place), everything):
                put_back(disk.after_power_cut(survives), tmp_path / "after")
                found = kept(tmp_path / "after" / "house.db")
                assert due <= found.keys(), f"lost at operation {place}"
                assert all(final.get(key, body) == body for key, body in found.items())
                tried += len(due)
        if place < len(operations):
            disk.take(operations[place])
    assert tried > 0
    with open_engine(str(tmp_path / "after" / "house.db")).connect() as connection:
        for table, _ in tables:  # and the game can go on
            assert load(connection, table, True).status in ("playing", "finished")


_WRITE_NUMBERS = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA journal_mode = WAL")
connection.execute(f"PRAGMA synchronous = {sys.argv[2]}")
connection.execute("CREATE TABLE entries (table_id TEXT, number INTEGER, body TEXT)")
for number in range(1, 51):
    connection.execute("INSERT INTO entries VALUES ('t', ?, 'x')", (number,))
    print(time.monotonic(), flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize(("mode", "safe"), [("FULL", True), ("NORMAL", False), ("OFF", False)])
def test_the_simulated_power_cut_drops_what_was_not_synced(
    tmp_path: Path, mode: str, safe: bool
) -> None:
    """The drill can fail: with less care than the server takes, acknowledged rows are lost."""
    folder, journal = tmp_path / "disk", tmp_path / "journal"
    folder.mkdir()
    data = folder / "house.db"
    writer = subprocess.Popen(
        [sys.executable, "-c", _WRITE_NUMBERS, str(data), mode],
        env={**os.environ, **environment(preload(tmp_path), folder, journal)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert writer.stdout is not None
    times = [float(writer.stdout.readline()) for _ in range(50)]
    writer.kill()
    writer.communicate()
    operations = read_journal(journal)
    assert survived(operations, folder, times, everything, tmp_path / "after") == 50
    assert (survived(operations, folder, times, nothing, tmp_path / "after") == 50) is safe


def survived(
    operations: list[Any], folder: Path, times: list[float], survives: Survives, after: Path
) -> int:
    """How many of the rows are there after everything was done and the power failed."""
    assert operations[-1].at < time.monotonic()
    assert len(times) == 50
    disk = Disk(folder)
    for operation in operations:
        disk.take(operation)
    put_back(disk.after_power_cut(survives), after)
    return len(kept(after / "house.db"))
