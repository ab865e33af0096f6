"""A stranger stays: seeks, plays rated, adds a passkey, uses another device, exports, leaves."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from support.browser import DESK, PHONE, Person, touch_something, violations, visitor
from support.server_harness import Guest, Running, Seat, running

_AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """A server where nobody else looks for players or has open seats."""
    with running(str(tmp_path / "house.db")) as server:
        yield server


class Keys:
    """The passkeys of a browser: Chromium's virtual authenticator."""

    def __init__(self, person: Person) -> None:
        self._session: CDPSession = person.context.new_cdp_session(person.page)
        self._session.send("WebAuthn.enable")
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": _AUTHENTICATOR})
        self._id = {"authenticatorId": made["authenticatorId"]}

    def credentials(self) -> list[dict[str, Any]]:
        found = self._session.send("WebAuthn.getCredentials", self._id)
        credentials: list[dict[str, Any]] = found["credentials"]
        return credentials

    def add(self, credential: dict[str, Any]) -> None:
        """As a device does that shares its passkeys with another one of the same person."""
        self._session.send("WebAuthn.addCredential", {**self._id, "credential": credential})


@contextmanager
def at_home(
    browser: Browser, house: Running, size: dict[str, int], **settings: Any
) -> Iterator[Person]:
    """Somebody who opened the house under a name: browsers have no passkeys for numbers."""
    named = replace(house, address=house.address.replace("127.0.0.1", "localhost"))
    with visitor(browser, named, size, **settings) as person:
        person.visit("/")
        yield person


def open_you(page: Page) -> None:
    page.get_by_role("button", name="You", exact=True).click()
    page.wait_for_selector("dialog[open]")


def meet(page: Page, other: Guest) -> Seat:
    """Look for a rated game until somebody else looks, too; the other's seat at their table."""
    page.get_by_role("link", name="Find a game").click()
    page.get_by_role("checkbox", name="Take the A Chord").uncheck()
    page.get_by_label("Over days, a day per move").check()
    page.get_by_role("button", name="Look for players").click()
    expect(page.get_by_role("status")).to_contain_text("Fiddlefoo")
    page.get_by_role("button", name="Stop looking").click()
    expect(page.get_by_role("button", name="Look for players")).to_be_visible()
    games = page.get_by_role("group", name="Any of these games").get_by_role("checkbox")
    for game in games.all():
        game.uncheck()
    page.get_by_role("checkbox", name="Take the A Chord").check()
    page.get_by_label("Rated game").check()
    page.get_by_role("button", name="Look for players").click()
    expect(page.get_by_role("button", name="Stop looking")).to_be_visible()
    assert violations(page) == []
    wish = {"games": ["a-chord"], "wait": 600, "tempo": "daily", "rated": True}
    table = other.ask("PUT", "/api/me/seek", wish).json()["table"]
    page.wait_for_url(f"**/table/{table}")
    page.wait_for_selector(".hand")
    return other.sit(table)


def play(page: Page, other: Seat) -> None:
    """The page by touches, the other by first moves, until the game is over."""
    dice = random.Random(7)
    while not page.query_selector(".ending"):
        other.drain()
        if other.may_move:
            other.move()
        elif page.query_selector("[data-mine='true']"):
            touch_something(page, dice)
        else:
            page.wait_for_timeout(20)  # word of a move is on its way to one of the two


def add_passkey(page: Page) -> None:
    """Under one's name, and once a device."""
    open_you(page)
    page.get_by_label("Your name").fill("Mika")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Your passkey is ready.")).to_be_visible()
    added = page.get_by_role("region", name="Passkeys").get_by_role("listitem")
    expect(added).to_contain_text("not used yet")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("This device has a passkey for you already.")).to_be_visible()
    expect(added).to_have_count(1)
    assert violations(page, "dialog") == []


def sign_in(page: Page, give_passkey: Callable[[], None]) -> None:
    """On a device that has no passkey at first."""
    open_you(page)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("No passkey was used")).to_be_visible()
    give_passkey()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Welcome back, Mika.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Mika")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("listitem").filter(has_text="last used")).to_have_count(1)
    assert violations(page, "dialog") == []


def remove_passkey(page: Page) -> None:
    page.get_by_role("button", name="Remove passkey").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("The passkey is removed.")).to_be_visible()
    expect(page.get_by_role("button", name="Remove passkey")).to_have_count(0)


def export(page: Page) -> dict[str, Any]:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all my data").click()
    data: dict[str, Any] = json.loads(download.value.path().read_text("utf-8"))
    return data


def delete_oneself(page: Page) -> None:
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("You are deleted.")).to_be_visible()


def test_a_stranger_comes_plays_stays_and_goes(browser: Browser, house: Running) -> None:
    ben = house.guest("Ben")
    ben.ask("PATCH", "/api/me", {"rated": True})
    with (
        at_home(browser, house, DESK, theme="dark") as desk,
        at_home(browser, house, PHONE) as phone,
    ):
        keys, shared = Keys(desk), Keys(phone)
        page = desk.page
        play(page, meet(page, ben))
        desk.visit("/")
        add_passkey(page)
        page.get_by_role("link", name="My games and ratings").click()
        expect(page.get_by_role("heading", name="Mika")).to_be_visible()
        expect(page.get_by_role("row", name="Take the A Chord")).to_contain_text("±")
        expect(page.get_by_role("row", name="Ben")).to_be_visible()
        person = urlsplit(page.url).path.rpartition("/")[2]

        sign_in(phone.page, lambda: shared.add(keys.credentials()[0]))
        remove_passkey(phone.page)
        phone.page.get_by_role("button", name="Use my profile on another device").click()
        expect(phone.page.get_by_role("img", name="QR code for the link")).to_be_visible()
        data = export(phone.page)
        assert data["person"]["name"] == "Mika"
        assert [result["game"] for result in data["results"]] == ["a-chord"]
        delete_oneself(phone.page)
    assert ben.refused("GET", f"/api/people/{person}") == (404, "not-found")
    (game,) = ben.get("/api/tables/mine")
    assert "Mika" not in json.dumps(game), "the game stays, the name does not"
    assert game["status"] == "finished"
