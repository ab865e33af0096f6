"""What a round costs: the notes left in a hand, or by how much the piles miss."""

from __future__ import annotations

from bandstand.games.fiddlefoo.cards import Cards, common, holds, members, single, size, without
from bandstand.games.fiddlefoo.deck import Deck
from bandstand.games.fiddlefoo.material import DOUBLE_WORST, MOST_HELD, MOST_HELD_COST
from bandstand.games.fiddlefoo.table import Table
from bandstand.kernel.native import i64


def round_points(table: Table) -> list[i64]:
    """The points of each seat for the round that ends now; together all have the same."""
    if table.terms.cooperative:
        miss = table.miss()
        return [miss for _ in table.people]
    return [hand_cost(table.deck, person.hand) for person in table.people]


def hand_cost(deck: Deck, hand: Cards) -> i64:
    """What the cards left in a hand cost, the scored specials included."""
    total: i64 = 0
    worst: i64 = 0  # the dearest card beside double-worst
    for card in members(without(hand, single(DOUBLE_WORST))):
        cost = card_cost(deck, hand, card)
        total += cost
        worst = max(worst, cost)
    if holds(hand, DOUBLE_WORST):
        total += 2 * worst if worst > 0 else deck.notes[DOUBLE_WORST]
    return total


def card_cost(deck: Deck, hand: Cards, card: i64) -> i64:
    """What one card of a hand costs, double-worst aside."""
    if card != MOST_HELD:
        return deck.notes[card]
    held = size(common(hand, deck.of_colour[deck.colours[card]]))
    for cards in deck.of_colour:
        if size(common(hand, cards)) > held:
            return deck.notes[card]
    return MOST_HELD_COST
