"""The server is killed at random instants while twenty people play: nothing is lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from bandstand.server.store.database import open_engine
from bandstand.server.store.journal import read
from bandstand.tables.entries import Moved
from bandstand.tables.evolve import apply
from bandstand.tables.state import TableState
from support.server_process import (
    Process,
    Stubborn,
    everybody_goes_on,
    free_port,
    full_table,
)

TABLES = 5
PEOPLE = 4
KILLS = 3


async def play_and_kill(server: Process, players: list[Stubborn], dice: random.Random) -> None:
    games = [asyncio.create_task(player.play()) for player in players]
    for _ in range(KILLS):
        await asyncio.sleep(dice.uniform(0.3, 1.5))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await everybody_goes_on(players)
    for player, game in zip(players, games, strict=True):
        player.over = True
        game.cancel()
    ends = await asyncio.gather(*games, return_exceptions=True)
    assert not [end for end in ends if isinstance(end, AssertionError)], ends


def test_no_acknowledged_move_is_lost_and_none_is_played_twice(tmp_path: Path) -> None:
    dice = random.Random(2026)
    server = Process(str(tmp_path / "house.db"), free_port())
    server.start()
    try:
        tables = [full_table(server.url, "a-chord", PEOPLE) for _ in range(TABLES)]
        players = [
            Stubborn([server.url], table, cookie, random.Random(f"{table} {cookie}"))
            for table, cookies in tables
            for cookie in cookies
        ]
        asyncio.run(play_and_kill(server, players, dice))
    finally:
        code = server.stop()
    assert code == 0
    assert sum(player.breaks for player in players) >= KILLS
    with open_engine(server.data).connect() as connection:
        for number, (table, _) in enumerate(tables):
            sheet = TableState(table)
            made: list[dict[int, int]] = [{} for _ in range(PEOPLE)]
            for line in read(connection, table):
                if isinstance(line.entry, Moved):
                    chair = sheet.chairs[line.entry.seat]
                    assert chair.turn not in made[line.entry.seat]
                    made[line.entry.seat][chair.turn] = line.entry.move
                apply(sheet, line)
            for seat in range(PEOPLE):
                player = players[number * PEOPLE + seat]
                assert player.acknowledged
                assert player.acknowledged.items() <= made[seat].items()


def test_a_house_closes_gracefully(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "house.db"), free_port())
    server.start()
    full_table(server.url, "a-chord", 2)
    assert server.stop() == 0
    server.start()
    assert server.stop() == 0
