"""The application: every route, behind the doorman."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import bandstand
from bandstand.house import (
    api_games,
    api_history,
    api_house,
    api_people,
    api_tables,
    forms,
    pages,
    problems,
    socket,
)
from bandstand.house.bodies import HouseRequest
from bandstand.house.devices import Session
from bandstand.house.doorman import ADDRESS, Doorman
from bandstand.house.house import House
from bandstand.house.inject import Visiting
from bandstand.house.people import Person
from bandstand.house.refusals import Refusal, not_allowed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bandstand.house.settings import Settings


def provide_house(state: State) -> House:
    """The house of this application."""
    house: House = state.house
    return house


async def provide_visitor(request: Request[Any, Any, Any]) -> Person | None:
    """Whoever asks, known or not."""
    house: House = request.app.state.house
    return await house.identify(request)


async def provide_session(request: Request[Any, Any, Any]) -> Session:
    """Whoever asks, and the device they are signed in on: people have one, programs do not."""
    house: House = request.app.state.house
    session = await house.session(request)
    if session is None:
        raise _unknown()
    if session.device is None:
        raise not_allowed("not-a-guest", "A program has its token; devices are for people.")
    return session


async def provide_caller(request: Request[Any, Any, Any]) -> Person:
    """Whoever asks; somebody unknown is asked for a name first."""
    person = await provide_visitor(request)
    if person is None:
        raise _unknown()
    return person


def provide_reader(request: Request[Any, Any, Any], visitor: Visiting) -> str:
    """In whose turn something is read: the person's, or the one of a stranger's address."""
    return visitor.id if visitor else f"address {request.scope['state'][ADDRESS]}"


def _unknown() -> Refusal:
    return Refusal(401, "unknown", "Tell us your name first: POST /api/me.")


def build_app(settings: Settings) -> Doorman:
    """The application for these settings; the house opens and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = House(settings)
        try:
            async with forms.watched(app.state.house.services.thinkers, settings.compiled):
                yield
        finally:
            await app.state.house.close()

    house = Provide(provide_house, sync_to_thread=False)
    app = Litestar(
        route_handlers=[
            api_people.me_router,
            api_people.people_router,
            api_games.router,
            api_tables.router,
            api_history.router,
            *api_house.handlers,
            socket.table_socket,
            pages.handler(pages.FOLDER),
        ],
        dependencies={
            "house": house,
            "visitor": Provide(provide_visitor),
            "caller": Provide(provide_caller),
            "reader": Provide(provide_reader, sync_to_thread=False),
            "session": Provide(provide_session),
        },
        exception_handlers=problems.HANDLERS,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Bandstand",
            version=bandstand.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_class=HouseRequest,
        request_max_body_size=settings.body_bytes,
        logging_config=None,
    )
    return Doorman(app, settings)
