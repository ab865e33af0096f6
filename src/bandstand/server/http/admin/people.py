"""HTTP: the people of a server, for administrators: rename, mute, ban, add."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router
from litestar.params import JSONBody, QueryParameter

from bandstand.server.context import ServerContext
from bandstand.server.http.auth import Caller, Id, TheServer, address_of
from bandstand.server.http.routes import delete, get, post, put
from bandstand.server.store import acts, desk
from bandstand.server.store.acts import Until, Why
from bandstand.server.store.desk_rules import network_of
from bandstand.tables.commands import Person
from bandstand.tables.refusals import not_allowed, not_now

_MOST = 100
Named = Annotated[str, QueryParameter(max_length=40)]
Address = Annotated[str, msgspec.Meta(max_length=64)]


class Because(msgspec.Struct, forbid_unknown_fields=True):
    """The reason of an act, for the audit."""

    why: Why = ""


class Renaming(Because, forbid_unknown_fields=True):
    """Another name for a person."""

    name: str = msgspec.field(default="")


class Lasting(Because, forbid_unknown_fields=True):
    """Until when something holds: seconds since 1970, None for good."""

    until: Until = None


class Banning(Lasting, forbid_unknown_fields=True):
    """Until when a person is banned, and whether the address they came from last is, too."""

    with_address: bool = False


class BanningAddress(Lasting, forbid_unknown_fields=True):
    """An address or a network to ban, such as 192.0.2.7 or 192.0.2.0/24."""

    address: Address = ""


class Lifting(Because, forbid_unknown_fields=True):
    """An address or a network whose ban is lifted."""

    address: Address = ""


class Adding(Because, forbid_unknown_fields=True):
    """The name of a new member."""

    name: str = ""


class Member(msgspec.Struct):
    """A new member, and the secret of the link by which they come: /return#TOKEN."""

    person: Person
    token: str


class BannedAddress(msgspec.Struct):
    """A banned network."""

    address: str
    until: float | None


@get("/", summary="People, the latest seen first")
async def listed(server: TheServer, named: Named = "") -> list[desk.DeskPerson]:
    """Those whose name contains this."""
    return await server.services.read(lambda c: desk.people(c, named, _MOST))


@post("/", summary="Add a member, who comes by a link", status_code=201)
async def add(server: TheServer, caller: Caller, data: JSONBody[Adding]) -> Member:
    """The link works once, also where only members or those with a code may come."""
    act = acts.AddMember(name=data.name, why=data.why)
    return Member(*await server.desk.add_member(act, caller.id))


@put("/{person:str}/name", summary="Rename a person", status_code=204)
async def rename(server: TheServer, caller: Caller, person: Id, data: JSONBody[Renaming]) -> None:
    """At the tables where they sit, too."""
    await server.desk.perform(acts.Rename(person=person, name=data.name, why=data.why), caller.id)


@put("/{person:str}/mute", summary="Mute a person", status_code=204)
async def mute(server: TheServer, caller: Caller, person: Id, data: JSONBody[Lasting]) -> None:
    """At every table; they are told so when they try to speak."""
    act = acts.Mute(person=person, until=data.until, why=data.why)
    await server.desk.perform(act, caller.id)


@delete("/{person:str}/mute", summary="Unmute a person")
async def unmute(server: TheServer, caller: Caller, person: Id) -> None:
    """What they tried to say meanwhile was not kept."""
    await server.desk.perform(acts.Unmute(person=person), caller.id)


@put("/{person:str}/ban", summary="Ban a person", status_code=204)
async def ban(
    server: TheServer,
    caller: Caller,
    request: Request[Any, Any, Any],
    person: Id,
    data: JSONBody[Banning],
) -> None:
    """With their programs and, if ``with_address``, the address they came from last."""
    address = _address_of(server, person, address_of(request)) if data.with_address else None
    act = acts.Ban(person=person, until=data.until, why=data.why)
    await server.desk.perform(act, caller.id)
    if address is not None:
        also = acts.BanAddress(address=address, until=data.until, why=data.why)
        await server.desk.perform(also, caller.id)


@delete("/{person:str}/ban", summary="Lift a person's ban")
async def unban(server: TheServer, caller: Caller, person: Id) -> None:
    """An address that was banned with them stays so until it is lifted."""
    await server.desk.perform(acts.Unban(person=person), caller.id)


def _address_of(server: ServerContext, person: str, own: str) -> str:
    """The address of a person, if it can be banned."""
    address = server.desk.address_of(person)
    if address is None:
        sentence = "That person has not been here since the server started: no address is known."
        raise not_now("no-address", sentence)
    _check_not_own(address, own)
    return address


def _check_not_own(address: str, own: str) -> None:
    """An operator who bans their own network locks themselves out."""
    network, mine = network_of(address), network_of(own)
    if network is None or mine is None or network.version != mine.version:
        return
    if network.overlaps(mine):
        raise not_allowed("own-address", "That is the address you come from yourself.")


@get("/addresses", summary="Banned networks")
async def banned_addresses(server: TheServer) -> list[BannedAddress]:
    """Those whose ban has not ended."""
    found = await server.services.read(desk.banned_addresses)
    return [BannedAddress(address, until) for address, until in found]


@post("/addresses", summary="Ban an address or a network", status_code=201)
async def ban_address(
    server: TheServer,
    caller: Caller,
    request: Request[Any, Any, Any],
    data: JSONBody[BanningAddress],
) -> None:
    """An address of IPv6 stands for its network of 64 bits."""
    _check_not_own(data.address, address_of(request))
    act = acts.BanAddress(address=data.address, until=data.until, why=data.why)
    await server.desk.perform(act, caller.id)


@post("/addresses/lift", summary="Lift the ban of an address or a network", status_code=200)
async def unban_address(server: TheServer, caller: Caller, data: JSONBody[Lifting]) -> None:
    """As it stands in the list."""
    await server.desk.perform(acts.UnbanAddress(address=data.address, why=data.why), caller.id)


@put("/{person:str}/administrator", summary="Make a person an administrator", status_code=204)
async def grant(server: TheServer, caller: Caller, person: Id, data: JSONBody[Because]) -> None:
    """They have the desk as you do."""
    await server.desk.perform(acts.Grant(person=person, why=data.why), caller.id)


@delete("/{person:str}/administrator", summary="Revoke a person's administrator rights")
async def revoke(server: TheServer, caller: Caller, person: Id) -> None:
    """The shell can always make another: bandstand admin grant."""
    await server.desk.perform(acts.Revoke(person=person), caller.id)


router = Router(
    "/people",
    route_handlers=[
        listed,
        add,
        rename,
        mute,
        unmute,
        ban,
        unban,
        banned_addresses,
        ban_address,
        unban_address,
        grant,
        revoke,
    ],
)
