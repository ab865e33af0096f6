"""One's own games, profiles and ladders, as one finds them from the start page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser import DESK, violations, visitor
from support.server_harness import Guest, Running

PHONE = {"width": 360, "height": 640}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
TITLE = "Take the A Chord"
every_size = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


def play_rated(ada: Guest, ben: Guest) -> None:
    for guest in (ada, ben):
        guest.ask("PATCH", "/api/me", {"rated": True})
    table = ada.lay("a-chord", [OPEN, OPEN], rated=True)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seats = [ada.sit(table), ben.sit(table)]
    while seats[0].table["status"] == "playing":
        for seat in seats:
            seat.drain()
            if seat.may_move:
                seat.move()


def await_turn(guest: Guest) -> None:
    """A table at which this guest must decide."""
    table = guest.lay("six-forces", [OPEN, BOT, BOT], beat=0)
    guest.post(f"/api/tables/{table}/start")
    seat = guest.sit(table)
    while not seat.may_move:
        seat.receive()
    seat.close()


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@every_size
def test_my_turn_my_games_my_profile(
    browser: Browser, house: Running, size: dict[str, int]
) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    play_rated(ada, ben)
    await_turn(ada)
    with visitor(browser, house, size) as person:
        page = person.page
        person.be(ada)
        person.visit("/")
        expect(page).to_have_title("(1) Bandstand")
        page.get_by_role("button", name="Your turn (1)").click()
        headings = page.locator("dialog[open] h3")
        expect(headings).to_have_text(["Your turn", "Finished"])
        listed = page.locator("dialog[open]")
        expect(listed.get_by_role("link", name=TITLE)).to_contain_text("Place")
        assert violations(page) == []
        listed.get_by_role("link", name="6 Forces").click()
        page.wait_for_url("**/table/*")
        page.go_back()

        page.get_by_role("button", name="You", exact=True).click()
        page.get_by_role("link", name="My games and ratings").click()
        expect(page.get_by_role("heading", name="Ada")).to_be_visible()
        mine = page.get_by_role("row", name=TITLE)
        expect(mine).to_contain_text("±")
        assert violations(page) == []
        assert fits(page)

        page.get_by_role("link", name=TITLE).click()
        expect(page.get_by_role("heading")).to_have_text(f"{TITLE}: the ladder")
        expect(page.locator("tr[aria-current]")).to_contain_text("Ada")
        assert violations(page) == []
        assert fits(page)

        page.go_back()
        page.get_by_role("link", name="Ben").click()
        expect(page.get_by_role("heading", name="Ben")).to_be_visible()
        expect(page.get_by_text("Played with")).to_have_count(0)


def test_many_games_are_found_by_their_names(browser: Browser, house: Running) -> None:
    ada = house.guest("Ada")
    for game, seats in (("a-chord", 2), ("six-forces", 3)):
        for _ in range(5):
            ada.lay(game, [OPEN] * seats)
    with visitor(browser, house) as person:
        person.be(ada)
        person.visit("/")
        person.page.get_by_role("button", name="Continue").click()
        tables = person.page.locator("dialog[open] li")
        expect(tables).to_have_count(10)
        person.page.get_by_label("Find by game or name").fill("take the a")
        expect(tables).to_have_count(5)
        person.page.get_by_label("Find by game or name").fill("nobody")
        expect(tables).to_have_count(0)


def test_somebody_unknown_gets_a_sentence(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as person:
        person.visit("/person/nobody")
        expect(person.page.get_by_role("alert")).to_be_visible()
        person.troubles[:] = [one for one in person.troubles if "status of 404" not in one]
