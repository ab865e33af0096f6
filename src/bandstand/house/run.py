"""Opens the house: uvicorn, the signals that close it, a browser if one is wanted."""

from __future__ import annotations

import signal
import socket
import threading
import webbrowser
from typing import TYPE_CHECKING

import uvicorn

from bandstand.house.app import build_app
from bandstand.house.services import prepare
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from bandstand.house.settings import Settings

_CLOSING_SECONDS = 10


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; port 0 takes any that is free."""
    try:
        return socket.create_server((host, port), backlog=2048, reuse_port=False)
    except OSError as error:
        raise BandstandError(
            f"The house cannot open at {host}:{port}: {error.strerror or error}."
        ) from None


class Server(uvicorn.Server):
    """A server whose closing is no failure: the signal that asked for it is not raised again."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close; at once, if somebody insists."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def make_server(settings: Settings) -> Server:
    """A server that closes gracefully: it hangs up, and writes what it was told."""
    config = uvicorn.Config(
        build_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="on",
        ws_max_size=65_536,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_CLOSING_SECONDS,
    )
    return Server(config)


def serve(
    settings: Settings, listener: socket.socket, opened: Callable[[str], None], browser: bool
) -> bool:
    """Keep the house open until a signal closes it; returns whether it opened at all."""
    prepare(settings)
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host  # noqa: S104
    address = f"http://{shown}:{port}/"
    server = make_server(settings)
    watcher = threading.Thread(
        target=_announce, args=(server, address, opened, browser), daemon=True
    )
    watcher.start()
    server.run(sockets=[listener])
    return server.started


def _announce(
    server: uvicorn.Server, address: str, opened: Callable[[str], None], browser: bool
) -> None:
    pause = threading.Event()
    while not server.started:
        if server.should_exit or pause.wait(0.05):
            return
    opened(address)
    if browser:
        webbrowser.open(address)
