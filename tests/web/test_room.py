"""A room: from game to game with the same people, its name, its lock, its host, its score."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser import DESK, PHONE, violations, visitor
from support.server_harness import Guest, Running, Seat

OPEN = {"kind": "open"}


def play_out(*seats: Seat) -> None:
    """Play first moves until the game is over for everybody."""
    while any(seat.table["status"] == "playing" for seat in seats):
        for seat in seats:
            seat.drain()
            if seat.may_move:
                assert seat.move()["type"] == "done"


def finished(house: Running) -> tuple[Guest, Guest, str]:
    """Ada and Bo after a game of theirs."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.lay("a-chord", [OPEN, OPEN])
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seats = ada.sit(table), bo.sit(table)
    assert seats[0].ask("say", text="One more?")["type"] == "done"
    play_out(*seats)
    for seat in seats:
        seat.close()
    return ada, bo, table


@contextmanager
def two_pages(
    browser: Browser, house: Running, people: tuple[Guest, Guest], path: str, size: dict[str, int]
) -> Iterator[tuple[Page, Page]]:
    with visitor(browser, house, size) as first, visitor(browser, house, size) as second:
        for person, guest in ((first, people[0]), (second, people[1])):
            person.be(guest)
            person.visit(path)
        yield first.page, second.page


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_rematch_seats_everybody_again_with_one_tap(
    browser: Browser, house: Running, size: dict[str, int]
) -> None:
    """Seats turned by one; the talk comes along; after the second game the evening is counted."""
    ada, bo, table = finished(house)
    with two_pages(browser, house, (ada, bo), f"/table/{table}", size) as (left, right):
        left.get_by_role("button", name="Play again").click()
        expect(left.get_by_text("Waiting for Bo.")).to_be_visible()
        expect(right.get_by_text("Ada proposes Take the A Chord.")).to_be_visible()
        assert violations(left) == []
        assert violations(right) == []
        right.get_by_role("button", name="I’m ready").click()
        for page in (left, right):
            page.wait_for_url(lambda url: table not in url)
            page.wait_for_selector(".hand")
        fresh = left.url.rpartition("/")[2]
        assert right.url.endswith(fresh)
        assert [chair["name"] for chair in ada.get(f"/api/tables/{fresh}")["seats"]] == [
            "Bo",
            "Ada",
        ]
        left.get_by_role("button", name="Chat").click()
        expect(left.get_by_text("One more?")).to_be_visible()
        if size is PHONE:
            left.keyboard.press("Escape")
        seats = ada.sit(fresh), bo.sit(fresh)
        play_out(*seats)
        expect(left.get_by_text("The evening: 2 games")).to_be_visible()
        assert violations(left) == []
        for seat in seats:
            seat.close()


def test_another_game_by_the_keyboard_and_without_whoever_is_not_ready(
    browser: Browser, house: Running
) -> None:
    ada, bo, table = finished(house)
    with two_pages(browser, house, (ada, bo), f"/table/{table}", DESK) as (left, right):
        left.get_by_role("button", name="Another game").focus()
        left.keyboard.press("Enter")
        expect(left.get_by_role("button", name="Take the A Chord")).to_be_focused()
        left.get_by_role("button", name="Re-Chord").focus()
        left.keyboard.press("Enter")
        expect(left.get_by_role("button", name="Go on without the others")).to_be_focused()
        left.keyboard.press("Enter")
        left.wait_for_selector(".gathering")
        right.get_by_role("link", name="To the next game").click()
        right.get_by_role("button", name="Join").click()
        expect(left.locator(".gathering li .who")).to_have_text(["Bo", "Ada (you, host)"])
        expect(left.get_by_text("The evening: 1 game")).to_be_visible()
        assert violations(left) == []


def test_the_link_of_a_room_leads_to_where_its_people_are(browser: Browser, house: Running) -> None:
    ada, bo, table = finished(house)
    party = ada.get(f"/api/tables/{table}")["party"]["id"]
    with visitor(browser, house) as person:
        person.visit(f"/room/{party}")
        person.page.wait_for_selector(".ending")
        ada.post(f"/api/tables/{table}/propose", {"game": "a-chord"})
        ada.post(f"/api/tables/{table}/begin")
        person.visit(f"/room/{party}")
        expect(person.page.locator(".gathering li .who").nth(1)).to_contain_text("Ada")
        link = person.page.get_by_label("Invite")
        expect(link).to_have_value(f"{house.url}/room/{party}")
        person.visit("/room/none")
        expect(person.page.get_by_role("alert")).to_be_visible()
        person.troubles[:] = [one for one in person.troubles if "status of 404" not in one]
    bo.client.close()


