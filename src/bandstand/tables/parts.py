"""What a sheet is made of: chairs with their clocks, lines as told, requests, the snapshot."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bandstand.tables import entries
from bandstand.tables.entries import Line

BOT_NAMES = ("Brio", "Dolce", "Forza", "Lento", "Mosso", "Presto")

Status = Literal["gathering", "playing", "finished", "closed"]


def usual_name(kind: entries.SeatKind, seat: int) -> str:
    """What a seat is called that was given no name."""
    if kind == "bot":
        return BOT_NAMES[seat]
    return f"Guest {seat + 1}" if kind == "local" else ""


class Chair(msgspec.Struct):
    """One chair of a table, and whoever decides for it.

    Its clock counts up: ``spent`` is what the present decision has used of its seconds, apart from
    the stretch that began at ``since``. Nothing but a decision that others have seen, or their
    consent to take one back, sets it to zero.
    """

    kind: entries.SeatKind
    name: str
    level: int
    person: str | None = None
    absent: bool = False
    resigned: bool = False
    bank: float = 0.0
    since: float | None = None  # from when on the time of the decision it owes is to be counted
    turn: int = 0  # counts its decisions; an undo counts for everybody
    spent: float = 0.0
    times: list[float] = []  # what each of its moves used, so that taking one back refunds nothing

    def count(self, seconds: float | None, at: float) -> None:
        """Count the time up to now: the seconds of the decision first, then the bank."""
        if seconds is None or self.since is None:
            return
        total = self.spent + max(0.0, at - self.since)
        self.spent = min(total, seconds)
        self.bank = max(0.0, self.bank - max(0.0, total - seconds))
        self.since = at

    def decide(self, seconds: float | None) -> None:
        """A decision is made; the next one has its seconds anew."""
        if seconds is not None:
            self.times.append(self.spent)
        self.spent, self.since = 0.0, None

    def step(self, seconds: float | None) -> None:
        """A move that leaves the decision open, or belongs to none: the clock runs on."""
        if seconds is not None:
            self.times.append(0.0)

    def undo(self, seconds: float | None) -> None:
        """A move is undone: the time it took counts for the decision that is owed again."""
        if seconds is not None and self.times:
            self.spent = min(seconds, self.spent + self.times.pop())

    def run_out(self, seconds: float) -> None:
        """Time is up: the seconds of this decision and the whole bank are used."""
        self.spent, self.bank = seconds, 0.0

    def has_run_out(self, seconds: float | None) -> bool:
        """Whether no time is left for the decision it owes."""
        return seconds is not None and self.spent >= seconds and self.bank <= 0.0


class Shown(msgspec.Struct, gc=False):
    """A line with what it made happen, and the viewers who are told of it, as bits."""

    line: Line
    events: list[Any]
    visible: int
    text: str = ""  # of a move: how it is written
    paused: bool = False  # with this line the last person left


class Wish(msgspec.Struct):
    """A request to go back to where so many moves had been made, and who agreed to it."""

    seat: int
    keep: int
    agreed: list[int]


class Request(msgspec.Struct):
    """Somebody asks for a bot's chair while the game goes on."""

    seat: int
    person: str
    name: str


class Saved(msgspec.Struct):
    """Everything about a sheet that later lines build on."""

    created: entries.Created
    created_at: float
    at: float
    status: Status
    chairs: list[Chair]
    moves: list[str]
    made: list[tuple[int, int, bool]]
    state: Any
    counts: list[int]
    wish: Wish | None
    rematch: str | None
    finished_at: float | None
    undone: int
    beat: float | None = None
    host: str = ""
    requests: list[Request] = []
    declined: list[str] = []
    askings: dict[str, int] = {}
