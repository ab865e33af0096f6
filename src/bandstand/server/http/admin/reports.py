"""HTTP: what people told about others, for administrators."""

from __future__ import annotations

from typing import Literal

from litestar import Router
from litestar.params import FromQuery, JSONBody

from bandstand.server.http.admin.people import Because
from bandstand.server.http.auth import Caller, Id, TheServer
from bandstand.server.http.routes import get, post
from bandstand.server.store import acts, reports
from bandstand.server.store.reports import Report

_MOST = 100


@get("/", summary="Reports, the latest first")
async def listed(
    server: TheServer, status: FromQuery[Literal["open", "closed"]] = "open"
) -> list[Report]:
    """Who told what about whom; a line of talk as the table's journal has it."""
    return await server.services.read(lambda c: reports.listed(c, status, _MOST))


@post("/{report:str}/close", summary="Put a report away", status_code=200)
async def close(server: TheServer, caller: Caller, report: Id, data: JSONBody[Because]) -> None:
    """It has been dealt with."""
    await server.desk.perform(acts.CloseReport(report=report, why=data.why), caller.id)


router = Router("/reports", route_handlers=[listed, close])
