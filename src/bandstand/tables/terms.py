"""How a table is laid: its chairs, its pace, what its people agree on, and who they are.

Entries and commands are made of these; the journal keeps them for ever.
"""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["open", "person", "local", "bot"]
Spectators = Literal["open", "delayed", "closed"]
Watching = Literal["hidden", "shoulder", "open"]
Colour = Literal["blue", "green", "red", "yellow", "purple", "grey"]
Instrument = Literal["guitar", "violin", "piano", "drum", "trumpet", "flute"]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take: a number of seconds each, and a bank to draw on beyond them.

    No seconds: no clock at all.
    """

    seconds: float | None = None
    bank: float = 0.0


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the people of a table agree on: hints, absences, and what spectators may watch.

    When somebody is away the others wait, or are asked whether a bot shall play, or a bot plays
    after some minutes (None: as many as the server waits). Where there is a clock, that decides.
    Spectators see no hand, or one whose owner lets them, or all if everybody lets them.
    """

    hints: bool = True
    away: Literal["wait", "ask", "bot"] = "bot"
    minutes: float | None = None
    watching: Watching = "hidden"


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who a chair is meant for: anyone (open), the host's own browser (local), or a bot."""

    kind: Literal["open", "local", "bot"] = "open"
    level: int = 2
    name: str = ""
    bot: str = ""  # one of the server's own bots; the level moves for it where it fails


class Party(msgspec.Struct, frozen=True):
    """The people who stay together from game to game; players call it their room.

    Every table of a party carries it on: its title, whether newcomers may sit down, whom the host
    asked to go, and who may sit down although it is locked.
    """

    id: str
    title: str = ""
    locked: bool = False
    barred: tuple[str, ...] = ()
    invited: tuple[str, ...] = ()


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a person is drawn: a colour, and the instrument they chose."""

    colour: Colour
    instrument: Instrument


class Holiday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a person is away, in seconds since 1970: slow clocks of theirs stand still then."""

    start: float
    end: float


class Origin(msgspec.Struct, frozen=True):
    """The moment a table goes on from: of which table or record, after how many moves."""

    of: Literal["table", "record"]
    id: str
    number: int
