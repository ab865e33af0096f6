"""How each kind of channel is told, and what came of it."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from hashlib import sha256
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from bandstand.server.notify import notices, outgoing, web_push, webhooks
from bandstand.server.notify.mail import Mailbox, Mailer, mailer
from bandstand.server.notify.outgoing import (
    ForbiddenAddressError,
    Outgoing,
    UnreachableError,
    host_of,
)

if TYPE_CHECKING:
    from bandstand.server.notify.notices import Notice
    from bandstand.server.services import Services

# Whose receivers recognise a repetition: a browser shows one notice of a table, whatever comes.
REPEATABLE = {"push", *(name for name, preset in webhooks.PRESETS.items() if preset.repeatable)}
_DAY = 86_400
_log = logging.getLogger(__name__)
_SHORTEST, _USUAL, _LONGEST = 60, 3 * _DAY, 28 * _DAY  # seconds a push service keeps a message
_GONE = {404, 410}
_NOBODY = "mailto:nobody@example.org"  # whom push services may ask, if the operator named nobody
_PATIENCE = {408, 425, 429}

_subscription = msgspec.json.Decoder(web_push.Subscription)
_hook = msgspec.json.Decoder(webhooks.Hook)
_mailbox = msgspec.json.Decoder(Mailbox)


# Why a message did not arrive; pages say it in words.
Trouble = Literal["private", "unreachable", "status", "no-mail", "mailbox", "mail-server", "broken"]


class Arrived(NamedTuple):
    """The receiver took it."""


class Failed(NamedTuple):
    """The receiver did not; *final* if another attempt is of no use."""

    trouble: Trouble
    detail: str = ""
    final: bool = False
    gone: bool = False  # the receiver is no more
    patience: float | None = None  # seconds that it asked for

    def written(self) -> str:
        """As the database keeps it: a code, and a detail after a space."""
        return f"{self.trouble} {self.detail}".strip()


Outcome = Arrived | Failed


class Message(NamedTuple):
    """What is sent by one channel at once: one thing, by e-mail perhaps several."""

    notices: list[Notice]
    language: str
    origin: str
    turns: int = 0  # tables that wait for the person, for the app's badge


def open_senders(services: Services) -> Senders:
    """The senders of a server, with the key that its push messages are signed by."""
    settings = services.settings
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url
    key = services.writer.submit(web_push.signing_key).result()
    vapid = web_push.Vapid(key, contact or _NOBODY)
    return Senders(vapid, mailer(settings), settings.notify_private)


class Senders:
    """Sends messages by channels of every kind."""

    def __init__(self, vapid: web_push.Vapid, mailer: Mailer | None, private: bool) -> None:
        self.vapid = vapid
        self.mailer = mailer
        self._private = private

    async def send(self, kind: str, address: str, message: Message, now: float) -> Outcome:
        """Send a message by a channel of a kind."""
        if kind == "email":
            return await self._mail(_mailbox.decode(address).email, message)
        first = message.notices[0]
        if kind == "push":
            request = self._push(_subscription.decode(address), message, now)
        else:
            request = webhooks.request(kind, _hook.decode(address), first)
        return await self._request(request, leaves=kind == "push")

    def _push(self, subscription: web_push.Subscription, message: Message, now: float) -> Outgoing:
        notice = message.notices[0]
        told = {
            "title": notice.title,
            "body": notice.body,
            "link": notice.link,
            "tag": f"turn-{notice.table}",
            "turns": message.turns,
        }
        left = _USUAL if notice.until is None else int(notice.until - now)
        lasts = min(max(left, _SHORTEST), _LONGEST)
        # A table has one topic: of messages that a browser could not be given yet, the last counts.
        topic = sha256(f"{notice.table} {notice.kind}".encode()).hexdigest()[:32]
        body = msgspec.json.encode(told)
        return self.vapid.request(subscription, body, topic, lasts, now)

    async def _request(self, request: Outgoing, leaves: bool) -> Outcome:
        try:
            answer = await outgoing.send(request, self._private)
        except ForbiddenAddressError:
            return Failed("private", host_of(request.url), final=True)
        except UnreachableError as error:
            _log.info("a message could not be sent: %s", error)
            return Failed("unreachable", host_of(request.url))
        if 200 <= answer.status < 300:
            return Arrived()
        status = str(answer.status)
        if answer.status in _PATIENCE or answer.status >= 500:
            return Failed("status", status, patience=answer.retry_after)
        return Failed("status", status, final=True, gone=leaves and answer.status in _GONE)

    async def _mail(self, to: str, message: Message) -> Outcome:
        subject, text = notices.digest(message.notices, message.language, message.origin)
        return await self.mail(to, subject, text, message.notices[0].key)

    async def mail(self, to: str, subject: str, text: str, key: str) -> Outcome:
        """Send one e-mail."""
        if self.mailer is None:
            return Failed("no-mail", final=True)
        try:
            await asyncio.to_thread(self.mailer.send, to, subject, text, key)
        except smtplib.SMTPRecipientsRefused:
            return Failed("mailbox", final=True)
        except (smtplib.SMTPException, OSError) as error:
            _log.warning("the mail server takes no e-mail: %s", error)
            return Failed("mail-server")
        return Arrived()
