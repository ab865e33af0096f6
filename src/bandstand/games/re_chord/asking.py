"""The answers to each question of a turn, chords to play apart."""

from __future__ import annotations

from bandstand.games.re_chord.abilities import blue_goals, removable_neighbours, targets
from bandstand.games.re_chord.material import (
    ALL_SPACES,
    BAG,
    DRAW_ONE,
    DRAW_TWO,
    EMPTY,
    HAND_LIMIT,
    PASS,
    QUIET_LAPS,
    TAKE,
    WYLDE,
)
from bandstand.games.re_chord.table import Table
from bandstand.games.re_chord.turn import (
    ABILITY,
    ACTION,
    BLUE_GOAL,
    GREY_GOAL,
    NEIGHBOUR,
    PLACE,
    RETURNING,
)
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.native import i64


def choices(table: Table) -> i64:
    """The moves of the present question, apart from cards to play or to return."""
    turn = table.turn
    phase = turn.phase
    if turn.offers > 0:
        return shift(1, DRAW_ONE) | shift(1, PASS)
    if phase == ACTION:
        return actions(table)
    if phase == PLACE:
        return spaces_to_place(table)
    if phase == ABILITY:
        return targets(table) | shift(1, PASS)
    if phase == BLUE_GOAL:
        return blue_goals(table)
    if phase == GREY_GOAL:
        return table.board.holes() | shift(1, PASS)
    if phase == NEIGHBOUR:
        return removable_neighbours(table) | shift(1, PASS)
    if phase == RETURNING and popcount(table.people[turn.active].hand) > HAND_LIMIT:
        return 0
    return shift(1, PASS)


def actions(table: Table) -> i64:
    """A pick of the supply, the bag, or two cards."""
    moves: i64 = shift(1, BAG)
    slot: i64 = 0
    while slot < table.terms.supply:
        if table.board.in_slot(slot) != EMPTY:
            moves |= shift(1, TAKE + slot)
        slot += 1
    if table.deck != 0 and not drawing_closed(table):
        moves |= shift(1, DRAW_TWO)
    return moves


def drawing_closed(table: Table) -> bool:
    """Whether three laps without a placement have closed draw-two."""
    return table.turn.quiet >= QUIET_LAPS * table.terms.guitarists


def spaces_to_place(table: Table) -> i64:
    """The holes; for a wylde from the supply every space."""
    if table.turn.held == WYLDE and table.turn.blind == 0:
        return ALL_SPACES
    return table.board.holes()


def returnable(table: Table) -> i64:
    """The cards that may be returned now."""
    turn = table.turn
    if turn.phase == RETURNING and turn.offers == 0:
        return table.people[turn.active].hand
    return 0
