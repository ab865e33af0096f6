"""How dear the throws for some Pairs may get."""

from __future__ import annotations

from typing import Final, final

from bandstand.games.fiddlefoo import knowledge
from bandstand.games.fiddlefoo.bot.weights import CARD, SILENT_THROW
from bandstand.games.fiddlefoo.legal import placing, throwing
from bandstand.games.fiddlefoo.material import MOST_NOTES, PURPLE
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    common,
    has_colour,
    is_empty,
    no_cards,
    size,
    union,
)
from bandstand.games.fiddlefoo.material.deck import Deck
from bandstand.games.fiddlefoo.play import pairs as pairing
from bandstand.games.fiddlefoo.play import safesong, wildcard
from bandstand.games.fiddlefoo.state.cells import in_line
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.games.fiddlefoo.state.map import Map, card_on, cell_under, free_cell
from bandstand.games.fiddlefoo.state.pairs import Pairs
from bandstand.games.fiddlefoo.state.phases import BY_DISTANCE, NO_BASIS
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.native import i64, mypyc_attr

_FAR_TOO_DEAR: Final = 1.0e9


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Evaluator:
    """The cards a seat may expect in other hands, and what they cost if they are thrown."""

    __slots__ = ("chance", "is_plain", "others", "seen", "unseen")

    def __init__(self, world: Fiddlefoo, seat: i64) -> None:
        seen = no_cards()
        hidden: i64 = 0
        others: i64 = 0
        for other in range(world.players):
            if other != seat:
                person = world.people[other]
                seen = union(seen, person.known)
                hidden += knowledge.hidden_size(person)
                others += 1
        unseen = knowledge.unseen_by(world, seat)
        count = size(unseen)
        # That an unseen card is in another hand, not in the pile.
        self.chance = float(hidden) / float(count) if count > 0 else 0.0
        self.others = others
        self.unseen = world.deck.by_notes.among(unseen)
        self.seen = world.deck.by_notes.among(seen)  # known to be in other hands
        # Neither distances nor special cards nor wildcards: see ``plain_match``.
        self.is_plain = world.deck.is_plain() and not world.terms.safesong

    def cost(self, cards: Cards) -> float:
        """What it costs on average if all who hold some of these cards throw them."""
        if is_empty(cards):
            return 0.0
        total = 0.0
        for notes in range(1, MOST_NOTES + 1):
            unseen = size(common(cards, self.unseen.having(notes)))
            total += self.cost_of(notes, unseen, size(common(cards, self.seen.having(notes))))
        return total

    def plain_cost(self, cards: i64) -> float:
        """The same of plain cards."""
        if cards == 0:
            return 0.0
        unseen, seen = self.unseen, self.seen
        total = self.cost_of(1, popcount(cards & unseen.one[0]), popcount(cards & seen.one[0]))
        total += self.cost_of(2, popcount(cards & unseen.two[0]), popcount(cards & seen.two[0]))
        total += self.cost_of(3, popcount(cards & unseen.three[0]), popcount(cards & seen.three[0]))
        total += self.cost_of(4, popcount(cards & unseen.four[0]), popcount(cards & seen.four[0]))
        return total

    def cost_of(self, notes: i64, unseen: i64, seen: i64) -> float:
        """The same of this many cards, all with this many notes."""
        return (self.chance * float(unseen) + float(seen)) * (CARD + float(notes))

    def danger(self, world: Fiddlefoo, pairs: Pairs) -> float:
        """What the throws for these Pairs may cost their maker."""
        if safesong.is_protected(world.terms, pairs):
            return 0.0
        if safesong.may_choose_basis(world.terms, pairs):  # to leave it open never costs less
            cost = min(self.basis_cost(world, pairs, basis) for basis in range(BY_DISTANCE + 1))
        else:
            cost = self.basis_cost(world, pairs, NO_BASIS)
        if pairs.silence:
            cost += SILENT_THROW * float(self.others)
        return cost

    def basis_cost(self, world: Fiddlefoo, pairs: Pairs, basis: i64) -> float:
        """The same when cards may be thrown by this basis only."""
        return self.cost(throwing.match(world.terms, pairs, basis))

    def cell_danger(self, world: Fiddlefoo, card: i64, cell: i64) -> float:
        """What placing the card here may cost, at best."""
        if self.is_plain:
            kin = world.deck.kin(card)
            partners = partners_in_line(world.ground.squares, cell, kin)
            return self.plain_cost(plain_match(world.deck, card, kin, partners))
        least = _FAR_TOO_DEAR
        for pairs in possible_pairs(world, card, cell):
            cost = self.danger(world, pairs)
            if cost < least:  # min() is slower
                least = cost
        return least

    def card_danger(self, world: Fiddlefoo, card: i64) -> float:
        """What placing the card may cost, in its best cell."""
        least = _FAR_TOO_DEAR
        kin = world.deck.kin(card)
        squares = squares_of(world.ground, kin) if self.is_plain else world.ground.squares
        for entry in world.ground.edge:
            if placing.cell_rule(world, card, entry) != placing.ALLOWED:
                continue
            if self.is_plain:
                partners = partners_in_line(squares, free_cell(entry), kin)
                cost = self.plain_cost(plain_match(world.deck, card, kin, partners))
            else:
                cost = self.cell_danger(world, card, free_cell(entry))
            if cost < least:
                least = cost
                if least == 0.0:  # nothing is safer
                    break
        return least


# -- Pairs of the plain game, as words -----------------------------------------------------------


def squares_of(ground: Map, kin: i64) -> list[i64]:
    """The squares of the map with one of these plain cards."""
    return [square for square in ground.squares if kin & shift(1, card_on(square)) != 0]


def partners_in_line(squares: list[i64], cell: i64, kin: i64) -> i64:
    """Which of these plain cards lie in line with the cell."""
    partners: i64 = 0
    for square in squares:
        bit = shift(1, card_on(square))
        if kin & bit != 0 and in_line(cell_under(square), cell):
            partners |= bit
    return partners


def plain_match(deck: Deck, card: i64, kin: i64, partners: i64) -> i64:
    """The cards that match the Pairs of a card with these partners, where all cards are plain.

    *kin* are the cards of its colour. The same as ``throwing.match`` finds, faster: a colour's
    cards are neighbouring bits in the order of their numbers, so all ranges on one side of the card
    are part of the widest.
    """
    own = shift(1, card)
    lower, higher = partners & (own - 1), partners & ~(own - 1)
    ranges: i64 = 0
    if lower != 0:
        lowest = lower & -lower
        ranges = own - (lowest + lowest)  # all bits between the two
    if higher != 0:
        highest = higher
        while highest & (highest - 1) != 0:
            highest &= highest - 1
        ranges |= highest - (own + own)
    matching = kin & ranges
    notes = deck.notes[card]
    other: i64 = 1
    while other <= MOST_NOTES:
        if other != notes and partners & deck.with_notes(other)[0] != 0:
            difference = other - notes if other > notes else notes - other
            matching |= deck.with_notes(difference)[0]
        other += 1
    return matching


def possible_pairs(world: Fiddlefoo, card: i64, cell: i64) -> list[Pairs]:
    """The Pairs of a card in this cell; a purple wildcard has a choice of them."""
    if not world.deck.is_wild(card):
        return [pairing.make_pairs(world, card, cell, world.deck.colours[card])]
    colours = wildcard.fair_colours(world, card, cell)
    return [
        pairing.make_pairs(world, card, cell, colour)
        for colour in range(PURPLE)
        if has_colour(colours, colour)
    ]
