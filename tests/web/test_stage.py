"""What is played to people at a table: one thing after the other, each until it was seen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from support.browser import DESK, PHONE, touch_something, visitor
from support.server_harness import Running
from support.short_games import sit_down

MOST_ACTS = 60
# Another tab of this browser has chosen another speed.
_CHOOSE_SPEED = """speed => {
  const kept = JSON.parse(localStorage.getItem('bandstand'));
  localStorage.setItem('bandstand', JSON.stringify({ ...kept, speed }));
  dispatchEvent(new StorageEvent('storage', { key: 'bandstand' }));
}"""
# Everything that was to be seen of the trick and the panel, each once, in order.
_KEEP_LOG = """() => {
  window.seen = [];
  const look = () => {
    const now = {
      cards: document.querySelectorAll('.slot [data-piece]').length,
      winners: document.querySelectorAll('.slot.won').length,
      panel: document.querySelector('.interlude') !== null,
    };
    const last = window.seen.at(-1);
    if (JSON.stringify(now) !== JSON.stringify(last)) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.querySelector('.table'), {
    subtree: true, childList: true, attributes: true, attributeFilter: ['class'],
  });
}"""


def play_to_the_last_trick(page: Page) -> None:
    """Until it is our turn with one card left."""
    dice = random.Random(3)
    for _ in range(MOST_ACTS):
        page.wait_for_selector("[data-mine='true']")
        held = page.locator(".hand [data-piece]").count()
        if held == 1 and page.query_selector(".slot"):
            return
        touch_something(page, dice)
    pytest.fail(f"there was no last trick within {MOST_ACTS} acts")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["a-chord", "six-forces"])
def test_the_last_trick_is_seen_before_the_count(
    browser: Browser, house: Running, game: str, size: dict[str, int]
) -> None:
    with visitor(browser, house, size) as person:
        sit_down(person, game)
        page = person.page
        play_to_the_last_trick(page)
        page.evaluate(_KEEP_LOG)
        page.evaluate(_CHOOSE_SPEED, "normal")
        page.click(".hand [data-piece]")
        page.wait_for_selector(".interlude")
        seen: list[dict[str, Any]] = page.evaluate("window.seen")
        before = seen[: next(index for index, now in enumerate(seen) if now["panel"])]
        whole = [now["winners"] for now in before if now["cards"] == 4]
        assert whole == [0, 1], seen
