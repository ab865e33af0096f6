"""Recovery links: a secret that makes another device one's own. It works once, and expires."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from bandstand.server.store import schema
from bandstand.server.store.people import digest, read_person
from bandstand.tables.commands import Person
from bandstand.tables.refusals import Refusal

_NEW_ONE = "Make a new one under You, on a device where you are signed in."
_DAY = 86_400.0

_ENDED = {
    "used": f"This link was used already: it works once. {_NEW_ONE}",
    "replaced": f"This link ended when a newer one was made. Use that one. Or: {_NEW_ONE}",
    "withdrawn": f"This link ended when its owner signed other devices out. {_NEW_ONE}",
}


def look_up(connection: Connection, token: str, at: float, lasts: float) -> Person:
    """Whom a link stands for, without using it; refused if it has ended."""
    tokens, people = schema.tokens, schema.people
    row = connection.execute(
        select(people, tokens.c.created.label("made"), tokens.c.ended)
        .join(tokens, tokens.c.person_id == people.c.person_id)
        .where(tokens.c.digest == digest(token), tokens.c.purpose == "recovery")
    ).first()
    if row is None:
        sentence = f"There is no such link here. Was all of it copied? Otherwise: {_NEW_ONE}"
        raise Refusal(404, "no-link", sentence)
    if row.ended is not None:
        raise ended(row.ended)
    if at >= row.made + lasts:
        days = f"{lasts / _DAY:g} days"
        raise Refusal(410, "link-expired", f"This link has expired: it lasts {days}. {_NEW_ONE}")
    return read_person(row)


def use(connection: Connection, token: str) -> bool:
    """End a link by using it; of two who do so at once, one is told that it did."""
    tokens = schema.tokens
    done = connection.execute(
        update(tokens)
        .where(tokens.c.digest == digest(token), tokens.c.ended.is_(None))
        .values(ended="used")
    )
    return done.rowcount > 0


def withdraw(connection: Connection, person_id: str) -> None:
    """End whatever link a person has."""
    tokens = schema.tokens
    connection.execute(
        update(tokens)
        .where(tokens.c.person_id == person_id, tokens.c.purpose == "recovery")
        .where(tokens.c.ended.is_(None))
        .values(ended="withdrawn")
    )


def ended(ending: str) -> Refusal:
    """Why a link works no more."""
    return Refusal(410, f"link-{ending}", _ENDED.get(ending, _ENDED["used"]))
