"""High Note, the small game of docs/adding-a-game.md: quick, and everybody decides at once."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from bandstand.games.registry import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
HIGH_NOTE = "high-note"


@contextmanager
def registered() -> Iterator[None]:
    """Have the page's game in the registry for a while."""
    if HIGH_NOTE in GAMES:
        yield
        return
    module = ModuleType("high_note")
    sys.modules["high_note"] = module
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile("\n".join(blocks), str(PAGE), "exec"), module.__dict__)
    GAMES[HIGH_NOTE] = module.GAME
    try:
        yield
    finally:
        del GAMES[HIGH_NOTE], sys.modules["high_note"]
