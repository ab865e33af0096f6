"""How the facts of Rythm 'n' Play are worded, in a language whose nouns are given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bandstand.kernel.phrases import Tongue, any_of, one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bandstand.kernel.event import Fact


@dataclass(frozen=True)
class Nouns:
    """What the cards, beats and points are called."""

    # PLAY cards by letters, then by solfege, the Changes after each: see Terms.face
    faces: tuple[str, ...]
    values: tuple[str, ...]
    # a RYTHM card, and several, with braces for their number
    one: tuple[str, ...]
    many: tuple[str, ...]
    nothing: str
    # what one can do: see moves.way_of
    ways: tuple[str, ...]
    # from half beats and half points
    beats: Callable[[int], str]
    points: Callable[[int], str]
    tongue: Tongue


def word_facts(nouns: Nouns) -> Mapping[str, Callable[[Fact], str]]:
    """The words for every fact that is a card, a value, beats or points."""
    face = one_of(nouns.faces)

    def cards(fact: Fact) -> str:
        assert isinstance(fact, list)
        return nouns.tongue.listed([face(entry) for entry in fact]) or nouns.nothing

    def values(fact: Fact) -> str:
        assert isinstance(fact, list)
        counts = [(sort, fact.count(sort)) for sort in range(len(nouns.values)) if sort in fact]
        words = [
            nouns.one[sort] if count == 1 else nouns.many[sort].format(count)
            for sort, count in counts
        ]
        return nouns.tongue.listed(words) or nouns.nothing

    return {
        "card": face,
        "last": face,
        "tone": face,
        "cards": cards,
        "value": one_of(nouns.values),
        "rythm": one_of(nouns.one),
        "values": values,
        "ways": any_of(nouns.ways, nouns.tongue),
        "beats": _halves(nouns.beats),
        "points": _halves(nouns.points),
    }


def _halves(word: Callable[[int], str]) -> Callable[[Fact], str]:
    def worded(fact: Fact) -> str:
        assert isinstance(fact, int)
        return word(fact)

    return worded
