"""What a move would do at 6 Forces, if the trick were judged as soon as the card lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.six_forces.moves import is_card, is_prediction, predicted_by, spare_of
from bandstand.games.six_forces.play import lay_card
from bandstand.games.six_forces.scoring import round_points

if TYPE_CHECKING:
    from bandstand.games.six_forces.state import SixForces
    from bandstand.kernel.game import Mark


def marks(state: SixForces, seat: int, move: int) -> list[Mark]:
    """Who would win the trick, and what that does to the prediction; what a prediction can earn."""
    if is_prediction(move):
        predicted, spare = predicted_by(move), spare_of(move)
        return [("mark-prize", {"points": round_points(predicted, spare, predicted)})]
    if not is_card(move) or state.in_trick == 0:
        return []
    table = state.clone()
    lay_card(table, seat, move)
    wins = table.best_seat == seat
    if not wins:
        outcome = "mark-loses"
    else:
        outcome = "mark-wins-trick" if table.in_trick == table.players else "mark-wins"
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
