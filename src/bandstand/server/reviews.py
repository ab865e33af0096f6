"""Games that are over, looked at again in the background: one at a time, a decision at a time.

The bot processes that judge also play the bots, so a review asks them for one short thought after
another and never keeps a table waiting for more than one. What was found is kept in the
database: a game that is over does not change.
"""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, select

from bandstand.bots.review import Moment, budget_for, limits_of, moments
from bandstand.games import registry
from bandstand.server.fair_queue import Asker
from bandstand.server.store import schema
from bandstand.server.store.database import insert_new
from bandstand.tables.refusals import Refusal
from bandstand.thinking.reviewing import Looking, Reviewed, in_words

if TYPE_CHECKING:
    from bandstand.kernel.record import Record
    from bandstand.server.services import Services

_MOST_WAITING = 16
_LONGEST_THOUGHT = 0.25  # seconds that a bot may have to wait for its turn to think
_SEED = 1
_log = logging.getLogger(__name__)


_read_review = msgspec.json.Decoder(Reviewed)


class Reviews:
    """The reviews of this process; those that are done are everybody's, in the database."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._looking: dict[str, Looking] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()

    async def ask(self, subject: str, record: Record, person: str, language: str) -> Reviewed:
        """The review of a game that is over, begun if nobody asked before; *subject* names it."""
        reviewed = await self._ask(subject, record, person)
        if reviewed.status == "ready":
            work = self._services.archive.work
            reviewed = await work(person, in_words, reviewed, record, language)
        return msgspec.structs.replace(reviewed, names=list(record.names))

    async def _ask(self, subject: str, record: Record, person: str) -> Reviewed:
        if subject in self._looking:
            return self._looking[subject].so_far()
        stored = await self._services.read(lambda c: _read(c, subject))
        if stored is not None:
            return stored
        found = await self._services.archive.work(person, _moments, record)
        if subject not in self._looking:  # somebody else may have asked meanwhile
            self._check_reviews_of(person)
            if len(self._looking) >= _MOST_WAITING:
                raise Refusal(503, "busy", "Too many games are being reviewed. Try again later.")
            self._looking[subject] = Looking(record, found, person)
            task = asyncio.create_task(self._look(subject), name=f"review {subject}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._looking[subject].so_far()

    def _check_reviews_of(self, person: str) -> None:
        unfinished = sum(looking.person == person for looking in self._looking.values())
        if unfinished >= self._services.settings.reviews_per_person:
            raise Refusal(
                429,
                "too-many-reviews",
                "Games of yours are being reviewed. Ask again when one of them is ready.",
            )

    async def _look(self, subject: str) -> None:
        looking = self._looking[subject]
        seconds = self._services.settings.review_seconds
        simulations, each = limits_of(budget_for(looking.found, seconds, workers=1))
        limits = simulations, min(each, _LONGEST_THOUGHT)
        asker = Asker(looking.person, subject)
        try:
            async with self._one_at_a_time:
                for moment in looking.found:
                    result = await self._services.bot_pool.judge(moment, limits, _SEED, asker)
                    looking.results.append(result)
            body = msgspec.json.encode(looking.complete()).decode()
            row = {"subject": subject, "at": time(), "body": body}
            await self._services.write(lambda c: insert_new(c, schema.reviews, row))
        except Exception:
            _log.exception("the review of %s was cut short", subject)
        finally:
            del self._looking[subject]

    async def close(self) -> None:
        """Leave what is not finished; it starts again when it is asked for."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _moments(record: Record) -> list[Moment]:
    return moments(registry.find(record.game), record)


def _read(connection: Connection, subject: str) -> Reviewed | None:
    reviews = schema.reviews
    row = connection.execute(select(reviews.c.body).where(reviews.c.subject == subject)).first()
    return None if row is None else _read_review.decode(row.body)
