"""The name of a server on its network, on the loopback interface: bandstand.local."""

from __future__ import annotations

import asyncio
import fcntl
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bandstand.server import local_name, network
from bandstand.server.local_name import LocalName
from support.server_harness import SECONDS, running

HERE = "127.0.0.1"
NETWORK = (f"http://{HERE}:8450/",)


@pytest.fixture(autouse=True)
def alone_on_the_network() -> Iterator[None]:
    """Names are shared by all processes of this machine: one test at a time announces any."""
    with (Path(tempfile.gettempdir()) / "bandstand-local-name.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        yield


async def resolved(host: str, wait: float = 2.5) -> list[str]:
    """The addresses that the network gives for a name, if it does within so many seconds."""
    zeroconf = pytest.importorskip("zeroconf", reason="the extra lan is not installed")
    from zeroconf.asyncio import AsyncZeroconf

    asker = AsyncZeroconf(interfaces=[HERE])
    await asker.zeroconf.async_wait_for_start()
    question = zeroconf.AddressResolverIPv4(f"{host}.")
    milliseconds = round(1000 * wait)
    await question.async_request(
        asker.zeroconf, milliseconds, question_type=zeroconf.DNSQuestionType.QM
    )
    await asker.async_close()
    return [str(address) for address in question.parsed_addresses()]


@pytest.mark.slow  # a responder that has just spoken is silent for a second
def test_a_name_is_announced_unique_and_withdrawn() -> None:
    pytest.importorskip("zeroconf", reason="the extra lan is not installed")

    async def evening() -> None:
        ours, theirs = LocalName(), LocalName()
        await ours.announce([HERE], 8450)
        first = ours.host
        assert first is not None
        assert first.startswith("bandstand")
        await theirs.announce([HERE], 8451)
        assert theirs.host not in (None, first)
        assert await resolved(first, SECONDS) == [HERE]
        await ours.withdraw()
        assert await resolved(first) == []
        await theirs.withdraw()

    asyncio.run(evening())


@pytest.mark.slow
def test_a_server_for_the_network_has_a_name(tmp_path: Path) -> None:
    pytest.importorskip("zeroconf", reason="the extra lan is not installed")
    with running(str(tmp_path / "house.db"), network=NETWORK) as house:
        end = time.monotonic() + SECONDS
        while not (found := httpx.get(f"{house.url}/api/whereabouts").json()["name"]):
            assert time.monotonic() < end, "it has no name"
            time.sleep(0.1)
        host = found.removeprefix("http://").partition(":")[0]
        assert found.endswith(".local:8450/")
        answer = httpx.get(house.url, headers={"host": f"{host}:8450"}, timeout=SECONDS)
        assert answer.is_success
    assert asyncio.run(resolved(host)) == [], "withdrawn when the server stops"


def test_a_server_for_this_computer_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    async def announce(self: LocalName, *what: object) -> None:
        asked.append(what)

    monkeypatch.setattr(LocalName, "announce", announce)
    with running(str(tmp_path / "house.db")) as house:
        assert httpx.get(f"{house.url}/api/whereabouts", timeout=SECONDS).json()["name"] is None
    assert asked == []
    with running(str(tmp_path / "house.db"), network=NETWORK):
        pass
    assert asked == [([HERE], 8450)]


def test_opening_a_server_announces_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    async def announce(self: LocalName, addresses: list[str], port: int) -> None:
        asked.append(addresses)

    monkeypatch.setattr(LocalName, "announce", announce)
    monkeypatch.setattr(network, "own_addresses", lambda: ["127.0.0.2"])
    with running(str(tmp_path / "house.db"), openable=True) as house:
        assert asked == []
        assert httpx.post(f"{house.url}/api/whereabouts/open", timeout=SECONDS).is_success
    assert asked == [["127.0.0.2"]]


def test_without_the_package_there_is_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_name, "is_available", lambda: False)
    name = LocalName()
    asyncio.run(name.announce([HERE], 8450))
    assert name.host is None
    asyncio.run(name.withdraw())
