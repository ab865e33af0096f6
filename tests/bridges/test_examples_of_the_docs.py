"""The examples of the page about training run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

for package in ("numpy", "pettingzoo", "gymnasium", "pyspiel"):
    pytest.importorskip(package)

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_run() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 7
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
