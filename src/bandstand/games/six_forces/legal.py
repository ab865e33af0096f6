"""Which moves are legal, and which rule forbids each of the others.

Each question of the rulebook is answered by one function, as a set: the predictions that the chips
allow, the trumps that are free, the cards that may be played. The list of legal moves, the reasons
of refusals and what they advise are readings of these sets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.six_forces.material import (
    NOT_YET,
    cards_of_colour,
    colour_of,
)
from bandstand.games.six_forces.moves import (
    FIRST_CHOICE,
    choice_number,
    is_card,
    is_move,
    is_prediction,
    is_trump_choice,
    prediction,
    predictions_with,
    trump_choice,
    trump_choices,
    trump_of,
)
from bandstand.kernel.bits import members, shift
from bandstand.kernel.event import Fact, Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.games.six_forces.state import Player, SixForces
    from bandstand.kernel.game import Advice

# -- Start of game: the conception ----------------------------------------------------------------


def choices(state: SixForces, person: Player) -> i64:
    """What the person may predict or choose now, as bits counted from ``FIRST_CHOICE``.

    In the first lap nobody has done either, so both are open; in the second one is left.
    """
    allowed: i64 = 0
    if person.predicted == NOT_YET:
        allowed = predictions(state)
    if person.trump == NOT_YET:
        allowed |= trump_choices(free_trumps(state))
    return allowed


# -- Prediction of tricks to be won ---------------------------------------------------------------


def predictions(state: SixForces) -> i64:
    """Up to as many tricks as there are chips in the centre; a spare chip is one of them."""
    cards = state.terms.cards
    if state.chips >= cards:
        return predictions_with(cards)
    return predictions_with(state.chips)


# -- Determination of trump cards -----------------------------------------------------------------


def free_trumps(state: SixForces) -> i64:
    """The trumps nobody has; with four players, once, also one that somebody has."""
    chosen: i64 = 0
    repeated: i64 = 0
    for person in state.people:
        if person.trump != NOT_YET:
            bit = shift(1, person.trump)
            if chosen & bit != 0:
                repeated += 1
            chosen |= bit
    if repeated < state.terms.repeated_trumps:
        return state.terms.trumps
    return state.terms.trumps & ~chosen


# -- Playing tricks -------------------------------------------------------------------------------


def playable_cards(state: SixForces, hand: i64) -> i64:
    """The cards of this hand that may be played now: the led colour, or any without it."""
    if state.in_trick == 0:
        return hand
    following = hand & cards_of_colour(state.lead_colour)
    return hand if following == 0 else following


# -- Legal moves ----------------------------------------------------------------------------------


def moves(state: SixForces, seat: i64) -> list[i64]:
    """The cards the seat may play, or its predictions and trumps, if it is its turn."""
    if state.over() or state.turn != seat:
        return []
    person = state.people[seat]
    if state.choices_left == 0:
        return members(playable_cards(state, person.hand))
    return [FIRST_CHOICE + choice for choice in members(choices(state, person))]


def premoves(state: SixForces, seat: i64) -> list[i64]:
    """What may be chosen before one's turn: a prediction or a trump, later a card of the hand.

    Chips and free trumps only become fewer until then, so nothing is missing.
    """
    person = state.people[seat]
    if person.predicted == NOT_YET or person.trump == NOT_YET:
        return [FIRST_CHOICE + choice for choice in members(choices(state, person))]
    return members(person.hand)


# -- Reasons --------------------------------------------------------------------------------------

# What a seat can do at all, for sentences that advise something.
PLAYING: Final = 0
PREDICTING: Final = 1
CHOOSING_TRUMP: Final = 2


def verify(state: SixForces, seat: i64, move: i64) -> Reason | None:
    """The rule that forbids the seat whose turn it is this move; None if it is legal."""
    if not is_move(move):
        return Reason("no-such-move", {"ways": ways(state, seat)})
    if state.choices_left == 0:
        return verify_card(state, seat, move)
    if is_card(move):
        return Reason("conception-first", {"card": move, "ways": ways(state, seat)})
    if is_prediction(move):
        return verify_prediction(state, seat, move)
    return verify_trump(state, seat, move)


def verify_prediction(state: SixForces, seat: i64, move: i64) -> Reason | None:
    """One prediction a round, with the chips there are."""
    if state.people[seat].predicted != NOT_YET:
        return Reason("already-predicted", {})
    if predictions(state) & shift(1, choice_number(move)) == 0:
        return Reason("too-few-chips", {"chips": state.chips})
    return None


def verify_trump(state: SixForces, seat: i64, move: i64) -> Reason | None:
    """One trump a round, and no more alike than the number of players allows."""
    trump = trump_of(move)
    if state.people[seat].trump != NOT_YET:
        return Reason("trump-already-chosen", {"trump": state.people[seat].trump})
    free = free_trumps(state)
    if free & shift(1, trump) == 0:
        code = "trump-taken" if state.terms.repeated_trumps == 0 else "trump-repeated-already"
        trumps: list[int] = [int(kind) for kind in members(free)]
        return Reason(code, {"trump": trump, "trumps": trumps})
    return None


def verify_card(state: SixForces, seat: i64, move: i64) -> Reason | None:
    """Tricks are played with cards from the hand, and the led colour is followed."""
    if not is_card(move):
        return Reason("conception-over", {})
    hand = state.people[seat].hand
    if hand & shift(1, move) == 0:
        return Reason("not-in-hand", {"card": move})
    if playable_cards(state, hand) & shift(1, move) == 0:
        return Reason("follow-colour", {"colour": state.lead_colour, "card": move})
    return None


def ways(state: SixForces, seat: i64) -> list[int]:
    """What the seat can do now: play a card, predict, choose a trump."""
    legal = moves(state, seat)
    possible: list[int] = sorted({int(way_of(move)) for move in legal})
    return possible


def way_of(move: i64) -> i64:
    """What kind of move it is."""
    if is_card(move):
        return PLAYING
    return PREDICTING if is_prediction(move) else CHOOSING_TRUMP


# -- What refusals advise; the battery checks that it can be done ---------------------------------


def _ways(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """Each way named, and at least one."""
    named = facts["ways"]
    possible = {way_of(move) for move in legal}
    return isinstance(named, list) and len(named) > 0 and set(named) <= possible


def _trumps(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """Each trump that is called free."""
    free = facts["trumps"]
    return isinstance(free, list) and {trump_choice(trump) for trump in free} <= set(legal)


def _playing(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    return any(is_card(move) for move in legal)


def _choosing_trump(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    return any(is_trump_choice(move) for move in legal)


def _predicting(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """Any prediction, 0 among them."""
    return prediction(0, 0) in legal


def _colour(state: SixForces, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    return any(is_card(move) and colour_of(move) == facts["colour"] for move in legal)


ADVICE: Final[Mapping[str, Advice[SixForces]]] = {
    "no-such-move": _ways,
    "conception-first": _ways,
    "already-predicted": _choosing_trump,
    "too-few-chips": _predicting,
    "trump-already-chosen": _predicting,
    "trump-taken": _trumps,
    "trump-repeated-already": _trumps,
    "conception-over": _playing,
    "not-in-hand": _playing,
    "follow-colour": _colour,
}
