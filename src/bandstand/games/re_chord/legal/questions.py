"""What may be answered to each question of a turn: sets of moves, and the lists made of them.

The questions come in the rulebook's order: the three actions, then the abilities of the picks. An
ability without any ``targets`` is not offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.re_chord.legal.chords import claimable
from bandstand.games.re_chord.material.fretboard import (
    BLUE,
    DOWN,
    EMPTY,
    GREEN,
    GREY,
    PURPLE,
    RED,
    WHITE,
    WYLDE,
    fret_index,
    fret_spaces,
    neighbours,
)
from bandstand.games.re_chord.moves import (
    ABILITY,
    ACTION,
    BAG,
    BLUE_GOAL,
    CLAIM_ALL,
    DRAW_ONE,
    DRAW_TWO,
    GREY_GOAL,
    HOLD_ALL,
    NEIGHBOUR,
    PASS,
    PLACE,
    RETURNING,
    claim_move,
    clear_move,
    hold_move,
    release_move,
    return_move,
    take_move,
)
from bandstand.kernel.bits import members, popcount, shift
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord
    from bandstand.games.re_chord.state.board import Board

# -- All moves of a seat -------------------------------------------------------------------------


def moves(state: ReChord, seat: i64) -> list[i64]:
    """The answers to the present question, and the chords the seat may play."""
    if state.ended or seat != state.asked():
        return []
    found = members(answers(state))
    for card in members(claimable(state, seat)):
        found.append(claim_move(card))
    for card in members(returnable(state)):
        found.append(return_move(card))
    return found


def unprompted_moves(state: ReChord, seat: i64) -> list[i64]:
    """Chords of a seat that is not asked, and the standing orders of any seat."""
    found: list[i64] = []
    if state.ended:
        return found
    if seat != state.asked():
        found.extend([claim_move(card) for card in members(claimable(state, seat))])
    if state.terms.live:
        return found
    person = state.people[seat]
    found.extend([hold_move(card) for card in members(person.hand & ~person.holds)])
    found.extend([release_move(card) for card in members(person.holds)])
    found.append(HOLD_ALL if person.holds_all == 0 else CLAIM_ALL)
    return found


def premoves(state: ReChord, seat: i64) -> list[i64]:
    """What means the same on any board: a pick from the bag, two cards, or to go on.

    The pick in a slot may be another one when the turn comes. Chords have their standing orders.
    """
    return [BAG, DRAW_TWO, PASS]


def answers(state: ReChord) -> i64:
    """The moves of the present question, apart from cards to play or to return."""
    turn = state.turn
    phase = turn.phase
    if turn.offers > 0:
        return shift(1, DRAW_ONE) | shift(1, PASS)
    if phase == ACTION:
        return actions(state)
    if phase == PLACE:
        return spaces_to_place(state, turn.held, turn.blind != 0)
    if phase == ABILITY:
        return targets(state) | shift(1, PASS)
    if phase == BLUE_GOAL:
        return blue_goals(state)
    if phase == GREY_GOAL:
        return state.board.holes(state.terms.spaces) | shift(1, PASS)
    if phase == NEIGHBOUR:
        return picks_beside(state.board, turn.at) | shift(1, PASS)
    if phase == RETURNING and popcount(state.people[turn.active].hand) > state.terms.hand:
        return 0
    return shift(1, PASS)


# -- Actions -------------------------------------------------------------------------------------


def actions(state: ReChord) -> i64:
    """A pick of the supply, the bag, or two cards."""
    found = slots_to_take(state) | shift(1, BAG)
    if can_draw_two(state):
        found |= shift(1, DRAW_TWO)
    return found


def slots_to_take(state: ReChord) -> i64:
    """The slots with a pick; on a full board only a wylde finds a place."""
    board = state.board
    full = board.holes(state.terms.spaces) == 0
    found: i64 = 0
    slot: i64 = 0
    while slot < state.terms.supply:
        pick = board.in_slot(slot)
        if pick == WYLDE or (pick != EMPTY and not full):
            found |= shift(1, take_move(slot))
        slot += 1
    return found


def spaces_to_place(state: ReChord, pick: i64, blind: bool) -> i64:
    """The holes; for a wylde from the supply every space."""
    if pick == WYLDE and not blind:
        return state.terms.spaces
    return state.board.holes(state.terms.spaces)


def picks_beside(board: Board, space: i64) -> i64:
    """Face down: the picks beside it in its fret, one of which may be removed."""
    return neighbours(space) & board.taken()


def can_draw_two(state: ReChord) -> bool:
    """Whether there are cards to draw, and drawing them is not closed."""
    return state.deck != 0 and not drawing_closed(state)


def drawing_closed(state: ReChord) -> bool:
    """Whether three laps without a placement have closed draw-two."""
    return state.turn.quiet >= state.terms.quiet_turns


def returnable(state: ReChord) -> i64:
    """The cards that may be returned now."""
    turn = state.turn
    if turn.phase == RETURNING and turn.offers == 0:
        return state.people[turn.active].hand
    return 0


# -- Pick abilities ------------------------------------------------------------------------------


def targets(state: ReChord) -> i64:
    """The moves that begin the ability of the pick at hand; none for a wylde."""
    turn = state.turn
    board = state.board
    pick = turn.pick
    if pick == WHITE:
        return slots_to_take(state)
    if pick == RED:
        return other_picks(state)
    if pick == BLUE:
        return blue_sources(state)
    if pick == GREY:
        return board.taken() & ~board.down
    if pick == PURPLE:
        return board.down
    if pick == GREEN:
        return types_to_clear(state)
    return 0


def other_picks(state: ReChord) -> i64:
    """Red and blue: any pick but the one in use."""
    return state.board.taken() & ~shift(1, state.turn.at)


def blue_sources(state: ReChord) -> i64:
    """Blue: any other pick, if it can move to a hole or swap with a third."""
    others = other_picks(state)
    if state.board.holes(state.terms.spaces) == 0 and others & (others - 1) == 0:
        return 0
    return others


def blue_goals(state: ReChord) -> i64:
    """Blue: a hole to move to, or another pick to swap with; never the blue pick itself."""
    return state.terms.spaces & ~(shift(1, state.turn.source) | shift(1, state.turn.at))


def types_to_clear(state: ReChord) -> i64:
    """Green: the types in its fret, itself counted only by the letter of the rule."""
    found: i64 = 0
    pick: i64 = WHITE
    while pick <= DOWN:
        if spaces_to_clear(state, pick) != 0:
            found |= shift(1, clear_move(pick))
        pick += 1
    return found


def spaces_to_clear(state: ReChord, pick: i64) -> i64:
    """Green: the spaces of its fret with picks of this type."""
    board = state.board
    turn = state.turn
    spaces = board.down if pick == DOWN else board.face_up(pick)
    spaces &= fret_spaces(fret_index(turn.at))
    if not state.terms.literal:
        spaces &= ~shift(1, turn.at)
    return spaces
