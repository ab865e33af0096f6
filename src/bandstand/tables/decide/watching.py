"""What spectators may watch: a hand over its owner's shoulder, all hands, or nothing at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.tables import entries, looks
from bandstand.tables.checks import check_admission, check_owner, check_seat
from bandstand.tables.names import name_at_table
from bandstand.tables.refusals import not_allowed, not_now

if TYPE_CHECKING:
    from bandstand.tables import commands
    from bandstand.tables.entries import Entries
    from bandstand.tables.state import TableState

MOST_LOOKS = 12  # spectators who look, or ask to, at one table


def ask(state: TableState, command: commands.AskLook, now: float) -> Entries:
    """Ask those whose cards would be seen; nobody who plays, or played, looks at another hand."""
    person, seat = command.person, command.seat
    check_admission(state, person.id)
    if state.status != "playing":
        raise not_now("not-playing", "There is no game going on.")
    if state.is_seated(person.id):
        raise not_allowed("plays-here", "Players of this table see no other hand.")
    _check_allowed_here(state, seat)
    own = next((look for look in state.looks if look.person == person.id), None)
    if own is not None and own.seat == seat:
        return ()
    if state.look_askings.get(person.id, 0) >= looks.MOST_ASKINGS:
        raise not_allowed("asked-often", "You have asked often enough. Watch the table.")
    if own is None and len(state.looks) >= MOST_LOOKS:
        raise not_now("many-ask", "Several people look already. Try again later.")
    name = name_at_table(person.name, [chair.name for chair in state.chairs])
    return (entries.AskedLook(person.id, name, seat),)


def _check_allowed_here(state: TableState, seat: int | None) -> None:
    """Refuse what the table's policy does not allow, and a seat without an owner to ask."""
    watching = state.policy.watching
    if watching == "hidden":
        raise not_allowed("no-looking", "At this table spectators see no hand.")
    if seat is None and watching != "open":
        raise not_allowed("one-hand", "At this table you can look over one shoulder only.")
    if seat is not None and state.chairs[check_seat(state, seat)].person is None:
        raise not_now("nobody", "Nobody sits there who could let you look.")


def answer(state: TableState, command: commands.AnswerLook, now: float) -> Entries:
    """Say yes or no to a spectator, also later; spectators may end their own look."""
    look = next((one for one in state.looks if one.person == command.asker), None)
    if look is None:
        raise not_now("nothing-asked", "Nobody is asking for that any more.")
    person = command.person.id
    own = person == look.person and not command.yes
    if not own and person not in looks.who_allows(state, look):
        raise not_allowed("not-yours", "Only those whose cards are seen decide about that.")
    if not command.yes:
        return (entries.EndedLook(look.person, look.name, looks.is_allowed(state, look), own),)
    if person in look.agreed:
        return ()
    return (entries.AllowedLook(look.person, look.name, _seat_of(state, look, person)),)


def bar(state: TableState, command: commands.Bar, now: float) -> Entries:
    """Ask a spectator to go; only the host, at any time."""
    check_owner(state, command.person)
    if state.is_seated(command.spectator):
        raise not_now("plays", "Those who play here can’t be asked to go.")
    return () if command.spectator in state.barred else (entries.Barred(command.spectator),)


def _seat_of(state: TableState, look: looks.Look, person: str) -> int:
    """The seat that somebody speaks for when they say yes."""
    return state.seats_of(person)[0] if look.seat is None else look.seat
