"""Why a move is refused. The codes are also the names of sections of the guide.

Legality itself is in ``questions`` and ``chords``: what is asked here is only which requirement a
move outside of them does not meet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.legal.chords import claimable, unmet_dots
from bandstand.games.re_chord.legal.questions import (
    answers,
    moves,
    returnable,
    unprompted_moves,
)
from bandstand.games.re_chord.material.cards import dot_space, dot_wants
from bandstand.games.re_chord.material.fretboard import BLUE, EMPTY, GREEN, GREY, PURPLE, RED, WHITE
from bandstand.games.re_chord.moves import (
    ABILITY,
    ACTION,
    BAG,
    BLUE_GOAL,
    DRAW_TWO,
    GREY_GOAL,
    HOLD_ALL,
    MOVE_COUNT,
    NEIGHBOUR,
    PASS,
    PLACE,
    RELEASE,
    RETURNING,
    card_of,
    is_claim,
    is_clear,
    is_order,
    is_return,
    is_space,
    is_take,
    slot_of,
    type_of,
    write_card,
)
from bandstand.kernel.bits import members, popcount, shift
from bandstand.kernel.event import Fact, Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord

# What each question asks for, by its number; see ``moves``.
_QUESTIONS: Final = (
    "asked-action",
    "asked-space",
    "asked-ability",
    "asked-goal",
    "asked-goal-or-pass",
    "asked-neighbour",
    "asked-return",
    "asked-chords",
    "asked-chords",
    "asked-chords",
)
# Why an ability does not work on a pick.
_WRONG_TARGETS: Final = {
    RED: "not-itself",
    BLUE: "not-itself",
    GREY: "not-face-up",
    PURPLE: "not-face-down",
}


def why_not(state: ReChord, seat: i64, move: i64) -> Reason:
    """The rule that forbids the seat that is asked this move."""
    turn = state.turn
    if turn.offers > 0:
        return Reason("asked-replacement", {"ways": ways(state, seat)})
    if is_space(move):
        return space_refusal(state, move)
    if is_take(move) and (turn.phase == ACTION or ability_of(state) == WHITE):
        return slot_refusal(state, slot_of(move))
    if move == DRAW_TWO and turn.phase == ACTION:
        return Reason("drawing-closed" if state.deck != 0 else "deck-empty", {})
    if is_clear(move) and ability_of(state) == GREEN:
        return Reason("type-not-in-fret", {"type": type_of(move)})
    if turn.phase == RETURNING and move == PASS:
        count = popcount(state.people[seat].hand)
        return Reason("hand-too-large", {"count": count, "excess": count - state.terms.hand})
    if turn.phase == RETURNING and is_return(move):
        return Reason("card-not-in-hand", {"card": write_card(state, card_of(move))})
    return question(state)


def question(state: ReChord) -> Reason:
    """Something else is asked, and there are these ways to answer."""
    facts: dict[str, Fact] = {"ways": ways(state, state.asked())}
    if state.turn.phase == ABILITY:
        facts["pick"] = state.turn.pick
    return Reason(_QUESTIONS[state.turn.phase], facts)


def ability_of(state: ReChord) -> i64:
    """The pick whose ability is being asked about; 0 outside that question."""
    return state.turn.pick if state.turn.phase == ABILITY else EMPTY


# -- Slots and spaces ----------------------------------------------------------------------------


def slot_refusal(state: ReChord, slot: i64) -> Reason:
    """A slot that cannot be taken from."""
    if slot >= state.terms.supply:
        return Reason("no-such-slot", {"slot": slot + 1, "slots": state.terms.supply})
    if state.board.in_slot(slot) == EMPTY:
        return Reason("slot-empty", {"slot": slot + 1})
    return Reason("board-full", {"pick": state.board.in_slot(slot)})


def space_refusal(state: ReChord, space: i64) -> Reason:
    """A space that does not answer the question."""
    turn = state.turn
    if state.terms.spaces & shift(1, space) == 0:
        return Reason("no-such-space", {"space": space})
    if turn.phase == PLACE or turn.phase == GREY_GOAL:
        return Reason("space-taken", {"space": space})
    if turn.phase == BLUE_GOAL:
        code = "already-lifted" if space == turn.source else "not-that-pick"
        return Reason(code, {"space": space, "ways": ways(state, turn.active)})
    pick = ability_of(state)
    if turn.phase != NEIGHBOUR and pick not in _WRONG_TARGETS:
        return question(state)
    if not state.board.is_taken(space):
        return Reason("space-empty", {"space": space})
    code = "not-a-neighbour" if turn.phase == NEIGHBOUR else _WRONG_TARGETS[pick]
    return Reason(code, {"space": space})


# -- Chords and orders ---------------------------------------------------------------------------


def is_for_every_seat(move: i64) -> bool:
    """Whether also a seat that is not asked may have this move: a chord or a standing order."""
    return is_claim(move) or is_order(move)


def card_refusal(state: ReChord, seat: i64, move: i64) -> Reason | None:
    """A chord that cannot be played, or a standing order that cannot be given; None if it can."""
    if move in moves(state, seat) or move in unprompted_moves(state, seat):
        return None
    if move >= MOVE_COUNT:
        return Reason("no-such-move", {})
    if move >= HOLD_ALL:
        return all_refusal(state, move)
    card = card_of(move)
    facts: dict[str, Fact] = {"card": write_card(state, card)}
    if state.people[seat].hand & shift(1, card) == 0:
        return Reason("card-not-in-hand", facts)
    if is_claim(move):
        dots = unmet_dots(state.board, state.terms.song_set.cards[card])
        facts["space"] = dot_space(dots)
        facts["wanted"] = dot_wants(dots)
        return Reason("chord-incomplete", facts)
    if state.terms.live:
        return Reason("no-orders", {})
    return Reason("already-held" if move < RELEASE else "not-held", facts)


def all_refusal(state: ReChord, move: i64) -> Reason:
    """The default order is given already, or there are no orders."""
    if state.terms.live:
        return Reason("no-orders", {})
    return Reason("all-held" if move == HOLD_ALL else "all-claimed", {})


# -- What can be done ----------------------------------------------------------------------------
# Each way has its words, see ``text``; those of abilities are + the pick's colour.

TAKING: Final = 0
FROM_BAG: Final = 1
DRAWING_TWO: Final = 2
PASSING: Final = 3
REPLACING: Final = 4
CLAIMING: Final = 5
TRYING: Final = 6
RETURNING_CARD: Final = 7
PLACING: Final = 8
MOVING: Final = 9
SWAPPING: Final = 10
REMOVING: Final = 11
USING: Final = 11  # + white to green


def ways(state: ReChord, seat: i64) -> list[int]:
    """What the seat that is asked can do, in the order of its moves."""
    found: list[int] = []
    for move in members(answers(state)):
        way = int(way_of(state, move))
        if way not in found:
            found.append(way)
    if claimable(state, seat) != 0:
        found.append(int(TRYING if state.terms.live else CLAIMING))
    if returnable(state) != 0:
        found.append(int(RETURNING_CARD))
    return found


def way_of(state: ReChord, move: i64) -> i64:
    """What one does by this answer."""
    phase = state.turn.phase
    if is_return(move):
        return RETURNING_CARD
    if is_claim(move):
        return TRYING if state.terms.live else CLAIMING
    if move == PASS:
        return PASSING
    if move == BAG:
        return FROM_BAG
    if move == DRAW_TWO:
        return DRAWING_TWO
    if state.turn.offers > 0:
        return REPLACING
    if phase == ABILITY:
        return USING + state.turn.pick
    if phase == ACTION:
        return TAKING
    if phase == PLACE:
        return PLACING
    if phase == NEIGHBOUR:
        return REMOVING
    return SWAPPING if state.board.is_taken(move) else MOVING
