"""HTTP: what a server says of itself to everybody, and the link of its first administrator."""

from __future__ import annotations

import math
from time import time
from typing import Any

import msgspec
from litestar import Request, Router
from litestar.params import JSONBody
from sqlalchemy import Connection

from bandstand.server.http.auth import SignedIn, TheServer, address_of, look_up_session
from bandstand.server.http.people import Token
from bandstand.server.http.routes import get, post
from bandstand.server.store import acts, administrators, desk_acts
from bandstand.server.store.acts import Access
from bandstand.server.store.desk_rules import Announcement
from bandstand.tables.refusals import Refusal


class Ending(msgspec.Struct, frozen=True):
    """When something ends: seconds since 1970, None for never."""

    until: float | None


class YourStanding(msgspec.Struct):
    """How somebody stands with the operator; None: not so."""

    administrator: bool
    muted: Ending | None
    banned: Ending | None


class ServerInfo(msgspec.Struct):
    """What the operator says of the server, and to the person who asks."""

    name: str
    welcome: str
    privacy: str
    access: Access
    announcement: Announcement | None
    you: YourStanding
    highest_level: int  # of the bots that may be chosen here


@get("/", summary="What the server says of itself")
async def info(server: TheServer, request: Request[Any, Any, Any]) -> ServerInfo:
    """Told to everybody, also to those who may not come in."""
    rules, now = server.desk.rules, time()
    session = await look_up_session(server, request)
    person = session.person if session else None
    banned = rules.banned_until(person.id if person else None, address_of(request), now)
    muted = server.desk.muted_until(person)
    shown = rules.announcement
    if shown is not None and shown.until is not None and shown.until <= now:
        shown = None
    return ServerInfo(
        rules.texts.get("name", ""),
        rules.texts.get("welcome", ""),
        rules.texts.get("privacy", ""),
        rules.access,
        shown,
        YourStanding(
            server.desk.is_administrator(person),
            _ending(muted) if muted > now else None,
            None if banned is None else _ending(banned),
        ),
        server.settings.highest_level,
    )


def _ending(end: float) -> Ending:
    return Ending(None if math.isinf(end) else end)


@post("/claim", summary="Become the first administrator", status_code=200)
async def claim(server: TheServer, session: SignedIn, data: JSONBody[Token]) -> None:
    """By the link that the server printed when it first started. It works once."""
    me = session.person.id

    def write(connection: Connection) -> bool:
        if not administrators.use_link(connection, data.token):
            return False
        act = acts.Grant(person=me, why="by the server's own link")
        desk_acts.write(connection, act, me, time())
        return True

    if not await server.services.write(write):
        sentence = "This link works no more. On the server: bandstand admin grant NAME."
        raise Refusal(410, "link-over", sentence)
    await server.desk.refresh()


router = Router("/api/server", route_handlers=[info, claim], tags=["server"])
