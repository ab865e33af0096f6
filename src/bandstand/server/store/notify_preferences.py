"""How a person wants to be told of their turns: language, quiet hours, reminders."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Annotated, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from sqlalchemy import select

from bandstand.server.store import schema
from bandstand.server.store.database import insert_new, upsert
from bandstand.tables.refusals import unprocessable

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

_DAY = 86_400
_HOUR = 3_600
Minutes = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class Preferences(msgspec.Struct, forbid_unknown_fields=True):
    """When a person may be told, and in which language. Quiet hours need both ends."""

    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    # of the IANA time zone database: Europe/Paris
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    quiet_from: Minutes | None = None  # minutes after midnight
    quiet_to: Minutes | None = None
    # seconds before a deadline; null: no reminder
    remind: Annotated[int, msgspec.Meta(ge=60, le=7 * _DAY)] | None = _HOUR
    # seconds between two e-mails, at least
    digest: Annotated[int, msgspec.Meta(ge=0, le=7 * _DAY)] = _HOUR

    def time_zone(self) -> ZoneInfo:
        """The time zone; UTC, if this machine does not know it any more."""
        try:
            return ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            return ZoneInfo("UTC")

    def quiet_until(self, moment: float) -> float | None:
        """When the quiet hours that a moment falls into end; None outside of them."""
        hours = self._quiet_hours(moment)
        return None if hours is None else hours[1]

    def reminder_at(self, until: float | None, now: float) -> float | None:
        """When to remind of a deadline; None if there is nothing to remind of.

        A deadline within quiet hours is reminded of before they begin, not when it is over.
        """
        if until is None or self.remind is None:
            return None
        moment = until - self.remind
        hours = self._quiet_hours(moment)
        if hours is not None and hours[1] >= until:
            moment = hours[0] - 60.0
        return moment if moment > now else None

    def _quiet_hours(self, moment: float) -> tuple[float, float] | None:
        """Beginning and end of the quiet hours that a moment falls into."""
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return None
        zone = self.time_zone()
        midnight = datetime.fromtimestamp(moment, zone).replace(
            hour=0, minute=0, second=0, microsecond=0
        )
        # Those that began on the day before may still last.
        for day in (midnight - timedelta(days=1), midnight):
            begin = day.replace(hour=self.quiet_from // 60, minute=self.quiet_from % 60)
            end = day.replace(hour=self.quiet_to // 60, minute=self.quiet_to % 60)
            if self.quiet_to < self.quiet_from:
                end += timedelta(days=1)
            if begin.timestamp() <= moment < end.timestamp():
                return begin.timestamp(), end.timestamp()
        return None


def check(preferences: Preferences) -> None:
    """Refuse a time zone that nobody knows, and quiet hours with one end."""
    try:
        ZoneInfo(preferences.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise unprocessable(
            "no-zone", f"There is no time zone {preferences.zone!r}. One is called Europe/Paris."
        ) from None
    if (preferences.quiet_from is None) != (preferences.quiet_to is None):
        raise unprocessable("half-quiet", "Quiet hours need a beginning and an end.")


def read(connection: Connection, person_id: str) -> Preferences:
    """What a person chose; what is usual, if they chose nothing."""
    people = schema.notify_people
    row = connection.execute(select(people).where(people.c.person_id == person_id)).first()
    return Preferences() if row is None else of_row(row)


def of_row(row: Row[Any]) -> Preferences:
    """What a person chose, from their row."""
    fields = Preferences.__struct_fields__
    return Preferences(**{name: getattr(row, name) for name in fields})


def write(connection: Connection, person_id: str, preferences: Preferences, origin: str) -> None:
    """Keep what a person chose, and by which address they reach this server."""
    values = msgspec.structs.asdict(preferences)
    upsert(connection, schema.notify_people, {"person_id": person_id, "origin": origin, **values})


def write_usual(connection: Connection, person_id: str, origin: str) -> None:
    """Keep what is usual for a person who chose nothing yet."""
    values = msgspec.structs.asdict(Preferences())
    row = {"person_id": person_id, "origin": origin, **values}
    insert_new(connection, schema.notify_people, row)
