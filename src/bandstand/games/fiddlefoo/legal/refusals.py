"""Why a move is refused: the rule that forbids it, and the facts of the case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo.legal import answers, placing, throwing
from bandstand.games.fiddlefoo.moves import (
    DONE,
    MOVE_COUNT,
    PASS,
    TAKE,
    cell_meant,
    is_card,
    is_cell,
)
from bandstand.games.fiddlefoo.play import wildcard
from bandstand.games.fiddlefoo.play.specials import drawn, paired
from bandstand.games.fiddlefoo.state.phases import (
    CHOOSE_AGAIN,
    CHOOSE_BASIS,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_COLOUR,
    CHOOSE_DISCARD,
    CHOOSE_OFFERED,
    CHOOSE_TARGET,
    CHOOSE_THROWS,
)
from bandstand.kernel.event import Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo


def why_not(state: Fiddlefoo, seat: i64, move: i64) -> Reason:
    """The rule that forbids a waiting seat this move."""
    if move < 0 or move >= MOVE_COUNT:
        return Reason("no-such-move", {})
    phase = state.phase
    if phase == CHOOSE_THROWS:
        return throwing.why_not_answer(state, seat, move)
    if phase in (CHOOSE_CARD, CHOOSE_AGAIN):
        return placing.why_not_card(state, seat, move)
    if phase in (CHOOSE_CELL, CHOOSE_TARGET):
        return why_not_there(state, move)
    if phase == CHOOSE_COLOUR:
        return wildcard.why_not_colour(state, move)
    if phase == CHOOSE_BASIS:
        return Reason("asked-basis", {})
    if phase in (CHOOSE_DISCARD, CHOOSE_OFFERED):
        return drawn.why_not_hand_card(state, seat, move)
    return paired.why_not_on_map(state, seat, move)


def why_not_there(state: Fiddlefoo, move: i64) -> Reason:
    """The rule that forbids placing the chosen card, or moving it, to this cell."""
    if not is_cell(move):
        return Reason("asked-cell", {"card": state.card})
    cell = cell_meant(state, move)
    if state.phase == CHOOSE_CELL:
        return placing.why_not_cell(state, cell)
    return paired.why_not_target(state, cell)


def not_in_hand(state: Fiddlefoo, seat: i64, card: i64) -> Reason:
    """A card of somebody else's, or of nobody's."""
    return Reason("not-in-hand", {"card": card, "ways": ways(state, seat)})


# -- What can be done instead --------------------------------------------------------------------

# What one does by a move, for sentences that say what can be done; cards are chosen by phase.
FINISHING: Final = 0
DRAWING: Final = 1
PASSING: Final = 2
PILING: Final = 3
CHOOSING: Final = 4  # a card, + the phase


def way_of(phase: i64, move: i64) -> i64:
    """What one does by a move that is a card or a word."""
    if is_card(move):
        return CHOOSING + phase
    if move == DONE:
        return FINISHING
    if move == TAKE:
        return DRAWING
    return PASSING if move == PASS else PILING


def ways(state: Fiddlefoo, seat: i64) -> list[int]:
    """What the seat can do now, where cards are chosen."""
    found: list[int] = []
    for move in answers.moves(state, seat):
        way = int(way_of(state.phase, move))
        if way not in found:
            found.append(way)
    return found
