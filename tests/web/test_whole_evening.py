"""Four friends, four browsers, one evening: from the invitation to the score of several games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from bandstand.server import network
from support.browser import DESK, PHONE, Person, violations, visitor, whose_turn
from support.server_harness import Guest, Running, play_on, running

SECOND = "127.0.0.2"  # stands for this machine's address on a network
NAMES = ("Ada", "Bo", "Cy", "Dee")
MOST_TABS = 60


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Running]:
    """A server that its own browser may open to the network, and that soon loses patience."""
    monkeypatch.setattr(network, "own_addresses", lambda: [SECOND])
    with running(str(tmp_path / "house.db"), openable=True, grace=0.2) as server:
        yield server


def guest_of(person: Person) -> Guest:
    """The same person without a browser."""
    client = person.house.client()
    for cookie in person.context.cookies():
        client.cookies.set(str(cookie["name"]), str(cookie["value"]))
    return Guest(person.house.address, client)


def play_out(friends: list[Person], table: str) -> None:
    """Let everybody play first moves until the game is over.

    One page shows it all. The others would only draw the same: they come back for the end.
    """
    others = friends[1:]
    addresses = [friend.page.url for friend in others]
    for friend in others:
        friend.page.goto(f"{friend.house.url}/api/health")
    seats = [guest_of(friend).sit(table) for friend in friends]
    play_on(*seats)
    for seat in seats:
        seat.close()
    for friend, address in zip(others, addresses, strict=True):
        friend.page.goto(address)
    for friend in friends:
        friend.page.wait_for_selector(".ending")


def tab_to(page: Page, selector: str) -> None:
    """Go on with the keyboard until something is reached; never from the start of the page."""
    for _ in range(MOST_TABS):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not reach {selector}")


def sit_down(page: Page, name: str) -> None:
    """Take a seat and say one's name, by the keyboard alone."""
    page.wait_for_selector(".gathering")
    tab_to(page, ".gathering li .button.main")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")


def play_a_card(friend: Person) -> None:
    """By the keyboard: what is lit in the hand."""
    page = friend.page
    turn = page.get_attribute(".shell", "data-turn")
    tab_to(page, ".hand [aria-disabled='false']")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => document.querySelector('.shell')?.dataset.turn !== before", arg=turn
    )


def ask_to_undo(asker: Person, others: list[Person], answers: list[str]) -> None:
    asker.page.get_by_role("button", name="Ask to undo").click()
    for friend, answer in zip(others, answers, strict=False):
        friend.page.locator(".wish").get_by_role("button", name=answer, exact=True).click()


def expect_table(friends: list[Person], after: str) -> str:
    """Everybody is at the same table, another than before."""
    for friend in friends:
        friend.page.wait_for_url(lambda url: "/table/" in url and after not in url)
        friend.page.wait_for_selector(".hand")
    tables = {urlsplit(friend.page.url).path.rpartition("/")[2] for friend in friends}
    assert len(tables) == 1
    return tables.pop()


def test_an_evening_with_friends(browser: Browser, house: Running) -> None:
    elsewhere = Running(f"{SECOND}:{house.address.rpartition(':')[2]}", house.settings)
    with ExitStack() as stack:
        sizes = (DESK, DESK, PHONE, DESK)
        friends = [
            stack.enter_context(visitor(browser, house if n == 0 else elsewhere, size))
            for n, size in enumerate(sizes)
        ]
        ada, bo, cy, dee = friends
        # An invitation that opens under another address.
        ada.visit("/")
        ada.page.get_by_role("button", name="With friends: Take the A Chord").click()
        ada.page.get_by_text("Rules options").click()
        ada.page.get_by_label("whether cards played in this stage can be looked at").uncheck()
        ada.page.get_by_role("button", name="Create table").click()
        ada.page.get_by_label("Your name").fill("Ada")
        ada.page.keyboard.press("Enter")
        ada.page.get_by_role("button", name="Open to this network").click()
        link = ada.page.get_by_label("Invite")
        expect(link).to_have_value(re.compile(f"^{re.escape(elsewhere.url)}/room/"))
        for friend, name in zip(friends[1:], NAMES[1:], strict=True):
            friend.page.goto(link.input_value())
            sit_down(friend.page, name)
        # The gathering page says what is played and how.
        expect(dee.page.locator(".gathering li .who")).to_have_text(
            ["Ada (host)", "Bo", "Cy", "Dee (you)"]
        )
        terms = dee.page.get_by_role("region", name="How this table plays")
        expect(terms).to_contain_text("If somebody is away, the others wait.")
        expect(terms).to_contain_text("Without hints.")
        expect(terms).to_contain_text("Memory aid: no")
        bo.page.get_by_label("Say something").fill("Good evening")
        bo.page.keyboard.press("Enter")
        expect(ada.page.get_by_text("Good evening")).to_be_visible()
        for friend in friends:
            assert violations(friend.page) == []
        tab_to(dee.page, ".gathering summary")
        ada.page.get_by_role("button", name="Start").click()
        for friend in friends:
            friend.page.wait_for_selector(".hand")
        dee.page.wait_for_function("() => document.activeElement !== document.body")
        # The first card, by the keyboard.
        asked = whose_turn([friend.page for friend in friends])
        first = next(friend for friend in friends if friend.page is asked)
        play_a_card(first)
        room = cy.page.url
        table = guest_of(ada).get("/api/tables/mine")[0]["id"]
        # Somebody is away: the others wait.
        cy.page.close()
        expect(ada.page.locator("[data-away='lost']")).to_have_count(1)
        ada.page.wait_for_timeout(600)  # three times what the server would have waited
        assert not any(
            chair["absent"] for chair in guest_of(ada).get(f"/api/tables/{table}")["seats"]
        )
        cy.page = cy.open_tab()
        cy.page.goto(room)
        cy.page.wait_for_selector(".hand")
        expect(ada.page.locator("[data-away]")).to_have_count(0)
        # A move is asked back: refused, then granted.
        others = [friend for friend in friends if friend is not first]
        ask_to_undo(first, others, ["Decline"])
        expect(first.page.locator(".refused")).to_be_visible()
        first.page.locator(".refused button").click()
        ask_to_undo(first, others, ["Agree", "Agree", "Agree"])
        first.page.wait_for_selector("[data-mine='true']")
        # The end, and once more with the seats turned by one.
        play_out(friends, table)
        for friend in friends:
            assert violations(friend.page) == []
        bo.page.get_by_role("button", name="Play again").click()
        for friend in (ada, cy, dee):
            friend.page.get_by_role("button", name="I’m ready").click()
        again = expect_table(friends, table)
        seats = [chair["name"] for chair in guest_of(ada).get(f"/api/tables/{again}")["seats"]]
        assert seats == ["Bo", "Cy", "Dee", "Ada"]
        play_out(friends, again)
        # Another game, and the score of the evening.
        dee.page.get_by_role("button", name="Another game").click()
        dee.page.get_by_role("button", name="6 Forces").click()
        dee.page.get_by_role("button", name="Propose 6 Forces").click()
        for friend in (ada, bo, cy):
            friend.page.get_by_role("button", name="I’m ready").click()
        third = expect_table(friends, again)
        play_out(friends, third)
        for friend in friends:
            expect(friend.page.get_by_text("The evening: 3 games")).to_be_visible()
            assert violations(friend.page) == []
        ada.page.get_by_role("button", name="Chat").click()
        expect(ada.page.get_by_text("Good evening")).to_be_visible()
