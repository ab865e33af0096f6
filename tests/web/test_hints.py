"""Where a hint appears: beside the table or below it, over nothing, at every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from support.browser import visitor
from support.server_harness import Running
from support.short_games import every_game, sit_down

SIZES = [(360, 640), (390, 844), (1280, 800), (1920, 1080)]
_OVERLAPS = """() => {
  const hint = document.querySelector('.advice').getBoundingClientRect();
  return ['.table', '.hand', '.actions'].filter(name => {
    const box = document.querySelector(name).getBoundingClientRect();
    return hint.left < box.right - 1 && hint.right > box.left + 1
      && hint.top < box.bottom - 1 && hint.bottom > box.top + 1;
  });
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@every_game
def test_a_hint_lies_over_nothing(
    browser: Browser, house: Running, game: str, size: tuple[int, int]
) -> None:
    with visitor(browser, house, {"width": size[0], "height": size[1]}) as person:
        sit_down(person, game)
        page = person.page
        page.wait_for_selector("[data-mine='true']")
        page.get_by_role("button", name="Hint").click()
        page.wait_for_selector(".advice")
        assert page.evaluate(_OVERLAPS) == []
        assert page.locator(".table .advised, .hand .advised").count() > 0
