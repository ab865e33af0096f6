"""A bot of one's own is chosen in the browser wherever a level is, and plays."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from support.browser import violations, visitor
from support.server_harness import Running, running

EXAMPLE = Path(__file__).parents[2] / "examples" / "high-note" / "src"
GIVEN = ("lowest=high_note.bots:lowest", "broken=high_note_tests:broken")


@pytest.fixture
def house_with_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A house that offers a bot of the example, and one that fails."""
    (tmp_path / "high_note_tests.py").write_text(
        "def broken(view, moves):\n    raise RuntimeError('my bug')\n"
    )
    for folder in (EXAMPLE, tmp_path):
        monkeypatch.syspath_prepend(str(folder))  # which the bots' processes take over
    with running(str(tmp_path / "house.db"), bots=GIVEN) as house:
        guest, end = house.guest("Looks"), time.monotonic() + 60
        while {"name": "broken"} not in guest.get("/api/games/a-chord/bots"):
            assert time.monotonic() < end, "the server loads no bots"
            time.sleep(0.1)
        yield house


def test_the_host_gives_a_chair_to_an_own_bot(browser: Browser, house_with_bots: Running) -> None:
    house = house_with_bots
    ada = house.guest("Ada")
    table = ada.lay("a-chord", [{"kind": "open"}, {"kind": "bot", "level": 1}])
    with visitor(browser, house) as person:
        person.be(ada)
        person.visit(f"/table/{table}")
        page = person.page
        chairs = page.locator(".gathering > ol")
        page.get_by_label("Bot level").select_option("lowest")
        expect(chairs).to_contain_text("bot, lowest")
        expect(page.get_by_label("Bot level")).to_have_value("lowest")
        assert violations(page) == []
        page.get_by_label("Bot level").select_option(label="Fair")
        expect(chairs).to_contain_text("bot, level 2")
        page.get_by_label("Bot level").select_option("broken")
        expect(chairs).to_contain_text("bot, broken")
        page.get_by_role("button", name="Start", exact=True).click()
        sitting = ada.sit(table)
        while not sitting.may_move:
            sitting.receive()
        sitting.move(sitting.number)
        page.get_by_role("button", name="Log", exact=True).click()  # what is announced goes by
        log = page.get_by_text("The bot broken made no move for Dolce, so a bot of level 2 did.")
        expect(log.first).to_be_attached()


def test_levels_above_the_operator_s_highest_are_not_offered(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        running(str(tmp_path / "house.db"), highest_level=3) as house,
        visitor(browser, house) as person,
    ):
        ada = house.guest("Ada")
        table = ada.lay("a-chord", [{"kind": "open"}, {"kind": "bot", "level": 1}])
        person.be(ada)
        person.visit(f"/table/{table}")
        levels = person.page.get_by_label("Bot level")
        expect(levels.get_by_role("option")).to_have_count(4)
        levels.select_option(index=3)
        expect(person.page.locator(".gathering > ol")).to_contain_text("bot, level 3")


def test_a_table_against_an_own_bot_is_laid_from_the_start_page(
    browser: Browser, house_with_bots: Running
) -> None:
    with visitor(browser, house_with_bots) as person:
        person.visit("/")
        page = person.page
        page.get_by_role("button", name="With friends: Take the A Chord").click()
        page.get_by_label("Against bots").check()
        page.get_by_label("Bot level").select_option("lowest")
        page.get_by_role("button", name="Create table").click()
        page.wait_for_url("**/table/*")
        table = page.url.rpartition("/")[2].partition("?")[0]
        seats = house_with_bots.guest("Looks").get(f"/api/tables/{table}")["seats"]
        assert [chair["bot"] for chair in seats] == ["", "lowest", "lowest", "lowest"]
        person.expect_no_trouble()
