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
    no_cards,
    size,
    union,
)
from bandstand.games.fiddlefoo.play import pairs as pairing
from bandstand.games.fiddlefoo.play import safesong, wildcard
from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
from bandstand.games.fiddlefoo.state.pairs import Pairs
from bandstand.games.fiddlefoo.state.phases import BY_DISTANCE, NO_BASIS
from bandstand.kernel.native import i64

_FAR_TOO_DEAR: Final = 1.0e9


@final
class Evaluator:
    """The cards a seat may expect in other hands, and what they cost if they are thrown."""

    __slots__ = ("chance", "others", "seen", "unseen")

    def __init__(self, world: Fiddlefoo, seat: i64) -> None:
        self.unseen = knowledge.unseen_by(world, seat)
        self.seen = no_cards()  # known to be in other hands
        hidden: i64 = 0
        others: i64 = 0
        for other in range(world.players):
            if other != seat:
                person = world.people[other]
                self.seen = union(self.seen, person.known)
                hidden += knowledge.hidden_size(person)
                others += 1
        unseen = size(self.unseen)
        # That an unseen card is in another hand, not in the pile.
        self.chance = float(hidden) / float(unseen) if unseen > 0 else 0.0
        self.others = others

    def cost(self, world: Fiddlefoo, cards: Cards) -> float:
        """What it costs on average if all who hold some of these cards throw them."""
        total = 0.0
        unseen, seen = common(cards, self.unseen), common(cards, self.seen)
        for notes in range(1, MOST_NOTES + 1):
            alike = world.deck.of_notes[notes]
            count = self.chance * float(size(common(unseen, alike)))
            count += float(size(common(seen, alike)))
            total += count * (CARD + float(notes))
        return total

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
        return self.cost(world, throwing.match(world.terms, pairs, basis))

    def cell_danger(self, world: Fiddlefoo, card: i64, cell: i64) -> float:
        """What placing the card here may cost, at best."""
        least = _FAR_TOO_DEAR
        for pairs in possible_pairs(world, card, cell):
            cost = self.danger(world, pairs)
            if cost < least:  # min() is slower
                least = cost
        return least

    def card_danger(self, world: Fiddlefoo, card: i64) -> float:
        """What placing the card may cost, in its best cell."""
        least = _FAR_TOO_DEAR
        for cell in placing.cells(world, card):
            cost = self.cell_danger(world, card, cell)
            if cost < least:
                least = cost
                if least == 0.0:  # nothing is safer
                    break
        return least


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
