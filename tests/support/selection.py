"""Which tests the plain half of ``make test`` may leave to the compiled half.

The compiled half runs a part of the tests in the compiled form, many times faster. What is marked
``compiled_suffices`` is left out of the plain half, if that half follows: the many cases of a law
that holds in some case of each kind, and measurements of how well bots play.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

MARKER = "compiled_suffices"
LOST = pytest.StashKey[list[str]]()  # what was found while the tests were collected
_ROOT = Path(__file__).parents[2]


def both_forms() -> tuple[str, ...]:
    """Files and folders that the Makefile runs compiled, too."""
    makefile = (_ROOT / "Makefile").read_text("utf-8")
    line = re.search(r"^BOTH_FORMS := (.+)$", makefile, re.MULTILINE)
    assert line is not None
    return tuple(line[1].split())


def lost(items: list[pytest.Item]) -> list[str]:
    """Tests that are marked although the compiled half leaves them out, or may skip them."""
    marked = [item for item in items if item.get_closest_marker(MARKER) is not None]
    compiled = both_forms()
    return [
        item.nodeid
        for item in marked
        if not item.path.relative_to(_ROOT).as_posix().startswith(compiled)
        or item.get_closest_marker("skipif") is not None
    ]
