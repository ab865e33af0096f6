"""Bots of one's own at the server's tables: each thinks in a process of its own, within a limit.

They are somebody else's code: the server's own processes never import it, and what it does to its
process touches nothing else. Like levels they are given imagined worlds only. A bot that raises,
answers with an illegal move, hangs or dies has *failed* at that decision: a level makes the move.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import re
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from bandstand.bots import own, socket_bot
from bandstand.games import registry
from bandstand.kernel.dice import seeded
from bandstand.kernel.errors import BandstandError
from bandstand.server.bot_pool import end_with_parent
from bandstand.server.fair_queue import Asker, FairQueue

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from multiprocessing.connection import Connection


NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")
_START_SECONDS = 60.0  # to import its packages
_MOST_SEATED = 64  # seats that a bot remembers at a time
_FAILURES_TO_REST = 3  # in a row
_REST_SECONDS = 60.0  # in which it is not asked: a bot that hangs costs its tables a limit each
_log = logging.getLogger(__name__)


class BotFailed(Exception):  # noqa: N818  the bot's error, not the server's
    """An own bot made no move; says why."""


class Question(NamedTuple):
    """A decision of a bot: at which table and seat, in an imagined world."""

    table: str
    game: str
    world: tuple[object, ...]
    seat: int
    seed: int


# -- In the bot's process ------------------------------------------------------------------------


def think(connection: Connection, bot: str) -> None:
    """Load a bot and answer questions until the server hangs up.

    An answer is a pair: whether it went well, and the move or the sentence that says why not. The
    first answer says which games it plays.
    """
    end_with_parent()
    seated: OrderedDict[tuple[str, int], own.Decide] = OrderedDict()
    try:
        connection.send(_tried(partial(_plays, bot)))
        while True:
            question: Question = connection.recv()
            connection.send(_tried(partial(_choose, bot, seated, question)))
    except (EOFError, OSError):
        return


def _tried(work: Callable[[], Any]) -> tuple[bool, Any]:
    try:
        return True, work()
    except Exception as error:  # whatever somebody else's code raises
        return False, f"{type(error).__name__}: {error}"


def _plays(bot: str) -> list[str] | None:
    own.check(bot)
    return own.games_of(bot)


def _choose(bot: str, seated: OrderedDict[tuple[str, int], own.Decide], asked: Question) -> int:
    game = registry.find(asked.game)
    world = game.unpack(asked.world)
    place = asked.table, asked.seat
    decide = seated.pop(place, None) or own.seated(bot, game, world.players, asked.seat)
    move = int(decide(world, asked.seat, seeded(asked.seed)))
    seated[place] = decide  # after a failure a new one is made
    if len(seated) > _MOST_SEATED:
        seated.popitem(last=False)
    return move


# -- In the server -------------------------------------------------------------------------------


class OwnBot:
    """One bot: its process, and the questions that wait for it."""

    def __init__(self, bot: str, seconds: float) -> None:
        self.bot = bot
        self.games: list[str] | None = []  # that it plays; None: all. None of them before it loaded
        self._seconds = seconds
        self._queue = FairQueue(1)
        self._thread = ThreadPoolExecutor(1, "own bot")
        self._process: Any = None
        self._connection: Connection | None = None
        self._failures = 0
        self._rests_until = 0.0
        self._closed = False

    async def load(self) -> None:
        """Start its process and find out what it plays; ``BotFailed`` if it cannot be loaded."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._start)

    async def choose(
        self, question: Question, asker: Asker, wanted: Callable[[], bool] | None = None
    ) -> int:
        """Its move; ``BotFailed`` if it makes none."""
        if monotonic() < self._rests_until:
            raise BotFailed("it failed too often and is left alone for a minute")
        loop = asyncio.get_running_loop()
        try:
            move: int = await self._queue.run(
                asker, lambda _: loop.run_in_executor(self._thread, self._ask, question), wanted
            )
        except BotFailed:
            self._failures += 1
            if self._failures >= _FAILURES_TO_REST:
                self._rests_until = monotonic() + _REST_SECONDS
            raise
        self._failures = 0
        return move

    def close(self) -> None:
        """End its process; questions that wait for it fail."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()
        self._thread.shutdown(wait=True)
        self._end()

    def _start(self) -> None:
        if self._closed:
            raise BotFailed("the server closes")
        context = multiprocessing.get_context("spawn")  # a fork would inherit sockets and locks
        self._connection, theirs = context.Pipe()
        process = context.Process(target=think, args=(theirs, self.bot), daemon=True)
        process.start()
        self._process = process
        theirs.close()
        self.games = self._answer(_START_SECONDS)

    def _ask(self, question: Question) -> int:
        if self._connection is None:
            self._start()
        assert self._connection is not None
        try:
            self._connection.send(question)
        except OSError:
            self._end()
            raise BotFailed("its process ended") from None
        return int(self._answer(self._seconds))

    def _answer(self, seconds: float) -> Any:
        assert self._connection is not None
        try:
            if not self._connection.poll(seconds):
                self._end()
                raise BotFailed(f"it did not answer within {seconds:g} seconds")
            went_well, answer = self._connection.recv()
        except (EOFError, OSError):
            self._end()
            raise BotFailed("its process ended") from None
        if not went_well:
            raise BotFailed(str(answer))
        return answer

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._connection is not None:
            self._connection.close()
        self._process = self._connection = None


class OwnBots:
    """All bots of one's own that a server offers, by the names that players choose."""

    def __init__(self, given: Sequence[str], seconds: float) -> None:
        self._bots = {name: OwnBot(bot, seconds) for name, bot in named(given).items()}
        self._loading: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Load them in the background; those that cannot be loaded are not offered."""
        if self._bots:
            self._loading = asyncio.create_task(self._load(), name="own bots")

    async def _load(self) -> None:
        for name, bot in self._bots.items():
            try:
                await bot.load()
            except BotFailed as error:
                _log.warning("the bot %s is not offered: %s", name, error)

    def offered(self, game: str) -> list[str]:
        """The names of those that play a game."""
        return [name for name, bot in self._bots.items() if bot.games is None or game in bot.games]

    async def choose(
        self,
        name: str,
        question: Question,
        asker: Asker,
        wanted: Callable[[], bool] | None = None,
    ) -> int:
        """The move of a bot; ``BotFailed`` if it makes none or is not here any more."""
        bot = self._bots.get(name)
        if bot is None:
            raise BotFailed("this server does not have it")
        return await bot.choose(question, asker, wanted)

    async def close(self) -> None:
        """End all of them."""
        for bot in self._bots.values():
            await asyncio.to_thread(bot.close)
        if self._loading is not None:
            self._loading.cancel()
            await asyncio.wait([self._loading])


def named(given: Sequence[str]) -> dict[str, str]:
    """Bots by name: every installed entry point, then those that were given as [NAME=]BOT."""
    found = {
        entry.name: entry.name
        for entry in entry_points(group=own.ENTRY_POINTS)
        if NAME.fullmatch(entry.name)
    }
    for text in given:
        name, equals, bot = text.partition("=")
        if not equals:
            name, bot = _usual_name(text), text
        if not bot or not NAME.fullmatch(name):
            raise BandstandError(
                f"{text!r} names no bot. Write NAME=BOT, with a name of at most 40 letters, "
                "digits, dots and hyphens and a bot like module:name, net.onnx or socket:HOST:PORT."
            )
        if found.get(name, bot) != bot:
            raise BandstandError(f"Two bots are called {name!r}: {found[name]} and {bot}.")
        found[name] = bot
    return found


def _usual_name(bot: str) -> str:
    """What a bot is called that was given no name; an address is nobody's business."""
    if socket_bot.is_address(bot):
        return ""
    return Path(bot).stem if own.is_network(bot) else bot.rpartition(":")[2]
