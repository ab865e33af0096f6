"""HTTP: every act of an operator, for administrators."""

from __future__ import annotations

from typing import Annotated

from litestar import Router
from litestar.params import QueryParameter

from bandstand.server.http.auth import TheServer
from bandstand.server.http.routes import get
from bandstand.server.store import audit
from bandstand.server.store.audit import Audited

_MOST = 100
Before = Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1)]


@get("/", summary="Acts of operators, the latest first")
async def listed(server: TheServer, before: Before = None) -> list[Audited]:
    """Who did what, when, on whom and why; those before a number, to page on."""
    return await server.services.read(lambda c: audit.listed(c, before, _MOST))


router = Router("/audit", route_handlers=[listed])
