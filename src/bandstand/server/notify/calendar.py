"""A calendar (RFC 5545) of the moments by which a person must have decided."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bandstand.server.notify.notices import say, title_of
from bandstand.tables import locale

if TYPE_CHECKING:
    from bandstand.tables.messages import TableLine

_LONGEST_LINE = 75  # bytes


def calendar(lines: list[TableLine], language: str, origin: str, now: float) -> str:
    """The calendar of a person's tables; those without a clock have no place in it."""
    spoken = locale.known(language)
    found = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Bandstand//Turns//EN",
        f"X-WR-CALNAME:{_escaped(say('calendar', spoken))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
        "X-PUBLISHED-TTL:PT15M",
    ]
    for line in lines:
        if line.turn and line.until is not None:
            found += _event(line, line.until, spoken, origin, now)
    found.append("END:VCALENDAR")
    return "".join(_folded(line) for line in found)


def _event(line: TableLine, until: float, language: str, origin: str, now: float) -> list[str]:
    title = title_of(line.game)
    names = ", ".join(locale.called(seat.name, language) for seat in line.seats if seat.name)
    return [
        "BEGIN:VEVENT",
        f"UID:turn-{line.id}@bandstand",
        f"DTSTAMP:{_moment(now)}",
        f"DTSTART:{_moment(until)}",
        f"DTEND:{_moment(until)}",
        f"SUMMARY:{_escaped(say('deadline', language, game=title))}",
        f"DESCRIPTION:{_escaped(say('opponents', language, names=names))}",
        f"URL:{origin}/table/{line.id}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _moment(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y%m%dT%H%M%SZ}"


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, "\\" + sign)
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """A line with its end, broken where it is too long, and never within a character."""
    parts, part, size = [], "", 0
    for sign in line:
        width = len(sign.encode())
        if size + width > _LONGEST_LINE:
            parts.append(part)
            part, size = " ", 1
        part, size = part + sign, size + width
    return "\r\n".join([*parts, part]) + "\r\n"
