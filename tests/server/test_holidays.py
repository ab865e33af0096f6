"""Holidays over HTTP: at one's tables, at those one sits down at, within the year's days."""

from __future__ import annotations

from time import time

from support.server_harness import Guest, Running

OPEN = {"kind": "open"}
DAY = 86_400.0
HOLIDAY = "/api/me/holiday"
DAILY = {"seconds": DAY}


def two_at_a_table(house: Running) -> tuple[Guest, Guest, str]:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [OPEN, OPEN], pace=DAILY)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return ada, ben, table


def deadline(guest: Guest, table: str) -> float:
    (line,) = [one for one in guest.get("/api/tables/mine") if one["id"] == table]
    return float(line["until"])


def test_a_holiday_moves_the_deadline_where_others_see_it(house: Running) -> None:
    ada, ben, table = two_at_a_table(house)
    waiting = ada if ada.sit(table).may_move else ben
    other = ben if waiting is ada else ada
    before = deadline(waiting, table)
    seat = other.sit(table)
    start = time()
    holiday = {"start": start, "end": start + 7 * DAY}
    assert waiting.ask("PUT", HOLIDAY, holiday).is_success
    told = seat.until("event")
    assert told["line"]["kind"] == "holiday-set"
    seats = other.get(f"/api/tables/{table}")["seats"]
    assert {one["person"]: one["holiday"] is not None for one in seats} == {
        waiting.id: True,
        other.id: False,
    }
    assert 6.9 * DAY < deadline(waiting, table) - before < 7.1 * DAY
    assert other.get(f"/api/people/{waiting.id}")["person"]["holiday"]["end"] == holiday["end"]
    assert waiting.ask("DELETE", HOLIDAY).is_success
    assert deadline(waiting, table) - before < DAY
    data = waiting.get("/api/me/data")
    assert str(int(start)) in data["person"]["holidays"]


def test_who_sits_down_on_holiday_is_away_there_too(house: Running) -> None:
    ada = house.guest("Ada")
    now = time()
    ada.ask("PUT", HOLIDAY, {"start": now, "end": now + DAY})
    table = ada.lay("a-chord", [OPEN, OPEN], pace=DAILY)
    assert ada.get(f"/api/tables/{table}")["seats"][0]["holiday"]["end"] == now + DAY


def test_more_days_than_a_year_has_are_refused(house: Running) -> None:
    ada, now = house.guest("Ada"), time()
    assert ada.refused("PUT", HOLIDAY, {"start": now, "end": now + 31 * DAY})[1] == "long-holiday"
    assert ada.refused("PUT", HOLIDAY, {"start": now, "end": now - DAY})[1] == "bad-holiday"
    assert ada.get("/api/me")["holiday"] is None
    assert house.client().put(HOLIDAY, json={"start": now, "end": now + DAY}).status_code == 401
