"""A table as everybody may see it: its chairs, what is asked there, its line in a list."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bandstand.tables.chairs import Status
from bandstand.tables.entries import Face, Holiday, Origin, Pace, Policy, SeatKind, Spectators


class ChairInfo(msgspec.Struct, frozen=True, gc=False):
    """One chair, as everybody may see it."""

    kind: SeatKind
    name: str
    level: int | None
    person: str | None
    absent: bool
    resigned: bool
    face: Face | None = None  # None: none was chosen
    program: bool = False  # a program plays, through the bot API
    holiday: Holiday | None = None  # when the person is away; it may be over
    bot: str = ""  # one of the server's own bots plays, and no level


class WishInfo(msgspec.Struct, frozen=True, gc=False):
    """Who asks to take a move back (or to pause, or for a policy), who agreed, who has to."""

    seat: int
    agreed: list[int]
    missing: list[int]
    what: Literal["back", "pause", "policy"] = "back"
    policy: Policy | None = None


class RequestInfo(msgspec.Struct, frozen=True, gc=False):
    """Who asks for a bot's chair."""

    seat: int
    person: str
    name: str


class LookInfo(msgspec.Struct, frozen=True, gc=False):
    """A spectator who sees the hand of a seat (None: all hands), once nobody is ``missing``."""

    person: str
    name: str
    seat: int | None
    missing: list[str]  # the people who have not said yes


class PartyInfo(msgspec.Struct, frozen=True, gc=False):
    """The people who stay together from game to game, as everybody may see it: their room."""

    id: str
    title: str
    locked: bool


class ProposalInfo(msgspec.Struct, frozen=True, gc=False):
    """The game that somebody proposes to play next, who is ready, and who still has to be."""

    person: str
    name: str
    game: str
    title: str
    options: dict[str, Any]
    players: int
    ready: list[str]
    missing: list[str]


class TableInfo(msgspec.Struct, frozen=True, gc=False):
    """A table, as everybody may see it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    status: Status
    public: bool
    rated: bool
    takeover: bool
    pace: Pace
    spectators: Spectators
    host: str
    seats: list[ChairInfo]
    commitment: str
    secret: str | None
    scores: list[int] | None
    placing: list[int] | None
    wish: WishInfo | None
    rematch: str | None
    created: float
    beat: float | None  # seconds a bot waits before it moves; None: as the server does
    origin: Origin | None = None
    paused: bool = False  # everybody who plays is away, and the game waits for them
    requests: list[RequestInfo] = []
    admits: list[str] = []  # the people who answer these requests
    party: PartyInfo | None = None
    proposal: ProposalInfo | None = None
    policy: Policy = Policy()
    on_hold: bool = False  # a pause that its people agreed on
    entropy: list[str | None] = []  # what each seat added to the shuffle
    looks: list[LookInfo] = []


class ChairLine(msgspec.Struct, gc=False):
    """A chair in a list of tables."""

    kind: str
    name: str


class TableLine(msgspec.Struct, gc=False):
    """A table in a list."""

    id: str
    game: str
    status: str
    public: bool
    host: str
    seats: list[ChairLine]
    rated: bool
    created: float
    updated: float
    # In a person's own list: whether they owe a decision, until when, and the place they came in.
    turn: bool = False
    until: float | None = None
    place: int | None = None
