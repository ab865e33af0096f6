"""A connection that stays: idle tables, networks that break, people who are away and come back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from bandstand.games.registry import GAMES
from support.browser import (
    DESK,
    LIT,
    PHONE,
    Person,
    in_sight,
    until,
    violations,
    visitor,
    wait_for_a_move,
)
from support.proxy import Proxy, proxy
from support.server_harness import Guest, Running, Seat, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
GAME = "a-chord"
IDLE_SECONDS = 60
NOT_SENT = "the move was not sent"
BOT_PLAYED = re.compile("While you were away a bot made")


def two_people(house: Running, game: str = GAME) -> tuple[Guest, Guest, str]:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    bots = [BOT] * (min(GAMES[game].meta.players) - 2)
    table = ada.lay(game, [OPEN, OPEN, *bots], public=False)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return ada, ben, table


def sit_down(person: Person, guest: Guest, table: str) -> Page:
    person.be(guest)
    person.visit(f"/table/{table}")
    person.page.wait_for_selector(".shell")
    return person.page


def let_it_be_adas_turn(page: Page, ben: Seat) -> None:
    """Ben moves until Ada must."""
    ben.drain()
    while ben.may_move:
        ben.move()
        ben.drain()
    page.wait_for_selector("[data-mine='true'] .hand")


def touch_a_card(page: Page) -> None:
    """Touch something that is legal; with no connection nothing comes of it."""
    for card in page.query_selector_all(f".hand {LIT}"):
        spot = in_sight(card)
        if spot is not None:
            page.mouse.click(*spot)
            return
    pytest.fail("there is no legal card to touch")


@pytest.fixture
def between(house: Running) -> Iterator[Proxy]:
    with proxy(house.address) as opened:
        yield opened


def through(between: Proxy, house: Running) -> Running:
    """The house, as it is reached over the proxy."""
    return Running(between.address, house.settings)


# Sockets.


@pytest.mark.slow
def test_an_idle_table_keeps_its_one_socket(browser: Browser, house: Running) -> None:
    guest = house.guest("Ada")
    table = guest.lay(GAME, [OPEN, BOT], public=False)
    guest.post(f"/api/tables/{table}/start")
    with visitor(browser, house) as person:
        opened: list[str] = []
        sent: list[str] = []

        def listen(socket: WebSocket) -> None:
            opened.append(socket.url)
            socket.on("framesent", lambda frame: sent.append(str(frame)))

        person.page.on("websocket", listen)
        page = sit_down(person, guest, table)
        page.wait_for_timeout(IDLE_SECONDS * 1000)
        assert sum('"ping"' in frame for frame in sent) >= 3
        assert len(opened) == 1
        expect(page.locator(".connection")).to_have_count(0)


@pytest.mark.slow
def test_a_network_that_was_cut_is_one_reconnection(
    browser: Browser, house: Running, between: Proxy
) -> None:
    ada, ben, table = two_people(house)
    voice = ben.sit(table)
    with visitor(browser, through(between, house)) as person:
        page = sit_down(person, ada, table)
        let_it_be_adas_turn(page, voice)
        assert between.upgrades == 1
        between.cut()
        page.wait_for_selector(".connection")
        page.wait_for_timeout(2500)  # several attempts fail
        between.restore()
        expect(page.locator(".connection")).to_have_count(0)
        page.wait_for_timeout(10_000)  # a page that hangs up by itself has done so by now
        before = page.get_attribute(".shell", "data-turn")
        touch_a_card(page)
        wait_for_a_move(page, before)
        assert between.upgrades == 2
        person.troubles.clear()  # the browser itself complains of a network that is not there


def test_a_house_that_falls_silent_is_called_again_and_the_move_is_made(
    browser: Browser, house: Running, between: Proxy
) -> None:
    ada, ben, table = two_people(house)
    voice = ben.sit(table)
    with visitor(browser, through(between, house)) as person:
        page = sit_down(person, ada, table)
        let_it_be_adas_turn(page, voice)
        before = page.get_attribute(".shell", "data-turn")
        between.hold()
        touch_a_card(page)
        expect(page.locator(".shell")).to_have_attribute("data-asking", "true")
        page.evaluate("dispatchEvent(new Event('online'))")  # look whether the house is there
        page.wait_for_selector(".connection")
        expect(page.locator(".notice")).to_have_count(0)
        between.restore()
        wait_for_a_move(page, before)
        expect(page.locator(".shell")).to_have_attribute("data-asking", "false")
        expect(page.locator(".notice")).to_have_count(0)
        voice.drain()
        moved = [line for line in voice.lines if line["kind"] == "moved" and line["seat"] == 0]
        assert len(moved) == 1
        person.troubles.clear()


def test_that_a_move_was_not_sent_is_said_only_while_it_is_true(
    browser: Browser, house: Running, between: Proxy
) -> None:
    ada, ben, table = two_people(house)
    voice = ben.sit(table)
    with visitor(browser, through(between, house)) as person:
        page = sit_down(person, ada, table)
        let_it_be_adas_turn(page, voice)
        between.cut()
        page.wait_for_selector(".connection")
        touch_a_card(page)
        expect(page.locator(".notice")).to_contain_text(NOT_SENT)
        between.restore()
        expect(page.locator(".connection")).to_have_count(0)
        expect(page.locator(".notice")).to_have_count(0)
        before = page.get_attribute(".shell", "data-turn")
        touch_a_card(page)
        wait_for_a_move(page, before)
        person.troubles.clear()


# Who is away.


# How a plate said that its person is away, each once, in order: a slow machine may pass over one.
_KEEP_AWAY = """place => {
  window.wasAway = [];
  new MutationObserver(() => {
    const away = document.querySelector(place)?.dataset.away;
    if (away && away !== window.wasAway.at(-1)) window.wasAway.push(away);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def plate(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-place='seat:{seat}']")


@pytest.mark.parametrize("game", list(GAMES))
def test_every_board_shows_who_is_lost_and_whom_the_house_bot_plays_for(
    browser: Browser, house: Running, game: str
) -> None:
    ada, ben, table = two_people(house, game)
    voice = ben.sit(table)
    with visitor(browser, house, PHONE) as person:
        page = sit_down(person, ada, table)
        expect(plate(page, 1)).to_be_visible()
        expect(plate(page, 1)).not_to_have_attribute("data-away", re.compile(".*"))
        voice.close()
        expect(plate(page, 1)).to_have_attribute("data-away", "lost")
        mark = plate(page, 1).locator(".mark")
        expect(mark).to_be_visible()
        expect(mark).to_contain_text(re.compile(r"lost, bot in 0:[0-5]\d"))
        shown = mark.inner_text()
        until(page, lambda: mark.inner_text() != shown, "nothing counts down")
        expect(page.locator("[aria-live='polite'].unseen").first).to_contain_text(
            re.compile(r"Ben is cut off; a bot takes over in \d+ seconds")
        )
        assert violations(page, "[data-place='seat:1']") == []
        page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
        expect(mark.locator(".words")).to_be_visible()
        again = ben.sit(table)
        expect(plate(page, 1)).not_to_have_attribute("data-away", re.compile(".*"))
        expect(page.locator("[aria-live='polite'].unseen").first).to_contain_text(
            "Ben is here again."
        )
        ben.post(f"/api/tables/{table}/leave")
        expect(plate(page, 1)).to_have_attribute("data-away", "bot")
        expect(plate(page, 1).locator(".mark")).to_be_visible()
        again.close()


@pytest.mark.parametrize(
    ("language", "text"), [("fr", "connexion perdue, robot dans 0:"), ("ja", "切断、交代まで 0:")]
)
def test_away_is_said_in_the_language_chosen(
    browser: Browser, house: Running, language: str, text: str
) -> None:
    ada, ben, table = two_people(house)
    voice = ben.sit(table)
    with visitor(browser, house, language=language) as person:
        page = sit_down(person, ada, table)
        voice.close()
        expect(plate(page, 1).locator(".mark")).to_contain_text(text)


def test_the_house_bot_takes_over_from_a_page_that_was_cut_off(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Two browsers, one of them without a network: its owner reads what was played for them."""
    path = tmp_path_factory.mktemp("hasty") / "house.db"
    with (
        running(str(path), grace=4.0) as house,
        proxy(house.address) as between,
        visitor(browser, through(between, house)) as ada,
        visitor(browser, house) as ben,
    ):
        ada_guest, ben_guest, table = two_people(house)
        away = sit_down(ada, ada_guest, table)
        here = sit_down(ben, ben_guest, table)
        here.evaluate(_KEEP_AWAY, "[data-place='seat:0']")
        between.cut()
        away.wait_for_selector(".connection")
        expect(plate(here, 0)).to_have_attribute("data-away", "bot")
        assert here.evaluate("window.wasAway") == ["lost", "bot"]
        for _ in range(3):  # the house bot answers, whoever begins
            here.wait_for_selector("[data-mine='true'] .hand")
            before = here.get_attribute(".shell", "data-turn")
            touch_a_card(here)
            wait_for_a_move(here, before)
        here.wait_for_selector("[data-mine='true'] .hand")
        between.restore()
        notice = away.locator(".returned")
        expect(notice).to_contain_text(BOT_PLAYED)
        assert notice.locator("li").count() >= 1
        expect(notice.locator("li").first).to_contain_text("You")
        expect(away.locator("[aria-live='polite'].unseen").first).to_contain_text(BOT_PLAYED)
        expect(plate(here, 0)).not_to_have_attribute("data-away", re.compile(".*"))
        assert violations(away, ".returned") == []
        notice.get_by_role("button", name="Close").click()
        expect(notice).to_have_count(0)
        ada.troubles.clear()


HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_page_in_the_background_that_reconnects_is_not_back(
    browser: Browser, house: Running, between: Proxy
) -> None:
    ada, ben, table = two_people(house)
    voice = ben.sit(table)
    with visitor(browser, through(between, house)) as person:
        page = sit_down(person, ada, table)
        page.evaluate(HIDE, True)
        between.cut()
        page.wait_for_selector(".connection")
        ada.post(f"/api/tables/{table}/leave")
        between.restore()
        expect(page.locator(".connection")).to_have_count(0)
        voice.drain()
        assert voice.table["seats"][0]["absent"]
        page.evaluate(HIDE, False)
        until(page, lambda: not _absent(ada, table), "the chair was not given back")
        person.troubles.clear()


def _absent(guest: Guest, table: str) -> bool:
    return bool(guest.get(f"/api/tables/{table}")["seats"][0]["absent"])
