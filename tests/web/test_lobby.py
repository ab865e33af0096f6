"""Finding a game in the browser: from the start page to a seat among strangers."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from support.browser import PHONE, violations, visitor
from support.server_harness import Running

OPEN = {"kind": "open"}


def test_a_stranger_finds_a_seat_and_learns_what_rated_means(
    browser: Browser, house: Running
) -> None:
    ada = house.guest("Ada")
    ada.ask("PATCH", "/api/me", {"rated": True})
    pace = {"seconds": 86_400.0, "bank": 60.0}
    table = ada.lay("a-chord", [OPEN, OPEN], rated=True, pace=pace)
    ada.sit(table)
    with visitor(browser, house, PHONE) as person:
        page = person.page
        person.visit("/")
        page.get_by_role("link", name="Find a game").click()
        offer = page.locator(".tables > li").filter(has=page.locator(f"a[href='/table/{table}']"))
        expect(offer).to_contain_text("Take the A Chord")
        expect(offer).to_contain_text("Rated")
        expect(offer).to_contain_text("A day for a decision")
        expect(offer.get_by_label("here now")).to_have_count(1)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        offer.get_by_role("link").click()
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("alert")).to_contain_text("ladders show your name")
        page.get_by_role("button", name="Be rated and join").click()
        expect(page.locator(".who").filter(has_text="(you)")).to_have_count(1)
        # Who met at a table can be friends, and invited.
        other = ada.lay("fiddlefoo", [OPEN, OPEN], public=False)
        (met,) = [one for one in ada.get("/api/me/friends") if one["relation"] == "met"]
        ada.ask("PUT", f"/api/me/friends/{met['person']}")
        ada.post(f"/api/tables/{other}/invitations", {"person": met["person"]})
        person.visit("/lobby")
        expect(page.get_by_text("Ada invites you to Fiddlefoo.")).to_be_visible()
        page.get_by_role("button", name="Accept: Ada").click()
        expect(page.get_by_role("button", name="Remove: Ada")).to_be_visible()
        assert violations(page) == []
        person.troubles[:] = [one for one in person.troubles if "status of 403" not in one]
