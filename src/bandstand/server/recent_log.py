"""The latest warnings and errors of this process, for the operator's desk."""

from __future__ import annotations

import logging
from collections import deque

import msgspec

_MOST = 100


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log; of an exception its kind alone, the rest stands in the log itself."""

    at: float
    level: str
    source: str
    says: str
    error: str


class RecentLog(logging.Handler):
    """Keeps the latest lines in memory."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._lines: deque[LogLine] = deque(maxlen=_MOST)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        kind = record.exc_info[0] if record.exc_info else None
        error = "" if kind is None else kind.__name__
        says = record.getMessage()
        self._lines.append(
            LogLine(record.created, record.levelname.lower(), record.name, says, error)
        )

    def listed(self) -> list[LogLine]:
        """The lines, the latest first."""
        return list(reversed(self._lines))

    def open(self) -> None:
        """Listen to every logger."""
        logging.getLogger().addHandler(self)

    def close(self) -> None:
        """Listen no more."""
        logging.getLogger().removeHandler(self)
        super().close()
