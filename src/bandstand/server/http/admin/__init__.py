"""HTTP for administrators: one module a resource, all behind one guard."""

from __future__ import annotations

from typing import Any

from litestar import Router
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from bandstand.server.http.admin import audit, operation, people, reports, tables, texts
from bandstand.server.http.auth import find_session
from bandstand.tables.refusals import Refusal, not_allowed


async def require_administrator(
    connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler
) -> None:
    """Let nobody in but administrators, on a device of theirs: a program's token is not enough."""
    server = connection.app.state.server
    session = await find_session(server, connection)
    if session is None:
        raise Refusal(401, "unknown", "Sign in first: the desk is its administrators'.")
    if session.device is None or not server.desk.is_administrator(session.person):
        raise not_allowed("not-administrator", "The desk is for the administrators of this server.")


# Whatever stands below /api/admin is a child of this router, and so behind its guard.
router = Router(
    "/api/admin",
    guards=[require_administrator],
    route_handlers=[
        people.router,
        tables.router,
        operation.router,
        reports.router,
        texts.router,
        audit.router,
    ],
    tags=["administrators"],
)
