"""How the table behaves: Back and reload, several tabs, one screen for several, talk, notices."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser import (
    PHONE,
    Person,
    lift_the_curtain,
    play_until_the_curtain_falls,
    touch_something,
    turn_of,
    visitor,
)
from support.server_harness import Guest, Running, Seat

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
ANN, BEN = ({"kind": "local", "name": name} for name in ("Ann", "Ben"))
# Take the A Chord for two always takes as many moves.
MOVES_OF_TWO = 96


def dealt(guest: Guest, seats: list[dict[str, Any]], game: str = "a-chord") -> str:
    table = guest.lay(game, seats, public=False)
    guest.post(f"/api/tables/{table}/start")
    return table


def sit_down(person: Person, guest: Guest, table: str) -> Page:
    person.be(guest)
    person.visit(f"/table/{table}")
    person.page.wait_for_selector(".shell")
    return person.page


def make_a_move(page: Page) -> None:
    page.wait_for_selector("[data-mine='true'] .hand")
    touch_something(page, random.Random(3))


# Back, forward, reload.


def test_back_closes_a_sheet_before_it_leaves_the_table(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE, touch=True) as person:
        page = person.page
        person.visit("/")
        page.get_by_role("button", name="Play now: Take the A Chord").click()
        page.wait_for_selector(".shell")
        table = page.url
        for name in ("Scores", "Log", "Rules", "Chat", "Moves", "Settings"):
            page.get_by_role("button", name=name, exact=True).click()
            page.wait_for_selector("dialog[open]")
            page.go_back()
            expect(page.locator("dialog[open]")).to_have_count(0)
            assert page.url == table, name
        page.get_by_role("button", name="Look back").click()
        page.wait_for_selector("dialog[open]")
        page.go_back()
        expect(page.locator("dialog[open]")).to_have_count(0)
        assert page.url == table
        page.get_by_role("button", name="Log", exact=True).click()
        page.locator("dialog[open]").get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Rules", exact=True).click()
        page.wait_for_selector("dialog[open] .guide")
        page.reload()
        page.wait_for_selector(".shell")
        assert page.url == table
        page.wait_for_function("() => history.state === null")
        page.go_back()
        page.wait_for_selector("article")
        assert page.url == house.url + "/"
        page.go_forward()
        page.wait_for_selector(".shell")
        assert page.url == table


def test_back_closes_what_a_board_lays_out(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, [OPEN, BOT], "rythm-n-play")
    with visitor(browser, house, PHONE, touch=True) as person:
        page = sit_down(person, guest, table)
        spent = page.get_by_role("button", name=re.compile("^RYTHM discards"))
        for leave in (page.go_back, lambda: page.keyboard.press("Escape")):
            spent.click()
            expect(page.get_by_role("dialog", name="RYTHM cards spent")).to_be_visible()
            leave()
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(spent).to_be_focused()
        assert page.url.endswith(f"/table/{table}")


def test_a_table_laid_on_a_sheet_leads_back_to_the_wall(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as person:
        page = person.page
        person.visit("/")
        page.get_by_role("button", name="With friends: Fiddlefoo").click()
        page.get_by_role("button", name="Create table").click()
        page.wait_for_selector(".gathering")
        page.go_back()
        page.wait_for_selector("article")
        assert page.query_selector("dialog[open]") is None
        page.go_forward()
        page.wait_for_selector(".gathering")


# Several tabs.


def test_settings_reach_the_other_tabs(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, [OPEN, BOT])
    with visitor(browser, house) as person:
        first = sit_down(person, guest, table)
        second = person.open_tab()
        second.goto(house.url + "/")
        second.get_by_role("button", name="Settings").click()
        second.get_by_label("Theme").select_option("light")
        second.get_by_label("Mute sounds").check()
        second.get_by_label("Language").select_option("fr")
        expect(first.locator("html")).to_have_attribute("lang", "fr")
        expect(first.locator("html")).to_have_attribute("data-theme", "light")
        expect(first.get_by_role("button", name="Remettre le son")).to_be_visible()
        first.get_by_role("button", name="Remettre le son").click()
        expect(second.get_by_label("Couper le son")).not_to_be_checked()
        kept = json.loads(first.evaluate("localStorage.bandstand"))
        assert (kept["language"], kept["theme"], kept["muted"]) == ("fr", "light", False)


def test_one_person_plays_in_two_tabs(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, [OPEN, BOT])
    with visitor(browser, house) as person:
        first = sit_down(person, guest, table)
        second = person.open_tab()
        second.goto(first.url)
        for page, other in ((first, second), (second, first), (first, second)):
            page.wait_for_selector("[data-mine='true']")
            before = turn_of(page)
            expect(other.locator(".shell")).to_have_attribute("data-turn", before or "")
            make_a_move(page)
            expect(other.locator(".shell")).not_to_have_attribute("data-turn", before or "")
        for page in (first, second):
            page.get_by_role("button", name="Log", exact=True).click()
            page.wait_for_selector("[data-mine='true']")
        assert turn_of(first) == turn_of(second)
        expect(second.locator(".log")).to_have_text(first.inner_text(".log"), use_inner_text=True)


# One screen for several.


def test_a_move_is_taken_back_on_the_curtain(browser: Browser, house: Running) -> None:
    guest = house.guest("Host")
    table = dealt(guest, [ANN, BEN])
    with visitor(browser, house, PHONE, touch=True) as family:
        page = sit_down(family, guest, table)
        page.wait_for_selector(".curtain")
        assert page.get_by_role("button", name="Take back").count() == 0
        mover = page.inner_text(".curtain p")
        lift_the_curtain(page)
        play_until_the_curtain_falls(page)
        assert page.inner_text(".curtain p") != mover
        name = "Ann" if "Ann" in mover else "Ben"
        page.get_by_role("button", name=f"Take back {name}’s move", exact=True).click()
        expect(page.locator(".curtain p")).to_have_text(mover)
        assert page.query_selector(".hand, .actions") is None
        lift_the_curtain(page)
        make_a_move(page)


def test_round_one_screen_the_ending_names_the_winner(browser: Browser, house: Running) -> None:
    guest = house.guest("Host")
    table = dealt(guest, [ANN, BEN])
    play_for_both(guest.sit(table), MOVES_OF_TWO - 3)
    with visitor(browser, house) as family:
        page = sit_down(family, guest, table)
        while page.query_selector(".ending") is None:
            page.wait_for_selector(".curtain, .ending")
            if page.query_selector(".curtain"):
                lift_the_curtain(page)
                play_until_the_curtain_falls(page)
        told = page.inner_text(".ending p")
        assert re.fullmatch(r"(Ann|Ben|Everybody) won\.", told)
        page.reload()
        page.wait_for_selector(".ending")
        assert page.inner_text(".ending p") == told
        page.get_by_role("button", name="Play again").click()
        page.wait_for_selector(".gathering, .curtain")


def play_for_both(seat: Seat, moves: int) -> None:
    """A number of moves, lifting the curtain of the person who must decide."""
    for _ in range(moves):
        if not seat.may_move:
            seat.send("lift", seat=seat.position["waiting"][0])
            seat.until("welcome")
        assert seat.move()["type"] == "done"
    seat.close()


# Talk, leaving, giving up.


def test_whoever_is_muted_is_silent_at_once_and_stays_so(browser: Browser, house: Running) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.lay("a-chord", [OPEN, OPEN], public=False)
    ben.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    voice = ben.sit(table)
    voice.ask("say", text="Blah blah")
    with visitor(browser, house) as person:
        page = sit_down(person, ann, table)
        page.get_by_role("button", name="Chat", exact=True).click()
        expect(page.locator(".chat ol")).to_contain_text("Blah blah")
        page.route("**/api/me/mutes/*", lambda route: route.abort())
        page.get_by_role("button", name="Mute Ben").click()
        expect(page.locator(".chat [role=alert]")).to_have_text(
            re.compile("^The server can’t be reached")
        )
        person.troubles.clear()
        page.unroute("**/api/me/mutes/*")
        page.get_by_role("button", name="Mute Ben").click()
        expect(page.locator(".chat ol")).not_to_contain_text("Blah blah")
        voice.ask("say", text="More of it")
        page.get_by_role("button", name="Log", exact=True).click()
        make_a_move_of(page, voice)
        for text in ("Blah blah", "More of it"):
            assert text not in page.inner_text(".log")
        page.reload()
        page.get_by_role("button", name="Chat", exact=True).click()
        page.get_by_role("button", name="Unmute Ben").click()
        expect(page.locator(".chat ol")).to_contain_text("More of it")
        expect(page.get_by_role("button", name="Unmute Ben")).to_have_count(0)


def make_a_move_of(page: Page, voice: Seat) -> None:
    """Something for the log, after whatever was said."""
    lines = page.locator(".log li").count()
    voice.drain()
    if voice.may_move:
        voice.move()
    else:
        make_a_move(page)
    expect(page.locator(".log li").nth(lines)).to_be_attached()


def test_leaving_is_asked_once_and_says_when_it_fails(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, [OPEN, BOT])
    with visitor(browser, house, PHONE, touch=True) as person:
        page = sit_down(person, guest, table)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Leave").click()
        expect(page.locator("dialog[open]")).to_contain_text("Leave the table?")
        page.get_by_role("button", name="Cancel").click()
        page.get_by_role("button", name="Leave").click()
        page.route("**/leave", lambda route: route.abort())
        page.get_by_role("button", name="Leave").click()
        expect(page.locator("dialog[open] [role=alert]")).to_have_text(
            re.compile("^The server can’t be reached")
        )
        person.troubles.clear()
        page.unroute("**/leave")
        page.get_by_role("button", name="Leave").click()
        page.wait_for_selector("article")
        assert guest.get(f"/api/tables/{table}")["seats"][0]["absent"]


def test_giving_up_is_asked_once(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, [OPEN, BOT])
    with visitor(browser, house) as person:
        page = sit_down(person, guest, table)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Give up").click()
        assert guest.get(f"/api/tables/{table}")["status"] == "playing"
        page.get_by_role("button", name="Give up").click()
        expect(page.locator(".ending")).to_contain_text("wasn’t played to its end")
        expect(page.locator("dialog[open]")).to_have_count(0)


# Notices.

ELSEWHERE = """
window.away = false;
window.shown = [];
Object.defineProperty(document, "hidden", { get: () => window.away });
window.Notification = class {
  static permission = "PERMISSION";
  constructor(title, details) { window.shown.push(`${title}: ${details.body}`); }
  close() {}
};
window.notes = 0;
AudioBufferSourceNode.prototype.start = () => { window.notes += 1; };
"""


@pytest.mark.parametrize(
    ("wanted", "permission"), [(True, "granted"), (True, "default"), (False, "granted")]
)
def test_whoever_looks_elsewhere_is_told_of_their_turn(
    browser: Browser, house: Running, wanted: bool, permission: str
) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.lay("a-chord", [OPEN, OPEN], public=False)
    ben.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    other = ben.sit(table)
    with visitor(browser, house, notices=wanted) as person:
        person.context.add_init_script(ELSEWHERE.replace("PERMISSION", permission))
        page = sit_down(person, ann, table)
        page.keyboard.press("Shift")  # browsers are silent before the first key or touch
        while not other.may_move:
            make_a_move(page)
            other.drain()
        expect(page).to_have_title("Take the A Chord")
        assert page.evaluate("shown") == []
        page.evaluate("away = true, notes = 0")
        while other.may_move:
            other.move()
            other.drain()
        expect(page).to_have_title("● Your turn: Take the A Chord")
        page.wait_for_selector("[data-mine='true']")
        page.wait_for_function("() => notes > 0")
        told = ["Take the A Chord: Your turn"] if wanted and permission == "granted" else []
        assert page.evaluate("shown") == told


# What is not there, and what is no such thing.


def forgive(person: Person, status: int) -> None:
    """A browser writes every refusal to its console."""
    person.troubles[:] = [one for one in person.troubles if f"status of {status}" not in one]


@pytest.mark.parametrize(
    ("path", "what"),
    [("/table/nonsense", "table"), ("/replay/nonsense", "table"), ("/record/nonsense", "record")],
)
def test_what_is_not_there_is_said_and_leads_back(
    browser: Browser, house: Running, path: str, what: str
) -> None:
    with visitor(browser, house, PHONE, touch=True) as person:
        person.visit(path)
        page = person.page
        expect(page.get_by_role("alert")).to_have_text(f"There is no such {what} here.")
        page.get_by_role("link", name="All games").last.click()
        page.wait_for_selector("article")
        forgive(person, 404)


@pytest.mark.parametrize(
    "path",
    [
        "/nonsense",
        "/table",
        "/replay/",
        "/table/%2e%2e%2fnonsense",
        f"/replay/{'x' * 80}",
        "/learn/nonsense",
        "/learn/a-chord/nonsense",
    ],
)
def test_a_page_that_is_none_leads_back(browser: Browser, house: Running, path: str) -> None:
    with visitor(browser, house) as person:
        person.visit(path)
        expect(person.page.locator("h1")).to_have_text("There’s nothing here.")
        person.page.get_by_role("link", name="All games").click()
        person.page.wait_for_selector("article")
        forgive(person, 404)


def test_a_table_that_everybody_left(browser: Browser, house: Running) -> None:
    host = house.guest("Host")
    table = host.lay("a-chord", [OPEN, OPEN])
    with visitor(browser, house) as person:
        person.visit(f"/replay/{table}")
        expect(person.page.get_by_role("alert")).to_contain_text("Nothing has been played")
        person.page.get_by_role("link", name="To the table").click()
        person.page.wait_for_selector(".gathering")
        host.post(f"/api/tables/{table}/leave")
        expect(person.page.get_by_role("alert")).to_contain_text("closed before a card was dealt")
        person.page.get_by_role("link", name="All games").last.click()
        person.page.wait_for_selector("article")


def test_a_full_table_says_so(browser: Browser, house: Running) -> None:
    host = house.guest("Host")
    table = host.lay("a-chord", [OPEN, BOT])
    with visitor(browser, house) as late:
        late.visit(f"/table/{table}")
        expect(late.page.locator(".actions")).to_contain_text("Every seat is taken.")
        host.post(f"/api/tables/{table}/start")
        late.page.wait_for_selector(".shell")
        assert late.page.query_selector(".hand") is None


def test_a_chair_that_was_taken_meanwhile(browser: Browser, house: Running) -> None:
    host = house.guest("Host")
    table = host.lay("a-chord", [OPEN, OPEN])
    with visitor(browser, house) as late:
        page = late.page
        late.visit(f"/table/{table}")
        page.wait_for_selector("li.free button")
        taken = json.dumps({"code": "taken", "detail": "That chair is taken.", "status": 409})
        page.route(
            "**/join",
            lambda route: route.fulfill(
                status=409, content_type="application/problem+json", body=taken
            ),
        )
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("alert")).to_have_text("That chair is taken.")
        forgive(late, 409)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("just words", "isn’t a saved game"),
        ("[1, 2]", "isn’t a saved game"),
        ("{}", "This record has no field 'game'."),
    ],
)
def test_a_file_that_is_no_record(
    browser: Browser, house: Running, tmp_path: Path, content: str, sentence: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    with visitor(browser, house) as person:
        page = person.page
        person.visit("/")
        page.get_by_role("button", name="Continue").click()
        page.get_by_label("Open a saved game").set_input_files(file)
        expect(page.locator("dialog[open] [role=alert]")).to_contain_text(sentence)
        forgive(person, 422)
        page.get_by_role("button", name="Close").click()
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_link_of_a_game_that_is_over(browser: Browser, house: Running) -> None:
    guest = house.guest("Host")
    table = dealt(guest, [ANN, BEN])
    play_for_both(guest.sit(table), MOVES_OF_TWO)
    with visitor(browser, house) as stranger:
        page = stranger.page
        stranger.visit(f"/table/{table}")
        expect(page.locator(".ending p")).to_contain_text("won.")
        assert page.get_by_role("button", name="Play again").count() == 0
        page.get_by_role("link", name="Watch the replay").click()
        page.wait_for_selector(".slider")
        page.goto(f"{house.url}/replay/{table}?seat=nobody&moment=lots")
        page.wait_for_selector(".slider")
