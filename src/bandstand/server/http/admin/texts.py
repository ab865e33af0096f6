"""HTTP: what a server says of itself and who may come, for administrators."""

from __future__ import annotations

import msgspec
from litestar import Router
from litestar.params import JSONBody

from bandstand.server.context import ServerContext
from bandstand.server.http.auth import Caller, TheServer
from bandstand.server.http.routes import get, put
from bandstand.server.store import acts
from bandstand.server.store.acts import Access, LineOfText, LongText, ShortText, Until, Why
from bandstand.server.store.desk_rules import CODE, Announcement


class Texts(msgspec.Struct):
    """What the server says of itself, who may come, and the code that newcomers bring."""

    name: str
    welcome: str
    privacy: str
    access: Access
    code: str
    announcement: Announcement | None


class NewTexts(msgspec.Struct, forbid_unknown_fields=True):
    """What to change; what is left out stays."""

    name: ShortText | None = None
    welcome: LongText | None = None
    privacy: LongText | None = None
    why: Why = ""


class NewAccess(msgspec.Struct, forbid_unknown_fields=True):
    """Who may come, and the code; without one it stays, or one is made."""

    access: Access
    code: ShortText | None = None
    why: Why = ""


class NewAnnouncement(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence for every page, and when it goes; no text: none."""

    text: LineOfText = ""
    until: Until = None
    why: Why = ""


@get("/", summary="What the server says of itself")
async def read(server: TheServer) -> Texts:
    """With the invitation code."""
    return _texts(server)


@put("/", summary="Change name, welcome or privacy note")
async def change(server: TheServer, caller: Caller, data: JSONBody[NewTexts]) -> Texts:
    """Pages show it when they next ask."""
    act = acts.SetTexts(name=data.name, welcome=data.welcome, privacy=data.privacy, why=data.why)
    await server.desk.perform(act, caller.id)
    return _texts(server)


@put("/access", summary="Say who may come")
async def change_access(server: TheServer, caller: Caller, data: JSONBody[NewAccess]) -> Texts:
    """All, members only, or those who bring the code; people who are here stay."""
    act = acts.SetAccess(access=data.access, code=data.code, why=data.why)
    await server.desk.perform(act, caller.id)
    return _texts(server)


@put("/announcement", summary="Show a sentence on every page")
async def announce(server: TheServer, caller: Caller, data: JSONBody[NewAnnouncement]) -> Texts:
    """Until a moment, or until it is taken away."""
    act = acts.Announce(text=data.text, until=data.until, why=data.why)
    await server.desk.perform(act, caller.id)
    return _texts(server)


def _texts(server: ServerContext) -> Texts:
    rules = server.desk.rules
    own = {name: rules.texts.get(name, "") for name in ("name", "welcome", "privacy")}
    code = rules.texts.get(CODE, "")
    return Texts(**own, access=rules.access, code=code, announcement=rules.announcement)


router = Router("/texts", route_handlers=[read, change, change_access, announce])
