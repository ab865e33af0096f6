"""The events of 6 Forces that take more than a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.tricks import tell_hand
from bandstand.kernel.event import Fact
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.six_forces.rules import SixForces


def tell_deal(state: SixForces) -> None:
    """A round begins: who starts, and each hand to its owner."""
    state.tell("round-begins", {"round": state.rounds_done + 1, "seat": state.starter})
    for seat in range(state.players):
        tell_hand(state, seat, state.people[seat].hand)


def tell_round_score(state: SixForces, seat: i64, points: i64) -> None:
    """One seat's round, read out."""
    person = state.people[seat]
    facts: dict[str, Fact] = {
        "seat": seat,
        "predicted": person.predicted,
        "tricks": person.tricks,
        "points": points,
        "total": person.total,
    }
    if person.spare == 1:
        facts["or_predicted"] = person.predicted + 1
    state.tell("round-scored-with-spare" if person.spare == 1 else "round-scored", facts)
