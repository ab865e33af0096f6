"""Playing together: how likely the piles are to come out at exactly ten."""

from __future__ import annotations

from math import log
from typing import Final

from bandstand.games.fiddlefoo.cards import Cards, common, members, no_cards, single, union, without
from bandstand.games.fiddlefoo.material import COLOUR_COUNT, HIGHEST, PILE_NOTES
from bandstand.games.fiddlefoo.outlook import possible_pairs
from bandstand.games.fiddlefoo.pairs import Pairs
from bandstand.games.fiddlefoo.table import Table
from bandstand.kernel.native import i64

FULL: Final = 1.0
PER_NOTE: Final = 0.07  # of a pile that can still come out
PER_WAY: Final = 0.03  # for twice as many ways to get there
HOPELESS: Final = -0.5


def all_hands(table: Table) -> Cards:
    """The cards in all hands."""
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
    """In how many ways cards above the top bring a pile to exactly ten."""
    deck = table.deck
    ways: list[float] = [0.0] * (PILE_NOTES + 1)
    ways[total] = 1.0
    number = top + 1
    while number <= HIGHEST:
        step = common(cards, deck.of_number[number])
        number += 1
        if step[0] | step[1] == 0:
            continue
        before = ways[:]
        for card in members(step):
            notes = deck.notes[card]
            reached = notes
            while reached <= PILE_NOTES:
                ways[reached] += before[reached - notes]
                reached += 1
    return ways[PILE_NOTES]


def piles_worth(table: Table, gained: Cards, lost: Cards) -> float:
    """All four piles, once some cards have joined them and some are lost to them."""
    stock = without(all_hands(table), union(gained, lost))
    piled = union(table.piled, gained)
    total = 0.0
    for colour in range(COLOUR_COUNT):
        total += pile_worth(table, colour, common(piled, table.deck.of_colour[colour]), stock)
    return total


def best_gain(table: Table, seat: i64, pairs: Pairs, lost: Cards) -> float:
    """What the others could make of these Pairs, putting cards on piles one after another."""
    offered = no_cards()
    for other in range(table.players):
        if other != seat:
            offered = union(offered, table.people[other].hand)
    offered = common(offered, union(pairs.by_range, pairs.by_notes))
    gained = no_cards()
    worth = piles_worth(table, gained, lost)
    for number in range(1, HIGHEST + 1):
        for card in members(common(offered, table.deck.of_number[number])):
            if table.deck.numbers[card] <= top_with(table, table.deck.colours[card], gained):
                continue
            more = union(gained, single(card))
            better = piles_worth(table, more, lost)
            if better > worth:
                gained, worth = more, better
    return worth


def top_with(table: Table, colour: i64, gained: Cards) -> i64:
    """The top of a pile once these cards have joined it."""
    top: i64 = table.pile_top(colour)
    for card in members(common(gained, table.deck.of_colour[colour])):
        top = max(top, table.deck.numbers[card])
    return top


def placing_worth(table: Table, seat: i64, card: i64, cell: i64) -> float:
    """What placing this card takes from the piles, and what it lets the others do for them."""
    best = -1.0e9
    for pairs in possible_pairs(table, card, cell):
        best = max(best, best_gain(table, seat, pairs, single(card)))
    return best
