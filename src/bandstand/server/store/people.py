"""People without sign-up: a guest is a name and a signed cookie; programs bring a token."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, delete, select, update

from bandstand.server.store import schema
from bandstand.server.store.database import insert_new
from bandstand.tables.commands import Person
from bandstand.tables.entries import Face, Holiday

COOKIE = "bandstand"
_SIGNING_KEY = "cookies"
_IN_ONE_QUESTION = 500

_face = msgspec.json.Decoder(Face)
_holidays = msgspec.json.Decoder(tuple[Holiday, ...])
_encoder = msgspec.json.Encoder()

Purpose = Literal["recovery", "program", "calendar"]


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
    row = connection.execute(select(people).where(people.c.person_id == person_id)).first()
    return None if row is None else read_person(row)


def find_all(connection: Connection, person_ids: set[str]) -> list[Person]:
    """Those of these people who are known here, by name; not more than one question can hold."""
    people, asked = schema.people, sorted(person_ids)[:_IN_ONE_QUESTION]
    query = select(people).where(people.c.person_id.in_(asked)).order_by(people.c.name)
    return [read_person(row) for row in connection.execute(query)]


def known(connection: Connection, person_ids: set[str]) -> set[str]:
    """Those of these people who are known here; anyone who deleted themselves is not."""
    people, asked = schema.people, sorted(person_ids)
    found: set[str] = set()
    for start in range(0, len(asked), _IN_ONE_QUESTION):
        some = asked[start : start + _IN_ONE_QUESTION]
        query = select(people.c.person_id).where(people.c.person_id.in_(some))
        found.update(connection.execute(query).scalars())
    return found


def read_person(row: Row[Any]) -> Person:
    """The person of a row."""
    face = None if row.face is None else _face.decode(row.face)
    kept = read_holidays(row.holidays)
    return Person(row.person_id, row.name, row.kind, row.rated, face, kept[-1] if kept else None)


def holidays(connection: Connection, person_id: str) -> tuple[Holiday, ...]:
    """A person's holidays of the last year, and the one ahead."""
    people = schema.people
    query = select(people.c.holidays).where(people.c.person_id == person_id).with_for_update()
    return read_holidays(connection.execute(query).scalar())


def read_holidays(text: str | None) -> tuple[Holiday, ...]:
    """Holidays as a row of ``people`` keeps them."""
    return () if text is None else _holidays.decode(text)


def keep_holidays(connection: Connection, person_id: str, holidays: tuple[Holiday, ...]) -> None:
    """Keep a person's holidays."""
    people = schema.people
    text = _encoder.encode(holidays).decode() if holidays else None
    connection.execute(update(people).where(people.c.person_id == person_id).values(holidays=text))


def change(connection: Connection, person: Person) -> None:
    """Another name, another face, or another mind about ratings."""
    people = schema.people
    face = None if person.face is None else _encoder.encode(person.face).decode()
    connection.execute(
        update(people)
        .where(people.c.person_id == person.id)
        .values(name=person.name, rated=person.rated, face=face)
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


def find_by_token(
    connection: Connection, token: str, purpose: Purpose = "program"
) -> Person | None:
    """The person of a token. What is compared is a hash, so time tells nothing about it."""
    tokens, people = schema.tokens, schema.people
    query = (
        select(people)
        .join(tokens, tokens.c.person_id == people.c.person_id)
        .where(tokens.c.digest == digest(token), tokens.c.purpose == purpose)
        .where(tokens.c.ended.is_(None))
    )
    row = connection.execute(query).first()
    return None if row is None else read_person(row)


def working_programs(connection: Connection, owner: str) -> list[Person]:
    """The programs of a person whose token has not ended."""
    tokens = schema.tokens
    query = select(tokens.c.person_id).where(tokens.c.purpose == "program")
    mine = programs(connection, owner)
    found = connection.execute(query.where(tokens.c.person_id.in_([one.id for one in mine])))
    working = set(found.scalars())
    return [one for one in mine if one.id in working]


def programs(connection: Connection, owner: str) -> list[Person]:
    """The programs a person ever registered."""
    people = schema.people
    query = select(people).where(people.c.owner == owner).order_by(people.c.created)
    return [read_person(row) for row in connection.execute(query)]


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
