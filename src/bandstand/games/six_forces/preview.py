"""What a move would do at 6 Forces, if the trick were judged as soon as the card lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.six_forces.legal import playable_cards
from bandstand.games.six_forces.material import (
    BIG,
    NOT_YET,
    SMALL,
    cards_of_colour,
    cards_ranked_from,
    cards_ranked_up_to,
)
from bandstand.games.six_forces.moves import (
    is_card,
    is_prediction,
    predicted_by,
    spare_of,
    trump_of,
)
from bandstand.games.six_forces.play import lay_card
from bandstand.games.six_forces.scoring import beaters, round_points
from bandstand.games.tricks import plan_in_trick
from bandstand.kernel.bits import members, popcount

if TYPE_CHECKING:
    from bandstand.games.six_forces.state import SixForces
    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import Mark

_EXTREMES = 3  # numbers at either end that count as high or low


def marks(state: SixForces, seat: int, move: int) -> list[Mark]:
    """Who would win the trick, and what that does to the prediction; what a prediction can earn."""
    if is_prediction(move):
        predicted, spare = predicted_by(move), spare_of(move)
        return [("mark-prize", {"points": round_points(state.terms, predicted, spare, predicted)})]
    if not is_card(move) or state.in_trick == 0:
        return []
    wins = _wins(state, seat, move)
    if not wins:
        outcome = "mark-loses"
    else:
        outcome = "mark-wins-trick" if state.in_trick + 1 == state.players else "mark-wins"
    return [(outcome, {}), *_prediction(state, seat, wins)]


def _prediction(state: SixForces, seat: int, wins: bool) -> list[Mark]:
    """Whether the seat would come to its prediction, go beyond it, or could not reach it."""
    person = state.people[seat]
    tricks = person.tricks + (1 if wins else 0)
    if wins and tricks > person.predicted + person.spare:
        return [("mark-over-prediction", {})]
    if not wins and tricks + state.tricks_left - 1 < person.predicted:
        return [("mark-under-prediction", {})]
    if wins and tricks == person.predicted:
        return [("mark-reaches-prediction", {"tricks": tricks})]
    return []


# -- The plan ------------------------------------------------------------------------------------


def plan(state: SixForces, seat: int, move: int) -> list[Mark]:
    """What the hand is good for while predicting; then the prediction against the tricks."""
    if is_card(move):
        return [_towards_prediction(state, seat, move)]
    hand = state.people[seat].hand
    if is_prediction(move):
        return [_for_predicting(hand, state.people[seat].trump, state.terms.highest)]
    return [_for_trump(hand, trump_of(move), state.terms.highest)]


def _for_predicting(hand: int, trump: int, highest: int) -> Mark:
    """How many cards of the hand are strong by the seat's trump, or by no trump yet."""
    if trump == SMALL:
        return "plan-predict-small", {"held": _low(hand)}
    if trump in (BIG, NOT_YET):
        kind = "plan-predict-big" if trump == BIG else "plan-predict-first"
        return kind, {"held": _high(hand, highest)}
    return "plan-predict-colour", {"held": popcount(hand & cards_of_colour(trump)), "trump": trump}


def _for_trump(hand: int, trump: int, highest: int) -> Mark:
    """How many cards of the hand this trump makes strong."""
    if trump == SMALL:
        return "plan-trump-small", {"held": _low(hand)}
    if trump == BIG:
        return "plan-trump-big", {"held": _high(hand, highest)}
    return "plan-trump-colour", {"held": popcount(hand & cards_of_colour(trump)), "trump": trump}


def _high(hand: int, highest: int) -> int:
    return popcount(hand & cards_ranked_from(highest - _EXTREMES))


def _low(hand: int) -> int:
    return popcount(hand & cards_ranked_up_to(_EXTREMES - 1))


def _towards_prediction(state: SixForces, seat: int, card: int) -> Mark:
    person = state.people[seat]
    most = person.predicted + person.spare
    facts: dict[str, Fact] = {
        "spare": person.spare,
        "low": person.predicted,
        "high": most,
        "have": person.tricks,
    }
    wanted = person.tricks < person.predicted
    if not wanted and person.tricks < most:
        return "plan-either", facts
    if state.in_trick == 0:
        facts["stronger"] = popcount(beaters(card, person.trump) & _unseen(state, seat))
        return "plan-lead" if wanted else "plan-lead-enough", facts
    wins = _wins(state, seat, card)
    others = {_wins(state, seat, other) for other in members(playable_cards(state, person.hand))}
    return plan_in_trick(wanted, wins, others), facts


def _wins(state: SixForces, seat: int, card: int) -> bool:
    """Whether the card would win the trick if it were judged as soon as it lies there."""
    table = state.clone()
    lay_card(table, seat, card)
    return bool(table.best_seat == seat)


def _unseen(state: SixForces, seat: int) -> int:
    """The cards that the seat has not seen in this round."""
    seen = state.people[seat].hand
    for person in state.people:
        seen |= person.played
    return state.terms.deck & ~seen
