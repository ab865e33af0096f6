"""Who is missed, for how long, and what counts as being back."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from bandstand.server.bus.messages import Attendance
from bandstand.server.live.presence import Absences, attentive_people, connected_people, tell
from bandstand.tables import entries
from bandstand.tables.entries import Line
from bandstand.tables.evolve import apply
from bandstand.tables.state import TableState
from support.page_game import HIGH_NOTE, registered
from support.server_harness import Guest, Running, Seat, running

OPEN = {"kind": "open"}
GRACE = 60.0
MANY = 400  # tries, of which few are needed


@pytest.fixture(scope="module", autouse=True)
def game() -> Iterator[None]:
    with registered():
        yield


def playing(pace: entries.Pace | None = None) -> TableState:
    """A table at which ada and ben play."""
    sheet = TableState("t")
    seats = [entries.SeatPlan(), entries.SeatPlan()]
    written: list[entries.AnyEntry] = [
        entries.Created(
            HIGH_NOTE, 1, {}, seats, "ada", "Ada", "00" * 32, pace=pace or entries.Pace()
        ),
        entries.Sat(0, "ada", "Ada"),
        entries.Sat(1, "ben", "Ben"),
        entries.Started(),
    ]
    for number, entry in enumerate(written, 1):
        apply(sheet, Line(number, 0.0, entry))
    return sheet


class Observed:
    """A table's absences, told now and then who is there."""

    def __init__(self, pace: entries.Pace | None = None) -> None:
        self.state = playing(pace)
        self.absences = Absences(GRACE)

    def look(self, now: float, *attentive: str, hidden: tuple[str, ...] = ()) -> dict[str, float]:
        """Who is connected, before their page or with it hidden; returns the seconds left."""
        self.absences.look(self.state, {*attentive, *hidden}, {*attentive}, now, now)
        return self.absences.left(now)


def test_an_absence_is_not_forgotten_when_the_other_connection_blinks() -> None:
    table = Observed()
    assert table.look(0.0, "ada", "ben") == {}
    assert table.look(1.0, "ben") == {"ada": 60.0}
    now = 1.0
    for _ in range(6):
        now += 9.0
        assert table.look(now) == {}  # nobody waits, so nobody's time runs
        now += 0.5
        table.look(now, "ben")
    assert table.absences.left(now) == {"ada": 6.0}
    assert table.absences.overdue(now + 5.9) == set()
    assert table.absences.overdue(now + 6.0) == {"ada"}


def test_who_stops_for_dinner_together_is_not_played_for_at_once() -> None:
    table = Observed()
    table.look(0.0, "ada", "ben")
    table.look(10.0, "ben")
    table.look(15.0)
    assert table.look(4000.0) == {}
    assert table.look(4001.0, "ben") == {"ada": 55.0}


def test_a_hidden_page_that_reconnects_is_not_its_owner() -> None:
    table = Observed()
    table.look(0.0, "ada", "ben")
    table.look(10.0, "ben")
    assert table.look(20.0, "ben", hidden=("ada",)) == {"ada": 50.0}
    assert table.look(30.0, "ben") == {"ada": 40.0}
    assert table.look(31.0, "ada", "ben") == {}
    assert table.look(32.0, "ben") == {"ada": 60.0}


def test_a_hidden_page_that_stays_connected_is_not_missed_and_waits_for_others() -> None:
    table = Observed()
    table.look(0.0, "ada", "ben")
    assert table.look(10.0, "ben", hidden=("ada",)) == {}
    assert table.look(20.0, hidden=("ada",)) == {"ben": 60.0}


def test_where_there_is_a_clock_nobody_is_missed() -> None:
    table = Observed(entries.Pace(30.0))
    assert table.look(0.0, "ben") == {}
    assert table.absences.overdue(1000.0) == set()


def test_the_moment_told_is_steady_unless_the_clock_of_the_machine_jumps() -> None:
    table = Observed()
    table.look(0.0, "ben")
    assert table.absences.announced(0.0, 1_000.0) == {"ada": 1060.0}
    assert table.absences.announced(5.0, 1_005.25) == {"ada": 1060.0}
    assert table.absences.announced(6.0, 4_606.0) == {"ada": 4660.0}


def test_who_is_there_through_several_processes() -> None:
    everywhere = [Attendance(["ada", "ben"], 1, [], ["ben"]), Attendance(["cleo"], 2)]
    assert connected_people(everywhere) == {"ada", "ben", "cleo"}
    assert attentive_people(everywhere) == {"ben", "cleo"}  # an older process does not say
    told = tell(playing(), everywhere, {"ada": 7.0})
    assert (told.seats, told.spectators) == ([0, 1], 3)
    assert [(away.seat, away.until) for away in told.away] == [(0, 7.0)]


# At a live table.


def two_people(house: Running) -> tuple[Guest, Seat, Guest, Seat, str]:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return ada, ada.sit(table), ben, ben.sit(table), table


