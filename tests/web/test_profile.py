"""One's own games, profiles and ladders, as one finds them from the start page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from bandstand.server.store import schema
from bandstand.server.store.database import open_engine, writing
from support.browser import DESK, violations, visitor
from support.server_harness import Guest, Running, play_on

PHONE = {"width": 360, "height": 640}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
TITLE = "Take the A Chord"
every_size = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


def play_rated(ada: Guest, ben: Guest) -> None:
    for guest in (ada, ben):
        guest.ask("PATCH", "/api/me", {"rated": True})
    table = ada.lay("a-chord", [OPEN, OPEN], rated=True)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    seats = [ada.sit(table), ben.sit(table)]
    play_on(*seats)


def await_turn(guest: Guest) -> None:
    """A table at which this guest must decide."""
    table = guest.lay("six-forces", [OPEN, BOT, BOT], beat=0)
    guest.post(f"/api/tables/{table}/start")
    seat = guest.sit(table)
    while not seat.may_move:
        seat.receive()
    seat.close()


def remember(house: Running, person: str) -> None:
    """Two rated games of long ago, and a game won against a bot."""
    point = {"person_id": person, "game": "six-forces", "mu": 25.0, "sigma": 8.0}
    won = {"table_id": f"won by {person}"[:32], "game": "six-forces", "players": 2, "score": 1}
    engine = open_engine(house.settings.data)
    with writing(engine) as connection:
        for games in (1, 2):
            row = {**point, "games": games, "at": 1e9 + games}
            connection.execute(schema.rating_history.insert().values(**row))
        for seat, whose, level in ((0, person, None), (1, None, 3)):
            row = {**won, "seat": seat, "place": seat + 1, "person_id": whose, "level": level}
            row |= {"name": "x", "finished": 1e9, "rated": False}
            connection.execute(schema.results.insert().values(**row))
    engine.dispose()


# An installed app shows it on its icon; headless there is none.
_NOTE_BADGE = "navigator.setAppBadge = async (count) => { window.badge = count; };"


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@every_size
def test_my_turn_my_games_my_profile(
    browser: Browser, house: Running, size: dict[str, int]
) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    play_rated(ada, ben)
    await_turn(ada)
    remember(house, ada.id)
    with visitor(browser, house, size) as person:
        page = person.page
        learnt = "localStorage.setItem('bandstand-learnt', '[\"a-chord/first\"]')"
        person.context.add_init_script(learnt)
        person.context.add_init_script(_NOTE_BADGE)
        person.be(ada)
        person.visit("/")
        expect(page).to_have_title("(1) Bandstand")
        assert page.evaluate("window.badge") == 1
        page.get_by_role("button", name="Your turn (1)").click()
        headings = page.locator("dialog[open] h3")
        expect(headings).to_have_text(["Your turn", "Finished"])
        listed = page.locator("dialog[open]")
        expect(listed.get_by_role("link", name=TITLE)).to_contain_text("Place")
        assert violations(page) == []
        awaited = listed.get_by_role("link", name="6 Forces")
        expect(awaited).to_contain_text("last move or word")
        awaited.click()
        page.wait_for_url("**/table/*")
        page.go_back()

        page.get_by_role("button", name="You", exact=True).click()
        page.get_by_role("link", name="My games and ratings").click()
        expect(page.get_by_role("heading", name="Ada")).to_be_visible()
        mine = page.get_by_role("row", name=TITLE)
        expect(mine).to_contain_text("±")
        course = page.get_by_role("img", name="6 Forces: the rating went from 25.0 ± 16.0")
        expect(course).to_be_visible()
        page.get_by_text("As a table").click()
        expect(page.get_by_role("row", name=re.compile("^2 .*2001"))).to_be_visible()
        expect(page.get_by_text("won against bots of level “Good”")).to_be_visible()
        expect(page.get_by_text("lessons learnt")).to_contain_text("1 of ")
        games = page.get_by_role("region", name="Finished games")
        expect(games.get_by_role("listitem")).to_have_count(2)
        games.get_by_label("Rating").select_option("Rated")
        expect(games.get_by_role("listitem")).to_have_count(1)
        expect(games.get_by_role("listitem")).to_contain_text("Ben")
        games.get_by_label("Another player’s name").fill("zed")
        expect(games.get_by_role("listitem")).to_have_count(0)
        expect(games.get_by_text("No such games.")).to_be_visible()
        assert violations(page) == []
        assert fits(page)

        page.get_by_role("row", name=TITLE).get_by_role("link").click()
        expect(page.get_by_role("heading")).to_have_text(f"{TITLE}: the ladder")
        expect(page.locator("tr[aria-current]")).to_contain_text("Ada")
        page.get_by_label("Pace").select_option("Over days")
        expect(page.get_by_text("Nobody is rated at this pace yet.")).to_be_visible()
        page.get_by_label("Pace").select_option("Without a clock")
        expect(page.locator("tr[aria-current]")).to_contain_text("Ada")
        assert violations(page) == []
        assert fits(page)

        page.go_back()
        page.get_by_role("row", name="Ben").get_by_role("link").click()
        expect(page.get_by_role("heading", name="Ben")).to_be_visible()
        expect(page.get_by_text("Played with")).to_have_count(0)
        expect(page.get_by_text("You against Ben: one game together")).to_be_visible()


def test_many_games_are_found_by_their_names(browser: Browser, house: Running) -> None:
    ada = house.guest("Ada")
    for game, seats in (("a-chord", 2), ("six-forces", 3)):
        for _ in range(5):
            ada.lay(game, [OPEN] * seats)
    with visitor(browser, house) as person:
        person.be(ada)
        person.visit("/")
        person.page.get_by_role("button", name="Continue").click()
        tables = person.page.locator("dialog[open] li")
        expect(tables).to_have_count(10)
        person.page.get_by_label("Find by game or name").fill("take the a")
        expect(tables).to_have_count(5)
        person.page.get_by_label("Find by game or name").fill("nobody")
        expect(tables).to_have_count(0)


def test_somebody_unknown_gets_a_sentence(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as person:
        person.visit("/person/nobody")
        expect(person.page.get_by_role("alert")).to_be_visible()
        person.troubles[:] = [one for one in person.troubles if "status of 404" not in one]
