"""The folder that `bandstand site` writes, served as plain files, then with the network off."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bandstand.games.registry import GAMES
from support.browser import (
    DESK,
    SECONDS,
    lift_the_curtain,
    play_to_the_end,
    play_until_the_curtain_falls,
    touch_something,
)
from support.server_harness import running
from support.short_games import GAMES as SHORTEST
from support.site import Site, served

pytestmark = pytest.mark.slow

A_CHORD, SHORT = "a-chord", "rythm-n-play"
MOST_ACTS = 400
TURN = ".ending, [data-mine='true']"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("site")) as site:
        yield site


class Visit:
    """A browser at the pages that need no server; once they are loaded, the network goes.

    Starting Python takes seconds, so the tests share one page; one that needs a fresh page says so.
    """

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.troubles: list[str] = []
        self.requested: list[str] = []
        self.page = self.open_tab()

    def lose_the_network(self) -> None:
        worker = "navigator.serviceWorker.controller?.scriptURL"
        self.page.wait_for_function(f"() => {worker}?.startsWith(location.href.split('#')[0])")
        self.page.locator(".poster").first.wait_for()  # with it stands what is still being fetched
        expect(self.page.locator("progress")).to_have_count(0)
        self.context.set_offline(True)

    def open_tab(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.on("console", lambda message: self._listen(message.type, message.text))
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("request", lambda request: self._watch(request.url))
        page.goto(f"{self.url}#{path}")
        return page

    def go(self, path: str = "/") -> Page:
        """Another page of the app, without loading anything again."""
        self.page.evaluate("path => { location.hash = path }", path)
        return self.page

    def _listen(self, kind: str, text: str) -> None:
        if kind == "error":
            self.troubles.append(text)

    def _watch(self, url: str) -> None:
        self.requested.append(url)
        if not url.startswith((self.url, "blob:", "data:")):
            self.troubles.append(f"request to {url}")

    def has_fetched(self, part: str) -> bool:
        """Whether a page asked for an address with this part."""
        return any(part in url for url in self.requested)

    def lay(self, game: str) -> Page:
        """The shortest game of a title against bots, through the sheet with all ways."""
        players, options = SHORTEST[game]
        page = self.go()
        title = GAMES[game].meta.title
        page.get_by_role("button", name=f"More ways to play: {title}").click()
        page.locator("form select").first.select_option(str(players))
        page.get_by_label("Bot level").select_option("#1")
        if options:
            page.locator("summary", has_text="Rules options").click()
            page.get_by_label(re.compile("^Rounds")).select_option(str(options["rounds"]))
        page.get_by_role("button", name="Create table").click()
        page.wait_for_selector(TURN)
        return page


@contextmanager
def visiting(browser: Browser, url: str) -> Iterator[Visit]:
    context = browser.new_context(
        viewport={"width": DESK["width"], "height": DESK["height"]},
        reduced_motion="reduce",
        locale="en-GB",
        accept_downloads=True,
    )
    context.set_default_timeout(SECONDS * 1000)
    kept = {"bandstand": {"speed": "instant"}, "bandstand-met": list(GAMES)}
    for key, value in kept.items():
        text = json.dumps(json.dumps(value))
        context.add_init_script(f"localStorage[{key!r}] ?? localStorage.setItem({key!r}, {text})")
    visit = Visit(context, url)
    yield visit
    assert visit.troubles == []
    context.close()


@pytest.fixture(scope="module")
def offline(browser: Browser, site: Site) -> Iterator[Visit]:
    with visiting(browser, site.url) as visit:
        visit.lose_the_network()
        yield visit


@pytest.mark.parametrize("game", [game for game in SHORTEST if game != A_CHORD])
def test_a_whole_game_against_bots(offline: Visit, game: str) -> None:
    page = offline.lay(game)
    play_to_the_end(page, touch_something, MOST_ACTS)
    expect(page.locator(".podium li")).to_have_count(SHORTEST[game][0])


def test_a_game_outlives_a_closed_tab_a_reload_to_a_new_version_and_another_tab(
    offline: Visit, site: Site, tmp_path: Path
) -> None:
    page = offline.lay(A_CHORD)
    address = page.url.partition("#")[2]
    for change in ("close", "new version"):
        before = page.locator("section.hand button").count()
        touch_something(page, Random(3))
        page.wait_for_selector(TURN)
        hand = page.locator("section.hand").inner_text()
        assert page.locator("section.hand button").count() < before
        if change == "close":
            page.close()
            page = offline.page = offline.open_tab(address)
        else:
            take_a_new_version(offline, site)
            offline.go(address)
        page.wait_for_selector(TURN)
        assert page.locator("section.hand").inner_text() == hand
    offline.page = offline.open_tab(address)  # another tab takes the table, and the first says so
    offline.page.wait_for_selector(TURN)
    expect(page.get_by_role("alert")).to_contain_text("another tab")
    page.close()
    page = offline.page
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".advice li")
    play_to_the_end(page, touch_something, MOST_ACTS)
    expect(page.locator(".podium li")).to_have_count(SHORTEST[A_CHORD][0])
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".slider")
    page.wait_for_function("document.querySelector('.verdicts progress')?.value > 0")  # a review
    assert save(page, "Download MIDI", tmp_path / "game.mid").read_bytes()[:4] == b"MThd"
    assert "Take the A Chord" in save(page, "Score sheet", tmp_path / "sheet.txt").read_text()
    record = save(page, "Save the game", tmp_path / "record.json")
    replay_record(offline, record)


def take_a_new_version(visit: Visit, site: Site) -> None:
    """It is fetched behind a game and waits until somebody agrees; the reload needs no network."""
    page, context = visit.page, visit.context
    context.set_offline(False)
    site.publish_another_version()
    before = page.evaluate("caches.keys()")
    page.evaluate(
        "navigator.serviceWorker.ready.then(one => { window.registered = one; void one.update(); })"
    )
    page.wait_for_function("() => window.registered.waiting !== null")
    context.set_offline(True)
    expect(page.locator("section.hand")).to_be_visible()
    visit.go().get_by_role("button", name="Change to it").click()
    page.wait_for_function("() => !('registered' in window)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    expect(page.get_by_role("button", name="Change to it")).to_have_count(0)
    assert set(page.evaluate("caches.keys()")).isdisjoint(before)


def save(page: Page, button: str, path: Path) -> Path:
    """Save what a button of a replay offers."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    download.value.save_as(path)
    return path


