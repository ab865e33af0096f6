"""All writing goes through one thread, which commits whatever has gathered as one transaction.

A commit waits for the disk; while it does, others queue up and share the next one. Nobody is told
that a thing is done before its commit is.
"""

from __future__ import annotations

import logging
import queue
import threading
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sqlalchemy.exc import DBAPIError

from bandstand.server.store import errors
from bandstand.server.store.database import writing

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine

T = TypeVar("T")
_TOGETHER = 256
_log = logging.getLogger(__name__)


class Job(Generic[T]):
    """Something to write, and who waits for it."""

    def __init__(self, write: Callable[[Connection], T], secret: bool) -> None:
        self.write = write
        self.secret = secret
        self.future: Future[T] = Future()
        self.result: T

    def run(self, connection: Connection) -> None:
        """Write; the result is told after the commit."""
        self.result = self.write(connection)


class Writer:
    """The one thread that writes to a database."""

    def __init__(self, engine: Engine, observe: Callable[[int], None] | None = None) -> None:
        self._engine = engine
        self._observe = observe
        self.working = True  # whether the disk took what it was last given
        self._queue: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def submit(self, write: Callable[[Connection], T], secret: bool = False) -> Future[T]:
        """Queue something to write; the future is done when it is on the disk.

        What is secret is not counted: the counters are open to everybody.
        """
        job = Job(write, secret)
        self._queue.put(job)
        return job.future

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        going = True
        while going:
            first = self._queue.get()
            gathered = [first]
            while gathered[-1] is not None and len(gathered) < _TOGETHER:
                try:
                    gathered.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            going = gathered[-1] is not None
            # A command whose caller gave up before this point is not written.
            jobs = [job for job in gathered if job and job.future.set_running_or_notify_cancel()]
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: list[Job[Any]]) -> None:
        try:
            with writing(self._engine) as connection:
                for job in jobs:
                    job.run(connection)
        except Exception as error:
            self._note_failure(error)
            if len(jobs) == 1:
                jobs[0].future.set_exception(error)
                return
            if self.working:
                _log.warning("a shared commit failed; each part is tried alone", exc_info=error)
            for job in jobs:
                self._commit([job])
            return
        if not self.working:
            self.working = True
            _log.warning("the database can be written again")
        counted = sum(not job.secret for job in jobs)
        if self._observe is not None and counted:
            self._observe(counted)
        for job in jobs:
            job.future.set_result(job.result)

    def _note_failure(self, error: Exception) -> None:
        """Log once that the disk refuses; it will refuse the next hundred writes just so."""
        if self.working and isinstance(error, DBAPIError) and errors.trouble(error):
            self.working = False
            _log.error("the database cannot be written: %s", error.orig)
