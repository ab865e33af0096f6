"""The chairs of a table: who decides for each, and how much time it has used."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bandstand.tables.entries import Face, Holiday, SeatKind

BOT_NAMES = ("Brio", "Dolce", "Forza", "Lento", "Mosso", "Presto")
STAND_IN_LEVEL = 2  # of the bot that plays for somebody who is away
DAILY_SECONDS = 3_600.0  # who has so long for a decision need not stay at the table

Status = Literal["gathering", "playing", "finished", "closed"]


def usual_name(kind: SeatKind, seat: int) -> str:
    """The name of a seat that was given none."""
    if kind == "bot":
        return BOT_NAMES[seat]
    return f"Guest {seat + 1}" if kind == "local" else ""


class InAdvance(msgspec.Struct, frozen=True):
    """What a seat's owner said they will do, and what became of it; nobody else is told.

    Moves in their order, for the next decision or to ``keep`` for all. No moves: the move that
    could not be made, and the rule that forbade it.
    """

    moves: tuple[int, ...]
    keep: bool = False
    dropped: int | None = None
    reason: str = ""
    facts: dict[str, Any] = {}


class Chair(msgspec.Struct):
    """One chair of a table, and who decides for it.

    Its clock counts up: ``spent`` is what the present decision has used of its seconds, apart from
    the stretch that began at ``since``. Nothing but a decision that others have seen, or their
    consent to take one back, sets it to zero.
    """

    kind: SeatKind
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
    face: Face | None = None
    program: bool = False  # a program plays here, through the bot API
    bot: str = ""  # the own bot that plays here instead of the level
    holiday: Holiday | None = None  # of the person; slow clocks stand still meanwhile
    in_advance: InAdvance | None = None

    def copy(self) -> Chair:
        """A chair that can change without changing this one."""
        return msgspec.structs.replace(self, times=list(self.times))

    def is_played_by_owner(self) -> bool:
        """Whether a person sits here and has neither left nor given the game up."""
        return self.person is not None and not (self.absent or self.resigned)

    def on_holiday(self, at: float) -> bool:
        """Whether the person who sits here is on holiday."""
        return self.holiday is not None and self.holiday.start <= at < self.holiday.end

    def count(self, seconds: float | None, at: float) -> None:
        """Count the time up to now: the seconds of the decision first, then the bank."""
        if seconds is None or self.since is None:
            return
        total = self.spent + max(0.0, at - self.since - self._time_off(seconds, self.since, at))
        self.spent = min(total, seconds)
        self.bank = max(0.0, self.bank - max(0.0, total - seconds))
        self.since = max(at, self.since)

    def time_is_up(self, seconds: float) -> float | None:
        """When nothing is left of the decision's time, if the clock runs."""
        if self.since is None:
            return None
        end = self.since + seconds - self.spent + self.bank
        if self.holiday is None or end <= self.holiday.start:
            return end
        # Time that begins to be counted, or goes on, after the holiday.
        return end + self._time_off(seconds, self.since, self.holiday.end)

    def _time_off(self, seconds: float, since: float, until: float) -> float:
        """How much of a stretch does not count: a holiday, where there is time for one."""
        if self.holiday is None or seconds < DAILY_SECONDS:
            return 0.0
        return max(0.0, min(until, self.holiday.end) - max(since, self.holiday.start))

    def decide(self, seconds: float | None) -> None:
        """A decision is made; the next one gets its seconds again."""
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
