"""Everybody reaches everything around the boards: what axe-core finds, and what a finger hits."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser import DESK, PHONE, Person, violations, visitor
from support.server_harness import Guest, Running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
FINGER = 44
SHEETS = ("Scores", "Log", "Rules", "Chat", "Moves", "Settings")

# What a person presses around the board: a box that is ticked is pressed by its label. Sheets cover
# what lies below them; links inside sentences are as high as their line.
_PRESSED = """() => {
  const open = document.querySelector('dialog[open]') ?? document.body;
  const onBoard = thing =>
    thing.closest('.table, .hand') && !thing.closest('.coach, .offer, .over, dialog');
  return [...open.querySelectorAll('button, a.button, summary, select, label:has(input)')]
    .filter(thing => thing.checkVisibility() && !thing.disabled && !onBoard(thing))
    .map(thing => {
      const { width, height } = thing.getBoundingClientRect();
      const name = thing.getAttribute('aria-label') ?? thing.textContent.trim();
      return [name, Math.round(width), Math.round(height)];
    });
}"""


def expect_everybody_to_reach_it(page: Page, finger: bool = True) -> None:
    assert violations(page) == []
    if finger:
        pressed: list[tuple[str, int, int]] = page.evaluate(_PRESSED)
        assert pressed
        assert [one for one in pressed if min(one[1:]) < FINGER] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def open_and_close(page: Page, name: str, finger: bool = True) -> None:
    page.get_by_role("button", name=name, exact=True).click()
    page.wait_for_selector("dialog[open]")
    if name == "Rules":
        page.wait_for_selector("dialog[open] .guide")
    expect_everybody_to_reach_it(page, finger)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.fixture(scope="module")
def played(house: Running) -> tuple[Guest, str]:
    """A guest, and a table whose game is over."""
    guest = house.guest("Mika")
    table = guest.lay("a-chord", [OPEN, BOT], public=False)
    guest.post(f"/api/tables/{table}/start")
    seat = guest.sit(table)
    seat.play_out()
    seat.close()
    return guest, table


def test_the_start_page(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE, touch=True, theme="light") as person:
        person.visit("/")
        person.page.wait_for_selector("article")
        expect_everybody_to_reach_it(person.page)
        for name in ("Continue", "You", "Settings", "More ways to play: Re-Chord"):
            open_and_close(person.page, name)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_gathering(browser: Browser, house: Running, theme: str) -> None:
    guest = house.guest("Mika")
    table = guest.lay("fiddlefoo", [OPEN, OPEN, OPEN, BOT], public=False)
    house.guest("Ben").post(f"/api/tables/{table}/join")
    with visitor(browser, house, PHONE, touch=True, theme=theme) as person:
        person.be(guest)
        person.visit(f"/table/{table}")
        person.page.wait_for_selector(".gathering")
        expect_everybody_to_reach_it(person.page)
        open_and_close(person.page, "Settings")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table_and_its_sheets(browser: Browser, house: Running, theme: str) -> None:
    guest = house.guest("Mika")
    table = guest.lay("a-chord", [OPEN, BOT, BOT], public=False)
    guest.post(f"/api/tables/{table}/start")
    with visitor(browser, house, PHONE, touch=True, met=(), theme=theme) as person:
        page = person.page
        person.be(guest)
        person.visit(f"/table/{table}")
        page.wait_for_selector(".offer")
        expect_everybody_to_reach_it(page)
        page.get_by_role("button", name="Explain it").click()
        page.wait_for_selector(".coach")
        expect_everybody_to_reach_it(page)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Stop the lessons").click()
        guest.sit(table).ask("say", text="Hello")
        for name in SHEETS:
            open_and_close(page, name)


def test_the_curtain(browser: Browser, house: Running) -> None:
    guest = house.guest("Host")
    local: list[dict[str, Any]] = [{"kind": "local", "name": name} for name in ("Ann", "Ben")]
    table = guest.lay("a-chord", local, public=False)
    guest.post(f"/api/tables/{table}/start")
    seat = guest.sit(table)
    seat.send("lift", seat=seat.position["waiting"][0])
    seat.until("welcome")
    while seat.you["shown"] is not None:
        seat.move()
    with visitor(browser, house, PHONE, touch=True, theme="light") as person:
        person.be(guest)
        person.visit(f"/table/{table}")
        person.page.wait_for_selector(".curtain button:nth-of-type(2)")
        expect_everybody_to_reach_it(person.page)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_replay(
    browser: Browser,
    house: Running,
    played: tuple[Guest, str],
    size: dict[str, int],
    theme: str,
) -> None:
    guest, table = played
    small = size is PHONE
    with visitor(browser, house, size, touch=small, theme=theme) as person:
        person.be(guest)
        person.visit(f"/replay/{table}?seat=0&moment=20")
        person.page.wait_for_selector(".slider")
        expect_everybody_to_reach_it(person.page, finger=small)
        open_and_close(person.page, "Settings", finger=small)
        if small:
            open_and_close(person.page, "What mattered")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_end(browser: Browser, house: Running, played: tuple[Guest, str], theme: str) -> None:
    guest, table = played
    with visitor(browser, house, PHONE, touch=True, theme=theme) as person:
        person.be(guest)
        person.visit(f"/table/{table}")
        person.page.wait_for_selector(".ending")
        expect_everybody_to_reach_it(person.page)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_coming_back_by_a_link(browser: Browser, house: Running, theme: str) -> None:
    token = house.guest("Mika").post("/api/me/recovery")["token"]
    with visitor(browser, house, PHONE, touch=True, theme=theme) as person:
        person.visit(f"/return#{token}")
        person.page.get_by_role("button", name="Be Mika here").wait_for()
        expect_everybody_to_reach_it(person.page)
        person.page.get_by_role("button", name="Be Mika here").click()
        expect_to_have_come_back(person, "Welcome back, Mika.")
        person.page.get_by_role("link", name="All games").click()
        person.page.wait_for_selector("article")


def test_a_link_that_ended(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE, touch=True, theme="light") as person:
        person.visit("/return#nonsense")
        expect_to_have_come_back(person, "There is no such link here.")
        person.troubles[:] = [one for one in person.troubles if "status of 4" not in one]


def expect_to_have_come_back(person: Person, sentence: str) -> None:
    expect(person.page.get_by_role("status")).to_contain_text(sentence)
    assert person.page.url == person.house.url + "/return"
    expect_everybody_to_reach_it(person.page)


@pytest.mark.parametrize("path", ["/nonsense", "/table/nonsense"])
def test_what_is_not_there(browser: Browser, house: Running, path: str) -> None:
    with visitor(browser, house, PHONE, touch=True, theme="light") as person:
        person.visit(path)
        expect(person.page.get_by_role("link", name="All games").last).to_be_visible()
        expect_everybody_to_reach_it(person.page)
