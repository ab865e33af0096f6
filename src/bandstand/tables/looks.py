"""Spectators who look at hands: over the shoulder of a seat, or at all of them.

Who a spectator is nobody can prove: any browser window may be that of somebody who plays. So a
look is allowed person by person, by those whose cards are seen; and nobody who has seen a hand
sits down in that game or talks before it is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bandstand.kernel.event import place_of
from bandstand.tables.refusals import not_allowed

if TYPE_CHECKING:
    from bandstand.kernel.referee import Match
    from bandstand.tables.state import TableState

MOST_ASKINGS = 3  # by one person at one table; none after a no


class Look(msgspec.Struct, frozen=True):
    """A spectator who wants to see the hand of a seat (None: all hands), and who said yes."""

    person: str
    name: str
    seat: int | None
    agreed: tuple[str | None, ...] = ()


def who_allows(state: TableState, look: Look) -> list[str]:
    """Those whose yes it needs: the owner of the seat; for all hands everybody who plays."""
    if look.seat is None:
        return state.present_people()
    owner = state.chairs[look.seat].person
    return [owner] if owner is not None else []


def still_to_allow(state: TableState, look: Look) -> list[str]:
    """Those who have not said yes."""
    return [person for person in who_allows(state, look) if person not in look.agreed]


def is_allowed(state: TableState, look: Look) -> bool:
    """Whether the spectator sees what they asked for."""
    return _is_possible(state, look) and not still_to_allow(state, look)


def allowed_to(state: TableState, person: str | None) -> Look | None:
    """The look of a person, if it is allowed."""
    return next(
        (look for look in state.looks if look.person == person and is_allowed(state, look)), None
    )


def settle(state: TableState) -> None:
    """Forget looks that the table has no room for any more; note who sees a hand."""
    if not state.looks:
        return
    state.looks = [look for look in state.looks if _is_possible(state, look)]
    for look in state.looks:
        if look.person not in state.looked and is_allowed(state, look):
            state.looked.append(look.person)


def _is_possible(state: TableState, look: Look) -> bool:
    watching = state.policy.watching
    wanted = watching == "open" or (watching == "shoulder" and look.seat is not None)
    plays = state.is_seated(look.person) or look.person in state.barred
    return state.status == "playing" and wanted and not plays and bool(who_allows(state, look))


def check_has_not_looked(state: TableState, person: str) -> None:
    """Refuse a chair to people who have seen a hand of this game."""
    if person in state.looked:
        raise not_allowed("looked", "You have seen a hand of this game, so you can’t play in it.")


def all_hands(match: Match) -> dict[str, list[str]]:
    """What every seat holds that only the seat knows, by place."""
    lying = match.game.pieces_by_place(match.state)
    places = (
        place_of(name, seat)
        for seat in range(match.record.players)
        for name in match.game.secret_places
    )
    return {place: lying[place] for place in places if place in lying}
