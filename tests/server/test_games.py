"""What the house tells about its games: enough for a page that lays a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from bandstand.games import registry
from support.server_harness import Running, running


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


def test_the_operator_sets_the_highest_level_of_bots(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), highest_level=2) as house:
        ada = house.guest("Ada")
        assert [one["level"] for one in ada.get("/api/levels")] == [0, 1, 2]
        assert ada.get("/api/server")["highest_level"] == 2
        too_high = (422, "bad-level")
        seats = [{"kind": "open"}, {"kind": "bot", "level": 3}]
        plan = {"game": "a-chord", "seats": seats}
        assert ada.refused("POST", "/api/tables", plan) == too_high
        table = ada.lay("a-chord", [{"kind": "open"}, {"kind": "bot", "level": 2}])
        chair = f"/api/tables/{table}/seats/1"
        assert ada.refused("PUT", chair, {"kind": "bot", "level": 5}) == too_high
        assert ada.ask("PUT", chair, {"kind": "bot", "level": 1}).is_success
        ada.post(f"/api/tables/{table}/start")
        ada.sit(table).play_out()
        brought = ada.post("/api/records", ada.get(f"/api/tables/{table}/record"))
        moment = {"number": 1, "seat": 0}
        for source in (f"tables/{table}", f"records/{brought['id']}"):
            path = f"/api/{source}/branch"
            assert ada.refused("POST", path, {**moment, "level": 3}) == too_high
            assert ada.ask("POST", path, {**moment, "level": 2}).is_success
