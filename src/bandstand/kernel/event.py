"""What happened, and why something may not happen: the two things a game says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

Fact = int | str | list[int] | None
MOST_SEATS: Final = 6  # at any table
# All seats, as bits; a spectator has no seat and knows what everybody knows.
EVERYBODY: Final = 0x3F
NOBODY_KNOWS: Final = 0


@final
class Travel:
    """One piece on its way from a place to another, both named as ``Game.pieces_by_place`` does.

    All who see the event see the way; which piece it is, only the seats in ``knowers``.
    """

    __slots__ = ("knowers", "origin", "piece", "target")

    def __init__(self, piece: str, origin: str, target: str, knowers: i64) -> None:
        self.piece = piece
        self.origin = origin
        self.target = target
        self.knowers = knowers

    def __repr__(self) -> str:
        known = "" if self.knowers == EVERYBODY else f" known to {self.knowers:#b}"
        return f"<{self.piece} from {self.origin} to {self.target}{known}>"

    def shown_to(self, seat: i64) -> tuple[str | None, str, str]:
        """The piece, None if this seat (a spectator: -1) may not know it; from where; to where."""
        piece = self.piece if _includes(self.knowers, seat) else None
        return piece, self.origin, self.target


def place_of(name: str, seat: i64) -> str:
    """A place that each seat has, by its name and the seat's number from 1."""
    return f"{name} {seat + 1}"


def travels(pieces: Sequence[str], origin: str, target: str, knowers: i64) -> list[Travel]:
    """Pieces that all go the same way."""
    return [Travel(piece, origin, target, knowers) for piece in pieces]


@final
class Event:
    """One small thing that happened: a card played, a trick won, a key changed.

    ``facts`` are for all who see the event; ``secret`` facts only for the seats in ``knowers``: to
    the rest they are there, but unknown (None). Seats outside ``audience`` do not see it at all.
    ``travels`` are the pieces that changed their place by it, all at the same time.
    """

    __slots__ = ("audience", "facts", "kind", "knowers", "secret", "travels")

    def __init__(
        self,
        kind: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact],
        knowers: i64,
        audience: i64,
        travels: list[Travel] | None = None,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.knowers = knowers
        self.audience = audience
        self.travels: list[Travel] = travels or []

    def __repr__(self) -> str:
        secret = f", secret={self.secret!r} to {self.knowers:#b}" if self.secret else ""
        unseen = f", audience={self.audience:#b}" if self.audience != EVERYBODY else ""
        moved = f", travels={self.travels!r}" if self.travels else ""
        return f"Event({self.kind!r}, {self.facts!r}{secret}{unseen}{moved})"

    def shown_to(self, seat: i64) -> dict[str, Fact] | None:
        """The facts as this seat (a spectator: -1) learns them; None if it learns nothing."""
        if not _includes(self.audience, seat):
            return None
        shown: dict[str, Fact] = dict(self.facts)
        knows = _includes(self.knowers, seat)
        for name, value in self.secret.items():
            shown[name] = value if knows else None
        return shown

    def travels_shown_to(self, seat: i64) -> list[tuple[str | None, str, str]]:
        """The travels as this seat (a spectator: -1) sees them; none if it sees no event."""
        if not _includes(self.audience, seat):
            return []
        return [travel.shown_to(seat) for travel in self.travels]


@final
class Reason:
    """Why a move is refused: the code of the rule that forbids it, and the facts of the case."""

    __slots__ = ("code", "facts")

    def __init__(self, code: str, facts: dict[str, Fact]) -> None:
        self.code = code
        self.facts = facts

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.facts!r})"

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, Fact]]]:
        """Pickle it by its parts: a compiled class has no other way."""
        return Reason, (self.code, self.facts)


def _includes(seats: i64, seat: i64) -> bool:
    if seat < 0:
        return seats == EVERYBODY
    return seats & shift(1, seat) != 0
