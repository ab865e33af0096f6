"""Options of a game: each has a type, a default and a one-line description."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bandstand.kernel.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Mapping

Value = bool | int | str | list[int] | list[str]
Options = dict[str, Value]
# Not an option of a table: passes an older version of the rules to ``deal``, see ``Game.new``.
RULES = "rules"

_LARGEST = 1_000_000  # more than any table needs, and far below the limits of compiled integers
_TRUE = ("true", "yes", "on", "1")
_FALSE = ("false", "no", "off", "0")


class Typed(str):
    """Text from the local command line: the only text that may name a file.

    Values from a network or a record are plain ``str`` and never open a file.
    """

    __slots__ = ()


class Kind(ABC):
    """A type of option: parses a value from text or data, for a number of players."""

    @abstractmethod
    def accept(self, value: object, players: int) -> Value:
        """The parsed value; ValueError if it is invalid."""

    @abstractmethod
    def describe(self) -> str:
        """The valid values, completing the sentence 'It takes ...'."""

    def offered(self) -> tuple[str, ...]:
        """The values that a page offers, where there are more than anybody could list."""
        return ()


@dataclass(frozen=True)
class Flag(Kind):
    """Yes or no."""

    def accept(self, value: object, players: int) -> Value:
        """True or false, or the words people use for them."""
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in _TRUE + _FALSE:
            return value.lower() in _TRUE
        raise ValueError

    def describe(self) -> str:
        """Describe the valid values."""
        return "yes or no"


@dataclass(frozen=True)
class Number(Kind):
    """A whole number in a range."""

    low: int
    high: int

    def accept(self, value: object, players: int) -> Value:
        """A number, or its digits."""
        number = _whole(value)
        if not self.low <= number <= self.high:
            raise ValueError
        return number

    def describe(self) -> str:
        """Describe the valid values."""
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True)
class Choice(Kind):
    """One of a few words."""

    words: tuple[str, ...]

    def accept(self, value: object, players: int) -> Value:
        """One of the words, exactly."""
        if isinstance(value, str) and value in self.words:
            return value
        raise ValueError

    def describe(self) -> str:
        """Describe the valid values."""
        return " or ".join(self.words)


@dataclass(frozen=True)
class SeatChoice(Kind):
    """A seat at the table, counted from 1, or ``random``."""

    def accept(self, value: object, players: int) -> Value:
        """The word random, or a seat's number."""
        if value == "random":
            return "random"
        seat = _whole(value)
        if not 1 <= seat <= players:
            raise ValueError
        return seat

    def describe(self) -> str:
        """Describe the valid values."""
        return "random, or a seat's number from 1 to the number of players"


def _whole(value: object) -> int:
    """A whole number from data or text; ValueError for anything else, True and 1.5 included."""
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        raise ValueError
    number = int(value)
    if abs(number) > _LARGEST:
        raise ValueError
    return number


def whole_numbers(value: object) -> list[int]:
    """A list of whole numbers from data, or from text with commas."""
    parts: list[object] = list(value.split(",")) if isinstance(value, str) else []
    if isinstance(value, list):
        parts = list(value)
    return [_whole(part) for part in parts]


@dataclass(frozen=True)
class Option:
    """One setting of a table, chosen before the game."""

    name: str
    kind: Kind
    default: Value
    meaning: str

    def accept(self, value: object, players: int) -> Value:
        """The parsed value; OptionError names the valid ones."""
        try:
            return self.kind.accept(value, players)
        except ValueError:
            shown = value if isinstance(value, str) else repr(value)
            raise OptionError(
                f"Option {self.name} cannot be {shown!r}. It takes {self.kind.describe()}."
            ) from None


def settle(options: tuple[Option, ...], given: Mapping[str, object], players: int) -> Options:
    """Every option with its value: the given one, read and checked, or the default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            raise OptionError(f"There is no option {name!r} in this game. Its options: {names}.")
    return {
        name: option.accept(given[name], players) if name in given else option.default
        for name, option in known.items()
    }
