"""HTTP: who you are, on which devices, how you come and go, your programs, whom you mute."""

from __future__ import annotations

from time import time
from typing import Any, Literal

import msgspec
from litestar import Request, Response, Router
from litestar.params import JSONBody
from litestar.response import Stream
from sqlalchemy import Connection

from bandstand.server import personal_data
from bandstand.server.bus.messages import SignedOut
from bandstand.server.context import ServerContext
from bandstand.server.http.auth import (
    Caller,
    Id,
    SignedIn,
    TheServer,
    Visiting,
    address_of,
    become,
    device_cookie,
    find_session,
    signed_in,
)
from bandstand.server.http.routes import delete, get, patch, post, put
from bandstand.server.live.people import change_person, delete_person
from bandstand.server.store import anonymize, devices, people, recovery_links, results
from bandstand.server.store.devices import Device
from bandstand.tables.api import Changes, Named
from bandstand.tables.commands import Person
from bandstand.tables.names import person_name
from bandstand.tables.refusals import not_allowed, not_found, not_now, unprocessable

_MOST_PROGRAMS = 20
_MOST_OPPONENTS = 20


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """A secret. It is shown once: the server keeps only its hash."""

    token: str


class Arriving(msgspec.Struct, forbid_unknown_fields=True):
    """A name to be called by, and the invitation code where the server asks for one."""

    name: str
    code: str = ""


class Program(msgspec.Struct):
    """A program of one's own, with its token."""

    person: Person
    token: str


class Link(msgspec.Struct):
    """The secret of a recovery link, shown once, and when it expires (seconds since 1970)."""

    token: str
    expires: float


class Ended(msgspec.Struct):
    """Whether the device that asked is signed out now."""

    here: bool


class Where(msgspec.Struct, forbid_unknown_fields=True):
    """Which devices to sign out: this one, all others, or every one."""

    where: Literal["here", "others", "everywhere"] = "here"


class Profile(msgspec.Struct):
    """A person, their games title by title, the bots they beat, their ratings, now and before."""

    person: Person
    tallies: list[results.Tally]
    beaten: list[results.Beaten]
    ratings: list[results.Standing]
    courses: list[results.RatingCourse]


def _ended(server: TheServer, here: bool) -> Response[Ended]:
    """Word of what was ended; a device that is signed out loses its cookie."""
    return Response(
        Ended(here), status_code=200, cookies=[device_cookie(server, "", 0)] if here else []
    )


@post("/", summary="Become a guest", status_code=201)
async def arrive(
    server: TheServer, request: Request[Any, Any, Any], data: JSONBody[Arriving]
) -> Response[Person]:
    """A name is enough, unless the operator asks for an invitation code."""
    server.desk.admit(None, address_of(request))
    server.desk.check_newcomer(data.code)
    name = person_name(data.name)
    agent = devices.describe(request.headers.get("user-agent", ""))

    def write(connection: Connection) -> tuple[Person, str]:
        person = people.add(connection, name, time())
        return person, devices.add(connection, person.id, agent, time())

    person, device = await server.services.write(write)
    return signed_in(server, person, device, 201)


@get("/", summary="Who you are")
async def me(caller: Caller) -> Person:
    """The person your cookie or token stands for."""
    return caller


@get("/known", summary="Who you are, or nobody")
async def known(visitor: Visiting) -> Person | None:
    """For a page that does not know yet: nobody is an answer, not an error."""
    return visitor


@patch("/", summary="Change your name, your face, or whether you are rated")
async def change(server: TheServer, caller: Caller, data: JSONBody[Changes]) -> Person:
    """What is left out stays. Name and face are yours at once at the tables where you sit."""
    name = caller.name if data.name is None else person_name(data.name)
    rated = caller.rated if data.rated is None else data.rated
    face = caller.face if data.face is None else data.face
    changed = msgspec.structs.replace(caller, name=name, rated=rated, face=face)
    await change_person(server.room, caller, changed)
    return changed


