"""What keeps strangers out: origins, headers, limits, and errors that tell nothing."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bandstand.server.logging_setup import JsonFormatter
from bandstand.server.rate_limits import Buckets
from support.page_game import HIGH_NOTE
from support.server_harness import SECONDS, Running, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


def test_another_sites_page_cannot_act(house: Running) -> None:
    ada = house.guest("Ada")
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        response = ada.client.post("/api/me/recovery", headers=headers, json={})
        assert (response.status_code, response.json()["code"]) == (403, "other-origin")
    own = {"Origin": house.url, "Sec-Fetch-Site": "same-origin"}
    assert ada.client.post("/api/me/recovery", headers=own, json={}).status_code == 201


def test_a_form_cannot_act(house: Running) -> None:
    response = house.guest("Ada").client.post("/api/me", data={"name": "Eve"})
    assert (response.status_code, response.json()["code"]) == (415, "not-json")


def test_a_socket_from_another_site_is_hung_up(house: Running) -> None:
    table = house.guest("Ada").lay(HIGH_NOTE, [OPEN, BOT])
    url = f"ws://{house.address}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://evil.example")):
        pass


def test_every_answer_is_guarded(house: Running) -> None:
    for path in ("/api/health", "/nowhere", "/api/tables/none"):
        headers = httpx.get(house.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert httpx.get(f"{house.url}/api/health").headers["cache-control"] == "no-store"


def test_too_much_is_refused(tmp_path: Path) -> None:
    choices = {"requests_per_minute": 20, "messages_per_second": 5.0, "body_bytes": 2000}
    with running(str(tmp_path / "house.db"), **choices) as house:
        ada = house.guest("Ada")
        table = ada.lay("a-chord", [OPEN, BOT])
        long = ada.client.post("/api/me", json={"name": "x" * 3000})
        assert long.status_code == 413
        with ada.sit(table).socket as socket:
            for _ in range(30):
                socket.send(json.dumps({"type": "ping"}))
            kinds = [json.loads(socket.recv(SECONDS)).get("code") for _ in range(25)]
            assert "too-fast" in kinds
        answers = [ada.client.get("/api/health") for _ in range(25)]
        assert answers[-1].status_code == 429
        assert answers[-1].headers["retry-after"]


def test_too_many_sockets_from_one_place(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), sockets_per_address=2) as house:
        ada = house.guest("Ada")
        table = ada.lay("a-chord", [OPEN, BOT])
        kept = [ada.sit(table), ada.sit(table)]
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            ada.sit(table)
        kept[0].close()


def test_buckets_fill_again_and_are_forgotten() -> None:
    buckets = Buckets(1_000_000.0, 2.0)
    assert [buckets.take("a") for _ in range(3)] == [True] * 3
    slow = Buckets(0.001, 2.0)
    assert [slow.take("a") for _ in range(3)] == [True, True, False]
    assert slow.take("b")
    for number in range(20_001):
        slow.take(str(number))
    assert len(slow._buckets) <= 20_001


def test_a_secure_house_says_so(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), secure=True) as house:
        response = httpx.post(f"{house.url}/api/me", json={"name": "Ada"})
        assert "Secure" in response.headers["set-cookie"]
        assert "strict-transport-security" in response.headers


def test_health_metrics_and_schema(house: Running) -> None:
    assert httpx.get(f"{house.url}/api/health").json()["status"] == "open"
    assert httpx.get(f"{house.url}/api/tables/nothing").status_code == 404
    text = httpx.get(f"{house.url}/api/metrics").text
    assert 'bandstand_refused_total{code="not-found"}' in text
    assert "bandstand_lines_total" in text
    schema = httpx.get(f"{house.url}/api/socket.json").json()
    assert "Move" in schema["$defs"]
    assert "Welcome" in schema["$defs"]
    api = httpx.get(f"{house.url}/api/openapi.json").json()
    assert "/api/tables/{table}/join" in api["paths"]


def test_metrics_may_need_a_token(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), metrics_token="open sesame") as house:
        path = f"{house.url}/api/metrics"
        assert httpx.get(path).status_code == 404
        given = {"Authorization": "Bearer open sesame"}
        assert httpx.get(path, headers=given).status_code == 200


def test_addresses_of_one_network_are_one_asker(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), trust_proxy=True, requests_per_minute=5) as house:

        def ask(address: str) -> int:
            return httpx.get(
                f"{house.url}/api/health", headers={"X-Forwarded-For": address}
            ).status_code

        # Whoever has one address of IPv6 usually has a whole network of them.
        answers = [ask(f"2001:db8::{number:x}") for number in range(30)]
        assert answers[0] == 200
        assert 429 in answers
        assert ask("2001:db8:0:1::1") == 200


def test_logs_are_json_and_hold_no_ids(house: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "bandstand.requests")
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    ada.get(f"/api/tables/{table}")
    lines = [json.loads(JsonFormatter().format(record)) for record in caplog.records]
    paths = [line["path"] for line in lines if "path" in line]
    assert "/api/tables/*" in paths
    text = json.dumps(lines)
    assert table not in text
    assert ada.client.cookies["bandstand"] not in text


def test_logs_do_not_hold_the_secret_address_of_a_calendar(
    house: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bandstand.requests")
    ada = house.guest("Ada")
    token = ada.post("/api/me/notify/calendar")["token"]
    assert httpx.get(f"{house.url}/api/calendar/{token}.ics").is_success
    paths = [getattr(record, "path", "") for record in caplog.records]
    assert "/api/calendar/*" in paths
    assert token not in " ".join(paths)
