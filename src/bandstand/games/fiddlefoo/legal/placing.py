"""Add one hand card to the map: which card, and where it may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo.legal import refusals
from bandstand.games.fiddlefoo.material import ANY_COLOUR, DISTANCE_LIMIT, RANGE_LIMIT
from bandstand.games.fiddlefoo.material.cards import (
    Cards,
    common,
    holds,
    is_empty,
    members,
    no_cards,
    single,
    union,
)
from bandstand.games.fiddlefoo.moves import PASS, TAKE, is_card, to_cell
from bandstand.games.fiddlefoo.play import safesong, wildcard
from bandstand.games.fiddlefoo.play.specials import paired
from bandstand.games.fiddlefoo.state.cells import NOWHERE, coordinates, in_line, touches
from bandstand.games.fiddlefoo.state.map import (
    card_on,
    cell_under,
    colours_touched,
    free_cell,
    partners_near,
    touches_colour,
)
from bandstand.games.fiddlefoo.state.phases import CHOOSE_AGAIN, CHOOSE_CARD
from bandstand.kernel.event import Fact, Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

# What forbids a card in a free cell that touches the map, in the order in which it is asked. Beyond
# these there are the special cards whose limit would be broken, each with its own number.
ALLOWED: Final = 0
NOT_IN_LINE: Final = 1
TOUCHES_COLOUR: Final = 2
LINE_CLOSED: Final = 3
MAP_TOO_LARGE: Final = 4
_CODES: Final = {
    NOT_IN_LINE: "not-in-line",
    TOUCHES_COLOUR: "touches-colour",
    LINE_CLOSED: "line-closed",
    MAP_TOO_LARGE: "map-too-large",
    RANGE_LIMIT: "range-limit",
    DISTANCE_LIMIT: "distance-limit",
}

# -- The cell ------------------------------------------------------------------------------------


def cell_rule(state: Fiddlefoo, card: i64, entry: i64) -> i64:
    """The rule that forbids the card on this entry of the map's edge; ALLOWED if none does."""
    deck = state.deck
    if partners_near(entry) & deck.needs[card] == 0:
        return NOT_IN_LINE
    if state.terms.safesong:
        if safesong.extends_closed_line(state.ground, free_cell(entry)):
            return LINE_CLOSED
        if safesong.is_too_far(state.ground, free_cell(entry)):
            return MAP_TOO_LARGE
    elif touches_colour(entry, deck.colours[card]):
        return TOUCHES_COLOUR
    return limit_rule(state, card, free_cell(entry)) if deck.placing_specials else ALLOWED


def limit_rule(state: Fiddlefoo, card: i64, cell: i64) -> i64:
    """The special whose limit the card would break here, whatever it counts as; or ALLOWED."""
    if not state.deck.is_wild(card):
        return pairing_rule(state, card, cell, state.deck.colours[card])
    if wildcard.fair_colours(state, card, cell) != 0:
        return ALLOWED
    return pairing_rule(state, card, cell, ANY_COLOUR)


def pairing_rule(state: Fiddlefoo, card: i64, cell: i64, counts_as: i64) -> i64:
    """Whether the card finds a partner, and all its Pairs keep the special cards' limits."""
    found: i64 = NOT_IN_LINE
    for square in state.ground.squares:
        there, partner = cell_under(square), card_on(square)
        if in_line(there, cell) and state.deck.pairs(card, counts_as, partner):
            limit = paired.limit_broken(state, card, cell, square)
            if limit != paired.NO_LIMIT:
                found = limit
            elif found == NOT_IN_LINE:
                found = ALLOWED
    return found


def cells(state: Fiddlefoo, card: i64) -> list[i64]:
    """The cells a card may be placed in."""
    return [
        free_cell(entry) for entry in state.ground.edge if cell_rule(state, card, entry) == ALLOWED
    ]


def cell_moves(found: list[i64]) -> list[i64]:
    """Cells as moves, ascending."""
    moves: list[i64] = [to_cell(cell) for cell in found]
    moves.sort()
    return moves


