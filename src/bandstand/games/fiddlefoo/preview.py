"""What a move would do at Fiddlefoo, as far as the player can see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.legal import placing, throwing
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    common,
    holds,
    no_cards,
    single,
    size,
    union,
    without,
)
from bandstand.games.fiddlefoo.moves import DONE, card_given, cell_meant, is_card, is_cell
from bandstand.games.fiddlefoo.play import pairs, safesong, wildcard
from bandstand.games.fiddlefoo.scoring import hand_cost
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
    from bandstand.kernel.event import Fact
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
    """What the Pairs of a card on this cell would let the others throw."""
    answers = _answers(state, seat, cell)
    if answers is None:
        return [("mark-safesong", {})]
    count, silence = answers
    found: list[Mark] = [("mark-matches", {"count": count}) if count else ("mark-no-match", {})]
    if silence:
        found.append(("mark-silence", {}))
    elif size(state.people[seat].hand) == 1:
        found.append(("mark-last-card", {}))
    return found


def _answers(state: Fiddlefoo, seat: int, cell: int) -> tuple[int, bool] | None:
    """How many unseen cards match, and whether any one card may come; None: none may.

    Wildcard: purple has not said yet what it counts as, so all it could do is counted.
    """
    matching = no_cards()
    silence, safe = False, True
    for colour in members(wildcard.colours_of(state, state.card, cell)):
        made = pairs.make_pairs(state, state.card, cell, colour)
        if not safesong.is_protected(state.terms, made):
            matching = union(matching, throwing.match(state.terms, made, NO_BASIS))
            silence = silence or made.silence
            safe = False
    return None if safe else (size(common(matching, _unseen(state, seat))), silence)


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


# -- The plan ------------------------------------------------------------------------------------


def plan(state: Fiddlefoo, seat: int, move: int) -> list[Mark]:
    """The cards and notes left in the hand, and what may come back.

    Together nobody empties a hand for themselves, so there is no such plan.
    """
    if state.terms.cooperative:
        return []
    hand = state.people[seat].hand
    if state.phase in (CHOOSE_CARD, CHOOSE_AGAIN) and is_card(move):
        cells = len(placing.cells(state, move))
        return [("plan-card", {**_left(state, without(hand, single(move))), "cells": cells})]
    if state.phase == CHOOSE_CELL and is_cell(move):
        return [_coming_back(state, seat, cell_meant(state, move))]
    if state.phase != CHOOSE_THROWS:
        return []
    if move != DONE:
        meant = union(state.people[seat].throwing, single(card_given(move)))
        return [("plan-throw", _left(state, without(hand, meant)))]
    left = without(hand, state.people[seat].throwing)
    could = size(throwing.throwable(state, seat))
    return [("plan-keep", {**_left(state, left), "could": could})] if could else []


def _left(state: Fiddlefoo, hand: Cards) -> dict[str, Fact]:
    """How many cards a hand would have, and what they would cost."""
    return {"count": size(hand), "notes": hand_cost(state.deck, hand)}


def _coming_back(state: Fiddlefoo, seat: int, cell: int) -> Mark:
    """What is left of the hand, and how many cards could be thrown into it."""
    left = _left(state, without(state.people[seat].hand, single(state.card)))
    answers = _answers(state, seat, cell)
    if answers is None:
        return "plan-cell-safe", left
    count, silence = answers
    return ("plan-cell-any", left) if silence else ("plan-cell", {**left, "matching": count})
