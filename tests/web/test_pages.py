"""The pages around the boards, as people use them."""

from __future__ import annotations

import gzip
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, Route, expect
from playwright.sync_api import TimeoutError as TookTooLong

from support.browser import (
    DESK,
    PHONE,
    Wire,
    in_sight,
    lift_the_curtain,
    play_to_the_end,
    play_until_the_curtain_falls,
    resize,
    touch_something,
    turn_of,
    violations,
    visitor,
    wait_for_a_move,
)
from support.server_harness import Running
from support.short_games import go_on, sit_down_midway, stored_game

TITLES = {
    "a-chord": "Take the A Chord",
    "six-forces": "6 Forces",
    "rythm-n-play": "Rythm 'n' Play",
    "re-chord": "Re-Chord",
    "fiddlefoo": "Fiddlefoo",
}
BOTS: list[dict[str, Any]] = [{"kind": "bot", "level": 1}] * 3
every_game = pytest.mark.parametrize("game", TITLES)


def make_a_move(page: Page) -> None:
    """One act of our own, once it is our turn."""
    page.wait_for_selector("[data-mine='true']")
    touch_something(page, random.Random(3))


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/**")
    return page.url.split("/table/")[1].split("?")[0]


def play_now(page: Page, title: str) -> None:
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.wait_for_selector(".shell")


def test_one_press_leads_to_the_table(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE, touch=True) as person:
        person.visit("/")
        expect(person.page.locator("article.poster")).to_have_count(len(TITLES))
        play_now(person.page, "6 Forces")
        expect(person.page.locator("h1")).to_have_text("6 Forces")
        make_a_move(person.page)


def test_lessons_are_offered_once(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE, touch=True, met=()) as person:
        person.visit("/")
        play_now(person.page, "Take the A Chord")
        person.page.get_by_role("button", name="Explain it").click()
        person.page.wait_for_selector(".coach")
        person.page.reload()
        person.page.wait_for_selector(".shell")
        assert person.page.query_selector(".offer") is None


@every_game
def test_the_first_game_is_explained(browser: Browser, house: Running, game: str) -> None:
    with visitor(browser, house) as person:
        page = person.page
        person.visit(f"/learn/{game}")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".coach")
        first = page.inner_text(".coach p")
        page.get_by_role("button", name="Got it").click()
        make_a_move(page)
        page.wait_for_selector(".coach")
        assert page.inner_text(".coach p") not in ("", first)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Stop the lessons").click()
        expect(page.locator(".coach")).to_have_count(0)


def test_two_friends_meet_by_a_link(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as ann, visitor(browser, house, PHONE, touch=True) as ben:
        ann.visit("/")
        ann.page.get_by_role("button", name="With friends: Take the A Chord").click()
        ann.page.get_by_label(re.compile("^Players")).select_option("2")
        ann.page.get_by_role("button", name="Create table").click()
        table = table_of(ann.page)
        expect(ann.page.get_by_alt_text("QR code for the link")).to_be_visible()
        assert violations(ann.page) == []
        ben.visit(f"/table/{table}")
        ben.page.get_by_role("button", name="Join").click()
        ann.page.get_by_role("button", name="Start").click()
        for _ in range(4):
            for person in (ann, ben):
                person.page.wait_for_selector(".shell")
                if person.page.query_selector("[data-mine='true']"):
                    make_a_move(person.page)
        assert turn_of(ann.page) is not None
        ben.page.get_by_role("button", name="Chat").click()
        ben.page.get_by_label("Say something").fill("Well played <b>!")
        ben.page.get_by_role("button", name="Send").click()
        ann.page.get_by_role("button", name="Chat").click()
        expect(ann.page.locator(".chat ol")).to_contain_text("Well played <b>!")


def test_round_one_screen_a_curtain_falls_between(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as family:
        page = family.page
        family.visit("/")
        page.get_by_role("button", name="Same screen: Take the A Chord").click()
        page.get_by_label(re.compile("^Players")).select_option("2")
        page.get_by_label("Player 1").fill("Ann")
        page.get_by_label("Player 2").fill("Ben")
        page.get_by_role("button", name="Create table").click()
        seen = set()
        for _ in range(6):
            page.wait_for_selector(".curtain")
            assert page.query_selector(".hand") is None
            name = page.inner_text(".curtain p")
            assert violations(page) == []
            seen.add(name)
            lift_the_curtain(page)
            play_until_the_curtain_falls(page)
        assert len(seen) == 2


def test_a_broken_connection_is_mended(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as person:
        page = person.page
        wire = Wire(page)
        person.visit("/")
        play_now(page, "Take the A Chord")
        make_a_move(page)
        wire.cut()
        page.wait_for_selector(".connection")
        wire.mend()
        expect(page.locator(".connection")).to_have_count(0)
        make_a_move(page)


def test_a_spectator_sees_the_table_and_no_hand(browser: Browser, house: Running) -> None:
    host = house.guest("Ann")
    table = host.lay("six-forces", [{"kind": "open"}, *BOTS])
    host.post(f"/api/tables/{table}/start")
    with visitor(browser, house) as watcher:
        watcher.visit("/")
        watcher.page.get_by_role("link", name="Find a game").click()
        watcher.page.locator(f"a[href='/table/{table}']").click()
        watcher.page.wait_for_selector(".shell")
        assert watcher.page.query_selector(".hand") is None
        watcher.page.get_by_role("button", name="Ask for").first.click()
        expect(watcher.page.get_by_role("alert")).to_contain_text("the host decides")
        (request,) = host.get(f"/api/tables/{table}")["requests"]
        host.post(f"/api/tables/{table}/admit", {"person": request["person"]})
        watcher.page.wait_for_selector(".hand")


def test_languages_change_at_once_and_stay(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as person:
        page = person.page
        person.visit("/")
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Language").select_option("fr")
        play = page.get_by_role("button", name=re.compile("^Jouer.: Take the A Chord"))
        expect(play).to_have_count(1)
        page.get_by_role("button", name="Fermer").click()
        play.click()
        page.wait_for_selector(".shell")
        page.get_by_role("button", name="Journal").click()
        expect(page.locator(".log")).to_contain_text("La partie commence.")
        page.reload()
        expect(page.get_by_role("button", name="Journal")).to_be_visible()
        page.get_by_role("button", name="Réglages").click()
        page.get_by_label("Langue").select_option("ja")
        expect(page.get_by_role("button", name="ルール").first).to_be_visible()


SLIP = 9  # which of one's decisions the review below is made to find dear
SLIPPED = "play green E"


def find_a_slip(route: Route) -> None:
    """Let the review through, once it is ready with one decision of seat 0 that cost much."""
    response = route.fetch()
    review = response.json()
    own = [one for one in review["decisions"] if one["seat"] == 0]
    if review["status"] == "ready":
        own[SLIP] |= {"flagged": True, "regret": 0.9, "best": own[SLIP]["move"]}
        number = own[SLIP]["number"]
        others = [one for one in review["words"] if one["number"] != number]
        review["words"] = [*others, {"number": number, "made": SLIPPED, "best": "play blue A"}]
    route.fulfill(response=response, json=review)


def look_at_the_dearest_moment(page: Page) -> None:
    """The review begins with it, and it leads to the table as its seat knew it."""
    expect(page.locator(".verdicts h2").first).to_contain_text("costliest moment")
    slip = page.locator(".verdicts ol").first.get_by_role("button").first
    expect(slip).to_contain_text(f"chose “{SLIPPED}”; “play blue A” would have won")
    page.get_by_label("Seen by").select_option("open")
    page.wait_for_selector(".hand", state="detached")
    slip.click()
    expect(page.get_by_label("Seen by")).to_have_value("0")
    expect(page.locator(".hand [data-piece]")).to_have_count(8 - SLIP % 8)


def test_a_game_is_looked_back_at_and_played_on(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as person:
        guest = house.guest("Mika")
        person.be(guest)
        record = stored_game("a-chord")
        person.visit(f"/table/{go_on(guest, record, len(record.moves) - 8)}")
        page = person.page
        play_to_the_end(page, touch_something, 200)
        assert violations(page) == []
        page.route("**/review?*", find_a_slip)
        page.get_by_role("link", name="Watch the replay").click()
        page.wait_for_selector(".slider")
        for name in ("Last", "Previous", "First", "Next"):
            page.get_by_role("button", name=name, exact=True).click()
        page.get_by_label("Seen by").select_option("0")
        page.wait_for_selector(".hand")
        page.get_by_role("button", name="Share this moment").click()
        assert "moment=" in page.url
        page.wait_for_selector("figure svg", timeout=120_000)
        assert violations(page) == []
        look_at_the_dearest_moment(page)
        page.get_by_role("button", name="Continue from here").click()
        page.wait_for_url("**/table/**")
        make_a_move(page)


