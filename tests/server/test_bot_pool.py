"""Bots think in processes of their own; one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bandstand.bots.advice import MOVES
from bandstand.games.registry import GAMES
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.levels import LEVELS
from bandstand.server.bot_pool import BotPool
from support.server_process import SOURCES


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_every_level_answers_with_a_legal_move(game_id: str) -> None:
    game = GAMES[game_id]
    players = max(game.meta.players)
    state = game.new(players, game.settle(players, {}), seeded(1))
    seat = int(lowest(state.to_act()))
    world = state.imagine(seat, seeded(2))

    async def think() -> None:
        thinkers = BotPool(0)
        for level in list(LEVELS)[:3]:
            move = await thinkers.choose(game_id, world, seat, level, 7)
            assert move in state.moves(seat)
        advised = await thinkers.advise(game_id, world, seat, 7, "en")
        assert 1 <= len(advised) <= MOVES
        assert all(one.move in state.moves(seat) for one in advised)
        thinkers.close()

    asyncio.run(think())


def test_a_thinker_that_dies_is_replaced() -> None:
    async def think() -> None:
        thinkers = BotPool(1)
        assert await thinkers.ready()
        pool = thinkers._pool
        (process,) = list(pool._processes)  # type: ignore[attr-defined]
        os.kill(process, signal.SIGKILL)
        assert await thinkers.ready()
        thinkers.close()

    asyncio.run(think())


_HOUSE = """
import asyncio, time
from bandstand.server.bot_pool import BotPool

if __name__ == "__main__":
    thinkers = BotPool(1)
    asyncio.run(thinkers.ready())
    print(*thinkers._pool._processes, flush=True)
    time.sleep(60)
"""


def test_thinkers_go_when_the_house_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "small_house.py"
    program.write_text(_HOUSE, encoding="utf-8")
    house = subprocess.Popen(
        [sys.executable, str(program)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        text=True,
    )
    assert house.stdout is not None
    thinker = int(house.stdout.readline())
    house.kill()
    house.wait()
    end = time.monotonic() + 90
    while Path(f"/proc/{thinker}").exists():
        assert time.monotonic() < end, "the thinker stayed behind"
        time.sleep(0.05)
