"""Every game says in French and Japanese all that it says in English."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from bandstand.games import registry
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.event import Event
from bandstand.kernel.phrases import ENGLISH, LANGUAGES, Phrases

OTHERS = LANGUAGES[1:]
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]


def facts_named(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def phrases(game: str, language: str) -> Phrases:
    return registry.find(game).translations[language]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", registry.GAMES)
def test_nothing_is_left_unsaid(game: str, language: str) -> None:
    english = registry.find(game).phrases
    spoken = phrases(game, language)
    assert spoken.tongue is not ENGLISH
    assert spoken.templates.keys() == english.templates.keys()
    assert spoken.words.keys() >= english.words.keys()
    for kind, template in english.templates.items():
        assert facts_named(spoken.templates[kind]) <= facts_named(template), kind
        assert spoken.templates[kind] != template, kind


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", registry.GAMES)
def test_whole_games_are_told(game: str, language: str) -> None:
    played = registry.find(game)
    spoken = phrases(game, language)
    for players in played.meta.players:
        events: list[Event] = []
        dice = seeded(players)
        state = played.new(players, played.settle(players, {}), dice, events)
        while not state.over():
            seat = lowest(state.to_act())
            moves = state.moves(seat)
            state.play(seat, moves[dice.below(len(moves))])
        for event in events:
            for reader in (-1, 0):
                facts = event.shown_to(reader)
                if facts is not None:
                    assert spoken.sentence(event.kind, facts, NAMES, reader)


def marks(guide: str) -> tuple[list[str], list[str], set[str]]:
    """What no translation may change: anchors and headings in their order, and all notation."""
    anchors = re.findall(r'<a id="([^"]+)"></a>', guide)
    headings = re.findall(r"^#+(?= )", guide, re.MULTILINE)
    return anchors, headings, set(re.findall(r"`[^`]+`", guide))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", registry.GAMES)
def test_the_rules_have_the_same_places(game: str, language: str) -> None:
    played = registry.find(game)
    guide = played.guides[language]
    assert guide != played.guide
    assert marks(guide) == marks(played.guide)


@pytest.mark.parametrize("game", registry.GAMES)
def test_french_says_zero_and_one_in_the_singular(game: str) -> None:
    words = phrases(game, "fr").words
    for name in {"count", "slots", "tokens", "tricks", "notes"} & words.keys():
        one = words[name](1).removeprefix("1 ")
        assert words[name](0) == f"0 {one}"
        assert words[name](2).removeprefix("2 ") != one
