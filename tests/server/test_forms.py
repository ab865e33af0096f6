"""Bots change to a compiled copy while the server runs, and no question is lost."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from bandstand.games.registry import GAMES
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.state import State
from bandstand.server import bot_forms
from bandstand.server.bot_pool import BotPool
from support.server_process import SOURCES

SECONDS = 120.0
GAME = "a-chord"
MARKED = 424_242  # what every bot of the fake copy answers

COMPILED = """
class Build:
    form = "compiled"

def look():
    return Build()
"""
LEVELS = (SOURCES / "bandstand" / "bots" / "levels.py").read_text(encoding="utf-8")
ANSWERS = f"""{LEVELS}

def choose(*details):
    return {MARKED}
"""


def copy(folder: Path, **other: str) -> str:
    """A copy of the package, made as tools/compile.py makes it, with other texts for some files."""
    replaced = {name.replace("__", "/") + ".py": text for name, text in other.items()}
    for source in SOURCES.rglob("*"):
        if not source.is_file() or "__pycache__" in source.parts:
            continue
        place = folder / source.relative_to(SOURCES)
        place.parent.mkdir(parents=True, exist_ok=True)
        text = replaced.get(source.relative_to(SOURCES / "bandstand").as_posix())
        if text is None:
            place.symlink_to(source)
        else:
            place.write_text(text, encoding="utf-8")
    return str(folder)


def fake(folder: Path) -> str:
    return copy(folder, kernel__build=COMPILED, bots__levels=ANSWERS)


def deal() -> tuple[State, int, set[int]]:
    game = GAMES[GAME]
    state = game.new(3, game.settle(3, {}), seeded(1))
    seat = int(lowest(state.to_act()))
    return state.imagine(seat, seeded(2)), seat, set(state.moves(seat))


async def asked(thinkers: BotPool, seed: int) -> int:
    world, seat, _ = deal()
    async with asyncio.timeout(SECONDS):
        return await thinkers.choose(GAME, world, seat, 1, seed)


def run(task: Any) -> None:
    """Run with thinkers, which are closed whatever happens."""

    async def whole() -> None:
        thinkers = BotPool(1)
        try:
            await task(thinkers)
        finally:
            thinkers.close()

    asyncio.run(whole())


def test_the_bots_change_form_and_no_question_is_lost(tmp_path: Path) -> None:
    folder = fake(tmp_path / "copy")
    legal = deal()[2]

    async def change(thinkers: BotPool) -> None:
        assert await asked(thinkers, 0) in legal
        before = [asyncio.create_task(asked(thinkers, seed)) for seed in range(20)]
        await asyncio.sleep(0)  # they are with the old processes now
        change = asyncio.create_task(thinkers.renew(folder))
        during: list[int] = []
        while not change.done():
            during.append(await asked(thinkers, len(during)))
        assert await change
        assert set(await asyncio.gather(*before)) <= legal
        assert set(during) <= legal | {MARKED}
        assert await asked(thinkers, 1) == MARKED

    run(change)


@pytest.mark.parametrize(
    "other",
    [
        {},  # a plain copy is no gain
        {"kernel__build": "raise ImportError('undefined symbol')"},
        {"kernel__build": "import os; os._exit(1)"},  # as a crash in C does
        {"server__bot_pool": "raise ImportError('half a copy')"},  # its processes do not even start
    ],
)
def test_a_copy_that_is_no_good_changes_nothing(tmp_path: Path, other: dict[str, str]) -> None:
    folder = copy(tmp_path / "copy", **other)

    async def change(thinkers: BotPool) -> None:
        assert not await thinkers.renew(folder)
        assert await asked(thinkers, 1) in deal()[2]

    run(change)


def test_a_process_that_dies_is_replaced_in_the_new_form(tmp_path: Path) -> None:
    folder = copy(
        tmp_path / "copy",
        kernel__build=COMPILED,
        bots__levels=(
            f"{LEVELS}\n"
            "import os, pathlib\n"
            f"died = pathlib.Path({str(tmp_path / 'died')!r})\n"
            "def choose(*details):\n"
            "    if not died.exists():\n"
            "        died.touch()\n"
            "        os._exit(1)\n"
            f"    return {MARKED}\n"
        ),
    )

    async def change(thinkers: BotPool) -> None:
        assert await thinkers.renew(folder)
        assert await asked(thinkers, 1) == MARKED

    run(change)
    assert (tmp_path / "died").exists()


def test_the_change_comes_when_the_copy_does(tmp_path: Path) -> None:
    place = tmp_path / "copy"

    async def change(thinkers: BotPool) -> None:
        async with bot_forms.watched(thinkers, str(place)):
            assert await asked(thinkers, 1) in deal()[2]
            fake(tmp_path / "scratch")
            (tmp_path / "scratch").rename(place)
            async with asyncio.timeout(SECONDS):
                while await asked(thinkers, 1) != MARKED:
                    await asyncio.sleep(0.05)

    run(change)


def test_a_watch_without_a_copy_ends_with_the_server(tmp_path: Path) -> None:
    async def close(thinkers: BotPool) -> None:
        async with asyncio.timeout(SECONDS), bot_forms.watched(thinkers, str(tmp_path / "never")):
            assert await asked(thinkers, 1) in deal()[2]

    run(close)


def test_ctrl_c_is_for_the_server_alone() -> None:
    """The terminal sends it to every process; a bot's would end with a traceback."""

    async def interrupt(thinkers: BotPool) -> None:
        assert await asked(thinkers, 1) in deal()[2]
        before = {child.pid for child in multiprocessing.active_children()}
        for pid in before:
            assert pid is not None
            os.kill(pid, signal.SIGINT)
        assert await asked(thinkers, 1) in deal()[2]
        assert {child.pid for child in multiprocessing.active_children()} == before != set()

    run(interrupt)


def test_a_thread_in_the_server_itself_cannot_change(tmp_path: Path) -> None:
    async def change() -> None:
        thinkers = BotPool(0)
        assert not await thinkers.renew(fake(tmp_path / "copy"))
        assert await asked(thinkers, 1) in deal()[2]
        thinkers.close()

    asyncio.run(change())
