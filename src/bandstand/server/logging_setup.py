"""Logs as one JSON object a line. Nothing secret is ever handed to a logger."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from bandstand.server.settings import LogFormat

# PostgreSQL adds the values of the row that it refused.
_ROW_VALUES = re.compile(r"^DETAIL:.*$", re.MULTILINE)
_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonFormatter(logging.Formatter):
    """When, how grave, who says what, and whatever else was said."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        return msgspec.json.encode(self.fields(record), enc_hook=str).decode()

    def fields(self, record: logging.LogRecord) -> dict[str, object]:
        """What the record says, by name."""
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
        return line


class TextFormatter(JsonFormatter):
    """The same for people who read along: time, level, who says what, the rest as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line, and a trace below it."""
        line = self.fields(record)
        at, level, name, says = (line.pop(key) for key in ("at", "level", "from", "says"))
        trace = line.pop("trace", None)
        rest = "".join(f" {key}={value}" for key, value in line.items())
        return f"{at} {level} {name}: {says}{rest}" + (f"\n{trace}" if trace else "")


FORMATTERS: dict[LogFormat, type[JsonFormatter]] = {"json": JsonFormatter, "text": TextFormatter}


def set_up(level: str, form: LogFormat = "json") -> None:
    """Send every log to standard error, one JSON object or one line of text each."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATTERS[form]())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # The admission check writes one line a request, without anyone's address or secrets.
    for chatty in ("uvicorn.access", "alembic", "httpx"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
