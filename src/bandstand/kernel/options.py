"""Options of a game: each has a type, a default and a one-line description; and presets of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

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


class Piece(NamedTuple):
    """A piece that can be chosen for a game, and the flag that must be on for it, if any."""

    key: str
    needs: str = ""


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

    def pieces(self) -> tuple[Piece, ...]:
        """The pieces of which a list can be chosen."""
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


def number_in(options: Options, name: str, printed: int) -> int:
    """The number of a parameter: as settled, or as printed."""
    value = options.get(name, printed)
    assert isinstance(value, int)
    return value


@dataclass(frozen=True)
class Option:
    """One setting of a table, chosen before the game."""

    name: str
    kind: Kind
    default: Value
    meaning: str
    # The flag that must be on for another value than the default; none: it stands by itself.
    needs: str = ""
    # The numbers of players for which it can be set; none given: all.
    players: tuple[int, ...] = ()

    def accept(self, value: object, players: int) -> Value:
        """The parsed value; OptionError names the valid ones."""
        return accept(self.name, self.kind, value, players)


@dataclass(frozen=True)
class Preset:
    """A named set of options that go well together; what it leaves out has its default."""

    name: str
    options: Mapping[str, Value]
    meaning: str
    # The numbers of players it is for; none given: all.
    players: tuple[int, ...] = ()

    def is_for(self, players: int) -> bool:
        """Whether it is for this number of players."""
        return not self.players or players in self.players


def accept(name: str, kind: Kind, value: object, players: int) -> Value:
    """The parsed value of an option or a parameter; OptionError names the valid ones."""
    try:
        return kind.accept(value, players)
    except ValueError:
        shown = value if isinstance(value, str) else repr(value)
        raise OptionError(
            f"Option {name} cannot be {shown!r}. It takes {kind.describe()}."
        ) from None


def settle(
    options: tuple[Option, ...],
    given: Mapping[str, object],
    players: int,
    parameters: tuple[str, ...] = (),
) -> Options:
    """Every option with its value: the given one, read and checked, or the default.

    *Parameters* may be given too; ``kernel.parameters`` reads them.
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known and name not in parameters:
            names = f"Its options: {', '.join(known) or 'none'}."
            if parameters:
                names += f" Its parameters: {', '.join(parameters)}."
            raise OptionError(f"There is no option {name!r} in this game. {names}")
    settled = {
        name: option.accept(given[name], players) if name in given else option.default
        for name, option in known.items()
    }
    for option in options:
        if settled[option.name] != option.default:
            _check_allowed(option, settled, players)
    return settled


def _check_allowed(option: Option, settled: Options, players: int) -> None:
    """Refuse what another option or the number of players rules out, and say what would do."""
    if option.needs and not settled[option.needs]:
        raise OptionError(
            f"Option {option.name} is part of {option.needs}: set {option.needs} to yes as well."
        )
    if option.players and players not in option.players:
        counts = " or ".join(map(str, option.players))
        raise OptionError(
            f"Option {option.name} is only for a table of {counts}, not of {players}."
        )
