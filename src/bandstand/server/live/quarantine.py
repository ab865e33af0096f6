"""Tables that cannot be resumed are parked, so that one of them keeps no other waiting."""

from __future__ import annotations

import logging
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from bandstand.server.store.errors import BrokenLogError, StorageError

if TYPE_CHECKING:
    from bandstand.server.metrics import Metrics

_FIRST_PAUSE = 10.0
_LONGEST_PAUSE = 3_600.0
_log = logging.getLogger(__name__)


class Parked(msgspec.Struct, frozen=True):
    """A table that is left alone, as an operator sees it."""

    table: str
    line: int | None  # of its journal, that is damaged
    seconds: float | None  # after which it is tried again


class Quarantine:
    """The parked tables of this process.

    One whose journal is damaged stays parked until the process ends: nothing but a repair, which
    needs the server closed, or another version of the server can help it. Other trouble may pass,
    so such a table is tried again, after longer and longer pauses.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._broken: dict[str, tuple[int, str]] = {}  # the damaged line, and what is wrong
        self._resting: dict[str, tuple[float, float]] = {}  # until when, and for how long

    def check(self, table_id: str) -> None:
        """Refuse a table that is known to be damaged, without reading its journal again."""
        if table_id in self._broken:
            number, reason = self._broken[table_id]
            raise BrokenLogError(table_id, number, reason)

    def park(self, table_id: str, error: Exception) -> None:
        """Leave a table alone that could not be resumed, and log so."""
        if isinstance(error, BrokenLogError):
            self._park_broken(error)
            return
        _, pause = self._resting.get(table_id, (0.0, _FIRST_PAUSE / 2))
        pause = min(2 * pause, _LONGEST_PAUSE)
        self._resting[table_id] = monotonic() + pause, pause
        # That the disk refuses is logged elsewhere, once for all tables.
        known = isinstance(error, StorageError)
        level = logging.WARNING if known else logging.ERROR
        trace = None if known else error
        _log.log(level, "Table %s is tried again in %g s", table_id, pause, exc_info=trace)

    def _park_broken(self, error: BrokenLogError) -> None:
        if error.table_id in self._broken:
            return
        self._resting.pop(error.table_id, None)
        self._broken[error.table_id] = error.number, error.reason
        self._metrics.parked.set(len(self._broken))
        # The reason may tell what only a seat may know: bandstand repair shows it.
        _log.error(
            "Table %s is parked: line %d of its journal is damaged. bandstand repair %s shows why",
            error.table_id,
            error.number,
            error.table_id,
        )

    def release(self, table_id: str) -> None:
        """A table was resumed after all."""
        self._resting.pop(table_id, None)

    def listed(self) -> list[Parked]:
        """The parked tables; why a journal is damaged may tell what only a seat may know."""
        now = monotonic()
        broken = [Parked(one, number, None) for one, (number, _) in self._broken.items()]
        resting = [
            Parked(one, None, until - now)
            for one, (until, _) in self._resting.items()
            if until > now
        ]
        return broken + resting

    def skipped(self) -> set[str]:
        """The tables that the round must leave alone now."""
        now = monotonic()
        return {
            *self._broken,
            *(one for one, (until, _) in self._resting.items() if until > now),
        }
