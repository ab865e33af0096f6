"""E-mail by the operator's SMTP server: several turns are one message."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import msgspec

from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from bandstand.server.settings import Settings

_SECONDS = 20.0


class Mailbox(msgspec.Struct, forbid_unknown_fields=True):
    """Where e-mail goes."""

    email: str


class Mailer:
    """Hands messages to an SMTP server: ``smtps://`` by TLS, ``smtp://`` by TLS if it offers it.

    A name and password travel by TLS only.
    """

    def __init__(self, url: str, sender: str) -> None:
        self._url = urlsplit(url)
        self.sender = sender

    def send(self, to: str, subject: str, text: str, key: str) -> None:
        """Send one message; *key* is the same whenever the same message is sent."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate(localtime=False, usegmt=True)
        message["Message-ID"] = f"<{key}@{self.sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        with self._connect() as smtp:
            smtp.send_message(message)

    def _connect(self) -> smtplib.SMTP:
        host, port = self._url.hostname or "", self._url.port
        context = ssl.create_default_context()
        smtp: smtplib.SMTP
        if self._url.scheme == "smtps":
            smtp = smtplib.SMTP_SSL(host, port or 465, timeout=_SECONDS, context=context)
        else:
            smtp = smtplib.SMTP(host, port or 587, timeout=_SECONDS)
            smtp.ehlo()
            if smtp.has_extn("starttls"):
                smtp.starttls(context=context)
                smtp.ehlo()
            elif self._url.username:
                smtp.close()
                raise smtplib.SMTPNotSupportedError("The SMTP server offers no TLS.")
        if self._url.username:
            smtp.login(unquote(self._url.username), unquote(self._url.password or ""))
        return smtp


def mailer(settings: Settings) -> Mailer | None:
    """The mailer that the operator set up; None without one, a sentence if it cannot be."""
    if settings.smtp is None:
        return None
    try:
        parts = urlsplit(settings.smtp)
        usable = parts.scheme in ("smtp", "smtps") and parts.hostname and (parts.port or 1) > 0
    except ValueError:
        usable = False
    if not usable:
        raise BandstandError(
            "The SMTP server's address is not one: smtps://user:password@mail.example.org is."
        )
    if settings.mail_from is None or not is_address(settings.mail_from):
        raise BandstandError(
            "To send e-mail, name a sender: the setting mail_from, such as bandstand@example.org."
        )
    return Mailer(settings.smtp, settings.mail_from)


def is_address(text: str) -> bool:
    """Whether this can be the address of a mailbox, and of no more than one."""
    name, _, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;<>"()[]:\\')
    return plain and bool(name) and "." in host.strip(".") and len(text) <= 120
