"""Why a move is refused. The codes are also the names of sections of the guide."""

from __future__ import annotations

from typing import Final

from bandstand.games.re_chord.asking import choices, returnable
from bandstand.games.re_chord.claims import claimable, missing_dot
from bandstand.games.re_chord.material import (
    BAG,
    CARDS,
    CLAIM,
    CLEAR,
    DOWN,
    DRAW_TWO,
    EMPTY,
    GREEN,
    GREY,
    HAND_LIMIT,
    HOLD,
    HOLD_ALL,
    MOVE_COUNT,
    PASS,
    PURPLE,
    RELEASE,
    RETURN,
    SPACES,
    TAKE,
    WHITE,
)
from bandstand.games.re_chord.reading import WANTS_DOWN
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
from bandstand.kernel.bits import members, popcount, shift
from bandstand.kernel.event import Fact, Reason
from bandstand.kernel.native import i64

# What each question asks for, by phase; see turn.py.
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


def refused(table: Table, seat: i64, move: i64) -> Reason:
    """The rule that forbids the seat that is asked this move."""
    turn = table.turn
    if turn.offers > 0:
        return Reason("asked-replacement", {"ways": ways(table, seat)})
    if 0 <= move < SPACES:
        return space_refusal(table, move)
    if TAKE <= move < BAG and (turn.phase == ACTION or ability_of(table) == WHITE):
        return slot_refusal(table, move - TAKE)
    if move == DRAW_TWO and turn.phase == ACTION:
        return Reason("deck-empty" if table.deck == 0 else "drawing-closed", {})
    if CLEAR < move <= CLEAR + DOWN and ability_of(table) == GREEN:
        return Reason("type-not-in-fret", {"type": move - CLEAR})
    if turn.phase == RETURNING and move == PASS:
        count = popcount(table.people[seat].hand)
        return Reason("hand-too-large", {"count": count, "excess": count - HAND_LIMIT})
    if turn.phase == RETURNING and RETURN <= move < HOLD:
        return Reason("card-not-in-hand", {"card": card_id(table, move - RETURN)})
    return question(table)


def question(table: Table) -> Reason:
    """Something else is asked, and there are these ways to answer."""
    seat: i64 = 0 if table.terms.solo else table.turn.active
    facts: dict[str, Fact] = {"ways": ways(table, seat)}
    if table.turn.phase == ABILITY:
        facts["pick"] = table.turn.pick
    return Reason(_QUESTIONS[table.turn.phase], facts)


# -- What can be done ----------------------------------------------------------------------------
# Each way has its words, see ``_WAYS`` in ``english``; those of abilities are + the pick's colour.

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


def ways(table: Table, seat: i64) -> list[int]:
    """What the seat that is asked can do, in the order of its moves."""
    found: list[int] = []
    for move in members(choices(table)):
        way = int(way_of(table, move))
        if way not in found:
            found.append(way)
    if claimable(table, seat) != 0:
        found.append(int(TRYING if table.terms.live else CLAIMING))
    if returnable(table) != 0:
        found.append(int(RETURNING_CARD))
    return found


def way_of(table: Table, move: i64) -> i64:
    """What one does by this answer."""
    phase = table.turn.phase
    if move >= RETURN:
        return RETURNING_CARD
    if move >= CLAIM:
        return TRYING if table.terms.live else CLAIMING
    if move == PASS:
        return PASSING
    if move == BAG:
        return FROM_BAG
    if move == DRAW_TWO:
        return DRAWING_TWO
    if table.turn.offers > 0:
        return REPLACING
    if phase == ABILITY:
        return USING + table.turn.pick
    if phase == ACTION:
        return TAKING
    if phase == PLACE:
        return PLACING
    if phase == NEIGHBOUR:
        return REMOVING
    taken = table.board.taken() & shift(1, move) != 0
    return SWAPPING if taken else MOVING


def ability_of(table: Table) -> i64:
    """The pick whose ability is being asked about; 0 outside that question."""
    return table.turn.pick if table.turn.phase == ABILITY else EMPTY


def slot_refusal(table: Table, slot: i64) -> Reason:
    """A slot that cannot be taken from."""
    if slot >= table.terms.supply:
        return Reason("no-such-slot", {"slot": slot + 1, "slots": table.terms.supply})
    if table.board.in_slot(slot) == EMPTY:
        return Reason("slot-empty", {"slot": slot + 1})
    return Reason("board-full", {"pick": table.board.in_slot(slot)})


def space_refusal(table: Table, space: i64) -> Reason:
    """A space that does not answer the question."""
    turn = table.turn
    board = table.board
    taken = board.taken() & shift(1, space) != 0
    if turn.phase == PLACE or turn.phase == GREY_GOAL:
        return Reason("space-taken", {"space": space})
    if turn.phase == BLUE_GOAL:
        code = "already-lifted" if space == turn.source else "not-that-pick"
        return Reason(code, {"space": space, "ways": ways(table, turn.active)})
    if turn.phase == NEIGHBOUR:
        return Reason("not-a-neighbour" if taken else "space-empty", {"space": space})
    pick = ability_of(table)
    if pick in (EMPTY, WHITE, GREEN):
        return question(table)
    if not taken:
        return Reason("space-empty", {"space": space})
    if pick == PURPLE:
        return Reason("not-face-down", {"space": space})
    if pick == GREY:
        return Reason("not-face-up", {"space": space})
    return Reason("not-itself", {"space": space})


def card_refusal(table: Table, seat: i64, move: i64) -> Reason:
    """A chord that cannot be played, or a standing order that cannot be given."""
    if move >= MOVE_COUNT:
        return Reason("no-such-move", {})
    if move >= HOLD_ALL:
        return all_refusal(table, move)
    card = (move - CLAIM) % CARDS
    facts = {"card": card_id(table, card)}
    person = table.people[seat]
    if person.hand & shift(1, card) == 0:
        return Reason("card-not-in-hand", {"card": card_id(table, card)})
    if move < RETURN:
        dot = missing_dot(table.board, table.terms.song_set.cards[card])
        wanted = dot >> 5
        return Reason(
            "chord-incomplete",
            {
                "card": facts["card"],
                "space": dot & 31,
                "wanted": DOWN if wanted == WANTS_DOWN else wanted,
            },
        )
    if table.terms.live:
        return Reason("no-orders", {})
    code = "already-held" if move < RELEASE else "not-held"
    return Reason(code, {"card": facts["card"]})


def all_refusal(table: Table, move: i64) -> Reason:
    """The default order is given already, or there are no orders."""
    if table.terms.live:
        return Reason("no-orders", {})
    return Reason("all-held" if move == HOLD_ALL else "all-claimed", {})


def card_id(table: Table, card: i64) -> list[int]:
    """The card's id as a fact."""
    return table.spelled_cards(shift(1, card))
