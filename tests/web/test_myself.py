"""Who one is: links that ask first, devices, signing out, deleting oneself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser import DESK, Person, violations, visitor
from support.server_harness import Guest, Running

PHONE = {"width": 390, "height": 844}
every_size = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


def link_of(guest: Guest) -> str:
    return f"/return#{guest.post('/api/me/recovery')['token']}"


def open_you(page: Page) -> None:
    page.get_by_role("button", name="You", exact=True).click()
    page.wait_for_selector("dialog[open]")


def be_named(person: Person, name: str) -> None:
    person.visit("/")
    open_you(person.page)
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Save").click()
    expect(person.page.get_by_text("Saved.")).to_be_visible()


def forgive_refusals(person: Person) -> None:
    """A browser notes every refusal in its console."""
    person.troubles[:] = [one for one in person.troubles if "status of 4" not in one]


@every_size
def test_a_link_asks_and_works_once(browser: Browser, house: Running, size: dict[str, int]) -> None:
    path = link_of(house.guest("Mika"))
    with visitor(browser, house, size) as person:
        person.visit(path)
        expect(person.page.get_by_text("Are you Mika?")).to_be_visible()
        assert violations(person.page) == []
        person.page.reload()  # neither looking nor looking again uses it up
        person.page.get_by_role("button", name="Be Mika here").click()
        expect(person.page.get_by_role("status")).to_have_text("Welcome back, Mika.")
        assert person.page.url == person.house.url + "/return", "the secret has left the address"
        person.page.get_by_role("link", name="All games").click()
        open_you(person.page)
        expect(person.page.get_by_label("Your name")).to_have_value("Mika")
    with visitor(browser, house, size) as late:
        late.visit(path)
        expect(late.page.get_by_role("status")).to_contain_text("used already: it works once")
        assert violations(late.page) == []
        forgive_refusals(late)


@every_size
def test_a_link_does_not_replace_anybody_unasked(
    browser: Browser, house: Running, size: dict[str, int]
) -> None:
    path = link_of(house.guest("Mika"))
    with visitor(browser, house, size) as person:
        be_named(person, "Ben")
        person.visit(path)
        expect(person.page.get_by_text("you are Ben. Become Mika here instead?")).to_be_visible()
        assert violations(person.page) == []
        person.page.get_by_role("button", name="Stay Ben").click()
        person.page.wait_for_url(person.house.url + "/")
        person.page.reload()
        open_you(person.page)
        expect(person.page.get_by_label("Your name")).to_have_value("Ben")
        person.visit(path)
        person.page.get_by_role("button", name="Be Mika here").click()
        expect(person.page.get_by_role("status")).to_have_text("Welcome back, Mika.")


def test_a_link_opened_where_it_was_made(browser: Browser, house: Running) -> None:
    mika = house.guest("Mika")
    path = link_of(mika)
    with visitor(browser, house) as person:
        person.be(mika)
        person.visit(path)
        expect(person.page.get_by_role("status")).to_contain_text("it still works")
    with visitor(browser, house) as other:
        other.visit(path)
        other.page.get_by_role("button", name="Be Mika here").click()
        expect(other.page.get_by_role("status")).to_have_text("Welcome back, Mika.")


def test_a_link_outlives_a_server_that_is_away(browser: Browser, house: Running) -> None:
    path = link_of(house.guest("Mika"))
    with visitor(browser, house, PHONE) as person:
        page = person.page
        down = True
        page.route("**/api/me/**", lambda route: route.abort() if down else route.continue_())
        person.visit(path)
        expect(page.get_by_role("status")).to_contain_text("The server can’t be reached")
        assert page.url == house.url + path, "a reload must find it, too"
        down = False
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_text("Are you Mika?")).to_be_visible()
        down = True
        page.get_by_role("button", name="Be Mika here").click()
        expect(page.get_by_role("status")).to_contain_text("The server can’t be reached")
        down = False
        page.get_by_role("button", name="Try again").click()
        page.get_by_role("button", name="Be Mika here").click()
        expect(page.get_by_role("status")).to_have_text("Welcome back, Mika.")
        person.troubles.clear()  # the browser's own word for each request that failed


@pytest.mark.parametrize("network", ["http://192.168.1.5:8450/", None])
def test_links_for_other_devices_carry_an_address_they_can_open(
    browser: Browser, house: Running, network: str | None
) -> None:
    with visitor(browser, house, PHONE) as person:
        page = person.page
        page.route("**/api/whereabouts", lambda route: route.fulfill(json={"network": network}))
        be_named(person, "Mika")
        page.get_by_role("button", name="Use my profile on another device").click()
        link = page.get_by_label("Use my profile on another device").last
        origin = "http://192.168.1.5:8450" if network else house.url
        expect(link).to_have_value(re.compile(re.escape(f"{origin}/return#")))
        warning = page.get_by_text("It opens on this computer only.")
        expect(warning).to_have_count(0 if network else 1)
        guest = house.guest("Ada")
        person.be(guest)
        table = guest.lay("a-chord", [{"kind": "open"}, {"kind": "open"}])
        person.visit(f"/table/{table}")
        room = guest.get(f"/api/tables/{table}")["party"]["id"]
        expect(page.get_by_label("Invite")).to_have_value(f"{origin}/room/{room}")
        expect(warning).to_have_count(0 if network else 1)
        assert violations(page) == []


@every_size
def test_devices_are_signed_out_from_the_page(
    browser: Browser, house: Running, size: dict[str, int]
) -> None:
    with visitor(browser, house, size) as desk, visitor(browser, house, size) as phone:
        be_named(desk, "Mika")
        desk.page.get_by_role("button", name="Use my profile on another device").click()
        link = desk.page.get_by_label("Use my profile on another device").last.input_value()
        phone.page.goto(link)
        phone.page.get_by_role("button", name="Be Mika here").click()
        expect(phone.page.get_by_role("status")).to_have_text("Welcome back, Mika.")
        desk.page.reload()
        open_you(desk.page)
        devices = desk.page.locator("dialog li")
        expect(devices).to_have_count(2)
        expect(devices.first).to_contain_text("Chrome, Linux")
        expect(devices.first).to_contain_text("this device")
        assert violations(desk.page) == []
        devices.last.get_by_role("button", name="Sign out").click()
        expect(desk.page.get_by_text("Sign that device out?")).to_be_visible()
        assert violations(desk.page) == []
        devices.last.get_by_role("button", name="Sign out", exact=True).click()
        expect(devices).to_have_count(1)
        phone.visit("/")
        open_you(phone.page)
        expect(phone.page.get_by_label("Your name")).to_have_value("")
        devices.first.get_by_role("button", name="Sign out: this device").click()
        expect(desk.page.get_by_text("This is your only device")).to_be_visible()
        desk.page.get_by_role("button", name="Cancel").click()
        devices.first.get_by_role("button", name="Sign out: this device").click()
        devices.first.get_by_role("button", name="Sign out", exact=True).click()
        expect(desk.page.get_by_text("You are signed out.")).to_be_visible()
        expect(desk.page.get_by_label("Your name")).to_have_value("")
        expect(devices).to_have_count(0)
        desk.page.reload()
        open_you(desk.page)
        expect(desk.page.get_by_label("Your name")).to_have_value("")


def test_all_other_devices_at_once(browser: Browser, house: Running) -> None:
    mika = house.guest("Mika")
    with visitor(browser, house) as person:
        person.visit(link_of(mika))
        person.page.get_by_role("button", name="Be Mika here").click()
        person.page.get_by_role("link", name="All games").click()
        open_you(person.page)
        person.page.get_by_role("button", name="Sign out everywhere else").click()
        person.page.get_by_role("button", name="Sign out", exact=True).last.click()
        expect(person.page.locator("dialog li")).to_have_count(1)
        assert mika.refused("GET", "/api/me") == (401, "unknown")


def test_deleting_oneself(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE) as person:
        be_named(person, "Mika")
        person.page.get_by_role("button", name="Delete me").click()
        expect(person.page.get_by_text("Delete Mika for good?")).to_be_visible()
        assert violations(person.page) == []
        person.page.get_by_role("button", name="Cancel").click()
        person.page.get_by_role("button", name="Delete me").click()
        person.page.get_by_role("button", name="Delete for good").click()
        expect(person.page.get_by_text("You are deleted.")).to_be_visible()
        person.page.reload()
        open_you(person.page)
        expect(person.page.get_by_label("Your name")).to_have_value("")


def test_who_left_is_called_so_in_every_language(browser: Browser, house: Running) -> None:
    mika, ben = house.guest("Mika"), house.guest("Ben")
    table = mika.lay("six-forces", [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}])
    ben.post(f"/api/tables/{table}/join")
    mika.post(f"/api/tables/{table}/start")
    mika.post("/api/me/delete", {"name": "Mika"})
    with visitor(browser, house, language="fr") as person:
        person.be(ben)
        person.visit(f"/table/{table}")
        person.page.wait_for_selector(".shell")
        expect(person.page.get_by_text("Quelqu’un de parti").first).to_be_visible()
        expect(person.page.get_by_text("Mika")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "you", "sentence"),
    [
        ("en", "You", "could be taken for the server or one of its bots"),
        ("fr", "Vous", "On prendrait ce nom pour le serveur"),
        ("ja", "あなた", "サーバーやボットと間違えられる名前です"),
    ],
)
def test_a_borrowed_name_is_refused_on_the_page(
    browser: Browser, house: Running, language: str, you: str, sentence: str
) -> None:
    with visitor(browser, house, language=language) as person:
        person.visit("/")
        person.page.get_by_role("button", name=you, exact=True).click()
        person.page.locator("dialog input.field").first.fill("Brіo")
        person.page.locator("dialog form button").click()
        expect(person.page.get_by_text(sentence)).to_be_visible()
        forgive_refusals(person)


@every_size
def test_a_refused_name_is_explained_beside_its_field(
    browser: Browser, house: Running, size: dict[str, int]
) -> None:
    with visitor(browser, house, size) as person:
        person.visit("/")
        open_you(person.page)
        field = person.page.get_by_label("Your name")
        field.fill("Brio")
        person.page.get_by_role("button", name="Save").click()
        reason = person.page.get_by_role("alert")
        expect(reason).to_contain_text("Choose a name of your own")
        expect(field).to_have_attribute("aria-invalid", "true")
        assert violations(person.page) == []
        typed, told = field.bounding_box(), reason.bounding_box()
        assert typed is not None
        assert told is not None
        assert 0 <= told["y"] - (typed["y"] + typed["height"]) < 20
        field.fill("Mika")
        expect(reason).to_have_count(0)
        person.page.get_by_role("button", name="Save").click()
        expect(person.page.get_by_text("Saved.")).to_be_visible()
        forgive_refusals(person)


def test_emoji_count_as_the_server_counts_them(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE) as person:
        person.visit("/")
        open_you(person.page)
        field = person.page.get_by_label("Your name")
        field.press_sequentially("🎷" * 25)
        expect(person.page.get_by_text("25 characters: a name has at most 24.")).to_be_visible()
        assert violations(person.page) == []
        field.press("Backspace")
        expect(person.page.get_by_text("a name has at most")).to_have_count(0)
        person.page.get_by_role("button", name="Save").click()
        expect(person.page.get_by_text("Saved.")).to_be_visible()
        person.page.reload()
        open_you(person.page)
        expect(person.page.get_by_label("Your name")).to_have_value("🎷" * 24)


def test_a_refused_name_round_one_screen_is_explained_beside_the_names(
    browser: Browser, house: Running
) -> None:
    with visitor(browser, house, DESK) as person:
        person.visit("/")
        person.page.get_by_role("button", name="Same screen").first.click()
        field = person.page.get_by_label("Player 2")
        field.fill("Player 1")
        person.page.get_by_role("button", name="Create table").click()
        reason = person.page.get_by_role("alert")
        expect(reason).to_contain_text("Player 1")
        last, told = field.locator("xpath=../..").get_by_role("textbox").last, reason
        below = last.bounding_box(), told.bounding_box()
        assert below[0] is not None
        assert below[1] is not None
        assert 0 <= below[1]["y"] - (below[0]["y"] + below[0]["height"]) < 30
        assert violations(person.page) == []
        forgive_refusals(person)


def test_whoever_is_called_like_another_sits_down_under_a_new_name(
    browser: Browser, house: Running
) -> None:
    anna = house.guest("Anna")
    table = anna.lay("a-chord", [{"kind": "open"}, {"kind": "open"}])
    with visitor(browser, house, PHONE) as person:
        be_named(person, "Anna")
        person.visit(f"/table/{table}")
        person.page.get_by_role("button", name="Join").click()
        expect(person.page.get_by_role("alert")).to_contain_text("for example Anna 2")
        person.page.get_by_label("Your name").fill("Anna B")
        assert violations(person.page, ".gathering") == []
        person.page.get_by_role("button", name="Join").last.click()
        expect(person.page.get_by_text("Anna B (you)", exact=True)).to_be_visible()
        assert [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == [
            "Anna",
            "Anna B",
        ]
        forgive_refusals(person)
