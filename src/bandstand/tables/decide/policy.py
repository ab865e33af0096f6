"""What the people of a table agree on: options, hints, absences, the clock, a pause, more time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.kernel.errors import BandstandError
from bandstand.tables import entries
from bandstand.tables.checks import check_seat, one_seat
from bandstand.tables.party import name_of
from bandstand.tables.refusals import not_now, unprocessable

if TYPE_CHECKING:
    from bandstand.tables import commands
    from bandstand.tables.entries import Entries, Pace, Policy
    from bandstand.tables.state import TableState

GIFT_SECONDS = 60.0  # more time, each time somebody gives it
_LEAST_MINUTES, _MOST_MINUTES = 0.5, 1_440.0


def check_pace(pace: Pace) -> None:
    """A pace people can play at: five seconds to thirty days."""
    if pace.seconds is not None and not 5 <= pace.seconds <= 30 * 86_400:
        raise unprocessable("bad-pace", "A decision may take 5 seconds to 30 days.")
    if not 0 <= pace.bank <= 86_400:
        raise unprocessable("bad-pace", "The bank may hold up to a day.")


def check_policy(policy: Policy) -> None:
    """Minutes that somebody would wait."""
    if policy.minutes is not None and not _LEAST_MINUTES <= policy.minutes <= _MOST_MINUTES:
        raise unprocessable("bad-policy", "A bot may wait half a minute to a day.")


def set_policy(state: TableState, command: commands.SetPolicy, now: float) -> Entries:
    """Change the terms: before the start every player, later with everybody's consent."""
    seat = one_seat(state, command.person)
    policy, pace = command.policy or state.policy, command.pace or state.created.pace
    check_policy(policy)
    check_pace(pace)
    if (policy, pace) == (state.policy, state.created.pace):
        return ()
    if state.status == "gathering":
        person = command.person.id
        return (entries.PolicySet(person, name_of(state, person), policy, pace),)
    if pace != state.created.pace:
        raise not_now("started", "The clock is set before the start. You can give more time.")
    _check_can_ask(state)
    return (entries.AskedPolicy(seat, policy),)


def set_options(state: TableState, command: commands.SetOptions, now: float) -> Entries:
    """Change the options of the game: every player, before the start."""
    one_seat(state, command.person)
    if state.status != "gathering":
        raise not_now("started", "The options are chosen before the start.")
    if state.created.origin is not None:
        raise not_now("goes-on", "A game that goes on from another keeps its options.")
    try:
        options = state.game.settle(len(state.chairs), command.options)
    except BandstandError as error:
        raise unprocessable("bad-table", str(error)) from None
    if options == state.created.options:
        return ()
    person = command.person.id
    return (entries.OptionsSet(person, name_of(state, person), dict(options)),)


def pause(state: TableState, command: commands.Pause, now: float) -> Entries:
    """Ask the others for a pause; a player alone has it at once."""
    seat = one_seat(state, command.person)
    _check_can_ask(state)
    if state.on_hold:
        return ()
    return (entries.AskedPause(seat),)


def resume(state: TableState, command: commands.Resume, now: float) -> Entries:
    """Go on; anybody who plays may say so."""
    seat = one_seat(state, command.person)
    return (entries.Resumed(seat),) if state.on_hold else ()


def _check_can_ask(state: TableState) -> None:
    if state.status != "playing":
        raise not_now("not-playing", "There is no game going on.")
    if state.wish is not None:
        raise not_now("asked", "Something is being asked already.")


def give_time(state: TableState, command: commands.GiveTime, now: float) -> Entries:
    """Give another person more time for their decisions."""
    one_seat(state, command.person)
    chair = state.chairs[check_seat(state, command.seat)]
    if state.status != "playing" or state.created.pace.seconds is None:
        raise not_now("no-clock", "No clock runs here.")
    if state.created.rated:
        raise not_now("rated", "At a rated table everybody has the same time.")
    if chair.person in (None, command.person.id):
        raise not_now("nobody", "Time can be given to another person.")
    person = command.person.id
    return (entries.GaveTime(command.seat, person, name_of(state, person), GIFT_SECONDS),)


def substitute(state: TableState, command: commands.Substitute, now: float) -> Entries:
    """Let a bot play for somebody who is not connected, until they are back."""
    one_seat(state, command.person)
    chair = state.chairs[check_seat(state, command.seat)]
    if state.status != "playing" or state.policy.away != "ask":
        raise not_now("waits", "This table waits for its people.")
    if not chair.is_played_by_owner() or chair.person in command.connected:
        raise not_now("not-away", "Nobody is away there.")
    if chair.on_holiday(now):
        raise not_now("on-holiday", "They are on holiday: the table waits until they are back.")
    return (entries.Absent(command.seat, "lost"),)


def ask_hint(state: TableState, command: commands.AskHint, now: float) -> Entries:
    """Refuse a hint where the table has none; where others play, they see that it was asked."""
    if state.created.rated:
        raise not_now("rated", "At a rated table you think for yourself.")
    if not state.policy.hints:
        raise not_now("no-hints", "This table plays without hints.")
    others = {chair.person for chair in state.chairs} - {None, command.person.id}
    return (entries.AskedHint(command.seat),) if others else ()
