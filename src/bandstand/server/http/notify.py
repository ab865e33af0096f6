"""HTTP: how you are told that it is your turn: channels, quiet hours, the calendar."""

from __future__ import annotations

import secrets
from time import time
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, Router
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection, delete, select

from bandstand.server.context import ServerContext
from bandstand.server.http.admission import ADDRESS
from bandstand.server.http.auth import Caller, Id, SignedIn, TheServer
from bandstand.server.http.people import Token
from bandstand.server.http.routes import delete as delete_route
from bandstand.server.http.routes import get, post, put
from bandstand.server.notify import mail, notices, web_push, webhooks
from bandstand.server.notify.calendar import calendar
from bandstand.server.notify.outgoing import ForbiddenAddressError, check_url, host_of
from bandstand.server.notify.senders import Failed, Message, Trouble
from bandstand.server.notify.web_push import Subscription
from bandstand.server.store import (
    devices,
    lobby,
    notify_channels,
    notify_preferences,
    people,
    schema,
)
from bandstand.server.store.devices import Session
from bandstand.server.store.notify_channels import Channel, ChannelKind, ChannelState
from bandstand.server.store.notify_preferences import Preferences
from bandstand.tables.commands import Person
from bandstand.tables.refusals import Refusal, not_allowed, not_found, unprocessable

TableId = Annotated[str, QueryParameter(max_length=32)]
_SUFFIX = ".ics"


class ChannelInfo(msgspec.Struct):
    """One of your channels; ``label`` is enough to recognise it by, and no secret."""

    id: str
    kind: ChannelKind
    label: str
    state: ChannelState
    here: bool  # the browser that asks
    sent: float | None  # when something last arrived
    trouble: Trouble | None  # why it is paused
    detail: str  # the status or the host that the trouble is with


class NotifySettings(msgspec.Struct):
    """How you are told, and what this server can do."""

    preferences: Preferences
    channels: list[ChannelInfo]
    push_key: str  # the application server key for a browser's push manager
    email: bool  # whether this server sends e-mail
    calendar: bool  # whether your calendar has an address


class NewChannel(msgspec.Struct, forbid_unknown_fields=True):
    """A channel to add: each kind needs some of the fields."""

    kind: ChannelKind
    subscription: Subscription | None = None  # push
    url: Annotated[str, msgspec.Meta(max_length=500)] = ""  # webhooks
    room: Annotated[str, msgspec.Meta(max_length=200)] = ""  # Matrix
    token: Annotated[str, msgspec.Meta(max_length=500)] = ""  # Matrix
    email: Annotated[str, msgspec.Meta(max_length=120)] = ""


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """The code that was sent to a mailbox."""

    code: Annotated[str, msgspec.Meta(max_length=12)]


class Turns(msgspec.Struct):
    """At how many tables you are awaited."""

    turns: int


def _origin(server: ServerContext, request: Request[Any, Any, Any]) -> str:
    """The address that links in messages begin with: the public one, or the one asked at."""
    scheme = "https" if server.settings.secure else request.url.scheme
    return server.settings.public_url or f"{scheme}://{request.headers.get('host', '')}"


def _settings(connection: Connection, server: ServerContext, session: Session) -> NotifySettings:
    mine = session.person.id
    described = {one.id: one.description for one in devices.listed(connection, session)}
    tokens = schema.tokens
    address = select(tokens.c.digest).where(
        tokens.c.person_id == mine, tokens.c.purpose == "calendar", tokens.c.ended.is_(None)
    )
    return NotifySettings(
        notify_preferences.read(connection, mine),
        [_info(one, session, described) for one in notify_channels.of_person(connection, mine)],
        server.senders.vapid.public,
        server.senders.mailer is not None,
        connection.execute(address).first() is not None,
    )


def _info(channel: Channel, session: Session, described: dict[str, str]) -> ChannelInfo:
    trouble, _, detail = (channel.trouble or "").partition(" ")
    return ChannelInfo(
        channel.id,
        channel.kind,
        described.get(channel.device or "", "") or _label(channel),
        channel.state,
        channel.device is not None and channel.device == session.device,
        channel.sent,
        cast("Trouble", trouble) if trouble else None,
        detail,
    )


def _label(channel: Channel) -> str:
    """The mailbox, or the host of a webhook: the rest of its address is a secret."""
    address = msgspec.json.decode(channel.address)
    if channel.kind == "email":
        return str(address["email"])
    return host_of(str(address.get("url") or address.get("endpoint") or ""))


