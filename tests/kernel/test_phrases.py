"""Sentences told to a reader."""

from __future__ import annotations

from bandstand.kernel.event import Fact
from bandstand.kernel.phrases import FRENCH, JAPANESE, Phrases, counted, listed, one_of, write_facts

PHRASES = Phrases(
    templates={
        "gives": "{seat} [gives|give] {card}.",
        "gives:unknown": "{seat} [gives|give] something.",
        "share": "{seats} share it.",
        "total": "It comes to {total}.",
    },
    words={"card": lambda fact: f"card {fact}"},
)
NAMES = ["Ann", "{Ben}"]


def test_the_reader_is_you_and_the_verb_follows() -> None:
    assert PHRASES.sentence("gives", {"seat": 0, "card": 3}, NAMES, 0) == "You give card 3."
    assert PHRASES.sentence("gives", {"seat": 0, "card": 3}, NAMES, 1) == "Ann gives card 3."
    assert PHRASES.sentence("gives", {"seat": 0, "card": 3}, NAMES) == "Ann gives card 3."


def test_a_name_is_taken_as_it_is() -> None:
    assert PHRASES.sentence("gives", {"seat": 1, "card": 3}, NAMES) == "{Ben} gives card 3."


def test_an_unknown_fact_has_a_sentence_of_its_own() -> None:
    assert PHRASES.sentence("gives", {"seat": 0, "card": None}, NAMES) == "Ann gives something."


def test_several_seats_and_numbers() -> None:
    assert PHRASES.sentence("share", {"seats": [0, 1]}, NAMES, 1) == "Ann and you share it."
    assert PHRASES.sentence("total", {"total": -3}, NAMES) == "It comes to -3."


def test_the_shared_events_and_reasons_are_there() -> None:
    assert PHRASES.sentence("game-won", {"seat": 0}, NAMES, 0) == "You win the game."
    told = PHRASES.sentence("game-shared", {"seats": [0, 1]}, NAMES)
    assert told == "Ann and {Ben} share the victory."
    assert PHRASES.sentence("game-over", {}, NAMES) == "The game is over."
    told = PHRASES.sentence("not-your-turn", {"seats": [1]}, NAMES, 0)
    assert told == "It is not your turn: {Ben} must decide first."


def test_facts_are_written_one_by_one() -> None:
    colour = one_of(("red", "blue"))
    assert colour(1) == "blue"
    facts: dict[str, Fact] = {"seat": 1, "colour": 0, "colours": [1, 0], "unseen": None}
    written = write_facts(facts, {"colour": colour, "colours": colour, "unseen": colour})
    assert written == {"seat": 1, "colour": "red", "colours": ["blue", "red"], "unseen": None}


def test_lists_and_counts() -> None:
    assert [listed([]), listed(["a"]), listed(["a", "b", "c"])] == ["", "a", "a, b and c"]
    assert [counted(1, "pick", "picks"), counted(0, "pick", "picks")] == ["1 pick", "0 picks"]


def test_another_tongue_has_its_own_you_and_its_own_lists() -> None:
    french = Phrases({"share": "Partagé : {seats}."}, {}, tongue=FRENCH)
    assert (
        french.sentence("share", {"seats": [0, 1]}, ["Ann", "Ben"], 1) == "Partagé : Ann et vous."
    )
    japanese = Phrases({"share": "{seats}が分けます。"}, {}, tongue=JAPANESE)
    assert japanese.sentence("share", {"seats": [0, 1]}, ["Ann", "Ben"]) == "Ann、Benが分けます。"
    assert french.sentence("game-over", {}, []) == "La partie est terminée."
