"""A drill: the system's clock jumps an hour ahead, and back. No table may notice."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bandstand.server import clock
from bandstand.server.clock import Clock, TableClock
from bandstand.server.http import socket
from bandstand.server.live import actor, laying, room
from bandstand.server.store.database import open_engine, writing
from bandstand.server.store.journal import read
from bandstand.server.store.lobby import row_of
from bandstand.tables.entries import AnyEntry, Created, Line, Moved, Pace, Sat, SeatPlan, Started
from bandstand.tables.evolve import apply
from bandstand.tables.state import TableState
from support.journal_lines import append
from support.page_game import HIGH_NOTE, registered
from support.server_harness import Guest, Running, Seat, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
HOUR = 3600.0
SWEEP = 0.05
MODULES = (laying, clock, room, socket, actor)


class Wall:
    """A system clock that can be set."""

    def __init__(self) -> None:
        self.off = 0.0

    def __call__(self) -> float:
        return time.time() + self.off


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """Every module of the house that reads the system's clock reads this one."""
    fake = Wall()
    for module in MODULES:
        if getattr(module, "time", None) is time.time:
            monkeypatch.setattr(module, "time", fake)
    return fake


@contextmanager
def open_house(path: Path, **choices: Any) -> Iterator[Running]:
    with registered(), running(str(path), sweep=SWEEP, **choices) as house:
        yield house


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60.0
    while not condition():
        assert time.monotonic() < end, "nothing happened for a minute"
        time.sleep(0.02)


def rounds() -> None:
    """Let the house's round find out about the clock, several times."""
    time.sleep(4 * SWEEP)


def solo(house: Running, **plan: Any) -> tuple[Guest, str, Seat]:
    guest = house.guest("Ada")
    laid = guest.lay("a-chord", [OPEN, BOT, BOT], **plan)
    guest.post(f"/api/tables/{laid}/start")
    return guest, laid, guest.sit(laid)


def some_moves(seat: Seat, count: int) -> None:
    """Make this many decisions of one's own; between them the bots make theirs."""
    made = 0
    while made < count and seat.table["status"] == "playing":
        if seat.may_move:
            assert seat.move()["type"] == "done"
            made += 1
        else:
            seat.receive()  # gives up after twenty seconds


@pytest.mark.parametrize("pace", [{}, {"seconds": 600}])
def test_bots_and_people_play_on(wall: Wall, tmp_path: Path, pace: dict[str, Any]) -> None:
    with open_house(tmp_path / "house.db", beat=0.02) as house:
        _, laid, seat = solo(house, **({"pace": pace} if pace else {}))
        for off in (HOUR, 0.0, -HOUR, 0.0, HOUR):
            some_moves(seat, 2)
            wall.off = off
            some_moves(seat, 2)
            rounds()
        some_moves(seat, 1000)
        assert seat.table["status"] == "finished"
        assert not any(line["kind"] == "absent" for line in seat.lines)
        with open_engine(house.settings.data).connect() as connection:
            times = [line.at for line in read(connection, laid)]
    assert times == sorted(times)


def test_nobody_is_timed_out_by_a_jump_and_the_time_shown_stays_true(
    wall: Wall, tmp_path: Path
) -> None:
    with open_house(tmp_path / "house.db") as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        pace = {"seconds": 120, "bank": 60}
        laid = ada.lay(HIGH_NOTE, [OPEN, OPEN], pace=pace, beat=0)
        ben.post(f"/api/tables/{laid}/join")
        began = time.monotonic()
        ada.post(f"/api/tables/{laid}/start")
        seat, other = ada.sit(laid), ben.sit(laid)
        for off in (HOUR, 0.0, -HOUR, 0.0):
            wall.off = off
            rounds()
            pong = seat.ask("ping")
            left = seat.position["clocks"][0]["deadline"] - pong["at"]
            assert 180 - 1.1 * (time.monotonic() - began) - 1 < left <= 181
        assert seat.move()["type"] == "done"
        other.drain()
        assert other.move()["type"] == "done"
        seat.drain()
        assert not any(chair["absent"] for chair in seat.table["seats"])
        spent = 1.1 * (time.monotonic() - began) + 1
        assert all(60 - spent < one["bank"] <= 60 for one in seat.position["clocks"])


