"""The abilities of the picks, each optional, and what each of them does.

For a pick that purple has revealed, "other" and "own fret" are relative to the revealed pick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord import events
from bandstand.games.re_chord.legal.questions import spaces_to_clear, targets
from bandstand.games.re_chord.material.fretboard import BLUE, GREEN, GREY, PURPLE, RED, WHITE
from bandstand.games.re_chord.moves import (
    ABILITY,
    BLUE_GOAL,
    GO_ON,
    GREY_GOAL,
    slot_of,
    type_of,
)
from bandstand.games.re_chord.play.picks import (
    remove_pick,
    remove_picks,
    swap_picks,
    take,
    turn_down,
    turn_up,
)
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord


def offer_ability(state: ReChord, pick: i64) -> None:
    """Ask about the ability of the pick just placed or revealed, if it can do anything."""
    state.turn.pick = pick
    state.turn.phase = ABILITY if targets(state) != 0 else GO_ON


def use_ability(state: ReChord, move: i64) -> None:
    """Carry out the ability, or its first half."""
    pick = state.turn.pick
    if pick == WHITE:
        take(state, slot_of(move))
    elif pick == RED:
        remove(state, move)
    elif pick == BLUE:
        lift(state, move)
    elif pick == GREY:
        mute(state, move)
    elif pick == PURPLE:
        pluck(state, move)
    elif pick == GREEN:
        clear(state, type_of(move))


def remove(state: ReChord, space: i64) -> None:
    """Red: remove any other pick; face down: remove a pick beside it."""
    remove_pick(state, space)
    state.turn.phase = GO_ON


def lift(state: ReChord, space: i64) -> None:
    """Blue: choose any other pick, which then moves to a hole or swaps with a third."""
    state.turn.source = space
    state.turn.phase = BLUE_GOAL
    events.pick_lifted(state, space)


def mute(state: ReChord, space: i64) -> None:
    """Grey: turn any face-up pick down, itself too; then it may move, if there is a hole."""
    turn_down(state, space)
    state.turn.source = space
    state.turn.phase = GREY_GOAL if state.board.holes(state.terms.spaces) != 0 else GO_ON


def move_pick(state: ReChord, space: i64) -> None:
    """Blue and grey: the pick chosen before goes here."""
    swap_picks(state, state.turn.source, space)
    state.turn.phase = GO_ON


def pluck(state: ReChord, space: i64) -> None:
    """Purple: turn up any face-down pick, whose ability may follow where it lies."""
    state.turn.at = space
    offer_ability(state, turn_up(state, space))


def clear(state: ReChord, pick: i64) -> None:
    """Green: remove all picks of one type from its fret, as one change."""
    remove_picks(state, spaces_to_clear(state, pick))
    state.turn.phase = GO_ON
