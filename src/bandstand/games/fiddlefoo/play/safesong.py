"""Variant: Safesong. A map of limited size, rows that are done, safe and silent Pairs.

Cards of one colour may touch: ``legal.placing`` does not ask for it. How distances are counted is
in ``play.pairs``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.fiddlefoo import events
from bandstand.games.fiddlefoo.material import NO_SAFETY, SAFESONG_SIZE
from bandstand.games.fiddlefoo.material.cards import holds
from bandstand.games.fiddlefoo.moves import LEAVE_OPEN, by_basis
from bandstand.games.fiddlefoo.state.cells import (
    first_place,
    inner_column,
    inner_row,
    last_place,
    lies_on,
    line_of,
    line_through,
    place_on,
    stretch,
)
from bandstand.games.fiddlefoo.state.map import Map, card_on, cell_under
from bandstand.games.fiddlefoo.state.pairs import Pairs
from bandstand.games.fiddlefoo.state.people import Terms
from bandstand.games.fiddlefoo.state.phases import (
    BY_ANY,
    BY_DISTANCE,
    BY_NOTES,
    BY_RANGE,
    NO_BASIS,
)
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo

# -- Map size ------------------------------------------------------------------------------------


def is_open(ground: Map, cell: i64) -> bool:
    """Whether the cell keeps the map within its size and extends no closed line."""
    return not is_too_far(ground, cell) and not extends_closed_line(ground, cell)


def is_too_far(ground: Map, cell: i64) -> bool:
    """Whether a card in this cell would make the map larger than eight by eight."""
    column, row = inner_column(cell), inner_row(cell)
    return (
        max(ground.right, column) - min(ground.left, column) >= SAFESONG_SIZE
        or max(ground.bottom, row) - min(ground.top, row) >= SAFESONG_SIZE
    )


def extends_closed_line(ground: Map, cell: i64) -> bool:
    """Whether the cell lies on a closed line, beyond its ends."""
    for closed in ground.closed:
        line = line_of(closed)
        if lies_on(cell, line):
            place = place_on(cell, line)
            if place < first_place(closed) or place > last_place(closed):
                return True
    return False


def close_lines(state: Fiddlefoo, cell: i64) -> None:
    """A Safesong: the lines of its Pairs are done."""
    for square in state.ground.squares[:]:
        if holds(state.pairs.partners, card_on(square)):
            close_line(state.ground, cell, cell_under(square))
    events.safesong_made(state)


def close_line(ground: Map, some: i64, other: i64) -> None:
    """Close the line through two cells at its outermost cards, unless it is closed already."""
    line = line_through(some, other)
    for closed in ground.closed:
        if line_of(closed) == line:
            return
    first = last = place_on(some, line)
    for square in ground.squares:
        cell = cell_under(square)
        if lies_on(cell, line):
            place = place_on(cell, line)
            first = min(first, place)
            last = max(last, place)
    ground.closed.append(stretch(line, first, last))


# -- Safesong ------------------------------------------------------------------------------------


def is_safesong(pairs: Pairs) -> bool:
    """Whether all Pairs are at a safe distance."""
    return pairs.far == pairs.made


def is_protected(terms: Terms, pairs: Pairs) -> bool:
    """Whether nobody may throw for these Pairs: a Safesong, unless no-safety is part of it."""
    return terms.safesong and is_safesong(pairs) and not pairs.has(NO_SAFETY)


# -- Toned Down ----------------------------------------------------------------------------------


def may_choose_basis(terms: Terms, pairs: Pairs) -> bool:
    """Whether the placer says what may be thrown by: with a far Pair, if it is no Safesong."""
    return terms.toned_down and pairs.far > 0 and not is_safesong(pairs)


def basis_moves() -> list[i64]:
    """One of the three, or to leave it open."""
    return [by_basis(BY_RANGE), by_basis(BY_NOTES), by_basis(BY_DISTANCE), LEAVE_OPEN]


def is_toned_down(basis: i64) -> bool:
    """Whether cards may be thrown by one thing only."""
    return basis != NO_BASIS and basis != BY_ANY


def tone_down(state: Fiddlefoo, basis: i64) -> None:
    """Cards may be thrown by this one thing only, or as without the rule."""
    state.basis = basis
    events.basis_chosen(state, basis)


# -- Dissonance ----------------------------------------------------------------------------------


def goes_by_distance(terms: Terms, pairs: Pairs, basis: i64) -> bool:
    """Whether numbers and notes are compared with distances: toned down so, or in dissonance."""
    if is_toned_down(basis):
        return basis == BY_DISTANCE
    return terms.dissonance and pairs.barren
