"""The shared Map: which card lies where, and what a card finds in the free cells around it.

A *cell* is the number ``row * 512 + column``; the first square has row and column ``ORIGIN``. The
*edge* is the list of free cells that touch the map, each with two sets of colours: those that find
a partner in line with it, and those it touches. Both are kept up to date card by card, so that
asking where a colour may go is one walk along the edge.
"""

from __future__ import annotations

from typing import Final, final

from bandstand.games.fiddlefoo.cards import Cards, no_cards, single, union
from bandstand.games.fiddlefoo.deck import Deck
from bandstand.games.fiddlefoo.material import FOLD, ORIGIN, SAFESONG_SIZE
from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64, mypyc_attr

NOWHERE: Final = -1
_ROW: Final = 512
_COLUMN_OF: Final = 511
_SIDES: Final = (1, -1, _ROW, -_ROW)
_ALL_SIDES: Final = 15
SIDES_TOUCH: Final = 1  # the square of the distance at which two cells touch
CORNERS_TOUCH: Final = 2


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
        self.squares = squares  # cell * 128 + card, in the order of placement
        self.edge = edge  # cell * 256 + colours touched * 16 + colours that find a partner
        self.closed = closed  # Safesong: lines that are done, see ``close``
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

    # -- Laying cards ----------------------------------------------------------------------------

    def lay(self, card: i64, cell: i64, deck: Deck, touch: i64) -> None:
        """Put the card down and tell the edge about it."""
        column, row = cell & _COLUMN_OF, cell >> 9
        attracted = deck.attracts[card]
        touched = shift(1, deck.colours[card] + 4)
        edge = self.edge
        sides: i64 = 0  # those already taken, or on the edge
        at: i64 = 0
        while at < len(edge):
            entry = edge[at]
            across = ((entry >> 8) & _COLUMN_OF) - column
            down = (entry >> 17) - row
            if across == 0 or down == 0 or across == down or across == -down:
                if across == down and across == 0:
                    last = edge.pop()
                    if at < len(edge):
                        edge[at] = last
                    continue
                news = attracted
                if across * across + down * down <= touch:
                    news |= touched
                    sides |= side(across, down)
                if entry | news != entry:
                    edge[at] = entry | news
            at += 1
        for square in self.squares:
            sides |= side(((square >> 7) & _COLUMN_OF) - column, (square >> 16) - row)
        self.squares.append(cell * 128 + card)
        self.stretch(column, row)
        if sides != _ALL_SIDES:
            self.widen_edge(cell, sides, deck, touch)

    def stretch(self, column: i64, row: i64) -> None:
        """Let the map's frame hold this cell."""
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
        if sides & 1 == 0:
            self.edge.append(self.edge_entry(cell + 1, deck, touch))
        if sides & 2 == 0:
            self.edge.append(self.edge_entry(cell - 1, deck, touch))
        if sides & 4 == 0:
            self.edge.append(self.edge_entry(cell + _ROW, deck, touch))
        if sides & 8 == 0:
            self.edge.append(self.edge_entry(cell - _ROW, deck, touch))

    def edge_entry(self, cell: i64, deck: Deck, touch: i64) -> i64:
        """What cards find in this free cell."""
        column, row = cell & _COLUMN_OF, cell >> 9
        colours: i64 = 0
        for square in self.squares:
            across = ((square >> 7) & _COLUMN_OF) - column
            down = (square >> 16) - row
            if across == 0 or down == 0 or across == down or across == -down:
                card = square & 127
                colours |= deck.attracts[card]
                if across * across + down * down <= touch:
                    colours |= shift(1, deck.colours[card] + 4)
        return cell * 256 + colours

    def rebuild(self, deck: Deck, touch: i64) -> None:
        """Lay all cards anew, after some were moved, removed or exchanged."""
        squares = self.squares
        self.squares = []
        self.edge = []
        self.left = self.top = _ROW
        self.right = self.bottom = 0
        for square in squares:
            self.lay(square & 127, square >> 7, deck, touch)

    # -- Looking ---------------------------------------------------------------------------------

    def cards(self) -> Cards:
        """All cards on the map."""
        found = no_cards()
        for square in self.squares:
            found = union(found, single(square & 127))
        return found

    def cell_of(self, card: i64) -> i64:
        """Where the card lies; NOWHERE if it does not."""
        for square in self.squares:
            if square & 127 == card:
                return square >> 7
        return NOWHERE

    def card_at(self, cell: i64) -> i64:
        """The card in this cell; NOWHERE if it is free."""
        for square in self.squares:
            if square >> 7 == cell:
                return square & 127
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

    # -- Safesong: a map of limited size, with lines that are done -------------------------------

    def is_open(self, cell: i64) -> bool:
        """Whether the cell keeps the map within its size and extends no closed line."""
        column, row = cell & _COLUMN_OF, cell >> 9
        if max(self.right, column) - min(self.left, column) >= SAFESONG_SIZE:
            return False
        if max(self.bottom, row) - min(self.top, row) >= SAFESONG_SIZE:
            return False
        return not self.extends_closed_line(cell)

    def extends_closed_line(self, cell: i64) -> bool:
        """Whether the cell lies on a closed line, beyond its ends."""
        for line in self.closed:
            if line >> 18 == line_name(cell, (line >> 18) & 3):
                place = place_on_line(cell, (line >> 18) & 3)
                if place < (line >> 9) & _COLUMN_OF or place > line & _COLUMN_OF:
                    return True
        return False

    def close(self, some: i64, other: i64) -> None:
        """Close the line through two cells at its outermost cards, unless it is closed already."""
        axis = axis_of(some, other)
        name = line_name(some, axis)
        for line in self.closed:
            if line >> 18 == name:
                return
        low = high = place_on_line(some, axis)
        for square in self.squares:
            if line_name(square >> 7, axis) == name:
                place = place_on_line(square >> 7, axis)
                low = min(low, place)
                high = max(high, place)
        self.closed.append((name * 512 + low) * 512 + high)

    # -- Talkytoot: cards that leave the map or change their cell --------------------------------

    def lift(self, card: i64) -> None:
        """Take a card off; ``rebuild`` must follow."""
        cell = self.cell_of(card)
        self.squares.remove(cell * 128 + card)

    def exchange(self, old: i64, new: i64) -> None:
        """Put another card into a card's cell; ``rebuild`` must follow."""
        cell = self.cell_of(old)
        self.squares[self.squares.index(cell * 128 + old)] = cell * 128 + new

    def without(self, card: i64) -> Map:
        """The map once the card is gone: its squares, its frame and its closed lines, no edge."""
        rest = empty_map()
        rest.closed = self.closed
        for square in self.squares:
            if square & 127 != card:
                rest.squares.append(square)
                rest.stretch((square >> 7) & _COLUMN_OF, square >> 16)
        return rest

    def beside(self) -> list[i64]:
        """The free cells that touch the map, worked out from the squares."""
        taken: list[i64] = [square >> 7 for square in self.squares]
        found: list[i64] = []
        for cell in taken:
            for step in _SIDES:
                if cell + step not in taken and cell + step not in found:
                    found.append(cell + step)
        return found

    def parts(self) -> list[list[i64]]:
        """The cells of each connected part."""
        left: list[i64] = [square >> 7 for square in self.squares]
        parts: list[list[i64]] = []
        while len(left) > 0:
            part: list[i64] = [left.pop()]
            for cell in part:
                for step in _SIDES:
                    if cell + step in left:
                        left.remove(cell + step)
                        part.append(cell + step)
            parts.append(part)
        return parts


