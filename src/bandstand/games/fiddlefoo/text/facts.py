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


def _cell(fact: Fact) -> Args:
    """Coordinates are names of places: they are written as one types them."""
    assert isinstance(fact, list)
    column, row = fact
    return {"column": str(column), "row": str(row)}


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
    "cell": _cell,
    "basis": one_of(BASES),
    "grounds": one_of(GROUNDS),
    "range": _range,
}

OUTCOMES: Final = (
    Outcome("thrown-at", ("thrown", "nobody-threw"), who="seats"),
    Outcome("empty-hand", ("round-scored",), next_only=False, when=_nothing_left),
    Outcome("piles", ("piles-filled",), who=""),
)
