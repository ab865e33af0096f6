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
        link = screen.get_by_label("Invite").input_value()
        assert "/table/" in link
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
        mover = next(
            person.page
            for person in (first, second)
            if person.page.locator(".shell[data-mine='true']").count() > 0
        )
        before, lying = turn_of(mover), screen.locator(".table .card").count()
        mover.locator(".hand [aria-disabled='false']").first.tap()
        wait_for_a_move(mover, before)
        expect(screen.locator(".table .card")).not_to_have_count(lying)


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
