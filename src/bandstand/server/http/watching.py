"""HTTP: spectators: who is there, who asks to see a hand, who is asked to go, what they said."""

from __future__ import annotations

import msgspec
from litestar import Router
from litestar.params import JSONBody

from bandstand.server.http.auth import Caller, Id, TheServer, Visiting
from bandstand.server.http.routes import get, post
from bandstand.server.http.tables import submit
from bandstand.server.store import parties, people
from bandstand.tables import commands
from bandstand.tables.checks import check_admission
from bandstand.tables.messages import TableInfo
from bandstand.tables.refusals import not_found, not_now


class WantedHand(msgspec.Struct, forbid_unknown_fields=True):
    """Whose hand somebody wants to see; no seat: all hands."""

    seat: int | None = None


class LookAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a spectator may look."""

    person: str
    yes: bool = True


class Spectator(msgspec.Struct):
    """Somebody who watches a table."""

    person: str
    name: str


class Dismissed(msgspec.Struct, forbid_unknown_fields=True):
    """Whom the host asks to go."""

    person: str


@get("/spectators", summary="Who watches")
async def spectators(server: TheServer, caller: Caller, table: Id) -> list[Spectator]:
    """For the host: those who are connected and do not sit there; to others it is empty.

    It is not refused, because a page may ask just when somebody else becomes the host.
    """
    found = await server.room.find(table)
    state, connected = found.state, found.presence.connected()
    if state.host != caller.id:
        return []
    there = {person for person in connected if not state.is_seated(person)} - {caller.id}
    people_there = await server.services.read(lambda c: people.find_all(c, there))
    return [Spectator(one.id, one.name) for one in people_there]


@post("/bar", summary="Ask a spectator to go", status_code=200)
async def bar(server: TheServer, caller: Caller, table: Id, data: JSONBody[Dismissed]) -> TableInfo:
    """Only the host, at any time. They can neither watch nor join any table of the room."""
    if await server.services.read(lambda c: people.find(c, data.person)) is None:
        raise not_found("person")
    return await submit(server, table, commands.Bar(caller, data.person))


@post("/looks", summary="Ask to see a hand", status_code=200)
async def ask(
    server: TheServer, caller: Caller, table: Id, data: JSONBody[WantedHand]
) -> TableInfo:
    """As the table's policy allows; those whose cards would be seen say yes or no."""
    return await submit(server, table, commands.AskLook(caller, data.seat))


@post("/looks/answer", summary="Let a spectator look, or not", status_code=200)
async def answer(
    server: TheServer, caller: Caller, table: Id, data: JSONBody[LookAnswer]
) -> TableInfo:
    """Also later: a yes can be taken back, and spectators may end their own look."""
    return await submit(server, table, commands.AnswerLook(caller, data.person, data.yes))


@get("/remarks", summary="What spectators said")
async def remarks(server: TheServer, visitor: Visiting, table: Id) -> list[parties.Spoken]:
    """For everybody who may watch, once the game is over; until then only spectators hear it."""
    state = (await server.room.find(table)).state
    check_admission(state, visitor.id if visitor else None)
    if not state.is_over():
        raise not_now("not-over", "Players hear the spectators once the game is over.")
    return await server.services.read(lambda c: parties.talk(c, [table], "remarked"))


router = Router(
    "/api/tables/{table:str}",
    route_handlers=[spectators, bar, ask, answer, remarks],
    tags=["tables"],
)
