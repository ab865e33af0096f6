"""What is played to people at a table: one thing after the other, each until it was seen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from support.browser import PHONE, settle, violations, visitor
from support.server_harness import Running
from support.short_games import go_on, last_move, move_before, stored_game

# The count that ends a round or the game, and what is told of the move that led to it.
ENDS = {
    "a-chord": ("stage-scored", "wins the trick"),
    "six-forces": ("round-scored", "wins the trick"),
    "fiddlefoo": ("round-scored", "throw|cards by"),  # in a sentence, or called out
    "rythm-n-play": ("scored", "the stave"),
    "re-chord": ("fame-counted", "Fret"),
}
COUNT = ".interlude, .round-over, .ending"
# Everything that was to be seen of the trick, the count and the hand, each once, in order.
_KEEP_LOG = """count => {
  window.seen = [];
  const look = () => {
    const now = {
      cards: document.querySelectorAll('.slot [data-piece]').length,
      winners: document.querySelectorAll('.slot.won').length,
      told: ['.narration', '.status'].map(
        name => document.querySelector(name)?.innerText).join(' '),
      count: document.querySelector(count) !== null,
      held: document.querySelectorAll('.hand [data-piece]').length,
    };
    const last = window.seen.at(-1);
    if (JSON.stringify(now) !== JSON.stringify(last)) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.querySelector('.play'), {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""
_BEGUN = "() => window.seen.some(({ told }) => told.includes('begins'))"
_DEALT = "held => document.querySelectorAll('.hand [data-piece]').length !== held"


@pytest.mark.parametrize("game", ENDS)
def test_what_ends_a_round_is_seen_before_the_count(
    browser: Browser, house: Running, game: str
) -> None:
    """The last card lands, it is said what it did, then comes the count, then the next deal."""
    count, told = ENDS[game]
    record = stored_game(game)
    number, seat, move = move_before(record, count)
    guest = house.guest("Mika")
    table = go_on(guest, record, number, seat)
    with visitor(browser, house, PHONE, speed="fast") as person:
        person.be(guest)
        person.visit(f"/table/{table}")
        page = person.page
        page.wait_for_selector("[data-mine='true']")
        page.evaluate(_KEEP_LOG, COUNT)
        guest.sit(table).write(move)
        page.wait_for_selector(COUNT)
        page.wait_for_timeout(1000)  # longer than any hold: what waits for the button still waits
        seen: list[dict[str, Any]] = page.evaluate("window.seen")
        counted = next(index for index, now in enumerate(seen) if now["count"])
        assert any(re.search(told, now["told"]) for now in seen[:counted]), seen
        if game in ("a-chord", "six-forces"):
            whole = [now["winners"] for now in seen[:counted] if now["cards"] == 4]
            assert sorted(set(whole)) == [0, 1], seen
            assert whole == sorted(whole), "the winner is shown after the last card has landed"
        button = page.query_selector(".interlude .button.main, .round-over .button.main")
        if button:
            assert {now["held"] for now in seen[counted:]} == {seen[counted]["held"]}
            button.click()
            page.wait_for_function(_DEALT, arg=seen[counted]["held"])
            page.wait_for_function(_BEGUN)
            later = page.evaluate("window.seen")[counted:]
            onward = next(now for now in later if not now["count"])
            assert onward["cards"] == 0, "the last trick does not lie about in the next round"
            told_later = " ".join(now["told"] for now in later)
            assert not re.search(r"dealt|in total", told_later), "it can be seen"


# Where what leaves the table begins its flight, from the upper edge of the table.
_KEEP_FLIGHTS = """() => {
  window.flights = [];
  const shell = document.querySelector('.shell');
  new MutationObserver(changes => {
    const { top } = document.querySelector('.table').getBoundingClientRect();
    for (const { addedNodes } of changes) {
      for (const one of addedNodes) {
        if (one.style?.position === 'fixed') window.flights.push(parseFloat(one.style.top) - top);
      }
    }
  }).observe(shell, { childList: true });
}"""


def test_the_last_map_leaves_from_where_it_lies(browser: Browser, house: Running) -> None:
    """Fiddlefoo: once its count is read the map has its room again, and only then flies away."""
    record = stored_game("fiddlefoo")
    number, seat, move = move_before(record, "round-scored")
    guest = house.guest("Mika")
    table = go_on(guest, record, number, seat)
    with visitor(browser, house, PHONE, speed="fast") as person:
        person.be(guest)
        page = person.page
        page.emulate_media(reduced_motion="no-preference")
        person.visit(f"/table/{table}")
        page.wait_for_selector("[data-mine='true']")
        guest.sit(table).write(move)
        onward = page.locator(".round-over .button.main")
        onward.wait_for()
        page.evaluate(_KEEP_FLIGHTS)
        onward.click()
        page.wait_for_function("() => window.flights.length > 10")  # the map and the hand
        assert min(page.evaluate("window.flights")) >= 0


def turn_the_game(route: Route) -> None:
    """A review that is ready: the first decision cost seat 1 its lead."""
    decision = {"number": 1, "seat": 1, "move": "rC", "regret": 0, "flagged": False}
    curve = [[0.1, 0.8, 0.05, 0.05], [0.2, 0.3, 0.25, 0.25]]
    words = [{"number": 1, "made": "play red C", "best": None}]
    review = {"status": "ready", "done": 1, "of": 1, "names": [], "seats": [], "turning": [1]}
    route.fulfill(json={**review, "decisions": [decision], "curve": curve, "words": words})


def test_a_finale_tells_all_of_it(browser: Browser, house: Running) -> None:
    """Place, podium, sheet, turning point and what to do next, on a small phone."""
    record = stored_game("a-chord")
    number, seat, move = last_move(record)
    guest = house.guest("Mika")
    table = go_on(guest, record, number, seat)
    with visitor(browser, house, PHONE) as person:
        person.be(guest)
        page = person.page
        page.clock.install()
        page.route("**/review?*", turn_the_game)
        person.visit(f"/table/{table}")
        page.wait_for_selector("[data-mine='true']")
        guest.sit(table).write(move)
        page.wait_for_selector(".ending")
        expect(page.locator(".podium li")).to_have_count(4)
        expect(page.locator(".result")).to_contain_text("points behind")
        rows = page.locator(".sheet tbody tr")
        expect(rows).to_have_count(4)
        settle(page)
        onward = page.locator(".onward").bounding_box()
        third = rows.nth(2).bounding_box()
        assert onward is not None
        assert third is not None
        assert third["y"] + third["height"] <= onward["y"]
        page.clock.run_for(5000)  # the review is asked for once one has looked for a while
        page.wait_for_selector(".turning-point a")
        expect(page.locator(".turning-point")).to_contain_text("red C")
        expect(page.locator(".button.main")).to_have_text(["Play again"])
        assert violations(page) == []
        page.get_by_role("link", name="Look at it").click()
        page.wait_for_selector(".slider")
        expect(page.locator(".slider input")).to_have_value("0")
