"""A real server on a port of its own, and clients that speak to it as a browser would."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from house_server import Running, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("house") / "house.db")) as server:
        yield server
