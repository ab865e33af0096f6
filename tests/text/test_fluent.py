"""Our reader of Fluent files: what it reads, what it refuses, and that Mozilla's agrees."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bandstand.text.fluent import Bundle, FluentError
from bandstand.text.locale import format_number, typeset

SOURCES = Path(__file__).parents[2] / "src" / "bandstand"
FILES = sorted(SOURCES.rglob("*.ftl"))
PLURALS = """
cards = { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
}
    .unknown = some cards
hand = { $who } holds { cards } { "{" }
"""


def say(bundle: Bundle, numbers: list[float]) -> list[str]:
    return [bundle.format("cards", {"n": number}) for number in numbers]


def test_a_number_selects_itself_or_its_plural() -> None:
    assert say(Bundle("en", PLURALS), [0, 1, 2, 1.5]) == [
        "no card",
        "1 card",
        "2 cards",
        "1.5 cards",
    ]
    assert say(Bundle("fr", PLURALS), [1, 1.5, 2]) == ["1 card", "1,5 card", "2 cards"]
    assert say(Bundle("ja", PLURALS), [1]) == ["1 cards"]


def test_numbers_have_a_true_minus_and_the_decimal_sign_of_the_language() -> None:
    assert [format_number(number, "en") for number in (-15, 0, 12.5)] == ["−15", "0", "12.5"]
    assert format_number(-0.5, "fr") == "−0,5"


def test_attributes_references_and_quotes() -> None:
    bundle = Bundle("en", PLURALS)
    assert bundle.format("cards.unknown", {}) == "some cards"
    assert bundle.format("hand", {"who": "Ann", "n": 2}) == "Ann holds 2 cards {"
    assert bundle.variables("hand") == {"who", "n"}
    assert bundle.references("hand") == {"cards"}
    assert bundle.names() == ["cards", "cards.unknown", "hand"]


def test_a_later_text_replaces_and_the_board_is_passed_over() -> None:
    board = "## The board\n\nboard-x = { NUMBER($n) }\n  more\n\n## Why not\n\nboard-full = 4\n"
    bundle = Bundle("en", "a = 1\nb = 2\n", "b = 3\n" + board)
    assert {name: bundle.format(name, {}) for name in bundle.names()} == {
        "a": "1",
        "b": "3",
        "board-full": "4",
    }


@pytest.mark.parametrize(
    "text",
    [
        "a = { $n ->\n  [one] x\n}",
        "a = { $n",
        "a = { 7 }",
        "a = one line\n  and another",
    ],
)
def test_what_cannot_be_read_is_said_with_the_message(text: str) -> None:
    with pytest.raises(FluentError, match=r"Message a \(en\)"):
        Bundle("en", text)


def test_a_message_that_is_not_there_is_named() -> None:
    with pytest.raises(FluentError, match="There is no message b in en"):
        Bundle("en", "a = 1").format("b", {})


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_mozillas_reader_says_the_same(path: Path) -> None:
    """Every message, with variables that are words, numbers of each plural, and keys."""
    language = path.name.split(".")[-2]
    text = typeset(path.read_text(encoding="utf-8"), language)
    ours = Bundle(language, text)
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(text))
    for name in ours.names():
        message, _, attribute = name.partition(".")
        found = theirs.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        variables = sorted(ours.variables(name))
        values: tuple[str | int, ...] = ("x", 0, 1, 2, *sorted(keys_in(text)))
        chosen = values if len(variables) == 1 else values[:4]
        for numbers in product(chosen, repeat=min(len(variables), 3)):
            rest = ["y"] * (len(variables) - len(numbers))
            args = dict(zip(variables, [*numbers, *rest], strict=True))
            expected, errors = theirs.format_pattern(pattern, args)
            assert not errors, (name, errors)
            assert ours.format(name, args) == expected


def keys_in(text: str) -> set[str]:
    """The words that the file selects by, without plurals."""
    return set(re.findall(r"^ +\*?\[([a-zA-Z][\w-]*)\]", text, re.MULTILINE)) - {"one", "other"}
