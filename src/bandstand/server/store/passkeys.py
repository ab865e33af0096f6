"""Passkeys of people, and the challenges that wait for an answer."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from bandstand.server.store import schema
from bandstand.server.store.people import digest, read_person
from bandstand.tables.commands import Person

MOST_PASSKEYS = 20  # of one person


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a person; times in seconds since 1970."""

    id: str
    description: str  # of the device it was made on
    host: str  # the name of the server it works at
    created: float
    used: float | None


class NewPasskey(NamedTuple):
    """What a device says of the passkey it made."""

    credential: str
    public_key: str
    sign_count: int
    host: str
    description: str


class StoredPasskey(NamedTuple):
    """A passkey with what is needed to check a signature, and whose it is."""

    id: str
    person: Person
    public_key: str
    sign_count: int
    host: str


def add_challenge(connection: Connection, person_id: str | None, at: float, lasts: float) -> str:
    """A new challenge; those that have expired are removed on the way."""
    challenges = schema.passkey_challenges
    connection.execute(delete(challenges).where(challenges.c.expires <= at))
    challenge = secrets.token_urlsafe(32)
    row = {"digest": digest(challenge), "person_id": person_id, "expires": at + lasts}
    connection.execute(challenges.insert().values(**row))
    return challenge


def take_challenge(
    connection: Connection, challenge: str, person_id: str | None, at: float
) -> bool:
    """End a challenge by answering it; False if it was not asked, expired or is answered."""
    challenges = schema.passkey_challenges
    same_person = (
        challenges.c.person_id.is_(None)
        if person_id is None
        else challenges.c.person_id == person_id
    )
    done = connection.execute(
        delete(challenges).where(
            challenges.c.digest == digest(challenge), same_person, challenges.c.expires > at
        )
    )
    return done.rowcount > 0


def listed(connection: Connection, person_id: str) -> list[Passkey]:
    """The passkeys of a person, the newest first."""
    passkeys = schema.passkeys
    rows = connection.execute(
        select(passkeys)
        .where(passkeys.c.person_id == person_id)
        .order_by(passkeys.c.created.desc(), passkeys.c.passkey_id)
    )
    return [
        Passkey(row.passkey_id, row.description, row.host, row.created, row.used) for row in rows
    ]


def credentials(connection: Connection, person_id: str, host: str) -> list[str]:
    """What the devices of a person know their passkeys for a host by."""
    passkeys = schema.passkeys
    mine = (passkeys.c.person_id == person_id, passkeys.c.host == host)
    return list(connection.execute(select(passkeys.c.credential).where(*mine)).scalars())


def count(connection: Connection, person_id: str) -> int:
    """How many passkeys a person has."""
    passkeys = schema.passkeys
    query = select(func.count()).where(passkeys.c.person_id == person_id)
    return connection.execute(query).scalar_one()


def add(connection: Connection, person_id: str, made: NewPasskey, at: float) -> Passkey | None:
    """Keep a passkey; None if the same one is kept already."""
    passkeys = schema.passkeys
    same = select(passkeys.c.passkey_id).where(passkeys.c.credential == made.credential)
    if connection.execute(same).first() is not None:
        return None
    passkey_id = secrets.token_urlsafe(12)
    row = {"passkey_id": passkey_id, "person_id": person_id, "created": at, **made._asdict()}
    connection.execute(passkeys.insert().values(**row))
    return Passkey(passkey_id, made.description, made.host, at, None)


def find(connection: Connection, credential: str) -> StoredPasskey | None:
    """The passkey that a device names."""
    passkeys, people = schema.passkeys, schema.people
    row = connection.execute(
        select(passkeys, people)
        .join(people, people.c.person_id == passkeys.c.person_id)
        .where(passkeys.c.credential == credential)
    ).first()
    if row is None:
        return None
    person = read_person(row)
    return StoredPasskey(row.passkey_id, person, row.public_key, row.sign_count, row.host)


def note_use(connection: Connection, passkey: StoredPasskey, sign_count: int, at: float) -> bool:
    """Write down that a passkey was used; False if it was removed or used elsewhere meanwhile."""
    passkeys = schema.passkeys
    done = connection.execute(
        update(passkeys)
        .where(passkeys.c.passkey_id == passkey.id, passkeys.c.sign_count == passkey.sign_count)
        .values(sign_count=sign_count, used=at)
    )
    return done.rowcount > 0


def remove(connection: Connection, person_id: str, passkey_id: str) -> bool:
    """Remove a passkey of a person; returns whether there was one."""
    passkeys = schema.passkeys
    mine = (passkeys.c.passkey_id == passkey_id, passkeys.c.person_id == person_id)
    return connection.execute(delete(passkeys).where(*mine)).rowcount > 0
