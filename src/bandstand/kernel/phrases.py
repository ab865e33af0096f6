"""Sentences for events and reasons, from templates and the facts of the case.

A template names facts in braces and may offer two forms of a verb: ``{seat} [plays|play] {card}``
takes the second when ``seat`` is the reader, who is then called "you". A template ``kind:unknown``
is for those to whom a fact of the event is unknown.

A game speaks English; its other tongues are phrases of their own, with the same templates.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from string import Formatter
from typing import TYPE_CHECKING

from bandstand.kernel.state import GAME_OVER, GAME_SHARED, GAME_WON, NOT_YOUR_TURN

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bandstand.kernel.event import Event, Fact

_FORMS = re.compile(r"\[([^|\]]*)\|([^\]]*)\]")


@dataclass(frozen=True)
class Tongue:
    """What is the same in every game: how the reader is addressed, how names are listed."""

    you: str
    between: str
    before_last: str
    # the same between alternatives: a, b or c
    between_ways: str
    before_last_way: str
    # the numbers that take the singular
    singular: tuple[int, ...]
    # the templates of the reasons and events that every game shares
    shared: Mapping[str, str]

    def listed(self, words: Sequence[str]) -> str:
        """The words as people list them: a, b and c."""
        return _joined(words, self.between, self.before_last)

    def either(self, words: Sequence[str]) -> str:
        """The words as alternatives: a, b or c."""
        return _joined(words, self.between_ways, self.before_last_way)

    def counted(self, fact: Fact, one: str, many: str) -> str:
        """A number with its noun: 1 card, 3 cards."""
        return f"{fact} {one if fact in self.singular else many}"


def _joined(words: Sequence[str], between: str, before_last: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return between.join(words[:-1]) + before_last + words[-1]


ENGLISH = Tongue(
    you="you",
    between=", ",
    before_last=" and ",
    between_ways=", ",
    before_last_way=" or ",
    singular=(1,),
    shared={
        GAME_OVER: "The game is over.",
        NOT_YOUR_TURN: "It is not your turn: {seats} must decide first.",
        GAME_WON: "{seat} [wins|win] the game.",
        GAME_SHARED: "{seats} share the victory.",
    },
)
FRENCH = Tongue(
    you="vous",
    between=", ",
    before_last=" et ",
    between_ways=", ",
    before_last_way=" ou ",
    singular=(0, 1),
    shared={
        GAME_OVER: "La partie est terminée.",
        NOT_YOUR_TURN: "Ce n’est pas à vous : la décision revient d’abord à {seats}.",
        GAME_WON: "{seat} [gagne|gagnez] la partie.",
        GAME_SHARED: "Victoire partagée : {seats}.",
    },
)
JAPANESE = Tongue(
    you="あなた",
    between="、",
    before_last="、",
    between_ways="か、",
    before_last_way="か、",
    singular=(),
    shared={
        GAME_OVER: "ゲームは終了しています。",
        NOT_YOUR_TURN: "あなたの番ではありません。先に{seats}が決めます。",
        GAME_WON: "{seat}の勝ちです。",
        GAME_SHARED: "{seats}が勝利を分け合います。",
    },
)
LANGUAGES = ("en", "fr", "ja")


@dataclass(frozen=True)
class Outcome:
    """Something a player hopes for or fears, by the kinds of events that tell of it.

    It happens to the seat that the fact *who* names; without *who*, to the whole table. Either the
    next of these events decides it (this trick is won once), or any of them up to the next deal.
    """

    clause: str
    kinds: tuple[str, ...]
    who: str = "seat"
    next_only: bool = True
    when: Callable[[Mapping[str, Fact]], bool] = lambda facts: True

    def happened(self, events: Sequence[Event], seat: int) -> bool:
        """Whether these events tell of it for the seat."""
        telling = [event for event in events if event.kind in self.kinds]
        if self.next_only:
            telling = telling[:1]
        return any(self._befalls(event.facts, seat) for event in telling)

    def _befalls(self, facts: Mapping[str, Fact], seat: int) -> bool:
        if not self.when(facts):
            return False
        named = facts.get(self.who)
        return not self.who or (seat in named if isinstance(named, list) else seat == named)


@dataclass(frozen=True)
class Phrases:
    """A game's templates, and how its facts are worded (facts by name; the rest are numbers)."""

    templates: Mapping[str, str]
    words: Mapping[str, Callable[[Fact], str]]
    outcomes: tuple[Outcome, ...] = ()
    tongue: Tongue = ENGLISH

    def sentence(
        self, kind: str, facts: Mapping[str, Fact], names: Sequence[str], reader: int = -1
    ) -> str:
        """The sentence for an event or a reason, as told to the reader."""
        template = self.templates.get(kind) or self.tongue.shared[kind]
        if None in facts.values():
            template = self.templates.get(f"{kind}:unknown", template)
        form = 2 if facts.get("seat") == reader else 1
        template = _FORMS.sub(lambda match: match.group(form), template)
        mentioned = [name for _, name, _, _ in Formatter().parse(template) if name]
        worded = {name: self._word(name, facts[name], names, reader) for name in mentioned}
        text = template.format_map(worded)
        return text[:1].upper() + text[1:]

    def _word(self, name: str, fact: Fact, names: Sequence[str], reader: int) -> str:
        if name in self.words:
            return self.words[name](fact)
        if name == "seat" and isinstance(fact, int):
            return self._name(fact, names, reader)
        if name == "seats" and isinstance(fact, list):
            return self.tongue.listed([self._name(seat, names, reader) for seat in fact])
        return str(fact)

    def _name(self, seat: int, names: Sequence[str], reader: int) -> str:
        return self.tongue.you if seat == reader else names[seat]


def listed(words: Sequence[str]) -> str:
    """The words as people list them in English: a, b and c."""
    return ENGLISH.listed(words)


def counted(fact: Fact, one: str, many: str) -> str:
    """A number with its noun in English: 1 trick token, 3 trick tokens."""
    return ENGLISH.counted(fact, one, many)


def any_of(names: Sequence[str], tongue: Tongue) -> Callable[[Fact], str]:
    """How to word a fact that is the numbers of some of these names, as alternatives."""

    def word(fact: Fact) -> str:
        assert isinstance(fact, list)
        return tongue.either([names[number] for number in fact])

    return word


def bare_name(text: str) -> str:
    """What somebody typed, as names are looked up: the name of a card, without "play the"."""
    words = text.lower().split()
    for word in ("play", "the"):
        if words[:1] == [word] and len(words) > 1:
            words = words[1:]
    return " ".join(words)


def one_of(names: Sequence[str]) -> Callable[[Fact], str]:
    """How to word a fact that is the number of one of these names."""

    def word(fact: Fact) -> str:
        assert isinstance(fact, int)
        return names[fact]

    return word


def write_facts(
    facts: Mapping[str, Fact], writers: Mapping[str, Callable[[int], object]]
) -> dict[str, object]:
    """The facts as plain data: one with a writer goes through it, a list entry by entry."""
    shown: dict[str, object] = dict(facts)
    for name, write in writers.items():
        fact = facts.get(name)
        if isinstance(fact, list):
            shown[name] = [write(entry) for entry in fact]
        elif isinstance(fact, int):
            shown[name] = write(fact)
    return shown
