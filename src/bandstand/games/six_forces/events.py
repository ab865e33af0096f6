"""The events of 6 Forces, one function for each.

The rules call them unconditionally: only here is it asked whether anybody listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.tricks import tell_hand
from bandstand.kernel.event import Fact
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.six_forces.state import SixForces


def round_dealt(state: SixForces) -> None:
    """A round begins: who starts, and each hand to its owner."""
    if state.journal is None:
        return
    state.tell("round-begins", {"round": state.rounds_done + 1, "seat": state.starter})
    for seat in range(state.players):
        tell_hand(state, seat, state.people[seat].hand)


def predicted(state: SixForces, seat: i64) -> None:
    """A seat has taken its chips, or none."""
    if state.journal is None:
        return
    person = state.people[seat]
    facts: dict[str, Fact] = {
        "seat": seat,
        "predicted": person.predicted,
        "tricks": person.predicted + person.spare,  # the most that still fits
        "chips": state.chips,
    }
    state.tell("predicted-with-spare" if person.spare == 1 else "predicted", facts)


def trump_chosen(state: SixForces, seat: i64, trump: i64) -> None:
    """A seat has laid out its trump card."""
    if state.journal is None:
        return
    state.tell("trump-chosen", {"seat": seat, "trump": trump})


def tricks_begin(state: SixForces) -> None:
    """The conception is over."""
    if state.journal is None:
        return
    state.tell("tricks-begin", {"seat": state.leader})


def card_played(state: SixForces, seat: i64, card: i64) -> None:
    """A seat has laid a card on the table."""
    if state.journal is None:
        return
    state.tell("card-played", {"seat": seat, "card": card})


def trick_won(state: SixForces, winner: i64) -> None:
    """A seat has taken the trick, by the trump of its leader."""
    if state.journal is None:
        return
    state.tell(
        "trick-won",
        {
            "seat": winner,
            "tricks": state.people[winner].tricks,
            "trump": state.people[state.leader].trump,
            "leader": state.leader,
        },
    )


def round_scored(state: SixForces, seat: i64, points: i64) -> None:
    """One seat's round, read out."""
    if state.journal is None:
        return
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


def game_ended(state: SixForces) -> None:
    """The last round is scored: who has won."""
    if state.journal is None:
        return
    state.tell_winners()
