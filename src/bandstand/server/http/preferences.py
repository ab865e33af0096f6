"""HTTP: what a person's pages remember of them, so that it is the same on their other devices.

The server keeps it and does not read it: which settings there are is the pages' business.
"""

from __future__ import annotations

from time import time
from typing import Annotated

import msgspec
from litestar import Router
from litestar.params import JSONBody
from msgspec import Meta
from sqlalchemy import Connection, select

from bandstand.server.http.auth import SignedIn, TheServer
from bandstand.server.http.routes import get, put
from bandstand.server.store import schema
from bandstand.server.store.database import upsert

Word = Annotated[str, Meta(max_length=80)]
Words = Annotated[list[Word], Meta(max_length=500)]


class PersonPreferences(msgspec.Struct, forbid_unknown_fields=True):
    """Settings by their names; games met, lessons learnt, questions not to be asked again."""

    settings: Annotated[dict[Word, bool | float | Word], Meta(max_length=50)] = {}
    met: Words = []
    learnt: Words = []
    asked: Words = []


class KeptPreferences(msgspec.Struct):
    """What was kept, and when (seconds since 1970): never, if nothing was."""

    at: float | None
    preferences: PersonPreferences


_decoder = msgspec.json.Decoder(PersonPreferences)


@get("/", summary="What your pages remember of you")
async def read(server: TheServer, session: SignedIn) -> KeptPreferences:
    """As the last of your devices to change something left it."""
    table = schema.preferences
    mine = select(table).where(table.c.person_id == session.person.id)
    row = await server.services.read(lambda c: c.execute(mine).first())
    if row is None:
        return KeptPreferences(None, PersonPreferences())
    return KeptPreferences(row.at, _decoder.decode(row.body))


@put("/", summary="Have your pages remember something", status_code=200)
async def keep(
    server: TheServer, session: SignedIn, data: JSONBody[PersonPreferences]
) -> KeptPreferences:
    """All of it: what is left out is forgotten."""
    kept = KeptPreferences(time(), data)
    row = {
        "person_id": session.person.id,
        "body": msgspec.json.encode(data).decode(),
        "at": kept.at,
    }

    def write(connection: Connection) -> None:
        upsert(connection, schema.preferences, row)

    await server.services.write(write)
    return kept


router = Router("/api/me/preferences", route_handlers=[read, keep], tags=["people"])
