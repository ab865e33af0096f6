"""The rules as reasons: why a move is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.six_forces.material import FIRST_CHOICE, FIRST_TRUMP, MOVE_COUNT
from bandstand.games.six_forces.player import NOT_YET
from bandstand.kernel.bits import members, shift
from bandstand.kernel.event import Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.six_forces.rules import SixForces

PLAYING: Final = 0
PREDICTING: Final = 1
CHOOSING_TRUMP: Final = 2


def why_not(state: SixForces, seat: i64, move: i64) -> Reason:
    """The rule that forbids this card, prediction or trump."""
    if move < 0 or move >= MOVE_COUNT:
        return Reason("no-such-move", {"ways": ways(state, seat)})
    if state.choices_left == 0:
        return why_not_card(state, seat, move)
    if move < FIRST_CHOICE:
        return Reason("conception-first", {"card": move, "ways": ways(state, seat)})
    if move < FIRST_TRUMP:
        return why_not_prediction(state, seat)
    return why_not_trump(state, seat, move - FIRST_TRUMP)


def ways(state: SixForces, seat: i64) -> list[int]:
    """What the seat can do now, for sentences that advise something."""
    if state.choices_left == 0:
        return [PLAYING]
    person = state.people[seat]
    found: list[int] = []
    if person.predicted == NOT_YET:
        found.append(PREDICTING)
    if person.trump == NOT_YET:
        found.append(CHOOSING_TRUMP)
    return found


def why_not_card(state: SixForces, seat: i64, move: i64) -> Reason:
    """Tricks are played with cards from the hand, and the led colour is followed."""
    if move >= FIRST_CHOICE:
        return Reason("conception-over", {})
    if state.people[seat].hand & shift(1, move) == 0:
        return Reason("not-in-hand", {"card": move})
    return Reason("follow-colour", {"colour": state.lead_colour, "card": move})


def why_not_prediction(state: SixForces, seat: i64) -> Reason:
    """One prediction a round, with the chips there are."""
    if state.people[seat].predicted != NOT_YET:
        return Reason("already-predicted", {})
    return Reason("too-few-chips", {"chips": state.chips})


def why_not_trump(state: SixForces, seat: i64, trump: i64) -> Reason:
    """One trump a round, and only so many alike."""
    if state.people[seat].trump != NOT_YET:
        return Reason("trump-already-chosen", {"trump": state.people[seat].trump})
    free: list[int] = [int(kind) for kind in members(state.free_trumps())]
    code = "trump-taken" if state.terms.repeated_trumps == 0 else "trump-repeated-already"
    return Reason(code, {"trump": trump, "trumps": free})
