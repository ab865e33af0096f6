"""The application: every route, behind the admission check."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import bandstand
from bandstand.server import bot_forms
from bandstand.server.context import ServerContext
from bandstand.server.http import (
    admin,
    auth,
    errors,
    friends,
    games,
    history,
    holidays,
    lessons,
    lobby,
    notify,
    operations,
    pages,
    parties,
    passkeys,
    people,
    played_games,
    policy,
    preferences,
    reports,
    seeks,
    server_info,
    socket,
    tables,
    watching,
    whereabouts,
)
from bandstand.server.http.admission import Admission
from bandstand.server.http.routes import JsonRequest
from bandstand.server.network import Network

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bandstand.server.settings import Settings


def provide_server(state: State) -> ServerContext:
    """The server of this application."""
    server: ServerContext = state.server
    return server


def provide_network(state: State) -> Network:
    """The addresses of this application's server."""
    network: Network = state.network
    return network


def build_app(settings: Settings, network: Network) -> Admission:
    """The application for these settings; the server's context opens and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.server = ServerContext(settings)
        app.state.network = network
        app.state.server.services.own_bots.open()
        try:
            async with bot_forms.watched(app.state.server.services.bot_pool, settings.compiled):
                yield
        finally:
            await app.state.server.close()

    app = Litestar(
        route_handlers=[
            people.me_router,
            people.people_router,
            passkeys.router,
            preferences.router,
            holidays.router,
            played_games.router,
            notify.router,
            notify.calendar_feed,
            games.router,
            lessons.router,
            lobby.router,
            friends.router,
            seeks.router,
            tables.router,
            parties.router,
            policy.router,
            watching.router,
            history.router,
            server_info.router,
            reports.router,
            admin.router,
            *operations.handlers,
            whereabouts.router,
            socket.table_socket,
            pages.handler(pages.FOLDER, Path(settings.offline) if settings.offline else None),
        ],
        dependencies={
            "server": Provide(provide_server, sync_to_thread=False),
            "network": Provide(provide_network, sync_to_thread=False),
            "visitor": Provide(auth.provide_visitor),
            "caller": Provide(auth.provide_caller),
            "reader": Provide(auth.provide_reader, sync_to_thread=False),
            "session": Provide(auth.provide_session),
        },
        exception_handlers=errors.HANDLERS,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Bandstand",
            version=bandstand.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_class=JsonRequest,
        request_max_body_size=settings.body_bytes,
        logging_config=None,
    )
    return Admission(app, settings)