@post("/recovery", summary="A private link that makes another device yours", status_code=201)
async def make_recovery(server: TheServer, caller: Caller) -> Link:
    """It works once, and expires; a new one ends the one before."""
    if caller.kind != "guest":
        raise not_allowed("not-a-guest", "A program has its token.")
    now = time()
    token = await server.services.write(lambda c: people.new_token(c, caller.id, "recovery", now))
    return Link(token, now + server.settings.link_seconds)


@post("/recover/look", summary="Whose recovery link this is", status_code=200)
async def look(server: TheServer, data: JSONBody[Token]) -> Person:
    """The link is not used up by it: a page asks first whether to become them."""
    return await _look_up(server, data.token)


async def _look_up(server: ServerContext, token: str) -> Person:
    lasts = server.settings.link_seconds
    return await server.services.read(lambda c: recovery_links.look_up(c, token, time(), lasts))


@post("/recover", summary="Become yourself again on this device", status_code=200)
async def recover(
    server: TheServer, request: Request[Any, Any, Any], data: JSONBody[Token]
) -> Response[Person]:
    """The token of a recovery link, for a cookie. The link has ended then."""
    before = await find_session(server, request)
    found = await _look_up(server, data.token)
    if before and before.person.id == found.id:
        sentence = f"You are {found.name} here already. The link still works on another device."
        raise not_now("already-you", sentence)
    answer = await become(server, request, found, lambda c: recovery_links.use(c, data.token))
    if answer is None:
        raise recovery_links.ended("used")
    return answer


@get("/devices", summary="Where you are signed in")
async def list_devices(server: TheServer, session: SignedIn) -> list[Device]:
    """The device that asks first, then the latest seen."""
    return await server.services.read(lambda c: devices.listed(c, session))


@delete("/devices/{device:str}", summary="Sign a device out", status_code=200)
async def end_device(server: TheServer, session: SignedIn, device: Id) -> Response[Ended]:
    """Its cookie is worth nothing from then on, and its sockets are closed."""
    mine = session.person.id
    if not await server.services.write(lambda c: devices.sign_out(c, mine, device)):
        raise not_found("device")
    server.room.sign_out(SignedOut([device]))
    return _ended(server, device == session.device)


@post("/sign-out", summary="Sign out", status_code=200)
async def sign_out(server: TheServer, session: SignedIn, data: JSONBody[Where]) -> Response[Ended]:
    """Here, on all other devices, or everywhere; but for here, a recovery link ends too."""
    here = session.device

    def write(connection: Connection) -> list[str]:
        if data.where == "here":
            devices.sign_out(connection, session.person.id, str(here))
            return [str(here)]
        recovery_links.withdraw(connection, session.person.id)
        kept = here if data.where == "others" else None
        return devices.sign_out_all(connection, session.person.id, kept)

    ended = await server.services.write(write)
    server.room.sign_out(SignedOut(ended))
    return _ended(server, here in ended)


@post("/delete", summary="Delete yourself", status_code=200)
async def delete_me(server: TheServer, session: SignedIn, data: JSONBody[Named]) -> Response[Ended]:
    """For good. Your name, as a sign that you mean it; games stay, under a neutral name."""
    if data.name.strip() != session.person.name:
        raise unprocessable(
            "not-your-name", f"To delete yourself, send your own name: {session.person.name}."
        )
    await delete_person(server.room, session.person)
    return _ended(server, True)


@get("/data", summary="All your data", media_type="application/json")
async def my_data(server: TheServer, session: SignedIn) -> Stream:
    """One JSON document, sent game by game; one export at a time."""
    mine = session.person.id
    parts = await server.services.read(lambda c: personal_data.parts_of(c, mine))
    return Stream(
        personal_data.document(server.services.archive.export(mine, parts)),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="bandstand.json"'},
    )


@get("/programs", summary="Your programs")
async def programs(server: TheServer, caller: Caller) -> list[Person]:
    """Those whose token has not ended; they play through the same protocol as people."""
    return await server.services.read(lambda c: people.working_programs(c, caller.id))


