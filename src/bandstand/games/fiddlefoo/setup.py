"""Setup: the deck of a match, the first square of the map, the hands."""

from __future__ import annotations

from typing import Final

from bandstand.games.fiddlefoo.cards import (
    Cards,
    common,
    draw,
    no_cards,
    pick,
    size,
    union,
    without,
)
from bandstand.games.fiddlefoo.deck import Deck, make_deck
from bandstand.games.fiddlefoo.map import cell_at, empty_map
from bandstand.games.fiddlefoo.material import (
    CARDS_DEALT,
    COLOUR_COUNT,
    DRAWN_BY_CHANCE,
    FAIR_DEAL,
    HIGHEST,
    MOST_NOTES,
    PILE_NOTES,
    SAFESONG_SPECIALS,
    SPECIALS,
)
from bandstand.games.fiddlefoo.table import Player, Table, Terms
from bandstand.kernel.bits import members as bits_of_word
from bandstand.kernel.bits import shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.native import i64
from bandstand.kernel.options import RULES, Options

_USUAL_ROUNDS: Final = 3
_COOPERATIVE_ROUNDS: Final = 1
_EXACTLY: Final = 0x400  # a set of sums has one bit a sum; this is the sum of ten


def agree(options: Options) -> Terms:
    """The options of a table, as ``Game.settle`` returns them, in the form the rules use."""
    cooperative = bool(options["cooperative"])
    rounds = options["rounds"]
    talkytoot = options["talkytoot"]
    named: i64 = 0
    if isinstance(talkytoot, list):
        for special, (key, _, _) in enumerate(SPECIALS):
            if key in talkytoot:
                named |= shift(1, special)
    usual: i64 = _COOPERATIVE_ROUNDS if cooperative else _USUAL_ROUNDS
    return Terms(
        rounds if isinstance(rounds, int) else usual,
        options["notes"] == "varied",
        options["adjacency"] == "corners",
        options["throws"] == "one",
        bool(options["safesong"]),
        bool(options["toned_down"]),
        bool(options["dissonance"]),
        bool(options["wildcard"]),
        cooperative,
        options["coop_deal"] == "fair",
        named,
        talkytoot if isinstance(talkytoot, int) else 0,
        options.get(RULES) == 1,
    )


def chance_pool(safesong: bool) -> i64:
    """The specials that chance may choose, a bit each."""
    pool: i64 = 0
    for special, (key, _, _) in enumerate(SPECIALS):
        if key in DRAWN_BY_CHANCE and (safesong or key not in SAFESONG_SPECIALS):
            pool |= shift(1, special)
    return pool


def settle_deck(terms: Terms, dice: Dice) -> Deck:
    """The deck of a match: its specials, their faces, its notes."""
    chosen: Cards = (0, terms.specials)
    if terms.random_specials > 0:
        pool: Cards = (0, chance_pool(terms.safesong))
        chosen = union(chosen, draw(pool, terms.random_specials, dice))
    return make_deck(chosen[1], terms.wildcard, terms.varied, dice)


def deal_round(table: Table) -> None:
    """Lay the first square and deal; a cooperative table deals until it can be won."""
    lay_out(table)
    while table.terms.cooperative and not is_fit_for_piles(table):
        lay_out(table)


def lay_out(table: Table) -> None:
    """One card of each colour in a random order, then the hands; the rest is the pile."""
    deck, dice = table.deck, table.dice
    table.ground = empty_map()
    table.setup = no_cards()
    corners: i64 = 15
    for colour in range(COLOUR_COUNT):
        cards = deck.of_colour[colour]
        card = pick(cards, dice.below(size(cards)))
        free = bits_of_word(corners)
        corner = free[dice.below(len(free))]
        corners ^= shift(1, corner)
        table.ground.lay(card, cell_at(corner & 1, corner >> 1), deck, table.terms.touch)
    table.setup = table.ground.cards()
    stock = without(deck.cards, table.setup)
    count: i64 = FAIR_DEAL[table.players] if deals_fair(table.terms) else CARDS_DEALT
    for person in table.people:
        start_hand(person, draw(stock, count, dice))
        stock = without(stock, person.hand)
    table.pile = stock


def deals_fair(terms: Terms) -> bool:
    """Whether hands are dealt that can win together."""
    return terms.cooperative and terms.fair_deal


def start_hand(person: Player, hand: Cards) -> None:
    """Take up a new hand, of which nobody knows anything."""
    person.hand = hand
    person.known = no_cards()
    person.lacks = no_cards()
    person.fresh = 0
    person.throwing = no_cards()
    person.piling = no_cards()
    person.answered = False


def is_fit_for_piles(table: Table) -> bool:
    """Whether the piles could be filled: from the hands, or as printed from all cards."""
    if not table.terms.fair_deal:
        return has_enough_notes(table.deck, without(table.deck.cards, table.setup))
    return can_fill_piles(table.deck, without(without(table.deck.cards, table.setup), table.pile))


def has_enough_notes(deck: Deck, cards: Cards) -> bool:
    """Whether there are ten notes of every colour."""
    for colour in range(COLOUR_COUNT):
        total: i64 = 0
        for notes in range(1, MOST_NOTES + 1):
            total += notes * size(
                common(common(cards, deck.of_colour[colour]), deck.of_notes[notes])
            )
        if total < PILE_NOTES:
            return False
    return True


def can_fill_piles(deck: Deck, cards: Cards) -> bool:
    """Whether every colour has cards of ascending numbers worth exactly ten notes."""
    for colour in range(COLOUR_COUNT):
        if sums(deck, common(cards, deck.of_colour[colour]), 0, 0) & _EXACTLY == 0:
            return False
    return True


def sums(deck: Deck, cards: Cards, top: i64, total: i64) -> i64:
    """The totals up to ten that a pile can reach with these cards of its colour, a bit each."""
    reached = shift(1, total) if total <= PILE_NOTES else 0
    for number in range(top + 1, HIGHEST + 1):
        step = common(cards, deck.of_number[number])
        if step[0] | step[1] == 0:
            continue
        before = reached
        for notes in range(1, MOST_NOTES + 1):
            stepping = common(step, deck.of_notes[notes])
            if stepping[0] | stepping[1] != 0:
                reached |= shift(before, notes)
        reached &= 2 * _EXACTLY - 1
    return reached
