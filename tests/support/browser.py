"""A real browser at a real house: Debian's chromium, driven by Playwright."""

from __future__ import annotations

import fcntl
import json
import os
import random
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ElementHandle,
    Page,
    WebSocketRoute,
    expect,
    sync_playwright,
)

from bandstand.games.registry import GAMES
from support.server_harness import Guest, Running

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SECONDS = 60.0
MOST_KEYS = 1000
MOST_TOUCHES = 200  # at random; on a busy machine some meet a board that moves
expect.set_options(timeout=SECONDS * 1000)
# Chromium loads two pages of its own for the address bar of every window, and starts a process in
# advance for the next page: more work than a page of ours, and nobody sees any of it. Chromium
# heeds the last such list alone, so it repeats what Playwright switches off.
_FEATURES_OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "SpareRendererForSitePerProcess",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
_QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(_FEATURES_OFF)}",
]
_CHROMIUMS = ("chromium-headless-shell", "chromium")  # Debian's packages and their programs
# Legal moves say that they are not disabled; cells and answers to questions are plain buttons.
LIT = (
    ":is(.table, .hand) "
    ":is([aria-disabled='false'], button.cell:not([aria-disabled='true']), .choice button)"
)
# Lessons and the map's nearness lie on the table; touching about must not end or change them.
ANSWERS = (
    ":is(.table, .hand) button"
    ":not([disabled], [aria-disabled='true'], .coach button, .offer button, .nearness button)"
)


@cache
def chromium() -> str:
    """Where chromium is; installed from Debian's packages if it is missing.

    Its form without windows comes first: the same engine, at four fifths of the work.
    """
    with (Path(tempfile.gettempdir()) / "bandstand-chromium.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        found = _installed_chromium()
        if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet)
            for package in _CHROMIUMS:
                command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
                subprocess.run(command, check=False, env=quiet, capture_output=True)
                found = _installed_chromium()
                if found is not None:
                    break
    if found is None:
        pytest.fail("The browser tests need chromium; on Debian: apt-get install chromium")
    return found


def _installed_chromium() -> str | None:
    return next(filter(None, map(shutil.which, (*_CHROMIUMS, "google-chrome"))), None)


@contextmanager
def open_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=_QUIET)
        yield browser
        browser.close()


@contextmanager
def chromium_again(browser: Browser, *arguments: str) -> Iterator[Browser]:
    """A second browser of the same kind, with more arguments."""
    again = browser.browser_type.launch(executable_path=chromium(), args=[*_QUIET, *arguments])
    yield again
    again.close()


@dataclass
class Person:
    """Somebody with a browser of their own, and what went wrong in it."""

    house: Running
    context: BrowserContext
    troubles: list[str] = field(default_factory=list)
    page: Page = field(init=False)

    def __post_init__(self) -> None:
        self.page = self.open_tab()

    def visit(self, path: str) -> None:
        self.page.goto(self.house.url + path)

    def open_tab(self) -> Page:
        """Another tab of the same browser, with an ear for what goes wrong in it."""
        page = self.context.new_page()
        page.on("console", lambda message: self._listen(message.type, message.text))
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("request", lambda request: self._watch(request.url))
        return page

    def _listen(self, kind: str, text: str) -> None:
        if kind == "error":
            self.troubles.append(f"console: {text}")

    def _watch(self, url: str) -> None:
        address = urlsplit(url)
        if address.scheme not in ("data", "blob") and address.netloc != self.house.address:
            self.troubles.append(f"request to {url}")

    def be(self, guest: Guest) -> None:
        """Wear a guest's cookie."""
        for name, value in guest.client.cookies.items():
            self.context.add_cookies([{"name": name, "value": value, "url": self.house.url}])

    def expect_no_trouble(self) -> None:
        assert self.troubles == []


@contextmanager
def visitor(
    browser: Browser,
    house: Running,
    size: dict[str, int] = DESK,
    touch: bool = False,
    met: tuple[str, ...] = tuple(GAMES),
    service_worker: bool = False,
    **settings: Any,
) -> Iterator[Person]:
    """Somebody with a new browser. The service worker costs as much as the page: only if asked."""
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="allow" if service_worker else "block",
    )
    context.set_default_timeout(SECONDS * 1000)
    kept = {"bandstand": {"speed": "instant", **settings}, "bandstand-met": met}
    for key, value in kept.items():
        text = json.dumps(json.dumps(value))
        context.add_init_script(f"localStorage[{key!r}] ?? localStorage.setItem({key!r}, {text})")
    person = Person(house, context)
    try:
        yield person
        person.expect_no_trouble()
    finally:
        context.close()


