"""Faces and marks: chosen once, seen by all at once, and no seat told by colour alone."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from support.browser import PHONE, until, violations, visitor
from support.server_harness import Running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


def drawing(face: Locator) -> str:
    """What a face shows: its colour and its strokes."""
    return str(face.evaluate("svg => svg.innerHTML"))


def test_a_face_is_chosen_with_the_keyboard_and_seen_by_others_at_once(
    browser: Browser, house: Running
) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [OPEN, OPEN, BOT])
    ben.post(f"/api/tables/{table}/join")
    with visitor(browser, house, PHONE, touch=True) as here, visitor(browser, house) as there:
        for person, guest in ((here, ada), (there, ben)):
            person.be(guest)
            person.visit(f"/table/{table}")
        seen = there.page.locator(".gathering li .face")
        expect(seen).to_have_count(3)
        assert [seen.nth(seat).get_attribute("data-sort") for seat in range(3)] == [
            "person",
            "person",
            "bot",
        ]
        before = drawing(seen.first)
        page = here.page
        page.get_by_text("Your face").tap()
        page.get_by_role("radio", name="Purple").focus()
        page.keyboard.press("Space")
        expect(page.get_by_role("radio", name="Purple")).to_be_checked()
        page.get_by_role("radio", name="Flute").focus()
        page.keyboard.press("Space")
        expect(page.get_by_role("radio", name="Flute")).to_be_checked()
        assert violations(page) == []
        face = {"colour": "purple", "instrument": "flute"}
        # Seen there as it is drawn here, once both choices have arrived.
        mine = page.locator(".gathering li .face").first
        page.wait_for_function(
            "old => document.querySelector('.gathering li .face').innerHTML !== old", arg=before
        )
        until(page, lambda: ada.get("/api/me")["face"] == face, "the choice did not arrive")
        until(page, lambda: drawing(seen.first) == drawing(mine), "it is not seen there")
        assert drawing(mine) != before
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        expect(there.page.locator(".gathering li .who").nth(2)).to_contain_text("bot, level 0")


def test_plates_podium_and_chat_show_who_is_who(browser: Browser, house: Running) -> None:
    ada = house.guest("Ada")
    program = ada.post("/api/me/programs", {"name": "Robo"})
    table = ada.lay("a-chord", [OPEN, OPEN, BOT])
    robo = house.guest("Robo's hands")
    robo.client.headers["Authorization"] = f"Bearer {program['token']}"
    robo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    with visitor(browser, house, PHONE, touch=True) as person:
        person.be(ada)
        person.visit(f"/table/{table}")
        page = person.page
        plates = [page.locator(f"[data-place='seat:{seat}']") for seat in range(3)]
        sorts = [plate.locator(".face").get_attribute("data-sort") for plate in plates]
        assert sorts == ["person", "program", "bot"]
        robo.post(f"/api/tables/{table}/resign")
        expect(plates[1]).to_have_attribute("data-away", "resigned")
        expect(plates[1]).to_contain_text("resigned")
        page.get_by_role("button", name="Chat").tap()
        page.get_by_label("Say something").fill("hello")
        page.keyboard.press("Enter")
        expect(page.locator(".chat li .face")).to_have_count(1)
        assert violations(page) == []
