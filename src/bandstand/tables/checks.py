"""Who may do what at a table: questions that commands, hints and explanations share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.kernel.errors import BandstandError, IllegalMove
from bandstand.tables.refusals import Refusal, not_allowed, not_now, unprocessable
from bandstand.text import explain

if TYPE_CHECKING:
    from bandstand.tables.commands import Person
    from bandstand.tables.state import TableState


_KICKED = "The host asked you to leave this table."


def check_admission(state: TableState, person_id: str | None) -> None:
    """Refuse anyone who may not watch."""
    if person_id in state.barred:
        raise not_allowed("kicked", _KICKED)
    if state.created.spectators == "closed" and not state.is_seated(person_id):
        raise Refusal(403, "no-spectators", "This table plays without spectators.")


def check_welcome(state: TableState, person: Person) -> None:
    """Refuse a chair to whom the host asked to go, and to newcomers where the room is locked."""
    if person.id in state.barred:
        raise not_allowed("kicked", _KICKED)
    party = state.party
    if party is not None and party.locked and person.id not in party.invited:
        raise not_allowed("locked", "The host has locked this room. Nobody new can join.")


def check_owner(state: TableState, person: Person) -> None:
    """Refuse anyone who is not the host."""
    if state.host != person.id:
        raise not_allowed("not-host", "Only the host of the table can do that.")


def check_host(state: TableState, person: Person) -> None:
    """Refuse anyone who is not the host, and everybody once the game has begun."""
    check_owner(state, person)
    if state.status != "gathering":
        raise not_now("started", "The game has already begun.")


def check_seat(state: TableState, seat: int) -> int:
    """A seat of this table."""
    if not 0 <= seat < len(state.chairs):
        raise unprocessable("no-seat", f"The seats of this table are 0 to {len(state.chairs) - 1}.")
    return seat


def check_voice(state: TableState, person: Person) -> None:
    """Refuse anyone who does not sit here."""
    if not state.is_seated(person.id):
        raise not_allowed("not-seated", "Only players can chat. Join first.")


def check_rated(person: Person) -> None:
    """Refuse anyone who wants no ratings."""
    if not person.rated:
        raise not_allowed("not-rated", "This table is rated; allow ratings for yourself first.")


def check_curtain(state: TableState, person: Person, seat: int, lifted: list[int]) -> None:
    """Round one screen nothing of a seat is told, and nothing done, while its curtain is down."""
    if len(state.seats_of(person.id)) > 1 and seat not in lifted:
        raise not_allowed("curtain", "The curtain of that seat is down. Lift it first.")


def check_removal(state: TableState, person: Person) -> None:
    """Refuse to delete a game that is going on, or that is also somebody else's."""
    if not state.is_seated(person.id) and state.host != person.id:
        raise not_allowed("not-yours", "Only a player of this game can delete it.")
    if not state.is_over():
        raise not_now("not-over", "The game is not over. Finish it, leave it or give it up first.")
    if any(chair.person not in (None, person.id) for chair in state.chairs):
        raise not_allowed("shared", "Others played this game too: it stays for them.")


def one_seat(state: TableState, person: Person, seat: int | None = None) -> int:
    """The seat a person speaks for: the named one if it is theirs, else one that must decide."""
    mine = state.seats_of(person.id)
    if seat is None and mine:
        waiting = [own for own in mine if own in state.waiting()]
        return (waiting or mine)[0]
    if seat is None or seat not in mine:
        raise not_allowed("not-yours", "That isn’t your seat.")
    return seat


def read_move(state: TableState, move: int | str) -> int:
    """A move by its number or in notation."""
    if isinstance(move, int):
        return move
    try:
        return state.game.read_move(state.playing.state, move)
    except BandstandError as error:
        raise unprocessable("no-move", str(error)) from None


def check_move(state: TableState, seat: int, move: int) -> None:
    """Refuse a move that the rules forbid, with their reason."""
    if not 0 <= move < state.game.move_count:
        raise unprocessable("no-move", "There is no such move in this game.")
    reason = state.playing.state.refusal(seat, move)
    if reason is not None:
        raise IllegalMove(explain(state.playing, reason, seat), reason)
