"""Playing together: how likely the piles are to come out at exactly ten."""

from __future__ import annotations

from math import log
from typing import Final

from bandstand.games.fiddlefoo.bot.evaluator import possible_pairs
from bandstand.games.fiddlefoo.cards import (
    Cards,
    common,
    is_empty,
    members,
    no_cards,
    single,
    union,
    without,
)
from bandstand.games.fiddlefoo.material import COLOUR_COUNT, HIGHEST, PILE_NOTES
from bandstand.games.fiddlefoo.pairs import Pairs
from bandstand.games.fiddlefoo.table import Table
from bandstand.games.fiddlefoo.throws import free_cards
from bandstand.kernel.native import i64

FULL: Final = 1.0
PER_NOTE: Final = 0.08  # of a pile that can still come out
PER_WAY: Final = 0.03  # for twice as many ways to get there
HOPELESS: Final = -1.2


def all_hands(table: Table) -> Cards:
    """The cards in all hands: what the piles can still be filled with."""
    found = no_cards()
    for person in table.people:
        found = union(found, person.hand)
    return found


def pile_worth(table: Table, colour: i64, pile: Cards, stock: Cards) -> float:
    """How good a pile of these cards is, with these cards to go on with."""
    deck = table.deck
    total: i64 = 0
    top: i64 = 0
    for card in members(pile):
        total += deck.notes[card]
        top = max(top, deck.numbers[card])
    if total == PILE_NOTES:
        return FULL
    if total > PILE_NOTES:
        return HOPELESS
    ways = count_ways(table, common(stock, deck.of_colour[colour]), top, total)
    if ways == 0.0:
        return HOPELESS
    return PER_NOTE * float(total) + PER_WAY * log(1.0 + ways)


def count_ways(table: Table, cards: Cards, top: i64, total: i64) -> float:
    """In how many ways cards above the top bring a pile to exactly ten.

    The cards are of one colour, so those without specials come by ascending numbers; a special of
    the same number as another card is counted as if both could go, which is near enough.
    """
    deck = table.deck
    ways: list[float] = [0.0] * (PILE_NOTES + 1)
    ways[total] = 1.0
    for card in members(cards):
        if deck.numbers[card] > top:
            notes = deck.notes[card]
            reached: i64 = PILE_NOTES
            while reached >= notes:
                ways[reached] += ways[reached - notes]
                reached -= 1
    return ways[PILE_NOTES]


def piles_worth(table: Table, stock: Cards, gained: Cards) -> float:
    """All four piles once some cards have joined them, with this stock to go on with."""
    piled = union(table.piled, gained)
    total = 0.0
    for colour in range(COLOUR_COUNT):
        total += pile_worth(table, colour, common(piled, table.deck.of_colour[colour]), stock)
    return total


def add_greedily(table: Table, stock: Cards, offered: Cards, gained: Cards) -> Cards:
    """Put those of the offered cards on the piles, lowest first, that make them better."""
    deck = table.deck
    for colour in range(COLOUR_COUNT):
        choice = common(offered, deck.of_colour[colour])
        if is_empty(choice):
            continue
        pile = common(union(table.piled, gained), deck.of_colour[colour])
        worth = pile_worth(table, colour, pile, stock)
        for number in range(top_of(table, pile) + 1, HIGHEST + 1):
            for card in members(common(choice, deck.of_number[number])):
                better = pile_worth(table, colour, union(pile, single(card)), stock)
                if better > worth and number > top_of(table, pile):
                    pile, worth = union(pile, single(card)), better
        gained = union(gained, without(pile, table.piled))
    return gained


def top_of(table: Table, pile: Cards) -> i64:
    """The highest number of some cards; 0 if there are none."""
    top: i64 = 0
    for card in members(pile):
        top = max(top, table.deck.numbers[card])
    return top


def best_gain(table: Table, seat: i64, pairs: Pairs, lost: Cards) -> float:
    """What the piles are worth when the others have made the most of these Pairs."""
    stock = without(all_hands(table), lost)
    return gain(table, seat, union(pairs.by_range, pairs.by_notes), stock)


def gain(table: Table, seat: i64, match: Cards, stock: Cards) -> float:
    """The same for whatever matches, with this stock in all hands."""
    offered = common(without(stock, table.people[seat].hand), match)
    return piles_worth(table, stock, add_greedily(table, stock, offered, no_cards()))


def expected_piling(table: Table, seat: i64) -> Cards:
    """What the players between the placer and this seat will put on piles, as far as one can guess.

    Who sits nearer to the placer's left has the right of way: if all think so, cards that are too
    much together seldom meet.
    """
    stock = all_hands(table)
    gained = no_cards()
    other = (table.active + 1) % table.players
    while other != seat:
        offered = free_cards(table, table.people[other].hand)
        gained = add_greedily(table, stock, offered, gained)
        other = (other + 1) % table.players
    return gained


def placing_worth(table: Table, seat: i64, card: i64, cell: i64) -> float:
    """What placing this card takes from the piles, and what it lets the others do for them."""
    best = -1.0e9
    for pairs in possible_pairs(table, card, cell):
        best = max(best, best_gain(table, seat, pairs, single(card)))
    return best
