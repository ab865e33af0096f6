"""Whose time runs at a table, and when something is due there. No clock is read here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bandstand.tables import premoves
from bandstand.tables.chairs import DAILY_SECONDS

if TYPE_CHECKING:
    from bandstand.tables.entries import Pace
    from bandstand.tables.state import TableState

PaceKind = Literal["live", "daily", "untimed"]

# A page shows what has happened, with a finished trick or a callout, before it asks: about three
# beats at every speed. No client is trusted with its own clock, so everybody gets the same.
WATCHING_BEATS = 3
NORMAL_BEAT = 0.7  # of a page at its usual speed, at a table where nobody chose another
GATHERING_SECONDS = 3 * 86_400.0  # a table where nothing happens for so long before the deal closes


def pace_kind(pace: Pace) -> PaceKind:
    """Whether people play at one sitting, over days, or without a clock."""
    if pace.seconds is None:
        return "untimed"
    return "daily" if pace.seconds >= DAILY_SECONDS else "live"


def automatic(state: TableState) -> list[int]:
    """Waiting seats whose decision a bot must make; none while nobody is there."""
    if state.paused() or state.on_hold:
        return []
    return [seat for seat in state.waiting() if plays_itself(state, seat)]


def plays_itself(state: TableState, seat: int) -> bool:
    """Whether a bot decides for this seat."""
    chair = state.chairs[seat]
    return chair.kind == "bot" or chair.absent or chair.resigned or out_of_time(state, seat)


def in_advance(state: TableState) -> list[int]:
    """Waiting seats about whose answer, given in advance, something is to be done.

    It is given when their clock starts: the same moment whatever it is and whatever they hold.
    """
    if state.status != "playing" or state.paused() or state.on_hold:
        return []
    return [
        seat
        for seat in state.waiting()
        if premoves.is_ready(state, seat) and not plays_itself(state, seat)
    ]


def time_to_watch(state: TableState) -> float:
    """Seconds from a new decision to the moment when its clock starts, the same for everybody."""
    return WATCHING_BEATS * (NORMAL_BEAT if state.beat is None else state.beat)


def out_of_time(state: TableState, seat: int) -> bool:
    """Whether the seat's owner is here, but too late for the decision that is owed."""
    chair = state.chairs[seat]
    return chair.person is not None and chair.has_run_out(state.created.pace.seconds)


def deadline(state: TableState, seat: int) -> float | None:
    """When the seat's time for its decision is up."""
    chair, seconds = state.chairs[seat], state.created.pace.seconds
    if seconds is None or plays_itself(state, seat):
        return None
    return chair.time_is_up(seconds)


def owed(state: TableState) -> dict[str, float | None]:
    """The people who owe a decision, each with the end of their time if there is one.

    Nobody owes one for which they have given an answer in advance.
    """
    seats = [
        seat
        for seat in state.waiting()
        if not plays_itself(state, seat) and premoves.answer(state, seat) is None
    ]
    found = [(state.chairs[seat].person, deadline(state, seat)) for seat in seats]
    return {person: until for person, until in found if person is not None}


def due(state: TableState, usual_beat: float) -> float | None:
    """When the table must next do something by itself; a bot answers after a beat."""
    if state.status == "gathering":
        return state.at + GATHERING_SECONDS
    if state.status != "playing":
        return None
    seats = automatic(state)
    if seats:
        beat = usual_beat if state.beat is None else state.beat
        return min(state.chairs[seat].since or state.at for seat in seats) + beat
    moments = [deadline(state, seat) for seat in state.waiting()]
    moments += [state.chairs[seat].since for seat in in_advance(state)]
    return min((moment for moment in moments if moment is not None), default=None)


def run_clocks(state: TableState, before: int) -> None:
    """After a line: start the clocks of seats that must decide now, stop those of the others.

    *before*: the seats that had to decide before the line, as bits.
    """
    waiting, paused, seconds = state.waiting_bits(), state.paused(), state.created.pace.seconds
    for seat, chair in enumerate(state.chairs):
        if not waiting >> seat & 1:
            if before >> seat & 1 and not plays_itself(state, seat):
                chair.count(seconds, state.at)
            chair.spent, chair.since = 0.0, None
        elif state.on_hold:
            chair.count(seconds, state.at)
            chair.since = None
        elif paused:
            chair.since = None
        elif not before >> seat & 1 and not plays_itself(state, seat):
            chair.since = state.at + time_to_watch(state)
        elif chair.since is None or not before >> seat & 1:
            chair.since = state.at
