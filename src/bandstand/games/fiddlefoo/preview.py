"""What a move would do at Fiddlefoo, as far as the player can see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.legal import placing, throwing
from bandstand.games.fiddlefoo.material.cards import Cards, common, holds, no_cards, size, union
from bandstand.games.fiddlefoo.moves import DONE, card_given, cell_meant, is_card, is_cell
from bandstand.games.fiddlefoo.play import pairs, safesong, wildcard
from bandstand.games.fiddlefoo.state.phases import (
    CHOOSE_AGAIN,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_THROWS,
    NO_BASIS,
)
from bandstand.kernel.bits import members

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
    from bandstand.kernel.game import Mark


def marks(state: Fiddlefoo, seat: int, move: int) -> list[Mark]:
    """Where a card fits, what its Pairs would let the others throw, why it may be thrown."""
    if state.phase in (CHOOSE_CARD, CHOOSE_AGAIN) and is_card(move):
        return [("mark-cells", {"cells": len(placing.cells(state, move))})]
    if state.phase == CHOOSE_CELL and is_cell(move):
        return _placing(state, seat, cell_meant(state, move))
    if state.phase == CHOOSE_THROWS and move != DONE:
        return _throwing(state, card_given(move))
    return []


def _placing(state: Fiddlefoo, seat: int, cell: int) -> list[Mark]:
    """Wildcard: purple has not said yet what it counts as, so all it could do is counted."""
    matching = no_cards()
    silence, safe = False, True
    for colour in members(wildcard.colours_of(state, state.card, cell)):
        made = pairs.make_pairs(state, state.card, cell, colour)
        if not safesong.is_protected(state.terms, made):
            matching = union(matching, throwing.match(state.terms, made, NO_BASIS))
            silence = silence or made.silence
            safe = False
    if safe:
        return [("mark-safesong", {})]
    count = size(common(matching, _unseen(state, seat)))
    found: list[Mark] = [("mark-matches", {"count": count}) if count else ("mark-no-match", {})]
    if silence:
        found.append(("mark-silence", {}))
    elif size(state.people[seat].hand) == 1:
        found.append(("mark-last-card", {}))
    return found


def _unseen(state: Fiddlefoo, seat: int) -> Cards:
    """The cards that the seat does not see: in other hands or in the pile, it cannot tell which."""
    unseen = state.pile
    for other, person in enumerate(state.people):
        if other != seat:
            unseen = union(unseen, person.hand)
    return unseen


def _throwing(state: Fiddlefoo, card: int) -> list[Mark]:
    """By what a card matches."""
    found: list[Mark] = []
    if holds(state.matching, card):
        found.append(("mark-by-number", {}))
    if holds(state.by_notes, card):
        found.append(("mark-by-notes", {}))
    return found
