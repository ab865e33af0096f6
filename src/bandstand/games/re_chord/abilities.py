"""The seven pick abilities, and what a face-down pick may do.

``targets`` are the moves an ability can begin with; without any it is not offered.
"""

from __future__ import annotations

from bandstand.games.re_chord.board import fret_spaces, neighbours
from bandstand.games.re_chord.material import (
    ALL_SPACES,
    BLUE,
    CLEAR,
    DOWN,
    EMPTY,
    GREEN,
    GREY,
    PURPLE,
    RED,
    STRINGS,
    TAKE,
    WHITE,
    WYLDE,
)
from bandstand.games.re_chord.table import Table
from bandstand.kernel.bits import lowest, shift
from bandstand.kernel.native import i64


def targets(table: Table) -> i64:
    """The moves that begin the ability of the pick at hand; none for a wylde."""
    turn = table.turn
    board = table.board
    pick = turn.pick
    others = board.taken() & ~shift(1, turn.at)
    if pick == WHITE:
        return slots_to_take(table)
    if pick == RED:
        return others
    if pick == BLUE:
        return blue_sources(table, others)
    if pick == GREY:
        return board.taken() & ~board.down
    if pick == PURPLE:
        return board.down
    if pick == GREEN:
        return types_to_clear(table)
    return 0


def slots_to_take(table: Table) -> i64:
    """White: the slots with a pick; on a full board only a wylde finds a place."""
    board = table.board
    full = board.holes() == 0
    moves: i64 = 0
    slot: i64 = 0
    while slot < table.terms.supply:
        pick = board.in_slot(slot)
        if pick == WYLDE or (pick != EMPTY and not full):
            moves |= shift(1, TAKE + slot)
        slot += 1
    return moves


def blue_sources(table: Table, others: i64) -> i64:
    """Blue: any other pick, if it can move to a hole or swap with a third."""
    if table.board.holes() == 0 and others & (others - 1) == 0:
        return 0
    return others


def blue_goals(table: Table) -> i64:
    """Blue: a hole to move to, or another pick to swap with; never the blue pick itself."""
    return ALL_SPACES & ~(shift(1, table.turn.source) | shift(1, table.turn.at))


def types_to_clear(table: Table) -> i64:
    """Green: the types in its fret, itself counted only by the letter of the rule."""
    moves: i64 = 0
    pick: i64 = WHITE
    while pick <= DOWN:
        if spaces_to_clear(table, pick) != 0:
            moves |= shift(1, CLEAR + pick)
        pick += 1
    return moves


def spaces_to_clear(table: Table, pick: i64) -> i64:
    """Green: the spaces of its fret with picks of this type."""
    board = table.board
    turn = table.turn
    spaces = board.down if pick == DOWN else board.face_up(pick)
    spaces &= fret_spaces(turn.at // STRINGS)
    if not table.terms.literal:
        spaces &= ~shift(1, turn.at)
    return spaces


def clear_type(table: Table, pick: i64) -> None:
    """Green: remove all picks of one type from its fret, as one change."""
    remove_all(table, spaces_to_clear(table, pick))


def remove_all(table: Table, spaces: i64) -> None:
    """Put the picks on these spaces into the bag."""
    while spaces != 0:
        table.remove_pick(lowest(spaces))
        spaces &= spaces - 1


def removable_neighbours(table: Table) -> i64:
    """Face down: the picks beside it in its fret."""
    return neighbours(table.turn.at) & table.board.taken()
