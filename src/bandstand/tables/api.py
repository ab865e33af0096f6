"""Small things that travel over HTTP, whether a server or a page hosts the table."""

from __future__ import annotations

import msgspec

from bandstand.tables.entries import Face


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    """A seat, or whichever there is."""

    seat: int | None = None


class Answered(msgspec.Struct, forbid_unknown_fields=True):
    """What is answered to a person who asks for a bot's chair."""

    person: str
    yes: bool = True


class Added(msgspec.Struct, forbid_unknown_fields=True):
    """What is added to a shuffle: 32 random bytes in hexadecimal."""

    entropy: str


class Laid(msgspec.Struct):
    """Where a table is found."""

    id: str


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A name to be called by."""

    name: str


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What to change about oneself."""

    name: str | None = None
    rated: bool | None = None
    face: Face | None = None


class OwnBot(msgspec.Struct):
    """A bot of the server's own that can play wherever a level can."""

    name: str


class Level(msgspec.Struct):
    """How well a bot plays."""

    level: int
    meaning: str
