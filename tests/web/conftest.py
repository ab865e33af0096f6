"""One house for each process that tests, and one browser while it tests pages.

Playwright keeps an event loop running for as long as its browser is open. Closed when the process
leaves this folder, it is never in the way of a test elsewhere that runs a loop of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from bandstand.server.http.pages import FIRST, FOLDER
from support.browser import open_browser
from support.server_harness import Running, running

# Its tests share a page in which Python has started, which takes as long as many tests.
_COSTLY = "test_without_a_server.py"


@pytest.hookimpl(tryfirst=True)  # a random order comes after it
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what is costly to set up: from the end idle processes take tests over."""
    items.sort(key=lambda item: item.path.name != _COSTLY)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert (FOLDER / FIRST).is_file(), "The pages are not built: make pages"
    data = str(tmp_path_factory.mktemp("house") / "house.db")
    # What receives messages is on this machine; and a house that stays open looks about at leisure.
    with running(data, notify_private=True, sweep=1.0) as server:
        yield server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with open_browser() as opened:
        yield opened
