"""The events of Take the A Chord that take more than a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.tricks import tell_hand
from bandstand.kernel.event import Fact
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.a_chord.rules import AChord


def tell_deal(state: AChord) -> None:
    """A stage begins: who leads, the key, and each hand to its owner."""
    state.tell(
        "stage-begins",
        {"stage": state.stage + 1, "seat": state.first_leader, "place": state.leader},
    )
    state.tell("key-turned-up", {"card": state.turned_up, "key": state.key})
    tell_hands(state)


def tell_hands(state: AChord) -> None:
    """Each seat sees its own cards."""
    for seat in range(state.players):
        tell_hand(state, seat, state.people[seat].hand)


def tell_card(state: AChord, place: i64, card: i64) -> None:
    """A card is played; two players also say to which of their places."""
    seat = state.owner(place)
    if state.players == 2:
        state.tell("card-played-to", {"seat": seat, "spot": place, "card": card})
    else:
        state.tell("card-played", {"seat": seat, "card": card})


def tell_stage_score(state: AChord, seat: i64, points: i64) -> None:
    """One line of the score pad, read out."""
    person = state.people[seat]
    facts: dict[str, Fact] = {
        "seat": seat,
        "tokens": person.trick_tokens,
        "improvisations": person.improvisation_tokens,
        "points": points,
        "total": person.total,
    }
    state.tell("stage-scored-with-spotlight" if state.spotlight == seat else "stage-scored", facts)
