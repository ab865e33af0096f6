"""The server is killed after a message went out and before it could note that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.receivers import WebReceiver, wait_for, web_receiver
from support.server_process import Process, ask, free_port

pytestmark = pytest.mark.slow
QUICK = {
    "BANDSTAND_NOTIFY_PRIVATE": "true",
    "BANDSTAND_NOTIFY_DELAY": "0",
    "BANDSTAND_NOTIFY_SWEEP": "0.05",
    "BANDSTAND_NOTIFY_LEASE": "0.5",
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(str(tmp_path / "house.db"), free_port(), environment=QUICK)
    process.start()
    yield process
    process.stop()


def await_somebody(server: Process, channels: list[dict[str, str]]) -> None:
    """A game that waits for one of two people, who both are told by these channels."""
    cookies = [ask(server.url, "/api/me", {"name": name})[1] for name in ("Ada", "Bo")]
    for cookie in cookies:
        for channel in channels:
            ask(server.url, "/api/me/notify/channels", channel, cookie)
    plan = {"game": "a-chord", "seats": [{"kind": "open"}] * 2}
    table = ask(server.url, "/api/tables", plan, cookies[0])[0]["id"]
    ask(server.url, f"/api/tables/{table}/join", {}, cookies[1])
    ask(server.url, f"/api/tables/{table}/start", {}, cookies[0])


def test_nobody_is_told_twice_after_a_kill(server: Process) -> None:
    with web_receiver() as web:
        matrix = {"kind": "matrix", "url": web.url, "room": "!r:example.org", "token": "t"}
        web.held.clear()
        await_somebody(server, [{"kind": "webhook", "url": f"{web.url}/hook"}, matrix])
        wait_for(lambda: len(web.received) == 2)
        server.kill()
        web.held.set()
        server.start()
        # A Matrix server knows a message that it has by its id, so it is sent again; nobody would
        # know a webhook's, so it is not.
        assert web.count_after_a_while(3) == 3
        assert told_once(web)


def told_once(web: WebReceiver) -> bool:
    hooks = [one for one in web.received if one.path == "/hook"]
    messages = [one.path for one in web.received if one.method == "PUT"]
    return len(hooks) == 1 and len(messages) == 2 and len(set(messages)) == 1


def test_what_was_queued_before_a_kill_arrives(tmp_path: Path) -> None:
    slow = {**QUICK, "BANDSTAND_NOTIFY_DELAY": "1000000"}
    process = Process(str(tmp_path / "house.db"), free_port(), environment=slow)
    process.start()
    try:
        with web_receiver() as web:
            await_somebody(process, [{"kind": "webhook", "url": web.url}])
            process.kill()
            assert web.received == []
            process.environment = QUICK
            process.start()
            assert web.count_after_a_while(1) == 1
    finally:
        process.stop()
