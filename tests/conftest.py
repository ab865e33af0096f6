"""What ``make check`` leaves to ``make test``: servers, laboratories, games typed line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

_HERE = Path(__file__).parent
_LONG = (
    "bots",
    "bridges",
    "cli/test_board",
    "cli/test_play",
    "cli/test_records",
    "house",
    "lab",
    "web",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.as_posix().removeprefix(f"{_HERE.as_posix()}/").startswith(_LONG):
            item.add_marker(pytest.mark.slow)
