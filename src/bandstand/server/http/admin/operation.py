"""HTTP: how hard a server works, what went wrong, which tables are parked; for administrators."""

from __future__ import annotations

from litestar import Router

from bandstand.server.http.auth import TheServer
from bandstand.server.http.routes import get
from bandstand.server.live.load import Load, measure
from bandstand.server.live.quarantine import Parked
from bandstand.server.recent_log import LogLine


@get("/load", summary="How hard the server works")
async def load(server: TheServer) -> Load:
    """Counted in the process that answers; people and tables over the whole database."""
    return await measure(server.room)


@get("/errors", summary="The latest warnings and errors of the log")
async def errors(server: TheServer) -> list[LogLine]:
    """Of the process that answers, the latest first."""
    return server.recent_log.listed()


@get("/quarantine", summary="Tables that are parked")
async def quarantine(server: TheServer) -> list[Parked]:
    """Those whose journal is damaged wait for bandstand repair; the rest is tried again."""
    return server.room.quarantine.listed()


router = Router("", route_handlers=[load, errors, quarantine])
