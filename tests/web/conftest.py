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


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert (FOLDER / FIRST).is_file(), "The pages are not built: make pages"
    with running(str(tmp_path_factory.mktemp("house") / "house.db")) as server:
        yield server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with open_browser() as opened:
        yield opened
