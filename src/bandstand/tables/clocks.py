"""Whose time runs at a table, and when something is due there. No clock is read here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bandstand.tables.state import TableState

GATHERING_SECONDS = 3 * 86_400.0  # a table where nothing happens for so long before the deal closes


def automatic(state: TableState) -> list[int]:
    """Waiting seats whose decision a bot must make; none while nobody is there."""
    if state.paused() or state.on_hold:
        return []
    return [seat for seat in state.waiting() if plays_itself(state, seat)]


def plays_itself(state: TableState, seat: int) -> bool:
    """Whether a bot decides for this seat."""
    chair = state.chairs[seat]
    return chair.kind == "bot" or chair.absent or chair.resigned or out_of_time(state, seat)


def out_of_time(state: TableState, seat: int) -> bool:
    """Whether the seat's owner is here, but too late for the decision that is owed."""
    chair = state.chairs[seat]
    return chair.person is not None and chair.has_run_out(state.created.pace.seconds)


def deadline(state: TableState, seat: int) -> float | None:
    """When the seat's time for its decision is up."""
    chair, seconds = state.chairs[seat], state.created.pace.seconds
    if seconds is None or chair.since is None or plays_itself(state, seat):
        return None
    return chair.since + seconds - chair.spent + chair.bank


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
    deadlines = [deadline(state, seat) for seat in state.waiting()]
    return min((moment for moment in deadlines if moment is not None), default=None)


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
        elif chair.since is None or not before >> seat & 1:
            chair.since = state.at
