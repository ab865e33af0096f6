"""What messages to people elsewhere arrive at: a web server, a mail server, a browser's keys."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bandstand.server.notify.web_push import encode

SECONDS = 60.0  # a limit for a loaded machine; nothing waits so long that goes well
QUIET_SECONDS = 1.0  # in which nothing more may arrive


def wait_for(done: Callable[[], object]) -> None:
    end = time.monotonic() + SECONDS
    while not done():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


@dataclass
class Received:
    """A request that arrived."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class WebReceiver:
    """A push service or webhook on this machine; it answers as it is told to."""

    url: str = ""
    received: list[Received] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)  # of the next answers; then 201
    held: threading.Event = field(default_factory=threading.Event)  # answers wait for it

    def take(self, received: Received) -> int:
        status = self.statuses.pop(0) if self.statuses else 201
        self.received.append(received)
        self.held.wait(SECONDS)
        return status

    def count_after_a_while(self, count: int) -> int:
        """How many requests there are, some time after there were that many."""
        wait_for(lambda: len(self.received) >= count)
        time.sleep(QUIET_SECONDS)
        return len(self.received)


@contextmanager
def web_receiver() -> Iterator[WebReceiver]:
    receiver = WebReceiver()
    receiver.held.set()

    class Handler(BaseHTTPRequestHandler):
        def _take(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status = receiver.take(Received(self.command, self.path, headers, body))
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        do_POST = do_PUT = _take  # noqa: N815  the names that the library calls

        def log_message(self, *_: object) -> None:
            """Say nothing."""

        def handle(self) -> None:
            with suppress(OSError):  # the sender was killed
                super().handle()

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    receiver.url = f"http://127.0.0.1:{server.server_port}"
    try:
        yield receiver
    finally:
        receiver.held.set()
        server.shutdown()
        thread.join()
        server.server_close()


@dataclass
class MailReceiver:
    """A mail server on this machine."""

    port: int
    received: list[EmailMessage] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(  # noqa: N802  the name that the library calls
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        self.received.append(message_from_bytes(content, policy=policy.default))
        return "250 Message accepted for delivery"


@contextmanager
def mail_receiver(port: int) -> Iterator[MailReceiver]:
    receiver = MailReceiver(port)
    controller = Controller(receiver, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield receiver
    finally:
        controller.stop()


class BrowserKeys:
    """The keys of a browser that subscribed: it alone can read what is sent to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self._public = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def subscription(self, endpoint: str) -> dict[str, str]:
        keys = {"p256dh": encode(self._public), "auth": encode(self._auth)}
        return {"endpoint": endpoint, **keys}

    def read(self, body: bytes) -> Any:
        """Decrypt a message (RFC 8188, RFC 8291)."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\x00" + self._public + sender
        secret = _derive(shared, self._auth, info, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\x02")
        return json.loads(opened[:-1])


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
