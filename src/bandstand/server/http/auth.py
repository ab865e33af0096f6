"""Who asks: a program by its token, a person by a device's cookie; and what handlers are given."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from bandstand.server.bus.messages import SignedOut
from bandstand.server.context import ServerContext
from bandstand.server.http.admission import ADDRESS
from bandstand.server.store import devices, people
from bandstand.server.store.devices import Session
from bandstand.tables.commands import Person
from bandstand.tables.refusals import Refusal, not_allowed

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.connection import ASGIConnection
    from sqlalchemy import Connection

TheServer = NamedDependency[ServerContext]
Caller = NamedDependency[Person]
SignedIn = NamedDependency[Session]
Visiting = NamedDependency[Person | None]
Reader = NamedDependency[str]  # in whose turn something is read: a person, or a stranger's address
Id = Annotated[str, PathParameter(max_length=32)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5)]
Language = Annotated[str, QueryParameter(max_length=8)]
_BEARER = "Bearer "
_COOKIE_SECONDS = 400 * 86_400


async def find_session(
    server: ServerContext, connection: ASGIConnection[Any, Any, Any, Any]
) -> Session | None:
    """Who asks, None for somebody unknown; refused to those whom the operator keeps out."""
    session = await look_up_session(server, connection)
    server.desk.admit(session.person if session else None, address_of(connection))
    return session


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, as the admission check found it."""
    return str(connection.scope["state"][ADDRESS])


async def look_up_session(
    server: ServerContext, connection: ASGIConnection[Any, Any, Any, Any]
) -> Session | None:
    """Who asks, by a program's token, else by the cookie; None for somebody unknown."""
    header = connection.headers.get("authorization", "")
    if header.startswith(_BEARER):
        token = header.removeprefix(_BEARER)
        found = await server.services.read(lambda c: people.find_by_token(c, token))
        if found is None:
            raise Refusal(401, "bad-token", "This token is not, or no longer, known here.")
        return Session(found)
    cookie = connection.cookies.get(people.COOKIE)
    device = people.read_cookie(cookie, server.services.key) if cookie else None
    if device is None:
        return None
    signed_in = await server.services.read(lambda c: devices.find(c, device))
    if signed_in is None:
        return None
    person, seen = signed_in
    server.last_seen.note(device, seen, time(), connection.headers.get("user-agent", ""))
    return Session(person, device)


async def provide_visitor(request: Request[Any, Any, Any]) -> Person | None:
    """The person who asks, known or not."""
    session = await find_session(request.app.state.server, request)
    return session.person if session else None


async def provide_session(request: Request[Any, Any, Any]) -> Session:
    """The person who asks, and their device: people sign in on one, programs do not."""
    session = await find_session(request.app.state.server, request)
    if session is None:
        raise _unknown()
    if session.device is None:
        raise not_allowed("not-a-guest", "A program has its token; devices are for people.")
    return session


async def provide_caller(request: Request[Any, Any, Any]) -> Person:
    """The person who asks; somebody unknown is asked for a name first."""
    person = await provide_visitor(request)
    if person is None:
        raise _unknown()
    return person


def provide_reader(request: Request[Any, Any, Any], visitor: Visiting) -> str:
    """In whose turn something is read: the person's, or the one of a stranger's address."""
    return visitor.id if visitor else f"address {address_of(request)}"


def device_cookie(server: ServerContext, value: str, seconds: int) -> Cookie:
    """The cookie by which a device is known."""
    return Cookie(
        people.COOKIE,
        value=value,
        max_age=seconds,
        httponly=True,
        secure=server.settings.secure,
        samesite="lax",
    )


def signed_in(server: ServerContext, person: Person, device: str, status: int) -> Response[Person]:
    """The person, and the cookie of the device they are signed in on from now on."""
    cookie = device_cookie(server, people.sign(device, server.services.key), _COOKIE_SECONDS)
    return Response(person, status_code=status, cookies=[cookie])


async def become(
    server: ServerContext,
    request: Request[Any, Any, Any],
    person: Person,
    prove: Callable[[Connection], bool],
) -> Response[Person] | None:
    """Sign a person in on this device, and the one before out.

    None if *prove*, which runs in the same transaction, says that they may not.
    """
    before = await find_session(server, request)
    agent = devices.describe(request.headers.get("user-agent", ""))

    def write(connection: Connection) -> str | None:
        if not prove(connection):
            return None
        if before and before.device:
            devices.sign_out(connection, before.person.id, before.device)
        return devices.add(connection, person.id, agent, time())

    device = await server.services.write(write)
    if device is None:
        return None
    if before and before.device:
        server.room.sign_out(SignedOut([before.device]))
    return signed_in(server, person, device, 200)


def _unknown() -> Refusal:
    return Refusal(401, "unknown", "Tell us your name first: POST /api/me.")
