"""What the facts of Fiddlefoo give to its sentences, and what hints may speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo.material import BASES, COLOURS, GROUNDS, PLAIN_COUNT
from bandstand.games.fiddlefoo.moves import face_of, write_card
from bandstand.kernel.facts import any_of, each, one_of, single
from bandstand.kernel.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.kernel.event import Fact
    from bandstand.kernel.facts import Args, FactArgs

# see legal.refusals.way_of; "" where a phase asks for no card
_WAYS: Final = (
    "finish",
    "draw",
    "pass",
    "pile",
    "place",
    "",
    "",
    "discard",
    "move",
    "",
    "remove",
    "",
    "throw",
    "exchange",
    "want",
    "place-another",
)


def _card(card: int) -> Args:
    """A special card by its name; ``none`` for a plain one."""
    if card >= PLAIN_COUNT:
        return {"special": write_card(card)}
    colour, number = face_of(card)
    return {"special": "none", "colour": colour, "number": number}


# By the step from a card to the cell beside it, to the right and downwards.
_SIDES: Final = {
    (0, -1): "above",
    (0, 1): "below",
    (-1, 0): "left",
    (1, 0): "right",
    (-1, -1): "above-left",
    (1, -1): "above-right",
    (-1, 1): "below-left",
    (1, 1): "below-right",
}


def _near(fact: Fact) -> Args:
    """A cell is said by a card that lies beside it."""
    assert isinstance(fact, list)
    card, right, down = fact
    return {"side": _SIDES[right, down], **_card(card)}


def _range(fact: Fact) -> Args:
    assert isinstance(fact, list)
    low, high = fact
    return {
        "size": "none" if low > high else "one" if low == high else "many",
        "low": low,
        "high": high,
    }


def _nothing_left(facts: Mapping[str, Fact]) -> bool:
    return not facts["cards"]


FACT_ARGS: Final[Mapping[str, FactArgs]] = {
    "card": single(_card),
    "other": single(_card),
    "cards": each(_card),
    "colour": one_of(COLOURS),
    "colours": any_of("colour", COLOURS),
    "ways": any_of("way", _WAYS),
    "near": _near,
    "basis": one_of(BASES),
    "grounds": one_of(GROUNDS),
    "range": _range,
}

OUTCOMES: Final = (
    Outcome("thrown-at", ("thrown", "nobody-threw"), who="seats"),
    Outcome("empty-hand", ("round-scored",), next_only=False, when=_nothing_left),
    Outcome("piles", ("piles-filled",), who=""),
)

# What the lab calls each event, in English.
EVENT_NAMES: Final = {
    "round-begins": "a round begins",
    "card-laid": "the map begins with a card",
    "hand-dealt": "a hand is dealt",
    "card-chosen": "a card is chosen",
    "card-placed": "a card is placed",
    "pair": "a Pair",
    "pair-at-distance": "a Pair with a distance",
    "counts-as": "a colour is chosen for a card",
    "safesong": "a Safesong",
    "silence": "Silence",
    "toned-down": "the placer restricts the throws",
    "left-open": "the placer leaves the throws open",
    "throws-asked": "throws are asked for",
    "meant-to-throw": "a card is chosen to throw",
    "meant-for-pile": "a card is chosen for a pile",
    "thrown": "cards are thrown",
    "nobody-threw": "nobody throws anything",
    "put-on-pile": "a card is put on its pile",
    "back-from-pile": "a card goes back from a pile",
    "cannot-place": "no card of a hand fits",
    "passes": "no card fits, and the pile is empty",
    "drawn": "a card is drawn",
    "all-stuck": "nobody can go on",
    "discarded": "a card is discarded",
    "card-moved": "a card of the map is moved",
    "card-removed": "a card is taken off the map",
    "may-play-again": "one more card may be placed",
    "must-place": "a card must be placed at once",
    "revealed": "a card is shown",
    "echoed": "a drawn card echoes the last one placed",
    "may-exchange": "a drawn card may be exchanged with the map",
    "exchanged": "cards are exchanged with the map",
    "round-scored": "a hand is scored",
    "hand-left": "a hand is left over",
    "piles-filled": "the piles are as they must be",
    "piles-missed": "the piles are not as they must be",
    "won-together": "all win together",
    "lost-together": "all lose together",
}
