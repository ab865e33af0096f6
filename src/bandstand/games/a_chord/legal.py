"""Whose turn it is at Take the A Chord, which cards they may play, and why not the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games.a_chord.material import (
    WHITE_L,
    WHITE_R,
    cards_of_colour,
    chord_of,
    colour_of,
)
from bandstand.kernel.bits import members, shift
from bandstand.kernel.event import Reason
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.games.a_chord.state import AChord
    from bandstand.kernel.event import Fact
    from bandstand.kernel.game import Advice

# -- Whose turn it is ----------------------------------------------------------------------------


def place_to_play(state: AChord) -> i64:
    """The place the next card goes to: clockwise from the leader's."""
    place = state.leader + state.in_round
    return place - state.terms.places if place >= state.terms.places else place


def owner(state: AChord, place: i64) -> i64:
    """The seat that plays to this place."""
    if state.players == 2:
        return state.white if place in (WHITE_L, WHITE_R) else 1 - state.white
    return place


def to_act(state: AChord) -> i64:
    """The seat that plays next."""
    if state.stage == state.terms.stages:
        return 0
    return shift(1, owner(state, place_to_play(state)))


# -- Playing cards -------------------------------------------------------------------------------


def legal_cards(state: AChord, hand: i64) -> i64:
    """The cards of this hand that may be played now.

    The leader plays any card. The others follow the lead colour (I-a) or repeat a chord of this
    round (I-b); without the lead colour they play any card (II).
    """
    if state.in_round == 0:
        return hand
    lead = cards_of_colour(state.lead_colour)
    if hand & lead == 0:
        return hand
    return hand & (lead | state.round_chords)


def moves(state: AChord, seat: i64) -> list[i64]:
    """The cards the seat may play, if it is its turn."""
    if state.stage == state.terms.stages or owner(state, place_to_play(state)) != seat:
        return []
    return members(legal_cards(state, state.people[seat].hand))


def premoves(state: AChord, seat: i64) -> list[i64]:
    """Any card of the hand may be chosen before its turn comes."""
    return members(state.people[seat].hand)


def why_not(state: AChord, seat: i64, card: i64) -> Reason:
    """Why a card is not among the legal ones: it is not held, or the lead colour is."""
    hand = state.people[seat].hand
    if card < 0 or hand & shift(1, card) == 0:
        return Reason("not-in-hand", {"card": card})
    can_repeat = legal_cards(state, hand) & ~cards_of_colour(state.lead_colour) != 0
    return Reason(
        "follow-or-repeat" if can_repeat else "follow-colour",
        {"colour": state.lead_colour, "chord": chord_of(card), "card": card},
    )


# -- What refusals advise; the battery checks that it can be done --------------------------------


def _any_card(state: AChord, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """A card from the hand."""
    return len(legal) > 0


def _colour(state: AChord, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """A card of the colour named."""
    return any(colour_of(card) == facts["colour"] for card in legal)


def _colour_or_chord(state: AChord, facts: Mapping[str, Fact], legal: list[int]) -> bool:
    """That, and a card of another colour whose chord lies in this round."""
    other = any(
        colour_of(card) != facts["colour"] and state.round_chords & shift(1, card) != 0
        for card in legal
    )
    return other and _colour(state, facts, legal)


ADVICE: Mapping[str, Advice[AChord]] = {
    "not-in-hand": _any_card,
    "follow-colour": _colour,
    "follow-or-repeat": _colour_or_chord,
}
