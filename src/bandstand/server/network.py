"""At which addresses others find this server, and how it is opened to them while it runs."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
import sys
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from bandstand.server.local_name import LocalName
from bandstand.tables.refusals import not_now

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from bandstand.server.settings import Settings

    Listen = Callable[[str], Awaitable[int]]  # listen at an address too; returns the port

ANY_HOST = "0.0.0.0"  # noqa: S104  what it is called to listen on every network
LOOPBACK = ("127.0.0.1", "localhost", "::1")
_ELSEWHERE = ("192.0.2.1", 9)  # nobody's: set aside for documentation
_GET_INTERFACE_ADDRESS = 0x8915  # Linux: SIOCGIFADDR
_log = logging.getLogger(__name__)


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine; first the one by which it reaches other networks."""
    found = [*_routed_address(), *_interface_addresses()]
    return [address for address in dict.fromkeys(found) if _is_for_others(address)]


def network_urls(host: str, port: int) -> tuple[str, ...]:
    """Where others on the same network find a server that listens there; the likeliest first."""
    if host in LOOPBACK:
        return ()
    return _urls(own_addresses() if host == ANY_HOST else [host], port)


def _urls(addresses: Sequence[str], port: int) -> tuple[str, ...]:
    return tuple(f"http://{address}:{port}/" for address in addresses)


def is_ipv4(host: str) -> bool:
    """Whether it is an IPv4 address in numbers."""
    try:
        return ip_address(host).version == 4
    except ValueError:
        return False


def _is_for_others(address: str) -> bool:
    parsed = ip_address(address)
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def _routed_address() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        try:
            sender.connect(_ELSEWHERE)  # sends nothing: it only chooses the way
        except OSError:
            return
        yield str(sender.getsockname()[0])


def _interface_addresses() -> Iterator[str]:
    """The address of every interface; elsewhere than on Linux there is no short way to ask."""
    if sys.platform != "linux":
        return
    from fcntl import ioctl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                answer = ioctl(asker.fileno(), _GET_INTERFACE_ADDRESS, request)
            except OSError:  # it has none
                continue
            yield socket.inet_ntoa(answer[20:24])


class Network:
    """The addresses of a running server. One that was started for this computer can be opened."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._listen: Listen | None = None
        self._opened: tuple[str, ...] = ()
        self._opening = asyncio.Lock()
        self._local_name = LocalName()
        self._naming: asyncio.Task[None] | None = None

    def attach(self, listen: Listen) -> None:
        """Be told how to listen at one more address."""
        self._listen = listen

    @property
    def urls(self) -> tuple[str, ...]:
        """Where others on the same network find this server; the likeliest first."""
        return self._settings.network or self._opened

    @property
    def name_url(self) -> str | None:
        """The same by a name that the network resolves; None while there is none."""
        host = self._local_name.host
        return f"http://{host}:{urlsplit(self.urls[0]).port}/" if host and self.urls else None

    def announce(self) -> None:
        """Give the server a name on the network that it is open to; it takes some seconds."""
        found = [urlsplit(url) for url in self.urls]
        addresses = [url.hostname for url in found if url.hostname and is_ipv4(url.hostname)]
        if self._naming is None and addresses:
            port = found[0].port or 80
            self._naming = asyncio.create_task(self._local_name.announce(addresses, port))

    async def close(self) -> None:
        """Withdraw the name; the sockets are closed by the server."""
        if self._naming is not None:
            self._naming.cancel()
            await asyncio.gather(self._naming, return_exceptions=True)
            await self._local_name.withdraw()

    @property
    def is_openable(self) -> bool:
        """Whether it can be opened to the network: it listens for this computer alone."""
        return self._settings.openable and self._listen is not None and not self.urls

    async def open(self) -> None:
        """Listen on the network too, until the server is closed."""
        async with self._opening:
            if self._listen is None or not self.is_openable:
                return
            addresses = own_addresses()
            if not addresses:
                raise not_now("no-network", "This computer is not on a network just now.")
            self._opened = await _listen_at(addresses, self._listen)
            _log.warning("opened to the network by its page: %s", ", ".join(self._opened))
            self.announce()


async def _listen_at(addresses: Sequence[str], listen: Listen) -> tuple[str, ...]:
    """Listen wherever it is possible; returns the URLs."""
    urls: list[str] = []
    for address in addresses:
        try:
            urls.extend(_urls([address], await listen(address)))
        except OSError as error:
            _log.warning("cannot listen at %s: %s", address, error)
    if not urls:
        sentence = "Another program has this port on the network; start with another --port."
        raise not_now("port-taken", sentence)
    return tuple(urls)
