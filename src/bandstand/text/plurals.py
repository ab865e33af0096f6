"""How each language writes numbers, and which plural a number takes (Unicode CLDR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def _english(number: float) -> str:
    return "one" if abs(number) == 1 else "other"


def _french(number: float) -> str:
    return "one" if abs(number) < 2 else "other"


def _without_plural(number: float) -> str:
    return "other"


_PLURALS: Mapping[str, Callable[[float], str]] = {"fr": _french, "ja": _without_plural}
_DECIMAL_COMMA = frozenset({"fr"})


def plural_category(number: float, language: str) -> str:
    """The plural that a number takes; as in English if we do not know the language."""
    return _PLURALS.get(language, _english)(number)


def format_number(number: float, language: str) -> str:
    """A number as the language writes it."""
    if isinstance(number, int):
        return str(number)
    text = f"{number:g}"
    return text.replace(".", ",") if language in _DECIMAL_COMMA else text
