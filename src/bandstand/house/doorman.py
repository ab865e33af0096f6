"""The doorman: looks at every request before anyone else does.

Pages of other sites cannot act in a person's name (origin check on everything that changes
something, and on sockets), nobody asks too often, and every answer carries the headers that keep a
browser on its guard.
"""

from __future__ import annotations

import logging
from collections import Counter
from time import perf_counter
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from bandstand.house.limits import Buckets
from bandstand.house.problems import MEDIA_TYPE, Problem

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from bandstand.house.settings import Settings

_SAFE = {"GET", "HEAD", "OPTIONS"}
_LOCAL = ("same-origin", "none")
_FORBIDDEN = 4403
_TOO_MANY = 4429
_log = logging.getLogger("bandstand.requests")

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # the page moves cards by their style
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_SECURE = (b"strict-transport-security", b"max-age=31536000")


class Doorman:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        per_minute = settings.requests_per_minute
        self._requests = Buckets(per_minute / 60.0, float(per_minute))
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        kind = str(scope["type"])
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = _read_headers(scope)
        address = self._address(scope, headers)
        if kind == "websocket":
            await self._socket(scope, receive, send, headers, address)
            return
        await self._request(scope, receive, self._guard(scope, send), headers, address)

    def _address(self, scope: Scope, headers: dict[str, str]) -> str:
        forwarded = headers.get("x-forwarded-for", "") if self._settings.trust_proxy else ""
        client = scope.get("client")
        return forwarded.rpartition(",")[2].strip() or (client[0] if client else "")

    async def _request(
        self,
        scope: Any,
        receive: Receive,
        send: Send,
        headers: dict[str, str],
        address: str,
    ) -> None:
        if not self._requests.take(address):
            sentence = "Too many requests; wait a moment."
            await _refuse(send, 429, "too-many", "Too Many Requests", sentence)
        elif scope["method"] not in _SAFE and not self._is_ours(headers):
            sentence = "Another site's page may not do this."
            await _refuse(send, 403, "other-origin", "Forbidden", sentence)
        elif scope["method"] not in _SAFE and not _is_json(headers):
            sentence = "What is sent must be JSON."
            await _refuse(send, 415, "not-json", "Unsupported Media Type", sentence)
        else:
            await self._app(scope, receive, send)

    async def _socket(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str], address: str
    ) -> None:
        if not self._is_ours(headers):
            await _hang_up(receive, send, _FORBIDDEN)
        elif self._sockets[address] >= self._settings.sockets_per_address:
            await _hang_up(receive, send, _TOO_MANY)
        else:
            self._sockets[address] += 1
            try:
                await self._app(scope, receive, send)
            finally:
                self._sockets[address] -= 1
                if not self._sockets[address]:
                    del self._sockets[address]

    def _is_ours(self, headers: dict[str, str]) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in _LOCAL
        return urlsplit(origin).netloc == headers.get("host") or origin in self._settings.origins

    def _guard(self, scope: Any, send: Send) -> Send:
        began = perf_counter()
        private = scope["path"].startswith("/api")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [*_HEADERS, *([_SECURE] if self._settings.secure else [])]
                if private:
                    added.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *added]
                _log.info(
                    "request",
                    extra={
                        "method": scope["method"],
                        "path": _public_path(scope["path"]),
                        "status": message["status"],
                        "ms": round((perf_counter() - began) * 1000, 1),
                    },
                )
            await send(message)

        return guarded


def _public_path(path: str) -> str:
    """A path without the ids in it: whoever reads the log must not be able to sit down."""
    parts = path.split("/")
    return "/".join(part if len(part) < 12 or "." in part else "*" for part in parts)


def _read_headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _is_json(headers: dict[str, str]) -> bool:
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return not has_body or kind == "application/json"


async def _refuse(send: Send, status: int, code: str, title: str, sentence: str) -> None:
    body = msgspec.json.encode(Problem("about:blank", title, status, sentence, code))
    headers = [
        (b"content-type", MEDIA_TYPE.encode()),
        (b"content-length", str(len(body)).encode()),
    ]
    if status == 429:
        headers.append((b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _hang_up(receive: Receive, send: Send, code: int) -> None:
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": ""})
