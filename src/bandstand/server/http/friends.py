"""HTTP: friends, by mutual consent, and invitations between people who know each other."""

from __future__ import annotations

import msgspec
from litestar import Router
from litestar.params import JSONBody

from bandstand.server.http.auth import Caller, Id, TheServer
from bandstand.server.http.routes import delete, get, post, put
from bandstand.server.store import friends, invitations
from bandstand.server.store.friends import Acquaintance
from bandstand.server.store.invitations import Invitation
from bandstand.tables.checks import check_voice
from bandstand.tables.refusals import not_allowed, not_now


class Invited(msgspec.Struct, forbid_unknown_fields=True):
    """Whom to invite."""

    person: str


class Guests(msgspec.Struct):
    """Who was invited to a table."""

    people: list[str]


@get("/me/friends", summary="The people you know")
async def circle(server: TheServer, caller: Caller) -> list[Acquaintance]:
    """Those who ask to be friends, friends, those you asked, and people you met at a table."""
    found = await server.services.read(lambda c: friends.circle(c, caller.id))
    here = server.room.people_here() | server.services.elsewhere.people()
    for one in found:
        one.here = one.relation == "friend" and one.person in here
    return found


@put("/me/friends/{person:str}", summary="Ask to be friends, or say yes")
async def befriend(server: TheServer, caller: Caller, person: Id) -> list[Acquaintance]:
    """You are friends once both have asked; they are told by the channels they chose."""
    now = server.services.clock.now()
    refusal = await server.services.write(lambda c: friends.ask(c, caller.id, person, now))
    if refusal is not None:
        raise refusal
    return await server.services.read(lambda c: friends.circle(c, caller.id))


@delete("/me/friends/{person:str}", summary="Decline, ask no more, or be friends no more")
async def part(server: TheServer, caller: Caller, person: Id) -> None:
    """They are not told."""
    await server.services.write(lambda c: friends.remove(c, caller.id, person))


@get("/me/invitations", summary="Tables you are invited to")
async def my_invitations(server: TheServer, caller: Caller) -> list[Invitation]:
    """As long as they gather and you do not sit there."""
    return await server.services.read(lambda c: invitations.of_person(c, caller.id))


@delete("/me/invitations/{table:str}", summary="Decline an invitation")
async def decline(server: TheServer, caller: Caller, table: Id) -> None:
    """The inviter is not told."""
    await server.services.write(lambda c: invitations.decline(c, caller.id, table))


@get("/tables/{table:str}/invitations", summary="Who was invited to a table")
async def guests(server: TheServer, caller: Caller, table: Id) -> Guests:
    """Told to those who sit there."""
    check_voice((await server.room.find(table)).state, caller)
    return Guests(await server.services.read(lambda c: invitations.invited_to(c, table)))


@post("/tables/{table:str}/invitations", summary="Invite somebody you know", status_code=200)
async def invite(server: TheServer, caller: Caller, table: Id, data: JSONBody[Invited]) -> Guests:
    """By those who sit at a table that gathers; a friend, or somebody met at a table."""
    state = (await server.room.find(table)).state
    check_voice(state, caller)
    if state.status != "gathering":
        raise not_now("started", "The game has already begun.")
    if state.party is not None and state.party.locked:
        raise not_allowed("locked", "The host has locked this room. Nobody new can join.")
    now, number = server.services.clock.now(), state.number
    refusal = await server.services.write(
        lambda c: invitations.invite(c, caller.id, data.person, table, number, now)
    )
    if refusal is not None:
        raise refusal
    return Guests(await server.services.read(lambda c: invitations.invited_to(c, table)))


router = Router(
    "/api",
    route_handlers=[circle, befriend, part, my_invitations, decline, guests, invite],
    tags=["friends"],
)
