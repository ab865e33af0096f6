"""What the house tells about its games: enough for a page that lays a table."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from bandstand.games import registry
from support.server_harness import Running


def test_a_game_says_what_a_start_page_needs(house: Running) -> None:
    games = {game["id"]: game for game in httpx.get(f"{house.url}/api/games").json()}
    assert set(games) == set(registry.GAMES)
    for game in games.values():
        assert game["title"]
        assert game["players"]
        assert game["minutes"] > 0
        assert game["blurb"].endswith(".")
        assert {"designer", "artist", "publisher", "year"} <= set(game)


def test_an_option_says_what_it_takes(house: Running) -> None:
    guest = house.guest("Ada")
    for game in guest.get("/api/games"):
        for option in game["options"]:
            for value in _possible(option):
                seats = [{"kind": "open"}] * game["players"][-1]
                plan = {"game": game["id"], "seats": seats, "options": {option["name"]: value}}
                answer = guest.ask("POST", "/api/tables", plan)
                # It may need another option beside it, or fewer players; never another value.
                assert answer.is_success or "It takes" not in answer.text, (option, value)


def _possible(option: dict[str, Any]) -> list[Any]:
    ways = {
        "flag": [True, False],
        "number": [option["low"], option["high"]],
        "choice": option["choices"],
        "seat": ["random", 1],
        "text": [],
    }
    assert option["kind"] != "choice" or option["default"] in option["choices"]
    return [option["default"], *ways[option["kind"]]]


@pytest.mark.parametrize("game", sorted(registry.GAMES))
def test_every_reason_has_its_place_in_the_page_of_rules(house: Running, game: str) -> None:
    page = httpx.get(f"{house.url}/api/games/{game}/guide.html")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    codes = re.findall(r'<a id="([^"]+)"></a>', registry.find(game).guide)
    assert codes
    for code in codes:
        assert f'<a id="reason-{code}"></a>' in page.text
    assert "<h2>" in page.text
    assert "|---" not in page.text
    assert "<script" not in page.text


def test_a_game_that_is_not_there(house: Running) -> None:
    assert httpx.get(f"{house.url}/api/games/chess/guide.html").status_code == 404
