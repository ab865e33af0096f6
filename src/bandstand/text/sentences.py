"""What a game says: the sentence of an event or a reason, as told to a reader; names of moves."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from bandstand.kernel.facts import Several
from bandstand.kernel.files import TextsBeside
from bandstand.text.fluent import Bundle
from bandstand.text.locale import typeset

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bandstand.kernel.event import Event, Fact, Reason
    from bandstand.kernel.facts import Arg, Args
    from bandstand.kernel.game import Game
    from bandstand.kernel.referee import Match
    from bandstand.kernel.state import State

LANGUAGES = ("en", "fr", "ja")
# What is the same in every game; what a table, the coach and messages to people elsewhere say.
_NAMES = ("shared", "table", "hints", "notify")
_OURS = {name: TextsBeside(__file__, name + ".{}.ftl") for name in _NAMES}

_MOST_WORDED = 4_096  # facts whose words are remembered


def own_bundle(name: str, language: str) -> Bundle:
    """Our own sentences of this name in a language; in English if we do not speak it."""
    return _own_bundle(name, language if language in _OURS[name] else LANGUAGES[0])


@cache
def _own_bundle(name: str, language: str) -> Bundle:
    return Bundle(language, typeset(_OURS[name][language], language))


def sentences(game: Game[Any], language: str = LANGUAGES[0]) -> Sentences:
    """What a game says in a language; in English if it does not speak it."""
    return _sentences(game, language if language in game.catalogues else LANGUAGES[0])


@cache
def _sentences(game: Game[Any], language: str) -> Sentences:
    return Sentences(game, language)


class Sentences:
    """The sentences of a game in one language.

    An event or a reason is worded by the message of its kind. A fact ``x`` is first worded by the
    message ``fact-x``, if there is one, from the arguments that the game makes of it; attributes
    say what is said of a fact that is not known (``.unknown``) and of an empty list (``.none``).
    """

    def __init__(self, game: Game[Any], language: str) -> None:
        shared = _OURS["shared"]
        common = shared[language if language in shared else LANGUAGES[0]]
        self.language = language
        catalogue = game.catalogues[language]
        self.bundle = Bundle(language, typeset(common, language), typeset(catalogue, language))
        self._game = game
        self._fact_args = game.fact_args
        self._you = self.bundle.format("you", {})
        # Cards and numbers come again and again.
        self._worded: dict[tuple[str, int], Arg] = {}

    def sentence(
        self, kind: str, facts: Mapping[str, Fact], names: Sequence[str], reader: int = -1
    ) -> str:
        """The sentence for an event or a reason, as told to the reader."""
        bundle = self.bundle
        message = kind
        if None in facts.values() and f"{kind}.unknown" in bundle:
            message = f"{kind}.unknown"
        args: dict[str, Arg] = {}
        for name in bundle.variables(message):
            if name == "reader":
                args[name] = "you" if facts.get("seat") == reader else "other"
            else:
                args[name] = self._word(name, facts[name], names, reader)
        text = bundle.format(message, args)
        return text[:1].upper() + text[1:]

    def callout(
        self, kind: str, facts: Mapping[str, Fact], names: Sequence[str], reader: int = -1
    ) -> str | None:
        """The event in the few words that are called out on the table; None for most."""
        message = f"callout-{kind}"
        if message not in self.bundle:
            return None
        return self.sentence(message, facts, names, reader) or None

    def name_move(self, state: State, move: int) -> str:
        """A legal move as a button names it, without codes; in notation if no game says more."""
        if self._game.phrase_move is None:
            return self._game.write_move(state, move)
        kind, facts = self._game.phrase_move(state, move)
        return self.sentence(kind, facts, ())

    def plan(self, state: State, seat: int, move: int) -> list[str]:
        """What a legal move does for the seat's plan, a sentence each."""
        return [
            self.sentence(kind, facts, ()) for kind, facts in self._game.plan(state, seat, move)
        ]

    def outcome(self, name: str) -> str:
        """The clause that tells of an outcome."""
        return self.bundle.format(f"outcome-{name}", {})

    def name_fact(self, name: str, fact: Fact) -> str:
        """A fact that is no seat, in words: a card, a key, a space."""
        return str(self._word_fact(name, fact))

    def _word(self, name: str, fact: Fact, names: Sequence[str], reader: int) -> Arg:
        if name == "seat" and isinstance(fact, int):
            return self._call(fact, names, reader)
        if name == "seats" and isinstance(fact, list):
            return self._join([self._call(seat, names, reader) for seat in fact], "list")
        if not isinstance(fact, int):
            return self._word_fact(name, fact)
        worded = self._worded.get((name, fact))
        if worded is None:
            if len(self._worded) >= _MOST_WORDED:
                self._worded.clear()
            worded = self._worded[name, fact] = self._word_fact(name, fact)
        return worded

    def _word_fact(self, name: str, fact: Fact) -> Arg:
        message = f"fact-{name}"
        args_of = self._fact_args.get(name)
        args = fact if args_of is None else args_of(fact)
        if args is None:
            return self.bundle.format(f"{message}.unknown", {})
        if isinstance(args, Several):
            return self._word_several(message, args)
        if isinstance(args, (str, int, float)):
            if message not in self.bundle:
                return args
            return self.bundle.format(message, {name: args})
        assert not isinstance(args, list), f"the fact {name} is a list without arguments"
        return self.bundle.format(message, args)

    def _call(self, seat: int, names: Sequence[str], reader: int) -> str:
        return self._you if seat == reader else names[seat]

    def _word_several(self, message: str, several: Several) -> str:
        if not several.entries:
            none = f"{message}.none"
            return self.bundle.format(none, {}) if none in self.bundle else ""
        words = [self.bundle.format(message, args) for args in several.entries]
        return self._join(words, "either" if several.alternatives else "list")

    def _join(self, words: Sequence[str], form: str) -> str:
        """The words one after the other; the last is joined in its own way."""
        text = words[0]
        last = len(words) - 1
        for number, word in enumerate(words[1:], 1):
            args: Args = {"before": text, "next": word}
            text = self.bundle.format(f"{form}-last" if number == last else f"{form}-more", args)
        return text


def describe(match: Match, event: Event, reader: int, language: str = LANGUAGES[0]) -> str | None:
    """The event as a sentence to the reader (-1: a spectator); None if it is not for them."""
    facts = event.shown_to(reader)
    if facts is None:
        return None
    spoken = sentences(match.game, language)
    return spoken.sentence(event.kind, facts, match.record.names, reader)


def explain(match: Match, reason: Reason, reader: int, language: str = LANGUAGES[0]) -> str:
    """The reason against a move as a sentence to the reader."""
    spoken = sentences(match.game, language)
    return spoken.sentence(reason.code, reason.facts, match.record.names, reader)


def explain_in_english(game: Game[Any], reason: Reason, names: Sequence[str], reader: int) -> str:
    """The same for a match: what ``Match(..., explain=explain_in_english)`` says in its errors."""
    return sentences(game).sentence(reason.code, reason.facts, names, reader)
