"""What a table does by itself: bots move, clocks run out, nobody waits for ever."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING
from weakref import proxy

from bandstand.kernel.errors import IllegalMove
from bandstand.server.bot_pool import UNWATCHED_MOVE, WATCHED_MOVE
from bandstand.server.fair_queue import Asker, Unwanted
from bandstand.server.own_bots import BotFailed, Question
from bandstand.server.store.errors import BrokenLogError, StorageError
from bandstand.tables import commands, visibility
from bandstand.tables.clocks import automatic, due
from bandstand.tables.projection import imagined
from bandstand.tables.refusals import Refusal

if TYPE_CHECKING:
    from bandstand.server.live.actor import TableActor

_LONGEST_WAIT = 30.0  # then the wait is computed again: the clock may have been corrected
_log = logging.getLogger(__name__)


class Driver:
    """The task that submits what is due at one table."""

    def __init__(self, actor: TableActor) -> None:
        self._actor: TableActor = proxy(actor)  # weak: a table put away is freed at once
        self._services = actor.services
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._drive(), name=f"table {actor.state.id}")

    def wake(self) -> None:
        """Something has changed at the table: look again what is due."""
        self._changed.set()

    async def stop(self) -> None:
        """Do nothing more."""
        self._task.cancel()
        await asyncio.wait([self._task])  # a cancelled close is obeyed, too

    async def _drive(self) -> None:
        table_id = self._actor.state.id
        while True:
            self._changed.clear()
            try:
                await self._see_to_what_is_due()
            except BrokenLogError:
                return  # the room parks the table
            except StorageError:
                await asyncio.sleep(1.0)  # the writer logs that the disk refuses, and once
            except (Refusal, IllegalMove) as error:
                _log.info("what was due at %s is not any more: %s", table_id, error)
            except Exception:
                _log.exception("what is due at %s cannot be done", table_id)
                await asyncio.sleep(1.0)

    async def _see_to_what_is_due(self) -> None:
        actor, absences = self._actor, self._actor.presence.absences
        moment = self._due()
        seats = automatic(actor.state)
        if seats:
            await self._play(seats)
            return
        hostless = actor.presence.host_watch.left(monotonic())
        waits = [*absences.left(monotonic()).values(), hostless]
        patience = actor.now() + min(waits)
        moment = math.inf if moment is None else max(moment, self._reprieve())
        if await self._sleep_until(min(patience, moment, absences.next_look)):
            return
        if absences.next_look <= actor.now():
            actor.presence.look_round()
            return
        if actor.presence.host_watch.left(monotonic()) <= 0.0:
            await actor.presence.replace_host()
            return
        missed = absences.overdue(monotonic())
        await actor.submit(commands.StopWaiting(frozenset(missed)) if missed else _CALL_TIME)

    def _due(self) -> float | None:
        """When something is due; the process that did not write last leaves the other some time."""
        settings = self._services.settings
        moment = due(self._actor.state, settings.beat)
        return moment if moment is None or self._actor.wrote_last else moment + settings.takeover

    def _reprieve(self) -> float:
        """When time may run out for those who were asked before the server opened.

        Their pages need a moment to find it again.
        """
        state, now = self._actor.state, self._actor.now()
        up = monotonic() - self._services.opened
        left = self._services.settings.reprieve - up
        asked = [state.chairs[seat].since for seat in state.waiting()]
        waits = [now - since for since in asked if since is not None]
        return now + left if left > 0 and max(waits, default=0.0) > up else -math.inf

    async def _play(self, seats: list[int]) -> None:
        """Let bots decide for these seats, all at once."""
        actor = self._actor
        turns = {seat: actor.state.chairs[seat].turn for seat in seats}
        chosen = await asyncio.gather(*(self._think(seat) for seat in seats))
        await self._wait_out_the_beat(seats)
        for seat, found in zip(seats, chosen, strict=True):
            if found is None:
                continue
            move, seconds, failed = found
            written = await actor.submit(commands.BotMove(seat, turns[seat], move, failed))
            if written and visibility.is_public(actor.state, written[0]):
                self._services.metrics.thinking.observe(seconds)

    async def _think(self, seat: int) -> tuple[int, float, bool] | None:
        """A move for the seat, how long it took to find, and whether an own bot failed to.

        None if it was no longer wanted.
        """
        actor, state = self._actor, self._actor.state
        chair = state.chairs[seat]
        rank = WATCHED_MOVE if actor.presence.is_watched() else UNWATCHED_MOVE
        asker = Asker(state.host, state.id, rank)

        def wanted() -> bool:
            now = actor.state
            return now.chairs[seat].turn == chair.turn and seat in automatic(now)

        began = monotonic()
        game, world, seed = state.created.game, imagined(state, seat), secrets.randbits(60)
        with suppress(Unwanted):
            if chair.bot:
                question = Question(state.id, game, world.packed(), seat, seed)
                try:
                    move = await self._services.own_bots.choose(chair.bot, question, asker, wanted)
                    return move, monotonic() - began, False
                except BotFailed as error:
                    _log.warning("the bot %s failed at %s: %s", chair.bot, state.id, error)
            move = await self._services.bot_pool.choose(
                game, world, seat, chair.level, seed, asker, wanted
            )
            return move, monotonic() - began, bool(chair.bot)
        return None

    async def _wait_out_the_beat(self, seats: list[int]) -> None:
        """Let people follow; a changed pause takes effect at once."""
        while automatic(self._actor.state) == seats:
            moment = self._due()
            assert moment is not None
            self._changed.clear()
            if not await self._sleep_until(moment):
                return

    async def _sleep_until(self, moment: float) -> bool:
        """Sleep until a moment, or until something changes: then True."""
        if moment == math.inf:
            return await self._changed.wait()
        while (seconds := moment - self._actor.now()) > 0:
            # Not wait_for: that of Python 3.11 swallows a cancellation that comes with a change.
            with suppress(TimeoutError):
                async with asyncio.timeout(min(seconds, _LONGEST_WAIT)):
                    return await self._changed.wait()
        return False


_CALL_TIME = commands.CallTime()
