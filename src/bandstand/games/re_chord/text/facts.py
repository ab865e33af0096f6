"""What the facts of Re-Chord give to its sentences, and what hints may speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.events import unspelled
from bandstand.games.re_chord.material.fretboard import GENRES, TYPES, fret_of, string_of
from bandstand.kernel.facts import Several, any_of, one_of, single
from bandstand.kernel.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.kernel.event import Fact
    from bandstand.kernel.facts import Args, FactArgs

# see legal.reasons.way_of
_WAYS: Final = (
    "take",
    "bag",
    "draw-two",
    "pass",
    "replace",
    "claim",
    "try",
    "return",
    "place",
    "move",
    "swap",
    "remove-neighbour",
    "take-another",
    "remove",
    "lift",
    "turn-down",
    "turn-up",
    "clear",
)


def _space(space: int) -> Args:
    return {"string": string_of(space), "fret": fret_of(space)}


def _genre(genre: int) -> Args:
    return {"genre": GENRES[genre], "pick": TYPES[genre]}


def _cards(fact: Fact) -> Several:
    return Several([{"card": card} for card in unspelled(fact).split()])


def _pad(fact: Fact) -> Several:
    """The fame of a column of the score pad, by colour."""
    assert isinstance(fact, list)
    return Several([{"pick": TYPES[colour], "fame": fame} for colour, fame in enumerate(fact, 1)])


def _change(change: int) -> Args:
    return {"sign": "minus" if change < 0 else "plus", "amount": abs(change)}


FACT_ARGS: Final[Mapping[str, FactArgs]] = {
    "space": single(_space),
    "target": single(_space),
    "where": single(_space),
    "pick": one_of(TYPES),
    "type": one_of(TYPES),
    "wanted": one_of(TYPES),
    "genre": single(_genre),
    "ways": any_of("way", _WAYS),
    "card": unspelled,
    "chord": unspelled,
    "song": unspelled,
    "code": unspelled,
    "cards": _cards,
    "pad": _pad,
    "change": single(_change),
}

OUTCOMES: Final = (
    Outcome(
        "chord",
        ("chord-played", "re-chord-played", "automa-chord-played", "automa-re-chord-played"),
    ),
    Outcome("song", ("song-played",), next_only=False),
)
