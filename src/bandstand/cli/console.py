"""The terminal as rich draws on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def stdout() -> Console:
    """The output; plain where it is no terminal. Text is taken as it is, never as markup."""
    return _console(to_stderr=False)


def stderr() -> Console:
    """Where progress is shown."""
    return _console(to_stderr=True)


def _console(*, to_stderr: bool) -> Console:
    from rich.console import Console

    return Console(stderr=to_stderr, highlight=False, markup=False, emoji=False)


def tidy(text: str) -> str:
    """Text from outside without the signs that steer a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
