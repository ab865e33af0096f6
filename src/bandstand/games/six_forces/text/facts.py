"""What the facts of 6 Forces give to its sentences, and what hints may speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.six_forces.material import COLOURS, STANDINGS, TRUMPS, colour_of, number_of
from bandstand.kernel.facts import any_of, each, one_of, single
from bandstand.kernel.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.kernel.event import Fact
    from bandstand.kernel.facts import Args, FactArgs

_WAYS: Final = ("play", "predict", "trump")  # see legal.way_of


def _card(card: int) -> Args:
    return {"colour": COLOURS[colour_of(card)], "number": number_of(card)}


def _points(points: int) -> Args:
    return {"sign": "minus" if points < 0 else "plus", "amount": abs(points)}


def _came_true(facts: Mapping[str, Fact]) -> bool:
    """Whether a round was scored with as many tricks as were predicted."""
    return facts["tricks"] in (facts["predicted"], facts.get("or_predicted"))


FACT_ARGS: Final[Mapping[str, FactArgs]] = {
    "card": single(_card),
    "cards": each(_card),
    "colour": one_of(COLOURS),
    "trump": one_of(TRUMPS),
    "trumps": each(lambda trump: {"trump": TRUMPS[trump]}),
    "standing": one_of(STANDINGS),
    "ways": any_of("way", _WAYS),
    "points": single(_points),
}

OUTCOMES: Final = (
    Outcome("trick", ("trick-won",)),
    Outcome(
        "prediction",
        ("round-scored", "round-scored-with-spare"),
        next_only=False,
        when=_came_true,
    ),
)

# What the lab calls each event, in English.
EVENT_NAMES: Final = {
    "round-begins": "a round begins",
    "hand-dealt": "a hand is dealt",
    "predicted": "a prediction",
    "predicted-with-spare": "a prediction with a spare chip",
    "trump-chosen": "a trump is chosen",
    "tricks-begin": "the tricks begin",
    "card-played": "a card is played",
    "trick-won": "a trick is won",
    "round-scored": "a round is scored, predicted without a spare chip",
    "round-scored-with-spare": "a round is scored, predicted with a spare chip",
}
