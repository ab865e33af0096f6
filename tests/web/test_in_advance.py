"""Answers given in advance from the page, and what a holiday looks like at the table."""

from __future__ import annotations

from time import time

from playwright.sync_api import Browser, expect

from support.browser import DESK, PHONE, violations, visitor
from support.server_harness import Running

OPEN = {"kind": "open"}
DAILY = {"seconds": 86_400.0}
DAY = 86_400.0


def test_what_is_said_in_advance_is_kept_and_done(browser: Browser, house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("six-forces", [OPEN, OPEN, {"kind": "bot", "level": 0}], pace=DAILY)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seats = {"Ada": ada.sit(table), "Ben": ben.sit(table)}
    for seat in seats.values():
        seat.ask("speed", beat=0.0)
    while not any(seat.may_move for seat in seats.values()):
        for seat in seats.values():
            seat.drain()
    mover = next(name for name, seat in seats.items() if seat.may_move)
    waiter = "Ben" if mover == "Ada" else "Ada"
    with visitor(browser, house, PHONE, touch=True) as person:
        person.be({"Ada": ada, "Ben": ben}[waiter])
        person.visit(f"/table/{table}")
        page = person.page
        page.locator("[data-action='in-advance']").tap()
        choices = page.locator("[data-premove]")
        wanted = [choices.nth(0), choices.nth(3)]
        for number, choice in enumerate(wanted, 1):
            choice.tap()
            expect(choice).to_have_attribute("aria-pressed", "true")
            expect(choice.locator(".place")).to_have_text(f"{number}.")
        expect(page.get_by_text("It’s kept: you can leave the table.")).to_be_visible()
        assert violations(page) == []
        first = wanted[0].get_attribute("data-premove")
        wanted[0].tap()
        expect(wanted[1].locator(".place")).to_have_text("1.")
        page.get_by_role("button", name="Say nothing in advance").tap()
        expect(page.locator("[data-premove][aria-pressed=true]")).to_have_count(0)
        wanted[0].focus()
        page.keyboard.press("Enter")
        expect(wanted[0]).to_have_attribute("aria-pressed", "true")
    seat = seats[waiter]
    while not seat.lines[-1].get("move") and seat.table["status"] == "playing":
        if seats[mover].may_move:
            seats[mover].move()
        seats[mover].drain()
        seat.receive()
    assert seat.lines[-1]["move"]["text"] == first


_LEFT_EDGES = """() => [...document.querySelectorAll('.actions .button')]
  .map(one => Math.round(one.getBoundingClientRect().left))"""


def test_no_button_moves_when_the_turn_passes(browser: Browser, house: Running) -> None:
    """Without a clock one may say something in advance, in the place of the hint."""
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [OPEN, OPEN], options={"first": 1})
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seat = ada.sit(table)
    with visitor(browser, house, PHONE, touch=True) as person:
        person.be(ada)
        person.visit(f"/table/{table}")
        page = person.page
        page.wait_for_selector("[data-mine='true']")
        expect(page.get_by_role("button", name="Hint")).to_be_visible()
        edges = page.evaluate(_LEFT_EDGES)
        seat.move()
        expect(page.locator("[data-action='in-advance']")).to_be_visible()
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
        assert page.evaluate(_LEFT_EDGES) == edges
    seat.close()


def test_a_plate_says_until_when_somebody_is_on_holiday(browser: Browser, house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    policy = {"away": "ask"}
    table = ada.lay("a-chord", [OPEN, OPEN], policy=policy)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    now = time()
    ben.ask("PUT", "/api/me/holiday", {"start": now, "end": now + 3 * DAY})
    with visitor(browser, house, DESK) as person:
        person.be(ada)
        person.visit(f"/table/{table}")
        page = person.page
        plate = page.locator(".plate[data-away=holiday]")
        expect(plate).to_have_count(1)
        expect(plate.locator(".unseen")).to_contain_text("on holiday until")
        expect(page.get_by_role("button", name="Let a bot play")).to_have_count(0)
        assert violations(page) == []
