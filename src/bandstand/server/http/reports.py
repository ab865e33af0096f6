"""HTTP: telling the operator about somebody: a line they said at a table, or the person."""

from __future__ import annotations

from time import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Router
from litestar.params import JSONBody

from bandstand.server.context import ServerContext
from bandstand.server.http.auth import Caller, TheServer, address_of
from bandstand.server.http.routes import post
from bandstand.server.store import people, reports
from bandstand.tables.checks import check_admission
from bandstand.tables.commands import Person
from bandstand.tables.refusals import Refusal, not_found, unprocessable

Words = Annotated[str, msgspec.Meta(max_length=1000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class Telling(msgspec.Struct, forbid_unknown_fields=True):
    """About whom, in one's own words; perhaps what they said: where, and when (as it is told)."""

    person: Key
    words: Words = ""
    table: Key | None = None
    at: float | None = None


@post("/", summary="Tell the operator about somebody", status_code=201)
async def tell(
    server: TheServer, caller: Caller, request: Request[Any, Any, Any], data: JSONBody[Telling]
) -> None:
    """Administrators read it; the person is not told."""
    if not server.reports.take(address_of(request)):
        raise Refusal(429, "many-reports", "You have told the operator a lot. Wait a while.")
    about = await server.services.read(lambda c: people.find(c, data.person))
    if about is None:
        raise not_found("person")
    words = " ".join(data.words.split())
    said = await _said(server, caller, data)
    if said is None and not words:
        raise unprocessable("no-words", "Say what it is about.")
    await server.services.write(
        lambda c: reports.add(c, caller.id, about.id, words, time(), data.table, said)
    )


async def _said(server: ServerContext, caller: Person, data: Telling) -> str | None:
    """The line of talk as the journal has it: nobody can be reported for what they never said."""
    table, at = data.table, data.at
    if table is None or at is None:
        return None
    check_admission((await server.room.find(table)).state, caller.id)
    said = await server.services.load(lambda c: reports.said_at(c, table, data.person, at))
    if said is None:
        raise not_found("line")
    return said


router = Router("/api/reports", route_handlers=[tell], tags=["people"])
