"""How each language writes numbers and spaces, and which plural a number takes (Unicode CLDR)."""

from __future__ import annotations

import re
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
    """A number as the language writes it, with a true minus sign."""
    text = f"{number:g}".replace("-", "\N{MINUS SIGN}")
    return text.replace(".", ",") if language in _DECIMAL_COMMA else text


def typeset(text: str, language: str) -> str:
    """The text with the no-break spaces of French around its signs; sources have ordinary ones.

    >>> typeset("Oui ?", "fr") == f"Oui{chr(0x202F)}?"
    True
    """
    if language != "fr":
        return text
    text = re.sub(r" (?=[;!?])", "\u202f", text)
    return re.sub(r"(?<=«) | (?=[»]|:(?!-))", "\u00a0", text)
