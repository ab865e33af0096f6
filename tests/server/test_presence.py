"""Who is there: people cut off, the grace they have, the seat given back; and the bots' beat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic, time
from typing import Any

import pytest

from bandstand.server.bus.elsewhere import Elsewhere
from bandstand.server.bus.messages import Attendance, Connected
from support.page_game import HIGH_NOTE, registered
from support.server_harness import Guest, Running, Seat, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
GRACE = 0.5


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house with little patience."""
    path = tmp_path_factory.mktemp("hasty") / "house.db"
    with registered(), running(str(path), grace=GRACE) as server:
        yield server


def two_people(house: Running, **plan: Any) -> tuple[Guest, Seat, Seat, str]:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN], **plan)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return ada, ada.sit(table), ben.sit(table), table


def wait_for_away(seat: Seat, seats: list[int]) -> dict[str, Any]:
    while [away["seat"] for away in seat.presence.get("away", [])] != seats:
        seat.until("presence")
    return seat.presence


def test_whoever_is_cut_off_is_away_then_played_for_then_back(hasty: Running) -> None:
    guest, ada, ben, table = two_people(hasty)
    began = time()
    ada.close()
    presence = wait_for_away(ben, [0])
    assert presence["seats"] == [1]
    assert began - 1 < presence["away"][0]["until"] - GRACE < time() + 1
    while not ben.table["seats"][0]["absent"]:
        ben.receive()
    assert ben.lines[-1]["sentence"].startswith("Ada was cut off; a bot plays")
    ben.move()
    while not ben.may_move and ben.table["status"] == "playing":
        ben.receive()
    assert ben.table["status"] == "playing"
    again = guest.sit(table)
    assert not again.table["seats"][0]["absent"]
    ben.drain()
    assert ben.lines[-1]["sentence"] == "Ada is back."
    assert ben.presence["seats"] == [0, 1]
    ben.move()
    while not again.may_move:
        again.receive()
    assert again.move()["type"] == "done"


def test_whoever_comes_back_in_time_loses_nothing(hasty: Running, tmp_path: Path) -> None:
    with registered(), running(str(tmp_path / "house.db"), grace=3600.0) as patient:
        guest, ada, ben, table = two_people(patient)
        ada.close()
        wait_for_away(ben, [0])
        again = guest.sit(table)
        wait_for_away(ben, [])
        assert not any(line["kind"] == "absent" for line in again.lines)
        assert again.move()["type"] == "done"


def test_nobody_is_missed_where_nobody_waits(hasty: Running) -> None:
    guest = hasty.guest("Ada")
    table = guest.lay(HIGH_NOTE, [OPEN, BOT])
    guest.post(f"/api/tables/{table}/start")
    guest.sit(table).close()
    watcher = hasty.guest("Cleo").sit(table)
    ada, ben = two_people(hasty)[1:3]
    ada.close()
    wait_for_away(ben, [0])
    while not ben.table["seats"][0]["absent"]:  # so long, and longer, was the first table alone
        ben.receive()
    watcher.drain()
    assert watcher.presence["away"] == []
    assert not watcher.table["seats"][0]["absent"]


def test_where_there_is_a_clock_the_clock_decides(hasty: Running) -> None:
    _, ada, ben, _ = two_people(hasty, pace={"seconds": 3600})
    _, other_ada, other_ben, _ = two_people(hasty)
    ada.close()
    other_ada.close()
    while not other_ben.table["seats"][0]["absent"]:
        other_ben.receive()
    ben.drain()
    assert (ben.presence["seats"], ben.presence["away"]) == ([1], [])
    assert not ben.table["seats"][0]["absent"]


def test_what_other_processes_say_holds_for_a_while() -> None:
    elsewhere = Elsewhere("mine", 3600.0)
    assert elsewhere.hear(Connected("mine", {"t": Attendance(["ada"], 0)})) == []
    assert elsewhere.at("t") == []
    assert elsewhere.hear(Connected("other", {"t": Attendance(["ada"], 2)})) == ["t"]
    elsewhere.forget()
    assert elsewhere.at("t") == [Attendance(["ada"], 2)]
    elsewhere.hear(Connected("other", {"t": Attendance([], 0)}))
    assert elsewhere.at("t") == [Attendance([], 0)]
    forgetful = Elsewhere("mine", -1.0)
    forgetful.hear(Connected("other", {"t": Attendance(["ada"], 2)}))
    assert forgetful.at("t") == []
    forgetful.forget()
    assert forgetful._said == {}


# The beat.


def test_whoever_plays_alone_sets_the_beat(tmp_path: Path) -> None:
    with registered(), running(str(tmp_path / "house.db"), beat=3600.0) as slow:
        guest = slow.guest("Ada")
        table = guest.lay(HIGH_NOTE, [OPEN, BOT])
        assert guest.get(f"/api/tables/{table}")["beat"] is None
        guest.post(f"/api/tables/{table}/start")
        seat = guest.sit(table)
        assert seat.ask("speed", beat=3.5)["code"] == "bad-beat"
        assert seat.ask("speed", beat=-1)["code"] == "bad-beat"
        began = monotonic()
        assert seat.ask("speed", beat=0)["type"] == "done"
        assert seat.lines[-1]["sentence"] == "Ada sets the beat: bots wait 0 seconds."
        assert seat.table["beat"] == 0
        while seat.table["status"] == "playing":
            seat.move() if seat.may_move else seat.receive()
        assert monotonic() - began < 3600.0
        number = seat.number
        assert seat.ask("speed", beat=1)["code"] == "over"
        fresh = guest.post(f"/api/tables/{table}/rematch")["id"]
        assert guest.get(f"/api/tables/{fresh}")["beat"] == 0
        seat.drain()
        assert seat.number == number + 1


def test_at_a_table_of_several_the_host_sets_the_beat(hasty: Running) -> None:
    guest, ada, ben, table = two_people(hasty, beat=1.5)
    assert guest.get(f"/api/tables/{table}")["beat"] == 1.5
    assert ben.ask("speed", beat=0)["code"] == "not-host"
    assert hasty.guest("Cleo").sit(table).ask("speed", beat=0)["code"] == "not-yours"
    assert ada.ask("speed", beat=0.25)["type"] == "done"
    before = ada.number
    assert ada.ask("speed", beat=0.25)["type"] == "done"
    assert ada.number == before
    ben.drain()
    assert ben.table["beat"] == 0.25
    ada.ask("resign")
    assert ben.ask("speed", beat=0)["type"] == "done"


def test_a_beat_nobody_could_follow(hasty: Running) -> None:
    plan = {"game": HIGH_NOTE, "seats": [OPEN, BOT], "beat": 4}
    assert hasty.guest("Ada").refused("POST", "/api/tables", plan) == (422, "bad-beat")