def why_not_cell(state: Fiddlefoo, cell: i64) -> Reason:
    """The rule that forbids the chosen card in this cell."""
    card = state.card
    facts: dict[str, Fact] = {
        "card": card,
        "colour": state.deck.colours[card],
        "cell": coordinates(cell),
    }
    if state.ground.card_at(cell) != NOWHERE:
        return Reason("cell-taken", facts)
    if not is_connected(state, cell):
        return Reason("not-connected", facts)
    entry = state.ground.edge_entry(cell, state.deck, state.terms.touch)
    rule = cell_rule(state, card, entry)
    if rule in (RANGE_LIMIT, DISTANCE_LIMIT):
        return limit_reason(rule, cell)
    return Reason(_CODES[rule], facts)


def is_connected(state: Fiddlefoo, cell: i64) -> bool:
    """Whether the cell touches the map."""
    return any(touches(cell_under(square), cell) for square in state.ground.squares)


def limit_reason(special: i64, cell: i64) -> Reason:
    """A Pair of the chosen card would break this special card's limit here."""
    return Reason(_CODES[special], {"card": special, "cell": coordinates(cell)})


# -- The card ------------------------------------------------------------------------------------


def placeable(state: Fiddlefoo, cards: Cards) -> Cards:
    """Those of the cards that have a legal cell."""
    if state.deck.placing_specials:
        return placeable_one_by_one(state, cards)
    return common(state.deck.of_colours[open_colours(state)], cards)


def open_colours(state: Fiddlefoo) -> i64:
    """The colours that have a legal cell: ``cell_rule`` for all cards of a colour at once.

    Holds as long as no special card has a say in where cards may lie.
    """
    ground, with_safesong = state.ground, state.terms.safesong
    found: i64 = 0
    for entry in ground.edge:
        colours = partners_near(entry)
        if not with_safesong:
            colours &= ~colours_touched(entry)
        if colours & ~found != 0 and (
            not with_safesong or safesong.is_open(ground, free_cell(entry))
        ):
            found |= colours
    return found


def placeable_one_by_one(state: Fiddlefoo, cards: Cards) -> Cards:
    """The same where some card may lie elsewhere than others of its colour."""
    found = no_cards()
    for card in members(cards):
        if fits_somewhere(state, card):
            found = union(found, single(card))
    return found


def fits_somewhere(state: Fiddlefoo, card: i64) -> bool:
    """Whether there is a cell for the card."""
    return any(cell_rule(state, card, entry) == ALLOWED for entry in state.ground.edge)


def nobody_can_place(state: Fiddlefoo) -> bool:
    """Whether no hand has a card that fits."""
    hands = no_cards()
    for person in state.people:
        hands = union(hands, person.hand)
    return is_empty(placeable(state, hands))


def card_moves(state: Fiddlefoo) -> list[i64]:
    """A card that fits somewhere; without one, draw, or pass when the pile is empty."""
    cards = placeable(state, state.people[state.active].hand)
    if not is_empty(cards):
        return members(cards)
    return [PASS if is_empty(state.pile) else TAKE]


def why_not_card(state: Fiddlefoo, seat: i64, move: i64) -> Reason:
    """The rule that forbids placing this card, or doing without."""
    hand = state.people[seat].hand
    if is_card(move):
        if not holds(hand, move):
            return refusals.not_in_hand(state, seat, move)
        colour = state.deck.colours[move]
        if state.phase == CHOOSE_AGAIN and colour == state.barred:
            return Reason("another-colour", {"card": move, "colour": colour})
        return Reason("fits-nowhere", {"card": move, "colour": colour})
    if state.phase == CHOOSE_CARD and move in (TAKE, PASS):
        if not is_empty(placeable(state, hand)):
            return Reason("can-place", {})
        return Reason("pile-empty" if move == TAKE else "can-draw", {})
    code = "asked-card" if state.phase == CHOOSE_CARD else "asked-again"
    return Reason(code, {"ways": refusals.ways(state, seat)})
