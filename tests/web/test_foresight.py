"""What is seen of a move before it is made: what the lifted card would do, which card wins."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ElementHandle, Page, expect

from bandstand.kernel.referee import Match
from support.browser import PHONE, in_sight, resize, until, visitor
from support.server_harness import Running
from support.short_games import every_game, sit_down_where

MOST_MARKS = 2
MARKED = ":is(.table, .hand) [data-choice][aria-description]"
_PLACES = """() => Object.fromEntries(['.table', '.narration', '.status', '.hand'].map(name => {
  const { top, height } = document.querySelector(name).getBoundingClientRect();
  return [name, [top, height]];
}))"""


def is_worth_a_word(match: Match, seat: int) -> bool:
    """Whether some of the seat's moves would do something that is said in advance."""
    marks = [match.game.marks(match.state, seat, move) for move in match.state.moves(seat)]
    return any(marks)


def said_once_it_is_lifted(page: Page, thing: ElementHandle) -> list[str]:
    """The marks, once they say what the description of the card says."""
    described = thing.get_attribute("aria-description")
    marks = page.locator(".narration [data-mark]")

    def said() -> list[str]:
        return [text.strip() for text in marks.all_inner_texts()]

    until(page, lambda: ", ".join(said()) == described, f"it is not said: {described}")
    return said()


def expect_marks_of_what_is_lifted(page: Page) -> ElementHandle:
    """They say what the card's description says, fit in, and move nothing. Returns a card."""
    before = page.evaluate(_PLACES)
    marked = [thing for thing in page.query_selector_all(MARKED) if in_sight(thing)]
    for thing in marked[:6]:
        page.mouse.move(1, 1)  # a card that is lifted lies elsewhere
        spot = in_sight(thing)
        assert spot is not None
        page.mouse.move(*spot)
        said = said_once_it_is_lifted(page, thing)
        assert 0 < len(said) <= MOST_MARKS
        assert page.evaluate(_PLACES) == before, "something moved"
        fits = "e => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth"
        assert page.eval_on_selector(".narration", fits), said
    page.mouse.move(1, 1)
    return marked[0]


@every_game
def test_a_lifted_card_says_what_it_would_do(browser: Browser, house: Running, game: str) -> None:
    with visitor(browser, house) as person:
        sit_down_where(person, game, is_worth_a_word)
        page = person.page
        page.wait_for_selector(MARKED)
        expect_marks_of_what_is_lifted(page)
        resize(page, PHONE)
        card = expect_marks_of_what_is_lifted(page)
        page.evaluate("document.activeElement.blur()")  # a card played before may have the focus
        page.wait_for_selector(".narration [data-mark]", state="detached")
        card.focus()
        page.wait_for_selector(".narration [data-mark]")


@pytest.mark.parametrize(("game", "trick"), [("a-chord", "round"), ("six-forces", "trick")])
@pytest.mark.parametrize("lying", [1, 2])
def test_the_card_that_wins_at_present_has_an_edge(
    browser: Browser, house: Running, game: str, trick: str, lying: int
) -> None:
    """Once there are two: the only one that lies there needs none."""

    def lie_there(match: Match, seat: int) -> bool:
        cards = match.game.view(match.state, seat)[trick]
        return isinstance(cards, list) and len(cards) == lying

    with visitor(browser, house) as person:
        sit_down_where(person, game, lie_there)
        page = person.page
        page.wait_for_selector("[data-mine='true']")
        expect(page.locator(".slot.lying")).to_have_count(lying)
        winning = page.locator(".slot.winning")
        expect(winning).to_have_count(1 if lying > 1 else 0)
        if lying > 1:
            expect(winning).to_contain_text("winning so far")
