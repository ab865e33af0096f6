"""The game that docs/adding-a-game.md builds obeys the laws it speaks of."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

import test_battery
from bandstand.games.registry import GAMES
from bandstand.kernel import state
from support.battery import Case, played

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
LAWS = [getattr(test_battery, name) for name in dir(test_battery) if name.startswith("test_")]


@pytest.fixture(scope="module", autouse=True)
def high_note() -> Iterator[None]:
    """Register the page's game for as long as these tests run."""
    if not state.__file__.endswith(".py"):
        pytest.skip("a compiled state has compiled games only")
    module = ModuleType("high_note")
    sys.modules["high_note"] = module
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile("\n".join(blocks), str(PAGE), "exec"), module.__dict__)
    GAMES["high-note"] = module.GAME
    yield
    del GAMES["high-note"], sys.modules["high_note"]
    played.cache_clear()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_page_obeys_the_law(law: Callable[[Case], None], players: int) -> None:
    law(Case("high-note", players, 0))
