"""A television and two phones: the table on the one, a hand on each of the others."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from support.browser import (
    PHONE,
    lift_the_curtain,
    play_until_the_curtain_falls,
    turn_of,
    violations,
    visitor,
    wait_for_a_move,
    whose_turn,
)
from support.server_harness import Running

TV = {"width": 1920, "height": 1080}


def choose(page: Page, way: str, players: int) -> None:
    """Open all the ways to play the first game, and take one of them."""
    page.get_by_role("button", name=re.compile("^More ways")).first.click()
    page.get_by_role("radio", name=re.compile(way)).check()
    page.get_by_label("Players").first.select_option(str(players))


def test_a_television_and_two_phones(browser: Browser, house: Running) -> None:
    with (
        visitor(browser, house, TV) as television,
        visitor(browser, house, PHONE, touch=True) as first,
        visitor(browser, house, PHONE, touch=True) as second,
    ):
        television.visit("/")
        screen = television.page
        choose(screen, "On a big screen", 2)
        screen.get_by_role("button", name="Create table").click()
        expect(screen.get_by_text("Scan the code with your phone to join.")).to_be_visible()
        invitation = screen.get_by_label("Invite")
        expect(invitation).to_have_value(re.compile("/table/"))
        link = invitation.input_value()
        assert violations(screen) == []
        for person in (first, second):
            person.page.goto(link)
            person.page.get_by_role("button", name="Join").first.tap()
            expect(person.page.get_by_role("button", name="Not now")).to_be_visible()
        expect(screen.get_by_text("The first to join starts the game")).to_be_visible()
        expect(screen.locator(".lobby li.free")).to_have_count(0)
        first.page.get_by_role("button", name="Start").tap()
        for person in (first, second):
            expect(person.page.locator("section.hand")).to_be_visible()
        screen.wait_for_selector(".shell")
        expect(screen.locator("section.hand")).to_have_count(0)
        expect(screen.get_by_role("navigation")).to_have_count(0)
        assert violations(screen) == []
        # Whoever's turn it is plays a card on their phone, and it lies on the television.
        mover = whose_turn([first.page, second.page])
        before, lying = turn_of(mover), screen.locator(".table .card").count()
        mover.locator(".hand [aria-disabled='false']").first.tap()
        wait_for_a_move(mover, before)
        expect(screen.locator(".table .card")).not_to_have_count(lying)
        look_over_a_shoulder(first.page, second.page, screen, link, browser, house)


def look_over_a_shoulder(
    owner: Page, other: Page, screen: Page, link: str, browser: Browser, house: Running
) -> None:
    """The table agrees, a friend asks by name, the owner says yes: nobody else sees a card."""
    owner.get_by_role("button", name="Settings").tap()
    owner.get_by_text("Change how this table plays").tap()
    owner.get_by_label("Spectators see").select_option("shoulder")
    other.get_by_role("button", name="Agree").tap()
    owner.get_by_role("button", name="Close").tap()
    with visitor(browser, house) as friend:
        page = friend.page
        page.goto(link)
        page.get_by_role("button", name=re.compile("^Look over")).first.click()
        page.get_by_label("Your name").fill("Mia")
        page.get_by_role("button", name="Send").click()
        owner.get_by_text("Mia asks to look over your shoulder.").wait_for()
        expect(page.locator("section.hand")).to_have_count(0)
        owner.get_by_role("button", name="Agree").tap()
        expect(page.locator("section.hand")).to_be_visible()
        assert page.locator(".hand [aria-disabled='false']").count() == 0, "nothing to decide"
        expect(owner.get_by_text("Mia looks over your shoulder")).to_be_visible()
        expect(screen.get_by_text("Mia looks over the shoulder of")).to_be_visible()
        expect(screen.locator("section.hand")).to_have_count(0)
        assert violations(page) == []
        page.get_by_role("button", name="Stop looking").click()
        expect(page.locator("section.hand")).to_have_count(0)
        ask_to_go(owner, "Mia")
        expect(page.get_by_role("alert")).to_contain_text("The host asked you to leave")
        # What the page asked for just before may be refused just after.
        friend.troubles[:] = [one for one in friend.troubles if "of 403" not in one]


def ask_to_go(host: Page, name: str) -> None:
    """The host finds a spectator in the settings of the room, and wants them to watch no more."""
    host.get_by_role("button", name="Settings").tap()
    host.locator("summary", has_text="Room").tap()
    host.get_by_role("button", name=f"Ask {name} to go").tap()
    expect(host.get_by_role("button", name=f"Ask {name} to go")).to_have_count(0)
    assert violations(host) == []


def test_bots_sit_among_people_round_one_screen_and_the_curtain_tells_the_news(
    browser: Browser, house: Running
) -> None:
    with visitor(browser, house, PHONE, touch=True) as person:
        person.visit("/")
        page = person.page
        choose(page, "Same screen", 3)
        page.get_by_label("Bots among them").select_option("1")
        expect(page.get_by_label(re.compile("Player \\d"))).to_have_count(2)
        page.get_by_role("button", name="Create table").tap()
        page.wait_for_selector(".curtain")
        news = page.get_by_role("list", name="What happened meanwhile")
        assert news.count() == 0, "nobody has looked away yet"
        for _ in range(3):
            lift_the_curtain(page)
            play_until_the_curtain_falls(page)
        expect(news.locator("li").first).to_be_visible()
        assert violations(page) == []
