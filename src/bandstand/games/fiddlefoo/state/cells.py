"""The cells of the map, and the lines through them: rows, columns and diagonals.

A *cell* is one number made of its row and its column. The first square of the map stands at
``ORIGIN``, so that no coordinate inside is ever negative; people count from there.
"""

from __future__ import annotations

from typing import Final

from bandstand.kernel.native import i64

NOWHERE: Final = -1
ORIGIN: Final = 304
# A cell is row * ROW + column.
ROW: Final = 512
ROW_SHIFT: Final = 9
COLUMN_BITS: Final = 511
# A set of sides has one bit a side.
RIGHT: Final = 1
LEFT: Final = 2
BELOW: Final = 4
ABOVE: Final = 8
ALL_SIDES: Final = 15
SIDE_STEPS: Final = (1, -1, ROW, -ROW)  # to the cells right, left, below, above

# Before a placement the placer and somebody else hold a card, so at most 73 of the 75 cards lie on
# the map, and at most 74 when one of them is moved; being connected, they span at most 74 columns.
# With one free column on either side, columns counted modulo 76 are never taken for each other.
FOLD: Final = 76


def cell_at(column: i64, row: i64) -> i64:
    """The cell at this column and row, counted from the first square."""
    return (row + ORIGIN) * ROW + column + ORIGIN


def column_of(cell: i64) -> i64:
    """The cell's column, counted from the first square to the right."""
    return (cell & COLUMN_BITS) - ORIGIN


def row_of(cell: i64) -> i64:
    """The cell's row, counted from the first square downwards."""
    return (cell >> ROW_SHIFT) - ORIGIN


def coordinates(cell: i64) -> list[int]:
    """Column and row as people count them."""
    return [int(column_of(cell)), int(row_of(cell))]


def inner_column(cell: i64) -> i64:
    """The cell's column as it is kept, from 0."""
    return cell & COLUMN_BITS


def inner_row(cell: i64) -> i64:
    """The cell's row as it is kept, from 0."""
    return cell >> ROW_SHIFT


def fold(cell: i64) -> i64:
    """The cell as a small number, for moves; see ``Map.unfold``."""
    return inner_row(cell) % FOLD * FOLD + inner_column(cell) % FOLD


# -- Neighbours ----------------------------------------------------------------------------------


def side(across: i64, down: i64) -> i64:
    """The side on which a neighbour at this offset lies; 0 for any other cell."""
    if down == 0:
        if across == 1:
            return RIGHT
        return LEFT if across == -1 else 0
    if across == 0:
        if down == 1:
            return BELOW
        return ABOVE if down == -1 else 0
    return 0


def touches(some: i64, other: i64) -> bool:
    """Whether two cells share a side."""
    return side(inner_column(other) - inner_column(some), inner_row(other) - inner_row(some)) != 0


# -- Lines ---------------------------------------------------------------------------------------

_IN_A_ROW: Final = 0
_IN_A_COLUMN: Final = 1
_FALLING: Final = 2
_RISING: Final = 3
_AXES: Final = 4
# A stretch of a line is (line * ROW + its first place) * ROW + its last place.


def in_line(some: i64, other: i64) -> bool:
    """Whether two cells share a row, a column or a diagonal."""
    across = (other & COLUMN_BITS) - (some & COLUMN_BITS)
    down = (other >> ROW_SHIFT) - (some >> ROW_SHIFT)
    return across == 0 or down == 0 or across == down or across == -down


def one_step(some: i64, other: i64) -> i64:
    """From one cell to the next on the way to another in line with it."""
    across = inner_column(other) - inner_column(some)
    down = inner_row(other) - inner_row(some)
    step: i64 = 0
    if across != 0:
        step += 1 if across > 0 else -1
    if down != 0:
        step += ROW if down > 0 else -ROW
    return step


def line_through(some: i64, other: i64) -> i64:
    """The line through two cells that are in line, as a number."""
    across = inner_column(other) - inner_column(some)
    down = inner_row(other) - inner_row(some)
    if down == 0:
        return line_at(some, _IN_A_ROW)
    if across == 0:
        return line_at(some, _IN_A_COLUMN)
    return line_at(some, _FALLING if across == down else _RISING)


def line_at(cell: i64, axis: i64) -> i64:
    """The line of this kind through the cell."""
    column, row = inner_column(cell), inner_row(cell)
    if axis == _IN_A_ROW:
        return row * _AXES + _IN_A_ROW
    if axis == _IN_A_COLUMN:
        return column * _AXES + _IN_A_COLUMN
    if axis == _FALLING:
        return (column - row + ROW) * _AXES + _FALLING
    return (column + row) * _AXES + _RISING


def lies_on(cell: i64, line: i64) -> bool:
    """Whether the cell is one of the line's."""
    return line_at(cell, line & 3) == line


def place_on(cell: i64, line: i64) -> i64:
    """How far along its line the cell lies."""
    return inner_row(cell) if line & 3 == _IN_A_COLUMN else inner_column(cell)


def stretch(line: i64, first: i64, last: i64) -> i64:
    """The part of a line from one place to another, as a number."""
    return (line * ROW + first) * ROW + last


def line_of(stretched: i64) -> i64:
    """The line of a stretch."""
    return stretched >> 2 * ROW_SHIFT


def first_place(stretched: i64) -> i64:
    """Where on its line a stretch begins."""
    return (stretched >> ROW_SHIFT) & COLUMN_BITS


def last_place(stretched: i64) -> i64:
    """Where on its line a stretch ends."""
    return stretched & COLUMN_BITS


def cell_on(line: i64, place: i64) -> i64:
    """The cell at this place of a line."""
    axis, where = line & 3, line >> 2
    if axis == _IN_A_ROW:
        return where * ROW + place
    if axis == _IN_A_COLUMN:
        return place * ROW + where
    if axis == _FALLING:
        return (place - where + ROW) * ROW + place
    return (where - place) * ROW + place
