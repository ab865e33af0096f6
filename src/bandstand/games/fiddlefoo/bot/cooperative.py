"""Cooperative: how likely the piles are to come out at exactly ten."""

from __future__ import annotations

from math import log
from typing import Final

from bandstand.games.fiddlefoo.bot.evaluator import possible_pairs
from bandstand.games.fiddlefoo.bot.weights import FULL, HOPELESS, PER_NOTE, PER_WAY
from bandstand.games.fiddlefoo.legal import throwing
from bandstand.games.fiddlefoo.material import COLOUR_COUNT, HIGHEST, PILE_NOTES
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    common,
    is_empty,
    members,
    no_cards,
    single,
    union,
    without,
)
from bandstand.games.fiddlefoo.material.deck import Deck
from bandstand.games.fiddlefoo.play.cooperative import notes_of, top_of
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.games.fiddlefoo.state.pairs import Pairs
from bandstand.kernel.native import i64

_FAR_TOO_BAD: Final = -1.0e9

# -- The worth of piles --------------------------------------------------------------------------


def all_hands(world: Fiddlefoo) -> Cards:
    """The cards in all hands: what the piles can still be filled with."""
    found = no_cards()
    for person in world.people:
        found = union(found, person.hand)
    return found


def pile_worth(deck: Deck, colour: i64, pile: Cards, stock: Cards) -> float:
    """How good a pile of these cards is, with these cards to go on with."""
    total = notes_of(deck, pile)
    if total == PILE_NOTES:
        return FULL
    if total > PILE_NOTES:
        return HOPELESS
    ways = count_ways(deck, common(stock, deck.of_colour[colour]), top_of(deck, pile), total)
    if ways == 0.0:
        return HOPELESS
    return PER_NOTE * float(total) + PER_WAY * log(1.0 + ways)


def count_ways(deck: Deck, cards: Cards, top: i64, total: i64) -> float:
    """In how many ways cards above the top bring a pile to exactly ten.

    The cards are of one colour, so those without specials come by ascending numbers; a special of
    the same number as another card is counted as if both could go, which is near enough.
    """
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


def piles_worth(world: Fiddlefoo, stock: Cards, gained: Cards) -> float:
    """All four piles once some cards have joined them, with this stock to go on with."""
    deck = world.deck
    piled = union(world.piled, gained)
    total = 0.0
    for colour in range(COLOUR_COUNT):
        total += pile_worth(deck, colour, common(piled, deck.of_colour[colour]), stock)
    return total


# -- What the others may add ---------------------------------------------------------------------


def add_greedily(world: Fiddlefoo, stock: Cards, offered: Cards, gained: Cards) -> Cards:
    """Put those of the offered cards on the piles, lowest first, that make them better."""
    deck = world.deck
    for colour in range(COLOUR_COUNT):
        choice = common(offered, deck.of_colour[colour])
        if is_empty(choice):
            continue
        pile = common(union(world.piled, gained), deck.of_colour[colour])
        worth = pile_worth(deck, colour, pile, stock)
        for number in range(top_of(deck, pile) + 1, HIGHEST + 1):
            for card in members(common(choice, deck.of_number[number])):
                better = pile_worth(deck, colour, union(pile, single(card)), stock)
                if better > worth and number > top_of(deck, pile):
                    pile, worth = union(pile, single(card)), better
        gained = union(gained, without(pile, world.piled))
    return gained


def gain(world: Fiddlefoo, seat: i64, match: Cards, stock: Cards) -> float:
    """What the piles are worth when the others have made the most of what matches."""
    offered = common(without(stock, world.people[seat].hand), match)
    return piles_worth(world, stock, add_greedily(world, stock, offered, no_cards()))


def best_gain(world: Fiddlefoo, seat: i64, pairs: Pairs, lost: Cards) -> float:
    """The same for some Pairs, once these cards are on the map."""
    stock = without(all_hands(world), lost)
    return gain(world, seat, union(pairs.by_range, pairs.by_notes), stock)


def placing_worth(world: Fiddlefoo, seat: i64, card: i64, cell: i64) -> float:
    """What placing this card takes from the piles, and what it lets the others do for them."""
    best = _FAR_TOO_BAD
    for pairs in possible_pairs(world, card, cell):
        best = max(best, best_gain(world, seat, pairs, single(card)))
    return best


def expected_piling(world: Fiddlefoo, seat: i64) -> Cards:
    """What the players between the placer and this seat will put on piles, as far as one can guess.

    Who sits nearer to the placer's left has the right of way: if all think so, cards that are too
    much together seldom meet.
    """
    stock = all_hands(world)
    gained = no_cards()
    other = world.next_seat(world.active)
    while other != seat:
        offered = throwing.free_cards(world, world.people[other].hand)
        gained = add_greedily(world, stock, offered, gained)
        other = world.next_seat(other)
    return gained