@get("/", summary="How you are told of your turns")
async def read(server: TheServer, session: SignedIn) -> NotifySettings:
    """Your channels, and when you want to be left alone."""
    return await server.services.read(lambda c: _settings(c, server, session))


@put("/", summary="Choose when you are told of your turns")
async def choose(
    server: TheServer,
    session: SignedIn,
    request: Request[Any, Any, Any],
    data: JSONBody[Preferences],
) -> NotifySettings:
    """Language, time zone, quiet hours, reminders, how often e-mail comes."""
    notify_preferences.check(data)
    origin, mine = _origin(server, request), session.person.id

    def write(connection: Connection) -> NotifySettings:
        notify_preferences.write(connection, mine, data, origin)
        return _settings(connection, server, session)

    return await server.services.write(write)


@post("/channels", summary="Add a channel", status_code=201)
async def add(
    server: TheServer,
    session: SignedIn,
    request: Request[Any, Any, Any],
    data: JSONBody[NewChannel],
) -> NotifySettings:
    """A mailbox is used once the code that is sent there has come back."""
    origin, mine, now = _origin(server, request), session.person.id, time()
    address = _address(server, data)
    by_mail = data.kind == "email"
    code = f"{secrets.randbelow(1_000_000):06}" if by_mail else None
    channel = Channel(
        notify_channels.new_id(),
        mine,
        data.kind,
        address,
        session.device if data.kind == "push" else None,
        "unconfirmed" if by_mail else "on",
        None,
        None,
    )

    def write(connection: Connection) -> NotifySettings | None:
        notify_preferences.write_usual(connection, mine, origin)
        if notify_channels.add(connection, channel, now, code) is None:
            return None
        return _settings(connection, server, session)

    if code is not None:
        await _send_code(server, request, data.email, code, session)
    added = await server.services.write(write)
    if added is None:
        most = notify_channels.MOST_CHANNELS
        raise not_allowed("too-many-channels", f"A person may have {most} channels.")
    return added


def _address(server: ServerContext, data: NewChannel) -> str:
    """What is kept of a new channel's address; refused if nothing can be sent there."""
    private = server.settings.notify_private
    found: msgspec.Struct
    try:
        if data.kind == "email":
            found = _mailbox(server, data.email.strip())
        elif data.kind == "push":
            found = _subscription(data.subscription, private)
        else:
            found = webhooks.Hook(data.url.strip(), data.room.strip(), data.token.strip())
            missing = webhooks.check(data.kind, found, private)
            if missing is not None:
                raise unprocessable("bad-address", f"This channel needs the field {missing!r}.")
    except ForbiddenAddressError as error:
        raise unprocessable("bad-address", str(error)) from None
    return msgspec.json.encode(found).decode()


def _mailbox(server: ServerContext, email: str) -> mail.Mailbox:
    if server.senders.mailer is None:
        raise not_allowed("no-mail", "This server sends no e-mail.")
    if not mail.is_address(email):
        raise unprocessable("bad-address", "That is not the address of a mailbox.")
    return mail.Mailbox(email)


def _subscription(given: Subscription | None, private: bool) -> Subscription:
    if given is None or not web_push.check(given):
        raise unprocessable("bad-address", "That is no push subscription of a browser.")
    check_url(given.endpoint, private)
    return given


async def _send_code(
    server: ServerContext, request: Request[Any, Any, Any], to: str, code: str, session: Session
) -> None:
    if not server.codes.take(request.scope["state"][ADDRESS]):
        sentence = "Too many e-mails were asked for. Try again in an hour."
        raise Refusal(429, "too-many-codes", sentence)
    mine = session.person.id
    chosen = await server.services.read(lambda c: notify_preferences.read(c, mine))
    subject = notices.say("code", chosen.language, code=code)
    body = notices.say("code-body", chosen.language, code=code) + "\n"
    outcome = await server.senders.mail(to, subject, body, secrets.token_hex(16))
    if isinstance(outcome, Failed):
        raise unprocessable("not-sent", "The e-mail with the code could not be sent.")


async def _mine(server: ServerContext, session: Session, channel_id: str) -> Channel:
    mine = session.person.id
    found = await server.services.read(lambda c: notify_channels.find(c, mine, channel_id))
    if found is None:
        raise not_found("channel")
    return found


