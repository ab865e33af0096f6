"""The shared Map: which card lies where, and what a card finds in the free cells around it.

A *square* is a cell with the card in it. The *edge* is the list of free cells that touch the map,
each with two sets of colours: those that find a partner in line with it, and those it touches. Both
are kept up to date card by card, so that asking where a colour may go is one walk along the edge.
"""

from __future__ import annotations

from typing import Final, cast, final

from bandstand.games.fiddlefoo.material import ALL_COLOURS
from bandstand.games.fiddlefoo.material.cards import Cards, colour_bit, no_cards, single, union
from bandstand.games.fiddlefoo.material.deck import Deck
from bandstand.games.fiddlefoo.state.cells import (
    ABOVE,
    ALL_SIDES,
    BELOW,
    COLUMN_BITS,
    FOLD,
    LEFT,
    NOWHERE,
    RIGHT,
    ROW,
    ROW_SHIFT,
    SIDE_STEPS,
    inner_column,
    inner_row,
    one_step,
    side,
)
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64, mypyc_attr

SIDES_TOUCH: Final = 1  # the square of the distance at which two cells touch
CORNERS_TOUCH: Final = 2
# A square is cell * _CARDS + card.
_CARDS: Final = 128
_CARD_SHIFT: Final = 7
_CARD_BITS: Final = 127
# An entry of the edge is (cell * _COLOUR_SET + touched colours) * _COLOUR_SET + colours that find
# a partner.
_COLOUR_SET: Final = 16
_COLOUR_SHIFT: Final = 4
_ENTRY_SHIFT: Final = 8


def square_of(cell: i64, card: i64) -> i64:
    """A cell with a card in it."""
    return cell * _CARDS + card


def card_on(square: i64) -> i64:
    """The card of a square."""
    return square & _CARD_BITS


def cell_under(square: i64) -> i64:
    """The cell of a square."""
    return square >> _CARD_SHIFT


def free_cell(entry: i64) -> i64:
    """The cell of an entry of the edge."""
    return entry >> _ENTRY_SHIFT


def partners_near(entry: i64) -> i64:
    """The colours that find a partner in line with a cell of the edge."""
    return entry & ALL_COLOURS


def colours_touched(entry: i64) -> i64:
    """The colours that a cell of the edge touches."""
    return (entry >> _COLOUR_SHIFT) & ALL_COLOURS


def touches_colour(entry: i64, colour: i64) -> bool:
    """Whether a cell of the edge touches this colour."""
    return entry & shift(1, colour + _COLOUR_SHIFT) != 0


