"""Administrators, and the link that makes the first one. It works once."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select

from bandstand.server.store import schema
from bandstand.server.store.database import insert_new, upsert
from bandstand.server.store.people import digest

if TYPE_CHECKING:
    from sqlalchemy import Connection

_LINK = "administrator"  # whose value is the hash of the link's secret, or what became of it
_USED = "used"


def grant(connection: Connection, person_id: str, at: float) -> None:
    """Make a person an administrator; one who is stays it."""
    row = {"person_id": person_id, "granted": at}
    insert_new(connection, schema.administrators, row)


def revoke(connection: Connection, person_id: str) -> bool:
    """Take away a person's administrator rights; returns whether they had them."""
    table = schema.administrators
    done = connection.execute(delete(table).where(table.c.person_id == person_id))
    return done.rowcount > 0


def first_link(connection: Connection) -> str | None:
    """The secret of the first administrator's link, on the first start; later None."""
    known = select(schema.keys.c.name).where(schema.keys.c.name == _LINK)
    counted = select(func.count()).select_from(schema.administrators)
    if connection.execute(known).first() or connection.execute(counted).scalar_one():
        return None
    return new_link(connection)


def new_link(connection: Connection) -> str:
    """A new secret that makes its bearer an administrator; the one before ends."""
    secret = secrets.token_urlsafe(24)
    upsert(connection, schema.keys, {"name": _LINK, "value": digest(secret)})
    return secret


def use_link(connection: Connection, secret: str) -> bool:
    """Use the link up; False if this is not its secret, or it was used."""
    keys = schema.keys
    kept = connection.execute(select(keys.c.value).where(keys.c.name == _LINK)).scalar() or ""
    if not hmac.compare_digest(kept, digest(secret)):
        return False
    upsert(connection, keys, {"name": _LINK, "value": _USED})
    return True
