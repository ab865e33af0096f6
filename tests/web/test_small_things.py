"""Small things that people met and no other test saw: each failed before it was mended."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from bandstand import load_game, play_out
from bandstand.games.registry import GAMES
from support.browser import DESK, PHONE, Person, lift_the_curtain, resize, violations, visitor
from support.server_harness import Guest, Running, Seat
from support.short_games import go_on

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
UNREACHABLE = "The server can’t be reached. Check your connection, then try again."


def dealt(guest: Guest, game: str, players: int, **options: Any) -> str:
    table = guest.lay(game, [OPEN, *[BOT] * (players - 1)], options=options, public=False)
    guest.post(f"/api/tables/{table}/start")
    return table


def sit_down(person: Person, guest: Guest, table: str) -> Page:
    person.be(guest)
    person.visit(f"/table/{table}")
    person.page.wait_for_selector(".shell")
    return person.page


def played_out(guest: Guest, table: str) -> Seat:
    seat = guest.sit(table)
    seat.play_out()
    return seat


# Score sheets.

# Whether the middle of a thing can be seen: nothing cuts it off and nothing lies over it.
_IN_SIGHT = """thing => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + 1, x + width - 1].every(
    at => thing.contains(document.elementFromPoint(at, y + height / 2)));
}"""

# What the things say that cannot be seen although one scrolls to them.
_OUT_OF_SIGHT = f"""things => things.filter(thing => {{
  thing.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
  return !({_IN_SIGHT})(thing);
}}).map(thing => thing.innerText)"""


def long_game(guest: Guest, rounds: int) -> str:
    """A finished game of Fiddlefoo with a number of rounds, played without the server."""
    record = play_out(load_game("fiddlefoo"), levels=[0] * 4, options={"rounds": rounds}).record
    last = len(record.moves) - 1
    table = go_on(guest, record, last, seat=int(record.moves[last].split(" ", 1)[0]) - 1)
    played_out(guest, table).close()
    return table


@pytest.mark.parametrize("rounds", [3, 10])
def test_fiddlefoos_totals_are_in_sight(browser: Browser, house: Running, rounds: int) -> None:
    guest = house.guest("Maximiliane")
    table = long_game(guest, rounds)
    for language in ("en", "fr", "ja"):
        with visitor(browser, house, language=language) as person:
            page = sit_down(person, guest, table)
            expect_totals_in_sight(page)
            resize(page, PHONE)
            expect_totals_in_sight(page)


def expect_totals_in_sight(page: Page) -> None:
    """The sheet lies beside the table; on a phone it is part of the finale."""
    sheet = page.locator(":is(.panel, .finale):has(table)")
    totals = sheet.locator("tr > :last-child")
    expect(totals).to_have_count(5)
    assert totals.evaluate_all(_OUT_OF_SIGHT) == []
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")


def test_re_chords_final_sheet_lights_the_winner(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    for _ in range(20):
        table = dealt(guest, "re-chord", 4)
        seat = played_out(guest, table)
        seat.close()
        view, names = seat.position["view"], [chair["name"] for chair in seat.table["seats"]]
        winners = {who for who, place in enumerate(view["placing"]) if place == 1}
        if view["active"] not in winners:  # else whoever would be next won
            break
    else:
        pytest.fail("whoever would be next won every time")
    with visitor(browser, house) as person:
        page = sit_down(person, guest, table)
        rows = page.locator(".panel table").first.locator("tbody tr:not(.chords) th")
        expect(rows).to_have_count(4)
        lit = {
            who
            for who, row in enumerate(rows.all())
            if int(row.evaluate("row => getComputedStyle(row).fontWeight")) >= 600
        }
        assert lit == winners, (lit, winners, names)


# What does not fit.

TITLES = Path(__file__).parents[2] / "src" / "bandstand" / "games"
_LONGER = """coach => coach.scrollHeight > coach.clientHeight + 1"""
# Which of the texts do not fit into a lesson, one after the other in its place.
_TOO_LONG = f"""(coach, texts) => texts.filter(text => {{
  coach.querySelector('p').textContent = text;
  return ({_LONGER})(coach);
}})"""


def lessons(game: str) -> list[str]:
    """The lessons of a game in all languages, as its catalogues have them."""
    files = sorted((TITLES / game.replace("-", "_") / "text").glob("??.ftl"))
    texts = [file.read_text(encoding="utf-8") for file in files]
    return [told for text in texts for told in re.findall(r"^board-lesson-.+? = (.+)", text, re.M)]


@pytest.mark.parametrize("game", GAMES)
def test_lessons_and_titles_fit_on_a_small_phone(
    browser: Browser, house: Running, game: str
) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, game, GAMES[game].meta.players[-1])
    with visitor(browser, house, PHONE, touch=True) as person:
        person.be(guest)
        person.visit(f"/table/{table}?first")
        coach = person.page.locator(".coach")
        expect(coach).to_be_visible()
        told = lessons(game)
        assert len(told) > 3 * 10
        assert coach.evaluate(_TOO_LONG, told) == []
        title = person.page.get_by_role("heading", level=1)
        assert not title.evaluate("title => title.scrollWidth > title.clientWidth")


@pytest.mark.parametrize("game", GAMES)
def test_rules_do_not_scroll_sideways(browser: Browser, house: Running, game: str) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, game, 4)
    with visitor(browser, house) as person:
        page = sit_down(person, guest, table)
        for size in (DESK, PHONE):
            resize(page, size)
            page.get_by_role("button", name="Rules", exact=True).click()
            page.wait_for_selector(".guide table")
            panel = page.locator(".panel")
            assert not panel.evaluate("panel => panel.scrollWidth > panel.clientWidth")
            assert violations(page, ".panel") == []


def test_what_is_expected_fits_on_a_small_phone(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, "rythm-n-play", 4)
    seat = guest.sit(table)
    # Whoever only takes holds too much at last.
    while not (seat.may_move and seat.position["view"]["phase"] == "lay"):
        if seat.turn and seat.may_move:
            moves = [one["text"] for one in seat.turn["moves"]]
            seat.move(moves.index("take") if "take" in moves else 0)
        else:
            seat.receive()
    with visitor(browser, house, PHONE, touch=True, language="fr") as person:
        page = sit_down(person, guest, table)
        status = page.locator(".status")
        expect(status).to_contain_text("Vous avez plus de sept cartes")
        assert not status.locator("span").evaluate(_LONGER)
    seat.close()


def test_four_round_one_small_phone_are_told_apart(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    names = [f"Player {number}" for number in range(1, 5)]
    chairs = [{"kind": "local", "name": name} for name in names]
    table = guest.lay("rythm-n-play", chairs, public=False)
    guest.post(f"/api/tables/{table}/start")
    with visitor(browser, house, PHONE, touch=True) as person:
        page = sit_down(person, guest, table)
        lift_the_curtain(page)
        plates = page.locator(".seat b")
        assert sorted(plates.all_inner_texts()) == names
        for plate in plates.all():
            assert not plate.evaluate("name => name.scrollWidth > name.clientWidth")


# How wide the chosen line of a menu is, and how much of it can be seen beside the arrow.
_CHOSEN = """menu => {
  const pen = document.createElement('canvas').getContext('2d');
  const style = getComputedStyle(menu);
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const arrow = 18;
  const seen = menu.clientWidth - parseFloat(style.paddingLeft) - arrow;
  return [pen.measureText(menu.selectedOptions[0].textContent).width, seen];
}"""


@pytest.fixture(scope="module")
def past_game(house: Running) -> tuple[Guest, str]:
    """A game of Rythm 'n' Play that is over, to replay in all languages."""
    guest = house.guest("Mika")
    table = dealt(guest, "rythm-n-play", 2)
    played_out(guest, table).close()
    return guest, table


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_whose_eyes_a_replay_has_can_be_read(
    browser: Browser,
    house: Running,
    past_game: tuple[Guest, str],
    size: dict[str, int],
    language: str,
) -> None:
    guest, table = past_game
    with visitor(browser, house, size, language=language) as person:
        person.be(guest)
        person.visit(f"/replay/{table}")
        wide, seen = person.page.locator("select.field").evaluate(_CHOSEN)
        assert wide <= seen


def test_no_table_is_not_a_connection_that_will_come(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE, touch=True) as person:
        person.visit("/table/nowhere")
        expect(person.page.get_by_role("alert")).to_be_visible()
        expect(person.page.get_by_text("Connecting…")).to_have_count(0)
        person.troubles.clear()


# The log.


def rest(page: Page, where: str) -> float:
    """How many pixels of the list lie below what is seen."""
    below: float = page.locator(where).evaluate(
        "list => list.scrollHeight - list.clientHeight - list.scrollTop"
    )
    return below


def wait_for_the_newest(page: Page, list_: str, text: str) -> None:
    line = page.locator(list_).get_by_text(text)
    expect(line).to_be_attached()
    expect(line).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("tab", ["Log", "Chat"])
def test_lists_open_at_the_newest_line_and_stay_there(
    browser: Browser, house: Running, size: dict[str, int], tab: str
) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, "a-chord", 2)
    seat = guest.sit(table)
    for number in range(30):
        seat.ask("say", text=f"line {number}.")
    with visitor(browser, house, size) as person:
        page = sit_down(person, guest, table)
        page.get_by_role("button", name=tab, exact=True).click()
        list_ = ".log" if tab == "Log" else ".chat ol"
        wait_for_the_newest(page, list_, "line 29.")
        seat.ask("say", text="another.")
        wait_for_the_newest(page, list_, "another.")
        page.locator(list_).evaluate(
            """list => new Promise(done => {
              list.addEventListener('scroll', () => done(), { once: true });
              list.scrollTo(0, 0);
            })"""
        )
        before = rest(page, list_)
        assert before > 0
        seat.ask("say", text="unseen.")
        expect(page.locator(list_).get_by_text("unseen.")).to_be_attached()
        assert rest(page, list_) > before
        page.locator(list_).evaluate("list => list.scrollTo(0, list.scrollHeight)")
        wait_for_the_newest(page, list_, "unseen.")
        seat.ask("say", text="the last.")
        wait_for_the_newest(page, list_, "the last.")
    seat.close()


# Escape.


def test_escape_closes_a_hint(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, "a-chord", 2, first=1)
    # Escape is no single letter: it works also where those are switched off.
    with visitor(browser, house, PHONE, keys=False) as person:
        page = sit_down(person, guest, table)
        page.wait_for_selector("[data-mine='true']")
        advice, asked = page.locator(".advice"), page.get_by_role("button", name="Hint")
        asked.click()
        advice.get_by_role("button").first.focus()
        page.keyboard.press("Escape")
        expect(advice).to_have_count(0)
        expect(asked).to_be_focused()
        asked.click()
        close = advice.get_by_role("button", name="Close")
        expect(close).to_be_in_viewport(ratio=1)  # however long the advice is
        close.click()
        expect(advice).to_have_count(0)
        expect(asked).to_be_focused()


# You.


@pytest.mark.parametrize(("language", "you"), [("en", "You lead "), ("fr", "Vous entamez,")])
def test_whoever_leads_is_spoken_to_in_the_second_person(
    browser: Browser, house: Running, language: str, you: str
) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, "six-forces", 4, first=1)
    seat = guest.sit(table)
    while seat.position["view"]["phase"] == "conception":
        if seat.may_move:
            seat.move()
        else:
            seat.receive()
    with visitor(browser, house, language=language) as person:
        page = sit_down(person, guest, table)
        trump = page.locator(".trump .unseen")
        expect(trump).to_have_text(re.compile(f"^{you}"))
        said = page.locator(".table").inner_text()
        assert not re.search(r"\bYou (leads|predicts|has|takes|plays|chooses)\b", said)
        assert not re.search(r"\bYou: .*(predicts|leads)", said)
    seat.close()


def test_clocks_call_whoever_looks_you(browser: Browser, house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [OPEN, OPEN], pace={"seconds": 600, "bank": 60}, public=False)
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    with visitor(browser, house, PHONE) as person:
        page = sit_down(person, ada, table)
        clocks = page.locator(".attendance span")
        expect(clocks.first).to_have_text(re.compile(r"^You \d+:\d\d$"))
        expect(clocks.last).to_have_text(re.compile(r"^Ben \d+:\d\d$"))


def test_lessons_end_in_french_without_asking_for_more(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, "a-chord", 2)
    with visitor(browser, house, language="fr") as person:
        person.be(guest)
        person.visit(f"/table/{table}?first")
        person.page.wait_for_selector(".coach")
        person.page.get_by_role("button", name="Réglages").click()
        person.page.get_by_role("button", name="Arrêter les leçons").click()
        expect(person.page.locator(".coach")).to_have_count(0)


# No server.


def expect_no_way_to_the_server(page: Page) -> None:
    state = page.get_by_role("status")  # being offline is no error
    expect(state).to_contain_text("No connection to the server")
    expect(state).to_contain_text("tries by itself")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.evaluate("window.stillHere = true")


def expect_the_wall_without_reloading(page: Page) -> None:
    expect(page.locator("article")).to_have_count(5)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert page.evaluate("window.stillHere === true")


def test_the_start_page_without_a_network(browser: Browser, house: Running) -> None:
    with visitor(browser, house, service_worker=True) as person:
        page = person.page
        person.visit("/")
        page.wait_for_selector("article")
        page.evaluate("navigator.serviceWorker.ready")
        page.reload()  # so that the pages are kept for when there is no network
        page.wait_for_selector("article")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        person.context.set_offline(True)
        page.reload()
        expect_no_way_to_the_server(page)
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_label("Language")).to_be_visible()
        page.keyboard.press("Escape")
        person.context.set_offline(False)
        expect_the_wall_without_reloading(page)
        person.troubles.clear()  # the browser's own word for each request that failed


def test_the_start_page_while_the_server_is_down(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as person:
        page = person.page
        down = True

        def answer(route: Route) -> None:
            if down:
                route.abort("connectionrefused")
            else:
                route.continue_()

        page.route("**/api/**", answer)
        person.visit("/")
        expect_no_way_to_the_server(page)
        page.get_by_role("button", name="Continue", exact=True).click()
        expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(UNREACHABLE)
        down = False
        expect(page.get_by_role("dialog")).to_contain_text("You haven’t played here yet.")
        page.keyboard.press("Escape")
        expect_the_wall_without_reloading(page)
        down = True
        page.get_by_role("button", name="Play now: 6 Forces").click()
        expect(page.get_by_role("alert")).to_have_text(UNREACHABLE)
        down = False
        page.get_by_role("button", name="Play now: 6 Forces").click()
        page.wait_for_selector(".shell")
        person.troubles.clear()


def test_a_table_opened_while_the_server_is_down(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, "a-chord", 2)
    with visitor(browser, house) as person:
        page = person.page
        down = True
        page.route("**/api/me/known", lambda route: route.abort() if down else route.continue_())
        person.be(guest)
        person.visit(f"/table/{table}")
        expect(page.get_by_role("alert")).to_contain_text(UNREACHABLE)
        page.evaluate("window.stillHere = true")
        down = False
        page.wait_for_selector(".shell")
        assert page.evaluate("window.stillHere === true")
        person.troubles.clear()


def test_a_page_that_could_not_be_loaded(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    dealt(guest, "a-chord", 2)
    with visitor(browser, house, service_worker=True) as person:
        page = person.page
        person.be(guest)
        person.visit("/")
        page.wait_for_selector("article")
        page.get_by_role("button", name="Your turn (1)").click()
        link = page.get_by_role("dialog").get_by_role("link").first
        expect(link).to_be_visible()
        person.context.set_offline(True)
        link.click()
        expect(page.get_by_role("heading", level=1)).to_have_text(UNREACHABLE)
        person.context.set_offline(False)
        page.wait_for_selector(".shell")
        person.troubles.clear()


# The keyboard.


def test_the_keyboard_goes_on_where_a_question_was(browser: Browser, house: Running) -> None:
    guest = house.guest("Mika")
    table = dealt(guest, "a-chord", 2, first=1)
    with visitor(browser, house, PHONE, met=()) as person:
        page = sit_down(person, guest, table)
        page.wait_for_selector("[data-mine='true']")
        page.get_by_role("button", name="Explain it").press("Enter")
        expect(page.get_by_role("button", name="Got it")).to_be_focused()
        settings = page.get_by_role("button", name="Settings")
        settings.press("Enter")
        page.get_by_role("button", name="Stop the lessons").press("Enter")
        expect(page.locator(".coach")).to_have_count(0)
        expect(settings).to_be_focused()
        settings.press("Enter")
        page.get_by_role("dialog").get_by_role("button", name="Leave").press("Enter")
        expect(page.get_by_role("button", name="Cancel")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Give up")).to_be_focused()
        page.keyboard.press("Escape")
        expect(settings).to_be_focused()
