"""Sockets opened too often, talk without end, requests that trickle in, dead readers, memory."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bandstand.bots import levels
from bandstand.games.registry import GAMES
from bandstand.kernel.dice import seeded
from bandstand.kernel.record import Record, write_seed
from bandstand.kernel.referee import Match
from bandstand.server import history
from bandstand.server.archive import Archive
from bandstand.server.live.actor import TableActor
from bandstand.server.settings import Settings
from bandstand.server.store.database import migrate, open_engine
from bandstand.tables import replays
from bandstand.tables.refusals import Refusal
from bandstand.tables.visibility import MOST_TALK
from support.page_game import HIGH_NOTE, registered
from support.server_harness import SECONDS, Guest, Running, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
LONG = 3600.0
SHORT = 1.0  # seconds, in which any machine reads a request that is there


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with registered(), running(str(tmp_path_factory.mktemp("house") / "house.db")) as server:
        yield server


# Sockets.


def opened(guest: Guest, table: str) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in guest.client.cookies.items())
    url = f"ws://{guest.address}/api/tables/{table}/socket"
    headers = {"Cookie": cookie}
    return connect(url, additional_headers=headers, open_timeout=SECONDS, legacy=True)


def is_turned_away(link: ClientConnection) -> bool:
    """Whether the house says why and hangs up with the code for too many."""
    message = json.loads(link.recv(SECONDS))
    if message["type"] != "refused":
        return False
    assert message["code"] == "too-many-sockets"
    assert message["sentence"].endswith(".")
    with pytest.raises(ConnectionClosed) as closed:
        link.recv(SECONDS)
    return closed.value.rcvd is not None and closed.value.rcvd.code == 4429


@pytest.mark.parametrize("limit", ["sockets_per_minute", "sockets_per_minute_and_person"])
def test_sockets_are_not_opened_again_and_again(tmp_path: Path, limit: str) -> None:
    with registered(), running(str(tmp_path / "house.db"), **{limit: 3}) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        table = ada.lay(HIGH_NOTE, [OPEN, BOT])
        for _ in range(3):
            ada.sit(table).close()
        assert is_turned_away(opened(ada, table))
        if limit == "sockets_per_minute_and_person":
            ben.sit(table).close()
        else:
            assert is_turned_away(opened(ben, table))
        assert ada.get("/api/me")["name"] == "Ada"


# Welcomes.


def test_a_welcome_is_bounded_however_long_the_talk(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join")
    seat = ada.sit(table)
    for number in range(MOST_TALK + 50):
        assert seat.ask("say", text=f"line {number}")["type"] == "done"
    ada.post(f"/api/tables/{table}/start")
    seat.drain()
    fresh = ben.sit(table)
    talk = [line["text"] for line in fresh.lines if line["kind"] == "said"]
    assert talk == [f"line {number}" for number in range(50, MOST_TALK + 50)]
    assert {"created", "sat", "started"} <= {line["kind"] for line in fresh.lines}
    assert fresh.number == seat.number == fresh.lines[-1]["number"]
    fresh.close()
    # What was missed comes as ever, by number.
    seat.ask("say", text="welcome back")
    again = ben.sit(table, number=fresh.number)
    assert [line["text"] for line in again.lines] == ["welcome back"]
    steps = ben.get(f"/api/tables/{table}/replay")["steps"]
    assert "said" not in {step["line"]["kind"] for step in steps}, "talk stays at the table"


# Slow requests.


def talk_slowly(house: Running, *pieces: bytes) -> bytes:
    """Send the pieces, then a byte now and then; returns what comes until the house hangs up."""
    host, port = house.address.split(":")
    end = time.monotonic() + SECONDS
    heard = b""
    with socket.create_connection((host, int(port)), SECONDS) as link:
        for piece in pieces:
            link.sendall(piece)
        link.settimeout(0.05)
        while time.monotonic() < end:
            try:
                link.sendall(b"x")
                got = link.recv(65_536)
            except TimeoutError:
                continue
            except OSError:
                return heard
            if not got:
                return heard
            heard += got
    raise AssertionError("the house still listens")


HEAD = b"POST /api/me HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
BODY = HEAD + b"Content-Length: 5000\r\n\r\n"


@pytest.mark.parametrize("first", [b"GET /api/health HTTP/1.1\r\nHost: h\r\nX-Slow: ", b""])
def test_slow_headers_are_not_waited_for(tmp_path: Path, first: bytes) -> None:
    with running(str(tmp_path / "house.db"), header_seconds=SHORT, body_seconds=LONG) as house:
        assert talk_slowly(house, first).startswith(b"HTTP/1.1 408 ")
        whole = b"GET /api/health HTTP/1.1\r\nHost: h\r\n\r\n"
        heard = talk_slowly(house, whole, first)  # the second request of a connection
        assert heard.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 408 " in heard


def test_whoever_says_nothing_is_hung_up(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), header_seconds=SHORT, body_seconds=LONG) as house:
        host, port = house.address.split(":")
        with socket.create_connection((host, int(port)), SECONDS) as link:
            assert link.recv(100) == b""


def test_slow_bodies_are_not_waited_for(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), header_seconds=LONG, body_seconds=SHORT) as house:
        heard = talk_slowly(house, BODY + b'{"name": "')
        assert heard.startswith(b"HTTP/1.1 408 ")
        problem = json.loads(heard.partition(b"\r\n\r\n")[2])
        assert (problem["status"], problem["code"]) == (408, "too-slow")
        assert house.guest("Ada").get("/api/me")["name"] == "Ada"


def test_the_rest_of_a_body_nobody_reads_is_not_waited_for(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), header_seconds=SHORT, body_seconds=LONG) as house:
        refused = BODY.replace(b"application/json", b"text/plain")
        assert talk_slowly(house, refused).startswith(b"HTTP/1.1 415 ")


def test_a_socket_may_be_silent_for_longer_than_headers(tmp_path: Path) -> None:
    with (
        registered(),
        running(str(tmp_path / "house.db"), header_seconds=SHORT, body_seconds=SHORT) as house,
    ):
        ada = house.guest("Ada")
        seat = ada.sit(ada.lay(HIGH_NOTE, [OPEN, BOT]))
        assert talk_slowly(house, b"GET /slow").startswith(b"HTTP/1.1 408 ")  # so long, and longer
        seat.drain()


# The process that reads.


def record_of(game_id: str) -> Record:
    game = GAMES[game_id]
    names = ["Mia", "Otto"]
    record = Record(game_id, game.meta.rules_version, 2, game.settle(2, {}), names, write_seed(3))
    match = Match(game, record)
    dice = seeded(1)
    while not match.state.over():
        for seat in range(2):
            if match.state.moves(seat) and not match.state.over():
                move = levels.choose(0, game, match.state, seat, dice)
                match.attempt(seat, move)
    return record


def test_games_are_read_in_a_process_of_their_own(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), readers=1) as house:
        ada = house.guest("Ada")
        record = record_of("a-chord")
        brought = ada.post("/api/records", json.loads(record.to_json()))["id"]
        replay = ada.get(f"/api/records/{brought}/replay")
        assert (replay["total"], len(replay["steps"])) == (len(record.moves), replays.MOST_STEPS)
        assert ada.ask("GET", "/api/records/mine").text == record.to_json() + "\n"
        broken: dict[str, Any] = json.loads(record.to_json())
        broken["scores"][0] += 1
        assert ada.refused("POST", "/api/records", broken) == (422, "will-not-do")
        assert ada.refused("GET", "/api/records/nothing/replay") == (404, "not-found")
        assert ada.refused("GET", "/api/tables/nothing/replay") == (404, "not-found")
        branch = ada.post(f"/api/records/{brought}/branch", {"number": 4, "seat": 0})
        assert branch["status"] == "playing"
        fork = {"number": 4, "seat": 3}
        assert ada.refused("POST", f"/api/records/{brought}/branch", fork) == (422, "no-seat")


def test_a_reader_that_dies_is_replaced(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "house.db"), readers=1)
    engine = open_engine(settings.data)
    migrate(engine)

    async def whole(archive: Archive) -> None:
        for _ in range(2):
            assert await archive.read("ada", history.parts_of, "ada") == []
            (process,) = archive._pool._processes  # type: ignore[attr-defined]
            os.kill(process, signal.SIGKILL)
        with pytest.raises(Refusal) as refused:
            await archive.read("ada", history.record_at, "nothing", None)
        assert (refused.value.status, refused.value.code) == (404, "not-found")

    archive = Archive(settings, engine)
    try:
        asyncio.run(whole(archive))
    finally:
        archive.close()
        engine.dispose()


# Memory.


def is_in_memory(table: str) -> bool:
    return any(type(one) is TableActor and one.state.id == table for one in gc.get_objects())


def test_a_table_that_is_put_away_leaves_memory_without_the_collector(tmp_path: Path) -> None:
    """The server looks for cycles every few minutes only."""
    gc.disable()
    try:
        with running(str(tmp_path / "house.db"), idle=0.3) as server:
            ada = server.guest("Ada")
            table = ada.lay("a-chord", [OPEN, BOT])
            ada.post(f"/api/tables/{table}/start")
            seats = [ada.sit(table) for _ in range(3)]
            assert is_in_memory(table)
            for seat in seats:
                seat.socket.socket.shutdown(socket.SHUT_RDWR)
            end = time.monotonic() + SECONDS
            while is_in_memory(table):
                assert time.monotonic() < end
                time.sleep(0.1)
            assert ada.get("/api/health")["tables"] == 0
    finally:
        gc.enable()
