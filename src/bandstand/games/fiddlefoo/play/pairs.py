"""Pairs: the new card with every older card in line that it pairs with.

Each Pair has a range (the numbers strictly between its cards), a difference (of their notes) and,
with Safesong, a distance (how many cards lie in between).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo.material import SAFE_DISTANCE
from bandstand.games.fiddlefoo.material.cards import no_cards, single, union
from bandstand.games.fiddlefoo.material.deck import Deck
from bandstand.games.fiddlefoo.state.cells import in_line
from bandstand.games.fiddlefoo.state.map import card_on, cell_under
from bandstand.games.fiddlefoo.state.pairs import Pairs
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

NOT_COUNTED: Final = -1  # distances, without Safesong


def make_pairs(state: Fiddlefoo, card: i64, cell: i64, counts_as: i64) -> Pairs:
    """The Pairs of a card in this cell, laid down already or not, with every partner in line."""
    ground, deck, safesong = state.ground, state.deck, state.terms.safesong
    pairs = start_pairs(card)
    for square in ground.squares:
        there, partner = cell_under(square), card_on(square)
        if in_line(there, cell) and deck.pairs(card, counts_as, partner):
            distance = ground.distance(cell, there) if safesong else NOT_COUNTED
            add_pair(pairs, deck, partner, distance)
    return pairs


def start_pairs(card: i64) -> Pairs:
    """The Pairs of a new card, before the first partner is found."""
    nothing = no_cards()
    return Pairs(card, nothing, nothing, nothing, nothing, nothing, 0, 0, False, True)


def add_pair(pairs: Pairs, deck: Deck, partner: i64, distance: i64) -> None:
    """One Pair more: the cards that match its range, its difference and its distance."""
    card = pairs.card
    pairs.made += 1
    pairs.partners = union(pairs.partners, single(partner))
    if deck.gap(card, partner) > 0:
        pairs.barren = False
        colours = deck.pair_colours(card, partner)
        in_range = deck.between(colours, deck.numbers[card], deck.numbers[partner])
        pairs.by_range = union(pairs.by_range, in_range)
    difference = deck.difference(card, partner)
    if difference > 0:
        pairs.barren = False
        pairs.by_notes = union(pairs.by_notes, deck.with_notes(difference))
    if distance != NOT_COUNTED:
        add_distance(pairs, deck, distance)


def add_distance(pairs: Pairs, deck: Deck, distance: i64) -> None:
    """Safesong: what the distance of one Pair more means."""
    if distance >= SAFE_DISTANCE:
        pairs.far += 1
    if distance == 0:
        pairs.silence = True
    pairs.by_distance = union(pairs.by_distance, deck.with_number(distance))
    pairs.notes_by_distance = union(pairs.notes_by_distance, deck.with_notes(distance))