# What fits itself into its box measures that in one frame and is drawn in a later one.
_SETTLE = """async () => {
  for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
}"""


def settle(page: Page) -> None:
    """Before something is measured: let everything find its place."""
    page.evaluate(_SETTLE)


def resize(page: Page, size: dict[str, int]) -> None:
    """Show the page on a screen of another size: cheaper than to open it again."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    settle(page)


def until(page: Page, done: Callable[[], object], what: str) -> None:
    """Wait for something that no selector finds, and no `expect` says."""
    end = monotonic() + SECONDS
    while not done():
        assert monotonic() < end, what
        page.wait_for_timeout(50)


def whose_turn(pages: Sequence[Page]) -> Page:
    """The page that asks its owner to decide, once there is one."""
    asked: list[Page] = []

    def look() -> bool:
        asked[:] = [page for page in pages if page.query_selector("[data-mine='true']")]
        return bool(asked)

    until(pages[0], look, "nobody is asked for a move")
    return asked[0]


def play_to_the_end(page: Page, act: Callable[[Page, random.Random], None], most: int) -> None:
    """Act whenever it is our turn, until the game is over."""
    dice = random.Random(7)
    for _ in range(most):
        page.wait_for_selector(".ending, [data-mine='true']")
        if page.query_selector(".ending"):
            return
        act(page, dice)
    pytest.fail(f"the game was not over after {most} acts")


def lift_the_curtain(page: Page) -> None:
    """Say that one is whom the device was passed to."""
    page.get_by_role("button", name=re.compile("^I am ")).click()
    page.wait_for_selector(".hand")


def play_until_the_curtain_falls(page: Page) -> None:
    """Make the moves of whoever is at the screen, until it is another's turn or the end."""
    dice = random.Random(5)
    while True:
        page.wait_for_selector(".curtain, .ending, [data-mine='true'] .hand")
        if page.query_selector(".curtain, .ending"):
            return
        touch_something(page, dice)


_MOVED = """before => Boolean(document.querySelector('.ending'))
  || document.querySelector('.shell')?.dataset.turn !== before"""
# A tap becomes a click within a frame or two; whatever it asks, the house answers.
_ANSWERED = f"""async before => {{
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  while (document.querySelector('.shell')?.dataset.asking === 'true') await frame();
  return ({_MOVED})(before);
}}"""


def wait_for_a_move(page: Page, before: str | None) -> None:
    """Until a move was made: the turn has another number than before, or the game is over."""
    page.wait_for_function(_MOVED, arg=before)


def _made_a_move(page: Page, before: str | None) -> bool:
    """Whether what was touched made a move, once the house has answered."""
    moved: bool = page.evaluate(_ANSWERED, before)
    return moved


def turn_of(page: Page) -> str | None:
    turn: str | None = page.evaluate("document.querySelector('.shell')?.dataset.turn ?? null")
    return turn


def touch_something(page: Page, dice: random.Random, tap: bool = False) -> None:
    """Touch things that can be touched, as somebody would who tries them, until a move is made."""
    before = turn_of(page)
    for _ in range(MOST_TOUCHES):
        spot = something_in_sight(page, dice)
        if spot is None:
            look_up(page)
            page.wait_for_timeout(50)
        elif tap:
            page.touchscreen.tap(*spot)
        else:
            page.mouse.click(*spot)
        if _made_a_move(page, before):
            look_up(page)
            return
    pytest.fail(f"nothing that can be touched makes a move: {page.inner_text('.status')}")


def look_up(page: Page) -> None:
    """Close what the last touch opened: on a slow machine a move is made only then."""
    if page.query_selector("dialog[open]"):
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


