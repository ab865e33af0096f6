"""Kill a server again and again while people play, and report whether anything was lost.

    make drill                                     # a thousand kills, or half an hour
    make drill DRILL="--kills 50 --minutes 3"

Ctrl-C ends it earlier, with its report. Every kill is a SIGKILL at a random instant. At the end
every move that a player was told of must be in the journal, no turn answered twice, and every table
readable.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.server_process import (
    Process,
    Stubborn,
    check_nothing_lost,
    free_port,
    full_table,
)

GAMES = ("a-chord", "six-forces", "re-chord")
TABLES, PLAYERS = 4, 3
LONGEST_LIFE = 1.5  # seconds between a start and the next kill
# What a killed server leaves behind is expected here.
QUIETLY = {"PYTHONWARNINGS": "ignore:resource_tracker:UserWarning"}
REPORTED = 50  # kills between two lines of progress


@dataclass
class Drill:
    """One run: the server, the tables that were laid, and what happened."""

    server: Process
    dice: random.Random
    tables: dict[str, list[Stubborn]] = field(default_factory=dict)
    games: list[asyncio.Task[None]] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    stopped: bool = False  # by Ctrl-C

    def lay_tables(self) -> None:
        """Fill up with new tables for those whose game is over."""
        playing = sum(not players[0].over for players in self.tables.values())
        for _ in range(TABLES - playing):
            game = GAMES[len(self.tables) % len(GAMES)]
            table, cookies = full_table(self.server.url, game, PLAYERS)
            self.tables[table] = [
                Stubborn([self.server.url], table, cookie, random.Random(cookie))
                for cookie in cookies
            ]

    def stop(self) -> None:
        """End after the kill that is under way."""
        self.stopped = True

    async def run(self, kills: int, seconds: float) -> None:
        """Kill and start the server until either bound is reached."""
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, self.stop)
        end = time.monotonic() + seconds
        known: set[str] = set()
        while len(self.starts) < kills and time.monotonic() < end and not self.stopped:
            await asyncio.to_thread(self.lay_tables)
            for table in self.tables.keys() - known:
                self.games += [asyncio.create_task(one.play()) for one in self.tables[table]]
            known = set(self.tables)
            await asyncio.sleep(self.dice.uniform(0.0, LONGEST_LIFE))
            await asyncio.to_thread(self.server.kill)
            began = time.monotonic()
            try:
                await asyncio.to_thread(self.server.start)
            except AssertionError:
                if self.stopped:  # the server was interrupted, too
                    break
                raise
            self.starts.append(time.monotonic() - began)
            if len(self.starts) % REPORTED == 0:
                print(f"{len(self.starts)} of {kills} kills", file=sys.stderr, flush=True)
        await asyncio.sleep(2.0)
        for players in self.tables.values():
            for player in players:
                player.over = True
        for game in self.games:
            game.cancel()
        ends = await asyncio.gather(*self.games, return_exceptions=True)
        broken = [one for one in ends if isinstance(one, AssertionError)]
        if broken:
            raise broken[0]


def main() -> None:
    """Run the drill and print what came of it; it fails if anything was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1_000)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=2026)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(str(Path(folder) / "house.db"), free_port(), environment=QUIETLY)
        server.start()
        drill = Drill(server, random.Random(chosen.seed))
        began = time.monotonic()
        try:
            asyncio.run(drill.run(chosen.kills, chosen.minutes * 60.0))
        finally:
            server.stop()
        told = sum(
            check_nothing_lost(server.data, table, players)
            for table, players in drill.tables.items()
        )
    slowest = sorted(drill.starts)[-max(1, len(drill.starts) // 100)]
    print(f"{len(drill.starts)} kills in {time.monotonic() - began:.0f} s, seed {chosen.seed}")
    print(f"{len(drill.tables)} tables, {told} moves acknowledged: none lost, none made twice")
    print(
        f"open again after {sum(drill.starts) / len(drill.starts):.2f} s, 99 in 100 {slowest:.2f} s"
    )


if __name__ == "__main__":
    main()