@post("/programs", summary="Register a program", status_code=201)
async def add_program(server: TheServer, caller: Caller, data: JSONBody[Named]) -> Program:
    """Its token is shown this once."""
    name = person_name(data.name)
    if caller.kind != "guest":
        raise not_allowed("not-a-guest", "A program cannot register programs.")

    def write(connection: Connection) -> Program | None:
        if len(people.working_programs(connection, caller.id)) >= _MOST_PROGRAMS:
            return None
        program = people.add(connection, name, time(), "program", caller.id)
        return Program(program, people.new_token(connection, program.id, "program", time()))

    added = await server.services.write(write)
    if added is None:
        raise not_allowed("too-many", f"A person may have {_MOST_PROGRAMS} programs.")
    return added


@delete("/programs/{program:str}", summary="End a program's token")
async def end_program(server: TheServer, caller: Caller, program: Id) -> None:
    """Its sockets are closed. Its games remain; one that never played is forgotten."""
    mine = caller.id
    if not await server.services.write(lambda c: anonymize.end_program(c, mine, program)):
        raise not_found("program")
    server.room.sign_out(SignedOut(people=[program]))


@get("/mutes", summary="Whom you do not hear")
async def mutes(server: TheServer, caller: Caller) -> list[str]:
    """Their ids."""
    return sorted(await server.services.read(lambda c: people.muted_by(c, caller.id)))


@put("/mutes/{person:str}", summary="Hear a person no more", status_code=204)
async def mute(server: TheServer, caller: Caller, person: Id) -> None:
    """It holds at every table, from now on, and they are not told."""
    if await server.services.read(lambda c: people.find(c, person)) is None:
        raise not_found("person")
    await server.services.write(lambda c: people.mute(c, caller.id, person, True))
    server.room.hush(caller.id, person, True)


@delete("/mutes/{person:str}", summary="Hear a person again")
async def unmute(server: TheServer, caller: Caller, person: Id) -> None:
    """What they said meanwhile is told when you next connect."""
    await server.services.write(lambda c: people.mute(c, caller.id, person, False))
    server.room.hush(caller.id, person, False)


@get("/opponents", summary="The people you played with most")
async def opponents(server: TheServer, caller: Caller) -> list[results.Opponent]:
    """Told to yourself alone."""
    return await server.services.read(lambda c: results.opponents(c, caller.id, _MOST_OPPONENTS))


@get("/{person:str}", summary="A person: games, wins, and ratings if they are rated")
async def profile(server: TheServer, person: Id) -> Profile:
    """What everybody may know about somebody who plays here."""

    def read(connection: Connection) -> Profile | None:
        found = people.find(connection, person)
        if found is None:
            return None
        rated = found.rated
        return Profile(
            found,
            results.tallies(connection, person),
            results.beaten(connection, person),
            results.standings(connection, person) if rated else [],
            results.rating_courses(connection, person) if rated else [],
        )

    found = await server.services.read(read)
    if found is None:
        raise not_found("person")
    return found


@get("/{person:str}/tallies", summary="A person's games, title by title")
async def tallies(server: TheServer, person: Id) -> list[results.Tally]:
    """Games, wins and mean place."""
    return await server.services.read(lambda c: results.tallies(c, person))


@get("/{person:str}/against/{other:str}", summary="How two people did against each other")
async def against(server: TheServer, person: Id, other: Id) -> results.Against:
    """Counted over the games both finished."""
    return await server.services.read(lambda c: results.head_to_head(c, person, other))


me_router = Router(
    "/api/me",
    route_handlers=[
        arrive,
        me,
        known,
        change,
        make_recovery,
        look,
        recover,
        list_devices,
        end_device,
        sign_out,
        delete_me,
        my_data,
        programs,
        add_program,
        end_program,
        mutes,
        mute,
        unmute,
        opponents,
    ],
    tags=["people"],
)
people_router = Router("/api/people", route_handlers=[profile, tallies, against], tags=["people"])