def side(across: i64, down: i64) -> i64:
    """The bit of a neighbour at this offset: right, left, below, above; 0 for any other cell."""
    if down == 0:
        if across == 1:
            return 1
        return 2 if across == -1 else 0
    if across == 0:
        if down == 1:
            return 4
        return 8 if down == -1 else 0
    return 0


def touches(some: i64, other: i64) -> bool:
    """Whether two cells share a side."""
    return side((other & _COLUMN_OF) - (some & _COLUMN_OF), (other >> 9) - (some >> 9)) != 0


def in_line(some: i64, other: i64) -> bool:
    """Whether two cells share a row, a column or a diagonal."""
    across = (other & _COLUMN_OF) - (some & _COLUMN_OF)
    down = (other >> 9) - (some >> 9)
    return across == 0 or down == 0 or across == down or across == -down


def one_step(some: i64, other: i64) -> i64:
    """From one cell to the next on the way to another in line with it."""
    across = (other & _COLUMN_OF) - (some & _COLUMN_OF)
    down = (other >> 9) - (some >> 9)
    step: i64 = 0
    if across != 0:
        step += 1 if across > 0 else -1
    if down != 0:
        step += _ROW if down > 0 else -_ROW
    return step


def axis_of(some: i64, other: i64) -> i64:
    """The kind of line through two cells: 0 a row, 1 a column, 2 a falling, 3 a rising diagonal."""
    across = (other & _COLUMN_OF) - (some & _COLUMN_OF)
    down = (other >> 9) - (some >> 9)
    if down == 0:
        return 0
    if across == 0:
        return 1
    return 2 if across == down else 3


def line_name(cell: i64, axis: i64) -> i64:
    """A number for the line of this kind through the cell."""
    column, row = cell & _COLUMN_OF, cell >> 9
    if axis == 0:
        return row * 4
    if axis == 1:
        return column * 4 + 1
    if axis == 2:
        return (column - row + 512) * 4 + 2
    return (column + row) * 4 + 3


def place_on_line(cell: i64, axis: i64) -> i64:
    """How far along its line the cell lies."""
    return cell >> 9 if axis == 1 else cell & _COLUMN_OF


def line_end(line: i64, *, low: bool) -> list[int]:
    """Column and row of the first or the last card of a closed line."""
    axis, where = (line >> 18) & 3, line >> 20
    place = (line >> 9) & _COLUMN_OF if low else line & _COLUMN_OF
    if axis == 0:
        column, row = place, where
    elif axis == 1:
        column, row = where, place
    elif axis == 2:
        column, row = place, place - where + 512
    else:
        column, row = place, where - place
    return [int(column - ORIGIN), int(row - ORIGIN)]


def cell_at(column: i64, row: i64) -> i64:
    """The cell at this column and row, counted from the first square."""
    return (row + ORIGIN) * _ROW + column + ORIGIN


def column_of(cell: i64) -> i64:
    """The cell's column, counted from the first square to the right."""
    return (cell & _COLUMN_OF) - ORIGIN


def row_of(cell: i64) -> i64:
    """The cell's row, counted from the first square downwards."""
    return (cell >> 9) - ORIGIN


def fold(cell: i64) -> i64:
    """The cell as a small number, for moves; see ``FOLD``."""
    return (cell >> 9) % FOLD * FOLD + (cell & _COLUMN_OF) % FOLD


def unfold(ground: Map, folded: i64) -> i64:
    """The cell that a folded number means beside this map."""
    left, top = ground.left - 1, ground.top - 1
    column = left + (folded % FOLD - left) % FOLD
    row = top + (folded // FOLD - top) % FOLD
    return row * _ROW + column


def empty_map() -> Map:
    """A table with no card on it."""
    return Map([], [], [], _ROW, 0, _ROW, 0)
