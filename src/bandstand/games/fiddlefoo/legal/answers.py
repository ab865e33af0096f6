"""Who must decide, and the legal answers to whatever is being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.legal import placing, throwing
from bandstand.games.fiddlefoo.material.cards import members
from bandstand.games.fiddlefoo.moves import DONE
from bandstand.games.fiddlefoo.play import safesong, wildcard
from bandstand.games.fiddlefoo.play.specials import paired
from bandstand.games.fiddlefoo.state.phases import (
    CHOOSE_BASIS,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_COLOUR,
    CHOOSE_DISCARD,
    CHOOSE_MOVED,
    CHOOSE_OFFERED,
    CHOOSE_REMOVED,
    CHOOSE_TARGET,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
    GAME_ENDED,
)
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo


def to_act(state: Fiddlefoo) -> i64:
    """The placer, the user of a special card, or all who have not answered with throws."""
    if state.phase == CHOOSE_THROWS:
        return throwing.thinking(state)
    if state.phase == GAME_ENDED:
        return 0
    return shift(1, decider(state))


def decider(state: Fiddlefoo) -> i64:
    """Who decides, where it is one seat."""
    if state.phase == CHOOSE_OFFERED or state.phase == CHOOSE_WANTED:
        return state.swapper
    return state.active


def moves(state: Fiddlefoo, seat: i64) -> list[i64]:
    """The legal answers of a waiting seat, ascending; none for any other."""
    phase = state.phase
    if phase == GAME_ENDED:
        return []
    if phase == CHOOSE_THROWS:
        return [] if state.people[seat].answered else throwing.throw_moves(state, seat)
    if seat != decider(state):
        return []
    if phase == CHOOSE_CARD:
        return placing.card_moves(state)
    if phase == CHOOSE_CELL:
        return placing.cell_moves(placing.cells(state, state.card))
    return variant_moves(state)


def premoves(state: Fiddlefoo, seat: i64) -> list[i64]:
    """How one may answer in advance when the others may throw: with a card, or that it is enough.

    A card in the hand is also the name of its placement, so nothing else is answered in advance.
    """
    if state.phase != CHOOSE_THROWS and seat == decider(state):
        return []
    found = members(state.people[seat].hand)
    found.append(DONE)
    return found


def variant_moves(state: Fiddlefoo) -> list[i64]:
    """The answers to what the variants and the special cards ask."""
    phase = state.phase
    if phase == CHOOSE_COLOUR:
        return wildcard.colour_moves(state)
    if phase == CHOOSE_BASIS:
        return safesong.basis_moves()
    if phase == CHOOSE_TARGET:
        return placing.cell_moves(paired.targets(state, state.card))
    if phase == CHOOSE_WANTED:
        return members(state.ground.cards())
    return optional_cards(state)


def optional_cards(state: Fiddlefoo) -> list[i64]:
    """A card that a special lets one choose, or none."""
    phase = state.phase
    if phase in (CHOOSE_DISCARD, CHOOSE_OFFERED):
        found = members(state.people[decider(state)].hand)
    elif phase == CHOOSE_MOVED:
        found = members(paired.movable(state))
    elif phase == CHOOSE_REMOVED:
        found = members(paired.removable(state.ground))
    else:
        found = members(paired.again_cards(state))
    found.append(DONE)
    return found
