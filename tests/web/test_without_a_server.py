"""The folder that `bandstand site` writes, served as plain files, then with the network off."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
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
from support.short_games import GAMES as SHORTEST
from support.short_games import every_game
from support.site import Site, served

pytestmark = pytest.mark.slow

MOST_ACTS = 400
TURN = ".ending, [data-mine='true']"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("site")) as site:
        yield site


class Visit:
    """A browser that has been on the site once, and has no network any more."""

    def __init__(self, context: BrowserContext, site: Site) -> None:
        self.context, self.site = context, site
        self.troubles: list[str] = []
        self.page = self.open_tab()
        self.page.wait_for_function("navigator.serviceWorker.controller !== null")
        expect(self.page.locator("progress")).to_have_count(0)
        context.set_offline(True)

    def open_tab(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.on("console", lambda message: self._listen(message.type, message.text))
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("request", lambda request: self._watch(request.url))
        page.goto(f"{self.site.url}#{path}")
        return page

    def _listen(self, kind: str, text: str) -> None:
        if kind == "error":
            self.troubles.append(text)

    def _watch(self, url: str) -> None:
        if not url.startswith((self.site.url, "blob:", "data:")):
            self.troubles.append(f"request to {url}")

    def lay(self, game: str) -> Page:
        """The shortest game of a title against bots, through the sheet with all ways."""
        players, options = SHORTEST[game]
        page = self.open_tab()
        title = GAMES[game].meta.title
        page.get_by_role("button", name=f"More ways to play: {title}").click()
        page.locator("form select").first.select_option(str(players))
        page.locator("form select").nth(1).select_option("1")
        if options:
            page.locator("summary", has_text="Rules options").click()
            page.get_by_label(re.compile("rounds")).first.select_option(str(options["rounds"]))
        page.get_by_role("button", name="Create table").click()
        page.wait_for_selector(TURN)
        return page


@pytest.fixture(scope="module")
def offline(browser: Browser, site: Site) -> Iterator[Visit]:
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
    visit = Visit(context, site)
    yield visit
    assert visit.troubles == []
    context.close()


@every_game
def test_a_whole_game_against_bots(offline: Visit, game: str) -> None:
    page = offline.lay(game)
    play_to_the_end(page, touch_something, MOST_ACTS)
    assert page.locator(".podium li").count() == SHORTEST[game][0]
    page.close()


def test_a_reload_and_a_closed_tab_in_mid_game_lose_nothing(offline: Visit, tmp_path: Path) -> None:
    page = offline.lay("a-chord")
    address = page.url.partition("#")[2]
    for change in ("reload", "close"):
        before = page.locator("section.hand button").count()
        touch_something(page, Random(3))
        page.wait_for_selector(TURN)
        hand = page.locator("section.hand").inner_text()
        assert page.locator("section.hand button").count() < before
        if change == "reload":
            page.reload()
        else:
            page.close()
            page = offline.open_tab(address)
        page.wait_for_selector(TURN)
        assert page.locator("section.hand").inner_text() == hand
    other = offline.open_tab(address)  # another tab takes the table, and the first says so
    other.wait_for_selector(TURN)
    expect(page.get_by_role("alert")).to_contain_text("another tab")
    page.close()
    other.get_by_role("button", name="Hint").click()
    other.wait_for_selector(".advice li")
    play_to_the_end(other, touch_something, MOST_ACTS)
    other.get_by_role("link", name="Watch the replay").click()
    other.wait_for_selector(".slider")
    with other.expect_download() as download:
        other.get_by_role("button", name="Save the game").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    other.close()
    replay_record(offline, record)


def replay_record(offline: Visit, record: Path) -> None:
    """Import the record: it is checked move by move, then it can be replayed."""
    page = offline.open_tab()
    page.get_by_role("button", name=re.compile("^(Continue|Your turn)")).click()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".slider")
    page.get_by_role("button", name="Next").click()
    page.close()


def test_three_round_one_screen(offline: Visit) -> None:
    page = offline.open_tab()
    page.get_by_role("button", name="Same screen: Take the A Chord").click()
    page.locator("form select").first.select_option("3")
    page.get_by_role("button", name="Create table").click()
    for _ in range(3):
        lift_the_curtain(page)
        play_until_the_curtain_falls(page)
    page.close()


def test_a_lesson_and_the_rules(offline: Visit) -> None:
    page = offline.open_tab()
    page.get_by_role("button", name="More ways to play: 6 Forces").click()
    page.locator("summary", has_text=re.compile("^Rules$")).click()
    page.wait_for_selector("article.guide h2")
    page.get_by_role("link", name="First game").click()
    page.wait_for_selector("section.hand")
    page.close()


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
