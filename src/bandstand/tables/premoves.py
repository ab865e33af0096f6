"""Answers given in advance: what a seat's owner will do at their next decision, or at every one.

The moves are gone through in their order, and what is not legal is skipped, until the decision is
made. Nobody but the owner is told of them: the lines that keep them are in nobody's log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.tables.entries import Moved, PremoveDropped

if TYPE_CHECKING:
    from bandstand.tables.chairs import Chair
    from bandstand.tables.entries import Entries
    from bandstand.tables.state import TableState

MOST_PREMOVES = 12  # of one seat; more than a decision of any of the games has steps


def possible(state: TableState, seat: int) -> list[int]:
    """What the owner of a seat may say in advance now."""
    if state.status != "playing":
        return []
    return [int(move) for move in state.playing.state.premoves(seat)]


def answer(state: TableState, seat: int) -> int | None:
    """The first move of those given in advance that can be made now; None if there is none."""
    given = state.chairs[seat].in_advance
    if given is None or not given.moves:
        return None
    position = state.playing.state
    fitting = set(position.moves(seat)) & set(position.premoves(seat))
    return next((move for move in given.moves if move in fitting), None)


def is_ready(state: TableState, seat: int) -> bool:
    """Whether something is to be done about what a seat that is asked gave in advance."""
    given = state.chairs[seat].in_advance
    if given is None or not given.moves:
        return False
    return not given.keep or answer(state, seat) is not None


def answered(state: TableState, seat: int) -> Entries:
    """The answer that a seat gave in advance; if none of it can be made, that it is dropped."""
    move = answer(state, seat)
    return dropped(state, seat) if move is None else (Moved(seat, move),)


def dropped(state: TableState, seat: int) -> Entries:
    """That what a seat gave in advance cannot be done, and why; nothing if it stays for later."""
    given = state.chairs[seat].in_advance
    if given is None or given.keep or not given.moves:
        return ()
    move, position = given.moves[0], state.playing.state
    reason = position.refusal(seat, move)
    if reason is None or not position.premoves(seat):  # it would mean something else now
        return (PremoveDropped(seat, move),)
    return (PremoveDropped(seat, move, reason.code, dict(reason.facts)),)


def move_on(chair: Chair, move: int, decided: bool) -> None:
    """A seat that was asked has moved: what is left of what it gave in advance.

    *decided*: the decision is made, so that what was for it alone is over.
    """
    given = chair.in_advance
    if given is None or given.keep:
        return
    if decided or move not in given.moves:
        chair.in_advance = None
    else:
        left = given.moves[given.moves.index(move) + 1 :]
        chair.in_advance = type(given)(left) if left else None
