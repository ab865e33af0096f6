"""Variant: Cooperative. Four piles, one a colour, to be filled with exactly ten notes each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo import events
from bandstand.games.fiddlefoo.material import (
    COLOUR_COUNT,
    FAIR_DEAL,
    HIGHEST,
    MOST_NOTES,
    PILE_NOTES,
)
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    common,
    is_empty,
    members,
    no_cards,
    single,
    size,
    union,
    without,
)
from bandstand.games.fiddlefoo.material.deck import Deck
from bandstand.games.fiddlefoo.state.people import Terms
from bandstand.kernel.bits import shift
from bandstand.kernel.event import Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

_TEN: Final = 0x400  # a set of sums has one bit a sum; this is the sum of ten
_UP_TO_TEN: Final = 0x7FF

# -- A face-up pile for each colour --------------------------------------------------------------


def pile(state: Fiddlefoo, colour: i64) -> Cards:
    """The cards on a colour's pile."""
    return common(state.piled, state.deck.of_colour[colour])


def top_of(deck: Deck, cards: Cards) -> i64:
    """The highest number of some cards, which is on top of their pile; 0 if there are none."""
    number: i64 = HIGHEST
    while number > 0:
        if not is_empty(common(cards, deck.of_number[number])):
            return number
        number -= 1
    return 0


def notes_of(deck: Deck, cards: Cards) -> i64:
    """The notes of some cards."""
    total: i64 = 0
    for notes in range(1, MOST_NOTES + 1):
        total += notes * size(common(cards, deck.of_notes[notes]))
    return total


# -- Add a card to its pile instead of throwing it -----------------------------------------------


def is_high_enough(state: Fiddlefoo, card: i64) -> bool:
    """Whether the card's number is higher than the top of its pile."""
    deck = state.deck
    return deck.numbers[card] > top_of(deck, pile(state, deck.colours[card]))


def for_piles(state: Fiddlefoo, piling: Cards, cards: Cards) -> Cards:
    """Those of the cards that may go to their pile, beside those sent in this step so far.

    Of equal numbers one player sends only one to a pile in the same step.
    """
    found = no_cards()
    for card in members(cards):
        if is_high_enough(state, card):
            found = union(found, single(card))
    if not state.terms.equals_piled:
        for card in members(piling):
            found = without(found, state.deck.alike(card))
    return found


def why_not_pile(state: Fiddlefoo, piling: Cards, card: i64) -> Reason:
    """The rule that keeps a card from its pile that could be thrown."""
    colour = state.deck.colours[card]
    if not is_high_enough(state, card):
        top = top_of(state.deck, pile(state, colour))
        return Reason("pile-too-high", {"card": card, "colour": colour, "number": top})
    sent = members(common(piling, state.deck.alike(card)))
    return Reason("equal-number", {"card": card, "colour": colour, "other": sent[0]})


def fill_piles(state: Fiddlefoo) -> None:
    """The cards meant for piles go there, lowest first, from the placer's left; of equals one."""
    for number in range(1, HIGHEST + 1):
        step: i64 = 1
        while step < state.players:
            seat = (state.active + step) % state.players
            meant = common(state.people[seat].piling, state.deck.of_number[number])
            for card in members(meant):
                put_on_pile(state, seat, card)
            step += 1
    for person in state.people:
        person.piling = no_cards()


def put_on_pile(state: Fiddlefoo, seat: i64, card: i64) -> None:
    """One card goes to its pile, or back to its hand, seen, if somebody's equal came first."""
    person = state.people[seat]
    if not is_high_enough(state, card):
        person.known = union(person.known, single(card))
        events.back_from_pile(state, seat, card)
        return
    person.lose(card)
    state.piled = union(state.piled, single(card))
    notes = notes_of(state.deck, pile(state, state.deck.colours[card]))
    events.put_on_pile(state, seat, card, notes)


# -- The end: exactly ten notes on every pile ----------------------------------------------------


def missing_notes(state: Fiddlefoo) -> i64:
    """By how many notes the four piles miss ten each."""
    total: i64 = 0
    for colour in range(COLOUR_COUNT):
        missing = PILE_NOTES - notes_of(state.deck, pile(state, colour))
        total += missing if missing > 0 else -missing
    return total


# -- Setup: a deal that can be won ---------------------------------------------------------------


def deals_fair(terms: Terms) -> bool:
    """Whether hands are dealt that can win together."""
    return terms.cooperative and terms.fair_deal


def cards_dealt(terms: Terms, players: i64) -> i64:
    """How many cards each player gets: in a fair deal more, the fewer they are."""
    return FAIR_DEAL[players] if deals_fair(terms) else terms.cards


def is_fit_for_piles(state: Fiddlefoo) -> bool:
    """Whether the piles could be filled: from the hands, or as printed from all cards."""
    off_map = without(state.deck.cards, state.start_cards)
    if not state.terms.fair_deal:
        return has_enough_notes(state.deck, off_map)
    return can_fill_piles(state.deck, without(off_map, state.pile))


def has_enough_notes(deck: Deck, cards: Cards) -> bool:
    """Whether there are ten notes of every colour."""
    for colour in range(COLOUR_COUNT):
        if notes_of(deck, common(cards, deck.of_colour[colour])) < PILE_NOTES:
            return False
    return True


def can_fill_piles(deck: Deck, cards: Cards) -> bool:
    """Whether every colour has cards of ascending numbers worth exactly ten notes."""
    for colour in range(COLOUR_COUNT):
        if sums(deck, common(cards, deck.of_colour[colour]), 0, 0) & _TEN == 0:
            return False
    return True


def sums(deck: Deck, cards: Cards, top: i64, total: i64) -> i64:
    """The totals up to ten that a pile can reach with these cards of its colour, a bit each."""
    reached = shift(1, total) if total <= PILE_NOTES else 0
    for number in range(top + 1, HIGHEST + 1):
        step = common(cards, deck.of_number[number])
        if is_empty(step):
            continue
        before = reached
        for notes in range(1, MOST_NOTES + 1):
            if not is_empty(common(step, deck.of_notes[notes])):
                reached |= shift(before, notes)
        reached &= _UP_TO_TEN
    return reached
