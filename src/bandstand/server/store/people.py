"""People without sign-up: a guest is a name and a signed cookie; programs bring a token."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from sqlalchemy import delete, select, update

from bandstand.server.store import schema
from bandstand.server.store.database import insert_new
from bandstand.tables.commands import Person

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

COOKIE = "bandstand"
_SIGNING_KEY = "cookies"
_IN_ONE_QUESTION = 500

Purpose = Literal["recovery", "program"]


def signing_key(connection: Connection) -> bytes:
    """The server's own key, made once and shared by all its processes."""
    fresh = {"name": _SIGNING_KEY, "value": secrets.token_hex(32)}
    insert_new(connection, schema.keys, fresh)
    found = connection.execute(
        select(schema.keys.c.value).where(schema.keys.c.name == _SIGNING_KEY)
    ).scalar_one()
    return bytes.fromhex(found)


def sign(device_id: str, key: bytes) -> str:
    """The cookie of a device: which one it is, and proof that the server said so."""
    signature = hmac.new(key, device_id.encode(), sha256).digest()
    return f"{device_id}.{urlsafe_b64encode(signature).decode().rstrip('=')}"


def read_cookie(value: str, key: bytes) -> str | None:
    """The device of a cookie; None if the server did not sign it."""
    device_id, _, _ = value.partition(".")
    expected = sign(device_id, key)
    return device_id if hmac.compare_digest(expected.encode(), value.encode()) else None


def add(
    connection: Connection,
    name: str,
    at: float,
    kind: Literal["guest", "program"] = "guest",
    owner: str | None = None,
) -> Person:
    """A new person."""
    person = Person(secrets.token_urlsafe(9), name, kind)
    row = {"person_id": person.id, "name": name, "kind": kind, "owner": owner}
    connection.execute(schema.people.insert().values(**row, rated=False, created=at))
    return person


def find(connection: Connection, person_id: str) -> Person | None:
    """The person with this id."""
    people = schema.people
    return _read(connection.execute(select(people).where(people.c.person_id == person_id)).first())


def known(connection: Connection, person_ids: set[str]) -> set[str]:
    """Those of these people who are known here; anyone who deleted themselves is not."""
    people, asked = schema.people, sorted(person_ids)
    found: set[str] = set()
    for start in range(0, len(asked), _IN_ONE_QUESTION):
        some = asked[start : start + _IN_ONE_QUESTION]
        query = select(people.c.person_id).where(people.c.person_id.in_(some))
        found.update(connection.execute(query).scalars())
    return found


def _read(row: Row[tuple[object, ...]] | None) -> Person | None:
    return None if row is None else Person(row.person_id, row.name, row.kind, row.rated)


def change(connection: Connection, person_id: str, name: str, rated: bool) -> None:
    """Another name, or another mind about ratings."""
    people = schema.people
    connection.execute(
        update(people).where(people.c.person_id == person_id).values(name=name, rated=rated)
    )


def new_token(connection: Connection, person_id: str, purpose: Purpose, at: float) -> str:
    """A secret that stands for the person; an older one for the same purpose ends with it."""
    tokens = schema.tokens
    mine = (tokens.c.person_id == person_id, tokens.c.purpose == purpose)
    # The one before is kept, so that anyone who still has it can be told.
    connection.execute(delete(tokens).where(*mine, tokens.c.ended.is_not(None)))
    connection.execute(update(tokens).where(*mine).values(ended="replaced"))
    token = secrets.token_urlsafe(32)
    row = {"digest": digest(token), "person_id": person_id, "purpose": purpose, "created": at}
    connection.execute(tokens.insert().values(**row))
    return token


def find_by_token(connection: Connection, token: str) -> Person | None:
    """The program of a token. What is compared is a hash, so time tells nothing about it."""
    tokens, people = schema.tokens, schema.people
    query = (
        select(people)
        .join(tokens, tokens.c.person_id == people.c.person_id)
        .where(tokens.c.digest == digest(token), tokens.c.purpose == "program")
        .where(tokens.c.ended.is_(None))
    )
    return _read(connection.execute(query).first())


def programs(connection: Connection, owner: str) -> list[Person]:
    """The programs a person registered."""
    people = schema.people
    query = select(people).where(people.c.owner == owner).order_by(people.c.created)
    found = (_read(row) for row in connection.execute(query))
    return [person for person in found if person is not None]


def remove_program(connection: Connection, owner: str, program: str) -> bool:
    """End a program's token; the program's games remain."""
    people, tokens = schema.people, schema.tokens
    owned = connection.execute(
        select(people.c.person_id).where(people.c.person_id == program, people.c.owner == owner)
    ).first()
    if owned is None:
        return False
    connection.execute(delete(tokens).where(tokens.c.person_id == program))
    return True


def digest(token: str) -> str:
    """What the database keeps of a secret."""
    return sha256(token.encode()).hexdigest()


def mute(connection: Connection, person_id: str, muted: str, on: bool) -> None:
    """Hear a person no more, or again."""
    mutes = schema.mutes
    if on:
        insert_new(connection, mutes, {"person_id": person_id, "muted_id": muted})
    else:
        connection.execute(
            delete(mutes).where(mutes.c.person_id == person_id, mutes.c.muted_id == muted)
        )


def muted_by(connection: Connection, person_id: str) -> set[str]:
    """Whom a person does not want to hear."""
    mutes = schema.mutes
    rows = connection.execute(select(mutes.c.muted_id).where(mutes.c.person_id == person_id))
    return {row.muted_id for row in rows}
