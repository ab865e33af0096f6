"""An evening with friends: an invitation that opens elsewhere, names, and talk that is seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bandstand.server import network
from support.browser import PHONE, violations, visitor
from support.server_harness import Running, running

SECOND = "127.0.0.2"  # stands for this machine's address on a network
OPEN = {"kind": "open"}


@pytest.fixture
def openable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Running]:
    """A server for this computer alone, which its own browser may open to the network."""
    monkeypatch.setattr(network, "own_addresses", lambda: [SECOND])
    with running(str(tmp_path / "house.db"), openable=True) as server:
        yield server


def test_an_invitation_is_opened_to_the_network_and_opens_there(
    browser: Browser, openable: Running
) -> None:
    ada = openable.guest("Ada")
    table = ada.lay("a-chord", [OPEN, OPEN])
    elsewhere = Running(f"{SECOND}:{openable.address.rpartition(':')[2]}", openable.settings)
    with visitor(browser, openable) as host:
        host.be(ada)
        host.visit(f"/table/{table}")
        page = host.page
        link = page.get_by_label("Invite")
        expect(link).to_have_value(f"{openable.url}/table/{table}")
        expect(page.get_by_text("It opens on this computer only.")).to_be_visible()
        picture = page.get_by_alt_text("QR code for the link").get_attribute("src")
        assert violations(page) == []
        page.get_by_role("button", name="Open to this network").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_text("until the server restarts")).to_be_visible()
        expect(link).to_have_value(f"{elsewhere.url}/table/{table}")
        expect(page.get_by_text("It opens on this computer only.")).to_have_count(0)
        expect(page.get_by_role("button", name="Copy the link")).to_be_focused()
        assert page.get_by_alt_text("QR code for the link").get_attribute("src") != picture
        assert violations(page) == []
        with visitor(browser, elsewhere, PHONE, touch=True) as friend:
            friend.page.goto(link.input_value())
            friend.page.get_by_role("button", name="Join").first.tap()
            expect(page.get_by_role("listitem").nth(1)).to_contain_text("Guest")
            expect(friend.page.get_by_label("Invite")).to_have_count(0)


def test_who_comes_by_the_network_cannot_open_it(browser: Browser, openable: Running) -> None:
    """A browser elsewhere is told what to do instead; here, one that a tunnel speaks for."""
    ada = openable.guest("Ada")
    table = ada.lay("a-chord", [OPEN, OPEN])
    with visitor(browser, openable) as person:
        person.context.set_extra_http_headers({"Via": "1.1 tunnel"})
        person.visit(f"/table/{table}")
        expect(person.page.get_by_text("start the server with --lan")).to_be_visible()
        expect(person.page.get_by_role("button", name="Open to this network")).to_have_count(0)


def test_the_share_sheet_is_given_the_link(browser: Browser, house: Running) -> None:
    table = house.guest("Ada").lay("a-chord", [OPEN, OPEN])
    with visitor(browser, house, PHONE, touch=True) as person:
        person.context.add_init_script(
            "Object.defineProperty(navigator, 'share', { configurable: true,"
            " value: async what => { window.shared = what; } })"
        )
        person.visit(f"/table/{table}")
        person.page.get_by_role("button", name="Share the link").tap()
        shared = person.page.evaluate("window.shared")
        assert shared["url"] == f"{house.url}/table/{table}"
        assert violations(person.page) == []