# The middle of the widest part of an element that nothing lies over, as a finger would aim; null if
# all of it is hidden. Cards of a fan lie over each other and lean, and a browser takes a touch
# beside an edge for one on the other side of it.
_SPOT = """element => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = element.getBoundingClientRect();
  const steps = 12;
  let best = null, widest = 0;
  for (const down of [0.5, 0.15, 0.3, 0.7, 0.85]) {
    const y = box.top + box.height * down;
    for (let step = 0, run = 0; step < steps; step++) {
      const x = box.left + box.width * (step + 0.5) / steps;
      run = element.contains(document.elementFromPoint(x, y)) ? run + 1 : 0;
      if (run <= widest) continue;
      widest = run;
      best = [x - box.width * (run - 1) / steps / 2, y];
    }
  }
  return best;
}"""
# The spot of one of the elements, each as likely as another, of the first selector that has one.
# One question instead of one for each element: most of what a touch costs is asking.
_ANY_SPOT = f"""([selectors, luck]) => {{
  if (document.querySelector('dialog[open]')) return null;
  const seen = element =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  for (const selector of selectors) {{
    const elements = [...document.querySelectorAll(selector)].filter(seen);
    while (elements.length > 0) {{
      const [element] = elements.splice(Math.floor(luck * elements.length), 1);
      const spot = ({_SPOT})(element);
      if (spot !== null) return spot;
    }}
  }}
  return null;
}}"""


def something_in_sight(page: Page, dice: random.Random) -> tuple[float, float] | None:
    """Where to touch: mostly what is lit, sometimes whatever else is there; None below a sheet."""
    selectors = [LIT, ANSWERS] if dice.random() < 0.8 else [ANSWERS, LIT]
    luck = dice.getrandbits(32) / 2**32
    return _point(page.evaluate(_ANY_SPOT, [selectors, luck]))


def in_sight(thing: ElementHandle) -> tuple[float, float] | None:
    """A point of the thing that nothing lies over; None if all of it is hidden."""
    return _point(thing.evaluate(_SPOT))


def _point(spot: list[float] | None) -> tuple[float, float] | None:
    return None if spot is None else (spot[0], spot[1])


# Whether the keyboard is on a legal move that is lit, whether on any answer, and whether all moves
# that are lit lie behind it; where none is lit, the move is one of the other answers.
_KEYS_ARE_AT = """([lit, answers]) => {
  const here = document.activeElement;
  const moves = document.querySelector(lit) ? lit : answers;
  const behind = move =>
    here.compareDocumentPosition(move) & Node.DOCUMENT_POSITION_PRECEDING;
  const back = [...document.querySelectorAll(moves)].every(behind);
  return [here.matches(moves), here.matches(answers), back];
}"""
_ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def press_something(page: Page, dice: random.Random) -> None:
    """Find a move by the keyboard alone: tab and arrows to what is lit, Enter."""
    before = turn_of(page)
    # Mostly from where one is; now and then from anywhere, as what comes first is not always best.
    for _ in range(dice.randrange(25 if dice.random() < 0.2 else 3)):
        page.keyboard.press("Tab")
    for _ in range(MOST_KEYS):
        on_move, on_answer, back = page.evaluate(_KEYS_ARE_AT, [LIT, ANSWERS])
        if on_move or (on_answer and dice.random() < 0.2):
            page.keyboard.press("Enter")
            if _made_a_move(page, before):
                look_up(page)
                return
        if on_answer and dice.random() < 0.5:
            page.keyboard.press(dice.choice(_ARROWS))
        else:
            page.keyboard.press("Shift+Tab" if back and dice.random() < 0.8 else "Tab")
    pytest.fail(f"no key makes a move: {page.inner_text('.status')}")


class Wire:
    """The sockets of a page, which can be cut."""

    def __init__(self, page: Page) -> None:
        self._down = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._down:
            socket.close(code=1001)
            return
        socket.connect_to_server()
        self._open.append(socket)

    def cut(self) -> None:
        self._down = True
        for socket in self._open:
            socket.close(code=1001)
        self._open.clear()

    def mend(self) -> None:
        self._down = False


def violations(page: Page, within: str = "html") -> list[str]:
    """What axe-core finds, on the page or within a part of it, a line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "async within => (await axe.run(within, { resultTypes: ['violations'] })).violations",
        within,
    )
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        for node in one["nodes"]
    ]
