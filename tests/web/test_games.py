"""Games against bots to their ends, with the keyboard alone and on a small touch screen.

The mouse plays whole games in test_without_a_server; here they are well on their way.
"""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from support.browser import (
    PHONE,
    Person,
    play_to_the_end,
    press_something,
    touch_something,
    visitor,
)
from support.server_harness import Running
from support.short_games import GAMES, every_game, sit_down_midway

MOST_ACTS = 400
PART = 0.8  # of a game that is played already


def expect_an_ending(person: Person, players: int) -> None:
    page = person.page
    assert page.inner_text(".ending p")
    expect(page.locator(".podium li")).to_have_count(players)
    # One ending, with one thing that most people want, and the score sheet open.
    expect(page.locator(".button.main")).to_have_text(["Play again"])
    expect(page.locator(".finale, .side").locator("table").first).to_be_visible()
    person.expect_no_trouble()


@every_game
def test_by_keyboard_alone(browser: Browser, house: Running, game: str) -> None:
    with visitor(browser, house) as person:
        sit_down_midway(person, game, PART)
        play_to_the_end(person.page, press_something, MOST_ACTS)
        expect_an_ending(person, GAMES[game][0])


@every_game
def test_on_a_small_touch_screen(browser: Browser, house: Running, game: str) -> None:
    with visitor(browser, house, PHONE, touch=True) as person:
        sit_down_midway(person, game, PART)
        page = person.page
        play_to_the_end(page, lambda page, dice: touch_something(page, dice, tap=True), MOST_ACTS)
        expect_an_ending(person, GAMES[game][0])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
