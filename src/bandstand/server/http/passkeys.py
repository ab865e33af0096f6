"""HTTP: passkeys (WebAuthn): add one, sign in with it on any device that has it, remove it."""

from __future__ import annotations

from functools import partial
from time import time
from typing import Any

import msgspec
from litestar import Request, Response, Router
from litestar.params import JSONBody
from sqlalchemy import Connection

from bandstand.server import passkeys as ceremonies
from bandstand.server.http.auth import Id, SignedIn, TheServer, become
from bandstand.server.http.hosts import host_name, is_number
from bandstand.server.http.routes import delete, get, post
from bandstand.server.passkeys import CHALLENGE_SECONDS, Place
from bandstand.server.store import devices, passkeys
from bandstand.server.store.passkeys import Passkey, StoredPasskey
from bandstand.tables.commands import Person
from bandstand.tables.refusals import Refusal, not_allowed, not_found, not_now, unprocessable


class PasskeyOptions(msgspec.Struct):
    """What to give to the browser's ``navigator.credentials``, in the standard's JSON form."""

    options: dict[str, Any]


class PasskeyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser made of it, in the standard's JSON form."""

    credential: dict[str, Any]


def _place(server: TheServer, request: Request[Any, Any, Any]) -> Place:
    """Where the page is that asks. A passkey is bound to a host name, never to a number."""
    header = request.headers.get("host", "")
    host = host_name(header)
    if host is None or is_number(host):
        raise unprocessable(
            "passkey-address",
            "Passkeys need an address with a name, not with a number: localhost, or a domain.",
        )
    schemes = ("https",) if server.settings.secure else ("https", "http")
    return Place(host, [f"{scheme}://{header}" for scheme in schemes])


async def _ask(server: TheServer, person: str | None) -> str:
    now = time()
    return await server.services.write(
        lambda c: passkeys.add_challenge(c, person, now, CHALLENGE_SECONDS)
    )


async def _take(server: TheServer, challenge: str, person: str | None) -> None:
    """End a challenge, whatever comes of the answer: it is heard once."""
    now = time()
    taken = await server.services.write(
        lambda c: passkeys.take_challenge(c, challenge, person, now)
    )
    if not taken:
        sentence = "This took too long, or was answered already. Please try again."
        raise Refusal(410, "passkey-expired", sentence)


@post("/new", summary="Begin to add a passkey", status_code=200)
async def begin(
    server: TheServer, session: SignedIn, request: Request[Any, Any, Any]
) -> PasskeyOptions:
    """Options for ``navigator.credentials.create``. They hold for five minutes, for one answer."""
    place, person = _place(server, request), session.person
    challenge = await _ask(server, person.id)

    def options(connection: Connection) -> dict[str, Any]:
        made = passkeys.credentials(connection, person.id, place.host)
        return ceremonies.creation_options(person, place, challenge, made)

    return PasskeyOptions(await server.services.read(options))


@post("/", summary="Add a passkey", status_code=201)
async def add(
    server: TheServer,
    session: SignedIn,
    request: Request[Any, Any, Any],
    data: JSONBody[PasskeyAnswer],
) -> Passkey:
    """The server keeps its public half; what signs stays on the device."""
    place, person = _place(server, request), session.person.id
    description = devices.describe(request.headers.get("user-agent", ""))
    _, challenge = await server.services.read(lambda _: ceremonies.answered(data.credential))
    await _take(server, challenge, person)
    made = await server.services.read(
        lambda _: ceremonies.check_new(data.credential, challenge, place, description)
    )

    def keep(connection: Connection) -> Passkey | Refusal:
        if passkeys.count(connection, person) >= passkeys.MOST_PASSKEYS:
            most = passkeys.MOST_PASSKEYS
            return not_allowed("too-many", f"A person may have {most} passkeys.")
        kept = passkeys.add(connection, person, made, time())
        return kept or not_now("passkey-known", "This passkey is known here already.")

    kept = await server.services.write(keep)
    if isinstance(kept, Refusal):
        raise kept
    return kept


@get("/", summary="Your passkeys")
async def list_mine(server: TheServer, session: SignedIn) -> list[Passkey]:
    """The newest first; each with the host name it works at."""
    return await server.services.read(lambda c: passkeys.listed(c, session.person.id))


@delete("/{passkey:str}", summary="Remove a passkey")
async def remove(server: TheServer, session: SignedIn, passkey: Id) -> None:
    """Nobody signs in with it any more. Devices that are signed in stay so."""
    mine = session.person.id
    if not await server.services.write(lambda c: passkeys.remove(c, mine, passkey)):
        raise not_found("passkey of yours")


@post("/challenge", summary="Begin to sign in with a passkey", status_code=200)
async def challenge_anybody(server: TheServer, request: Request[Any, Any, Any]) -> PasskeyOptions:
    """Options for ``navigator.credentials.get``. They hold for five minutes, for one answer."""
    place = _place(server, request)
    challenge = await _ask(server, None)
    return PasskeyOptions(
        await server.services.read(lambda _: ceremonies.request_options(place, challenge))
    )


@post("/sign-in", summary="Sign in with a passkey", status_code=200)
async def sign_in(
    server: TheServer, request: Request[Any, Any, Any], data: JSONBody[PasskeyAnswer]
) -> Response[Person]:
    """The signature of a passkey, for a cookie: this device is yours, no matter whose it was."""
    place = _place(server, request)
    credential, challenge = await server.services.read(
        lambda _: ceremonies.answered(data.credential)
    )
    await _take(server, challenge, None)

    def check(connection: Connection) -> tuple[StoredPasskey, int]:
        found = passkeys.find(connection, credential)
        if found is None:
            sentence = "This passkey is not, or no longer, known here."
            raise Refusal(404, "no-passkey", sentence)
        count = ceremonies.check_signature(data.credential, challenge, place, found)
        return found, count

    passkey, count = await server.services.read(check)
    note = partial(passkeys.note_use, passkey=passkey, sign_count=count, at=time())
    answer = await become(server, request, passkey.person, note)
    if answer is None:  # removed, or used somewhere else, since it was looked up
        raise ceremonies.refused()
    return answer


router = Router(
    "/api/me/passkeys",
    route_handlers=[begin, add, list_mine, remove, challenge_anybody, sign_in],
    tags=["people"],
)
