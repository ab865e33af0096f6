"""The terminal output, by rich."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def stdout() -> Console:
    """The console for output; plain if it is not a terminal. Markup is off."""
    return _console(to_stderr=False)


def stderr() -> Console:
    """The console for progress."""
    return _console(to_stderr=True)


def _console(*, to_stderr: bool) -> Console:
    from rich.console import Console

    return Console(stderr=to_stderr, highlight=False, markup=False, emoji=False)


def tidy(text: str) -> str:
    """External text without the control characters of a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
