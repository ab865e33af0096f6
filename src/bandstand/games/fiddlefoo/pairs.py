"""Where a card may lie, the Pairs it makes there, and what may be thrown for them."""

from __future__ import annotations

from typing import cast, final

from bandstand.games.fiddlefoo.cards import Cards, common, no_cards, single, union
from bandstand.games.fiddlefoo.deck import Deck
from bandstand.games.fiddlefoo.map import Map, in_line
from bandstand.games.fiddlefoo.material import (
    COLOUR_COUNT,
    DISTANCE_LIMIT,
    LEAST_RANGE,
    MOST_DISTANCE,
    PURPLE,
    RANGE_LIMIT,
    SAFE_DISTANCE,
)
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Pairs:
    """The Pairs of one placement, frozen when they are made."""

    __slots__ = (
        "barren",
        "by_distance",
        "by_notes",
        "by_range",
        "card",
        "far",
        "made",
        "notes_by_distance",
        "partners",
        "silence",
    )

    def __init__(
        self,
        card: i64,
        partners: Cards,
        by_range: Cards,
        by_notes: Cards,
        by_distance: Cards,
        notes_by_distance: Cards,
        made: i64,
        far: i64,
        silence: bool,
        barren: bool,
    ) -> None:
        self.card = card
        self.partners = partners
        # The cards that match: a number in some range, notes equal to some difference; and for
        # Safesong's own rules, a number or notes equal to some distance.
        self.by_range = by_range
        self.by_notes = by_notes
        self.by_distance = by_distance
        self.notes_by_distance = notes_by_distance
        self.made = made
        self.far = far  # Pairs at a safe distance
        self.silence = silence  # some Pair has nothing in between
        self.barren = barren  # every range is empty and every difference nothing

    def is_safesong(self) -> bool:
        """Whether all Pairs are at a safe distance."""
        return self.far == self.made

    def has(self, card: i64) -> bool:
        """Whether the card is an end of some Pair."""
        if card == self.card:
            return True
        shared = common(self.partners, single(card))
        return shared[0] | shared[1] != 0

    def packed(self) -> tuple[object, ...]:
        """The fields, in the constructor's order."""
        return (
            self.card,
            self.partners,
            self.by_range,
            self.by_notes,
            self.by_distance,
            self.notes_by_distance,
            self.made,
            self.far,
            self.silence,
            self.barren,
        )


def unpack_pairs(packed: tuple[object, ...]) -> Pairs:
    """The Pairs that ``packed`` described."""
    (
        card,
        partners,
        by_range,
        by_notes,
        by_distance,
        notes_by_distance,
        made,
        far,
        silence,
        barren,
    ) = cast("tuple[int, Cards, Cards, Cards, Cards, Cards, int, int, bool, bool]", packed)
    return Pairs(
        card,
        partners,
        by_range,
        by_notes,
        by_distance,
        notes_by_distance,
        made,
        far,
        silence,
        barren,
    )


def no_pairs() -> Pairs:
    """Before the first placement."""
    empty = no_cards()
    return Pairs(-1, empty, empty, empty, empty, empty, 0, 0, False, False)


def make_pairs(
    ground: Map, deck: Deck, safesong: bool, card: i64, cell: i64, counts_as: i64
) -> Pairs:
    """The Pairs of a card in this cell, laid down already or not, with every partner in line."""
    partners = no_cards()
    by_range = no_cards()
    by_notes = no_cards()
    by_distance = no_cards()
    notes_by_distance = no_cards()
    made: i64 = 0
    far: i64 = 0
    silence = False
    barren = True
    number = deck.numbers[card]
    for square in ground.squares:
        partner = square & 127
        if (
            not in_line(square >> 7, cell)
            or partner == card
            or not deck.pairs(card, counts_as, partner)
        ):
            continue
        made += 1
        partners = union(partners, single(partner))
        difference = deck.difference(card, partner)
        if deck.gap(card, partner) > 0:
            barren = False
            colours = deck.pair_colours(card, partner)
            by_range = union(by_range, deck.between(colours, number, deck.numbers[partner]))
        if difference > 0:
            barren = False
            by_notes = union(by_notes, deck.with_notes(difference))
        if safesong:
            distance = ground.distance(cell, square >> 7)
            if distance >= SAFE_DISTANCE:
                far += 1
            if distance == 0:
                silence = True
            by_distance = union(by_distance, deck.with_number(distance))
            notes_by_distance = union(notes_by_distance, deck.with_notes(distance))
    return Pairs(
        card,
        partners,
        by_range,
        by_notes,
        by_distance,
        notes_by_distance,
        made,
        far,
        silence,
        barren,
    )


# -- Where a card may lie ------------------------------------------------------------------------


def open_colours(ground: Map, safesong: bool) -> i64:
    """The colours that may be placed somewhere, as long as no special card has a say."""
    found: i64 = 0
    for entry in ground.edge:
        colours = entry & 15 if safesong else entry & ~(entry >> 4) & 15
        if colours & ~found != 0 and (not safesong or ground.is_open(entry >> 8)):
            found |= colours
    return found


def fits(ground: Map, deck: Deck, safesong: bool, card: i64, entry: i64) -> bool:
    """Whether the card may be placed on this entry of the map's edge."""
    if entry & deck.needs[card] == 0:
        return False
    if safesong:
        if not ground.is_open(entry >> 8):
            return False
    elif entry & shift(1, deck.colours[card] + 4) != 0:
        return False
    return not deck.placing_specials or has_fair_colour(ground, deck, card, entry >> 8)


def fits_somewhere(ground: Map, deck: Deck, safesong: bool, card: i64) -> bool:
    """Whether there is a cell for the card."""
    return any(fits(ground, deck, safesong, card, entry) for entry in ground.edge)


def has_fair_colour(ground: Map, deck: Deck, card: i64, cell: i64) -> bool:
    """Whether the card may count as some colour here without breaking a special card's limit."""
    if not deck.wildcard or deck.colours[card] != PURPLE:
        return is_fair(ground, deck, card, cell, deck.colours[card])
    return fair_colours(ground, deck, card, cell) != 0


def fair_colours(ground: Map, deck: Deck, card: i64, cell: i64) -> i64:
    """Wildcard: the colours that give a purple card in this cell a Pair and break no limit."""
    found: i64 = 0
    for colour in range(COLOUR_COUNT - 1):
        if is_fair(ground, deck, card, cell, colour):
            found |= shift(1, colour)
    return found


def is_fair(ground: Map, deck: Deck, card: i64, cell: i64, counts_as: i64) -> bool:
    """Whether the card finds a partner and all its Pairs keep the special cards' limits."""
    paired = False
    for square in ground.squares:
        partner = square & 127
        if in_line(square >> 7, cell) and partner != card and deck.pairs(card, counts_as, partner):
            paired = True
            if breaks_limit(ground, deck, card, cell, square) != 0:
                return False
    return paired


def breaks_limit(ground: Map, deck: Deck, card: i64, cell: i64, square: i64) -> i64:
    """The special card whose limit this Pair breaks; 0 for none."""
    partner = square & 127
    ranged = card == RANGE_LIMIT or partner == RANGE_LIMIT
    if ranged and deck.gap(card, partner) < LEAST_RANGE:
        return RANGE_LIMIT
    distanced = card == DISTANCE_LIMIT or partner == DISTANCE_LIMIT
    if distanced and ground.distance(cell, square >> 7) > MOST_DISTANCE:
        return DISTANCE_LIMIT
    return 0
