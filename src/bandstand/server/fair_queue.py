"""Fair turns at something scarce: a person who asks for much waits for themselves.

Every person has one turn a round, however many questions of theirs wait. Within a round the more
urgent kind of question goes first, then the one that came first; a person's own tables take turns
in the same way. A question that nobody waits for any more is dropped before it costs anything.
"""

from __future__ import annotations

import asyncio
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

T = TypeVar("T")
_MOST_COUNTED = 10_000  # tables whose turns are remembered while the queue is never empty


class Asker(NamedTuple):
    """On whose behalf something is asked, at which table, and how urgent it is (0: the most)."""

    person: str
    table: str = ""
    rank: int = 0


class Share(NamedTuple):
    """What a question finds when its turn comes."""

    waited: float  # seconds since it was asked
    others: int  # further people who wait, and further tables of the same person
    waiting: int = 0  # further questions of anybody


class Unwanted(Exception):  # noqa: N818  nothing went wrong
    """The turn came when nobody wanted the answer any more."""


class _Question:
    """Something asked, and the future of its caller."""

    def __init__(
        self,
        number: int,
        asker: Asker,
        work: Callable[[Share], Awaitable[Any]],
        wanted: Callable[[], bool] | None,
    ) -> None:
        self.number = number
        self.asker = asker
        self.work = work
        self.wanted = wanted
        self.since = monotonic()
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class FairQueue:
    """At most *slots* questions are worked on at a time; the rest wait for their turns."""

    def __init__(self, slots: int) -> None:
        self._slots = slots
        self._asked = 0
        self._waiting: dict[int, _Question] = {}
        self._running: dict[asyncio.Task[Any], _Question] = {}
        # How many turns each person, and each of their tables, has had since nothing was to do.
        self._round = 0
        self._turns: dict[str, int] = {}
        self._table_turns: dict[tuple[str, str], int] = {}

    async def run(
        self,
        asker: Asker,
        work: Callable[[Share], Awaitable[T]],
        wanted: Callable[[], bool] | None = None,
    ) -> T:
        """Do *work* when the asker's turn comes; ``Unwanted`` if *wanted* says no by then.

        A caller that is cancelled while waiting leaves the queue. Work that has begun keeps its
        slot until it ends, since a process cannot be interrupted.
        """
        self._asked += 1
        question = _Question(self._asked, asker, work, wanted)
        self._waiting[question.number] = question
        self._turns[asker.person] = max(self._turns.get(asker.person, 0), self._round)
        self._start_next()
        try:
            answer: T = await question.answer
            return answer
        finally:
            self._waiting.pop(question.number, None)

    def held(self, person: str, rank: int | None = None) -> int:
        """How many questions of a person wait or are worked on; of one rank, if it is named."""
        return sum(
            question.asker.person == person and rank in (None, question.asker.rank)
            for question in self._all()
        )

    def _all(self) -> Iterable[_Question]:
        yield from self._waiting.values()
        yield from self._running.values()

    def _start_next(self) -> None:
        while self._waiting and len(self._running) < self._slots:
            question = min(self._waiting.values(), key=self._order)
            del self._waiting[question.number]
            if question.answer.done():  # the caller is gone
                continue
            try:
                if question.wanted is not None and not question.wanted():
                    raise Unwanted
                work = question.work(self._share(question))
            except Exception as error:
                question.answer.set_exception(error)
                continue
            self._count_turn(question.asker)
            task = asyncio.ensure_future(work)
            self._running[task] = question
            task.add_done_callback(partial(self._finish, question))
        if not self._running or len(self._table_turns) > _MOST_COUNTED:
            self._forget_turns()

    def _order(self, question: _Question) -> tuple[int, int, int, int]:
        person, table, rank = question.asker
        table_turns = self._table_turns.get((person, table), 0)
        return self._turns[person], rank, table_turns, question.number

    def _count_turn(self, asker: Asker) -> None:
        self._round = self._turns[asker.person]
        self._turns[asker.person] += 1
        place = asker.person, asker.table
        self._table_turns[place] = self._table_turns.get(place, 0) + 1

    def _forget_turns(self) -> None:
        """A person who waits for nothing is owed nothing: they begin with the others' round."""
        people = {question.asker.person for question in self._all()}
        self._turns = {person: self._turns[person] for person in people}
        self._table_turns.clear()
        self._round = self._round if people else 0

    def _share(self, question: _Question) -> Share:
        person, table, _ = question.asker
        waiting = [other.asker for other in self._waiting.values()]
        people = {other.person for other in waiting} - {person}
        tables = {other.table for other in waiting if other.person == person} - {table}
        waited = monotonic() - question.since
        return Share(waited, len(people) + len(tables), len(waiting))

    def _finish(self, question: _Question, task: asyncio.Task[Any]) -> None:
        del self._running[task]
        error = None if task.cancelled() else task.exception()
        if not question.answer.done():
            if task.cancelled():
                question.answer.cancel()
            elif error is not None:
                question.answer.set_exception(error)
            else:
                question.answer.set_result(task.result())
        self._start_next()