def replay_record(offline: Visit, record: Path) -> None:
    """Import the record: it is checked move by move, then it can be replayed."""
    page = offline.go()
    page.get_by_role("button", name=re.compile("^(Continue|Your turn)")).click()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/#/record/*")
    page.wait_for_selector(".slider")
    page.get_by_role("button", name="Next").click()


def test_three_round_one_screen(offline: Visit) -> None:
    page = offline.go()
    page.get_by_role("button", name="Same screen: Take the A Chord").click()
    page.locator("form select").first.select_option("3")
    page.get_by_role("button", name="Create table").click()
    for _ in range(3):
        lift_the_curtain(page)
        play_until_the_curtain_falls(page)


def test_a_lesson_an_exercise_and_the_rules(offline: Visit) -> None:
    page = offline.go()
    page.get_by_role("button", name="More ways to play: 6 Forces").click()
    page.locator("summary", has_text=re.compile("^Rules$")).click()
    page.wait_for_selector("article.guide h2")
    page.get_by_role("link", name="First game").click()
    page.wait_for_selector("section.hand")
    offline.go("/learn/six-forces").locator(".lessons ol a").first.click()
    page.wait_for_selector("[data-outcome='open'][data-mine='true']")
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector(".play .advised")


def test_a_servers_pages_offer_to_play_without_the_network(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    data = str(tmp_path / "house.db")
    with running(data, offline=str(site.folder)) as house, visiting(browser, house.url) as visit:
        page = visit.page
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        expect(page.locator("main")).to_contain_text(re.compile(r"Fetches \d MB once"))
        assert not visit.has_fetched("/engine/"), "nobody asked for it yet"
        page.get_by_role("link", name="Play without the network").click()
        page.wait_for_url(f"{house.url}/offline/")
        visit.lose_the_network()
        assert visit.has_fetched("/engine/")
        play_to_the_end(visit.lay(SHORT), touch_something, MOST_ACTS)
        visit.go().get_by_role("link", name="Back to the server").click()
        expect(page.get_by_role("status")).to_contain_text("No connection to the server")
        expect(page.get_by_role("link", name="Play without the network")).to_be_visible()
        assert page.get_by_role("alert").count() == 0
        visit.context.set_offline(False)  # the page notices by itself
        page.wait_for_selector(".poster")
        page.get_by_role("button", name="Continue").click()
        page.get_by_role("button", name="Keep the game you played offline").click()
        record = page.get_by_role("link", name=re.compile("played offline, never rated"))
        expect(record).to_have_count(1)
        expect(page.get_by_role("button", name=re.compile("^Keep"))).to_have_count(0)
        record.click()
        page.wait_for_selector(".slider")
        # A browser writes to its console that there was no network.
        visit.troubles = [one for one in visit.troubles if "ERR_INTERNET_DISCONNECTED" not in one]


@pytest.mark.parametrize(
    ("missing", "sentence"), [("indexedDB", "private window"), ("WebAssembly", "WebAssembly")]
)
def test_a_browser_that_cannot_is_told_why(
    browser: Browser, site: Site, missing: str, sentence: str
) -> None:
    context = browser.new_context(locale="en-GB", service_workers="block")
    context.add_init_script(f"Object.defineProperty(window, {missing!r}, {{ value: undefined }})")
    page = context.new_page()
    page.goto(site.url)
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    context.close()
