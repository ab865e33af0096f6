"""Requests to addresses that people named: only to the open internet, and only for so long.

Anybody may name an address here, so the server must not be a way into the network it stands in. The
name is resolved once, every address it has is checked, and the connection is made to what was
checked. Redirections are not followed, and nothing of an answer but its status is passed on.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import h11

_SECONDS = 10.0
_CHUNK = 16_384
_MOST_HEADERS = 65_536
# A name server that never answers holds a thread for half a minute, also when nobody waits for it
# any more. The event loop's own executor has six threads on two cores: too few for that.
_lookups = ThreadPoolExecutor(64, "lookup")
_NAT64 = IPv6Network("64:ff9b::/96")
# Python counts these as global: NAT64 and IPv4 addresses within an organisation (RFC 8215, 4291).
_NOT_OPEN = (IPv6Network("64:ff9b:1::/48"), IPv6Network("::/96"))


class Outgoing(NamedTuple):
    """A request to be made."""

    method: str
    url: str
    headers: dict[str, str]
    body: bytes


class Answer(NamedTuple):
    """What came of a request."""

    status: int
    retry_after: float | None = None  # seconds, if the receiver asked for patience


class ForbiddenAddressError(ValueError):
    """An address that the server must not connect to."""


class UnreachableError(OSError):
    """No answer came: no connection, or none in time."""


def check_url(url: str, private: bool) -> None:
    """Refuse what is no address of a web server, and without TLS unless *private* ones may be."""
    _split(url, private)


def _split(url: str, private: bool) -> tuple[str, str, int, str]:
    """Scheme, host, port and target of a URL."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise ForbiddenAddressError("That is not an address of a web server.") from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if not plain or not _is_host(parts.hostname) or parts.scheme not in ("http", "https"):
        raise ForbiddenAddressError("That is not an address of a web server.")
    if parts.username is not None:
        raise ForbiddenAddressError("The address must not hold a name and password.")
    if parts.scheme != "https" and not private:
        raise ForbiddenAddressError("The address must begin with https://.")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme, parts.hostname or "", port, target


def _is_host(name: str | None) -> bool:
    """Whether a name can be looked up at all: none of its parts is empty or too long."""
    try:
        return bool((name or "").encode("idna"))
    except UnicodeError:
        return False


def host_of(url: str) -> str:
    """The host of an address: what its owner may see of it, since the rest may be a secret."""
    return url.partition("://")[2].partition("/")[0]


def is_open(address: str) -> bool:
    """Whether an IP address belongs to the open internet, also behind one that embeds another."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        embedded = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if found in _NAT64:
            embedded = ip_address(int(found) & 0xFFFFFFFF)  # type: ignore[assignment]
        if embedded:
            return is_open(str(embedded))
        if found.is_site_local or any(found in network for network in _NOT_OPEN):
            return False
    return found.is_global and not found.is_multicast


async def send(request: Outgoing, private: bool, seconds: float = _SECONDS) -> Answer:
    """Make a request; an error with a sentence if it may not or cannot be made."""
    scheme, host, port, target = _split(request.url, private)
    try:
        async with asyncio.timeout(seconds):
            address = await _resolve(host, port, private)
            context = ssl.create_default_context() if scheme == "https" else None
            reader, writer = await asyncio.open_connection(
                address, port, ssl=context, server_hostname=host if context else None
            )
            try:
                return await _exchange(reader, writer, request, host, port, target)
            finally:
                writer.close()
    except ForbiddenAddressError:
        raise
    except TimeoutError:
        raise UnreachableError(f"{host} did not answer in time.") from None
    except (OSError, h11.RemoteProtocolError) as error:
        raise UnreachableError(f"{host} cannot be reached: {error}") from None


async def _resolve(host: str, port: int, private: bool) -> str:
    """The address to connect to; refused if any address of that name is not open to all."""
    look_up = asyncio.get_running_loop().run_in_executor(
        _lookups, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    )
    found = [str(entry[4][0]) for entry in await look_up]
    if not found:
        raise UnreachableError(f"{host} has no address.")
    if not private and not all(is_open(address.partition("%")[0]) for address in found):
        raise ForbiddenAddressError(f"{host} is in a private network.")
    return found[0]


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    request: Outgoing,
    host: str,
    port: int,
    target: str,
) -> Answer:
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=_MOST_HEADERS)
    name = f"[{host}]" if ":" in host else host
    headers = {
        "Host": f"{name}:{port}",
        "User-Agent": "Bandstand",
        "Content-Length": str(len(request.body)),
        "Connection": "close",
        **request.headers,
    }
    head = h11.Request(method=request.method, target=target, headers=list(headers.items()))
    for part in (head, h11.Data(data=request.body), h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(_CHUNK))
        elif isinstance(event, h11.Response):
            return Answer(event.status_code, _patience(dict(event.headers)))
        elif not isinstance(event, h11.InformationalResponse):
            raise UnreachableError(f"{host} hung up.")


def _patience(headers: dict[bytes, bytes]) -> float | None:
    text = headers.get(b"retry-after", b"")
    return float(text) if text.isdigit() and len(text) < 7 else None
