"""Things of a declared shape written as numbers from 0 to 1; ``shapes`` says what shapes there are.

Plain lists and dictionaries in, an array of the standard library out, so that the compiler has it
easy: most of the time an environment takes is spent here and in the games' views.
"""

from __future__ import annotations

from abc import abstractmethod
from array import array
from typing import Any

from bandstand.kernel.errors import BandstandError
from bandstand.kernel.event import MOST_SEATS
from bandstand.kernel.native import i64

Shape = dict[str, Any]


class Misfit(BandstandError):  # noqa: N818  what it is called at a tailor's
    """A view that its declared shape has no place for."""


class Writer:
    """Writes things of one shape; ``size`` is how many numbers that takes."""

    def __init__(self, size: i64) -> None:
        self.size = size

    @abstractmethod
    def write(self, thing: Any, numbers: array[float], at: i64, seat: i64, players: i64) -> None:
        """Write into numbers, all 0 so far, from a place on.

        *seat* is the one that looks, of so many players. What has no place raises Misfit.
        """


class Known(Writer):
    """What may be unknown: whether it is known, then itself."""

    def __init__(self, itself: Writer) -> None:
        super().__init__(1 + itself.size)
        self.itself = itself

    def write(self, thing: Any, numbers: array[float], at: i64, seat: i64, players: i64) -> None:
        """See Writer."""
        if thing is not None:
            numbers[at] = 1.0
            self.itself.write(thing, numbers, at + 1, seat, players)


class Flag(Writer):
    """Yes or no."""

    def write(self, thing: Any, numbers: array[float], at: i64, seat: i64, players: i64) -> None:
        """See Writer."""
        if thing:
            numbers[at] = 1.0


class Number(Writer):
    """How far up between its bounds a number lies."""

    def __init__(self, low: i64, high: i64) -> None:
        super().__init__(1)
        self.low = low
        self.span = float(max(high - low, 1))

    def write(self, thing: Any, numbers: array[float], at: i64, seat: i64, players: i64) -> None:
        """See Writer."""
        number: i64 = thing
        share = float(number - self.low) / self.span
        if share > 0.0:
            numbers[at] = share if share < 1.0 else 1.0


class Word(Writer):
    """Which of some words."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(len(words) + 1)
        self.places: dict[object, int] = {word: place for place, word in enumerate(words)}

    def write(self, thing: Any, numbers: array[float], at: i64, seat: i64, players: i64) -> None:
        """See Writer."""
        numbers[at + self.places.get(thing, len(self.places))] = 1.0


class Seat(Writer):
    """Which seat, counted from the one that looks."""

    def write(self, thing: Any, numbers: array[float], at: i64, seat: i64, players: i64) -> None:
        """See Writer."""
        other: i64 = thing
        numbers[at + (other - seat) % players] = 1.0


class Seats(Writer):
    """Which seats, counted likewise."""

    def write(self, thing: Any, numbers: array[float], at: i64, seat: i64, players: i64) -> None:
        """See Writer."""
        others: list[i64] = thing
        for other in others:
            numbers[at + (other - seat) % players] = 1.0


class Bag(Writer):
    """How many of each word, how many unknown, how many others."""

    def __init__(self, words: list[str], most: i64, of: str | None) -> None:
        super().__init__(len(words) + 2)
        self.places: dict[object, int] = {word: place for place, word in enumerate(words)}
        self.places[None] = len(words)
        self.other = len(words) + 1
        self.share = 1.0 / float(most)
        self.of = of

    def write(self, thing: Any, numbers: array[float], at: i64, seat: i64, players: i64) -> None:
        """See Writer."""
        of, places, other, share = self.of, self.places, self.other, self.share
        items: list[Any] = thing
        for item in items:
            word = item if of is None or item is None else item[of]
            numbers[at + places.get(word, other)] += share


class Row(Writer):
    """For each of a list whether it is there, and itself."""

    def __init__(self, item: Writer, most: i64) -> None:
        super().__init__(most * (1 + item.size))
        self.item = item
        self.most = most

    def write(self, thing: Any, numbers: array[float], at: i64, seat: i64, players: i64) -> None:
        """See Writer."""
        ones: list[Any] = thing
        if len(ones) > self.most:
            raise Misfit(
                f"The shape of this view has room for {self.most} things, not {len(ones)}."
            )
        item = self.item
        step = 1 + item.size
        for one in ones:
            numbers[at] = 1.0
            item.write(one, numbers, at + 1, seat, players)
            at += step


class Table(Writer):
    """One thing a seat, beginning with the one that looks."""

    def __init__(self, item: Writer) -> None:
        super().__init__(MOST_SEATS * (1 + item.size))
        self.item = item

    def write(self, thing: Any, numbers: array[float], at: i64, seat: i64, players: i64) -> None:
        """See Writer."""
        item = self.item
        step = 1 + item.size
        ones: list[Any] = thing
        for other, one in enumerate(ones):
            place = at + (other - seat) % players * step
            numbers[place] = 1.0
            item.write(one, numbers, place + 1, seat, players)


class Record(Writer):
    """Named parts, one after the other."""

    def __init__(self, parts: dict[str, Writer]) -> None:
        self.parts: list[tuple[str, int, Writer]] = []
        size = 0
        for name, part in parts.items():
            self.parts.append((name, size, part))
            size += part.size
        super().__init__(size)

    def write(self, thing: Any, numbers: array[float], at: i64, seat: i64, players: i64) -> None:
        """See Writer."""
        named: dict[str, Any] = thing
        for name, place, part in self.parts:
            if name in named:
                part.write(named[name], numbers, at + place, seat, players)


def writer(shape: Shape) -> Writer:
    """The writer for things of this shape."""
    itself = _itself(shape)
    return Known(itself) if shape.get("unknown") else itself


def _itself(shape: Shape) -> Writer:
    kind = shape["kind"]
    if kind == "number":
        return Number(shape["low"], shape["high"])
    if kind == "word":
        return Word(shape["words"])
    if kind == "bag":
        return Bag(shape["words"], shape["most"], shape.get("of"))
    if kind == "row":
        return Row(writer(shape["item"]), shape["most"])
    if kind == "table":
        return Table(writer(shape["item"]))
    if kind == "record":
        return Record({name: writer(part) for name, part in shape["parts"].items()})
    return {"flag": Flag(1), "seat": Seat(MOST_SEATS), "seats": Seats(MOST_SEATS)}[kind]
