"""A teacher who points, covers nothing, and is walked with through every lesson and exercise."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import bandstand.games
from bandstand.games.registry import GAMES
from support.browser import DESK, PHONE, Person, resize, violations, visitor
from support.lessons import taught
from support.server_harness import Running

SIZES = [PHONE, {"width": 390, "height": 844}, DESK, {"width": 1920, "height": 1080}]
LANGUAGES = ("en", "fr", "ja")
TEXTS = Path(bandstand.games.__file__).parent
every_game = pytest.mark.parametrize("game", GAMES)
MOST_STEPS = 40
MARKED, BUTTON = ".play .advised:visible", ".hand .actions .button.main:visible"
# How far the lesson has got: which turn it is, what is decided, what is said.
STANDS = """() => {
  const shell = document.querySelector(".shell");
  return [shell.dataset.turn, shell.dataset.outcome, shell.querySelector(".coach p").innerText];
}"""
# What is wrong with how a lesson is shown: what it lies on, of all that is needed (cards, plates,
# headings, buttons, what it speaks of), and whether it is cut or beyond the edge of the screen.
TROUBLES = """coach => {
  const box = coach.getBoundingClientRect();
  const needed = "h1, h2, button, a, [data-piece], [data-place], .scale, .hand";
  const covered = [...document.querySelectorAll(needed)].filter(one => {
    if (coach.contains(one) || one.contains(coach) || !one.checkVisibility()) return false;
    const other = one.getBoundingClientRect();
    const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return other.width > 0 && other.height > 0 && across > 1 && down > 1;
  }).map(one => "covers " + one.outerHTML.slice(0, 120));
  const { left, top, right, bottom } = box;
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const whole = coach.scrollHeight <= coach.clientHeight + 1;
  return [...covered, ...(inside ? [] : ["is beyond the edge"]), ...(whole ? [] : ["is cut"])];
}"""

# Put other words into a line of the page, and let everything find its place.
SAY = """async (line, text) => {
  const frame = () => new Promise(requestAnimationFrame);
  [...line.childNodes].find(node => node.nodeType === Node.TEXT_NODE).nodeValue = text;
  await frame();
  await frame();
}"""


def width(text: str) -> int:
    """How much room a text takes: a Japanese sign as much as two letters."""
    return sum(1 + (sign > "\u3000") for sign in text)


def longest_texts(game: str, prefix: str) -> list[str]:
    """The longest message with this prefix in each language of a game."""
    found = []
    for language in LANGUAGES:
        text = (TEXTS / game.replace("-", "_") / "text" / f"{language}.ftl").read_text("utf-8")
        texts = re.findall(rf"^{prefix}[\w-]* =((?:.*\n)(?:    .*\n)*)", text, re.MULTILINE)
        found.append(max((" ".join(one.split()) for one in texts), key=len))
    return found


def expect_a_clear_lesson(page: Page) -> None:
    """What is said is seen whole, lies on nothing that is needed, and is not cut."""
    assert page.locator(".coach").evaluate(TROUBLES) == []


# Whether the lesson gets anywhere after a touch: soon after the answer to what it asks. Counted in
# turns of the page's own clock, since a slow machine does less in the same time.
GOES_ON = f"""async before => {{
  const turn = () => new Promise(done => setTimeout(done, 50));
  await turn();
  while (document.querySelector(".shell").dataset.asking === "true") await turn();
  for (let turns = 0; turns < 10; turns++) {{
    if (String(({STANDS})()) !== String(before)) return true;
    await turn();
  }}
  return false;
}}"""


def follow_the_mark(page: Page) -> None:
    """Touch what is marked, until the lesson has gone on; a card that was chosen has a button."""
    page.wait_for_selector(".play .advised")
    before = page.evaluate(STANDS)
    for touched in (MARKED, MARKED, BUTTON):
        found = page.locator(touched)
        if found.count() and page.evaluate(STANDS) == before:
            found.first.click(force=True)
        if page.evaluate(GOES_ON, before):
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
            page.wait_for_selector(".pointed")
            expect_a_clear_lesson(page)
            show = False
        follow_the_mark(page)
    pytest.fail("the lesson has no end")


def expect_clear_in_every_size(page: Page, texts: list[str]) -> None:
    """Whatever is said, in the longest words of each language, on each screen; then as before."""
    line, before = page.locator(".coach p").first, page.viewport_size
    said = line.evaluate("line => line.innerText")
    for size in SIZES:
        resize(page, size)
        for text in texts:
            line.evaluate(SAY, text)
            expect_a_clear_lesson(page)
    line.evaluate(SAY, said)
    assert before is not None
    page.set_viewport_size(before)


@every_game
def test_every_lesson_is_walked_through(browser: Browser, house: Running, game: str) -> None:
    """From the poster to the first game and on through the exercises, which are remembered.

    What is said covers nothing on any screen, in any language.
    """
    with visitor(browser, house, PHONE) as person:
        page = person.page
        person.visit("/")
        page.get_by_role("link", name=f"Learn: {GAMES[game].meta.title}").click()
        page.get_by_role("link", name="A first game with a teacher").click()
        page.wait_for_selector("[data-mine='true']")
        expect_clear_in_every_size(page, longest_texts(game, "first-"))
        walk(page, show=False)
        told = page.locator(".play > .status")  # all that a whole round brought, in two lines
        assert told.evaluate("line => line.scrollHeight <= line.clientHeight")
        for exercise in taught(game).exercises:
            page.get_by_role("button", name="Next").click()
            page.wait_for_selector("[data-outcome='open'][data-mine='true']")
            texts = longest_texts(game, f"exercise-{exercise.id}")
            expect_clear_in_every_size(page, [max(texts, key=width)])
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


@every_game
def test_lessons_of_a_table_cover_nothing(browser: Browser, house: Running, game: str) -> None:
    """Each points at something, and none lies on anything that is needed."""
    with visitor(browser, house, PHONE) as person:
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
            page.wait_for_function(
                "told => document.querySelector('.coach p')?.innerText !== told", arg=told[-1]
            )
        assert len(told) == len(set(told)) > 1
        page.get_by_role("button", name="Say it again").click()
        assert page.inner_text(".coach p") == told[-1]
        expect_clear_in_every_size(page, longest_texts(game, "board-lesson-"))


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
