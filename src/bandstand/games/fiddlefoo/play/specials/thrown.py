"""When thrown: draw, notes-penalty, notes-only, contrary and clingy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.material import (
    CLINGY,
    CLINGY_HAND,
    CONTRARY,
    DRAW,
    NOTES_ONLY,
    NOTES_PENALTY,
    PENALTY_DRAWS,
)
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    has_specials,
    holds,
    no_cards,
    single,
    size,
    union,
    without,
)
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

# -- What may be thrown --------------------------------------------------------------------------


def restrict(state: Fiddlefoo, hand: Cards, free: Cards, matching: Cards) -> Cards:
    """The cards of a hand that may go, once its specials have had their say.

    Notes-only may go by its notes alone; contrary exactly when it does not match.
    """
    if holds(hand, NOTES_ONLY) and not holds(state.by_notes, NOTES_ONLY):
        free = without(free, single(NOTES_ONLY))
    if holds(hand, CONTRARY):
        free = (
            without(free, single(CONTRARY))
            if holds(matching, CONTRARY)
            else union(free, single(CONTRARY))
        )
    return without(free, clinging(hand))


def clinging(hand: Cards) -> Cards:
    """The clingy card, in a hand too small to throw it from."""
    return single(CLINGY) if holds(hand, CLINGY) and size(hand) <= CLINGY_HAND else no_cards()


# -- What the thrower must draw ------------------------------------------------------------------


def note_draws(state: Fiddlefoo, seat: i64, thrown: Cards) -> None:
    """The cards a thrower must draw for what it threw; asked before the hand has changed."""
    if not has_specials(thrown):
        return
    count: i64 = 1 if holds(thrown, DRAW) else 0
    if holds(thrown, NOTES_PENALTY) and is_penalised(state):
        count += PENALTY_DRAWS
    while count > 0:
        state.draws.append(seat)
        count -= 1


def is_penalised(state: Fiddlefoo) -> bool:
    """Whether the notes-penalty can be thrown by its notes only."""
    return holds(state.by_notes, NOTES_PENALTY) and not holds(state.matching, NOTES_PENALTY)
