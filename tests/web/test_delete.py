"""A game of one's own can be deleted on its replay: what a full quota advises can be done."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from support.browser import DESK, PHONE, visitor
from support.server_harness import Guest, Running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


def closed_game(guest: Guest) -> str:
    table = guest.lay("a-chord", [OPEN, BOT], public=False)
    guest.post(f"/api/tables/{table}/start")
    seat = guest.sit(table)
    while not seat.may_move:
        seat.receive()
    seat.move()
    guest.post(f"/api/tables/{table}/resign")
    return table


def test_a_game_against_bots_is_deleted_after_asking(browser: Browser, house: Running) -> None:
    guest = house.guest("Owner")
    table = closed_game(guest)
    with visitor(browser, house, DESK) as person:
        page = person.page
        person.be(guest)
        person.visit(f"/replay/{table}")
        page.get_by_role("button", name="Delete this game").click()
        page.get_by_role("button", name="Cancel").click()
        assert guest.get(f"/api/tables/{table}")["status"] == "closed"
        page.get_by_role("button", name="Delete this game").click()
        page.get_by_role("button", name="Delete it").click()
        page.wait_for_url(f"{house.url}/")
    assert guest.refused("GET", f"/api/tables/{table}") == (404, "not-found")


def test_a_record_is_deleted_on_the_phone(browser: Browser, house: Running) -> None:
    guest = house.guest("Owner")
    record = guest.get(f"/api/tables/{closed_game(guest)}/record")
    kept = guest.post("/api/records", record)["id"]
    with visitor(browser, house, PHONE, touch=True) as person:
        page = person.page
        person.be(guest)
        person.visit(f"/record/{kept}")
        page.get_by_role("button", name="What mattered").click()
        page.get_by_role("button", name="Delete this game").click()
        page.get_by_role("button", name="Delete it").click()
        page.wait_for_url(f"{house.url}/")
    assert guest.get("/api/records") == []


def test_nobody_else_is_offered_to_delete_it(browser: Browser, house: Running) -> None:
    guest, other = house.guest("Owner"), house.guest("Other")
    table = closed_game(guest)
    for someone in (None, other):
        with visitor(browser, house, DESK) as person:
            if someone is not None:
                person.be(someone)
            person.visit(f"/replay/{table}")
            expect(person.page.get_by_role("link", name="Save the game")).to_be_visible()
            person.page.wait_for_load_state("networkidle")
            expect(person.page.get_by_role("button", name="Delete this game")).to_have_count(0)
