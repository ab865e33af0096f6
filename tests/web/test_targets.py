"""On a small touch screen a finger finds everything that may be chosen: 44 by 44 pixels of it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from support.browser import (
    LIT,
    PHONE,
    look_up,
    settle,
    touch_something,
    turn_of,
    visitor,
    wait_for_a_move,
)
from support.server_harness import Guest, Running
from support.short_games import every_game, sit_down, sit_down_midway

FINGER = 44
# Edges of leaning cards and of lines between pixels.
BLUR = 1.5
MOVES = 3
PARTS = (0.1, 0.6)  # of a game that are played already
PATIENCE = 15  # looks
LOW = {"width": 640, "height": 400}
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

_FIRST_CARD = "document.querySelector('.tile').style.cssText"
_ALL_CELLS_IN_SIGHT = """() => {
  const box = document.querySelector('.box').getBoundingClientRect();
  return [...document.querySelectorAll('button.cell')].every(cell => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
  });
}"""
_NEAR = "() => document.querySelector('button.cell.chosen')?.offsetWidth >= 44"


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


def put_away(page: Page) -> None:
    """Close what an earlier touch brought up: a sentence, a sheet."""
    look_up(page)
    for word in page.query_selector_all(".over .notice button[aria-label='Close']"):
        word.click()


def too_small_at_rest(page: Page) -> list[dict[str, Any]]:
    """The same when what flies or speaks over the table is gone, which it is soon."""
    for _ in range(PATIENCE):
        put_away(page)
        small = too_small(page)
        if not small:
            return []
        page.wait_for_timeout(200)
    return small


class Purposeful(random.Random):
    """Dice of somebody who touches nothing but what is lit, while there is such a thing."""

    def random(self) -> float:
        return 0.8 * super().random()


@every_game
def test_a_finger_finds_what_may_be_chosen(browser: Browser, house: Running, game: str) -> None:
    dice = Purposeful(3)
    with visitor(browser, house, PHONE, touch=True) as person:
        page = person.page
        for part in PARTS:
            sit_down_midway(person, game, part)
            for _ in range(MOVES):
                page.wait_for_selector("[data-mine='true']")
                assert too_small_at_rest(page) == []
                touch_something(page, dice, tap=True)


@every_game
def test_a_low_page_has_room_for_table_and_hand(
    browser: Browser, house: Running, game: str
) -> None:
    """A desk enlarged to 200 %, a phone on its side: the hand is beside the table, both whole."""
    with visitor(browser, house, LOW) as person:
        sit_down(person, game)
        settle(person.page)
        table = person.page.locator(".play > .table").bounding_box()
        hand = person.page.locator(".play > .hand").bounding_box()
        assert table is not None
        assert hand is not None
        assert table["height"] >= 300
        assert table["x"] + table["width"] <= hand["x"]
        assert hand["y"] + hand["height"] <= LOW["height"]
        assert person.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def ask_for_a_cell(house: Running, cards: int) -> tuple[Guest, str]:
    """A table of Fiddlefoo with cards on its map, where we must say where a card goes."""
    guest = house.guest("Mika")
    dice = random.Random(5)
    seats: list[dict[str, Any]] = [{"kind": "open"}, {"kind": "bot", "level": 1}]
    for _ in range(20):
        table = guest.lay("fiddlefoo", seats, options={"rounds": 1}, public=False)
        guest.post(f"/api/tables/{table}/start")
        seat = guest.sit(table)
        while seat.table["status"] != "finished":
            view = seat.position["view"]
            if seat.may_move and view["phase"] == "cell" and len(view["map"]) >= cards:
                seat.close()
                return guest, table
            if seat.may_move:
                seat.move(dice.randrange(100))
            else:
                seat.receive()
        seat.close()
    pytest.fail(f"no game laid {cards} cards")


def test_a_large_map_moves_under_the_finger(browser: Browser, house: Running) -> None:
    guest, table = ask_for_a_cell(house, cards=10)
    with visitor(browser, house, PHONE, touch=True) as person:
        person.be(guest)
        person.visit(f"/table/{table}")
        page = person.page
        page.wait_for_selector("button.cell")
        settle(page)
        assert too_small(page) == []

        # It is larger than its box, and a drag moves it, one way or the other.
        ground = page.locator(".box").bounding_box()
        assert ground is not None
        middle = (ground["x"] + ground["width"] / 2, ground["y"] + ground["height"] / 2)
        seen = {page.evaluate(_FIRST_CARD)}
        for right, down in ((40, 40), (-80, -80)):
            page.mouse.move(*middle)
            page.mouse.down()
            page.mouse.move(middle[0] + right, middle[1] + down, steps=4)
            page.mouse.up()
            settle(page)
            seen.add(page.evaluate(_FIRST_CARD))
        assert len(seen) > 1

        # All of it is one touch away; from there the first touch comes near, the second plays.
        page.get_by_label("The whole map").tap()
        page.wait_for_function(_ALL_CELLS_IN_SIGHT)
        before = turn_of(page)
        page.locator("button.cell").first.tap()
        page.wait_for_function(_NEAR)
        page.locator("button.cell.chosen").tap()
        wait_for_a_move(page, before)
