"""Sentences told to a reader."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bandstand.kernel.errors import IllegalMove
from bandstand.kernel.facts import each, single
from bandstand.kernel.record import Record
from bandstand.kernel.referee import Match
from bandstand.text import explain_in_english, sentences
from support import pledge

ENGLISH = """
fact-card = card { $card }
    .unknown = a card
fact-cards = card { $card }
    .none = nothing
fact-ways = way { $way }
gives = { $reader ->
    [you] You give { $card }.
   *[other] { $seat } gives { $card }.
}
    .unknown = { $seat } gives something.
takes = { $seat } takes { $card }.
shows = { $seat } shows { $cards }.
may = You may { $ways }.
share = { $seats } share it.
total = it comes to { $total }.
"""
GAME = replace(
    pledge.GAME,
    catalogues={
        "en": ENGLISH,
        "fr": "share = Partagé : { $seats }.",
        "ja": "share = { $seats }が分けます。",
    },
    fact_args={
        "card": single(lambda card: {"card": card + 1}),
        "cards": each(lambda card: {"card": card + 1}),
        "ways": each(lambda way: {"way": way}, alternatives=True),
    },
)
NAMES = ["Ann", "{Ben}"]
SAY = sentences(GAME).sentence


def test_the_reader_is_you_and_the_verb_follows() -> None:
    assert SAY("gives", {"seat": 0, "card": 3}, NAMES, 0) == "You give card 4."
    assert SAY("gives", {"seat": 0, "card": 3}, NAMES, 1) == "Ann gives card 4."
    assert SAY("gives", {"seat": 0, "card": 3}, NAMES) == "Ann gives card 4."


def test_a_name_is_taken_as_it_is() -> None:
    assert SAY("gives", {"seat": 1, "card": 3}, NAMES) == "{Ben} gives card 4."


def test_an_unknown_fact_has_a_sentence_or_a_word_of_its_own() -> None:
    assert SAY("gives", {"seat": 0, "card": None}, NAMES) == "Ann gives something."
    assert SAY("takes", {"seat": 0, "card": None}, NAMES) == "Ann takes a card."


def test_lists_are_joined_as_people_do() -> None:
    assert SAY("shows", {"seat": 0, "cards": [0, 1, 2]}, NAMES) == (
        "Ann shows card 1, card 2 and card 3."
    )
    assert SAY("shows", {"seat": 0, "cards": [4]}, NAMES) == "Ann shows card 5."
    assert SAY("shows", {"seat": 0, "cards": []}, NAMES) == "Ann shows nothing."
    assert SAY("may", {"ways": [1, 2, 3]}, NAMES) == "You may way 1, way 2 or way 3."


def test_several_seats_and_numbers() -> None:
    assert SAY("share", {"seats": [0, 1]}, NAMES, 1) == "Ann and you share it."
    assert SAY("total", {"total": 3}, NAMES) == "It comes to 3."


def test_the_shared_events_and_reasons_are_there() -> None:
    assert SAY("game-won", {"seat": 0}, NAMES, 0) == "You win the game."
    assert SAY("game-shared", {"seats": [0, 1]}, NAMES) == "Ann and {Ben} share the victory."
    assert SAY("game-over", {}, NAMES) == "The game is over."
    told = SAY("not-your-turn", {"seats": [1]}, NAMES, 0)
    assert "{Ben} must decide first." in told


def test_another_language_has_its_own_you_and_its_own_lists() -> None:
    french, japanese = sentences(GAME, "fr"), sentences(GAME, "ja")
    told = french.sentence("share", {"seats": [0, 1]}, NAMES, 1)
    assert told.replace("\u00a0", " ") == "Partagé : Ann et vous."
    assert japanese.sentence("share", {"seats": [0, 1]}, NAMES) == "Ann、{Ben}が分けます。"
    assert french.sentence("game-over", {}, []) == "La partie est terminée."


def test_a_language_that_a_game_does_not_speak_is_english() -> None:
    assert sentences(GAME, "tlh").language == "en"


def test_a_match_explains_a_refusal_by_its_code_or_in_a_sentence() -> None:
    record = Record("pledge", 1, 2, {}, ["Ann", "Ben"], "seed 1")
    with pytest.raises(IllegalMove, match="Ann may not do this: pick-first"):
        Match(pledge.GAME, record).attempt(0, pledge.DONE)
    with pytest.raises(IllegalMove, match="Pick a number before you are done"):
        Match(pledge.GAME, record, explain_in_english).attempt(0, pledge.DONE)
