"""What people and the server ask of a table."""

from __future__ import annotations

from typing import Literal

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody the server knows: a guest, or a program that plays through the bot API."""

    id: str
    name: str
    kind: Literal["guest", "program"] = "guest"
    rated: bool = False