def test_time_is_up_though_the_clock_was_set_back(wall: Wall, tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db") as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        wall.off = HOUR
        rounds()  # nobody plays yet: the house believes it
        laid = ada.lay(HIGH_NOTE, [OPEN, OPEN], pace={"seconds": 5})
        ben.post(f"/api/tables/{laid}/join")
        ada.post(f"/api/tables/{laid}/start")
        other = ben.sit(laid)
        wall.off = 0.0
        other.move()
        while not other.table["seats"][0]["absent"]:
            other.receive()  # gives up after twenty seconds


def test_who_was_cut_off_is_not_given_up_early(wall: Wall, tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", grace=600.0) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        laid = ada.lay(HIGH_NOTE, [OPEN, OPEN])
        ben.post(f"/api/tables/{laid}/join")
        ada.post(f"/api/tables/{laid}/start")
        ada.sit(laid).close()
        other = ben.sit(laid)
        while not other.presence.get("away"):
            other.receive()
        wall.off = HOUR
        rounds()
        other.ask("say", text="Where is she?")
        rounds()
        other.drain()
        assert not other.table["seats"][0]["absent"]


def a_table(path: Path, at: float, pace: Pace) -> str:
    """A running table whose last line is of this moment, with a bot's and a person's decision."""
    sheet = TableState("of-another-time")
    seats = [SeatPlan("open"), SeatPlan("bot", 0)]
    rules, secret = 1, "07" * 32
    entries: list[AnyEntry] = [
        Created(HIGH_NOTE, rules, {}, seats, "p0", "Ada", secret, pace=pace),
        Sat(0, "p0", "Ada"),
        Started(),
    ]
    with writing(open_engine(str(path))) as connection:
        for number, entry in enumerate(entries, 1):
            line = Line(number, at, entry)
            before = None if number == 1 else row_of(sheet, 0.0)
            apply(sheet, line)
            append(connection, sheet.id, line, before, row_of(sheet, 0.0))
    return sheet.id


def lines_of(house: Running, laid: str) -> list[Line]:
    with open_engine(house.settings.data).connect() as connection:
        return read(connection, laid)


def test_a_log_of_the_future_does_not_wait_for_it(tmp_path: Path) -> None:
    """The clock was an hour ahead, then the house was closed and the clock set right."""
    path = tmp_path / "house.db"
    with open_house(path):
        pass
    with registered():
        laid = a_table(path, time.time() + HOUR, Pace())
    with open_house(path) as house:  # nobody visits the table: the house finds it itself
        until(lambda: any(isinstance(line.entry, Moved) for line in lines_of(house, laid)))
        times = [line.at for line in lines_of(house, laid)]
        assert times == sorted(times)
        assert times[-1] < times[0] + 120


def test_who_was_asked_before_the_house_opened_has_a_moment(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with open_house(path):
        pass
    with registered():
        laid = a_table(path, time.time() - HOUR, Pace(30.0))
    with open_house(path, reprieve=600.0) as house:
        seat = house.guest("Cleo").sit(laid)
        while seat.position["waiting"] != [0]:
            seat.receive()
        rounds()
        assert not seat.table["seats"][0]["absent"]
    with open_house(path, reprieve=0.0) as house:
        seat = house.guest("Cleo").sit(laid)
        while not seat.table["seats"][0]["absent"]:
            seat.receive()


# The clock itself.


def test_the_clock_follows_the_system_at_once_or_slowly(
    wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    steady = [0.0]
    monkeypatch.setattr(clock, "monotonic", lambda: steady[0])
    monkeypatch.setattr(clock, "time", lambda: 1000.0 + steady[0] + wall.off)
    ours = Clock()
    wall.off = HOUR
    steady[0] = 10.0
    assert ours.now() == 1010.0
    assert ours.settle(at_once=False) == pytest.approx(0.1)
    assert ours.now() == pytest.approx(1010.1)
    assert ours.settle(at_once=True) == pytest.approx(HOUR - 0.1)
    assert ours.now() == pytest.approx(1010.0 + HOUR)
    wall.off = 0.0
    steady[0] = 20.0
    assert ours.settle(at_once=False) == pytest.approx(-0.1)
    at_table = TableClock(ours)
    sheet = TableState("table")
    sheet.number, sheet.at = 1, ours.now()
    assert at_table.now(sheet) == sheet.at
    ours.settle(at_once=True)
    steady[0] = 25.0
    assert ours.now() == pytest.approx(1025.0)
    assert at_table.now(sheet) == pytest.approx(sheet.at + 5.0)


def test_no_table_reads_the_systems_clock() -> None:
    """What waits or is written at a table goes by the house's clock alone."""
    for module in (laying, room, socket, actor):
        assert getattr(module, "time", None) is not time.time, module.__name__
