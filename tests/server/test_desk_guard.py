"""Every address of the desk is closed to everybody but administrators, whatever is added to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from litestar import Litestar

from bandstand.server.http.app import build_app
from bandstand.server.network import Network
from bandstand.server.settings import Settings
from bandstand.server.store import administrators
from bandstand.server.store.database import open_engine, writing
from support.server_harness import Running, running

PREFIX = "/api/admin"


class Route(NamedTuple):
    """A way to reach a handler of the desk."""

    method: str
    path: str
    module: str


def application() -> Litestar:
    settings = Settings(data="unused.db")
    app: Any = build_app(settings, Network(settings))
    found: Litestar = app._app
    return found


def routes() -> list[Route]:
    """Every route of the application that is the desk's, by its path or by where it is written."""
    found = [
        Route(str(method), path, handler.fn.__module__)
        for route in application().routes
        for handler in getattr(route, "route_handlers", ())
        for method in handler.http_methods
        for path in sorted({re.sub(r"\{[^}]*\}", "nobody", route.path)})
        if method != "OPTIONS"
    ]
    desk = "bandstand.server.http.admin"
    return sorted({one for one in found if one.path.startswith(PREFIX) or desk in one.module})


ROUTES = routes()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("guard") / "house.db")) as found:
        yield found


@pytest.fixture(scope="module")
def clients(server: Running) -> dict[str, httpx.Client]:
    """Who asks: somebody signed out, a guest, a person who stays, programs, an administrator."""
    guest, person, ada = server.guest("Guest"), server.guest("Person"), server.guest("Ada")
    person.post("/api/me/recovery")
    person.lay("a-chord", [{"kind": "open"}, {"kind": "open"}])
    with writing(open_engine(server.settings.data)) as connection:
        secret = administrators.new_link(connection)
    ada.ask("POST", "/api/server/claim", {"token": secret})
    token = ada.post("/api/me/programs", {"name": "Ada's bot"})["token"]
    program = server.client()
    program.headers["Authorization"] = f"Bearer {token}"
    nobody = server.client()
    return {
        "signed out": nobody,
        "guest": guest.client,
        "person": person.client,
        "program": program,
        "administrator": ada.client,
    }


def test_every_handler_of_the_desk_is_below_its_guarded_router() -> None:
    assert len(ROUTES) >= 20
    assert [one for one in ROUTES if not one.path.startswith(f"{PREFIX}/")] == []


def test_the_modules_of_the_desk_are_all_reached() -> None:
    import bandstand.server.http.admin as desk

    written = {file.stem for file in Path(str(desk.__file__)).parent.glob("*.py")} - {"__init__"}
    assert {one.module.rpartition(".")[2] for one in ROUTES} == written


@pytest.mark.parametrize("route", ROUTES, ids=lambda one: f"{one.method} {one.path}")
def test_only_administrators_are_let_in(route: Route, clients: dict[str, httpx.Client]) -> None:
    body: dict[str, object] | None = None if route.method in ("GET", "DELETE") else {}
    found = {
        who: client.request(route.method, route.path, json=body) for who, client in clients.items()
    }
    refused = {who: (one.status_code, _code(one)) for who, one in found.items()}
    assert refused.pop("signed out") == (401, "unknown")
    status, code = refused.pop("administrator")
    assert code not in ("unknown", "not-administrator"), status
    assert status < 500
    assert set(refused.values()) == {(403, "not-administrator")}, refused


def _code(response: httpx.Response) -> str:
    kind = response.headers.get("content-type", "")
    return str(response.json()["code"]) if kind.startswith("application/problem") else ""
