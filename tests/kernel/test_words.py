"""English words for errors, and facts as plain data."""

from __future__ import annotations

from bandstand.kernel.event import Fact
from bandstand.kernel.facts import one_of, write_facts
from bandstand.kernel.words import bare_name, counted, either, listed


def test_facts_are_written_one_by_one() -> None:
    colour = one_of(("red", "blue"))
    assert colour(1) == "blue"
    facts: dict[str, Fact] = {"seat": 1, "colour": 0, "colours": [1, 0], "unseen": None}
    written = write_facts(facts, {"colour": colour, "colours": colour, "unseen": colour})
    assert written == {"seat": 1, "colour": "red", "colours": ["blue", "red"], "unseen": None}


def test_lists_and_counts() -> None:
    assert [listed([]), listed(["a"]), listed(["a", "b", "c"])] == ["", "a", "a, b and c"]
    assert either(["a", "b", "c"]) == "a, b or c"
    assert [counted(1, "pick", "picks"), counted(0, "pick", "picks")] == ["1 pick", "0 picks"]


def test_a_name_may_be_typed_as_a_button_says_it() -> None:
    assert bare_name("Play the  Blue C") == "blue c"
    assert bare_name("the") == "the"
