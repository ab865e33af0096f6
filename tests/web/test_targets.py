"""On a small touch screen a finger finds everything that may be chosen: 44 by 44 pixels of it."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, Page

from browser import LIT, PHONE, touch_something, visitor
from house_server import Running
from short_games import every_game, sit_down

FINGER = 44
# Edges of leaning cards and of lines between pixels.
BLUR = 1.5
MOVES = 12
# More cards than this cannot all show 44 pixels in two rows of a hand 360 pixels wide.
MANY_CARDS = 14
LEAST = 24

# How much of each lit thing can be touched: the longest run of pixels that nothing lies over, in a
# row and in a column. A thing that sticks out of the box it moves about in is not measured.
_TOUCHABLE = """lit => {
  const cut = thing => {
    for (let box = thing.parentElement; box; box = box.parentElement) {
      if (!['clip', 'auto', 'scroll'].includes(getComputedStyle(box).overflowX)) continue;
      const [outer, inner] = [box.getBoundingClientRect(), thing.getBoundingClientRect()];
      return inner.left < outer.left - 1 || inner.right > outer.right + 1
        || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    }
    return false;
  };
  const longest = (thing, from, to, point) => {
    let best = 0, run = 0;
    for (let at = from + 0.5; at < to; at++) {
      run = thing.contains(document.elementFromPoint(...point(at))) ? run + 1 : 0;
      best = Math.max(best, run);
    }
    return best;
  };
  const measure = thing => {
    const box = thing.getBoundingClientRect();
    const steps = (from, to) =>
      Array.from({ length: 12 }, (_, step) => from + (to - from) * (step + 0.5) / 12);
    return {
      name: thing.textContent.trim() || thing.getAttribute('aria-label') || thing.className,
      cut: cut(thing),
      width: Math.max(...steps(box.top, box.bottom).map(
        y => longest(thing, box.left, box.right, x => [x, y]))),
      height: Math.max(...steps(box.left, box.right).map(
        x => longest(thing, box.top, box.bottom, y => [x, y]))),
    };
  };
  return [...document.querySelectorAll(lit)].filter(thing => thing.checkVisibility()).map(measure);
}"""


def too_small(page: Page) -> list[dict[str, Any]]:
    """The lit things that a finger would miss."""
    things: list[dict[str, Any]] = page.evaluate(_TOUCHABLE, LIT)
    in_sight = [thing for thing in things if not thing["cut"]]
    assert in_sight or not things, "something that may be chosen is in sight"
    cards = page.locator(".hand .card-button").count()
    width = LEAST if cards > MANY_CARDS else FINGER
    return [
        thing
        for thing in in_sight
        if thing["width"] < width - BLUR or thing["height"] < FINGER - BLUR
    ]


class Purposeful(random.Random):
    """Dice of somebody who touches nothing but what is lit, while there is such a thing."""

    def random(self) -> float:
        return 0.8 * super().random()


@every_game
def test_a_finger_finds_what_may_be_chosen(browser: Browser, house: Running, game: str) -> None:
    dice = Purposeful(3)
    with visitor(browser, house, PHONE, touch=True) as person:
        sit_down(person, game)
        page = person.page
        for _ in range(MOVES):
            page.wait_for_selector(".ending, [data-mine='true']")
            if page.query_selector(".ending"):
                return
            assert too_small(page) == []
            touch_something(page, dice, tap=True)
