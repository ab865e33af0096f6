"""Input no client of ours sends: it is refused with a sentence, and never breaks anything."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bandstand.cli.serve import host_names
from bandstand.kernel.errors import BandstandError
from bandstand.server.http.hosts import Hosts, host_name
from bandstand.server.settings import Settings
from support.page_game import HIGH_NOTE
from support.server_harness import Guest, Running, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
JSON = {"Content-Type": "application/json"}
DEEP = b"[" * 100_000 + b"]" * 100_000


@pytest.fixture(scope="module")
def ada(house: Running) -> Guest:
    return house.guest("Ada")


@pytest.fixture(scope="module")
def table(ada: Guest) -> str:
    return ada.lay(HIGH_NOTE, [OPEN, BOT])


def expect_a_sentence(response: httpx.Response) -> str:
    assert 400 <= response.status_code < 500, (response.status_code, response.text)
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    assert problem["detail"].endswith(".") or ":" in problem["detail"], problem
    return str(problem["code"])


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "[", "http://]", "null", "é", ""])
def test_an_origin_that_is_no_address(house: Running, ada: Guest, table: str, origin: str) -> None:
    header = {b"Origin": origin.encode("latin-1")}
    response = ada.client.post("/api/me/recovery", json={}, headers=header)
    assert expect_a_sentence(response) == "other-origin"
    url = f"ws://{house.address}/api/tables/{table}/socket"
    if origin.isascii():
        with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403


def bodies(table: str) -> list[tuple[str, str]]:
    return [
        ("POST", "/api/me"),
        ("PATCH", "/api/me"),
        ("POST", "/api/me/recover"),
        ("POST", "/api/me/programs"),
        ("POST", "/api/tables"),
        ("POST", "/api/records"),
        ("POST", f"/api/tables/{table}/join"),
        ("POST", f"/api/tables/{table}/branch"),
        ("POST", f"/api/tables/{table}/hint"),
        ("PUT", f"/api/tables/{table}/seats/1"),
    ]


def test_a_body_nested_too_deeply(ada: Guest, table: str) -> None:
    for method, path in bodies(table):
        for body in (DEEP, b'{"name":' + DEEP + b"}", b"[" * 100_000):
            response = ada.client.request(method, path, content=body, headers=JSON)
            assert expect_a_sentence(response) in ("too-deep", "bad-request"), path


def test_a_body_that_is_not_utf_8(ada: Guest, table: str) -> None:
    for method, path in bodies(table):
        latin, utf_16 = b'{"name":"\xe9"}', '{"name":"x"}'.encode("utf-16")
        response = ada.client.request(method, path, content=latin, headers=JSON)
        assert expect_a_sentence(response) == "not-utf-8", path
        assert expect_a_sentence(
            ada.client.request(method, path, content=utf_16, headers=JSON)
        ) in ("not-utf-8", "bad-request"), path


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/table/%00",
        "/api/tables/%00",
        "/api/tables/a%00b/replay",
        "/api/people/%00/tallies",
        "/api/records/%00/replay",
        "/api/tables?game=%00",
        "/api/tables?game=a%00b",
    ],
)
def test_a_null_character_in_an_address(ada: Guest, path: str) -> None:
    assert expect_a_sentence(ada.client.get(path)) == "bad-address"


def test_a_null_character_in_the_address_of_a_socket(house: Running) -> None:
    url = f"ws://{house.address}/api/tables/%00/socket"
    with pytest.raises(InvalidStatus) as refused, connect(url):
        pass
    assert refused.value.response.status_code == 403


RECORD = {
    "game": "a-chord",
    "rules": 1,
    "players": 2,
    "options": {},
    "names": ["Ada", "Ben"],
    "dice": "seed 1",
    "moves": [],
    "scores": None,
    "placing": None,
    "format": 1,
}
ODD = [
    "\ud800",
    "\0",
    "\u202e",
    "",
    "x" * 5_000,
    7,
    10**30,
    1e300,
    None,
    True,
    [],
    {},
    [[["x"]]],
    {"a": {"b": 1}},
]


@pytest.mark.parametrize("field", RECORD)
def test_a_record_with_something_odd_in_it(ada: Guest, field: str) -> None:
    for odd in [*ODD, [ODD[0], ODD[1]], ["\ud800", "x"], ["\0", "x"], [10**30, 0]]:
        body = json.dumps({**RECORD, field: odd}).encode()
        response = ada.client.post("/api/records", content=body, headers=JSON)
        assert response.status_code < 500, (field, odd, response.text)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    path=st.text(st.characters(codec="latin-1", exclude_characters="\r\n #"), max_size=40),
    header=st.sampled_from(["Origin", "Cookie", "Authorization", "Content-Type", "Accept", "X-A"]),
    value=st.binary(max_size=40),
    body=st.binary(max_size=60),
)
def test_any_request_gets_an_answer(
    house: Running, path: str, header: str, value: bytes, body: bytes
) -> None:
    """Bytes as they come, past any client that would put them right."""
    line = f"POST /api/me/{path} HTTP/1.1\r\n".encode("latin-1")
    clean = bytes(byte for byte in value if byte not in b"\r\n\0")
    if header == "Content-Type":
        clean = b"application/json;" + clean
    head = b"Host: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
    size = f"Content-Length: {len(body)}\r\n\r\n".encode()
    host, _, port = house.address.partition(":")
    with socket.create_connection((host, int(port)), timeout=20) as plug:
        plug.sendall(line + head + header.encode() + b": " + clean + b"\r\n" + size + body)
        answer = plug.makefile("rb").read()
    assert answer[9:10] in (b"2", b"4"), answer[:300]


# Host names.


def hosts(*named: str, **more: object) -> Hosts:
    return Hosts(Settings(data="x", allowed_hosts=named, **more))  # type: ignore[arg-type]


def test_a_host_header_is_read() -> None:
    assert host_name("Play.Example.org:8450") == "play.example.org"
    assert host_name("[::1]:8450") == "::1"
    assert host_name("localhost.") == "localhost"
    for odd in ("", "[", "a b", "a/b", "user@host", "::1", "[::1", "a:b"):
        assert host_name(odd) is None


def test_without_names_a_house_answers_to_its_own_network() -> None:
    usual = hosts()
    for local in (
        "localhost:8450",
        "127.0.0.1:8450",
        "[::1]:8450",
        "192.168.1.5",
        "laptop",
        "laptop.local:8450",
        "house.lan",
    ):
        assert usual.answers_to(local), local
    for other in ("evil.example", "evil.example:8450", "127.0.0.1.evil.example", "[", ""):
        assert not usual.answers_to(other), other
    assert usual.answers_to(None)
    assert hosts(origins=("https://play.example.org",)).answers_to("play.example.org")
    assert hosts(trust_proxy=True).answers_to("play.example.org")


def test_with_names_a_house_answers_to_nothing_else() -> None:
    named = hosts("play.example.org", "*.example.net", trust_proxy=True)
    for allowed in ("play.example.org", "PLAY.example.org:443", "a.example.net", "a.b.example.net"):
        assert named.answers_to(allowed), allowed
    assert named.answers_to("localhost:8450"), "health checks of the machine itself"
    for other in ("example.org", "example.net", "evilexample.net", "192.168.1.5", "laptop"):
        assert not named.answers_to(other), other
    assert hosts("*").answers_to("anything.example")


def test_another_host_name_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db")) as house:
        ada = house.guest("Ada")
        table = ada.lay("a-chord", [OPEN, BOT])
        # A page of evil.example whose name resolves to this machine: its origin is its host.
        rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
        for method, path in (("GET", "/"), ("GET", "/api/me"), ("POST", "/api/me/recovery")):
            response = ada.client.request(method, path, headers=rebound)
            assert expect_a_sentence(response) == "wrong-host"
            assert response.status_code == 421
            assert "evil.example" in response.json()["detail"]
            assert "--allowed-hosts" in response.json()["detail"]
        assert shake_hands(house, table, "evil.example") == b"403"
        assert shake_hands(house, table, "localhost") == b"101"


def test_a_named_host_is_answered(tmp_path: Path) -> None:
    names = ("play.example.org",)
    with running(str(tmp_path / "house.db"), allowed_hosts=names) as house:
        for host, status in (("play.example.org", 200), ("localhost", 200), ("laptop", 421)):
            response = httpx.get(f"{house.url}/api/health", headers={"Host": host})
            assert response.status_code == status, host
        table = house.guest("Ada").lay("a-chord", [OPEN, BOT])
        assert shake_hands(house, table, "play.example.org") == b"101"
        assert shake_hands(house, table, "laptop") == b"403"


def shake_hands(house: Running, table: str, name: str) -> bytes:
    """The status of a WebSocket handshake under a host name."""
    host, _, port = house.address.partition(":")
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {name}\r\nOrigin: http://{name}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with socket.create_connection((host, int(port)), timeout=20) as plug:
        plug.sendall(request.encode())
        return plug.makefile("rb").readline().split()[1]


def test_host_names_on_the_command_line() -> None:
    assert host_names(["play.example.org, *.example.net", "[::1]", "*"]) == (
        "play.example.org",
        "*.example.net",
        "[::1]",
        "*",
    )
    for odd in ("http://play.example.org", "play.example.org:443", "a/b", "["):
        with pytest.raises(BandstandError, match="is not a host name"):
            host_names([odd])
