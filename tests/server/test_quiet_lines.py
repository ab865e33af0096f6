"""A line that only its own seat may know of shows nowhere: an order, an answer in advance."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bandstand.server.store import administrators
from bandstand.server.store.database import open_engine, writing
from bandstand.server.store.journal import read
from bandstand.tables.entries import Moved
from support.receivers import wait_for
from support.server_harness import Guest, Running, Seat, running

OPEN = {"kind": "open"}
OWN_MOVES = 'bandstand_moves_total{by="owner"}'
PACE = {"seconds": 3600, "bank": 600}


@pytest.fixture
def quiet_house(tmp_path: Path) -> Iterator[Running]:
    """Nothing else happens in it: whatever changes was changed by the order."""
    with running(str(tmp_path / "house.db")) as server:
        yield server


class Scene:
    """A table of two, a stranger who watches, and everything that can be asked for."""

    def __init__(self, house: Running, spectators: str) -> None:
        self.house = house
        self.ada, self.ben, self.cleo = (house.guest(name) for name in ("Ada", "Ben", "Cleo"))
        self.table = self.ada.lay("re-chord", [OPEN, OPEN], pace=PACE, spectators=spectators)
        self.ben.post(f"/api/tables/{self.table}/join")
        self.ada.post(f"/api/tables/{self.table}/start")
        self.seats = [guest.sit(self.table) for guest in (self.ada, self.ben)]
        self.watcher = self.cleo.sit(self.table)
        with writing(open_engine(house.settings.data)) as connection:
            for guest in (self.ada, self.ben, self.cleo):  # operators play, too
                administrators.grant(connection, guest.id, 0.0)
        wait_for(lambda: self.cleo.ask("GET", "/api/admin/tables").is_success)
        for _ in range(6):
            self.decide()

    def decide(self) -> None:
        for seat in self.seats:
            seat.drain()
            if seat.may_move:
                assert seat.move()["type"] == "done"
                break
        for one in (*self.seats, self.watcher):
            one.drain()

    def active(self) -> int:
        return int(self.seats[0].position["waiting"][0])

    def of(self, guest: Guest, seat: int | None) -> dict[str, Any]:
        """All that a person can fetch, as it travels."""
        path = f"/api/tables/{self.table}"
        found = {
            "lobby": guest.ask("GET", "/api/tables"),
            "playing": guest.ask("GET", "/api/tables?status=playing"),
            "mine": guest.ask("GET", "/api/tables/mine"),
            "table": guest.ask("GET", path),
            "replay": guest.ask("GET", f"{path}/replay"),
            "metrics": guest.ask("GET", "/api/metrics"),
            "health": guest.ask("GET", "/api/health"),
            "desk": guest.ask("GET", "/api/admin/tables"),
        }
        if seat is not None:
            found["own replay"] = guest.ask("GET", f"{path}/replay?seat={seat}")
        return {name: (one.status_code, one.text, _headers(one)) for name, one in found.items()}

    def welcomed(self, guest: Guest) -> str:
        """What a fresh socket is told."""
        socket = guest.sit(self.table)
        told = json.dumps([socket.number, socket.table, socket.position, socket.you, socket.lines])
        socket.close()
        return told


def _headers(answer: Any) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name not in ("date", "server")}


def counted(text: str) -> str:
    """Metrics without sockets and refusals: those of this test itself.

    Free space is the whole machine's; that it tells of no single line, test_full_disk checks.
    """
    own = ("bandstand_sockets", "bandstand_refused", "bandstand_free_bytes")
    return "\n".join(line for line in text.splitlines() if not any(one in line for one in own))


def known_to(scene: Scene, giver: int) -> dict[str, Any]:
    """Everything that others than the seat can find out."""
    others = {"other": (scene.ben, scene.ada)[giver], "stranger": scene.cleo}
    known: dict[str, Any] = {}
    for name, guest in others.items():
        seat = 1 - giver if name == "other" else None
        known[name] = scene.of(guest, seat)
        status, text, headers = known[name].pop("metrics")
        known[f"{name} metrics"] = (status, counted(text), headers.get("etag"))
        known[f"{name} welcome"] = scene.welcomed(guest)
    return known


def order(seat: Seat) -> None:
    """Hold a card back, and take the order back or give another."""
    assert seat.turn is not None
    moves = [one for one in seat.turn["asides"] if one["text"].startswith("hold")]
    assert moves, seat.turn["asides"]
    answer = seat.ask("move", turn=seat.turn["turn"], move=moves[0]["move"], seat=seat.turn["seat"])
    assert answer["type"] == "done", answer


def silent(seat: Seat) -> list[dict[str, Any]]:
    """What reaches a socket up to the answer to a ping."""
    asked, told = seat.send("ping"), []
    while (message := seat.receive()).get("id") != asked:
        told.append(message)
    return [one for one in told if one["type"] != "presence"]


ACTS: dict[str, Callable[[Seat], object]] = {
    "order": order,
    "take back": lambda seat: seat.ask("take-back"),
    "order again": order,
}


@pytest.mark.parametrize("spectators", ["open", "delayed"])
@pytest.mark.parametrize("active", [True, False])
def test_a_standing_order_shows_nowhere(
    quiet_house: Running, spectators: str, active: bool
) -> None:
    scene = Scene(quiet_house, spectators)
    giver = scene.active() if active else 1 - scene.active()
    other, watcher = scene.seats[1 - giver], scene.watcher
    silent(other), silent(watcher)
    before = known_to(scene, giver)
    for name, act in ACTS.items():
        act(scene.seats[giver])
        after = known_to(scene, giver)
        for place in before:
            assert after[place] == before[place], (name, place)
        assert silent(other) == []
        assert silent(watcher) == []
    with open_engine(quiet_house.settings.data).connect() as connection:
        written = [line.entry for line in read(connection, scene.table)]
    moved = [entry.seat for entry in written if isinstance(entry, Moved)]
    assert moved[-2:] == [giver, giver]  # they are in the log


def premove(seat: Seat, *moves: str, keep: bool = False) -> None:
    """Say in advance what to do."""
    answer = seat.ask("premove", moves=list(moves), keep=keep)
    assert answer["type"] == "done", answer


SAID: dict[str, Callable[[Seat], object]] = {
    "say": lambda seat: premove(seat, "bag", "draw two"),
    "say something else": lambda seat: premove(seat, "pass", keep=True),
    "say nothing": premove,
    "say it again": lambda seat: premove(seat, "bag"),
}


def test_what_is_said_in_advance_shows_nowhere(quiet_house: Running) -> None:
    """Not to the others while it waits; and it is kept, and done once it is asked for."""
    scene = Scene(quiet_house, "open")
    giver = 1 - scene.active()
    owner, other, watcher = scene.seats[giver], scene.seats[1 - giver], scene.watcher
    host = scene.seats[0]  # whoever of the two is asked first
    assert host.ask("speed", beat=0.0)["type"] == "done"  # nobody waits in this test
    silent(owner), silent(other), silent(watcher)
    before, own = known_to(scene, giver), scene.welcomed((scene.ada, scene.ben)[giver])
    for name, act in SAID.items():
        act(owner)
        after = known_to(scene, giver)
        for place in before:
            assert after[place] == before[place], (name, place)
        assert silent(other) == []
        assert silent(watcher) == []
    assert scene.welcomed((scene.ada, scene.ben)[giver]) == own  # a program did not ask for it
    again = (scene.ada, scene.ben)[giver].sit(scene.table, premoves=True)
    told = again.until("in-advance")
    assert [choice["text"] for choice in told["given"]] == ["bag"]
    again.close()
    while scene.active() != giver:
        scene.decide()
    while watcher.lines[-1].get("seat") != giver:
        watcher.receive()
    assert "the bag" in watcher.lines[-1]["events"][0]["sentence"]


def test_what_was_secret_is_counted_once_the_game_is_over(quiet_house: Running) -> None:
    scene = Scene(quiet_house, "open")
    giver = scene.active()

    def moves() -> float:
        text = scene.cleo.ask("GET", "/api/metrics").text
        (line,) = [one for one in text.splitlines() if one.startswith(OWN_MOVES)]
        return float(line.split()[-1])

    before = moves()
    order(scene.seats[giver])
    assert moves() == before
    scene.ada.post(f"/api/tables/{scene.table}/resign")
    scene.ben.post(f"/api/tables/{scene.table}/resign")
    assert scene.ada.get(f"/api/tables/{scene.table}")["status"] == "closed"
    assert moves() == before + 1
