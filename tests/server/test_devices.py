"""Recovery links that work once, devices that can be signed out, and cookies from before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from websockets.exceptions import ConnectionClosed

from bandstand.server.store import database, devices, people, schema
from bandstand.server.store.database import open_engine, writing
from bandstand.server.store.devices import LastSeen, describe
from support.page_game import HIGH_NOTE, registered
from support.server_harness import SECONDS, Guest, Running, Seat, running
from support.server_services import redis

OPEN = {"kind": "open"}
PHONE = "Mozilla/5.0 (Linux; Android 14; Pixel 8) Gecko/20100101 Firefox/131.0"


def stranger(house: Running, agent: str = "") -> Guest:
    client = house.client()
    client.headers["user-agent"] = agent
    return Guest(house.address, client)


def with_cookie(house: Running, cookie: str) -> Guest:
    guest = stranger(house)
    guest.client.cookies.set(people.COOKIE, cookie)
    return guest


def second_device(house: Running, guest: Guest, agent: str = PHONE) -> Guest:
    """Another device of the same person, by a link."""
    phone = stranger(house, agent)
    token = guest.post("/api/me/recovery")["token"]
    phone.id = phone.post("/api/me/recover", {"token": token})["id"]
    return phone


def cookie_of(guest: Guest) -> str:
    return str(guest.client.cookies[people.COOKIE])


def expect_closed(seat: Seat) -> None:
    with suppress(ConnectionClosed):
        for _ in range(1_000):
            seat.receive()
        pytest.fail("the socket is still open")


# Links.


def test_a_link_works_once(house: Running) -> None:
    ada, phone, thief = house.guest("Ada"), stranger(house), stranger(house)
    token = {"token": ada.post("/api/me/recovery")["token"]}
    assert phone.post("/api/me/recover", token)["id"] == ada.id
    assert thief.refused("POST", "/api/me/recover", token) == (410, "link-used")
    assert thief.refused("GET", "/api/me") == (401, "unknown")
    assert thief.refused("POST", "/api/me/recover/look", token) == (410, "link-used")
    assert "works once" in thief.ask("POST", "/api/me/recover", token).json()["detail"]


def test_looking_at_a_link_does_not_use_it(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    token = ada.post("/api/me/recovery")["token"]
    for _ in range(3):  # a prefetcher, a preview, the page itself
        assert ben.client.get(f"/return?{token}").status_code in (200, 404)
        assert ben.client.get("/api/me/recover").status_code == 405
        assert ben.post("/api/me/recover/look", {"token": token})["name"] == "Ada"
    assert ben.get("/api/me")["name"] == "Ben"
    assert ben.post("/api/me/recover", {"token": token})["name"] == "Ada"
    assert ben.get("/api/me")["name"] == "Ada"


def test_of_two_who_use_a_link_at_once_one_does(house: Running) -> None:
    ada = house.guest("Ada")
    token = {"token": ada.post("/api/me/recovery")["token"]}
    guests = [stranger(house) for _ in range(4)]
    together = Barrier(len(guests))
    statuses: list[int] = []

    def use(guest: Guest) -> None:
        together.wait(SECONDS)
        statuses.append(guest.ask("POST", "/api/me/recover", token).status_code)

    threads = [Thread(target=use, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(SECONDS)
    assert sorted(statuses) == [200, 410, 410, 410]


def test_a_link_that_is_ones_own_is_not_used_up(house: Running) -> None:
    ada, phone = house.guest("Ada"), stranger(house)
    token = {"token": ada.post("/api/me/recovery")["token"]}
    assert ada.refused("POST", "/api/me/recover", token) == (409, "already-you")
    assert phone.post("/api/me/recover", token)["id"] == ada.id


def test_links_that_ended(house: Running) -> None:
    ada, phone = house.guest("Ada"), stranger(house)
    old = {"token": ada.post("/api/me/recovery")["token"]}
    new = {"token": ada.post("/api/me/recovery")["token"]}
    for path in ("/api/me/recover/look", "/api/me/recover"):
        assert phone.refused("POST", path, old) == (410, "link-replaced")
        assert phone.refused("POST", path, {"token": "nonsense"}) == (404, "no-link")
    ada.ask("POST", "/api/me/sign-out", {"where": "others"})
    assert phone.refused("POST", "/api/me/recover", new) == (410, "link-withdrawn")


def test_a_link_expires(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), link_seconds=0.0) as house:
        ada, phone = house.guest("Ada"), stranger(house)
        made = ada.post("/api/me/recovery")
        assert made["expires"] > 0
        token = {"token": made["token"]}
        assert phone.refused("POST", "/api/me/recover/look", token) == (410, "link-expired")
        assert phone.refused("POST", "/api/me/recover", token) == (410, "link-expired")


def test_whoever_becomes_another_leaves_no_device_behind(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    before = with_cookie(house, cookie_of(ben))
    table = ben.lay(HIGH_NOTE, [OPEN, OPEN])
    seat = ben.sit(table)
    ben.post("/api/me/recover", {"token": ada.post("/api/me/recovery")["token"]})
    assert before.refused("GET", "/api/me") == (401, "unknown")
    expect_closed(seat)
    assert len(ada.get("/api/me/devices")) == 2


# Devices.


def test_devices_are_listed(house: Running) -> None:
    ada = house.guest("Ada")
    phone = second_device(house, ada)
    mine = phone.get("/api/me/devices")
    assert [one["here"] for one in mine] == [True, False]
    assert [one["description"] for one in mine] == ["Firefox, Android", ""]
    assert all(0 < one["first_seen"] <= one["last_seen"] for one in mine)
    assert [one["here"] for one in ada.get("/api/me/devices")] == [True, False]
    assert stranger(house).refused("GET", "/api/me/devices") == (401, "unknown")
    made = ada.post("/api/me/programs", {"name": "Robo"})
    program = stranger(house)
    program.client.headers["authorization"] = f"Bearer {made['token']}"
    assert program.refused("GET", "/api/me/devices") == (403, "not-a-guest")
    assert program.refused("POST", "/api/me/delete", {"name": "Robo"}) == (403, "not-a-guest")


def test_a_device_is_signed_out(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    phone = second_device(house, ada)
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    here, there = ada.sit(table), phone.sit(table)
    other = next(one["id"] for one in ada.get("/api/me/devices") if not one["here"])
    assert ben.refused("DELETE", f"/api/me/devices/{other}") == (404, "not-found")
    assert ada.ask("DELETE", f"/api/me/devices/{other}").json() == {"here": False}
    assert phone.refused("GET", "/api/me") == (401, "unknown")
    expect_closed(there)
    assert here.ask("ping")["type"] == "pong"
    assert [one["here"] for one in ada.get("/api/me/devices")] == [True]
    assert ada.refused("DELETE", f"/api/me/devices/{other}") == (404, "not-found")


def test_signing_out_here(house: Running) -> None:
    ada = house.guest("Ada")
    phone, kept = second_device(house, ada), cookie_of(ada)
    answer = ada.ask("POST", "/api/me/sign-out", {})
    assert answer.json() == {"here": True}
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert people.COOKIE not in ada.client.cookies
    assert with_cookie(house, kept).refused("GET", "/api/me") == (401, "unknown")
    assert phone.get("/api/me")["id"] == ada.id


@pytest.mark.parametrize("where", ["others", "everywhere"])
def test_signing_out_elsewhere(house: Running, where: str) -> None:
    ada = house.guest("Ada")
    phone, tablet = second_device(house, ada), second_device(house, ada)
    kept = cookie_of(ada)
    answer = ada.post("/api/me/sign-out", {"where": where})
    assert answer == {"here": where == "everywhere"}
    for other in (phone, tablet):
        assert other.refused("GET", "/api/me") == (401, "unknown")
    again = with_cookie(house, kept)
    assert again.ask("GET", "/api/me").status_code == (200 if where == "others" else 401)


def test_a_person_has_so_many_devices(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "MOST_DEVICES", 3)
    ada = house.guest("Ada")
    later = [second_device(house, ada) for _ in range(3)]
    assert len(later[-1].get("/api/me/devices")) == 3


def test_a_device_is_described_coarsely() -> None:
    chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.1 Safari/5"
    safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1"
    assert describe(PHONE) == "Firefox, Android"
    assert describe(chrome) == "Chrome, Windows"
    assert describe(f"{chrome} Edg/120.0") == "Edge, Windows"
    assert describe(safari) == "Safari, iPhone"
    assert describe("") == describe("python-httpx/0.28") == ""
    assert len(describe("SamsungBrowser Windows " * 500)) <= 40


class CountingWriter:
    """Counts what is to be written, and writes nothing."""

    def __init__(self) -> None:
        self.count = 0

    def submit(self, write: Callable[[Any], Any]) -> Future[Any]:
        self.count += 1
        return Future()


def test_that_a_device_was_seen_is_written_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000_000.0]
    monkeypatch.setattr(devices, "monotonic", lambda: now[0])
    writer = CountingWriter()
    seen = LastSeen(writer)  # type: ignore[arg-type]
    for _ in range(100):  # what the database says stays old: nothing is written after all
        seen.note("phone", 0.0, now[0], PHONE)
        seen.note("desk", now[0] - 5.0, now[0], PHONE)
    assert writer.count == 1
    now[0] += devices.SEEN_SECONDS + 1.0
    seen.note("phone", 0.0, now[0], PHONE)
    assert writer.count == 2


# Cookies from before there were devices.


@pytest.fixture
def old_house(tmp_path: Path) -> Iterator[Running]:
    """A house whose database is of the version before, with Ada in it, and her link."""
    data = str(tmp_path / "house.db")
    engine = open_engine(data)
    config = Config()
    config.set_main_option("script_location", str(database._MIGRATIONS))
    with writing(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        row = {"person_id": "ada", "name": "Ada", "kind": "guest", "rated": False, "created": 5.0}
        connection.execute(schema.people.insert().values(row))
        robo = {"person_id": "robo", "name": "Robo", "kind": "program", "owner": "ada"}
        connection.execute(schema.people.insert().values(rated=False, created=5.0, **robo))
        key = {"name": "cookies", "value": "ab" * 32}
        connection.execute(schema.keys.insert().values(key))
        for token, person, purpose in (("old", "ada", "recovery"), ("secret", "robo", "program")):
            connection.exec_driver_sql(
                "INSERT INTO tokens (digest, person_id, purpose, created) VALUES (?, ?, ?, ?)",
                (people.digest(token), person, purpose, 5e9),
            )
    engine.dispose()
    with running(data) as house:
        yield house


def test_an_old_cookie_is_a_device(old_house: Running) -> None:
    cookie = people.sign("ada", bytes.fromhex("ab" * 32))
    ada = with_cookie(old_house, cookie)
    ada.client.headers["user-agent"] = PHONE
    assert ada.get("/api/me")["name"] == "Ada"
    (device,) = ada.get("/api/me/devices")
    assert device["here"]
    assert (device["id"], device["first_seen"]) == ("ada", 5.0)
    phone = second_device(old_house, ada)
    assert len(phone.get("/api/me/devices")) == 2
    described = {one["description"] for one in phone.get("/api/me/devices")}
    assert described == {"Firefox, Android"}, "the old one was described when it was seen"
    assert phone.ask("DELETE", "/api/me/devices/ada").status_code == 200
    assert with_cookie(old_house, cookie).refused("GET", "/api/me") == (401, "unknown")


def test_old_links_and_tokens_work(old_house: Running) -> None:
    phone = stranger(old_house)
    assert phone.post("/api/me/recover", {"token": "old"})["id"] == "ada"
    assert phone.refused("POST", "/api/me/recover", {"token": "old"}) == (410, "link-used")
    program = stranger(old_house)
    program.client.headers["authorization"] = "Bearer secret"
    assert program.get("/api/me")["id"] == "robo"


# Several processes.


def test_signing_out_reaches_the_other_processes(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with (
        registered(),
        redis() as hints,
        running(data, bus=hints, sweep=3600.0) as one,
        running(data, bus=hints, sweep=3600.0) as other,
    ):
        ada = one.guest("Ada")
        table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
        there = with_cookie(other, cookie_of(ada))
        seat = there.sit(table)
        assert seat.you["person"] == ada.id
        ada.post("/api/me/sign-out", {"where": "everywhere"})
        expect_closed(seat)
        assert there.refused("GET", "/api/me") == (401, "unknown")
