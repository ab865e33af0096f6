"""Facts of events and reasons: as plain data for the browser, as arguments for a sentence.

A fact is a number or a list of numbers; what the number stands for is known to the game alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bandstand.kernel.event import Fact

# What a message of a catalogue can be given: a text, or a number to count with.
Arg = str | int | float
Args = Mapping[str, Arg]


@dataclass(frozen=True)
class Several:
    """A fact that is a list: the arguments for each entry, as a, b and c, or as a, b or c."""

    entries: Sequence[Args]
    alternatives: bool = False


# The arguments from which the message ``fact-NAME`` words a fact: its own value under its own name,
# several by name, those of each entry of a list, or None if there is nothing to be told.
FactArgs = Callable[[Fact], Arg | Args | Several | None]


@dataclass(frozen=True)
class Grid:
    """A board of columns and rows: which fact of events names a space of it, and where that is."""

    fact: str
    columns: str  # what a column is called
    rows: str
    place: Callable[[Fact], tuple[int, int]]  # column and row, as people count them


def one_of(names: Sequence[str]) -> Callable[[Fact], str]:
    """How to name a fact that is the number of one of these names."""

    def name(fact: Fact) -> str:
        assert isinstance(fact, int)
        return names[fact]

    return name


def each(args: Callable[[int], Args], alternatives: bool = False) -> FactArgs:
    """The arguments of a fact that is a list, from those of each entry."""

    def several(fact: Fact) -> Several | None:
        if fact is None:
            return None
        assert isinstance(fact, list)
        return Several([args(entry) for entry in fact], alternatives)

    return several


def single(args: Callable[[int], Arg | Args]) -> FactArgs:
    """The arguments of a fact that is one number, or that the reader does not know."""
    return lambda fact: args(fact) if isinstance(fact, int) else None


def any_of(name: str, values: Sequence[str]) -> FactArgs:
    """The arguments of a fact that is the numbers of some of these values, as alternatives."""
    return each(lambda number: {name: values[number]}, alternatives=True)


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
