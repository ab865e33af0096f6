"""The rules that operators set, read at once: administrators, bans and mutes, the texts."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, get_args

import msgspec
from sqlalchemy import select

from bandstand.server.store import schema
from bandstand.server.store.acts import Access

if TYPE_CHECKING:
    from sqlalchemy import Connection

ACCESS, CODE, ANNOUNCEMENT = "access", "code", "announcement"
Network = IPv4Network | IPv6Network
_IPV6_SITE = 64  # bits: one person usually has a whole network of IPv6 addresses


class Announcement(msgspec.Struct, frozen=True):
    """A sentence of the operator's, and when it goes; None: when they take it away."""

    text: str
    until: float | None


@dataclass(frozen=True)
class Rules:
    """What holds now. People are ids; a moment that something ends at may be infinite."""

    administrators: frozenset[str] = frozenset()
    muted: dict[str, float] = field(default_factory=dict)
    banned: dict[str, float] = field(default_factory=dict)
    networks: dict[Network, float] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    announcement: Announcement | None = None

    @property
    def access(self) -> Access:
        """Who may become somebody here."""
        chosen = self.texts.get(ACCESS, "open")
        return next(one for one in get_args(Access) if one == chosen)

    def banned_until(self, person_id: str | None, address: str, now: float) -> float | None:
        """Until when somebody is banned, by person or by address."""
        ends = [self.banned.get(person_id, 0.0)] if person_id else []
        if self.networks and (place := network_of(address)) is not None:
            ends += [end for one, end in self.networks.items() if _covers(one, place)]
        return max((end for end in ends if end > now), default=None)


def network_of(address: str) -> Network | None:
    """The network that an address stands for; None if it is neither address nor network.

    >>> print(network_of("192.0.2.7"), network_of("2001:db8::1"), network_of("here"))
    192.0.2.7/32 2001:db8::/64 None
    """
    try:
        if "/" in address:
            return ip_network(address, strict=False)
        place = ip_address(address.partition("%")[0])
        mapped = getattr(place, "ipv4_mapped", None)
        if mapped is not None or place.version == 4:
            return ip_network(mapped or place)
        return ip_network(f"{place}/{_IPV6_SITE}", strict=False)
    except ValueError:
        return None


def _covers(whole: Network, part: Network) -> bool:
    if isinstance(whole, IPv4Network):
        return isinstance(part, IPv4Network) and part.subnet_of(whole)
    return isinstance(part, IPv6Network) and part.subnet_of(whole)


def read(connection: Connection) -> Rules:
    """All of it."""
    bans = connection.execute(select(schema.bans)).all()
    texts = {row.name: row for row in connection.execute(select(schema.server_texts))}
    announced = texts.pop(ANNOUNCEMENT, None)
    networks = {
        found: _end(row.until)
        for row in bans
        if row.kind == "address" and (found := network_of(row.subject)) is not None
    }
    people = {row.subject: _end(row.until) for row in bans if row.kind == "person"}
    silenced = {
        row.person_id: _end(row.until) for row in connection.execute(select(schema.silenced))
    }
    return Rules(
        frozenset(connection.execute(select(schema.administrators.c.person_id)).scalars()),
        _with_programs(connection, silenced),
        _with_programs(connection, people),
        networks,
        {name: row.value for name, row in texts.items()},
        None if announced is None else Announcement(announced.value, announced.until),
    )


def _end(until: float | None) -> float:
    return math.inf if until is None else until


def _with_programs(connection: Connection, ends: dict[str, float]) -> dict[str, float]:
    """The same for the programs of these people."""
    if not ends:
        return ends
    people = schema.people
    owned = select(people.c.person_id, people.c.owner).where(people.c.owner.in_(sorted(ends)))
    return ends | {row.person_id: ends[row.owner] for row in connection.execute(owned)}
