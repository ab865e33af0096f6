"""What a player makes of the table: how dear the throws for some Pairs may get."""

from __future__ import annotations

from typing import Final, final

from bandstand.games.fiddlefoo.cards import Cards, common, no_cards, size, union
from bandstand.games.fiddlefoo.imagine import unseen_by
from bandstand.games.fiddlefoo.legal import cells
from bandstand.games.fiddlefoo.material import MOST_NOTES, NO_SAFETY, PURPLE
from bandstand.games.fiddlefoo.pairs import Pairs, fair_colours, make_pairs
from bandstand.games.fiddlefoo.table import Table
from bandstand.games.fiddlefoo.throws import BY_DISTANCE, BY_NOTES, BY_RANGE
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

# A card more in the hand costs its notes, and the turn it takes to get rid of it.
CARD: Final = 1.5
SILENT_THROW: Final = 4.5  # what somebody throws when any card will do


@final
class Outlook:
    """The cards a seat may expect in other hands."""

    __slots__ = ("chance", "others", "seen", "unseen")

    def __init__(self, table: Table, seat: i64) -> None:
        self.unseen = unseen_by(table, seat)
        self.seen = no_cards()  # known to be in other hands
        hidden: i64 = 0
        others: i64 = 0
        for other in range(table.players):
            if other != seat:
                person = table.people[other]
                self.seen = union(self.seen, person.known)
                hidden += size(person.hand) - size(person.known)
                others += 1
        unseen = size(self.unseen)
        self.chance = float(hidden) / float(unseen) if unseen > 0 else 0.0
        self.others = others

    def cost(self, table: Table, cards: Cards) -> float:
        """What it costs on average if all who hold some of these cards throw them."""
        total = 0.0
        unseen, seen = common(cards, self.unseen), common(cards, self.seen)
        for notes in range(1, MOST_NOTES + 1):
            alike = table.deck.of_notes[notes]
            count = self.chance * float(size(common(unseen, alike)))
            count += float(size(common(seen, alike)))
            total += count * (CARD + float(notes))
        return total


def danger(table: Table, outlook: Outlook, pairs: Pairs) -> float:
    """What the throws for these Pairs may cost their maker."""
    terms = table.terms
    if terms.safesong and pairs.is_safesong() and not pairs.has(NO_SAFETY):
        return 0.0
    if terms.toned_down and pairs.far > 0 and not pairs.is_safesong():  # open is never less
        cost = min(basis_cost(table, outlook, pairs, basis) for basis in range(3))
    elif terms.dissonance and pairs.barren:
        cost = basis_cost(table, outlook, pairs, BY_DISTANCE)
    else:
        cost = outlook.cost(table, union(pairs.by_range, pairs.by_notes))
    if pairs.silence:
        cost += SILENT_THROW * float(outlook.others)
    return cost


def basis_cost(table: Table, outlook: Outlook, pairs: Pairs, basis: i64) -> float:
    """The same when cards may be thrown by one thing only."""
    return outlook.cost(table, basis_cards(table, pairs, basis))


def basis_cards(table: Table, pairs: Pairs, basis: i64) -> Cards:
    """The cards that match when these Pairs are toned down so, or left open."""
    if basis == BY_RANGE:
        return pairs.by_range
    if basis == BY_NOTES:
        return pairs.by_notes
    if basis == BY_DISTANCE or (table.terms.dissonance and pairs.barren):
        return union(pairs.by_distance, pairs.notes_by_distance)
    return union(pairs.by_range, pairs.by_notes)


def possible_pairs(table: Table, card: i64, cell: i64) -> list[Pairs]:
    """The Pairs of a card in this cell; a purple wildcard has a choice of them."""
    deck, ground, safesong = table.deck, table.ground, table.terms.safesong
    if not deck.wildcard or deck.colours[card] != PURPLE:
        return [make_pairs(ground, deck, safesong, card, cell, deck.colours[card])]
    colours = fair_colours(ground, deck, card, cell)
    return [
        make_pairs(ground, deck, safesong, card, cell, colour)
        for colour in range(PURPLE)
        if colours & shift(1, colour) != 0
    ]


def cell_danger(table: Table, outlook: Outlook, card: i64, cell: i64) -> float:
    """What placing the card here may cost, at best."""
    least = 1.0e9
    for pairs in possible_pairs(table, card, cell):
        cost = danger(table, outlook, pairs)
        if cost < least:  # min() is slower
            least = cost
    return least


def card_danger(table: Table, outlook: Outlook, card: i64) -> float:
    """What placing the card may cost, in its best cell."""
    least = 1.0e9
    for cell in cells(table, card):
        cost = cell_danger(table, outlook, card, cell)
        if cost < least:
            least = cost
            if least == 0.0:  # nothing is safer
                break
    return least
