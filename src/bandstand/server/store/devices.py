"""Devices a person is signed in on. A cookie names one, so that it can be signed out.

A cookie from before there were devices names its person: such a device has the person's own id.
"""

from __future__ import annotations

import secrets
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from bandstand.server.store import schema
from bandstand.server.store.people import read_person
from bandstand.tables.commands import Person

if TYPE_CHECKING:
    from bandstand.server.store.writer import Writer

SEEN_SECONDS = 900.0  # how often at most it is written down that a device was seen
MOST_DEVICES = 50  # of one person; the one not seen for longest goes first
_MOST_NOTED = 10_000

_BROWSERS = (  # what a user agent says, the telling part first: most claim to be several
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("FxiOS", "Firefox"),
    ("Firefox", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


class Device(msgspec.Struct, frozen=True):
    """A device a person is signed in on; times in seconds since 1970, the later one roughly."""

    id: str
    description: str
    first_seen: float
    last_seen: float
    here: bool = False


class Session(msgspec.Struct, frozen=True):
    """Who asks, and from which device; a program has none."""

    person: Person
    device: str | None = None


def describe(agent: str) -> str:
    """A user agent in two words, browser and system; no version, nothing to recognise one by."""
    browser = next((name for sign, name in _BROWSERS if sign in agent), "")
    system = next((name for sign, name in _SYSTEMS if sign in agent), "")
    return ", ".join(filter(None, (browser, system)))


def add(connection: Connection, person_id: str, description: str, at: float) -> str:
    """Sign a person in on a new device; returns its id."""
    devices = schema.devices
    mine = select(devices.c.device_id).where(devices.c.person_id == person_id)
    known = connection.execute(mine.order_by(devices.c.seen.desc())).scalars().all()
    for old in known[MOST_DEVICES - 1 :]:
        connection.execute(delete(devices).where(devices.c.device_id == old))
        _end_push(connection, old)
    row = {"device_id": secrets.token_urlsafe(12), "person_id": person_id}
    connection.execute(devices.insert().values(**row, description=description, created=at, seen=at))
    return row["device_id"]


_FIND = (
    select(schema.people, schema.devices.c.seen)
    .join(schema.devices, schema.devices.c.person_id == schema.people.c.person_id)
    .where(schema.devices.c.device_id == bindparam("device"))
)


def find(connection: Connection, device_id: str) -> tuple[Person, float] | None:
    """Who is signed in on a device, and when it was last written down that it was seen."""
    row = connection.execute(_FIND, {"device": device_id}).first()
    if row is None:
        return None
    return read_person(row), row.seen


def listed(connection: Connection, session: Session) -> list[Device]:
    """Every device of a person, the one that asks first, then the latest seen."""
    devices = schema.devices
    rows = connection.execute(
        select(devices)
        .where(devices.c.person_id == session.person.id)
        .order_by(devices.c.seen.desc(), devices.c.device_id)
    )
    found = [
        Device(
            row.device_id, row.description, row.created, row.seen, row.device_id == session.device
        )
        for row in rows
    ]
    return sorted(found, key=lambda device: not device.here)


def sign_out(connection: Connection, person_id: str, device_id: str) -> bool:
    """Sign a device of a person out; returns whether it was signed in."""
    devices = schema.devices
    done = connection.execute(
        delete(devices).where(devices.c.device_id == device_id, devices.c.person_id == person_id)
    )
    if done.rowcount:
        _end_push(connection, device_id)
    return done.rowcount > 0


def _end_push(connection: Connection, device_id: str) -> None:
    """A browser that is signed out is told of nobody's turn any more."""
    channels = schema.notify_channels
    connection.execute(delete(channels).where(channels.c.device_id == device_id))


def sign_out_all(connection: Connection, person_id: str, but: str | None = None) -> list[str]:
    """Sign every device of a person out, but perhaps one; returns their ids."""
    devices = schema.devices
    mine = select(devices.c.device_id).where(devices.c.person_id == person_id)
    ended = [one for one in connection.execute(mine).scalars() if one != but]
    for device_id in ended:
        connection.execute(delete(devices).where(devices.c.device_id == device_id))
        _end_push(connection, device_id)
    return ended


class LastSeen:
    """Writes down when devices were seen: seldom, and without anybody waiting for it."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._noted: dict[str, float] = {}  # when it was last tried, on the monotonic clock

    def note(self, device_id: str, written: float, now: float, agent: str) -> None:
        """A device was seen now; *written* is when the database says it was."""
        tried = monotonic()
        if now - written < SEEN_SECONDS or tried - self._noted.get(device_id, -1e9) < SEEN_SECONDS:
            return
        if len(self._noted) >= _MOST_NOTED:
            self._noted.clear()
        self._noted[device_id] = tried
        description = describe(agent)
        self._writer.submit(lambda c: _note(c, device_id, now, description))


def _note(connection: Connection, device_id: str, now: float, description: str) -> None:
    devices = schema.devices
    connection.execute(
        update(devices)
        .where(devices.c.device_id == device_id)
        .values(seen=now, description=description)
    )
