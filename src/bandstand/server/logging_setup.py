"""Logs as one JSON object a line. Nothing secret is ever handed to a logger."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime

import msgspec

# PostgreSQL adds the values of the row that it refused.
_ROW_VALUES = re.compile(r"^DETAIL:.*$", re.MULTILINE)
_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonFormatter(logging.Formatter):
    """When, how grave, who says what, and whatever else was said."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line.update((name, value) for name, value in vars(record).items() if name not in _PLAIN)
        if record.exc_info:
            line["trace"] = _ROW_VALUES.sub(
                "DETAIL: (not logged)", self.formatException(record.exc_info)
            )
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str) -> None:
    """Send every log to standard error, one JSON object a line."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # The admission check writes one line a request, without anyone's address or secrets.
    for chatty in ("uvicorn.access", "alembic", "httpx"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
