"""How the tests are chosen and ordered.

``make check`` leaves servers, laboratories, games typed line by line and processes that lack
packages to ``make test``.
``make test ORDER=7`` runs everything in a random order, the same for the same number: files are
shuffled, then the tests within each, so that a fixture of a module is still set up once. The deals
of the server in a test's process are the test's own, and others for another number.
"""

from __future__ import annotations

import os
from itertools import groupby
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from support import repeatable
from support.selection import LOST, lost

# BLAS would start a thread a core in every test process, and they would wait for each other. It
# reads this when it is loaded: that is later.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Timings are no assertions: on a busy machine any example may take long.
settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")

repeatable.repeat_deals()

_HERE = Path(__file__).parent
_LONG = (
    "bots",
    "bridges",
    "cli/test_admin",
    "cli/test_board",
    "cli/test_extras",
    "cli/test_play",
    "cli/test_records",
    "lab",
    "server",
    "web",
)


def _is_long(path: Path) -> bool:
    return path.as_posix().removeprefix(f"{_HERE.as_posix()}/").startswith(_LONG)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where all long tests are left out, do not import what they need: it takes half the time."""
    if config.option.markexpr == "not slow" and _is_long(collection_path):
        return True
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[LOST] = lost(items)
    for item in items:
        if _is_long(item.path):
            item.add_marker(pytest.mark.slow)
    seed = os.environ.get("BANDSTAND_TEST_ORDER")
    if seed:
        items[:] = _shuffled(items, Random(seed))


@pytest.hookimpl(tryfirst=True)  # the servers that fixtures start are dealt by it too
def pytest_runtest_setup(item: pytest.Item) -> None:
    repeatable.begin(item.nodeid)


def _shuffled(items: list[pytest.Item], random: Random) -> list[pytest.Item]:
    files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    random.shuffle(files)
    for tests in files:
        random.shuffle(tests)
    return [test for tests in files for test in tests]
