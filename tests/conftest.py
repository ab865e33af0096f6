"""How the tests are chosen and ordered.

``make check`` leaves servers, laboratories, games typed line by line and processes that lack
packages to ``make test``.
``make test ORDER=7`` runs everything in a random order, the same for the same number: files are
shuffled, then the tests within each, so that a fixture of a module is still set up once.
"""

from __future__ import annotations

import os
from itertools import groupby
from pathlib import Path
from random import Random

import pytest

from support.selection import LOST, lost

# BLAS would start a thread a core in every test process, and they would wait for each other. It
# reads this when it is loaded: that is later.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

_HERE = Path(__file__).parent
_LONG = (
    "bots",
    "bridges",
    "cli/test_board",
    "cli/test_extras",
    "cli/test_play",
    "cli/test_records",
    "lab",
    "server",
    "web",
)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[LOST] = lost(items)
    for item in items:
        if item.path.as_posix().removeprefix(f"{_HERE.as_posix()}/").startswith(_LONG):
            item.add_marker(pytest.mark.slow)
    seed = os.environ.get("BANDSTAND_TEST_ORDER")
    if seed:
        items[:] = _shuffled(items, Random(seed))


def _shuffled(items: list[pytest.Item], random: Random) -> list[pytest.Item]:
    files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    random.shuffle(files)
    for tests in files:
        random.shuffle(tests)
    return [test for tests in files for test in tests]
