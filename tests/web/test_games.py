"""Whole games against bots, with the mouse, with the keyboard alone, on a small touch screen."""

from __future__ import annotations

from playwright.sync_api import Browser

from support.browser import (
    PHONE,
    Person,
    play_to_the_end,
    press_something,
    touch_something,
    visitor,
)
from support.server_harness import Running
from support.short_games import GAMES, every_game, sit_down

MOST_ACTS = 400


def expect_an_ending(person: Person, players: int) -> None:
    page = person.page
    assert page.inner_text(".ending p")
    assert page.locator(".podium li").count() == players
    # One ending, with one thing that most people want, and the score sheet open.
    assert page.locator(".button.main").all_inner_texts() == ["Play again"]
    assert page.locator(".finale, .side").locator("table").first.is_visible()
    person.expect_no_trouble()


@every_game
def test_by_mouse(browser: Browser, house: Running, game: str) -> None:
    with visitor(browser, house) as person:
        sit_down(person, game)
        play_to_the_end(person.page, touch_something, MOST_ACTS)
        expect_an_ending(person, GAMES[game][0])


@every_game
def test_by_keyboard_alone(browser: Browser, house: Running, game: str) -> None:
    with visitor(browser, house) as person:
        sit_down(person, game)
        play_to_the_end(person.page, press_something, MOST_ACTS)
        expect_an_ending(person, GAMES[game][0])


@every_game
def test_on_a_small_touch_screen(browser: Browser, house: Running, game: str) -> None:
    with visitor(browser, house, PHONE, touch=True) as person:
        sit_down(person, game)
        page = person.page
        play_to_the_end(page, lambda page, dice: touch_something(page, dice, tap=True), MOST_ACTS)
        expect_an_ending(person, GAMES[game][0])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
