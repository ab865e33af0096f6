"""6 Forces in English: the events and reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.six_forces.material import COLOURS, TRUMPS
from bandstand.games.six_forces.moves import name_card
from bandstand.kernel.phrases import ENGLISH, Outcome, Phrases, any_of, counted, listed, one_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.kernel.event import Fact


def _word_card(fact: Fact) -> str:
    return name_card(fact) if isinstance(fact, int) else "a card"


def _word_cards(fact: Fact) -> str:
    assert isinstance(fact, list)
    return listed([name_card(card) for card in fact])


def _word_trumps(fact: Fact) -> str:
    assert isinstance(fact, list)
    return listed([TRUMPS[trump] for trump in fact])


def _word_tricks(fact: Fact) -> str:
    return "no trick" if fact == 0 else counted(fact, "trick", "tricks")


def _word_chips(fact: Fact) -> str:
    return "no chip" if fact == 0 else counted(fact, "chip", "chips")


def _word_points(fact: Fact) -> str:
    assert isinstance(fact, int)
    return f"{fact:+d} {'point' if abs(fact) == 1 else 'points'}"


def came_true(facts: Mapping[str, Fact]) -> bool:
    """Whether a round was scored with as many tricks as were predicted."""
    return facts["tricks"] in (facts["predicted"], facts.get("or_predicted"))


PHRASES: Final = Phrases(
    templates={
        "round-begins": "Round {round} begins; {seat} [starts|start].",
        "hand-dealt": "{seat} [takes|take] up {count}: {cards}.",
        "hand-dealt:unknown": "{seat} [takes|take] up {count}.",
        "predicted": "{seat} [predicts|predict] {tricks}; {chips} left in the centre.",
        "predicted-with-spare": (
            "{seat} [predicts|predict] {predicted} or {tricks}, with a spare chip; "
            "{chips} left in the centre."
        ),
        "trump-chosen": "{seat} [chooses|choose] {trump} as trump.",
        "tricks-begin": "The tricks begin; {seat} [leads|lead].",
        "card-played": "{seat} [plays|play] {card}.",
        "trick-won": "{seat} [wins|win] the trick, trump {trump}: {tricks} so far.",
        "round-scored": ("{seat}: predicted {predicted}, won {tricks}: {points}, {total} in all."),
        "round-scored-with-spare": (
            "{seat}: predicted {predicted} or {or_predicted}, won {tricks}: {points}, "
            "{total} in all."
        ),
        "move-card": "play the {card}",
        "move-predict": "predict {tricks}",
        "move-predict-spare": "predict {predicted} or {tricks}, with a spare",
        "move-trump": "choose {trump} as trump",
        "no-such-move": "6 Forces has no such move. You may {ways}.",
        "conception-first": (
            "No card is played before everybody has predicted and chosen a trump. You may {ways}."
        ),
        "already-predicted": "You have predicted in this round. Choose your trump now.",
        "too-few-chips": (
            "That takes more chips than there are: {chips} in the centre. A spare chip counts too. "
            "Predict with the chips there are; 0 is always possible."
        ),
        "trump-already-chosen": "You have chosen {trump} as trump. Predict your tricks now.",
        "trump-taken": (
            "Somebody has chosen {trump}, and three players have three different trumps. "
            "Free: {trumps}."
        ),
        "trump-repeated-already": (
            "Somebody has chosen {trump}, and one trump on the table is there twice already. "
            "Free: {trumps}."
        ),
        "conception-over": "Predictions and trumps are settled for this round. Play a card.",
        "not-in-hand": "You do not hold {card}. Play a card from your hand.",
        "follow-colour": "You hold {colour}, the led colour. Play {colour}.",
    },
    words={
        "card": _word_card,
        "cards": _word_cards,
        "colour": one_of(COLOURS),
        "trump": one_of(TRUMPS),
        "trumps": _word_trumps,
        "ways": any_of(("play a card", "predict", "choose a trump"), ENGLISH),
        "tricks": _word_tricks,
        "chips": _word_chips,
        "points": _word_points,
        "count": lambda fact: counted(fact, "card", "cards"),
    },
    outcomes=(
        Outcome("the next trick goes to you", ("trick-won",)),
        Outcome(
            "your prediction comes true",
            ("round-scored", "round-scored-with-spare"),
            next_only=False,
            when=came_true,
        ),
    ),
)
