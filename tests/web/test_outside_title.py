"""A title from outside has no board of its own: the generic one shows its view and its moves."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bandstand.games.registry import GAMES
from support.browser import PHONE, violations, visitor
from support.server_harness import Running, running

EXAMPLE = Path(__file__).parents[2] / "examples" / "high-note" / "src"
OPEN = {"kind": "open"}


@pytest.fixture
def outside_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A house of its own, which closes before the title is gone again."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.setitem(GAMES, "high-note", import_module("high_note").GAME)
    with running(str(tmp_path / "house.db")) as house:
        yield house


def test_a_title_from_outside_is_played_on_a_generic_board(
    browser: Browser, outside_house: Running
) -> None:
    house = outside_house
    ada, bix = house.guest("Ada"), house.guest("Bix")
    table = ada.lay("high-note", [OPEN, OPEN])
    bix.post(f"/api/tables/{table}/join")
    other = bix.sit(table)
    ada.post(f"/api/tables/{table}/start")
    with visitor(browser, house, PHONE, touch=True) as person:
        person.be(ada)
        person.visit(f"/table/{table}")
        page = person.page
        moves = page.get_by_role("group", name="Your moves").get_by_role("button")
        expect(moves).to_have_count(3)
        expect(page.locator(".table")).to_contain_text("3 hidden")  # the other hand
        card = moves.first.inner_text()
        expect(page.locator(".hand b").first).to_have_text(card)
        assert violations(page) == []
        moves.first.click()
        while not other.may_move:
            other.receive()
        assert other.move(other.number)["type"] == "done"
        expect(page.locator(".table")).to_contain_text(card)  # among the cards played
        expect(moves).to_have_count(2)
        person.expect_no_trouble()
