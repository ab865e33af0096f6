"""Whatever text says ``make`` can do is a target of the Makefile."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"`make ([a-z]+)|see make ([a-z]+)")


def texts() -> list[Path]:
    folders = ("docs/**/*.md", "tests/**/*.py", "tools/*.py", "src/**/*.py", "*.md")
    return [path for folder in folders for path in sorted(ROOT.glob(folder))]


def test_every_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {
        (path.name, first or second)
        for path in texts()
        for first, second in NAMED.findall(path.read_text("utf-8"))
    }
    assert ("adding-a-game.md", "playthroughs") in named
    assert {target for _, target in named} <= targets, sorted(named)
