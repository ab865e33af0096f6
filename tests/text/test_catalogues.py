"""Every game says the same things in every language, and nothing that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bandstand.games import registry
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded
from bandstand.kernel.event import Event
from bandstand.kernel.state import GAME_SHARED, GAME_WON
from bandstand.lab.statistics import in_words
from bandstand.text import LANGUAGES, sentences
from bandstand.text.fluent import Bundle
from bandstand.text.sentences import own_bundle

OTHERS = LANGUAGES[1:]
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
# Only some languages have a form of the verb for the reader.
ADDRESS = {"reader"}
# What sentences.py asks for by itself, beside events, reasons and moves.
ALWAYS_USED = {
    "you",
    "list-more",
    "list-last",
    "either-more",
    "either-last",
    "game-over",
    "not-your-turn",
    "game-won",
    "game-shared",
}
GAMES = Path(registry.__file__).parent
# Cards and cells as they are typed: bE, y11, 0,-1, Em-b. A comma alone may be a decimal one.
CODE = re.compile(r"\b[bgryp](\d+|[A-G])\b|\d,-\d|\b[A-G]m?\d?-[a-d]\b")


def referred(bundle: Bundle) -> set[str]:
    return {name for message in bundle.names() for name in bundle.references(message)}


def differences(english: Bundle, other: Bundle) -> list[str]:
    """What one of the two lacks, or says from other variables.

    A message that others of its language refer to is that language's own affair.
    """
    ours = set(english.names()) - referred(english)
    theirs = set(other.names()) - referred(other)
    found = [f"{name} is missing" for name in sorted(ours - set(other.names()))]
    found += [f"{name} is left over" for name in sorted(theirs - set(english.names()))]
    for name in sorted(set(english.names()) & set(other.names())):
        expected = english.variables(name) - ADDRESS
        if other.variables(name) - ADDRESS != expected:
            found.append(f"{name} has other variables than {sorted(expected)}")
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_language_has_the_same_messages(game: str, language: str) -> None:
    played = registry.find(game)
    assert set(LANGUAGES) == set(played.catalogues)
    assert differences(sentences(played).bundle, sentences(played, language).bundle) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ["shared", "table", "hints", "notify"])
def test_our_own_messages_are_the_same_too(name: str, language: str) -> None:
    assert differences(own_bundle(name, "en"), own_bundle(name, language)) == []


def test_a_difference_is_found() -> None:
    english = Bundle("en", "a = { $x }\nb = { c }\nc = word\nd = { $y }")
    other = Bundle("fr", "a = { $z }\nb = mot\ne = reste\nd = { $y }{ $reader }")
    assert differences(english, other) == [
        "e is left over",
        "a has other variables than ['x']",
    ]
    assert differences(other, english)[0] == "e is missing"


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_message_is_unused(game: str) -> None:
    """Events, reasons and moves stand in the game's sources; fact-x words a variable $x."""
    played = registry.find(game)
    bundle = sentences(played).bundle
    named = set(re.findall(r'"([a-z][a-z0-9-]*)"', source_of(game)))
    asked = named | {f"callout-{kind}" for kind in named} | ALWAYS_USED
    asked |= {f"outcome-{outcome.name}" for outcome in played.outcomes}
    asked |= set() if played.learning is None else played.learning.messages()
    variables = {name for message in bundle.names() for name in bundle.variables(message)}
    asked |= {f"fact-{name}" for name in variables} | referred(bundle)
    assert {name.partition(".")[0] for name in bundle.names()} - asked == set()


def source_of(game: str) -> str:
    paths = [*(GAMES / game.replace("-", "_")).rglob("*.py"), GAMES / "tricks.py"]
    return "".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_whole_games_are_told(game: str, language: str) -> None:
    played = registry.find(game)
    spoken = sentences(played, language)
    for players in played.meta.players:
        events: list[Event] = []
        dice = seeded(players)
        state = played.new(players, played.settle(players, {}), dice, events)
        told: list[str] = []
        while not state.over():
            seat = lowest(state.to_act())
            moves = state.moves(seat)
            move = moves[dice.below(len(moves))]
            told.append(spoken.name_move(state, move))
            told += spoken.plan(state, seat, move)
            state.play(seat, move)
        for event in events:
            for reader in (-1, 0):
                facts = event.shown_to(reader)
                if facts is not None:
                    told.append(spoken.sentence(event.kind, facts, NAMES, reader))
        assert all(told)
        assert [sentence for sentence in told if CODE.search(sentence)] == []


@pytest.mark.parametrize("game", registry.IDS)
def test_every_event_has_a_name_of_its_own_in_reports(game: str) -> None:
    played = registry.find(game)
    happens = played.catalogues["en"].split("## What happens\n")[1].split("\n## ")[0]
    kinds = re.findall(r"^([a-z-]+) =", happens, re.MULTILINE)
    assert list(played.event_names) == kinds
    names = [in_words(played, kind) for kind in {*kinds, GAME_WON, GAME_SHARED}]
    assert len(set(names)) == len(names)
    assert not any("-" in name.replace("face-down", "").replace("re-chord", "") for name in names)


def marks(guide: str) -> tuple[list[str], list[str], set[str]]:
    """What no language may change: anchors and headings in their order, and all notation."""
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
def test_no_french_line_breaks_before_a_sign(game: str) -> None:
    bundles = [sentences(registry.find(game), "fr").bundle]
    bundles += [own_bundle(name, "fr") for name in ("shared", "table", "hints", "notify")]
    for bundle in bundles:
        for name in bundle.names():
            for reader in ("you", "other"):
                args = {**dict.fromkeys(bundle.variables(name), "mot"), "reader": reader}
                said = bundle.format(name, args)
                assert not re.search(r" [;!?:»]|« ", said), said


@pytest.mark.parametrize("game", registry.GAMES)
def test_french_says_zero_and_one_in_the_singular(game: str) -> None:
    bundle = sentences(registry.find(game), "fr").bundle
    for name in ("count", "slots", "tokens", "tricks", "notes"):
        if f"fact-{name}" in bundle:
            none, one, two = (bundle.format(f"fact-{name}", {name: n}) for n in (0, 1, 2))
            assert none == one.replace("1", "0")
            assert two != one.replace("1", "2")
