"""Opens the server: uvicorn, the signals that close it, a browser if one is wanted."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from http.client import HTTPException
from typing import TYPE_CHECKING, Any

import msgspec
import uvicorn

from bandstand.kernel.errors import BandstandError
from bandstand.server.http.app import build_app
from bandstand.server.http.socket_protocol import SocketProtocol
from bandstand.server.http.timeouts import timed_protocol
from bandstand.server.network import ANY_HOST, LOOPBACK, Network
from bandstand.server.services import prepare
from bandstand.server.store.database import claimed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    from bandstand.server.settings import Settings

_CLOSING_SECONDS = 10
_COLLECTION_SECONDS = 300.0
_YOUNG = 2_000  # new objects that bring a look at the young ones
_NEVER = 2_000_000_000
_TURN_SECONDS = 0.0005
_ANSWER_SECONDS = 3.0
_LONGEST_ANSWER = 10_000
_BACKLOG = 2048


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; port 0 takes any that is free."""
    try:
        return socket.create_server((host, port), backlog=_BACKLOG, reuse_port=False)
    except OSError as error:
        raise BandstandError(
            f"The server cannot open at {host}:{port}: {_reason(error)}. "
            "Another place can be named with --host and --port."
        ) from None


def _reason(error: OSError) -> str:
    """What the system says; Python adds to it the address that the sentence has already."""
    return (error.strerror or str(error)).partition(" (while attempting")[0]


class Server(uvicorn.Server):
    """A server whose closing is no failure: the signal that asked for it is not raised again."""

    def __init__(self, config: uvicorn.Config, network: Network) -> None:
        super().__init__(config)
        self._network = network

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open; on a network under a name."""
        await super().startup(sockets)
        if self.started:
            self._network.announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close; the name first, so that nobody comes to a closed door."""
        await self._network.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close; at once, if somebody insists."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def listen(self, address: str) -> int:
        """Listen at one more address, on the port of the first socket, which is returned."""
        port = int(self.servers[0].sockets[0].getsockname()[1])
        listener = socket.create_server((address, port), backlog=_BACKLOG)
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(self._protocol, sock=listener))
        return port

    def _protocol(self) -> asyncio.Protocol:
        """What uvicorn makes for a connection to the sockets that it was started with."""
        make: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


def make_server(settings: Settings) -> Server:
    """A server that closes gracefully: it hangs up, and writes what it was told."""
    network = Network(settings)
    config = uvicorn.Config(
        build_app(settings, network),
        http=timed_protocol(settings.header_seconds),
        ws=SocketProtocol,
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
    server = Server(config, network)
    network.attach(server.listen)
    return server


Opened = Callable[[str, str | None], None]


def serve(settings: Settings, listener: socket.socket, opened: Opened) -> bool:
    """Keep the server open until a signal closes it; returns whether it opened at all.

    *Opened* is told the address and, on the first start, that of the first administrator's link.
    """
    with claimed(settings.data, shared=settings.bus is not None):
        # Only the process that holds the database's lock may migrate it.
        secret = prepare(settings)
        server = make_server(settings)
        address = address_of(*listener.getsockname()[:2])
        link = secret and desk_link(settings.public_url or address, secret)
        told = partial(opened, address, link)
        watcher = threading.Thread(target=_announce, args=(server, told), daemon=True)
        watcher.start()
        with rare_collections(), quick_turns(), closed_by_hang_up(server):
            server.run(sockets=[listener])
    return server.started


@contextmanager
def closed_by_hang_up(server: Server) -> Iterator[None]:
    """Close as gracefully when the terminal is closed as on Ctrl+C; nohup goes on without one."""
    number = getattr(signal, "SIGHUP", None)  # Windows has none
    own = threading.current_thread() is threading.main_thread()
    if number is None or not own or signal.getsignal(number) is not signal.SIG_DFL:
        yield
        return
    signal.signal(number, server.handle_exit)
    try:
        yield
    finally:
        signal.signal(number, signal.SIG_DFL)


@contextmanager
def rare_collections() -> Iterator[None]:
    """Look through everything for garbage every few minutes only.

    With hundreds of tables in memory such a look takes a tenth of a second and more, and everybody
    waits for it; young garbage is collected as ever, and most goes without a collector's help.
    """
    usual = gc.get_threshold()
    done = threading.Event()

    def collect() -> None:
        while not done.wait(_COLLECTION_SECONDS):
            gc.collect()

    gc.collect()
    gc.freeze()  # what was imported stays for good
    gc.set_threshold(_YOUNG, usual[1], _NEVER)
    threading.Thread(target=collect, name="collector", daemon=True).start()
    try:
        yield
    finally:
        done.set()
        gc.set_threshold(*usual)
        gc.unfreeze()


@contextmanager
def quick_turns() -> Iterator[None]:
    """Let threads take turns ten times as often as usual.

    The writer needs the interpreter for a moment after every row; while many sockets are told their
    news it would wait for it a hundred times longer than for the disk.
    """
    usual = sys.getswitchinterval()
    sys.setswitchinterval(_TURN_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds a server that listens there."""
    return f"http://{'localhost' if host in (*LOOPBACK, ANY_HOST) else host}:{port}/"


def desk_link(address: str, secret: str) -> str:
    """The link that makes the person who opens it an administrator; the secret reaches no log."""
    return f"{address.rstrip('/')}/desk#{secret}"


def _announce(server: uvicorn.Server, opened: Callable[[], None]) -> None:
    pause = threading.Event()
    while not server.started:
        if server.should_exit or pause.wait(0.05):
            return
    opened()


def is_bandstand(address: str) -> bool:
    """Whether a Bandstand server answers there."""
    try:
        with urllib.request.urlopen(  # noqa: S310  our own address, always http
            f"{address}api/health", timeout=_ANSWER_SECONDS
        ) as answer:
            health = msgspec.json.decode(answer.read(_LONGEST_ANSWER))
    except (OSError, ValueError, HTTPException):
        return False
    return isinstance(health, dict) and {"status", "version", "tables"} <= health.keys()


def open_browser(address: str) -> None:
    """Show a page, unless the only browser is one that would take over this terminal."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is not webbrowser.GenericBrowser:
        browser.open(address)
