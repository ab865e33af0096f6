"""What a seat sees, as arrays of a fixed size: a game's view laid out by a declared shape.

A shape is plain data, kept in the folder ``shapes``, one file a game, good for every number of
players and every option. It says how each part of the view is written as numbers from 0 to 1:

``flag``     yes or no: 1 or 0
``number``   a whole number between ``low`` and ``high``: how far up it lies
``word``     one of ``words``: a 1 in its place, or in the last for any other word
``seat``     a seat: a 1 in its place, counted from the seat that looks
``seats``    several seats, likewise
``bag``      a list of ``words`` whose order means nothing: how many of each, how many unknown
             and how many others, as shares of ``most``; with ``of``, a list of records that go by
             that part
``row``      a list of at most ``most`` things: for each whether it is there, and itself
``table``    a list with one thing a seat, beginning with the seat that looks
``record``   named parts, one after the other

Whatever may be unknown (None) has one number more in front: whether it is known.
"""

from __future__ import annotations

import json
from array import array
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np

from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import TypeAlias

    from numpy.typing import NDArray

    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

    # Takes the thing, the numbers, the place, the seat that looks and how many play.
    Writer: TypeAlias = Callable[[Any, array[float], int, int, int], None]

Shape = dict[str, Any]
SEATS = 6


class Misfit(BandstandError):  # noqa: N818  what it is called at a tailor's
    """A view that its declared shape has no place for."""


def size(shape: Shape) -> int:
    """How many numbers a thing of this shape takes."""
    known = 1 if shape.get("unknown") else 0
    return known + _SIZES[shape["kind"]](shape)


_SIZES: Mapping[str, Callable[[Shape], int]] = {
    "flag": lambda shape: 1,
    "number": lambda shape: 1,
    "word": lambda shape: len(shape["words"]) + 1,
    "seat": lambda shape: SEATS,
    "seats": lambda shape: SEATS,
    "bag": lambda shape: len(shape["words"]) + 2,
    "row": lambda shape: shape["most"] * (1 + size(shape["item"])),
    "table": lambda shape: SEATS * (1 + size(shape["item"])),
    "record": lambda shape: sum(size(part) for part in shape["parts"].values()),
}


def writer(shape: Shape) -> Writer:
    """A function that writes a thing of this shape into numbers, from a place on.

    The numbers must be 0 so far. Whatever the shape has no place for raises Misfit.
    """
    write = _WRITERS[shape["kind"]](shape)
    if not shape.get("unknown"):
        return write

    def write_known(thing: Any, numbers: array[float], at: int, seat: int, players: int) -> None:
        if thing is not None:
            numbers[at] = 1.0
            write(thing, numbers, at + 1, seat, players)

    return write_known


def _flag(shape: Shape) -> Writer:
    def write(thing: Any, numbers: array[float], at: int, seat: int, players: int) -> None:
        if thing:
            numbers[at] = 1.0

    return write


def _number(shape: Shape) -> Writer:
    low, high = shape["low"], shape["high"]
    span = max(high - low, 1)

    def write(thing: Any, numbers: array[float], at: int, seat: int, players: int) -> None:
        numbers[at] = min(max((thing - low) / span, 0.0), 1.0)

    return write


def _word(shape: Shape) -> Writer:
    places = {word: place for place, word in enumerate(shape["words"])}
    other = len(places)

    def write(thing: Any, numbers: array[float], at: int, seat: int, players: int) -> None:
        numbers[at + places.get(thing, other)] = 1.0

    return write


def _seat(shape: Shape) -> Writer:
    def write(thing: Any, numbers: array[float], at: int, seat: int, players: int) -> None:
        numbers[at + (thing - seat) % players] = 1.0

    return write


def _seats(shape: Shape) -> Writer:
    def write(thing: Any, numbers: array[float], at: int, seat: int, players: int) -> None:
        for other in thing:
            numbers[at + (other - seat) % players] = 1.0

    return write


def _bag(shape: Shape) -> Writer:
    places = {word: place for place, word in enumerate(shape["words"])}
    unknown = len(places)
    places[None] = unknown
    share, of = 1.0 / shape["most"], shape.get("of")

    def write(thing: Any, numbers: array[float], at: int, seat: int, players: int) -> None:
        words = thing if of is None else [item and item[of] for item in thing]
        for word in words:
            numbers[at + places.get(word, unknown + 1)] += share

    return write


def _row(shape: Shape) -> Writer:
    write_item, step, most = writer(shape["item"]), 1 + size(shape["item"]), shape["most"]

    def write(thing: Any, numbers: array[float], at: int, seat: int, players: int) -> None:
        if len(thing) > most:
            raise Misfit(f"The shape of this view has room for {most} things, not {len(thing)}.")
        for item in thing:
            numbers[at] = 1.0
            write_item(item, numbers, at + 1, seat, players)
            at += step

    return write


def _table(shape: Shape) -> Writer:
    write_item, step = writer(shape["item"]), 1 + size(shape["item"])

    def write(thing: Any, numbers: array[float], at: int, seat: int, players: int) -> None:
        for other, item in enumerate(thing):
            place = at + (other - seat) % players * step
            numbers[place] = 1.0
            write_item(item, numbers, place + 1, seat, players)

    return write


def _record(shape: Shape) -> Writer:
    parts, at = [], 0
    for name, part in shape["parts"].items():
        parts.append((name, at, writer(part)))
        at += size(part)

    def write(thing: Any, numbers: array[float], at: int, seat: int, players: int) -> None:
        for name, place, write_part in parts:
            if name in thing:
                write_part(thing[name], numbers, at + place, seat, players)

    return write


_WRITERS: Mapping[str, Callable[[Shape], Writer]] = {
    "flag": _flag,
    "number": _number,
    "word": _word,
    "seat": _seat,
    "seats": _seats,
    "bag": _bag,
    "row": _row,
    "table": _table,
    "record": _record,
}


class Eyes:
    """How the seats of one game see, as arrays."""

    def __init__(self, game: Game[Any], shape: Shape) -> None:
        self.game = game
        self.shape = shape
        # By name: where each part of the view begins and ends in the flat array.
        self.parts: dict[str, tuple[int, int]] = {}
        at = 0
        for name, part in shape["parts"].items():
            self.parts[name] = (at, at + size(part))
            at += size(part)
        self.size = at
        self._nothing = bytes(4 * at)
        self._write = writer(shape)

    def flat(self, state: State, seat: int) -> NDArray[np.float32]:
        """All that a seat sees as one array."""
        numbers = array("f", self._nothing)
        self._write(self.game.view(state, seat), numbers, 0, seat, int(state.players))
        return np.frombuffer(numbers, np.float32)

    def named(self, flat: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The same by the names of the view's parts; the last axis is cut."""
        return {name: flat[..., begin:end] for name, (begin, end) in self.parts.items()}


@cache
def eyes(game_id: str) -> Eyes:
    """How the seats of a registered game see."""
    from bandstand.games import registry

    game = registry.find(game_id)
    path = files(__package__).joinpath("shapes", f"{game_id}.json")
    if not path.is_file():
        raise BandstandError(
            f"No shape is declared for the views of {game_id}. "
            f"Make one with: python -m bandstand.bridges.survey {game_id}"
        )
    return Eyes(game, json.loads(path.read_text(encoding="utf-8")))
