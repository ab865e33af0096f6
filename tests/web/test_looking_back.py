"""After the game: what spectators said is read, and one person leads the others through it."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from support.browser import PHONE, violations, visitor
from support.server_harness import Guest, Running

OPEN = {"kind": "open"}


def broken_off(house: Running) -> tuple[Guest, Guest, str]:
    """A game that Ada and Ben broke off after some moves, while Cleo watched."""
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    house.guest("Cleo").sit(table).ask("say", text="Not that one!")
    seats = [ada.sit(table), ben.sit(table)]
    for _ in range(3):
        for seat in seats:
            seat.drain()
            if seat.may_move:
                seat.move()
    for guest in (ada, ben):
        guest.post(f"/api/tables/{table}/resign")
    return ada, ben, table


def moment(page: Page) -> str:
    return page.locator(".slider span").inner_text()


def test_friends_look_back_at_a_game_together(browser: Browser, house: Running) -> None:
    ada, ben, table = broken_off(house)
    with (
        visitor(browser, house) as leads,
        visitor(browser, house, PHONE, touch=True) as follows,
    ):
        leads.be(ada)
        follows.be(ben)
        follows.visit(f"/table/{table}")
        leads.visit(f"/replay/{table}?moment=2")
        follows.page.get_by_role("button", name="Chat").tap()
        expect(follows.page.get_by_text("Cleo (watching) Not that one!")).to_be_visible()
        follows.page.keyboard.press("Escape")
        leads.page.get_by_role("button", name="Look together").click()
        expect(leads.page.get_by_text("You lead")).to_be_visible()
        follows.page.get_by_role("link", name="Follow").tap()
        expect(follows.page.get_by_text("You follow Ada.")).to_be_visible()
        leads.page.get_by_role("button", name="Next").click()
        leads.page.get_by_label("Seen by").select_option("1")
        expect(follows.page.locator("section.hand")).to_be_visible()
        expect(follows.page.locator(".slider span")).to_have_text(moment(leads.page))
        assert violations(follows.page) == []
        follows.page.get_by_role("button", name="Ask to lead").tap()
        leads.page.get_by_role("button", name="Let them lead").click()
        expect(follows.page.get_by_text("You lead")).to_be_visible()
        leads.page.get_by_role("button", name="Follow").click()
        before = moment(follows.page)
        follows.page.get_by_role("button", name="Previous").tap()
        expect(follows.page.locator(".slider span")).not_to_have_text(before)
        expect(leads.page.locator(".slider span")).to_have_text(moment(follows.page))
        # Who goes their own way follows no more.
        leads.page.get_by_role("button", name="Next").click()
        expect(leads.page.get_by_text("Ben leads.")).to_be_visible()
        assert violations(leads.page) == []
