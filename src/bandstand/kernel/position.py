"""A position as one line of text and back, like a FEN: for tests, bug reports and lessons.

``six-forces 3; round 2; starter 1; hands r1 b12 / y3 / g4 g5``

First the game's id and the number of players, then fields in any order, each a name and its value.
Where a value has a part for each seat, `` / `` separates them. Seats count from 1; ``-`` is nobody.
An omitted field has its default value. The text contains the whole state, hidden information
included, except the dice: continuing from a position needs new dice.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from bandstand.kernel.errors import PositionError

_BETWEEN_FIELDS: Final = ";"
_BETWEEN_SEATS: Final = "/"
NOBODY: Final = -1
_NOBODY: Final = "-"
OPTIONS: Final = "options"
_SPECIAL: Final = frozenset(" ;/")  # what separates words, fields and seats


class PositionWriter:
    """Collects the fields of a position; fields with their default value are omitted."""

    def __init__(self, game_id: str, players: int) -> None:
        self._fields = [f"{game_id} {players}"]

    def word(self, name: str, word: str, usual: str = "") -> None:
        """A field with any text as its value."""
        if word != usual:
            self._fields.append(f"{name} {word}".rstrip())

    def number(self, name: str, number: int, usual: int = 0) -> None:
        """A field with a whole number."""
        if number != usual:
            self._fields.append(f"{name} {number}")

    def seat(self, name: str, seat: int, usual: int = NOBODY) -> None:
        """A field that names a seat."""
        if seat != usual:
            self._fields.append(f"{name} {write_seat(seat)}")

    def words(self, name: str, words: Sequence[str]) -> None:
        """A field with a list of words, such as cards in notation; an empty list writes nothing."""
        if words:
            self._fields.append(f"{name} {' '.join(words)}")

    def by_seat(self, name: str, parts: Sequence[str], usual: str = "") -> None:
        """A field with a part for each seat."""
        if any(part != usual for part in parts):
            between = f" {_BETWEEN_SEATS} "
            self._fields.append(f"{name} {between.join(parts)}".rstrip())

    def numbers_by_seat(self, name: str, numbers: Sequence[int], usual: int = 0) -> None:
        """A field with a whole number for each seat."""
        self.by_seat(name, [str(number) for number in numbers], str(usual))

    def words_by_seat(self, name: str, lists: Sequence[Sequence[str]]) -> None:
        """A field with a list of words for each seat."""
        self.by_seat(name, [" ".join(words) for words in lists])

    def options(self, options: Mapping[str, object], usual: Mapping[str, object]) -> None:
        """The options of the table that differ from the defaults."""
        words = [
            f"{name}={_write_option(value)}"
            for name, value in options.items()
            if value != usual.get(name)
        ]
        self.words(OPTIONS, words)

    def text(self) -> str:
        """The position."""
        return f"{_BETWEEN_FIELDS} ".join(self._fields)


class PositionReader:
    """Reads the fields of a position one by one; a field that is never read is an error."""

    def __init__(self, text: str) -> None:
        first, *fields = [part.strip() for part in text.split(_BETWEEN_FIELDS)]
        self.game_id, _, players = first.partition(" ")
        if not players.isdecimal():
            raise PositionError(
                f"A position begins with a game and a number of players, such as "
                f"'six-forces 3', not {first!r}."
            )
        self.players = int(players)
        self._fields: dict[str, str] = {}
        self._taken: list[str] = []
        for field in fields:
            name, _, value = field.partition(" ")
            if name in self._fields:
                raise PositionError(f"The field {name!r} occurs twice in this position.")
            if name:
                self._fields[name] = value.strip()

    def has(self, name: str) -> bool:
        """Whether the field is given."""
        return name in self._fields

    def word(self, name: str, usual: str = "") -> str:
        """The value of a field as text."""
        self._taken.append(name)
        return self._fields.get(name, usual)

    def number(self, name: str, usual: int = 0) -> int:
        """A whole number."""
        return self._number(name, self.word(name, str(usual)))

    def seat(self, name: str, usual: int = NOBODY) -> int:
        """A seat, or NOBODY."""
        word = self.word(name, write_seat(usual))
        return self._seat(name, word)

    def words(self, name: str) -> list[str]:
        """A list of words."""
        return self.word(name).split()

    def by_seat(self, name: str, usual: str = "") -> list[str]:
        """A part for each seat."""
        if not self.has(name):
            self._taken.append(name)
            return [usual] * self.players
        parts = [part.strip() for part in self.word(name).split(_BETWEEN_SEATS)]
        if len(parts) != self.players:
            raise PositionError(
                f"The field {name!r} needs a part for each of {self.players} seats, separated by "
                f"'/', and has {len(parts)}."
            )
        return parts

    def numbers_by_seat(self, name: str, usual: int = 0) -> list[int]:
        """A whole number for each seat."""
        return [self._number(name, part) for part in self.by_seat(name, str(usual))]

    def words_by_seat(self, name: str) -> list[list[str]]:
        """A list of words for each seat."""
        return [part.split() for part in self.by_seat(name)]

    def options(self) -> dict[str, object]:
        """The given options, as a person would type them."""
        found: dict[str, object] = {}
        for word in self.words(OPTIONS):
            name, equals, value = word.partition("=")
            if not equals:
                raise PositionError(f"An option is written name=value, not {word!r}.")
            found[name] = _read_option(value)
        return found

    def finish(self) -> None:
        """Refuse fields that were never read."""
        unknown = [name for name in self._fields if name not in self._taken]
        if unknown:
            known = ", ".join(sorted(set(self._taken)))
            raise PositionError(
                f"A position of {self.game_id} has no field {unknown[0]!r}. The fields: {known}."
            )

    def _number(self, name: str, word: str) -> int:
        try:
            return int(word)
        except ValueError:
            raise PositionError(f"The field {name!r} is a whole number, not {word!r}.") from None

    def _seat(self, name: str, word: str) -> int:
        if word == _NOBODY:
            return NOBODY
        seat = self._number(name, word)
        if not 1 <= seat <= self.players:
            raise PositionError(
                f"The field {name!r} is a seat from 1 to {self.players} or '-', not {word!r}."
            )
        return seat - 1


def write_seat(seat: int) -> str:
    """A seat counted from 1, or '-' for nobody."""
    return _NOBODY if seat == NOBODY else str(seat + 1)


def _write_option(value: object) -> str:
    """An option's value as one word: as typed, or as JSON for a list of texts."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list) and all(isinstance(item, int) for item in value):
        return ",".join(str(item) for item in value)
    if isinstance(value, str) and _SPECIAL.isdisjoint(value):
        return value
    text = json.dumps(value, separators=(",", ":"))  # no spaces between the items of a list
    return "".join(f"\\u{ord(sign):04x}" if sign in _SPECIAL else sign for sign in text)


def _read_option(word: str) -> object:
    try:
        return json.loads(word) if word[:1] in ('"', "[") else word
    except ValueError:
        raise PositionError(f"The option {word!r} is not valid JSON.") from None
