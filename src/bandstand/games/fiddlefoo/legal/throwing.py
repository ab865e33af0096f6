"""Throws: which cards match the Pairs, and which of them a player may still give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.legal import refusals
from bandstand.games.fiddlefoo.material import CONTRARY, NOTES_ONLY
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    common,
    has_specials,
    holds,
    is_empty,
    members,
    no_cards,
    union,
    without,
)
from bandstand.games.fiddlefoo.moves import DONE, card_given, is_card, is_for_pile, to_pile
from bandstand.games.fiddlefoo.play import cooperative, safesong
from bandstand.games.fiddlefoo.play.specials import thrown
from bandstand.games.fiddlefoo.state.pairs import Pairs
from bandstand.games.fiddlefoo.state.people import Player, Terms
from bandstand.games.fiddlefoo.state.phases import BY_NOTES, BY_RANGE
from bandstand.kernel.bits import shift
from bandstand.kernel.event import Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

# -- What matches --------------------------------------------------------------------------------


def match_by_number(terms: Terms, pairs: Pairs, basis: i64) -> Cards:
    """The cards that match by their number: in some range, or equal to some distance."""
    if basis == BY_NOTES:
        return no_cards()
    if safesong.goes_by_distance(terms, pairs, basis):
        return pairs.by_distance
    return pairs.by_range


def match_by_notes(terms: Terms, pairs: Pairs, basis: i64) -> Cards:
    """The cards that match by their notes: equal to some difference, or to some distance."""
    if basis == BY_RANGE:
        return no_cards()
    if safesong.goes_by_distance(terms, pairs, basis):
        return pairs.notes_by_distance
    return pairs.by_notes


def match(terms: Terms, pairs: Pairs, basis: i64) -> Cards:
    """All cards that match."""
    return union(match_by_number(terms, pairs, basis), match_by_notes(terms, pairs, basis))


# -- What may be thrown --------------------------------------------------------------------------


def thinking(state: Fiddlefoo) -> i64:
    """The seats that have not finished their answer, as bits."""
    found: i64 = 0
    for seat in range(state.players):
        if not state.people[seat].answered:
            found |= shift(1, seat)
    return found


def free_cards(state: Fiddlefoo, hand: Cards) -> Cards:
    """The cards of this hand that may be thrown for the Pairs; each for itself."""
    matching = union(state.matching, state.by_notes)
    free = common(hand, matching)
    return thrown.restrict(state, hand, free, matching) if has_specials(hand) else free


def has_thrown_enough(terms: Terms, given: Cards) -> bool:
    """Whether the table lets nobody throw more than one card, and one is given."""
    return terms.one_throw and not is_empty(given)


def throwable(state: Fiddlefoo, seat: i64) -> Cards:
    """The cards the seat may add to its answer now."""
    person = state.people[seat]
    given = person.given()
    if has_thrown_enough(state.terms, given):
        return no_cards()
    free = free_cards(state, person.hand)
    if state.pairs.silence and is_empty(without(given, free)):  # Safesong: any one card
        free = without(person.hand, thrown.clinging(person.hand))
    return without(free, given)


def throw_moves(state: Fiddlefoo, seat: i64) -> list[i64]:
    """A card to throw, or that it is enough; with piles, a card for its pile."""
    cards = throwable(state, seat)
    moves = members(cards)
    moves.append(DONE)
    if state.terms.cooperative:
        for card in members(cooperative.for_piles(state, state.people[seat].piling, cards)):
            moves.append(to_pile(card))
    return moves


# -- Why not -------------------------------------------------------------------------------------


def why_not_answer(state: Fiddlefoo, seat: i64, move: i64) -> Reason:
    """The rule that forbids this answer to the question for throws."""
    if not is_card(move) and not is_for_pile(move):
        return Reason("asked-throws", {"ways": refusals.ways(state, seat)})
    if is_for_pile(move) and not state.terms.cooperative:
        return Reason("no-piles", {})
    card = card_given(move)
    person = state.people[seat]
    if not holds(person.hand, card):
        return refusals.not_in_hand(state, seat, card)
    if is_for_pile(move) and holds(throwable(state, seat), card):
        return cooperative.why_not_pile(state, person.piling, card)
    return why_not_throw(state, person, card)


def why_not_throw(state: Fiddlefoo, person: Player, card: i64) -> Reason:
    """The rule of throwing that keeps this card in the hand."""
    given = person.given()
    if holds(given, card):
        return Reason("given-already", {"card": card})
    if has_thrown_enough(state.terms, given):
        return Reason("one-throw", {})
    if holds(thrown.clinging(person.hand), card):
        return Reason("clings", {"card": card})
    if card == CONTRARY:
        return Reason("contrary-matches", {"card": card})
    by_distance = safesong.goes_by_distance(state.terms, state.pairs, state.basis)
    if card == NOTES_ONLY and holds(state.matching, card):
        return Reason("notes-only-at-distance" if by_distance else "notes-only", {"card": card})
    if state.pairs.silence:
        return Reason("silence-used", {"card": card})
    if safesong.is_toned_down(state.basis):
        return Reason("not-by-basis", {"card": card, "basis": state.basis})
    return Reason("no-match-at-distance" if by_distance else "no-match", {"card": card})
