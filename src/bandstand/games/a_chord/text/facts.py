"""What the facts of Take the A Chord give to its sentences, and what hints may speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.a_chord.material import (
    CARD_COUNT,
    CHORDS,
    COLOURS,
    PLACES_OF_TWO,
    chord_of,
    colour_of,
)
from bandstand.kernel.facts import each, one_of
from bandstand.kernel.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.kernel.event import Fact
    from bandstand.kernel.facts import Args, FactArgs


def _card(card: int) -> Args:
    return {"colour": COLOURS[colour_of(card)], "chord": CHORDS[chord_of(card)]}


def _any_card(fact: Fact) -> Args | None:
    """Somebody may ask for a move that is no card at all."""
    assert isinstance(fact, int)
    return _card(fact) if 0 <= fact < CARD_COUNT else None


FACT_ARGS: Final[Mapping[str, FactArgs]] = {
    "card": _any_card,
    "cards": each(_card),
    "spot": one_of([place.replace(" ", "-") for place in PLACES_OF_TWO]),
    "key": one_of(CHORDS),
    "chord": one_of(CHORDS),
    "colour": one_of(COLOURS),
}

OUTCOMES: Final = (
    Outcome("trick", ("trick-won", "improvised-trick-won")),
    Outcome("spotlight", ("spotlight",), next_only=False),
    Outcome("improvise", ("improvisation",), next_only=False),
)

# What the lab calls each event, in English.
EVENT_NAMES: Final = {
    "stage-begins": "a stage begins",
    "key-turned-up": "a card names the first key",
    "hand-dealt": "a hand is dealt",
    "card-played": "a card is played",
    "card-played-to": "a card is played to a place",
    "improvisation": "an improvisation",
    "trick-won": "a trick is won",
    "improvised-trick-won": "an improvised trick is won",
    "spotlight": "the spotlight is taken",
    "key-changed": "the key changes",
    "key-repeated": "the key stays by a repetition",
    "second-half": "the second half begins",
    "stage-scored": "a stage is scored, without the spotlight",
    "stage-scored-with-spotlight": "a stage is scored, with the spotlight",
}
