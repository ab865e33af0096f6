"""An invitation that opens: --lan, --public-url, and opening a server to its network."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from bandstand.cli.main import obey
from bandstand.server import local_name, network, run
from bandstand.server.http.hosts import Hosts
from bandstand.server.settings import Settings
from support.server_harness import SECONDS, Running, running

HOME, CABLE = "10.1.2.3", "10.9.9.9"
SECOND = "127.0.0.2"  # another address of this machine's own, on which nothing listens at first
OPEN = "/api/whereabouts/open"


class Started:
    """What the command would have started: its settings, the address, and what it printed."""

    def __init__(self) -> None:
        self.settings: list[Settings] = []
        self.bound: list[tuple[str, int]] = []

    def serve(
        self, settings: Settings, listener: socket.socket, opened: Callable[[str], None]
    ) -> bool:
        self.settings.append(settings)
        self.bound.append(listener.getsockname()[:2])
        listener.close()
        opened(f"http://localhost:{self.bound[-1][1]}/")
        return True


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    found = Started()
    monkeypatch.setattr(run, "serve", found.serve)
    monkeypatch.setattr(network, "own_addresses", lambda: [HOME, CABLE])
    return found


def start(tmp_path: Path, *options: str) -> int:
    base = ["--port", "0", "--no-browser", "--data", str(tmp_path / "house.db")]
    return obey([*base, *options])


# The command.


@pytest.mark.parametrize("options", [("--lan",), ("--host", "0.0.0.0")])
def test_a_server_for_the_network_prints_every_address(
    started: Started, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: tuple[str, ...]
) -> None:
    assert start(tmp_path, *options) == 0
    host, port = started.bound[0]
    assert host == "0.0.0.0"
    settings = started.settings[0]
    assert settings.network == (f"http://{HOME}:{port}/", f"http://{CABLE}:{port}/")
    assert not settings.openable, "it is open already"
    out = capsys.readouterr().out
    assert f"join at http://{HOME}:{port}/" in out
    assert f"at http://{CABLE}:{port}/" in out
    assert Hosts(settings).answers_to(f"{HOME}:{port}")


def test_a_name_to_type_is_said_to_be_an_extra(
    started: Started,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for available in (True, False):
        monkeypatch.setattr(local_name, "is_available", lambda found=available: found)
        assert start(tmp_path, "--lan") == 0
        assert ("bandstand[lan]" in capsys.readouterr().out) is not available


def test_a_server_for_this_computer_says_how_to_open_it(
    started: Started, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start(tmp_path) == 0
    assert started.bound[0][0] == "127.0.0.1"
    assert started.settings[0].network == ()
    assert started.settings[0].openable
    assert "bandstand --lan" in capsys.readouterr().out


def test_no_network_is_said(
    started: Started,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(network, "own_addresses", list)
    assert start(tmp_path, "--lan") == 0
    assert started.settings[0].network == ()
    assert "No network was found" in capsys.readouterr().out


def test_named_hosts_keep_the_network_out_unless_it_is_asked_for(
    started: Started, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = ("--allowed-hosts", "play.example.org")
    assert start(tmp_path, "--host", "0.0.0.0", *named) == 0
    assert start(tmp_path, *named) == 0
    for settings in started.settings:
        assert settings.network == ()
        assert not settings.openable
        assert not Hosts(settings).answers_to(HOME)
    assert "network" not in capsys.readouterr().out
    assert start(tmp_path, "--lan", *named) == 0
    asked = Hosts(started.settings[-1])
    assert asked.answers_to(HOME)
    assert asked.answers_to("play.example.org")
    assert not asked.answers_to("10.1.2.4")


def test_a_public_address_is_allowed_and_printed(
    started: Started, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "https://play.example.org"
    assert start(tmp_path, "--public-url", f"{url}/") == 0
    settings = started.settings[0]
    assert settings.public_url == url
    assert url in settings.origins
    assert not settings.openable
    assert f"joins at {url}/" in capsys.readouterr().out
    assert Hosts(settings).answers_to("play.example.org")
    assert not Hosts(settings).answers_to("evil.example")
    assert start(tmp_path, "--public-url", url, "--allowed-hosts", "other.example") == 0
    assert Hosts(started.settings[1]).answers_to("play.example.org")


@pytest.mark.parametrize(
    "url",
    [
        "play.example.org",
        "ftp://play.example.org",
        "https://",
        "https://play.example.org/games",
        "https://play.example.org?a=b",
        "https://ada@play.example.org",
        "https://play.example.org:port",
        "https://[::1",
    ],
)
def test_what_is_no_public_address_is_refused(
    started: Started, tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str
) -> None:
    assert start(tmp_path, "--public-url", url) == 2
    assert "https://play.example.org" in capsys.readouterr().err
    assert started.settings == []


def test_one_address_and_all_of_them_contradict_each_other(
    started: Started, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start(tmp_path, "--lan", "--host", "127.0.0.2") == 2
    assert "Leave one of them out" in capsys.readouterr().err


# The addresses of this machine.


def test_own_addresses_are_those_others_can_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_routed_address", lambda: [HOME])
    found = ["127.0.0.1", "169.254.3.4", CABLE, HOME]
    monkeypatch.setattr(network, "_interface_addresses", lambda: found)
    assert network.own_addresses() == [HOME, CABLE]


def test_own_addresses_can_be_listened_on() -> None:
    assert "127.0.0.1" in network._interface_addresses()
    for address in network.own_addresses():
        with socket.create_server((address, 0)):
            pass


# Where friends find it.


def test_whereabouts_are_the_public_address_first(tmp_path: Path) -> None:
    urls = (f"http://{HOME}:8450/", f"http://{CABLE}:8450/")
    public = "https://play.example.org"
    for choices, expected in (
        ({}, (None, None, [])),
        ({"network": urls}, (urls[0], None, [*urls])),
        ({"network": urls, "public_url": public}, (public, public, [*urls])),
    ):
        with running(str(tmp_path / "house.db"), **choices) as house:
            found = httpx.get(f"{house.url}/api/whereabouts", timeout=SECONDS).json()
        assert (found["network"], found["public"], found["addresses"]) == expected
        assert not found["openable"]


def ask(house: Running, method: str = "POST", at: str = "", **headers: str) -> httpx.Response:
    """Ask to open it, or whether one may, by an address of this machine."""
    _, _, port = house.address.rpartition(":")
    url = f"http://{at}:{port}" if at else house.url
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    path = OPEN if method == "POST" else "/api/whereabouts"
    return httpx.request(method, url + path, headers=named, timeout=SECONDS)


def answers(house: Running, host: str) -> bool:
    try:
        return ask(house, "GET", host).is_success
    except httpx.ConnectError:
        return False


def test_this_computer_opens_its_server_without_a_restart(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: [SECOND])
    data = str(tmp_path / "house.db")
    with running(data, openable=True) as house:
        port = house.address.rpartition(":")[2]
        assert ask(house, "GET").json()["openable"]
        assert not answers(house, SECOND)
        ada = house.guest("Ada")
        table = ada.lay("a-chord", [{"kind": "open"}, {"kind": "open"}])
        seat = ada.sit(table)  # a socket that was open before goes on
        expected: dict[str, Any] = {
            "network": f"http://{SECOND}:{port}/",
            "public": None,
            "addresses": [f"http://{SECOND}:{port}/"],
            "name": None,
            "openable": False,
        }
        for _ in range(2):  # asking again changes nothing
            assert ask(house).json() == expected
        assert answers(house, SECOND)
        friend = Running(f"{SECOND}:{port}", house.settings).guest("Bo")
        friend.post(f"/api/tables/{table}/join", {"seat": 1})
        theirs = friend.sit(table)
        while seat.table["seats"][1]["name"] != "Bo":
            seat.receive()
        assert theirs.ask("say", text="Good evening")["type"] == "done"
        for socket_ in (seat, theirs):
            socket_.close()
    assert not answers(house, SECOND), "a restart closes it"
    with running(data, openable=True) as house:
        assert ask(house, "GET").json()["openable"]
        assert not answers(house, SECOND)


@pytest.mark.parametrize(
    "headers",
    [
        {"x_forwarded_for": "203.0.113.7"},
        {"x_forwarded_for": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 tunnel"},
        {"host": "192.168.1.5:8450"},
        {"host": "laptop.local"},
    ],
)
def test_nobody_else_opens_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, headers: dict[str, str]
) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: [SECOND])
    with running(str(tmp_path / "house.db"), openable=True) as house:
        response = ask(house, **headers)
        assert (response.status_code, response.json()["code"]) == (403, "not-from-here")
        assert not ask(house, "GET", **headers).json()["openable"]
        other_site = ask(house, origin="http://evil.example")
        assert (other_site.status_code, other_site.json()["code"]) == (403, "other-origin")
        assert not answers(house, SECOND)


def test_who_comes_by_the_network_is_not_this_computer(tmp_path: Path) -> None:
    """Whoever connects to an address that is not loopback comes from such an address, too."""
    with running(str(tmp_path / "house.db"), openable=True) as house:
        own = network.own_addresses()
        if not own:
            assert ask(house).json()["code"] == "no-network"
            return
        assert ask(house).is_success
        for address in own:
            response = ask(house, at=address)
            assert (response.status_code, response.json()["code"]) == (403, "not-from-here")


def test_a_server_that_was_not_started_for_one_computer_stays_as_it_is(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db")) as house:
        response = ask(house)
        assert (response.status_code, response.json()["code"]) == (409, "not-openable")


@pytest.mark.parametrize(("own", "code"), [([], "no-network"), ([SECOND], "port-taken")])
def test_a_network_that_cannot_be_used_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, own: list[str], code: str
) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: own)
    with running(str(tmp_path / "house.db"), openable=True) as house:
        port = int(house.address.rpartition(":")[2])
        with socket.create_server((SECOND, port)):
            response = ask(house)
            assert (response.status_code, response.json()["code"]) == (409, code)
            assert ask(house, "GET").json()["openable"], "it can be tried again"
