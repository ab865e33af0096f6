"""An evening with friends: an invitation that opens elsewhere, names, and talk that is seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bandstand.server import network
from support.browser import DESK, PHONE, violations, visitor
from support.server_harness import Guest, Running, Seat, running

SECOND = "127.0.0.2"  # stands for this machine's address on a network
OPEN = {"kind": "open"}
# At a table where nobody moves nothing sounds but the clock.
_COUNT_SOUNDS = """
  window.sounds = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.sounds += 1;
    start.apply(this, when);
  };
"""
# How far a bubble is from its speaker's plate, and how far if they touch.
_FROM_THE_SPEAKER = """bubble => {
  const place = bubble.getBoundingClientRect();
  const plate = document.querySelector(".table [data-place='seat:1']").getBoundingClientRect();
  return [Math.abs(place.y - plate.y), place.height + plate.height];
}"""
BUBBLE_MS = 7_000  # as web/src/table/Bubbles.svelte has it


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
        room = ada.get(f"/api/tables/{table}")["party"]["id"]
        expect(link).to_have_value(f"{openable.url}/room/{room}")
        expect(page.get_by_text("It opens on this computer only.")).to_be_visible()
        code = page.get_by_alt_text("QR code for the link")
        picture = code.get_attribute("src") or ""
        assert violations(page) == []
        page.get_by_role("button", name="Open to this network").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_text("until the server restarts")).to_be_visible()
        expect(link).to_have_value(f"{elsewhere.url}/room/{room}")
        expect(page.get_by_text("It opens on this computer only.")).to_have_count(0)
        expect(page.get_by_role("button", name="Copy the link")).to_be_focused()
        expect(code).not_to_have_attribute("src", picture)
        assert violations(page) == []
        with visitor(browser, elsewhere, PHONE, touch=True) as friend:
            friend.page.goto(link.input_value())
            friend.page.get_by_role("button", name="Join").first.tap()
            seats = page.locator(".gathering li .who")
            expect(seats).to_have_text(["Ada (you, host)", "Guest"])
            friend.page.get_by_label("Your name").fill("Bo")
            assert violations(friend.page) == []
            friend.page.get_by_role("button", name="Save").tap()
            expect(seats).to_have_text(["Ada (you, host)", "Bo"])
            expect(friend.page.locator(".gathering li .who")).to_have_text(
                ["Ada (host)", "Bo (you)"]
            )
            expect(friend.page.get_by_label("Your name")).to_have_count(0)
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


def test_a_large_screen_shows_talk_beside_the_seats(browser: Browser, house: Running) -> None:
    """However much there is to say of the table: nobody scrolls to see that a friend has spoken."""
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("six-forces", [OPEN, OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join")
    with visitor(browser, house, DESK) as host:
        host.be(ada)
        host.visit(f"/table/{table}")
        talk = host.page.get_by_role("region", name="Chat")
        expect(talk).to_be_in_viewport(ratio=1)
        ben.sit(table).ask("say", text="Good evening")
        expect(talk.get_by_text("Good evening")).to_be_in_viewport(ratio=1)
        host.page.get_by_text("Change how this table plays").click()
        assert host.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_talk_comes_before_what_is_read_once(browser: Browser, house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("six-forces", [OPEN, OPEN, {"kind": "bot", "level": 0}])
    ben.post(f"/api/tables/{table}/join")
    with visitor(browser, house, {"width": 390, "height": 844}, touch=True) as guest:
        guest.be(ben)
        guest.visit(f"/table/{table}")
        talk = guest.page.get_by_role("region", name="Chat")
        talk.wait_for()
        ada.sit(table).ask("say", text="Good evening")
        expect(talk.get_by_text("Good evening")).to_be_in_viewport(ratio=1)


def test_the_share_sheet_is_given_the_link(browser: Browser, house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay("a-chord", [OPEN, OPEN])
    room = ada.get(f"/api/tables/{table}")["party"]["id"]
    with visitor(browser, house, PHONE, touch=True) as person:
        person.context.add_init_script(
            "Object.defineProperty(navigator, 'share', { configurable: true,"
            " value: async what => { window.shared = what; } })"
        )
        person.visit(f"/table/{table}")
        person.page.get_by_role("button", name="Share the link").tap()
        shared = person.page.wait_for_function("() => window.shared").json_value()
        assert shared["url"] == f"{house.url}/room/{room}"
        assert violations(person.page) == []


def test_a_name_is_asked_for_once_and_can_be_skipped(browser: Browser, house: Running) -> None:
    """By the keyboard alone: from the free seat to the name, and on to what can be done next."""
    ada = house.guest("Ada")
    table = ada.lay("a-chord", [OPEN, OPEN])
    with visitor(browser, house) as person:
        person.visit(f"/table/{table}")
        page = person.page
        page.get_by_role("button", name="Join").focus()
        page.keyboard.press("Enter")
        field = page.get_by_label("Your name")
        expect(field).to_be_focused()
        page.keyboard.type("ADA")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("called ADA already")
        assert violations(page) == []
        page.get_by_role("button", name="Not now").focus()
        page.keyboard.press("Enter")
        expect(field).to_have_count(0)
        expect(page.get_by_role("button", name="Leave")).to_be_focused()
        page.reload()
        field.fill("Bo")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Leave")).to_be_focused()
        expect(page.locator(".gathering li .who").nth(1)).to_have_text("Bo (you)")
        page.reload()
        expect(page.locator(".gathering li .who").nth(1)).to_have_text("Bo (you)")
        expect(field).to_have_count(0)
        person.troubles[:] = [one for one in person.troubles if "status of 409" not in one]


def test_who_is_not_here_is_marked(browser: Browser, house: Running) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.lay("a-chord", [OPEN, OPEN, {"kind": "bot", "level": 1}])
    bo.post(f"/api/tables/{table}/join")
    with visitor(browser, house) as person:
        person.be(ada)
        person.visit(f"/table/{table}")
        seats = person.page.locator(".gathering li .who")
        expect(seats).to_have_text(
            ["Ada (you, host)", "Bo (not here)", "Forza (bot, level 1, firm)"]
        )
        seat = bo.sit(table)
        expect(seats.nth(1)).to_have_text("Bo")
        seat.close()


def test_a_seat_that_was_given_up_is_marked(browser: Browser, house: Running) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.lay("a-chord", [OPEN, OPEN])
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    with visitor(browser, house) as person:
        person.be(ada)
        person.visit(f"/table/{table}")
        bo.post(f"/api/tables/{table}/resign")
        expect(person.page.locator(".attendance")).to_contain_text("Bo: resigned")


def two_playing(house: Running, **plan: object) -> tuple[Guest, Seat, str]:
    """Ada, and Bo at his seat of the same table."""
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.lay("a-chord", [OPEN, OPEN], **plan)
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return ada, bo.sit(table), table


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_talk_is_seen_and_what_was_not_read_is_counted(
    browser: Browser, house: Running, size: dict[str, int]
) -> None:
    ada, bo, table = two_playing(house)
    bo.ask("say", text="Before Ada came")
    with visitor(browser, house, size) as person:
        person.be(ada)
        person.visit(f"/table/{table}")
        page = person.page
        page.wait_for_selector(".hand")
        bubble = page.locator(".bubble")
        expect(bubble).to_have_count(0)
        assert bo.ask("say", text="Good evening")["type"] == "done"
        expect(bubble).to_contain_text("Good evening")
        if size is DESK:
            far, near = bubble.evaluate(_FROM_THE_SPEAKER)  # at once: a bubble goes by itself
            assert far < near + 12
        assert violations(page) == []
        bo.ask("emote", emote="bravo")
        expect(bubble).to_contain_text("Bravo")
        expect(bubble).to_have_count(1)
        chat = page.get_by_role("button", name="Chat")
        expect(chat).to_have_accessible_name("Chat 2 unread")
        chat.click()
        expect(bubble).to_have_count(0)
        bo.ask("say", text="You read this in the chat")
        expect(page.get_by_text("You read this in the chat")).to_be_visible()
        expect(bubble).to_have_count(0)
        if size is PHONE:
            page.keyboard.press("Escape")
        expect(page.locator(".unread")).to_have_count(0)
        bo.close()


def test_a_bubble_goes_by_itself(browser: Browser, house: Running) -> None:
    ada, bo, table = two_playing(house)
    with visitor(browser, house) as person:
        person.be(ada)
        person.page.clock.install()
        person.visit(f"/table/{table}")
        person.page.wait_for_selector(".hand")
        bo.ask("say", text="Good evening")
        expect(person.page.locator(".bubble")).to_have_count(1)
        person.page.clock.fast_forward(BUBBLE_MS)
        expect(person.page.locator(".bubble")).to_have_count(0)
        expect(person.page.locator(".unread")).to_have_text("1")
        bo.close()


def test_the_last_ten_seconds_are_seen_and_heard(browser: Browser, house: Running) -> None:
    ada, bo, table = two_playing(house, pace={"seconds": 12, "bank": 0})
    seat = ada.sit(table)
    if not seat.may_move:
        bo.move()
    # The clock waits for the page: opening it may take longer than the clock gives.
    ada.post(f"/api/tables/{table}/pause")
    bo.drain()
    assert bo.ask("agree")["type"] == "done"
    with visitor(browser, house) as person:
        person.be(ada)
        person.context.add_init_script(_COUNT_SOUNDS)
        person.visit(f"/table/{table}")
        page = person.page
        page.wait_for_selector(".hand")
        page.keyboard.press("Tab")  # browsers allow no sound before a touch or a key
        ada.post(f"/api/tables/{table}/resume")
        page.wait_for_selector(".table .clock.last")
        expect(page.get_by_role("status").filter(has_text="Ten seconds left")).to_have_count(1)
        page.wait_for_function("() => window.sounds >= 2")
    seat.close()
    bo.close()


def test_a_refused_take_back_is_said(browser: Browser, house: Running) -> None:
    ada, bo, table = two_playing(house)
    seat = ada.sit(table)
    while not any(line["kind"] == "moved" and line["seat"] == 0 for line in seat.lines):
        if seat.may_move:
            seat.move()
        else:
            bo.drain()
            if bo.may_move:
                bo.move()
            seat.drain()
    with visitor(browser, house) as person:
        person.be(ada)
        person.visit(f"/table/{table}")
        page = person.page
        page.wait_for_selector(".hand")
        assert seat.ask("take-back", seat=0)["type"] == "done"
        expect(page.get_by_text("You asked to take a move back.")).to_be_visible()
        bo.drain()
        assert bo.ask("decline")["type"] == "done"
        said = page.get_by_text("Bo says no: your move stays.")
        expect(said).to_be_visible()
        assert violations(page) == []
        page.locator(".refused button").click()
        expect(said).to_have_count(0)
        seat.close()
        bo.close()
