"""When scored: double-worst and most-held.

They do nothing in the cooperative game, where hands cost nothing.
"""

from __future__ import annotations

from bandstand.games.fiddlefoo.material import DOUBLE_WORST, MOST_HELD, MOST_HELD_COST
from bandstand.games.fiddlefoo.material.cards import Cards, common, holds, size
from bandstand.games.fiddlefoo.material.deck import Deck
from bandstand.kernel.native import i64


def most_held_cost(deck: Deck, hand: Cards) -> i64:
    """Most-held: ten if no colour is more in the hand than its own, else its notes."""
    held = size(common(hand, deck.of_colour[deck.colours[MOST_HELD]]))
    for cards in deck.of_colour:
        if size(common(hand, cards)) > held:
            return deck.notes[MOST_HELD]
    return MOST_HELD_COST


def double_worst_cost(deck: Deck, hand: Cards, worst: i64) -> i64:
    """Double-worst: twice the notes of the worst other card; alone in the hand, its own notes."""
    if not holds(hand, DOUBLE_WORST):
        return 0
    return 2 * worst if worst > 0 else deck.notes[DOUBLE_WORST]
