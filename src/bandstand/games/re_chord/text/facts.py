"""What the facts of Re-Chord give to its sentences, and what hints may speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.events import unspelled
from bandstand.games.re_chord.material.fretboard import GENRES, TYPES, fret_of, string_of
from bandstand.kernel.facts import Several, any_of, each, one_of, single
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


def _dot(wanted: int) -> Args:
    return {"type": TYPES[wanted]}


def _chord_of(fact: Fact) -> str:
    """A card is said by its chord: of ``Em-b`` the letter only tells it from its three sisters."""
    card = unspelled(fact)
    return card.rpartition("-")[0] or card


def _cards(fact: Fact) -> Several:
    return Several([{"card": _chord_of(card)} for card in unspelled(fact).split()])


def _code(fact: Fact) -> Args:
    """The four signs of an automa's code, such as ``2U^!``."""
    source, fret, string, power = list(unspelled(fact))
    return {
        "source": "bag" if source == "B" else source,
        "fret": "unscored" if fret == "U" else fret,
        "string": "six" if string == "^" else "one",
        "power": "yes" if power == "!" else "no",
    }


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
    "card": _chord_of,
    "dots": each(_dot),
    "chord": unspelled,
    "song": unspelled,
    "code": _code,
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

# What the lab calls each event, in English.
EVENT_NAMES: Final = {
    "game-begins": "the game begins",
    "genre-dealt": "a genre is dealt",
    "song-dealt": "a song is dealt",
    "hand-dealt": "a hand is dealt",
    "supply-filled": "a slot of the supply is filled",
    "pick-taken": "a pick is taken from the supply",
    "pick-drawn": "a pick is drawn from the bag",
    "pick-placed": "a pick is placed",
    "pick-placed-down": "a pick is placed face down",
    "cards-drawn": "chord cards are drawn",
    "card-returned": "a chord card is returned to the deck",
    "pick-removed": "a pick goes back into the bag",
    "face-down-removed": "a face-down pick goes back into the bag",
    "pick-lifted": "a pick is lifted",
    "pick-moved": "a pick is moved",
    "picks-swapped": "two picks change places",
    "pick-turned-down": "a pick is turned face down",
    "pick-revealed": "a pick is turned up",
    "chord-played": "a chord is played",
    "re-chord-played": "a chord is re-chorded",
    "song-played": "a song is played",
    "replacement-drawn": "a replacement is drawn",
    "chord-tried": "a chord is tried",
    "clang": "a clang: the chord tried is not complete",
    "order-hold": "a card is to be held back",
    "order-claim": "a card is to be played once it is complete",
    "order-hold-all": "all cards are to be held back",
    "order-claim-all": "every card is to be played once it is complete",
    "fret-scored": "a fret is scored",
    "laps-over": "the last lap is over",
    "fame-counted": "fame is counted",
    "game-shared": "the victory is shared",
    "automa-row": "the automa’s row gets cards",
    "automa-flips": "the automa flips a song",
    "automa-placed": "the automa places a pick",
    "automa-placed-down": "the automa places a pick face down",
    "automa-chord-played": "the automa plays a chord",
    "automa-re-chord-played": "the automa re-chords a chord",
    "automa-counted": "the automa’s fame is counted",
    "automa-beaten": "the automa is beaten",
    "automa-wins": "the automa wins",
}
