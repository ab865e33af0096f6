"""The disk runs full while people play: what was acknowledged stays, and play goes on later."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bandstand.server.store.database import open_engine
from bandstand.server.store.journal import read
from bandstand.server.store.snapshots import load
from bandstand.tables.entries import Said
from support.server_harness import SECONDS, Guest
from support.server_process import Process, free_port
from support.small_disk import FileLimit, SmallDisk, small_disk

OPEN = {"kind": "open"}
MEGABYTES = 40


@pytest.fixture(params=["tmpfs", "file limit"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SmallDisk]:
    if request.param == "file limit":
        (tmp_path / "disk").mkdir()
        yield FileLimit(tmp_path / "disk")
        return
    with small_disk(tmp_path / "disk", MEGABYTES) as disk:
        yield disk


def guest(server: Process, name: str) -> Guest:
    client = httpx.Client(base_url=server.url, timeout=SECONDS)
    someone = Guest(f"127.0.0.1:{server.port}", client)
    someone.id = someone.post("/api/me", {"name": name})["id"]
    return someone


def until(question: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not question():
        assert time.monotonic() < end
        time.sleep(0.1)


def metrics(ada: Guest) -> dict[str, float]:
    lines = ada.ask("GET", "/api/metrics").text.splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def test_a_full_disk_loses_nothing_and_says_so(disk: SmallDisk) -> None:
    server = Process(str(disk.folder / "house.db"), free_port())
    server.start()
    assert server.process is not None
    number = server.process.pid
    try:
        ada, ben = guest(server, "Ada"), guest(server, "Ben")
        table = ada.lay("a-chord", [OPEN, OPEN])
        ben.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        seats = [ada.sit(table), ben.sit(table)]
        said: list[str] = []

        def say(seat: Any, text: str) -> dict[str, Any]:
            answer: dict[str, Any] = seat.ask("say", text=text)
            if answer["type"] == "done":
                said.append(text)
            return answer

        def move_once() -> dict[str, Any]:
            """The next move of whoever's turn it is."""
            while True:
                for seat in seats:
                    seat.drain()
                    if seat.may_move:
                        answer: dict[str, Any] = seat.move()
                        return answer

        assert move_once()["type"] == "done"
        assert say(seats[0], "before")["type"] == "done"
        free = metrics(ada)["bandstand_free_bytes"]

        disk.fill(number)
        refused = None
        for attempt in range(3000):  # SQLite may have some room left in its own files
            answer = say(seats[attempt % 2], f"{attempt} " + "la " * 150)
            if answer["type"] == "refused" and answer["code"] != "too-fast":
                refused = answer
                break
        assert refused is not None
        assert refused["code"] in ("disk-full", "no-storage")
        assert "did not happen" in refused["sentence"]
        at_the_limit = move_once()
        assert at_the_limit["code"] == refused["code"], at_the_limit
        laid = ada.ask("POST", "/api/tables", {"game": "a-chord", "seats": [OPEN, OPEN]})
        assert laid.status_code in (503, 507)
        assert laid.headers["content-type"] == "application/problem+json"
        until(lambda: ada.ask("GET", "/api/health").status_code == 503)
        assert metrics(ada)["bandstand_writable"] == 0
        assert ada.get(f"/api/tables/{table}")["status"] == "playing"  # reading goes on
        if not isinstance(disk, FileLimit):
            assert refused["code"] == "disk-full"
            assert free == 2 * 16 * 1024 * 1024  # told in coarse steps: a line must not show
            assert metrics(ada)["bandstand_free_bytes"] == 0

        disk.free(number)
        until(lambda: ada.ask("GET", "/api/health").status_code == 200)
        assert metrics(ada)["bandstand_writable"] == 1
        assert say(seats[0], "after")["type"] == "done"
        assert move_once()["type"] == "done"
        assert ada.lay("a-chord", [OPEN, OPEN])
    finally:
        server.kill()
    with open_engine(server.data).connect() as connection:
        lines = read(connection, table)
        assert load(connection, table, True).number == len(lines)
    assert [line.entry.text for line in lines if isinstance(line.entry, Said)] == [
        " ".join(text.split()) for text in said
    ]
