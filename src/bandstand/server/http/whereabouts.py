"""HTTP: where friends find this server, and how its own computer opens it to them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Router
from litestar.di import NamedDependency

from bandstand.server.http.auth import TheServer
from bandstand.server.http.hosts import host_name, is_loopback
from bandstand.server.http.routes import get, post
from bandstand.server.network import Network
from bandstand.tables.refusals import not_allowed, not_now

TheNetwork = NamedDependency[Network]
_OF_PROXIES = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class Whereabouts(msgspec.Struct):
    """Where others find this server."""

    network: str | None  # for invitations: the public address, else the first on this network
    public: str | None  # the address by which the world finds it, if it was started with one
    addresses: list[str]  # all addresses on this network
    name: str | None  # the address by the server's name there, such as http://bandstand.local:8450/
    openable: bool  # whether you may open it to this network: POST /api/whereabouts/open


@get("/", summary="Where friends find this server")
async def find(
    server: TheServer, network: TheNetwork, request: Request[Any, Any, Any]
) -> Whereabouts:
    """A page that was opened as localhost cannot know under which address others reach it."""
    return _whereabouts(server, network, request)


@post("/open", summary="Open this server to the network its computer is on", status_code=200)
async def open_to_network(
    server: TheServer, network: TheNetwork, request: Request[Any, Any, Any]
) -> Whereabouts:
    """For the browser of the computer it runs on, if it was started for that alone.

    It lasts until the server is closed; asking again changes nothing.
    """
    if not _asks_from_here(request):
        sentence = "Only the computer that this server runs on may open it to the network."
        raise not_allowed("not-from-here", sentence)
    if not server.settings.openable:
        sentence = "The operator of this server chose where it listens; see --lan and --host."
        raise not_now("not-openable", sentence)
    await network.open()
    return _whereabouts(server, network, request)


def _whereabouts(
    server: TheServer, network: TheNetwork, request: Request[Any, Any, Any]
) -> Whereabouts:
    public, addresses = server.settings.public_url, list(network.urls)
    return Whereabouts(
        network=public or next(iter(addresses), None),
        public=public,
        addresses=addresses,
        name=network.name_url,
        openable=network.is_openable and _asks_from_here(request),
    )


def _asks_from_here(request: Request[Any, Any, Any]) -> bool:
    """Whether this computer itself asks, for itself: no proxy or tunnel on it asks for another."""
    client, host = request.client, host_name(request.headers.get("host", ""))
    return (
        client is not None
        and is_loopback(client.host)
        and host is not None
        and is_loopback(host)
        and not any(name in request.headers for name in _OF_PROXIES)
    )


router = Router("/api/whereabouts", route_handlers=[find, open_to_network], tags=["server"])