@final
@mypyc_attr(acyclic=True)
class Map:
    """The cards on the table."""

    __slots__ = ("bottom", "closed", "edge", "left", "right", "squares", "top")

    def __init__(
        self,
        squares: list[i64],
        edge: list[i64],
        closed: list[i64],
        left: i64,
        right: i64,
        top: i64,
        bottom: i64,
    ) -> None:
        self.squares = squares  # in the order of placement
        self.edge = edge
        self.closed = closed  # Safesong: stretches of lines that are done
        # The first and last column and row in use.
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom

    def clone(self) -> Map:
        """An independent copy."""
        return Map(
            self.squares[:],
            self.edge[:],
            self.closed[:],
            self.left,
            self.right,
            self.top,
            self.bottom,
        )

    def packed(self) -> tuple[object, ...]:
        """The fields, the frame as one; see ``unpack_map``."""
        return (
            tuple(self.squares),
            tuple(self.edge),
            tuple(self.closed),
            (self.left, self.right, self.top, self.bottom),
        )

    # -- Laying cards ----------------------------------------------------------------------------
    # Every placement passes here, so the offsets of ``cells.in_line`` are worked out in place.

    def lay(self, card: i64, cell: i64, deck: Deck, touch: i64) -> None:
        """Put the card down and tell the edge about it."""
        column, row = inner_column(cell), inner_row(cell)
        attracted = deck.attracts[card]
        touched = colour_bit(deck.colours[card]) * _COLOUR_SET
        edge = self.edge
        sides: i64 = 0  # those already taken, or on the edge
        at: i64 = 0
        while at < len(edge):
            entry = edge[at]
            other = entry >> _ENTRY_SHIFT
            if other == cell:
                last = edge.pop()
                if at < len(edge):
                    edge[at] = last
                continue
            across, down = (other & COLUMN_BITS) - column, (other >> ROW_SHIFT) - row
            if across == 0 or down == 0 or across == down or across == -down:
                news = attracted
                if across * across + down * down <= touch:
                    news |= touched
                    sides |= side(across, down)
                if entry | news != entry:
                    edge[at] = entry | news
            at += 1
        for square in self.squares:
            other = square >> _CARD_SHIFT
            sides |= side((other & COLUMN_BITS) - column, (other >> ROW_SHIFT) - row)
        self.squares.append(square_of(cell, card))
        self.hold(cell)
        if sides != ALL_SIDES:
            self.widen_edge(cell, sides, deck, touch)

    def hold(self, cell: i64) -> None:
        """Let the map's frame hold this cell."""
        column, row = inner_column(cell), inner_row(cell)
        if column < self.left:
            self.left = column
        if column > self.right:
            self.right = column
        if row < self.top:
            self.top = row
        if row > self.bottom:
            self.bottom = row

    def widen_edge(self, cell: i64, sides: i64, deck: Deck, touch: i64) -> None:
        """Add the neighbours of a cell to the edge, but for the given sides."""
        if sides & RIGHT == 0:
            self.edge.append(self.edge_entry(cell + 1, deck, touch))
        if sides & LEFT == 0:
            self.edge.append(self.edge_entry(cell - 1, deck, touch))
        if sides & BELOW == 0:
            self.edge.append(self.edge_entry(cell + ROW, deck, touch))
        if sides & ABOVE == 0:
            self.edge.append(self.edge_entry(cell - ROW, deck, touch))

    def edge_entry(self, cell: i64, deck: Deck, touch: i64) -> i64:
        """What cards find in this free cell."""
        column, row = inner_column(cell), inner_row(cell)
        colours: i64 = 0
        for square in self.squares:
            other = square >> _CARD_SHIFT
            across, down = (other & COLUMN_BITS) - column, (other >> ROW_SHIFT) - row
            if across == 0 or down == 0 or across == down or across == -down:
                card = square & _CARD_BITS
                colours |= deck.attracts[card]
                if across * across + down * down <= touch:
                    colours |= colour_bit(deck.colours[card]) * _COLOUR_SET
        return cell * _COLOUR_SET * _COLOUR_SET + colours

    def rebuild(self, deck: Deck, touch: i64) -> None:
        """Lay all cards again, after some were moved, removed or exchanged."""
        squares = self.squares
        self.squares = []
        self.edge = []
        self.left = self.top = ROW
        self.right = self.bottom = 0
        for square in squares:
            self.lay(card_on(square), cell_under(square), deck, touch)

    # -- Looking ---------------------------------------------------------------------------------

    def cards(self) -> Cards:
        """All cards on the map."""
        found = no_cards()
        for square in self.squares:
            found = union(found, single(card_on(square)))
        return found

    def cell_of(self, card: i64) -> i64:
        """Where the card lies; NOWHERE if it does not."""
        for square in self.squares:
            if card_on(square) == card:
                return cell_under(square)
        return NOWHERE

    def card_at(self, cell: i64) -> i64:
        """The card in this cell; NOWHERE if it is free."""
        for square in self.squares:
            if cell_under(square) == cell:
                return card_on(square)
        return NOWHERE

    def distance(self, some: i64, other: i64) -> i64:
        """How many cards lie between two cells in line."""
        step = one_step(some, other)
        found: i64 = 0
        cell = some + step
        while cell != other:
            if self.card_at(cell) != NOWHERE:
                found += 1
            cell += step
        return found

    def unfold(self, folded: i64) -> i64:
        """The cell that a folded number (see ``fold``) means beside this map."""
        left, top = self.left - 1, self.top - 1
        column = left + (folded % FOLD - left) % FOLD
        row = top + (folded // FOLD - top) % FOLD
        return row * ROW + column

    # -- Talkytoot: cards that leave the map or change their cell --------------------------------

    def lift(self, card: i64) -> None:
        """Take a card off; ``rebuild`` must follow."""
        self.squares.remove(square_of(self.cell_of(card), card))

    def put(self, card: i64, cell: i64) -> None:
        """Put a card that was lifted into another cell; ``rebuild`` must follow."""
        self.squares.append(square_of(cell, card))

    def exchange(self, old: i64, new: i64) -> None:
        """Put another card into a card's cell; ``rebuild`` must follow."""
        cell = self.cell_of(old)
        self.squares[self.squares.index(square_of(cell, old))] = square_of(cell, new)

    def without(self, card: i64) -> Map:
        """The map once the card is gone: its squares, its frame and its closed lines, no edge."""
        rest = empty_map()
        rest.closed = self.closed
        for square in self.squares:
            if card_on(square) != card:
                rest.squares.append(square)
                rest.hold(cell_under(square))
        return rest

    def beside(self) -> list[i64]:
        """The free cells that touch the map, worked out from the squares."""
        taken: list[i64] = [cell_under(square) for square in self.squares]
        found: list[i64] = []
        for cell in taken:
            for step in SIDE_STEPS:
                if cell + step not in taken and cell + step not in found:
                    found.append(cell + step)
        return found

    def parts(self) -> list[list[i64]]:
        """The cells of each connected part."""
        left: list[i64] = [cell_under(square) for square in self.squares]
        parts: list[list[i64]] = []
        while len(left) > 0:
            part: list[i64] = [left.pop()]
            for cell in part:
                for step in SIDE_STEPS:
                    if cell + step in left:
                        left.remove(cell + step)
                        part.append(cell + step)
            parts.append(part)
        return parts


def empty_map() -> Map:
    """A table with no card on it."""
    return Map([], [], [], ROW, 0, ROW, 0)


def unpack_map(packed: object) -> Map:
    """The map that ``packed`` described."""
    squares, edge, closed, frame = cast(
        "tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, int, int, int]]",
        packed,
    )
    return Map(list(squares), list(edge), list(closed), frame[0], frame[1], frame[2], frame[3])
