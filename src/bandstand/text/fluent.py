"""Messages of Fluent files (projectfluent.org), read and formatted.

This reads the part of Fluent that our files use, in a few milliseconds and without a dependency:
messages and attributes, variables, references, text in quotes, and selection by a variable, where
each pattern is one line. A test compares it with Mozilla's reader, message by message. What stands
under the heading "The board" is for the browser and is passed over.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NoReturn

from bandstand.text.locale import format_number, plural_category

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from bandstand.kernel.facts import Arg

    Args = Mapping[str, Arg]
    Pattern = Callable[[Args], str]

_FOR_THE_BROWSER = re.compile(r"^## The board$.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_TEXT = re.compile(r"[^{}\n]+")
_NAME = re.compile(r"[a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?")
_QUOTED = re.compile(r'"([^"\\\n]*)"')
_KEY = re.compile(r"(\*?)\[ *([\w.-]+) *\]")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_BLANK = re.compile(r"\s*")


class FluentError(ValueError):
    """A Fluent text that cannot be read, or a message that is not there."""


class Bundle:
    """The messages of a language by name; an attribute's name is ``message.attribute``.

    >>> bundle = Bundle("en", "gift = { $seat } gives { $card }.")
    >>> bundle.format("gift", {"seat": "Ann", "card": "the red 7"})
    'Ann gives the red 7.'
    """

    def __init__(self, language: str, *texts: str) -> None:
        """A message of a later text replaces that of an earlier one."""
        self.language = language
        self._patterns: dict[str, Pattern] = {}
        self._mentioned: dict[str, set[str]] = {}
        self._variables: dict[str, frozenset[str]] = {}
        for text in texts:
            for name, source in _entries(text):
                reader = _PatternReader(self, name, source)
                self._patterns[name] = reader.read()
                self._mentioned[name] = reader.mentioned

    def __contains__(self, name: str) -> bool:
        """Whether there is such a message."""
        return name in self._patterns

    def names(self) -> list[str]:
        """All messages and attributes."""
        return list(self._patterns)

    def format(self, name: str, args: Args) -> str:
        """The message with its variables filled in."""
        return self.pattern(name)(args)

    def pattern(self, name: str) -> Pattern:
        """What formats the message."""
        found = self._patterns.get(name)
        if found is None:
            raise FluentError(f"There is no message {name} in {self.language}.")
        return found

    def variables(self, name: str) -> frozenset[str]:
        """The variables of a message and of those it refers to."""
        if name not in self._variables:
            found: set[str] = set()
            for mentioned in self._mentioned[name]:
                if mentioned.startswith("$"):
                    found.add(mentioned[1:])
                else:
                    found |= self.variables(mentioned)
            self._variables[name] = frozenset(found)
        return self._variables[name]

    def references(self, name: str) -> set[str]:
        """The messages that a message refers to."""
        return {mentioned for mentioned in self._mentioned[name] if not mentioned.startswith("$")}


def _entries(text: str) -> Iterable[tuple[str, str]]:
    """The messages and attributes of a text, by name, each with the source of its pattern."""
    pieces = _ENTRY.split(_COMMENT.sub("", _FOR_THE_BROWSER.sub("", text)))
    for message, body in zip(pieces[1::2], pieces[2::2], strict=True):
        value, *attributes = _ATTRIBUTE.split(body)
        if value.strip():
            yield message, value
        for attribute, source in zip(attributes[::2], attributes[1::2], strict=True):
            yield f"{message}.{attribute}", source


class _PatternReader:
    """Reads one pattern into a function of the arguments."""

    def __init__(self, bundle: Bundle, name: str, source: str) -> None:
        self.bundle = bundle
        self.name = name
        self.source = source.strip()
        self.at = 0
        self.mentioned: set[str] = set()

    def read(self) -> Pattern:
        pattern = self._pattern()
        if self.at < len(self.source):
            self._fail("a pattern is one line of text")
        return pattern

    def _fail(self, why: str) -> NoReturn:
        rest = self.source[self.at : self.at + 30]
        raise FluentError(f"Message {self.name} ({self.bundle.language}) at {rest!r}: {why}.")

    def _skip_blank(self) -> None:
        match = _BLANK.match(self.source, self.at)
        assert match is not None
        self.at = match.end()

    def _take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        match = what.match(self.source, self.at)
        if match is not None:
            self.at = match.end()
        return match

    def _takes(self, sign: str) -> bool:
        found = self.source.startswith(sign, self.at)
        self.at += len(sign) if found else 0
        return found

    def _pattern(self) -> Pattern:
        parts: list[Pattern] = []
        while self.at < len(self.source):
            if self._takes("{"):
                parts.append(self._placeable())
            elif text := self._take(_TEXT):
                parts.append(_literal(text[0]))
            else:
                break
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _placeable(self) -> Pattern:
        self._skip_blank()
        if self._takes("$"):
            part = self._variable()
        elif quoted := self._take(_QUOTED):
            part = _literal(quoted[1])
        else:
            part = self._reference()
        self._skip_blank()
        if not self._takes("}"):
            self._fail("a } is missing")
        return part

    def _reference(self) -> Pattern:
        name = self._name()
        self.mentioned.add(name)
        bundle = self.bundle
        return lambda args: bundle.format(name, args)

    def _name(self) -> str:
        name = self._take(_NAME)
        if name is None:
            self._fail("a name should stand here")
        return name[0]

    def _variable(self) -> Pattern:
        name = self._name()
        self.mentioned.add(f"${name}")
        self._skip_blank()
        if self._takes("->"):
            return self._select(name)
        language = self.bundle.language

        def show(args: Args) -> str:
            value = args[name]
            return value if isinstance(value, str) else format_number(value, language)

        return show

    def _select(self, name: str) -> Pattern:
        words: dict[str, Pattern] = {}
        numbers: dict[float, Pattern] = {}
        usual: Pattern | None = None
        self._skip_blank()
        while key := self._take(_KEY):
            self._skip_blank()
            variant = self._pattern()
            if _NUMBER.fullmatch(key[2]):
                numbers[float(key[2])] = variant
            else:
                words[key[2]] = variant
            if key[1]:
                usual = variant
            self._skip_blank()
        if usual is None:
            self._fail("one variant must be the default, with a *")
        language, default = self.bundle.language, usual

        def select(args: Args) -> str:
            value = args[name]
            if isinstance(value, str):
                return words.get(value, default)(args)
            variant = numbers.get(value) or words.get(plural_category(value, language), default)
            return variant(args)

        return select


def _literal(text: str) -> Pattern:
    return lambda args: text
