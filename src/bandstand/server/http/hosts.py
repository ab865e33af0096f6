"""Which host names the server answers to.

Against DNS rebinding: a page of another site can let its own name resolve to this machine, and
would then be of the same origin as ours. Addresses in numbers cannot be rebound, nor can names that
only a local network resolves.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from bandstand.server.settings import Settings

ANY = "*"
_HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\s\[\]:/@?#\\]+)(?::\d{0,5})?")
_LOCAL_ENDINGS = (
    ".localhost",
    ".local",
    ".localdomain",
    ".lan",
    ".home",
    ".home.arpa",
    ".internal",
)


def host_name(header: str) -> str | None:
    """The name in a Host header, in lower case and without its port; None if it is malformed."""
    found = _HOST.fullmatch(header.strip())
    return found[1].strip("[]").rstrip(".").lower() if found else None


class Hosts:
    """The names that were allowed; without any, those of this machine and its local network."""

    def __init__(self, settings: Settings) -> None:
        origins = (_origin_name(origin) for origin in settings.origins)
        named = {name.strip("[]").rstrip(".").lower() for name in settings.allowed_hosts}
        # A proxy passes on only the names it was configured for.
        self._any = ANY in named or (settings.trust_proxy and not named)
        self._local = not named
        # What invitations carry is answered, whatever else is allowed.
        invited = map(_origin_name, (*settings.network, settings.public_url or ""))
        self._named = named | {name for name in invited if name}
        self._own = {socket.gethostname().lower(), *(name for name in origins if name)}

    def answers_to(self, header: str | None) -> bool:
        """Whether a request with this Host header is meant for us; one without is no browser's."""
        if header is None or self._any:
            return True
        name = host_name(header)
        if name is None:
            return False
        return self._is_named(name) or is_loopback(name) or (self._local and self._is_local(name))

    def _is_named(self, name: str) -> bool:
        parents = (f"*.{name[dot + 1 :]}" for dot, sign in enumerate(name) if sign == ".")
        return name in self._named or not self._named.isdisjoint(parents)

    def _is_local(self, name: str) -> bool:
        single = "." not in name
        return single or name in self._own or name.endswith(_LOCAL_ENDINGS) or is_number(name)


def is_loopback(name: str) -> bool:
    """Whether a host name, or an address in numbers, is this computer's own for itself."""
    return name == "localhost" or (is_number(name) and ip_address(name).is_loopback)


def is_number(name: str) -> bool:
    """Whether a host name is an address in numbers."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _origin_name(origin: str) -> str | None:
    try:
        return urlsplit(origin).hostname
    except ValueError:
        return None
