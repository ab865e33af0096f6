"""Options: what each kind takes, and what it says to the rest."""

from __future__ import annotations

import pytest

from bandstand.kernel.errors import OptionError
from bandstand.kernel.options import (
    Choice,
    Flag,
    Kind,
    Number,
    Option,
    SeatChoice,
    settle,
    whole_numbers,
)


@pytest.mark.parametrize(
    ("kind", "given", "taken"),
    [
        (Flag(), True, True),
        (Flag(), "YES", True),
        (Flag(), "off", False),
        (Number(1, 9), 9, 9),
        (Number(1, 9), "3", 3),
        (Choice(("a", "b")), "b", "b"),
        (SeatChoice(), "random", "random"),
        (SeatChoice(), "3", 3),
    ],
)
def test_taken(kind: Kind, given: object, taken: object) -> None:
    assert kind.accept(given, 3) == taken


@pytest.mark.parametrize(
    ("kind", "given", "sentence"),
    [
        (Flag(), "maybe", "Option x cannot be 'maybe'. It takes yes or no."),
        (Flag(), 1, "Option x cannot be '1'. It takes yes or no."),
        (Number(1, 9), 10, "Option x cannot be '10'. It takes a whole number from 1 to 9."),
        (Number(1, 9), True, "Option x cannot be 'True'. It takes a whole number from 1 to 9."),
        (Number(1, 9), 2.0, "Option x cannot be '2.0'. It takes a whole number from 1 to 9."),
        (Choice(("a", "b")), "A", "Option x cannot be 'A'. It takes a or b."),
        (SeatChoice(), 4, f"Option x cannot be '4'. It takes {SeatChoice().describe()}."),
    ],
)
def test_refused_with_what_would_do(kind: Kind, given: object, sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        Option("x", kind, "default", "meaning").accept(given, 3)
    assert str(caught.value) == sentence


def test_settled_options_are_complete() -> None:
    options = (Option("a", Flag(), True, ""), Option("b", Number(0, 5), 2, ""))
    assert settle(options, {"b": "4"}, 2) == {"a": True, "b": 4}


def test_an_unknown_option_names_the_known_ones() -> None:
    options = (Option("a", Flag(), True, ""),)
    with pytest.raises(OptionError, match=r"no option 'c' in this game. Its options: a."):
        settle(options, {"c": 1}, 2)


def test_whole_numbers_from_text_or_data() -> None:
    assert whole_numbers("1,-2,3") == whole_numbers([1, "-2", 3]) == [1, -2, 3]
    assert whole_numbers(7) == []
    for wrong in ([1.5], [True], ["x"], "1,,2", [10**30], "9" * 5000):
        with pytest.raises(ValueError):
            whole_numbers(wrong)
