"""Holidays: how many days a person may be away in a year, and how a planned holiday changes.

Holidays are kept for a year after their end, since they count against the days of that year.
The last one is the present or planned one; nobody has two ahead of them.
"""

from __future__ import annotations

from bandstand.tables.entries import Holiday
from bandstand.tables.refusals import unprocessable

DAY = 86_400.0
YEAR = 365 * DAY


def planned(
    holidays: tuple[Holiday, ...], wanted: Holiday, now: float, most_days: float
) -> tuple[Holiday, ...]:
    """The holidays with another one, which takes the place of what was planned before.

    Refused if it is over, if it is more than a year ahead, or if in the year that ends with it
    more than *most_days* would be taken.
    """
    if not now < wanted.end <= now + YEAR or wanted.end <= wanted.start:
        raise unprocessable("bad-holiday", "A holiday ends after it begins, within a year.")
    wanted = Holiday(max(now, wanted.start), wanted.end)
    taken = ended(holidays, now)
    left = most_days * DAY - _overlap(taken, Holiday(wanted.end - YEAR, wanted.end))
    if wanted.end - wanted.start > left:
        days = int(max(0.0, left) / DAY)
        raise unprocessable(
            "long-holiday", f"In a year {most_days:g} days can be taken; {days} are left then."
        )
    return (*taken, wanted)


def ended(holidays: tuple[Holiday, ...], now: float) -> tuple[Holiday, ...]:
    """What was taken of the holidays so far; what is ahead is given back."""
    return tuple(
        Holiday(one.start, min(one.end, now))
        for one in holidays
        if one.start < now and one.end > now - YEAR
    )


def _overlap(holidays: tuple[Holiday, ...], year: Holiday) -> float:
    return sum(max(0.0, min(one.end, year.end) - max(one.start, year.start)) for one in holidays)
