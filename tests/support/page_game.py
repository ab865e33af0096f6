"""High Note, the small game of examples/high-note: quick, and everybody decides at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from bandstand.games.registry import GAMES

SOURCES = Path(__file__).parents[2] / "examples" / "high-note" / "src"
HIGH_NOTE = "high-note"


@contextmanager
def registered() -> Iterator[None]:
    """Have the example's game in the registry for a while."""
    if HIGH_NOTE in GAMES:
        yield
        return
    sys.path.insert(0, str(SOURCES))
    try:
        GAMES[HIGH_NOTE] = import_module("high_note").GAME
        yield
    finally:
        GAMES.pop(HIGH_NOTE, None)
        sys.path.remove(str(SOURCES))
