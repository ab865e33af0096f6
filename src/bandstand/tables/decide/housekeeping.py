"""What the server asks of a table by itself: time is up, people are gone, a journal is full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.tables import commands, entries, premoves
from bandstand.tables.clocks import GATHERING_SECONDS, deadline, in_advance
from bandstand.tables.refusals import not_now
from bandstand.tables.visibility import SPECTATOR

if TYPE_CHECKING:
    from bandstand.tables.entries import AnyEntry, Entries
    from bandstand.tables.state import TableState

# What a game can be finished without: at a table whose journal is full these are refused.
_OPTIONAL = (
    entries.Sat,
    entries.Replanned,
    entries.Said,
    entries.Emoted,
    entries.BeatSet,
    entries.Renamed,
    entries.Refaced,
    entries.HolidaySet,
    entries.TookBack,
    entries.AskedBack,
    entries.AskedSeat,
    entries.PartySet,
    entries.HandedOver,
    entries.Proposed,
    entries.Readied,
    entries.PolicySet,
    entries.OptionsSet,
    entries.AskedPolicy,
    entries.AskedPause,
    entries.GaveTime,
    entries.AskedHint,
    entries.AskedLook,
    entries.AllowedLook,
    entries.Remarked,
    entries.Barred,
    entries.Premoved,
)


def stop_waiting(state: TableState, command: commands.StopWaiting, now: float) -> Entries:
    """Let a bot play for the first seat of those who are missed and not on holiday."""
    for seat, chair in enumerate(state.chairs):
        missed = chair.person in command.people and not chair.on_holiday(now)
        if missed and chair.is_played_by_owner():
            return (entries.Absent(seat, "lost"),)
    return ()


def call_time(state: TableState, command: commands.CallTime, now: float) -> Entries:
    """Close a table at which nobody meets; give an answer that was given in advance.

    Let a bot play for a player whose time is up.
    """
    if state.status == "gathering" and state.at + GATHERING_SECONDS <= now:
        return (entries.Closed(),)
    for seat in in_advance(state):
        since = state.chairs[seat].since
        if since is not None and since <= now:
            return premoves.answered(state, seat)
    for seat in state.waiting():
        end = deadline(state, seat)
        if end is not None and end <= now:
            return (entries.Absent(seat, "time"),)
    return ()


def close_abandoned(state: TableState, command: commands.CloseAbandoned, now: float) -> Entries:
    """Close a game unless something has happened since."""
    if state.status != "playing" or state.at >= command.since:
        return ()
    return (entries.Closed(),)


def close(state: TableState, command: commands.Close, now: float) -> Entries:
    """Close a table for the operator of the server, also with people at it."""
    if state.is_over():
        raise not_now("over", "This game is over.")
    return (entries.Closed(operator=True),)


def link_rematch(state: TableState, command: commands.LinkRematch, now: float) -> Entries:
    """Note the first rematch that was laid."""
    return () if state.rematch is not None else (entries.Rematched(command.table),)


def check_length(state: TableState, entry: AnyEntry, most: int) -> None:
    """Refuse talk and the like at a table whose journal is full; it can be played to its end."""
    if state.number >= most and _is_optional(state, entry):
        raise not_now(
            "table-full",
            f"The journal of this table has {most} lines, the most there may be. "
            "The game can be played to its end; chat, taking back, and coming and going are over.",
        )


def _is_optional(state: TableState, entry: AnyEntry) -> bool:
    """Whether the game can be finished without it: also an order that nobody else notices."""
    if isinstance(entry, entries.Absent):
        return entry.why == "gone"  # who comes back is let in: they must not go again and again
    if not isinstance(entry, entries.Moved):
        return isinstance(entry, _OPTIONAL)
    position = state.playing.state
    if entry.move not in position.unprompted_moves(entry.seat):
        return False
    after = position.clone()
    after.play(entry.seat, entry.move)
    return bool(state.game.view(position, SPECTATOR) == state.game.view(after, SPECTATOR))
