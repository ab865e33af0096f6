"""Take the A Chord in English: the events, the reasons and the moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.a_chord.material import CARD_COUNT, CHORDS, COLOURS, PLACES_OF_TWO
from bandstand.games.a_chord.moves import name_card
from bandstand.kernel.phrases import Outcome, Phrases, counted, listed, one_of

if TYPE_CHECKING:
    from bandstand.kernel.event import Fact


def _word_card(fact: Fact) -> str:
    assert isinstance(fact, int)
    return name_card(fact) if 0 <= fact < CARD_COUNT else "that card"


def _word_cards(fact: Fact) -> str:
    assert isinstance(fact, list)
    return listed([name_card(card) for card in fact])


PHRASES: Final = Phrases(
    templates={
        "stage-begins": "Stage {stage} begins; {seat} [leads|lead].",
        "key-turned-up": "The {card} is turned up: the key is {key}.",
        "hand-dealt": "{seat} [takes|take] up {count}: {cards}.",
        "hand-dealt:unknown": "{seat} [takes|take] up {count}.",
        "card-played": "{seat} [plays|play] {card}.",
        "card-played-to": "{seat} [plays|play] {card} to {spot}.",
        "improvisation": (
            "Improvisation {times}: {seat} [moves|move] the key to {key} and [leads|lead] on."
        ),
        "trick-won": "{seat} [wins|win] the trick: {tokens}.",
        "improvised-trick-won": (
            "{seat} [wins|win] the improvised trick: {tokens} and an improvisation token."
        ),
        "spotlight": "{seat} [takes|take] the spotlight.",
        "key-changed": "Key change: {seat} [moves|move] the key to {key} and [leads|lead].",
        "key-repeated": "Key change in the key itself, {key}: {seat} [leads|lead].",
        "second-half": "The second half begins; {seat} [leads|lead].",
        "stage-scored": "{seat}: {tokens}, {improvisations}: {points} points, {total} in all.",
        "stage-scored-with-spotlight": (
            "{seat}: {tokens} and the spotlight, {improvisations}: {points} points, {total} in all."
        ),
        "move-card": "play the {card}",
        "not-in-hand": "You do not hold {card}. Play a card from your hand.",
        "follow-colour": (
            "You hold {colour}, the lead colour, and no {chord} is in this round. Play {colour}."
        ),
        "follow-or-repeat": (
            "You hold {colour}, the lead colour, and no {chord} is in this round. "
            "Play {colour}, or a chord that lies face up in this round."
        ),
    },
    words={
        "card": _word_card,
        "spot": one_of(PLACES_OF_TWO),
        "cards": _word_cards,
        "key": one_of(CHORDS),
        "chord": one_of(CHORDS),
        "colour": one_of(COLOURS),
        "count": lambda fact: counted(fact, "card", "cards"),
        "tokens": lambda fact: counted(fact, "trick token", "trick tokens"),
        "improvisations": lambda fact: counted(fact, "improvisation", "improvisations"),
    },
    outcomes=(
        Outcome("the next trick goes to you", ("trick-won", "improvised-trick-won")),
        Outcome("you take the spotlight", ("spotlight",), next_only=False),
        Outcome("you improvise", ("improvisation",), next_only=False),
    ),
)
