"""Moves that need no thought: a card dragged or chosen ahead, all that fits, no choice at all."""

from __future__ import annotations

import itertools
import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from bandstand.games.registry import find
from bandstand.kernel.record import Record
from bandstand.kernel.referee import Match, replay
from support.browser import PHONE, in_sight, settle, turn_of, visitor, wait_for_a_move
from support.server_harness import Running, Seat
from support.short_games import go_on, sit_down_where, stored_game

LATEST = 4000  # milliseconds until an answer without a choice is given, at the slowest speed
# Two cards are touched while another decides; the first once more, which calls it off.
_CHOOSE_AHEAD = """() => {
  const [some, other] = document.querySelectorAll('.hand .card-button');
  for (const card of [some, some, other]) card.click();
  return other.dataset.piece;
}"""


def drag_to_the_table(page: Page, card: Locator) -> None:
    """Drag a card out of the hand, which plays nothing, and then to the table, which plays it."""
    table = page.locator(".table").bounding_box()
    assert table is not None
    middle, bottom = table["x"] + table["width"] / 2, table["y"] + table["height"]
    turn = turn_of(page)
    for height in (bottom + 20, bottom - 60):
        assert turn_of(page) == turn
        spot = in_sight(card.element_handle())
        assert spot is not None
        page.mouse.move(*spot)
        page.mouse.down()
        page.mouse.move(middle, height, steps=4)
        page.mouse.up()
        # What was dropped has been answered; a card that was not played is back in its place.
        page.wait_for_selector(".hand [style*='z-index']", state="detached")


def test_a_card_is_dragged_and_another_chosen_ahead_for_its_turn(
    browser: Browser, house: Running
) -> None:
    """Ada leads; the others, unlike bots, decide when the test wants them to."""
    ada, ben, cy = (house.guest(name) for name in ("Ada", "Ben", "Cy"))
    table = ada.lay("a-chord", [{"kind": "open"}] * 3, options={"first": 1}, public=False)
    for guest in (ben, cy):
        guest.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    others = [guest.sit(table) for guest in (ben, cy)]
    with visitor(browser, house, PHONE, speed="fast") as person:
        person.be(ada)
        person.visit(f"/table/{table}")
        page = person.page
        page.wait_for_selector("[data-mine='true']")
        settle(page)
        drag_to_the_table(page, page.locator(".hand [aria-disabled='false']").first)
        page.wait_for_selector("[data-mine='false']")
        card = page.locator(f".hand [data-piece='{page.evaluate(_CHOOSE_AHEAD)}']")
        expect(card).to_have_class(re.compile(r"\bchosen\b"))
        expect(page.locator(".hand .chosen")).to_have_count(1)
        move_until_they_wait(others)
        # It goes by itself, or the rule says why not.
        page.wait_for_function(
            "card => !card.isConnected || document.querySelector('.notice')",
            arg=card.element_handle(),
        )
    for seat in others:
        seat.close()


def drag_up(page: Page, card: Locator) -> None:
    """Take a card of the hand by the pointer, and a little towards the table; it is still held."""
    spot = in_sight(card.element_handle())
    assert spot is not None
    page.mouse.move(*spot)
    page.mouse.down()
    page.mouse.move(spot[0], spot[1] - 60, steps=4)


def drop_on(page: Page, place: Locator) -> None:
    box = place.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()


def chooses_a_card_to_place(match: Match, seat: int) -> bool:
    """Fiddlefoo: whether the seat begins a turn and some card has several cells to go to."""
    if match.game.view(match.state, seat)["phase"] != "card":
        return False
    after = [match.state.clone() for _ in match.state.moves(seat)]
    for state, move in zip(after, match.state.moves(seat), strict=True):
        state.play(seat, move)
    return all(len(state.moves(seat)) > 1 for state in after)


def test_a_card_is_dragged_to_its_cell(browser: Browser, house: Running) -> None:
    """Fiddlefoo: the cells come while the card is held, and it goes to the one it is dropped on."""
    with visitor(browser, house, PHONE) as person:
        sit_down_where(person, "fiddlefoo", chooses_a_card_to_place)
        page = person.page
        page.wait_for_selector("[data-mine='true']")
        settle(page)
        card = page.locator(".hand [aria-disabled='false'][data-piece]").first
        piece = card.get_attribute("data-piece")
        drag_up(page, card)
        cell = page.locator(".table button.cell").first
        expect(cell).to_be_visible()
        drop_on(page, cell)
        expect(page.locator(f".table .tile[data-piece='{piece}']")).to_be_visible()


def holds_a_complete_chord(match: Match, seat: int) -> bool:
    moves = [match.game.write_move(match.state, move) for move in match.state.moves(seat)]
    return any(move.startswith("claim ") for move in moves)


def test_a_complete_chord_is_dragged_to_the_fretboard(browser: Browser, house: Running) -> None:
    """Re-Chord: to choose the card is no move yet, to drop it on the table plays it."""
    with visitor(browser, house, PHONE) as person:
        sit_down_where(person, "re-chord", holds_a_complete_chord)
        page = person.page
        page.wait_for_selector("[data-mine='true']")
        settle(page)
        card = page.locator(".hand .card.legal")
        piece = card.get_attribute("data-piece")
        drag_up(page, card.locator("button"))
        expect(page.locator(".hand [data-drop]")).to_be_visible()
        drop_on(page, page.locator(".table"))
        expect(page.locator(f".hand [data-piece='{piece}']")).to_have_count(0)


