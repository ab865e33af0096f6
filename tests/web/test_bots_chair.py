"""A friend asks for a bot's chair in the page, the host answers in theirs; a game that waits."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from support.browser import PHONE, visitor
from support.server_harness import Guest, Running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


def dealt(guest: Guest) -> str:
    table = guest.lay("a-chord", [OPEN, BOT, BOT])
    guest.post(f"/api/tables/{table}/start")
    return table


def test_the_host_is_asked_and_says_yes(browser: Browser, house: Running) -> None:
    ada = house.guest("Ada")
    table = dealt(ada)
    with visitor(browser, house) as host, visitor(browser, house, PHONE, touch=True) as friend:
        host.be(ada)
        host.visit(f"/table/{table}")
        host.page.wait_for_selector(".hand")
        friend.visit(f"/table/{table}")
        friend.page.get_by_role("button", name="Ask for").first.click()
        asked = friend.page.locator(".wish")
        expect(asked).to_contain_text("You asked for Dolce’s seat; the host decides.")
        expect(friend.page.get_by_role("button", name="Ask for")).to_have_count(0)
        request = host.page.locator(".wish")
        expect(request).to_contain_text("would like Dolce’s seat.")
        request.get_by_role("button", name="Agree").click()
        friend.page.wait_for_selector(".hand")
        expect(host.page.locator(".wish")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "asks", "declined"),
    [
        ("fr", "Demander la place de Dolce", "voudrait la place de Dolce."),
        ("ja", "Dolceの席を希望する", "Dolceの席に座りたいそうです。"),
    ],
)
def test_the_host_says_no_in_other_languages(
    browser: Browser, house: Running, language: str, asks: str, declined: str
) -> None:
    ada = house.guest("Ada")
    table = dealt(ada)
    chosen = {"fr": "Refuser", "ja": "このまま続ける"}[language]
    with visitor(browser, house) as host, visitor(browser, house) as friend:
        host.be(ada)
        for person in (host, friend):
            person.visit("/")
            person.page.get_by_role("button", name="Settings").click()
            person.page.get_by_label("Language").select_option(language)
            person.visit(f"/table/{table}")
        friend.page.get_by_role("button", name=asks).click()
        request = host.page.locator(".wish")
        expect(request).to_contain_text(declined)
        request.get_by_role("button", name=chosen).click()
        expect(friend.page.locator(".wish")).to_have_count(0)
        expect(friend.page.get_by_role("button", name=asks)).to_be_visible()
        assert friend.page.query_selector(".hand") is None


def test_a_game_that_waits_says_so(browser: Browser, house: Running) -> None:
    ada = house.guest("Ada")
    table = dealt(ada)
    with visitor(browser, house) as watcher:
        watcher.visit(f"/table/{table}")
        watcher.page.wait_for_selector(".shell")
        expect(watcher.page.locator(".wish")).to_have_count(0)
        ada.post(f"/api/tables/{table}/leave")
        notice = watcher.page.locator(".wish")
        expect(notice).to_have_text("Everybody is away: the game waits.")
        seat = ada.sit(table)
        if seat.table["paused"]:
            seat.ask("back")
        expect(notice).to_have_count(0)
