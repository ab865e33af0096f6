"""English words for errors and reports. What players read is made in ``bandstand.text``."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def listed(words: Sequence[str]) -> str:
    """The words as people list them: a, b and c."""
    return _joined(words, " and ")


def either(words: Sequence[str]) -> str:
    """The words as alternatives: a, b or c."""
    return _joined(words, " or ")


def _joined(words: Sequence[str], before_last: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + before_last + words[-1]


def counted(number: float, one: str, many: str) -> str:
    """A number with its noun: 1 trick token, 3 trick tokens."""
    return f"{number} {one if number == 1 else many}"


def bare_name(text: str) -> str:
    """What somebody typed, as names are looked up: the name of a card, without "play the"."""
    words = text.lower().split()
    for word in ("play", "the"):
        if words[:1] == [word] and len(words) > 1:
            words = words[1:]
    return " ".join(words)
