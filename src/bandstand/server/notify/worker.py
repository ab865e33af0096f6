"""The task that sends what is queued: claims it, sends it, notes what became of it.

A claim is on the disk before anything is sent, and a delivery is sent by its claimant alone. If a
process dies between sending and noting, nobody knows whether the message arrived. It is sent again
only where the receiver recognises a repetition (web push, Matrix); elsewhere it is given up: told
once too rarely after a crash, rather than told twice.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections import Counter, defaultdict
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from bandstand.server.notify import schedule
from bandstand.server.notify.notices import notice_of
from bandstand.server.notify.senders import REPEATABLE, Arrived, Failed, Message, Senders
from bandstand.server.store import deliveries, lobby, notify_channels
from bandstand.server.store.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from sqlalchemy import Connection

    from bandstand.server.notify.notices import Notice
    from bandstand.server.notify.senders import Outcome
    from bandstand.server.services import Services
    from bandstand.server.store.deliveries import Delivery

T = TypeVar("T")
_BATCH = 100
_AT_ONCE = 32  # channels
_AT_ONCE_EACH = 2  # of one person: what they lead to may never answer
_TIDY_SECONDS = 3_600.0
_KEPT_SECONDS = 7 * 86_400.0
_log = logging.getLogger(__name__)


class Worker:
    """Sends deliveries of this database; several processes may each have one."""

    def __init__(
        self, services: Services, senders: Senders, attentive: Callable[[str], Collection[str]]
    ) -> None:
        self._services = services
        self._settings = services.settings
        self._senders = senders
        self._attentive = attentive  # who has the page of a table before them
        self._tidied = 0.0
        self._closing = False
        self._serving: dict[str, asyncio.Task[None]] = {}  # by channel
        self._served: Counter[str] = Counter()  # channels of each person among them
        self._task = asyncio.create_task(self._go_round(), name="notify")

    async def close(self) -> None:
        """Finish what is being sent, then stop."""
        self._closing = True
        self._task.cancel()
        await asyncio.wait([self._task])
        if self._serving:
            await asyncio.wait(self._serving.values())

    async def _go_round(self) -> None:
        while True:
            more = False
            with self._reported():
                more = await self._send_due()
            if not more:
                await asyncio.sleep(self._settings.notify_sweep)

    @contextmanager
    def _reported(self) -> Iterator[None]:
        """What goes wrong is logged, and ends nothing else."""
        try:
            yield
        except StorageError:
            pass  # the writer logs that the disk refuses
        except Exception:
            _log.exception("sending was cut short")

    async def _send_due(self) -> bool:
        """Begin to send what is due; whether there may be more of it.

        Nobody waits for what somebody else's channels lead to: it may never answer.
        """
        services, now = self._services, self._services.clock.now()
        await self._see_to_old(now)
        before = now - self._settings.notify_delay
        busy = list(self._serving)
        sated = [person for person, count in self._served.items() if count >= _AT_ONCE_EACH]
        due = await services.read(lambda c: deliveries.due(c, before, _BATCH, busy, sated))
        by_channel: dict[str, list[Delivery]] = defaultdict(list)
        for one in due:
            by_channel[one.channel].append(one)
        begun = [self._begin(channel, found, now) for channel, found in by_channel.items()]
        return len(due) >= _BATCH and any(begun)

    def _begin(self, channel: str, due: list[Delivery], now: float) -> bool:
        """Send by a channel in a task of its own; False if that has to wait."""
        person = due[0].person
        if len(self._serving) >= _AT_ONCE or self._served[person] >= _AT_ONCE_EACH:
            return False
        self._served[person] += 1
        # A task of its own: what was claimed is sent and noted, even if the server closes.
        task = self._serving[channel] = asyncio.create_task(self._serve(due, now))

        def end(_: object) -> None:
            del self._serving[channel]
            self._served[person] -= 1
            if not self._served[person]:
                del self._served[person]

        task.add_done_callback(end)
        return True

    async def _see_to_old(self, now: float) -> None:
        """Settle what a process that died had claimed; forget what was settled long ago."""
        services, lost = self._services, now - self._settings.notify_lease
        if await services.read(lambda c: deliveries.interrupted(c, lost)):
            await self._write(lambda c: deliveries.settle_interrupted(c, lost, REPEATABLE, now))
        if now - self._tidied > _TIDY_SECONDS:
            self._tidied = now
            await self._write(lambda c: deliveries.tidy(c, now - _KEPT_SECONDS))

    async def _serve(self, due: list[Delivery], now: float) -> None:
        """Send what is due by one channel, one thing after another; e-mail all at once.

        The first thing that does not arrive keeps the others waiting: each could take as long.
        """
        with self._reported():
            if due[0].channel_kind == "email":
                await self._serve_mailbox(due, now)
                return
            for one in due:
                if self._closing:
                    return
                if await self._put_aside([one], now) and not await self._send([one]):
                    return

    async def _serve_mailbox(self, due: list[Delivery], now: float) -> None:
        ready = await self._put_aside(due, now)
        if not ready:
            return
        channel = ready[0].channel
        waiting = await self._services.read(lambda c: deliveries.waiting(c, channel))
        known = {one.key for one in due}
        more = [one for one in waiting if one.key not in known and self._may_send(one, now)]
        await self._send([*ready, *more])

    def _may_send(self, delivery: Delivery, now: float) -> bool:
        attentive = self._attentive(delivery.table)
        return isinstance(schedule.judge(delivery, attentive, now), schedule.Send)

    async def _put_aside(self, due: list[Delivery], now: float) -> list[Delivery]:
        """Postpone or drop what is not to be sent now; returns the rest."""
        judged = [(one, schedule.judge(one, self._attentive(one.table), now)) for one in due]
        # The delay is for turns that have just begun; what is postponed has waited.
        delay = self._settings.notify_delay

        def write(connection: Connection) -> None:
            for one, verdict in judged:
                if isinstance(verdict, schedule.Drop):
                    deliveries.drop(connection, one)
                elif isinstance(verdict, schedule.Postpone):
                    deliveries.postpone(connection, one, verdict.moment - delay)

        ready = [one for one, verdict in judged if isinstance(verdict, schedule.Send)]
        if len(ready) < len(due):
            await self._write(write)
        return ready

    async def _send(self, ready: list[Delivery]) -> bool:
        """Send deliveries as one message; False if it did not arrive."""
        services = self._services
        now = services.clock.now()
        claimed = await self._write(lambda c: deliveries.claim(c, ready, now))
        if not claimed:
            return True
        first = claimed[0]
        turns = await services.read(lambda c: lobby.count_turns(c, first.person))
        message = Message(
            [self._notice(one) for one in claimed], first.preferences.language, first.origin, turns
        )
        try:
            outcome = await self._senders.send(first.channel_kind, first.address, message, now)
        except Exception:
            _log.exception("a channel of kind %s cannot be used", first.channel_kind)
            outcome = Failed("broken", final=True)
        await self._write(lambda c: self._note(c, claimed, outcome))
        return isinstance(outcome, Arrived)

    def _notice(self, delivery: Delivery) -> Notice:
        """What a delivery tells, by a key that nobody can find the number of its line from.

        That number counts lines that are secret.
        """
        notice = notice_of(delivery)
        told = f"notice {notice.key}".encode()
        key = hmac.digest(self._services.key, told, "sha256").hex()
        return replace(notice, key=key[: len(notice.key)])

    def _note(self, connection: Connection, claimed: list[Delivery], outcome: Outcome) -> None:
        """Write down what became of deliveries."""
        now, channel = self._services.clock.now(), claimed[0].channel
        if isinstance(outcome, Arrived):
            deliveries.finish(connection, claimed, now)
            return
        pauses = self._settings.notify_retries
        tried = claimed[0].attempts
        if outcome.gone:
            notify_channels.remove(connection, channel)
        elif outcome.final or tried >= len(pauses):
            deliveries.fail(connection, claimed)
            notify_channels.pause(connection, channel, outcome.written())
        else:
            pause = max(pauses[tried], outcome.patience or 0.0)
            moment = now + pause - self._settings.notify_delay
            deliveries.retry(connection, claimed, moment)
            deliveries.hold(connection, channel, now - self._settings.notify_delay, moment)

    async def _write(self, write: Callable[[Connection], T]) -> T:
        """Write; uncounted, since who owes a decision can be a secret."""
        return await self._services.write(write, secret=True)
