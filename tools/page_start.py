"""How fast pages without a server start and how smooth they stay, for docs/performance.md.

``PYTHONPATH=src:tests python tools/page_start.py [VISITS]`` after ``make site``: each visit is a
new browser profile over loopback. Prints medians: times, memory, and for each game the longest task
of the page's own thread while bots of level 5 think. A task's processor time is what a quiet
machine needs for it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from statistics import median
from threading import Thread
from time import perf_counter

from playwright.sync_api import Browser, Page

from bandstand.games.registry import GAMES
from support.browser import open_browser, touch_something

SITE = Path(__file__).resolve().parent.parent / ".cache" / "site"
VISITS, MOVES = 5, 4
HAND = "[data-mine='true'] section.hand"
GO_ON = ".interlude .button.main, .round-over .button.main"
KEPT = {"bandstand": {"speed": "instant"}, "bandstand-met": list(GAMES)}


class Quiet(SimpleHTTPRequestHandler):
    """The folder as files, without a line for each."""

    def log_message(self, *details: object) -> None:
        """Say nothing."""


@contextmanager
def served() -> Iterator[str]:
    """The site over loopback; its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def memory(browser: Browser) -> float:
    """What the processes that draw pages hold for themselves, in MB."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    found = 0
    for process in processes:
        if process["type"] == "renderer":
            rollup = Path(f"/proc/{process['id']}/smaps_rollup").read_text()
            found += sum(
                int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Private_")
            )
    return found / 1000


def wait_for_my_turn(page: Page) -> None:
    """Until the hand asks for a move; the end of a round goes on by its button."""
    page.wait_for_selector(f"{HAND}, {GO_ON}", timeout=90_000)
    while button := page.query_selector(GO_ON):
        button.click()
        page.wait_for_selector(f"{HAND}, {GO_ON}", timeout=90_000)


def play_against_the_best(browser: Browser, page: Page, title: str) -> list[tuple[float, float]]:
    """Tasks of the page's own thread while bots of level 5 think: ms by the clock, by processor."""
    page.evaluate("location.hash = '/'")
    page.get_by_role("button", name=f"More ways to play: {title}").click()
    page.locator("form select").nth(1).select_option("5")
    page.get_by_role("button", name="Create table").click()
    wait_for_my_turn(page)
    browser.start_tracing(page=page, categories=["toplevel"])
    dice = Random(1)
    for _ in range(MOVES):
        touch_something(page, dice)
        wait_for_my_turn(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    named = [event for event in events if event["name"] == "thread_name"]
    own = {
        (event["pid"], event["tid"]) for event in named if event["args"]["name"] == "CrRendererMain"
    }
    return [
        (event["dur"] / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event["name"].endswith("RunTask")
        and "dur" in event
        and (event["pid"], event["tid"]) in own
    ]


def visit(address: str) -> dict[str, float]:
    """One visit of a new browser."""
    seen: dict[str, float] = {}
    with open_browser() as browser:
        context = browser.new_context(reduced_motion="reduce", locale="en-GB")
        for key, value in KEPT.items():
            text = json.dumps(json.dumps(value))
            context.add_init_script(f"localStorage.setItem({key!r}, {text})")
        page = context.new_page()
        began = perf_counter()
        page.goto(address)
        page.wait_for_selector(".poster")
        seen["start page, s"] = perf_counter() - began
        page.get_by_role("button", name="Play now: Take the A Chord").click()
        page.wait_for_selector("section.hand")
        seen["first card, s"] = perf_counter() - began
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        context.set_offline(True)
        began = perf_counter()
        page.reload()
        page.wait_for_selector("section.hand")
        seen["table after a reload without a network, s"] = perf_counter() - began
        for game in GAMES.values():
            title = game.meta.title
            tasks = play_against_the_best(browser, page, title)
            seen[f"{title}: longest task, ms"] = max(clock for clock, _ in tasks)
            seen[f"{title}: the same in processor time, ms"] = max(busy for _, busy in tasks)
        seen["memory, MB"] = memory(browser)
    return seen


def main() -> None:
    """Print the median of some visits."""
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else VISITS
    with served() as address:
        found = []
        for number in range(visits):
            print(f"visit {number + 1} of {visits}", file=sys.stderr, flush=True)
            found.append(visit(address))
    for name in found[0]:
        values = [one[name] for one in found]
        print(f"{name}: {median(values):.1f} ({min(values):.1f} to {max(values):.1f})")
    print(f"load of the machine: {Path('/proc/loadavg').read_text().split()[0]}")


if __name__ == "__main__":
    main()
