"""What is called out on the table: at its time, over nothing needed, and to the eye alone."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, Page

from support.browser import DESK, PHONE, resize, touch_something, visitor
from support.server_harness import Running
from support.short_games import every_game, sit_down

MOST_ACTS = 60
# Everything that is called out, with the pieces, controls and words that it would lie over.
_LISTEN = """() => {
  window.calls = [];
  const hidden = banner => {
    const over = banner.getBoundingClientRect();
    const meets = ({ left, right, top, bottom, width }) =>
      width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    const says = one => [...one.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '');
    return [...document.querySelectorAll('.table *')]
      .filter(one => !one.closest('.over-board, .unseen'))
      .filter(one => one.matches('[data-piece], button, svg') || (!one.closest('svg') && says(one)))
      .filter(one => one.getAnimations().length === 0 && meets(one.getBoundingClientRect()))
      .map(one => one.outerHTML.slice(0, 120));
  };
  new MutationObserver(() => {
    const banner = document.querySelector('.banner.placed');
    const below = document.querySelector('.narration .callout');
    const text = banner?.innerText ?? below?.innerText;
    if (!text || window.calls.at(-1)?.text === text) return;
    window.calls.push({
      text,
      placed: banner !== null,
      covers: banner ? hidden(banner) : [],
      unspoken: Boolean((banner ?? below).closest('[aria-hidden=true]')),
    });
  }).observe(document.querySelector('.shell'), {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""


@every_game
def test_what_is_called_out_covers_nothing(browser: Browser, house: Running, game: str) -> None:
    with visitor(browser, house, DESK, speed="fast") as person:
        sit_down(person, game)
        page = person.page
        page.evaluate(_LISTEN)
        dice = random.Random(6)
        for width, size in enumerate((DESK, PHONE)):
            resize(page, size)
            play_until_called(page, dice, width + 1)
        calls = page.evaluate("window.calls")
        assert calls, "nothing was called out"
        for call in calls:
            assert call["covers"] == [], call
            assert call["unspoken"]
            assert len(call["text"].splitlines()[0]) <= 40


def play_until_called(page: Page, dice: random.Random, calls: int) -> None:
    """Until that many were called out, or the game is over."""
    for _ in range(MOST_ACTS):
        page.wait_for_selector(".ending, [data-mine='true']")
        if page.query_selector(".ending") or page.evaluate("window.calls.length") >= calls:
            return
        touch_something(page, dice)
