"""The events of 6 Forces, one function for each.

The rules call them unconditionally: only here is it asked whether anybody listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.six_forces.material import OVER, REACHED, TRUMPS, UNCHANGED
from bandstand.games.six_forces.moves import write_card, write_cards
from bandstand.games.tricks import DECK, HAND, PLAYED, tell_hand
from bandstand.kernel.bits import shift
from bandstand.kernel.event import EVERYBODY, Fact, Travel, place_of, travels
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.six_forces.state import SixForces


# Places, besides those of trick games, and the pieces that are no cards.
CENTRE: Final = "centre"
PREDICTION: Final = "prediction"
TRUMP: Final = "trump"
OTHER_TRUMPS: Final = "other trumps"
CHIP: Final = "chip"


def trump_card(trump: i64) -> str:
    """A trump card as a piece."""
    return f"trump {TRUMPS[trump]}"


def table_cleared(state: SixForces) -> list[Travel]:
    """What the last round left, about to be tidied up; told when the next one is dealt."""
    if state.journal is None or state.rounds_done == 0:
        return []
    cleared: list[Travel] = []
    for seat in range(state.players):
        person = state.people[seat]
        cards = write_cards(person.played)
        cleared += travels(cards, place_of(PLAYED, seat), DECK, EVERYBODY)
        chips = [CHIP] * (person.predicted + person.spare)
        cleared += travels(chips, place_of(PREDICTION, seat), CENTRE, EVERYBODY)
        trump = trump_card(person.trump)
        cleared.append(
            Travel(trump, place_of(TRUMP, seat), place_of(OTHER_TRUMPS, seat), EVERYBODY)
        )
    return cleared


def round_dealt(state: SixForces, cleared: list[Travel]) -> None:
    """A round begins: who starts, and each hand to its owner."""
    if state.journal is None:
        return
    facts: dict[str, Fact] = {"round": state.rounds_done + 1, "seat": state.starter}
    state.tell("round-begins", facts, cleared)
    for seat in range(state.players):
        hand = state.people[seat].hand
        dealt = travels(write_cards(hand), DECK, place_of(HAND, seat), shift(1, seat))
        tell_hand(state, seat, hand, dealt)


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
    chips = [CHIP] * (person.predicted + person.spare)
    taken = travels(chips, CENTRE, place_of(PREDICTION, seat), EVERYBODY)
    state.tell("predicted-with-spare" if person.spare == 1 else "predicted", facts, taken)


def trump_chosen(state: SixForces, seat: i64, trump: i64) -> None:
    """A seat has laid out its trump card."""
    if state.journal is None:
        return
    laid = Travel(trump_card(trump), place_of(OTHER_TRUMPS, seat), place_of(TRUMP, seat), EVERYBODY)
    state.tell("trump-chosen", {"seat": seat, "trump": trump}, [laid])


def tricks_begin(state: SixForces) -> None:
    """The conception is over."""
    if state.journal is None:
        return
    state.tell("tricks-begin", {"seat": state.leader})


def card_played(state: SixForces, seat: i64, card: i64) -> None:
    """A seat has laid a card on the table."""
    if state.journal is None:
        return
    laid = Travel(write_card(card), place_of(HAND, seat), place_of(PLAYED, seat), EVERYBODY)
    state.tell("card-played", {"seat": seat, "card": card}, [laid])


def trick_won(state: SixForces, winner: i64) -> None:
    """A seat has taken the trick, by the trump of its leader."""
    if state.journal is None:
        return
    person = state.people[winner]
    state.tell(
        "trick-won",
        {
            "seat": winner,
            "tricks": person.tricks,
            "standing": standing(person.predicted, person.spare, person.tricks),
            "trump": state.people[state.leader].trump,
            "leader": state.leader,
        },
    )


def standing(predicted: i64, spare: i64, tricks: i64) -> i64:
    """How a trick that was just won leaves a prediction: one of ``material.STANDINGS``."""
    if tricks == predicted:
        return REACHED
    return OVER if tricks == predicted + spare + 1 else UNCHANGED


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
