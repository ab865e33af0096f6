"""HTTP: who you are, how you come back on another device, your programs, whom you mute."""

from __future__ import annotations

from time import time

import msgspec
from litestar import Response, Router
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from bandstand.house import people, results
from bandstand.house.inject import Caller, Id, TheHouse, Visiting
from bandstand.house.people import Person
from bandstand.house.permits import clean_name
from bandstand.house.refusals import not_allowed, not_found
from bandstand.house.routes import delete, get, patch, post, put

_A_YEAR = 400 * 86_400
_MOST_PROGRAMS = 20


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A name to be called by."""

    name: str


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What to change about oneself."""

    name: str | None = None
    rated: bool | None = None


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """A secret. It is shown once: the house keeps only its hash."""

    token: str


class Program(msgspec.Struct):
    """A program of one's own, with its token."""

    person: Person
    token: str


def with_cookie(house: TheHouse, person: Person, status: int = 200) -> Response[Person]:
    """The person, and the cookie that says who they are from now on."""
    cookie = Cookie(
        people.COOKIE,
        value=people.sign(person.id, house.services.key),
        max_age=_A_YEAR,
        httponly=True,
        secure=house.settings.secure,
        samesite="lax",
    )
    return Response(person, status_code=status, cookies=[cookie])


@post("/", summary="Become a guest of the house", status_code=201)
async def arrive(house: TheHouse, data: JSONBody[Named]) -> Response[Person]:
    """A name is enough."""
    name = clean_name(data.name)
    person = await house.services.write(lambda c: people.add(c, name, time()))
    return with_cookie(house, person, 201)


@get("/", summary="Who you are")
async def me(caller: Caller) -> Person:
    """The person your cookie or token stands for."""
    return caller


@get("/known", summary="Who you are, or nobody")
async def known(visitor: Visiting) -> Person | None:
    """For a page that does not know yet: nobody is an answer, not an error."""
    return visitor


@patch("/", summary="Change your name, or whether you are rated")
async def change(house: TheHouse, caller: Caller, data: JSONBody[Changes]) -> Person:
    """What is left out stays."""
    name = caller.name if data.name is None else clean_name(data.name)
    rated = caller.rated if data.rated is None else data.rated
    await house.services.write(lambda c: people.change(c, caller.id, name, rated))
    return msgspec.structs.replace(caller, name=name, rated=rated)


@post("/recovery", summary="A private link that makes another device yours", status_code=201)
async def make_recovery(house: TheHouse, caller: Caller) -> Token:
    """A new one ends the one before."""
    if caller.kind != "guest":
        raise not_allowed("not-a-guest", "A program has its token.")
    return Token(
        await house.services.write(lambda c: people.new_token(c, caller.id, "recovery", time()))
    )


@post("/recover", summary="Become yourself again on this device", status_code=200)
async def recover(house: TheHouse, data: JSONBody[Token]) -> Response[Person]:
    """The token of a recovery link, for a cookie."""
    found = await house.services.read(lambda c: people.find_by_token(c, data.token, "recovery"))
    if found is None:
        raise not_found("link")
    return with_cookie(house, found)


@get("/programs", summary="Your programs")
async def programs(house: TheHouse, caller: Caller) -> list[Person]:
    """Programs play through the same protocol, with a token instead of a cookie."""
    return await house.services.read(lambda c: people.programs(c, caller.id))


@post("/programs", summary="Register a program", status_code=201)
async def add_program(house: TheHouse, caller: Caller, data: JSONBody[Named]) -> Program:
    """Its token is shown this once."""
    name = clean_name(data.name)
    if caller.kind != "guest":
        raise not_allowed("not-a-guest", "A program cannot register programs.")
    mine = await house.services.read(lambda c: people.programs(c, caller.id))
    if len(mine) >= _MOST_PROGRAMS:
        raise not_allowed("too-many", f"A person may have {_MOST_PROGRAMS} programs.")
    program = await house.services.write(
        lambda c: people.add(c, name, time(), "program", caller.id)
    )
    token = await house.services.write(lambda c: people.new_token(c, program.id, "program", time()))
    return Program(program, token)


@delete("/programs/{program:str}", summary="End a program's token")
async def end_program(house: TheHouse, caller: Caller, program: Id) -> None:
    """Its games remain."""
    if not await house.services.write(lambda c: people.remove_program(c, caller.id, program)):
        raise not_found("program")


@get("/mutes", summary="Whom you do not hear")
async def mutes(house: TheHouse, caller: Caller) -> list[str]:
    """Their ids."""
    return sorted(await house.services.read(lambda c: people.muted_by(c, caller.id)))


@put("/mutes/{person:str}", summary="Hear a person no more", status_code=204)
async def mute(house: TheHouse, caller: Caller, person: Id) -> None:
    """It holds at every table, from now on, and they are not told."""
    if await house.services.read(lambda c: people.find(c, person)) is None:
        raise not_found("person")
    await house.services.write(lambda c: people.mute(c, caller.id, person, True))
    house.room.hush(caller.id, person, True)


@delete("/mutes/{person:str}", summary="Hear a person again")
async def unmute(house: TheHouse, caller: Caller, person: Id) -> None:
    """What they said meanwhile is told when you next connect."""
    await house.services.write(lambda c: people.mute(c, caller.id, person, False))
    house.room.hush(caller.id, person, False)


@get("/{person:str}/tallies", summary="A person's games, title by title")
async def tallies(house: TheHouse, person: Id) -> list[results.Tally]:
    """Games, wins and mean place."""
    return await house.services.read(lambda c: results.tallies(c, person))


@get("/{person:str}/against/{other:str}", summary="How two people did against each other")
async def against(house: TheHouse, person: Id, other: Id) -> results.Against:
    """Counted over the games both finished."""
    return await house.services.read(lambda c: results.head_to_head(c, person, other))


me_router = Router(
    "/api/me",
    route_handlers=[
        arrive,
        me,
        known,
        change,
        make_recovery,
        recover,
        programs,
        add_program,
        end_program,
        mutes,
        mute,
        unmute,
    ],
    tags=["people"],
)
people_router = Router("/api/people", route_handlers=[tallies, against], tags=["people"])
