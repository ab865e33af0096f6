"""The options of a game on the start page, in the language that is chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from bandstand.games.registry import GAMES
from bandstand.kernel.options import Choice, Flag, Number, SeatChoice
from support.browser import visitor
from support.server_harness import Running

# Whether values are shown, and none as the house itself writes it.
_TRANSLATED = """words => {
  const list = [...document.querySelectorAll('dialog[open] details option')];
  const typed = [...document.querySelectorAll('dialog[open] details input.field')];
  const shown = [...list.map(one => one.textContent), ...typed.map(one => one.placeholder)];
  return shown.length > 0 && !shown.some(text => words.includes(text));
}"""


def house_words() -> list[str]:
    """The words of every choice, and the word for the usual where a value is typed."""
    found: set[str] = set()
    for game in GAMES.values():
        for option in game.meta.options:
            if isinstance(option.kind, Choice):
                found |= set(option.kind.words)
            elif not isinstance(option.kind, Flag | Number | SeatChoice):
                found.add(str(option.default))
    return sorted(found)


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_values_are_named_in_the_language(browser: Browser, house: Running, language: str) -> None:
    with visitor(browser, house, language=language) as person:
        page = person.page
        person.visit("/")
        for poster in range(len(GAMES)):
            page.locator("article.poster").nth(poster).locator("button.small").last.click()
            page.wait_for_selector("dialog[open] form")
            # The words of a language come on their own, after the sheet.
            page.wait_for_function(_TRANSLATED, arg=house_words())
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")
