"""How the pages look: type, themes, what may be chosen, the room of small and large screens."""

from __future__ import annotations

import math
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from bandstand.games.registry import IDS
from support.browser import PHONE, resize, settle, touch_something, visitor
from support.server_harness import Running

SHAPES = Path(__file__).parents[2] / "web" / "src" / "cards" / "shapes.ts"
LARGE = {"width": 1920, "height": 1080}
THEMES = ("dark", "light")
TEXTS = ("--ink", "--quiet", "--lit", "--bad")
OUTLINES = ("--line", "--legal", "--accent", "--lit")
GROUNDS = ("--ground", "--pool", "--raised", "--cloth", "--pool-of-light")
TEXT_CONTRAST, SHAPE_CONTRAST = 4.5, 3.0
DISTINCT = 0.15  # in OKLab, where 0.02 is just seen

Colour = tuple[float, float, float]

# What a name stands for on the table, as red, green and blue from 0 to 255.
_COLOURS = """names => {
  const probe = document.createElement("i");
  document.querySelector(".surface").append(probe);
  const read = name => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number);
  };
  return Object.fromEntries(names.map(name => [name, read(name)]));
}"""

_CHOOSE_THEME = """async theme => {
  const kept = JSON.parse(localStorage.getItem('bandstand'));
  localStorage.setItem('bandstand', JSON.stringify({ ...kept, theme }));
  dispatchEvent(new StorageEvent('storage', { key: 'bandstand' }));
  await new Promise(requestAnimationFrame);
}"""


def suits() -> dict[str, Colour]:
    found = re.findall(
        r'(\w+): \{\s*letter: "\w", ?\s*paint: "#(\w{6})"', SHAPES.read_text("utf-8")
    )
    return {name: tuple(bytes.fromhex(paint)) for name, paint in found}  # type: ignore[misc]


def linear(colour: Colour) -> list[float]:
    shares = [part / 255 for part in colour]
    return [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in shares]


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def oklab(colour: Colour) -> tuple[float, float, float]:
    red, green, blue = linear(colour)
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    medium = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    )


def open_table(page: Page, house: Running, game: str) -> None:
    page.goto(house.url)
    titles = {"a-chord": "Take the A Chord", "six-forces": "6 Forces", "re-chord": "Re-Chord"}
    titles |= {"fiddlefoo": "Fiddlefoo", "rythm-n-play": "Rythm 'n' Play"}
    page.get_by_role("button", name=f"Play now: {titles[game]}").click()
    page.wait_for_selector("[data-mine='true']")


def colours_in(page: Page, theme: str) -> dict[str, Colour]:
    """What names stand for on the table, in a theme that another tab has chosen."""
    page.evaluate(_CHOOSE_THEME, theme)
    names = sorted({*TEXTS, *OUTLINES, *GROUNDS})
    colours: dict[str, Colour] = page.evaluate(_COLOURS, names)
    return colours


@pytest.mark.parametrize("game", IDS)
def test_everything_stands_out_from_its_table(browser: Browser, house: Running, game: str) -> None:
    with visitor(browser, house) as person:
        open_table(person.page, house, game)
        dark, light = (colours_in(person.page, theme) for theme in THEMES)
    assert dark["--ground"] != light["--ground"]
    for colours in (dark, light):
        for ground in GROUNDS:
            texts = {name: contrast(colours[name], colours[ground]) for name in TEXTS}
            shapes = {name: contrast(colours[name], colours[ground]) for name in OUTLINES}
            assert {name for name, ratio in texts.items() if ratio < TEXT_CONTRAST} == set(), ground
            assert {name for name, ratio in shapes.items() if ratio < SHAPE_CONTRAST} == set()
        expect_no_card_like(colours["--legal"])


def expect_no_card_like(legal: Colour) -> None:
    """What may be chosen has the colour of no card."""
    assert len(suits()) == 7
    near = {
        name for name, paint in suits().items() if math.dist(oklab(legal), oklab(paint)) < DISTINCT
    }
    assert near == set()


def test_the_theme_is_the_devices_until_one_chooses(browser: Browser, house: Running) -> None:
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    with visitor(browser, house) as person:
        page = person.page
        page.emulate_media(color_scheme="light")
        person.visit("/")
        page.wait_for_selector("article")
        by_day = page.evaluate(ground)
        page.emulate_media(color_scheme="dark")
        by_night = page.evaluate(ground)
        assert by_day != by_night
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Theme").select_option("light")
        assert page.evaluate(ground) == by_day


def test_titles_are_set_in_the_display_face(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as person:
        person.visit("/")
        person.page.wait_for_selector("article")
        person.page.wait_for_function("document.fonts.check('600 20px Oswald')")
        loaded = person.page.evaluate(
            "[...document.fonts].filter(({ status }) => status === 'loaded').map(one => one.family)"
        )
        assert [family.strip('"') for family in loaded] == ["Oswald"]


def test_a_small_phone_shows_three_games(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE, touch=True) as person:
        person.visit("/")
        buttons = person.page.get_by_role("button", name=re.compile("^Play now"))
        buttons.nth(4).wait_for()
        ends = [box["y"] + box["height"] for box in map(_box, buttons.all())]
        assert sum(end <= PHONE["height"] for end in ends) >= 3


def _box(thing: object) -> dict[str, float]:
    box: dict[str, float] = thing.bounding_box()  # type: ignore[attr-defined]
    return box


_FRAME = """() => ['.table', '.status', '.hand', '.actions'].map(one => {
  const part = document.querySelector(`.play > ${one}`);
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


@pytest.mark.parametrize("game", IDS)
def test_a_turn_moves_nothing_but_pieces(browser: Browser, house: Running, game: str) -> None:
    dice = random.Random(3)
    with visitor(browser, house) as person:
        page = person.page
        open_table(page, house, game)
        for size in (PHONE, LARGE):
            resize(page, size)
            page.wait_for_timeout(200)
            title = "(h => h.scrollWidth <= h.clientWidth)(document.querySelector('h1'))"
            assert page.evaluate(title), "the title is cut"
            before = page.evaluate(_FRAME)
            for _ in range(3):
                page.wait_for_selector("[data-mine='true']")
                touch_something(page, dice)
                assert page.evaluate(_FRAME) == before


def test_the_cards_of_the_map_use_a_large_screen(browser: Browser, house: Running) -> None:
    widths = []
    for size in (PHONE, LARGE):
        with visitor(browser, house, size) as person:
            open_table(person.page, house, "fiddlefoo")
            settle(person.page)
            widths.append(_box(person.page.locator(".table .tile").first)["width"])
    assert widths[1] > 1.8 * widths[0]
