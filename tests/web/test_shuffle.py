"""Trust in the page: the seal before the first card, the check after the last, forgeries caught."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from bandstand.kernel.dice import commitment
from bandstand.kernel.seal import mix
from support.browser import PHONE, Person, violations, visitor
from support.server_harness import Running, play_on

OPEN = {"kind": "open"}
BENS = "5a" * 32
HOLDS, BROKEN = "The shuffle holds.", "This shuffle does not hold."
Record = dict[str, Any]
# What the browser noted of a table's shuffle, once it has noted the deal too.
_WHOLE_NOTE = """table => {
  const note = JSON.parse(localStorage.getItem('bandstand-shuffles') ?? '{}')[table];
  return note?.entropy && note.deal ? note : null;
}"""


def play_a_sealed_game(person: Person) -> str:
    """Ada's browser and Ben's program add to the shuffle; both play to the end."""
    house, page = person.house, person.page
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join")
    person.be(ada)
    person.visit(f"/table/{table}")
    seal = page.locator(".seal")
    seal.locator("summary").tap()
    expect(seal.locator(".whole")).to_have_text(ada.get(f"/api/tables/{table}")["commitment"])
    expect(seal).to_contain_text("Browsers that have added to it: 1 of 2.")
    ben.post(f"/api/tables/{table}/entropy", {"entropy": BENS})
    expect(seal).to_contain_text("Browsers that have added to it: 2 of 2.")
    assert violations(page) == []
    page.get_by_role("button", name="Start").tap()
    page.wait_for_selector(".shell")
    seats = [ada.sit(table), ben.sit(table)]
    play_on(*seats)
    page.reload()
    return table


def check(page: Page) -> list[str]:
    """Press the button; the sentences that it leads to, the verdict first."""
    page.get_by_role("button", name="Check the shuffle").tap()
    dialog = page.get_by_role("dialog", name="Check the shuffle")
    expect(dialog.locator("li")).to_have_count(3)
    assert violations(page) == []
    sentences = [dialog.locator(".verdict").inner_text(), *dialog.locator("li").all_inner_texts()]
    page.get_by_role("button", name="Close").tap()
    return sentences


def forge(page: Page, change: Callable[[Record], Record]) -> None:
    """Have the server answer with another record than it kept."""

    def answer(route: Route) -> None:
        record = json.loads(route.fetch().text())
        route.fulfill(json={**record, **change(record)})

    page.unroute_all()
    page.route("**/record", answer)


def sealed(secret: str, entropy: list[str | None]) -> Record:
    """A shuffle that is right in itself."""
    key = bytes.fromhex(secret)
    seal = {"commitment": commitment(key), "secret": secret, "entropy": entropy}
    return {"seal": seal, "dice": f"secret {mix(key, entropy).hex()}"}


def test_a_shuffle_is_checked_and_a_forged_one_is_caught(browser: Browser, house: Running) -> None:
    with visitor(browser, house, PHONE, touch=True) as person:
        table = play_a_sealed_game(person)
        page = person.page
        verdict, secret, shuffle, deal = check(page)
        assert verdict == HOLDS, (secret, shuffle, deal)
        assert "the fingerprint that your browser noted at" in secret
        assert "Your browser’s random number is in the shuffle, and that of one other" in shuffle
        assert "the very cards that you were dealt" in deal

        forge(page, lambda record: sealed("11" * 32, record["seal"]["entropy"]))
        verdict, secret, _, deal = check(page)
        assert verdict == BROKEN
        assert "it was exchanged" in secret
        assert "other cards" in deal

        forge(page, lambda record: sealed(record["seal"]["secret"], ["22" * 32, BENS]))
        verdict, secret, shuffle, deal = check(page)
        assert verdict == BROKEN
        assert "noted at" in secret
        assert "is not in the shuffle that was used" in shuffle
        assert "other cards" in deal

        forge(page, lambda record: {"dice": f"secret {'33' * 32}"})
        verdict, _, shuffle, _ = check(page)
        assert verdict == BROKEN
        assert "is not made of this secret" in shuffle
        # The rules refused each forged record, and the browser noted that in its console.
        assert all("422" in trouble for trouble in person.troubles)
        person.troubles.clear()
    expect_little_to_be_proven(browser, house, table)


def expect_little_to_be_proven(browser: Browser, house: Running, table: str) -> None:
    """To somebody who was not there before the first card, and is told so."""
    with visitor(browser, house, PHONE, touch=True) as late:
        late.visit(f"/table/{table}")
        verdict, secret, shuffle, deal = check(late.page)
    assert verdict == HOLDS, (secret, shuffle, deal)
    assert "was not there to note it" in secret
    assert "The random numbers of 2 players’ browsers" in shuffle
    assert "From this shuffle" in deal


def test_a_table_against_bots_is_sealed_too(browser: Browser, house: Running) -> None:
    with visitor(browser, house) as person:
        person.visit("/")
        page = person.page
        page.get_by_role("button", name="Play now").first.click()
        page.wait_for_selector(".shell")
        table = page.url.rpartition("/")[2]
        info = house.guest("Ben").get(f"/api/tables/{table}")
        note = page.wait_for_function(_WHOLE_NOTE, arg=table).json_value()
        assert note["early"]
        assert note["commitment"] == info["commitment"]
        assert info["entropy"] == [note["entropy"], None, None, None]
        assert any(one["facts"].get("cards") for one in note["deal"])