@post("/channels/{channel:str}/confirm", summary="Confirm a mailbox", status_code=200)
async def confirm(
    server: TheServer, session: SignedIn, channel: Id, data: JSONBody[Code]
) -> NotifySettings:
    """By the code that was sent there; after five wrong ones it must be added again."""
    found = await _mine(server, session, channel)
    code = data.code.strip()
    if not await server.services.write(lambda c: notify_channels.confirm(c, found.id, code)):
        raise unprocessable(
            "wrong-code", "That is not the code. Add the address again for a new one."
        )
    return await server.services.read(lambda c: _settings(c, server, session))


@post("/channels/{channel:str}/test", summary="Send a test", status_code=200)
async def try_out(
    server: TheServer, session: SignedIn, request: Request[Any, Any, Any], channel: Id
) -> NotifySettings:
    """Sent at once; the answer says whether it arrived. If not, the channel is paused."""
    found = await _mine(server, session, channel)
    if found.state == "unconfirmed":
        raise not_allowed("unconfirmed", "Confirm the address first, by the code sent there.")
    if not server.trials.take(request.scope["state"][ADDRESS]):
        raise Refusal(429, "too-fast", "That was too fast; try again in a minute.")
    mine, now, origin = session.person.id, time(), _origin(server, request)
    chosen = await server.services.read(lambda c: notify_preferences.read(c, mine))
    notice = notices.trial(secrets.token_hex(16), chosen.language, origin)
    message = Message([notice], chosen.language, origin)
    outcome = await server.senders.send(found.kind, found.address, message, now)

    def write(connection: Connection) -> NotifySettings:
        if not isinstance(outcome, Failed):
            notify_channels.resume(connection, found.id, now)
        elif outcome.gone:
            notify_channels.remove(connection, found.id)
        else:
            notify_channels.pause(connection, found.id, outcome.written())
        return _settings(connection, server, session)

    return await server.services.write(write)


@delete_route("/channels/{channel:str}", summary="Remove a channel", status_code=200)
async def remove(server: TheServer, session: SignedIn, channel: Id) -> NotifySettings:
    """Nothing more is sent there."""
    found = await _mine(server, session, channel)
    await server.services.write(lambda c: notify_channels.remove(c, found.id))
    return await server.services.read(lambda c: _settings(c, server, session))


@post("/calendar", summary="A secret address of your calendar", status_code=201)
async def make_calendar(server: TheServer, session: SignedIn) -> Token:
    """Told once; a new one ends the one before. The calendar is at /api/calendar/TOKEN.ics."""
    mine = session.person.id
    token = await server.services.write(lambda c: people.new_token(c, mine, "calendar", time()))
    return Token(token)


@delete_route("/calendar", summary="End the address of your calendar", status_code=204)
async def end_calendar(server: TheServer, session: SignedIn) -> None:
    """Readers find nothing there any more."""
    tokens, mine = schema.tokens, session.person.id
    which = tokens.c.person_id == mine, tokens.c.purpose == "calendar"
    await server.services.write(lambda c: c.execute(delete(tokens).where(*which)) and None)


@get("/turns", summary="At how many tables you are awaited")
async def turns(server: TheServer, caller: Caller, but: TableId = "") -> Turns:
    """For the title of a tab and the badge of an app; a page of a table asks for the others."""
    return Turns(await server.services.read(lambda c: lobby.count_turns(c, caller.id, but)))


@get("/api/calendar/{address:str}", summary="A calendar of your deadlines", tags=["people"])
async def calendar_feed(
    server: TheServer,
    request: Request[Any, Any, Any],
    address: Annotated[str, PathParameter(max_length=64)],
) -> Response[str]:
    """For calendar programs, which have no cookie: the address is the secret."""
    origin = _origin(server, request)

    def found(connection: Connection) -> str | None:
        person = people.find_by_token(connection, address.removesuffix(_SUFFIX), "calendar")
        return None if person is None else _calendar(connection, person, origin)

    text = await server.services.read(found)
    if text is None:
        raise not_found("calendar")
    headers = {"Cache-Control": "private, max-age=300"}
    return Response(text, media_type="text/calendar; charset=utf-8", headers=headers)


def _calendar(connection: Connection, person: Person, origin: str) -> str:
    language = notify_preferences.read(connection, person.id).language
    return calendar(lobby.tables_of(connection, person.id), language, origin, time())


router = Router(
    "/api/me/notify",
    route_handlers=[
        read,
        choose,
        add,
        confirm,
        try_out,
        remove,
        make_calendar,
        end_calendar,
        turns,
    ],
    tags=["people"],
)
