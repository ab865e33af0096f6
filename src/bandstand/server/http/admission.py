"""The admission check: looks at every request before anyone else does.

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

from bandstand.server.http.errors import write_problem
from bandstand.server.http.hosts import Hosts
from bandstand.server.http.pages import OFFLINE
from bandstand.server.http.timeouts import in_time
from bandstand.server.rate_limits import per_minute_buckets
from bandstand.server.store.desk_rules import network_of
from bandstand.tables.messages import Refused, write_answer
from bandstand.tables.refusals import Refusal, not_allowed, problem_of

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from bandstand.server.settings import Settings

ADDRESS = "bandstand_address"  # where a request's state says who asks
_SAFE = {"GET", "HEAD", "OPTIONS"}
_LOCAL = ("same-origin", "none")
_FORBIDDEN = 4403
TOO_MANY = 4429
TOO_MANY_OPENINGS = "Too many sockets were opened; wait a moment before you open another."
_log = logging.getLogger("bandstand.requests")

_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'{}",
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
_WITH_WASM = _POLICY.format(" 'wasm-unsafe-eval'").encode()  # Python in the page is WebAssembly
_WITHOUT_WASM = _POLICY.format("").encode()
_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_SECURE = (b"strict-transport-security", b"max-age=31536000")


class Admission:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._requests = per_minute_buckets(settings.requests_per_minute)
        self._sockets: Counter[str] = Counter()
        self._openings = per_minute_buckets(settings.sockets_per_minute)
        self._hosts = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        kind = str(scope["type"])
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        if kind == "websocket":
            await self._socket(scope, receive, send)
            return
        headers = _read_headers(scope)
        address = self._note_address(scope, headers)
        guarded = self._guard(scope, send)
        refusal = self._refusal(scope, headers, address)
        if refusal is not None:
            await _refuse(guarded, scope, headers, refusal)
        else:
            await self._app(scope, in_time(receive, self._settings.body_seconds), guarded)

    def _wrong_address(self, scope: Any, headers: dict[str, str]) -> Refusal | None:
        """Why nothing is at the address asked for, whatever comes after the host's name."""
        host = headers.get("host")
        if not self._hosts.answers_to(host):
            sentence = (
                f"This server does not answer to {_shown(host)}. Use its usual address; its "
                "operator can allow this one with --allowed-hosts."
            )
            return Refusal(421, "wrong-host", sentence)
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return Refusal(400, "bad-address", "An address cannot hold a null character.")
        return None

    def _note_address(self, scope: Scope, headers: dict[str, str]) -> str:
        """Who asks; the request's state says it to everybody else.

        Of IPv6 it is the network that somebody with one address has whole.
        """
        forwarded = headers.get("x-forwarded-for", "") if self._settings.trust_proxy else ""
        client = scope.get("client")
        address = forwarded.rpartition(",")[2].strip() or (client[0] if client else "")
        if ":" in address:
            address = str(network_of(address) or address)
        scope.setdefault("state", {})[ADDRESS] = address
        return address

    def _refusal(self, scope: Any, headers: dict[str, str], address: str) -> Refusal | None:
        """Why a request is not let in; None if it is."""
        if not self._requests.take(address):
            return Refusal(429, "too-many", "Too many requests; wait a moment.")
        wrong = self._wrong_address(scope, headers)
        if wrong is not None or scope["method"] in _SAFE:
            return wrong
        if not self._is_ours(headers):
            return not_allowed("other-origin", "Another site's page may not do this.")
        if not _is_json(headers):
            return Refusal(415, "not-json", "What is sent must be JSON.")
        return None

    def _may_talk(self, scope: Scope) -> bool:
        """Whether a socket was asked for by our own page, or by no page at all, at our address."""
        headers = _read_headers(scope)
        self._note_address(scope, headers)
        return self._wrong_address(scope, headers) is None and self._is_ours(headers)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        # This frame lives as long as the socket does, so that it should hold no copy of headers.
        may_talk = self._may_talk(scope)
        address: str = scope["state"][ADDRESS]
        # A browser shows nobody why a socket is refused; its page's own requests say it.
        if not may_talk:
            await _hang_up(receive, send, _FORBIDDEN)
        elif self._sockets[address] >= self._settings.sockets_per_address:
            await _turn_away(receive, send, "Too many sockets are open from your address.")
        elif not self._openings.take(address):
            await _turn_away(receive, send, TOO_MANY_OPENINGS)
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
        return _network_place(origin) == headers.get("host") or origin in self._settings.origins

    def _guard(self, scope: Any, send: Send) -> Send:
        began = perf_counter()
        private = scope["path"].startswith("/api")
        offline = scope["path"].startswith(f"/{OFFLINE}/")
        policy = (b"content-security-policy", _WITH_WASM if offline else _WITHOUT_WASM)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = [policy, *_HEADERS, *([_SECURE] if self._settings.secure else [])]
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


def _network_place(origin: str) -> str | None:
    """Host and port of an origin; None if it is no address at all."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _shown(host: str | None) -> str:
    """A host name as a sentence can repeat it: it may be anything, of any length."""
    return repr((host or "")[:80])


def _public_path(path: str) -> str:
    """A path without the ids in it: a reader of the log must not be able to join.

    Files of the pages have long names; below ``/api`` a name with an ending can be a secret.
    """
    api = path.startswith("/api/")
    return "/".join("*" if _may_be_id(part, api) else part for part in path.split("/"))


def _may_be_id(part: str, api: bool) -> bool:
    stem, dot, _ = part.partition(".")
    return len(stem) >= 12 and (api or not dot)


def _read_headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _is_json(headers: dict[str, str]) -> bool:
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return not has_body or kind == "application/json"


async def _refuse(send: Send, scope: Any, headers: dict[str, str], refusal: Refusal) -> None:
    body, kind = write_problem(problem_of(refusal), scope["path"], headers)
    sent = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    if refusal.status == 429:
        sent.append((b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": sent})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _turn_away(receive: Receive, send: Send, sentence: str) -> None:
    """Accept and hang up: a browser's page learns the code of a socket only if it was open."""
    await receive()
    refused = write_answer(Refused(None, "too-many-sockets", sentence)).decode()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.send", "text": refused, "bytes": None})
    await send({"type": "websocket.close", "code": TOO_MANY, "reason": sentence})


async def _hang_up(receive: Receive, send: Send, code: int) -> None:
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": ""})
