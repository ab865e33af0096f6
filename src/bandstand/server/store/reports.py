"""What people told the operator about others: a line of talk, or a person as such."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select, update

from bandstand.server.store import journal, schema
from bandstand.tables.entries import Remarked, Said

if TYPE_CHECKING:
    from sqlalchemy import Connection

OPEN, CLOSED = "open", "closed"


class Report(msgspec.Struct, frozen=True):
    """A report, as the operator reads it."""

    id: str
    at: float
    person: str  # who made it
    person_name: str
    about: str
    about_name: str
    table: str | None
    said: str | None  # what the person said at that table
    words: str  # of who made it
    state: str


def add(
    connection: Connection,
    person_id: str,
    about: str,
    words: str,
    at: float,
    table_id: str | None = None,
    said: str | None = None,
) -> None:
    """Keep a report until an operator has dealt with it."""
    row = {"report_id": secrets.token_urlsafe(9), "person_id": person_id, "about": about}
    spoken = {"table_id": table_id, "said": said, "words": words}
    connection.execute(schema.reports.insert().values(**row, **spoken, at=at, state=OPEN))


def said_at(connection: Connection, table_id: str, person_id: str, at: float) -> str | None:
    """What a person said at a table at a moment, as its journal has it."""
    for line in journal.read(connection, table_id):
        entry = line.entry
        if line.at == at and isinstance(entry, Said | Remarked) and entry.person == person_id:
            return entry.text
    return None


def listed(connection: Connection, state: str, most: int) -> list[Report]:
    """Reports, the latest first."""
    reports = schema.reports
    by, on = schema.people.alias("reporting"), schema.people.alias("reported")
    rows = connection.execute(
        select(reports, by.c.name.label("by_name"), on.c.name.label("about_name"))
        .outerjoin(by, by.c.person_id == reports.c.person_id)
        .outerjoin(on, on.c.person_id == reports.c.about)
        .where(reports.c.state == state)
        .order_by(reports.c.at.desc())
        .limit(most)
    )
    return [
        Report(
            row.report_id,
            row.at,
            row.person_id,
            row.by_name or "",
            row.about,
            row.about_name or "",
            row.table_id,
            row.said,
            row.words,
            row.state,
        )
        for row in rows
    ]


def close(connection: Connection, report_id: str) -> bool:
    """Put a report away; False if there is none that is open."""
    reports = schema.reports
    still = (reports.c.report_id == report_id, reports.c.state == OPEN)
    done = connection.execute(update(reports).where(*still).values(state=CLOSED))
    return done.rowcount > 0
