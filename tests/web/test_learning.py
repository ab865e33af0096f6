"""A teacher who points, covers nothing, and is walked with through every lesson and exercise."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as Timeout

from bandstand.games.registry import GAMES
from support.browser import DESK, PHONE, Person, violations, visitor
from support.lessons import taught
from support.server_harness import Running

SIZES = [PHONE, {"width": 390, "height": 844}, DESK, {"width": 1920, "height": 1080}]
every_game = pytest.mark.parametrize("game", GAMES)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
MOST_STEPS = 40
MARKED, BUTTON = ".play .advised:visible", ".hand .actions .button.main:visible"
# How far the lesson has got: which turn it is, what is decided, what is said.
STANDS = """() => {
  const shell = document.querySelector(".shell");
  return [shell.dataset.turn, shell.dataset.outcome, shell.querySelector(".coach p").innerText];
}"""
# What a lesson lies on, of all that is needed: cards, plates, headings, buttons, what it speaks of.
COVERED = """coach => {
  const box = coach.getBoundingClientRect();
  const needed = "h1, h2, button, a, [data-piece], [data-place], .scale, .hand";
  return [...document.querySelectorAll(needed)].filter(one => {
    if (coach.contains(one) || one.contains(coach) || !one.checkVisibility()) return false;
    const other = one.getBoundingClientRect();
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return other.width > 0 && other.height > 0 && across > 1 && down > 1;
  }).map(one => one.outerHTML.slice(0, 120));
}"""
# Whether all of it is on the screen.
INSIDE = """one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def expect_a_clear_lesson(page: Page) -> None:
    """What is said is seen whole, lies on nothing that is needed, and is not cut."""
    coach = page.locator(".coach")
    assert coach.evaluate(COVERED) == []
    assert coach.evaluate(INSIDE)
    assert coach.evaluate("coach => coach.scrollHeight <= coach.clientHeight + 1")


def goes_on(page: Page, before: list[str]) -> bool:
    """Whether the lesson gets anywhere after a touch."""
    try:
        page.wait_for_function(
            f"before => String(({STANDS})()) !== String(before)", arg=before, timeout=2_500
        )
    except Timeout:
        return False
    return True


def follow_the_mark(page: Page) -> None:
    """Touch what is marked, until the lesson has gone on; a card that was chosen has a button."""
    page.wait_for_selector(".play .advised")
    before = page.evaluate(STANDS)
    for touched in (MARKED, MARKED, BUTTON):
        found = page.locator(touched)
        if found.count() and page.evaluate(STANDS) == before:
            found.first.click(force=True)
        if goes_on(page, before):
            return
    pytest.fail(f"what is marked leads nowhere: {before}")


def walk(page: Page, show: bool) -> None:
    """Go through a lesson to its end."""
    for _ in range(MOST_STEPS):
        page.wait_for_selector("[data-mine='true'], [data-outcome='solved']")
        if page.query_selector("[data-outcome='solved']"):
            return
        expect_a_clear_lesson(page)
        if show:
            page.get_by_role("button", name="Show me").click()
            show = False
        follow_the_mark(page)
    pytest.fail("the lesson has no end")


@every_game
def test_every_lesson_is_walked_through(browser: Browser, house: Running, game: str) -> None:
    """From the poster to the first game and on through the exercises, which are remembered."""
    with visitor(browser, house, PHONE) as person:
        page = person.page
        person.visit("/")
        page.get_by_role("link", name=f"Learn: {GAMES[game].meta.title}").click()
        page.get_by_role("link", name="A first game with a teacher").click()
        walk(page, show=False)
        for _ in taught(game).exercises:
            page.get_by_role("button", name="Next").click()
            page.wait_for_selector("[data-outcome='open'][data-mine='true']")
            walk(page, show=True)
        page.get_by_role("button", name="All lessons").click()
        expect(page.locator(".lessons .done")).to_have_count(1 + len(taught(game).exercises))
        assert violations(page, ".lessons") == []
        page.reload()
        expect(page.locator(".lessons .done")).to_have_count(1 + len(taught(game).exercises))


def open_lesson(person: Person, lesson: str) -> Page:
    person.visit(f"/learn/{lesson}")
    person.page.wait_for_selector("[data-mine='true']")
    return person.page


def test_what_is_wrong_is_explained(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as person:
        page = open_lesson(person, "a-chord/first")
        page.get_by_role("button", name="purple A").click()
        expect(page.locator(".coach [role='alert']")).to_contain_text("not in this lesson")
        page = open_lesson(person, "a-chord/win")
        page.get_by_role("button", name="blue F").click(force=True)
        expect(page.locator(".coach [role='alert']")).to_contain_text("red")
        page.get_by_role("button", name="red G").click()
        expect(page.locator(".coach h2")).to_have_text("Not this time")
        assert violations(page, ".coach") == []
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".coach")).to_contain_text("Win this trick")


@every_size
@every_game
def test_lessons_of_a_table_cover_nothing(
    browser: Browser, house: Running, game: str, size: dict[str, int]
) -> None:
    """Each points at something, and none lies on anything that is needed."""
    with visitor(browser, house, size) as person:
        page = person.page
        person.visit(f"/learn/{game}")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_selector(".coach")
        told: list[str] = []
        while page.query_selector(".coach"):
            expect_a_clear_lesson(page)
            page.wait_for_selector(".pointed")
            told.append(page.inner_text(".coach p"))
            page.get_by_role("button", name="Got it").click()
            page.wait_for_timeout(100)
        assert len(told) == len(set(told)) > 1
        page.get_by_role("button", name="Say it again").click()
        assert page.inner_text(".coach p") == told[-1]


@every_size
@every_game
def test_exercises_cover_nothing(
    browser: Browser, house: Running, game: str, size: dict[str, int]
) -> None:
    with visitor(browser, house, size) as person:
        for exercise in taught(game).exercises:
            page = open_lesson(person, f"{game}/{exercise.id}")
            expect_a_clear_lesson(page)
            page.get_by_role("button", name="Show me").click()
            page.wait_for_selector(".pointed")
            expect_a_clear_lesson(page)


def test_lessons_are_called_from_the_menu(browser: Browser, house: Running) -> None:
    guest: Any = house.guest("Mika")
    table = guest.lay("a-chord", [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}], public=False)
    guest.post(f"/api/tables/{table}/start")
    with visitor(browser, house, PHONE) as person:
        person.be(guest)
        person.visit(f"/table/{table}")
        page = person.page
        page.wait_for_selector(".shell")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Explain as I play").click()
        page.wait_for_selector(".coach")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("link", name="Learn").click()
        page.wait_for_selector(".lessons")
