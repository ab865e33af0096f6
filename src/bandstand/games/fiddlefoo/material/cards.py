"""Sets of cards as two words: one bit a plain card in the first, one a special in the second.

Seventy-five cards are more than one word holds. A pair of numbers is no object to the compiler, so
such sets cost no more than two numbers do.
"""

from __future__ import annotations

from bandstand.games.fiddlefoo.material import PLAIN_COUNT
from bandstand.kernel.bits import members as members_of_word
from bandstand.kernel.bits import nth, popcount, shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64

Cards = tuple[i64, i64]


def no_cards() -> Cards:
    """The empty set."""
    plain: i64 = 0
    special: i64 = 0
    return (plain, special)


def single(card: i64) -> Cards:
    """The set of this card alone."""
    nothing: i64 = 0
    if card < PLAIN_COUNT:
        return (shift(1, card), nothing)
    return (nothing, shift(1, card - PLAIN_COUNT))


def holds(cards: Cards, card: i64) -> bool:
    """Whether the card is one of these."""
    if card < PLAIN_COUNT:
        return cards[0] & shift(1, card) != 0
    return cards[1] & shift(1, card - PLAIN_COUNT) != 0


def union(some: Cards, others: Cards) -> Cards:
    """The cards in either set."""
    return (some[0] | others[0], some[1] | others[1])


def common(some: Cards, others: Cards) -> Cards:
    """The cards in both sets."""
    return (some[0] & others[0], some[1] & others[1])


def without(some: Cards, others: Cards) -> Cards:
    """The cards of the first set that are not in the second."""
    return (some[0] & ~others[0], some[1] & ~others[1])


def size(cards: Cards) -> i64:
    """How many cards these are."""
    if cards[1] == 0:
        return popcount(cards[0])
    return popcount(cards[0]) + popcount(cards[1])


def is_empty(cards: Cards) -> bool:
    """Whether there is no card."""
    return cards[0] | cards[1] == 0


def pick(cards: Cards, n: i64) -> i64:
    """The n-th card (from 0), in ascending order."""
    plain = popcount(cards[0])
    if n < plain:
        return nth(cards[0], n)
    return PLAIN_COUNT + nth(cards[1], n - plain)


def members(cards: Cards) -> list[i64]:
    """The cards, ascending."""
    found = members_of_word(cards[0])
    for special in members_of_word(cards[1]):
        found.append(PLAIN_COUNT + special)
    return found


def draw(cards: Cards, count: i64, dice: Dice) -> Cards:
    """A random subset of *count* of the cards."""
    left = cards
    rest = size(cards)
    while count > 0:
        left = without(left, single(pick(left, dice.below(rest))))
        rest -= 1
        count -= 1
    return without(cards, left)


# -- Special cards -------------------------------------------------------------------------------


def is_special(card: i64) -> bool:
    """Whether it is a card of Talkytoot."""
    return card >= PLAIN_COUNT


def special_bit(card: i64) -> i64:
    """The bit of a special card in a set of specials alone."""
    return shift(1, card - PLAIN_COUNT)


def has_specials(cards: Cards) -> bool:
    """Whether any special is among the cards."""
    return cards[1] != 0


def only_specials(specials: i64) -> Cards:
    """The specials with these bits."""
    nothing: i64 = 0
    return (nothing, specials)


# -- Sets of colours -----------------------------------------------------------------------------


def colour_bit(colour: i64) -> i64:
    """The set of this colour alone."""
    return shift(1, colour)


def has_colour(colours: i64, colour: i64) -> bool:
    """Whether the colour is one of these."""
    return colours & shift(1, colour) != 0
