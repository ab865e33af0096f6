"""Variant: Wildcard. Purple is any colour.

Which cards purple pairs with, and what its Pairs let people throw, is in ``material.deck``; here is
what a purple card just placed counts as.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo.legal import placing
from bandstand.games.fiddlefoo.material import PURPLE
from bandstand.games.fiddlefoo.material.cards import colour_bit, has_colour
from bandstand.games.fiddlefoo.moves import colour_named, count_as, names_colour
from bandstand.kernel.event import Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo


def colours_of(state: Fiddlefoo, card: i64, cell: i64) -> i64:
    """The colours a card may count as in a cell where it may lie: its own, if it is not wild."""
    if not state.deck.is_wild(card):
        return colour_bit(state.deck.colours[card])
    return fair_colours(state, card, cell)


def fair_colours(state: Fiddlefoo, card: i64, cell: i64) -> i64:
    """The colours that give a purple card in this cell a Pair and break no limit."""
    found: i64 = 0
    for colour in range(PURPLE):
        if placing.pairing_rule(state, card, cell, colour) == placing.ALLOWED:
            found |= colour_bit(colour)
    return found


def colour_moves(state: Fiddlefoo) -> list[i64]:
    """The colours the purple card just placed may count as."""
    colours = fair_colours(state, state.card, state.ground.cell_of(state.card))
    return [count_as(colour) for colour in range(PURPLE) if has_colour(colours, colour)]


def why_not_colour(state: Fiddlefoo, move: i64) -> Reason:
    """The rule that forbids counting as this colour."""
    if not names_colour(move):
        colours: list[int] = [int(colour_named(option)) for option in colour_moves(state)]
        return Reason("asked-colour", {"colours": colours})
    colour = colour_named(move)
    cell = state.ground.cell_of(state.card)
    rule = placing.pairing_rule(state, state.card, cell, colour)
    if rule == placing.NOT_IN_LINE:
        return Reason("no-pair-as", {"colour": colour})
    return placing.limit_reason(rule, cell)
