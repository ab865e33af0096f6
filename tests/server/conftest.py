"""A real server on a port of its own, with the games of the registry and a small quick one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.page_game import registered
from support.server_harness import Running, running


@pytest.fixture(autouse=True)
def high_note() -> Iterator[None]:
    """The small quick game is there for every test, whichever ran before it in this process."""
    with registered():
        yield


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with (
        registered(),
        running(str(tmp_path_factory.mktemp("house") / "house.db")) as server,
    ):
        yield server
