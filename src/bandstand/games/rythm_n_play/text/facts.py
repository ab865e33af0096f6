"""What the facts of Rythm 'n' Play give to its sentences, and what hints may speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.rythm_n_play.material import VALUES
from bandstand.games.rythm_n_play.moves import name_face
from bandstand.kernel.facts import Several, any_of, each, one_of, single
from bandstand.kernel.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bandstand.kernel.event import Fact
    from bandstand.kernel.facts import Args, FactArgs

# see moves.way_of
_WAYS: Final = (
    "compose",
    "exchange",
    "take",
    "pass",
    "pick-up",
    "spend-more",
    "draw",
    "tonality",
    "lay",
)


def _face(face: int) -> Args:
    """The printed name: a letter or a syllable, Sharp or Flat."""
    return {"face": name_face(face)}


def _rythm(value: int) -> Args:
    return {"value": VALUES[value]}


def _half(number: int) -> float:
    return number / 2


def _values(fact: Fact) -> Several:
    """RYTHM cards, equal ones together."""
    assert isinstance(fact, list)
    counts = [(value, fact.count(value)) for value in range(len(VALUES)) if value in fact]
    return Several([{"value": VALUES[value], "cards": count} for value, count in counts])


FACT_ARGS: Final[Mapping[str, FactArgs]] = {
    "card": single(_face),
    "last": single(_face),
    "tone": single(_face),
    "cards": each(_face),
    "value": one_of(VALUES),
    "rythm": single(_rythm),
    "values": _values,
    "ways": any_of("way", _WAYS),
    "beats": single(_half),
    "points": single(_half),
}

OUTCOMES: Final = (Outcome("stave", ("stave-picked-up",)),)

# What the lab calls each event, in English.
EVENT_NAMES: Final = {
    "game-begins": "the game begins",
    "hand-dealt": "a hand is dealt",
    "tonality-chosen": "the Tonality is chosen",
    "note-composed": "a note is composed",
    "change-composed": "a Change is composed",
    "stave-shut": "a Change shuts the stave",
    "stave-picked-up": "a stave is picked up",
    "rythm-chosen": "a RYTHM card is chosen for an exchange",
    "exchanged": "an exchange is done",
    "play-drawn": "PLAY cards are drawn",
    "play-stack-empty": "the PLAY stack is empty",
    "rythm-taken": "a RYTHM card is taken",
    "discards-shuffled": "the discarded RYTHM cards are shuffled",
    "card-laid": "a PLAY card is laid down beyond the hand limit",
    "passed": "a player passes",
    "silent-lap": "a lap without composing",
    "scored": "a player is scored",
}
