"""HTTP: how the server itself is doing, and the schema of what travels over its sockets."""

from __future__ import annotations

import hmac
from typing import Any

import msgspec
from litestar import Request
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bandstand import __version__
from bandstand.server.http.auth import TheServer
from bandstand.server.http.routes import get
from bandstand.tables import messages
from bandstand.tables.refusals import not_found


class Health(msgspec.Struct):
    """Whether all is well."""

    status: str
    version: str
    tables: int


@get("/api/health", summary="Whether all is well", tags=["server"])
async def health(server: TheServer) -> Health:
    """Tries to write, so that a proxy sends nobody to a server that could keep no move."""
    await server.write_probe.check()
    return Health(
        "closing" if server.room.closing else "open", __version__, len(server.room.tables)
    )


@get(
    "/api/metrics",
    summary="Counters for Prometheus",
    tags=["server"],
    media_type=CONTENT_TYPE_LATEST,
)
async def metrics(server: TheServer, request: Request[Any, Any, Any]) -> str:
    """If a token is set for this, it must be sent as a bearer token."""
    token = server.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token is not None and not hmac.compare_digest(token.encode(), given.encode()):
        raise not_found("page")
    return generate_latest(server.services.metrics.registry).decode()


@get("/api/socket.json", summary="JSON schema of socket messages", tags=["server"])
async def socket_schema() -> dict[str, Any]:
    """What may be sent over a table's socket, and what comes back."""
    return messages.schema()


handlers = [health, metrics, socket_schema]