def absent(guest: Guest, table: str, seat: int = 0) -> bool:
    return bool(guest.get(f"/api/tables/{table}")["seats"][seat]["absent"])


def test_the_house_bot_takes_over_although_whoever_waits_reconnects(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), grace=1.5) as house:
        _, here, ben, there, table = two_people(house)
        here.close()
        for _ in range(MANY):
            there.drain()
            sleep(0.1)
            there.close()
            if absent(ben, table):
                return
            there = ben.sit(table)
        pytest.fail("the absence was forgotten again and again")


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house whose bots take their time, so that people can be back before one has moved."""
    path = tmp_path_factory.mktemp("calm") / "house.db"
    with running(str(path), grace=3600.0, beat=3600.0) as server:
        yield server


def test_a_hidden_page_does_not_take_the_chair_back_until_it_is_seen(calm: Running) -> None:
    ada, here, _, _, table = two_people(calm)
    here.close()
    ada.post(f"/api/tables/{table}/leave")
    again = ada.sit(table, visible=False)
    assert again.table["seats"][0]["absent"]
    assert again.ask("visibility", visible=False)["type"] == "done"
    assert again.ask("ping")["type"] == "pong"
    assert absent(ada, table)
    assert again.ask("visibility", visible=True)["type"] == "done"
    assert not again.table["seats"][0]["absent"]


def test_a_page_that_knows_and_merely_reconnects_is_not_back(calm: Running) -> None:
    ada, here, _, _, table = two_people(calm)
    ada.post(f"/api/tables/{table}/leave")
    here.drain()
    assert here.table["seats"][0]["absent"]
    here.close()
    again = ada.sit(table, number=here.number)
    assert again.table["seats"][0]["absent"]
    assert ada.sit(table, number=10_000).table["seats"][0]["absent"] is False  # knows nothing


def test_a_page_that_did_not_know_is_back(calm: Running) -> None:
    ada, here, _, _, table = two_people(calm)
    here.drain()
    here.close()
    ada.post(f"/api/tables/{table}/leave")
    assert not ada.sit(table, number=here.number).table["seats"][0]["absent"]


def test_whoever_moves_is_back(calm: Running) -> None:
    ada, here, _, _, table = two_people(calm)
    ada.post(f"/api/tables/{table}/leave")
    here.drain()
    assert here.move()["type"] == "done"
    assert [line["kind"] for line in here.lines[-3:]] == ["absent", "back", "moved"]


def test_an_act_of_a_hidden_page_ends_the_absence(calm: Running) -> None:
    ada, here, _, there, table = two_people(calm)
    here.close()
    while not there.presence.get("away"):
        there.until("presence")
    again = ada.sit(table, visible=False)
    there.drain()
    assert (there.presence["seats"], len(there.presence["away"])) == ([0, 1], 1)
    again.ask("say", text="here I am")
    while there.presence["away"]:
        there.until("presence")


def test_a_second_page_behind_the_first_changes_nothing(calm: Running) -> None:
    ada, here, _, there, table = two_people(calm)
    behind = ada.sit(table, visible=False)
    here.close()
    behind.drain()
    there.drain()
    assert (there.presence["seats"], there.presence["away"]) == ([0, 1], [])


def test_several_seats_before_one_screen_come_back_together(calm: Running) -> None:
    ada = calm.guest("Ada")
    table = ada.lay(HIGH_NOTE, [{"kind": "local"}, {"kind": "local"}])
    ada.post(f"/api/tables/{table}/start")
    ada.post(f"/api/tables/{table}/leave")
    hidden = ada.sit(table, visible=False)
    assert [chair["absent"] for chair in hidden.table["seats"]] == [True, True]
    hidden.ask("visibility", visible=True)
    assert [chair["absent"] for chair in hidden.table["seats"]] == [False, False]


def test_visibility_says_yes_or_no(calm: Running) -> None:
    _, here, _, _, _ = two_people(calm)
    here.send("visibility", visible="perhaps")
    assert here.until("refused")["code"] == "no-message"
    assert here.ask("ping")["type"] == "pong"


def test_nobody_waits_for_somebody_on_holiday() -> None:
    table = Observed()
    table.look(0.0, "ada", "ben")
    assert table.look(10.0, "ben") == {"ada": 60.0}
    table.state.chairs[0].holiday = entries.Holiday(40.0, 400.0)
    assert table.look(20.0, "ben") == {"ada": 50.0}
    assert table.absences.next_look == 40.0  # then it begins, and nobody waits any longer
    assert table.look(40.0, "ben") == {}
    assert table.absences.next_look == 400.0
    assert table.look(400.0, "ben") == {"ada": 60.0}  # it is over: the wait begins again
    assert table.look(410.0, "ada", "ben") == {}
    assert table.absences.next_look == math.inf
