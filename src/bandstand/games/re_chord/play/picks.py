"""Picks: how they come to the supply and the fretboard, move there, turn, and leave it.

Every function that changes the fretboard makes one change, after which chords may be played; it is
noted in ``turn.changed``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord import events
from bandstand.games.re_chord.knowledge import follow_picks, forget_pick
from bandstand.games.re_chord.material.fretboard import EMPTY
from bandstand.games.re_chord.moves import PLACE
from bandstand.kernel.bits import lowest, shift
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord

# -- The supply ----------------------------------------------------------------------------------


def refill_supply(state: ReChord) -> None:
    """Fill the empty slots from the bag, left to right."""
    board = state.board
    slot: i64 = 0
    while slot < state.terms.supply:
        if board.in_slot(slot) == EMPTY:
            board.fill_slot(slot, board.from_bag(state.dice))
            events.supply_filled(state, slot)
        slot += 1


def take(state: ReChord, slot: i64) -> None:
    """Take a pick from the supply; its slot stays empty until the end of the turn."""
    turn = state.turn
    turn.held = state.board.empty_slot(slot)
    turn.blind = 0
    turn.phase = PLACE
    events.pick_taken(state, slot)


# -- The fretboard -------------------------------------------------------------------------------


def place_pick(state: ReChord, space: i64, pick: i64, source: i64, blind: bool) -> None:
    """Lay a pick down, face down if it came from the bag; a pick in its way goes to the bag."""
    if state.board.pick_at(space) != EMPTY:
        remove_pick(state, space)
    state.board.write(space, pick)
    turn = state.turn
    turn.changed = 1
    turn.placed = 1
    automa = state.automa_plays()
    if blind:
        state.board.down |= shift(1, space)
        if not automa:
            state.people[turn.active].knows |= shift(1, space)
    if state.terms.solo and not automa:
        state.trail.append(space)
    events.pick_placed(state, space, pick, source, blind)


def remove_pick(state: ReChord, space: i64) -> None:
    """Put a pick back into the bag, a face-down one unseen; what was known of it ends there."""
    board = state.board
    events.pick_removed(state, space)
    board.to_bag(board.pick_at(space))
    board.write(space, EMPTY)
    if board.is_down(space):
        forget_pick(state, space)
        board.down &= ~shift(1, space)
    if state.terms.solo and space in state.trail:
        state.trail.remove(space)
    state.turn.changed = 1


def remove_picks(state: ReChord, spaces: i64) -> None:
    """Put the picks on these spaces into the bag, as one change."""
    while spaces != 0:
        remove_pick(state, lowest(spaces))
        spaces &= spaces - 1


def swap_picks(state: ReChord, one: i64, other: i64) -> None:
    """Exchange what lies on two spaces, sides kept; the second may be empty."""
    events.pick_moved(state, one, other)
    state.board.swap(one, other)
    follow_picks(state, one, other)
    if state.terms.solo:
        follow_trail(state, one, other)
    state.turn.changed = 1


def follow_trail(state: ReChord, one: i64, other: i64) -> None:
    """Solo: your latest picks are followed through moves and swaps."""
    for index, space in enumerate(state.trail):
        if space == one:
            state.trail[index] = other
        elif space == other:
            state.trail[index] = one


def turn_down(state: ReChord, space: i64) -> None:
    """Turn a face-up pick down; all have seen what it is."""
    events.pick_turned_down(state, space)
    state.board.down |= shift(1, space)
    state.board.known |= shift(1, space)
    state.turn.changed = 1


def turn_up(state: ReChord, space: i64) -> i64:
    """Turn a face-down pick up; returns its type."""
    state.board.down &= ~shift(1, space)
    forget_pick(state, space)
    state.turn.changed = 1
    events.pick_revealed(state, space)
    return state.board.pick_at(space)
