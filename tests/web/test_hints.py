"""Where a hint appears: beside the table or below it, over nothing, at every size."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from support.browser import resize, visitor
from support.server_harness import Running
from support.short_games import every_game, sit_down

SIZES = [(360, 640), (390, 844), (1280, 800), (1920, 1080)]
# French takes up to a third more room than English; Japanese breaks its lines elsewhere.
LANGUAGES = {
    "a-chord": "fr",
    "six-forces": "ja",
    "rythm-n-play": "fr",
    "re-chord": "ja",
    "fiddlefoo": "fr",
}
HINT = {"fr": "Conseil", "ja": "ヒント"}
_OVERLAPS = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const hint = document.querySelector('.advice').getBoundingClientRect();
  // What lies on a table may reach beyond its edge.
  const parts = '.table, .hand, .actions, .table button, .table [data-piece]';
  return [...document.querySelectorAll(parts)].filter(part => {
    const box = part.getBoundingClientRect();
    const seen = part.checkVisibility({ visibilityProperty: true });
    return seen && hint.left < box.right - 1 && hint.right > box.left + 1
      && hint.top < box.bottom - 1 && hint.bottom > box.top + 1;
  }).map(part => part.outerHTML.slice(0, 120));
}"""


@every_game
def test_a_hint_lies_over_nothing(browser: Browser, house: Running, game: str) -> None:
    # An answer that is given by itself would take its hint along.
    language = LANGUAGES[game]
    with visitor(browser, house, automatic=False, language=language) as person:
        sit_down(person, game)
        page = person.page
        page.wait_for_selector("[data-mine='true']")
        page.get_by_role("button", name=HINT[language]).click()
        for width, height in SIZES:
            resize(page, {"width": width, "height": height})
            page.wait_for_selector(".advice")
            assert page.evaluate(_OVERLAPS) == []
            expect(page.locator(".table .advised, .hand .advised")).not_to_have_count(0)