def test_a_host_names_locks_and_hands_over(browser: Browser, house: Running) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.lay("a-chord", [OPEN, OPEN, OPEN])
    bo.post(f"/api/tables/{table}/join")
    with two_pages(browser, house, (ada, bo), f"/table/{table}", PHONE) as (left, right):
        left.locator("summary", has_text="Room").click()
        left.get_by_label("Name of the room").fill("Friday night")
        left.get_by_role("button", name="Save").click()
        expect(right.get_by_role("heading", name="Friday night")).to_be_visible()
        left.get_by_label("Nobody new can join").check()
        assert violations(left) == []
        left.get_by_label("Make somebody else the host").select_option("Bo")
        left.get_by_role("button", name="Hand over").click()
        expect(right.locator(".gathering li .who").nth(1)).to_have_text("Bo (you, host)")
        with visitor(browser, house) as stranger:
            stranger.visit(f"/table/{table}")
            stranger.page.get_by_role("button", name="Join").click()
            expect(stranger.page.get_by_role("alert")).to_contain_text("nobody new can join")
            stranger.troubles[:] = [one for one in stranger.troubles if "of 403" not in one]


def test_whoever_is_asked_to_go_is_told(browser: Browser, house: Running) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.lay("a-chord", [OPEN, OPEN])
    bo.post(f"/api/tables/{table}/join")
    with visitor(browser, house) as person:
        person.be(bo)
        person.visit(f"/table/{table}")
        person.page.get_by_role("button", name="Leave").wait_for()
        ada.post(f"/api/tables/{table}/kick", {"seat": 1})
        expect(person.page.get_by_role("alert")).to_contain_text("The host asked you to leave")
        assert violations(person.page) == []
        # What the page asked for just before may be refused just after.
        person.troubles[:] = [one for one in person.troubles if "of 403" not in one]


def test_how_the_table_plays_is_said_and_can_be_changed(browser: Browser, house: Running) -> None:
    """Before the start at once; during the game a pause, and another policy, by consent."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.lay("a-chord", [OPEN, OPEN])
    bo.post(f"/api/tables/{table}/join")
    with two_pages(browser, house, (ada, bo), f"/table/{table}", DESK) as (left, right):
        terms = left.get_by_role("region", name="How this table plays")
        expect(terms).to_contain_text("Hints are allowed")
        right.locator("summary", has_text="Change how this table plays").click()
        right.get_by_label("Allow hints").uncheck()
        expect(terms).to_contain_text("Without hints.")
        right.get_by_label("If somebody is away").select_option("ask the others")
        expect(terms).to_contain_text("the others decide whether a bot plays")
        right.get_by_label("Play with a clock").check()
        right.get_by_label("Seconds for a decision").fill("300")
        right.get_by_label("Seconds for a decision").press("Tab")
        expect(terms).to_contain_text("300 seconds for a decision, 60 more in the bank")
        assert violations(right) == []
        left.get_by_role("button", name="Start").click()
        for page in (left, right):
            page.wait_for_selector(".hand")
        expect(left.locator(".table .clock")).to_have_text([re.compile(r"^[56]:\d\d$")])
        assert left.get_by_role("button", name="Hint").is_disabled()
        right.get_by_role("button", name="Settings").click()
        assert violations(right) == []
        right.get_by_role("button", name="A minute more for Ada").click()
        right.get_by_role("button", name="Settings").click()
        right.get_by_role("button", name="Ask for a pause").click()
        expect(left.locator(".wish")).to_contain_text("Bo asks for a pause.")
        left.get_by_role("button", name="Agree").click()
        expect(right.get_by_text("The game is paused.")).to_be_visible()
        expect(left.locator(".table .clock")).to_have_count(0)
        assert violations(left) == []
        right.get_by_role("button", name="Go on").click()
        expect(left.locator(".table .clock")).to_have_count(1)
        left.get_by_role("button", name="Rules").click()
        expect(left.get_by_role("region", name="How this table plays")).to_contain_text(
            "Without hints."
        )


def test_those_who_are_there_decide_whether_a_bot_plays(browser: Browser, house: Running) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.lay("a-chord", [OPEN, OPEN], policy={"away": "ask"})
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    with visitor(browser, house, PHONE) as person:
        person.be(ada)
        person.visit(f"/table/{table}")
        person.page.get_by_role("button", name="Let a bot play").click()
        expect(person.page.locator("[data-away='bot']")).to_have_count(1)
        assert violations(person.page) == []