def touch_a_forbidden_card(page: Page) -> None:
    """Play until a card may not be played, and touch it; again, if the turn passed meanwhile."""
    for _ in range(60):
        page.wait_for_selector("[data-mine='true']")
        forbidden = page.query_selector(".hand [aria-disabled='true']")
        if forbidden is None:
            make_a_move(page)
            continue
        spot = in_sight(forbidden)
        if spot is not None:
            page.mouse.click(*spot)
        try:
            page.wait_for_selector(".notice", timeout=3000)
        except TookTooLong:
            continue
        return
    pytest.fail("no card was ever forbidden, or none said why")


def test_hints_undo_and_reasons(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as person:
        page = person.page
        person.visit("/")
        play_now(page, "Take the A Chord")
        page.wait_for_selector("[data-mine='true']")
        page.get_by_role("button", name="Hint").click()
        page.wait_for_selector(".advice li", timeout=60_000)
        assert "simulated games" in page.inner_text(".advice")
        before = turn_of(page)
        page.locator(".advice li button").first.click()
        wait_for_a_move(page, before)
        touch_a_forbidden_card(page)
        assert len(page.inner_text(".notice p")) > 20
        page.locator(".notice button").first.click()
        page.wait_for_selector(".guide")


@every_game
def test_a_table_is_loaded_with_little_script(browser: Browser, house: Running, game: str) -> None:
    sizes: dict[str, int] = {}
    with visitor(browser, house) as person:
        page = person.page
        page.on("response", lambda response: _weigh(response, sizes))
        person.visit("/")
        play_now(page, TITLES[game])
        page.wait_for_selector("[data-mine='true']")
    assert len(sizes) > 3
    assert sum(sizes.values()) < 150_000, sizes


def _weigh(response: Response, sizes: dict[str, int]) -> None:
    if response.url.endswith(".js"):
        sizes[response.url] = len(gzip.compress(response.body()))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_everybody_can_use_the_start_page(
    browser: Browser, house: Running, size: dict[str, int]
) -> None:
    with visitor(browser, house, size) as person:
        person.visit("/")
        person.page.wait_for_selector("article")
        assert violations_in_both_themes(person.page) == []
        for name in ("Continue", "You", "Settings", "More ways to play: Fiddlefoo"):
            person.page.get_by_role("button", name=name, exact=True).click()
            person.page.wait_for_selector("dialog")
            assert violations_in_both_themes(person.page, "dialog") == [], name
            person.page.keyboard.press("Escape")
            expect(person.page.locator("dialog")).to_have_count(0)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        person.page.evaluate("localStorage.bandstand = JSON.stringify({ language: 'fr' })")
        person.page.reload()
        learn = person.page.get_by_role("link", name="Apprendre").first
        assert learn.evaluate("link => link.scrollWidth <= link.clientWidth")


def violations_in_both_themes(page: Page, within: str = "html") -> list[str]:
    """What axe-core finds in the dark and in the light."""
    found = []
    for theme in ("dark", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found += violations(page, within)
    return found


@every_game
def test_everybody_can_use_the_boards(browser: Browser, house: Running, game: str) -> None:
    with visitor(browser, house) as person:
        sit_down_midway(person, game, 0.3)
        page = person.page
        page.wait_for_selector("[data-mine='true']")
        assert violations_in_both_themes(page) == []
        resize(page, PHONE)
        assert violations_in_both_themes(page) == []
        # On a desk the same things lie beside the table; all but the scores are alike in each game.
        shared = ("Log", "Rules", "Chat", "Moves") if game == "fiddlefoo" else ()
        for tab in ("Scores", *shared):
            page.get_by_role("button", name=tab, exact=True).click()
            assert violations_in_both_themes(page, "dialog") == [], tab
            page.keyboard.press("Escape")
