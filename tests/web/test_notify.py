"""Being told of a turn: the ways that one chooses, a test, quiet hours, the calendar."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from support.browser import violations, visitor
from support.receivers import web_receiver
from support.server_harness import Running

OPEN = {"kind": "open"}


def open_notify(page: Page) -> None:
    page.get_by_role("button", name="You", exact=True).click()
    expect(page.get_by_label("Add another way")).to_be_visible()


def test_a_person_chooses_how_to_be_told(browser: Browser, house: Running) -> None:
    people = {name: house.guest(name) for name in ("Ada", "Bo")}
    table = people["Ada"].lay("a-chord", [OPEN, OPEN])
    people["Bo"].post(f"/api/tables/{table}/join")
    people["Ada"].post(f"/api/tables/{table}/start")
    awaited = next(one for one in people if people[one].get("/api/me/notify/turns")["turns"])
    with web_receiver() as receiver, visitor(browser, house) as person:
        person.be(people[awaited])
        page = person.page
        person.visit(f"/person/{people[awaited].id}")
        expect(page).to_have_title(f"(1) {awaited} · Bandstand")
        person.visit("/")
        open_notify(page)
        page.get_by_label("Add another way").select_option("ntfy")
        page.get_by_label("Address").fill(f"{receiver.url}/my-topic")
        page.get_by_role("button", name="Add", exact=True).click()
        page.get_by_role("button", name="Send a test: ntfy").click()
        expect(page.get_by_text("The test has been sent.")).to_be_visible()
        assert receiver.received[0].json["topic"] == "my-topic"
        page.get_by_label("Quiet hours").check()
        expect(page.get_by_label("From")).to_have_value("22:00")
        assert violations(page) == []
        page.reload()
        open_notify(page)
        expect(page.get_by_label("From")).to_have_value("22:00")
        receiver.statuses = [403]
        page.get_by_role("button", name="Send a test: ntfy").click()
        expect(page.get_by_text("the receiver answered with 403")).to_be_visible()
        page.get_by_role("button", name="Remove: ntfy").click()
        expect(page.get_by_role("button", name="Remove: ntfy")).to_have_count(0)
        page.get_by_text("My programs").click()
        page.get_by_label("Name of the program").fill("Robo")
        page.get_by_role("button", name="Register a program").click()
        token = page.get_by_label("The token of Robo, shown this once").input_value()
        headers = {"Authorization": f"Bearer {token}"}
        assert house.client().get("/api/me", headers=headers).json()["name"] == "Robo"
        page.get_by_role("button", name="End it: Robo").click()
        page.get_by_role("button", name="End it", exact=True).click()
        # Asking whether one is sure hides the button too: only the name leaves with the program.
        expect(page.get_by_role("link", name="Robo")).to_have_count(0)
        assert house.client().get("/api/me", headers=headers).status_code == 401
        page.get_by_role("button", name="Take a holiday").click()
        expect(page.get_by_text("You’re on holiday:")).to_be_visible()
        assert violations(page, "dialog") == []
        assert people[awaited].get("/api/me")["holiday"] is not None
        page.get_by_role("button", name="No holiday any more").click()
        expect(page.get_by_role("button", name="Take a holiday")).to_be_visible()
        page.get_by_role("button", name="A calendar of my deadlines").click()
        address = page.get_by_label("A calendar of my deadlines").input_value()
        assert page.request.get(address).text().startswith("BEGIN:VCALENDAR\r\n")
