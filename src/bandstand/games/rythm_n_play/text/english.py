"""Rythm 'n' Play in English, and how its facts are worded in a language whose nouns are given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bandstand.games.rythm_n_play.material import VALUES
from bandstand.games.rythm_n_play.moves import FACES
from bandstand.kernel.phrases import ENGLISH, Outcome, Phrases, Tongue, any_of, counted, one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bandstand.kernel.event import Fact


@dataclass(frozen=True)
class Nouns:
    """What the cards, beats and points are called."""

    # PLAY cards by letters, then by solfege, the Changes after each: see moves.FACES
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


def _word_beats(halves: int) -> str:
    return "half a beat" if halves == 1 else "1 beat" if halves == 2 else f"{halves / 2:g} beats"


def _word_points(halves: int) -> str:
    return "1 point" if halves == 2 else f"{halves / 2:g} points"


_NOUNS: Final = Nouns(
    faces=FACES,
    values=VALUES,
    one=("a whole", "a half", "a quarter", "an eighth"),
    many=("{} wholes", "{} halves", "{} quarters", "{} eighths"),
    nothing="nothing",
    ways=(
        "compose",
        "exchange RYTHM cards",
        "take a RYTHM card",
        "pass",
        "pick the stave up",
        "spend another RYTHM card",
        "say done and draw",
        "turn the Tonality card",
        "lay a PLAY card of your hand face up",
    ),
    beats=_word_beats,
    points=_word_points,
    tongue=ENGLISH,
)

PHRASES: Final = Phrases(
    templates={
        "game-begins": (
            "{seat} [has|have] the first turn; the player on the right chooses the Tonality."
        ),
        "hand-dealt": "{seat} [takes|take] up {cards}, and {values}.",
        "hand-dealt:unknown": "{seat} [takes|take] up four PLAY cards and a RYTHM card.",
        "tonality-chosen": "{seat} [turns|turn] the Tonality to {tone}.",
        "note-composed": "{seat} [composes|compose] {card}.",
        "change-composed": "{seat} [composes|compose] {card}: the Tonality shows {tone}.",
        "stave-shut": "{seat} [composes|compose] {card} and [shuts|shut] the stave.",
        "stave-picked-up": "{seat} [picks|pick] up the stave: {count}.",
        "rythm-chosen": "{seat} [puts|put] {rythm} towards an exchange: {beats} so far.",
        "exchanged": "{seat} [spends|spend] {values}: {beats}.",
        "play-drawn": "{seat} [draws|draw] {count}: {cards}.",
        "play-drawn:unknown": "{seat} [draws|draw] {count}.",
        "play-stack-empty": "The PLAY stack is empty: the next stave picked up ends the game.",
        "rythm-taken": "{seat} [takes|take] a RYTHM card: {rythm}.",
        "rythm-taken:unknown": "{seat} [takes|take] a RYTHM card.",
        "discards-shuffled": "The discards are shuffled into a new RYTHM stack: {count}.",
        "card-laid": "{seat} [lays|lay] {card} face up.",
        "passed": "{seat} [passes|pass], with nothing else to do.",
        "silent-lap": "Nobody composed for a whole lap.",
        "scored": "{seat}: {down} face down, {up} face up, {beats} in hand: {points}.",
        "move-compose": "compose {card}",
        "move-lay": "lay {card} face up",
        "move-pick-up": "pick up the stave",
        "move-take": "take a RYTHM card",
        "move-pass": "pass",
        "move-spend": "spend {rythm}",
        "move-done": "draw for the beats chosen",
        "move-tonality": "turn the Tonality to {tone}",
        "no-such-move": "There is no such move in this game.",
        "tonality-first": "Choose the side of the Tonality card first: Sharp or Flat.",
        "tonality-is-chosen": "The Tonality is chosen once, before the first turn: it is {tone}.",
        "hand-limit": (
            "You hold more than seven {limited}. Lay {excess} of your PLAY cards face up before "
            "you."
        ),
        "within-hand-limit": (
            "You lay cards face up only when you hold more than seven {limited}."
        ),
        "not-in-hand": "You do not hold {card}. You may {ways}.",
        "begin-with-note": "A stave begins with a note, not with a Change.",
        "change-after-change": "A Change may only follow a note, never another Change.",
        "shut-stave": "This stave is shut: no note lies beyond, and no Change follows a Change.",
        "rising": "{card} is not higher than {last}, and the Tonality is Sharp: the stave rises.",
        "falling": "{card} is not lower than {last}, and the Tonality is Flat: the stave falls.",
        "no-stave": "There is no stave to pick up.",
        "not-your-card": (
            "The last card of the stave was laid by {seats}. You pick a stave up when it comes "
            "back to you with your own card last."
        ),
        "continue-or-pick-up": (
            "Nobody has added to the stave since your card. Before anything else you may {ways}."
        ),
        "exchange-begun": "Finish your exchange first: you may {ways}.",
        "nothing-chosen": "You have chosen no RYTHM cards to spend.",
        "rythm-not-in-hand": "You have no {value} left to spend.",
        "no-play-left": "The PLAY stack is empty: there is nothing to exchange for.",
        "whole-beats": (
            "An exchange is worth 1, 2, 3 or 4 whole beats; with {beats} your hand cannot "
            "make that."
        ),
        "unfinished-beat": "{beats} is no whole number of beats: spend another eighth.",
        "four-beats": "An exchange is worth four beats at most; that would be {beats}.",
        "no-rythm-left": "No RYTHM card is left to take, neither in the stack nor discarded.",
        "seven-rythm": (
            "You hold seven RYTHM cards and no PLAY card to lay down: you cannot take another."
        ),
        "no-free-pass": (
            "You may only pass when you can neither compose, exchange nor take. You may {ways}."
        ),
    },
    words={
        **word_facts(_NOUNS),
        "count": lambda fact: counted(fact, "card", "cards"),
        "limited": lambda fact: "cards" if fact else "PLAY cards",
    },
    outcomes=(Outcome("the next stave goes to you", ("stave-picked-up",)),),
)
