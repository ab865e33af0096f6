"""The operator's desk in the browser: from the first start's link to the audit."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from bandstand.server.store import administrators, schema
from bandstand.server.store.database import open_engine, writing
from support.browser import DESK, Person, violations, visitor
from support.server_harness import Guest, Running

PARTS = ("People", "Tables", "Reports", "Server", "Load and errors", "Audit")
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
CLOSING = "Closing at 22:00"


@pytest.fixture
def operator(browser: Browser, house: Running) -> Iterator[Person]:
    """Somebody who opened the link that the server printed."""
    with writing(open_engine(house.settings.data)) as connection:
        secret = administrators.new_link(connection)
    with visitor(browser, house, DESK) as person:
        person.be(house.guest("Olga"))
        person.visit(f"/desk#{secret}")
        person.page.get_by_role("button", name="Become an administrator").click()
        expect(person.page.get_by_role("heading", name="People")).to_be_visible()
        yield person


def turn_to(page: Page, part: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=part).click()
    expect(page.get_by_role("heading", name=part, level=2)).to_be_visible()
    expect(page.get_by_text("Connecting…")).to_have_count(0)


def act(page: Page, button: str, why: str, label: str) -> None:
    """Open the form of an act, say why, and do it."""
    page.get_by_role("button", name=button).click()
    form = page.get_by_role("form", name=button)
    form.get_by_label("Reason, for the audit").fill(why)
    form.get_by_role("button", name=label, exact=True).click()
    expect(page.locator("main > p[role=status]")).to_have_text("Done.")
    expect(page.locator("body")).not_to_be_focused()


def report(browser: Browser, house: Running, by: Guest, about: Guest, table: str) -> None:
    """Tell the operator what somebody said at a table; their profile could do so, too."""
    with visitor(browser, house, DESK) as person:
        person.be(by)
        page = person.page
        person.visit(f"/table/{table}")
        page.get_by_role("button", name=re.compile("^Chat")).click()
        page.get_by_role("button", name="Report what Loudmouth said").click()
        page.get_by_label("What is it about?").fill("Shouts at everybody.")
        page.get_by_role("button", name="Send").first.click()
        expect(page.get_by_text("The operator will read it.")).to_be_visible()
        person.visit(f"/person/{about.id}")
        page.get_by_role("button", name="Report to the operator").click()
        page.get_by_role("button", name="Cancel").click()
        page.get_by_role("button", name="Ask to be friends").click()
        expect(page.get_by_text("You asked Loudmouth to be friends.")).to_be_visible()
        assert violations(page) == []
        page.get_by_role("button", name="Don’t ask any more").click()
        expect(page.get_by_role("button", name="Ask to be friends")).to_be_visible()
        person.visit("/")
        expect(page.get_by_role("link", name="Desk")).to_have_count(0)


def let_in(page: Page, whom: str, code: str = "") -> None:
    """Say who may come to the server from now on."""
    access = page.get_by_role("combobox", name="Who may come")
    access.select_option(whom)
    if code:
        page.get_by_label("Invitation code of this server").fill(code)
    done = page.locator("main > p[role=status]")
    with page.expect_response("**/api/admin/texts/access"):
        page.get_by_role("button", name="Save").last.click()
    expect(done).to_have_text("Done.")
    expect(access.locator("option:checked")).to_have_text(whom)


def come_with_code(browser: Browser, house: Running, code: str) -> None:
    """Become somebody where newcomers need an invitation code."""
    with visitor(browser, house, DESK) as person:
        page = person.page
        person.visit("/")
        page.get_by_role("button", name="You", exact=True).click()
        page.get_by_label("Your name").fill("Nora")
        page.get_by_label("Invitation code of this server").fill("wrong")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("alert")).to_be_visible()
        assert violations(page, "dialog") == []
        page.get_by_label("Invitation code of this server").fill(code)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_text("Saved.")).to_be_visible()
        expect(page.get_by_label("Invitation code of this server")).to_have_count(0)
        person.troubles[:] = [one for one in person.troubles if "status of 403" not in one]


def test_an_operator_closes_mutes_announces_and_reads_the_audit(
    browser: Browser, house: Running, operator: Person
) -> None:
    loud, cleo = house.guest("Loudmouth"), house.guest("Cleo")
    table = loud.lay("six-forces", [OPEN, BOT, BOT])
    loud.post(f"/api/tables/{table}/start")
    seat = loud.sit(table)
    seat.ask("say", text="BOO")
    report(browser, house, cleo, loud, table)
    page = operator.page
    for part in PARTS:
        turn_to(page, part)
        assert violations(page) == [], part

    turn_to(page, "Reports")
    expect(page.get_by_text("Shouts at everybody.")).to_be_visible()
    expect(page.get_by_role("link", name="BOO")).to_have_attribute("href", f"/table/{table}")
    act(page, "Seen to: the report about Loudmouth", "muted for a day", "Seen to")
    turn_to(page, "People")
    page.get_by_label("Find by name").fill("Loudmouth")
    page.get_by_role("button", name="Find by name").click()
    act(page, "Mute Loudmouth", "shouts", "Mute")
    expect(page.get_by_role("button", name="Unmute Loudmouth")).to_be_visible()
    assert seat.ask("say", text="What?")["code"] == "muted"
    act(page, "Make administrator: Loudmouth", "by mistake", "Make administrator")
    page.get_by_role("button", name="No administrator any more: Loudmouth").click()
    expect(page.get_by_role("button", name="Make administrator: Loudmouth")).to_be_visible()
    page.get_by_role("button", name="Ban an address").click()
    page.get_by_label("Address or network").fill("192.0.2.7")
    page.get_by_role("form", name="Ban an address").get_by_role(
        "button", name="Ban an address"
    ).click()
    page.get_by_role("button", name="Let 192.0.2.7/32 in again").click()
    expect(page.get_by_role("button", name="Let 192.0.2.7/32 in again")).to_have_count(0)
    turn_to(page, "Tables")
    act(page, "Close the table of Loudmouth", "the evening is over", "Close")
    while seat.table["status"] == "playing":
        seat.receive()
    assert seat.table["status"] == "closed"

    turn_to(page, "Server")
    page.get_by_role("textbox", name="Announcement").fill(CLOSING)
    page.get_by_role("button", name="Announce").click()
    notice = page.get_by_role("complementary", name="Announcement")
    expect(notice).to_contain_text(CLOSING)
    with visitor(browser, house, DESK) as person:
        person.be(loud)
        person.visit("/")
        shown = person.page.get_by_role("complementary", name="Announcement")
        expect(shown).to_contain_text(CLOSING)
        expect(shown).to_contain_text("The operator has muted you until")
        assert violations(person.page) == []
        shown.get_by_role("button", name="Hide").click()
        expect(shown).not_to_contain_text(CLOSING)
    page.get_by_role("button", name="Take it away").click()
    expect(notice).not_to_contain_text(CLOSING)

    turn_to(page, "Audit")
    lines = page.locator("main ol > li")
    expect(lines.nth(1)).to_contain_text(f"Announced {CLOSING}")
    expect(lines.nth(2)).to_contain_text("Table closed")
    expect(lines.nth(2)).to_contain_text("the evening is over")
    expect(lines.nth(7)).to_contain_text("Muted Loudmouth")
    expect(lines.nth(8)).to_contain_text("Report seen to")

    turn_to(page, "Server")
    let_in(page, "Who brings the invitation code", "jam-session")
    come_with_code(browser, house, "jam-session")
    let_in(page, "Everybody")


def test_an_operator_finds_a_table_and_an_act_of_long_ago(house: Running, operator: Person) -> None:
    page = operator.page
    quill = house.guest("Quillon")
    waits, plays = (quill.lay("six-forces", [OPEN, BOT, BOT]) for _ in range(2))
    quill.post(f"/api/tables/{plays}/start")
    turn_to(page, "Tables")
    page.get_by_label("Find by name").fill("quill")
    page.get_by_role("button", name="Find by name").click()
    rows = page.locator("main li")
    expect(rows).to_have_count(2)
    page.get_by_label("Status").select_option("In progress")
    expect(rows).to_have_count(1)
    assert violations(page) == []
    link = rows.get_by_role("link")
    expect(link).to_have_attribute("href", f"/table/{plays}")
    expect(link).to_contain_text("Quillon")
    assert waits != plays

    act_long_ago = {"at": 1.0, "actor": "shell", "act": "announce", "subject": ""}
    with writing(open_engine(house.settings.data)) as connection:
        for number in range(201):
            row = {**act_long_ago, "detail": f"No {number}.", "until": None, "why": ""}
            connection.execute(schema.audit.insert().values(**row))
    turn_to(page, "Audit")
    acts = page.locator("main ol > li")
    for count in (100, 200):
        expect(acts).to_have_count(count)
        page.get_by_role("button", name="Earlier acts").click()
    expect(acts.nth(200)).to_contain_text("No 0.")
    expect(page.get_by_role("button", name="Earlier acts")).to_have_count(0)


def test_what_was_written_for_one_person_is_not_meant_for_another(
    house: Running, operator: Person
) -> None:
    page = operator.page
    for name in ("Alva", "Berit"):
        house.guest(name)
    for part in ("Reports", "People"):  # the list is asked for when one turns to it
        turn_to(page, part)
    page.get_by_role("button", name="Ban Alva").click()
    also = page.get_by_role("form", name="Ban Alva").get_by_role("checkbox")
    also.check()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Ban Berit").click()
    berit = page.get_by_role("form", name="Ban Berit")
    expect(berit.get_by_role("checkbox")).not_to_be_checked()
    page.get_by_role("button", name="Rename Alva").click()
    renaming = page.get_by_role("form", name="Rename Alva")
    renaming.get_by_label("Name", exact=True).fill("Alma")
    renaming.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("button", name="Rename Alma")).to_be_visible()  # the list is a new one
    page.get_by_role("button", name="Rename Berit").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Berit")
