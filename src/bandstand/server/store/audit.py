"""The audit: every act of an operator, who did it, when, on whom and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from bandstand.server.store import acts, schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

SHELL = "shell"  # who acts by `bandstand admin`: anyone who may read the database


class Audited(msgspec.Struct, frozen=True):
    """An act, as the audit lists it; names are those of now, empty for somebody who left."""

    number: int
    at: float
    actor: str  # a person's id, or "shell"
    actor_name: str
    act: str
    subject: str  # the id of a person, a table or a report; an address
    subject_name: str  # of a person
    detail: str
    until: float | None
    why: str


def add(
    connection: Connection,
    act: acts.Act,
    actor: str,
    at: float,
    detail: str = "",
    subject: str | None = None,
) -> None:
    """Write an act down; its subject, where the act itself does not say it."""
    row = {
        "at": at,
        "actor": actor,
        "act": str(act.__struct_config__.tag),
        "subject": _subject(act) if subject is None else subject,
        "detail": detail,
        "until": getattr(act, "until", None),
        "why": " ".join(act.why.split()),
    }
    connection.execute(schema.audit.insert().values(**row))


def _subject(act: acts.Act) -> str:
    """On what an act is done: each kind has one of these, or none."""
    names = ("person", "table", "address", "report")
    return next((str(getattr(act, name)) for name in names if hasattr(act, name)), "")


def listed(connection: Connection, before: int | None, most: int) -> list[Audited]:
    """Acts, the latest first; those before a number, to page on."""
    audit = schema.audit
    by, on = schema.people.alias("by"), schema.people.alias("subjects")
    query = (
        select(audit, by.c.name.label("actor_name"), on.c.name.label("subject_name"))
        .outerjoin(by, by.c.person_id == audit.c.actor)
        .outerjoin(on, on.c.person_id == audit.c.subject)
        .order_by(audit.c.number.desc())
        .limit(most)
    )
    if before is not None:
        query = query.where(audit.c.number < before)
    return [
        Audited(
            row.number,
            row.at,
            row.actor,
            row.actor_name or "",
            row.act,
            row.subject,
            row.subject_name or "",
            row.detail,
            row.until,
            row.why,
        )
        for row in connection.execute(query)
    ]
