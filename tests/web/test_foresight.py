"""What is seen of a move before it is made: what the lifted card would do, which card wins."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page

from support.browser import DESK, PHONE, in_sight, touch_something, visitor
from support.server_harness import Running
from support.short_games import every_game, sit_down

MOST_ACTS = 40
MOST_MARKS = 2
MARKED = ":is(.table, .hand) [data-choice][aria-description]"
_PLACES = """() => Object.fromEntries(['.table', '.narration', '.status', '.hand'].map(name => {
  const { top, height } = document.querySelector(name).getBoundingClientRect();
  return [name, [top, height]];
}))"""


def play_until_something_is_marked(page: Page) -> None:
    """Until it is our turn and some move has marks."""
    dice = random.Random(2)
    for _ in range(MOST_ACTS):
        page.wait_for_selector("[data-mine='true']")
        if page.query_selector(MARKED):
            return
        touch_something(page, dice)
    pytest.fail(f"no move was marked within {MOST_ACTS} acts")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@every_game
def test_a_lifted_card_says_what_it_would_do(
    browser: Browser, house: Running, game: str, size: dict[str, int]
) -> None:
    with visitor(browser, house, size) as person:
        sit_down(person, game)
        page = person.page
        play_until_something_is_marked(page)
        before = page.evaluate(_PLACES)
        marked = [thing for thing in page.query_selector_all(MARKED) if in_sight(thing)]
        for thing in marked[:6]:
            page.mouse.move(1, 1)  # a card that is lifted lies elsewhere
            spot = in_sight(thing)
            assert spot is not None
            page.mouse.move(*spot)
            marks = page.locator(".narration [data-mark]")
            marks.first.wait_for()
            said = [text.strip() for text in marks.all_inner_texts()]
            assert 0 < len(said) <= MOST_MARKS
            assert ", ".join(said) == thing.get_attribute("aria-description")
            assert page.evaluate(_PLACES) == before, "something moved"
            fits = "e => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth"
            assert page.eval_on_selector(".narration", fits), said
        page.mouse.move(1, 1)
        page.evaluate("document.activeElement.blur()")  # a card played before may have the focus
        page.wait_for_selector(".narration [data-mark]", state="detached")
        marked[0].focus()
        page.wait_for_selector(".narration [data-mark]")


@pytest.mark.parametrize("game", ["a-chord", "six-forces"])
def test_the_card_that_wins_at_present_has_an_edge(
    browser: Browser, house: Running, game: str
) -> None:
    with visitor(browser, house) as person:
        sit_down(person, game)
        page = person.page
        dice = random.Random(4)
        for _ in range(MOST_ACTS):
            page.wait_for_selector("[data-mine='true']")
            lying = page.locator(".slot.lying").count()
            winning = page.locator(".slot.winning")
            assert winning.count() == (1 if lying > 1 else 0)
            if lying > 1:
                assert "winning so far" in winning.inner_text()
                return
            touch_something(page, dice)
        pytest.fail("we never played third")
