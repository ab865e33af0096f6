"""A room: from game to game with the same people, its name, its lock, its host, its score."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from support.browser import DESK, PHONE, violations, visitor
from support.server_harness import Guest, Running, play_on

OPEN = {"kind": "open"}


def finished(house: Running) -> tuple[Guest, Guest, str]:
    """Ada and Bo after a game of theirs."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.lay("a-chord", [OPEN, OPEN])
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seats = ada.sit(table), bo.sit(table)
    assert seats[0].ask("say", text="One more?")["type"] == "done"
    play_on(*seats)
    for seat in seats:
        seat.close()
    return ada, bo, table


@contextmanager
def two_pages(
    browser: Browser,
    house: Running,
    people: tuple[Guest, Guest],
    path: str,
    size: dict[str, int],
    other_size: dict[str, int] | None = None,
) -> Iterator[tuple[Page, Page]]:
    """The pages of two people, of the same size unless another is given for the second."""
    with (
        visitor(browser, house, size) as first,
        visitor(browser, house, other_size or size) as second,
    ):
        for person, guest in ((first, people[0]), (second, people[1])):
            person.be(guest)
            person.visit(path)
        yield first.page, second.page


def test_a_rematch_seats_everybody_again_with_one_tap(browser: Browser, house: Running) -> None:
    """Seats turned by one; the talk comes along; after the second game the evening is counted."""
    ada, bo, table = finished(house)
    path = f"/table/{table}"
    with two_pages(browser, house, (ada, bo), path, PHONE, DESK) as (phone, desk):
        phone.get_by_role("button", name="Play again").click()
        expect(phone.get_by_text("Waiting for Bo.")).to_be_visible()
        expect(desk.get_by_text("Ada proposes Take the A Chord.")).to_be_visible()
        assert violations(phone) == []
        assert violations(desk) == []
        desk.get_by_role("button", name="I’m ready").click()
        for page in (phone, desk):
            page.wait_for_url(lambda url: table not in url)
            page.wait_for_selector(".hand")
        fresh = phone.url.rpartition("/")[2]
        assert desk.url.endswith(fresh)
        assert [chair["name"] for chair in ada.get(f"/api/tables/{fresh}")["seats"]] == [
            "Bo",
            "Ada",
        ]
        for page in (phone, desk):
            page.get_by_role("button", name="Chat").click()
            expect(page.get_by_text("One more?")).to_be_visible()
            page.goto(house.url)  # to draw a whole game is dear, and is tested elsewhere
        seats = ada.sit(fresh), bo.sit(fresh)
        play_on(*seats)
        for page in (phone, desk):
            page.goto(f"{house.url}/table/{fresh}")
            expect(page.get_by_text("The evening: 2 games")).to_be_visible()
            assert violations(page) == []
        for seat in seats:
            seat.close()


def test_another_game_by_the_keyboard_and_without_whoever_is_not_ready(
    browser: Browser, house: Running
) -> None:
    ada, bo, table = finished(house)
    with two_pages(browser, house, (ada, bo), f"/table/{table}", DESK) as (left, right):
        left.get_by_role("button", name="Another game").focus()
        left.keyboard.press("Enter")
        expect(left.get_by_role("dialog", name="Another game")).to_be_visible()
        left.get_by_role("button", name="Re-Chord").focus()
        left.keyboard.press("Enter")
        expect(left.get_by_role("button", name="Propose Re-Chord")).to_be_focused()
        left.get_by_role("radio", name="Expert").focus()
        left.keyboard.press("Space")
        assert violations(left) == []
        left.get_by_role("button", name="Propose Re-Chord").focus()
        left.keyboard.press("Enter")
        expect(right.get_by_text("Ada proposes Re-Chord. Expert.")).to_be_visible()
        expect(left.get_by_role("button", name="Go on without the others")).to_be_focused()
        left.keyboard.press("Enter")
        left.wait_for_selector(".gathering")
        right.get_by_role("link", name="To the next game").click()
        right.get_by_role("button", name="Join").click()
        expect(left.locator(".gathering li .who")).to_have_text(["Bo", "Ada (you, host)"])
        expect(left.get_by_text("The evening: 1 game")).to_be_visible()
        terms = left.get_by_role("region", name="How this table plays")
        expect(terms).to_contain_text("Songs: Stadium")
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
    ada, bo, cleo = house.guest("Ada"), house.guest("Bo"), house.guest("Cleo")
    table = ada.lay("a-chord", [OPEN, OPEN, OPEN, OPEN])
    bo.post(f"/api/tables/{table}/join")
    with two_pages(browser, house, (ada, bo), f"/table/{table}", PHONE) as (left, right):
        left.locator("summary", has_text="Room").click()
        left.get_by_label("Name of the room").fill("Friday night")
        cleo.post(f"/api/tables/{table}/join")
        expect(left.locator(".gathering li .who").nth(2)).to_contain_text("Cleo")
        expect(left.get_by_label("Name of the room")).to_have_value("Friday night")
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
        right.locator("summary", has_text="Change the rules options").click()
        right.get_by_role("radio", name="As printed").check()
        expect(terms).to_contain_text("Variant: As printed what was played has to be remembered")
        assert violations(right) == []
        left.get_by_role("button", name="Start").click()
        for page in (left, right):
            page.wait_for_selector(".hand")
        expect(left.locator(".table .clock")).to_have_text([re.compile(r"^[56]:\d\d$")])
        expect(left.get_by_role("button", name="Hint")).to_be_disabled()
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
            re.compile("Without hints.*Memory aid: no", re.DOTALL)
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