def follows_suit(match: Match, seat: int) -> bool:
    """6 Forces: whether a trick is being played."""
    return bool(match.game.view(match.state, seat)["trick"])


def test_a_card_is_dragged_to_the_trick(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE) as person:
        sit_down_where(person, "six-forces", follows_suit)
        page = person.page
        page.wait_for_selector("[data-mine='true']")
        settle(page)
        card = page.locator(".hand [aria-disabled='false'][data-piece]").first
        piece = card.get_attribute("data-piece")
        drag_to_the_table(page, card)
        expect(page.locator(f".hand [data-piece='{piece}']")).to_have_count(0)


def move_until_they_wait(seats: list[Seat]) -> None:
    """Make first moves until somebody else must decide."""
    for seat in itertools.cycle(seats):
        for one in seats:
            one.drain()
        if not any(one.may_move for one in seats):
            return
        if seat.may_move:
            seat.move()


def may_throw(match: Match, seat: int) -> bool:
    """Whether the seat is asked for throws, and could throw."""
    moves = match.state.moves(seat)
    return len(moves) > 1 and "done" in [match.game.write_move(match.state, one) for one in moves]


def test_the_main_button_throws_all_that_fits(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE) as person:
        sit_down_where(person, "fiddlefoo", may_throw)
        page = person.page
        page.wait_for_selector(".answers .main + .button:has-text('Throw nothing')")
        held = page.locator(".hand [data-piece]").count()
        fitting = page.locator(".hand [aria-disabled='false'][data-piece]").count()
        main = page.locator(".answers .main")
        expect(main).to_have_text(re.compile(rf"Throw {fitting} cards?"))
        main.click()
        expect(page.locator(".hand [data-piece]")).to_have_count(held - fitting)


def may_throw_of_many(match: Match, seat: int) -> bool:
    """The same with so many cards that they lie over each other."""
    held = match.game.pieces_by_place(match.state)[f"hand {seat + 1}"]
    return len(held) >= 13 and may_throw(match, seat)


# Whether a mark is as wide as its word, and nothing lies over either end.
_IS_WHOLE = """mark => {
  const { left, right, top, height } = mark.getBoundingClientRect();
  const seen = [left + 2, right - 2].every(x =>
    mark.closest('.spot').contains(document.elementFromPoint(x, top + height / 2)));
  return seen && mark.scrollWidth <= mark.clientWidth;
}"""


def test_what_a_thrown_card_is_marked_with_can_be_read(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE) as person:
        sit_down_where(person, "fiddlefoo", may_throw_of_many)
        page = person.page
        page.wait_for_selector("[data-mine='true']")
        card = page.locator(".hand [aria-disabled='false'][data-piece]").first
        spot = in_sight(card.element_handle())
        assert spot is not None
        page.mouse.click(*spot)
        mark = page.locator(".hand .mark")
        mark.wait_for()
        settle(page)
        assert mark.evaluate(_IS_WHOLE)


def before_the_only_answer(record: Record) -> tuple[int, int]:
    """After how many moves a seat can do nothing but say "done", and which seat."""
    for number, (match, _) in enumerate(replay(find(record.game), record)):
        seat, move = record.moves[number].split(" ", 1)
        if move == "done" and len(match.state.moves(int(seat) - 1)) == 1:
            return number, int(seat) - 1
    raise AssertionError("everybody always had a choice")


def test_an_answer_by_itself_waits_until_the_rules_are_read(
    browser: Browser, house: Running
) -> None:
    record = stored_game("fiddlefoo", 2)
    number, seat = before_the_only_answer(record)
    guest = house.guest("Mika")
    table = go_on(guest, record, number, seat)
    with visitor(browser, house, PHONE, speed="slow") as person:
        person.be(guest)
        page = person.page
        page.clock.install()
        # On a slow machine, too, we are quicker than the answer.
        page.clock.pause_at(datetime.now() + timedelta(days=1))
        person.visit(f"/table/{table}")
        page.get_by_role("button", name="Rules", exact=True).click()
        before = turn_of(page)
        page.wait_for_selector(".guide table")
        page.clock.run_for(LATEST + 500)
        expect(page.locator(".guide")).to_be_visible()
        assert turn_of(page) == before
        page.clock.resume()
        page.get_by_role("button", name="Close").click()
        wait_for_a_move(page, before)


# What is wider than its box, or beyond the edge of the screen.
_CUT = """() => [...document.querySelectorAll('h1, h2, .name, .button, .poster p')].filter(one => {
  const box = one.getBoundingClientRect();
  if (box.width === 0 || one.closest('.unseen')) return false;
  const hidden = getComputedStyle(one).overflowX !== 'visible';
  return box.right > innerWidth + 1 || (hidden && one.scrollWidth > one.clientWidth + 1);
}).map(one => one.textContent)"""


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_phone_shows_three_games_a_screen_and_cuts_nothing(
    browser: Browser, house: Running, language: str
) -> None:
    with visitor(browser, house, PHONE, language=language) as person:
        person.visit("/")
        third = person.page.locator(".poster").nth(2)
        third.wait_for()
        box = third.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"]
        assert person.page.evaluate(_CUT) == []
