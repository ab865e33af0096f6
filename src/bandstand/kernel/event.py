"""Events (what happened) and reasons (why a move is refused)."""

from __future__ import annotations

from typing import Final, final

from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

Fact = int | list[int] | None
MOST_SEATS: Final = 6  # at any table
# All seats, as bits; a spectator has no seat and knows what everybody knows.
EVERYBODY: Final = 0x3F
SPECTATOR: Final = -1  # instead of a seat: who only watches


@final
class Event:
    """One small thing that happened: a card played, a trick won, a key changed.

    ``facts`` are for all who see the event; ``secret`` facts only for the seats in ``knowers``: to
    the rest they are there, but unknown (None). Seats outside ``audience`` do not see it at all.
    """

    __slots__ = ("audience", "facts", "kind", "knowers", "secret")

    def __init__(
        self,
        kind: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact],
        knowers: i64,
        audience: i64,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.knowers = knowers
        self.audience = audience

    def __repr__(self) -> str:
        secret = f", secret={self.secret!r} to {self.knowers:#b}" if self.secret else ""
        unseen = f", audience={self.audience:#b}" if self.audience != EVERYBODY else ""
        return f"Event({self.kind!r}, {self.facts!r}{secret}{unseen})"

    def shown_to(self, seat: i64) -> dict[str, Fact] | None:
        """The facts as this seat (a spectator: -1) learns them; None if it learns nothing."""
        if not _includes(self.audience, seat):
            return None
        shown: dict[str, Fact] = dict(self.facts)
        knows = _includes(self.knowers, seat)
        for name, value in self.secret.items():
            shown[name] = value if knows else None
        return shown


@final
class Reason:
    """Why a move is refused: the code of the rule that forbids it, and its facts."""

    __slots__ = ("code", "facts")

    def __init__(self, code: str, facts: dict[str, Fact]) -> None:
        self.code = code
        self.facts = facts

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.facts!r})"

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, Fact]]]:
        """Pickle by parts, as a compiled class requires."""
        return Reason, (self.code, self.facts)


def _includes(seats: i64, seat: i64) -> bool:
    if seat < 0:
        return seats == EVERYBODY
    return seats & shift(1, seat) != 0
