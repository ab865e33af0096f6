"""The options of a game on the start page, in the language that is chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from bandstand.games.registry import GAMES
from bandstand.kernel.options import Choice, Flag, Number, SeatChoice
from support.browser import PHONE, violations, visitor
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


def test_special_cards_are_chosen_by_picture(browser: Browser, house: Running) -> None:
    """What needs another switch is not there until that is on; the table has what was chosen."""
    with visitor(browser, house, PHONE) as person:
        page = person.page
        person.visit("/")
        page.locator("article.poster").last.get_by_role("button", name="More ways").click()
        form = page.locator("dialog[open] form")
        form.get_by_role("radio", name="With friends").check()
        form.get_by_text("Rules options").click()
        form.get_by_label("These").check()
        cards = form.locator(".piece")
        expect(cards).to_have_count(19)
        form.get_by_label("Safesong", exact=False).first.check()
        expect(cards).to_have_count(21)
        cards.filter(has_text="No safety").click()
        cards.filter(has_text="Wild pair").click()
        expect(form.locator(".piece svg")).to_have_count(21)
        expect(form.get_by_text("Rules options (Own choice)")).to_be_visible()
        assert violations(page) == []
        form.get_by_role("button", name="Create table").click()
        terms = page.get_by_role("region", name="How this table plays")
        expect(terms).to_contain_text("Talkytoot: Wild pair, No safety")
