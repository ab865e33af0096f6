"""What a round costs, when it ends, and who wins: the fewest notes left in the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.material import DOUBLE_WORST, MOST_HELD
from bandstand.games.fiddlefoo.material.cards import Cards, is_empty, members, single, without
from bandstand.games.fiddlefoo.material.deck import Deck
from bandstand.games.fiddlefoo.play import cooperative
from bandstand.games.fiddlefoo.play.specials import scored
from bandstand.kernel.native import i64
from bandstand.kernel.state import rank_placing

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

# -- A round -------------------------------------------------------------------------------------


def has_round_ended(state: Fiddlefoo) -> bool:
    """Whether a hand is empty; in the cooperative game, whether at most one is not."""
    holders: i64 = 0
    for person in state.people:
        if not is_empty(person.hand):
            holders += 1
    return holders <= 1 if state.terms.cooperative else holders < state.players


def round_points(state: Fiddlefoo) -> list[i64]:
    """The points of each seat for the round that ends now; together all have the same."""
    if state.terms.cooperative:
        missing = cooperative.missing_notes(state)
        return [missing for _ in state.people]
    return [hand_cost(state.deck, person.hand) for person in state.people]


def hand_cost(deck: Deck, hand: Cards) -> i64:
    """What the cards left in a hand cost, the scored specials included."""
    total: i64 = 0
    worst: i64 = 0  # the card with most notes beside double-worst
    for card in members(without(hand, single(DOUBLE_WORST))):
        cost = card_cost(deck, hand, card)
        total += cost
        worst = max(worst, cost)
    return total + scored.double_worst_cost(deck, hand, worst)


def card_cost(deck: Deck, hand: Cards, card: i64) -> i64:
    """What one card of a hand costs, double-worst aside."""
    return scored.most_held_cost(deck, hand) if card == MOST_HELD else deck.notes[card]


# -- The game ------------------------------------------------------------------------------------


def have_won_together(state: Fiddlefoo) -> bool:
    """Cooperative: whether every pile of every round came out exactly."""
    return state.people[0].total == 0


def placing(state: Fiddlefoo) -> list[i64]:
    """The lowest total is best; together all are first, or all are second."""
    if state.terms.cooperative:
        place: i64 = 1 if have_won_together(state) else 2
        return [place for _ in state.people]
    keys: list[tuple[int, ...]] = [(-int(person.total),) for person in state.people]
    return rank_placing(keys)


def payoffs_together(state: Fiddlefoo) -> list[float]:
    """Cooperative: to each the whole victory, or nothing."""
    won = 1.0 if have_won_together(state) else 0.0
    return [won for _ in state.people]
