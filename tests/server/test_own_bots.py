"""Bots of one's own at the server's tables: offered, asked, and replaced where they fail."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from bandstand.kernel.errors import BandstandError
from bandstand.server import own_bots
from support.server_harness import Guest, Running, running

BOTS = """
import os, time

def last(view, moves):
    assert view["people"][0]["hand"][0] is None  # it sees no hand but its own
    return moves[-1]

def wrong(view, moves):
    return -5

def fails(view, moves):
    raise RuntimeError("my bug")

def hangs(view, moves):
    time.sleep(600)

def dies(view, moves):
    os._exit(3)

def elsewhere(view, moves):
    return moves[0]
elsewhere.games = ["re-chord"]

class Remembers:
    def __init__(self, game_id, players, seat):
        self.asked = 0
    def choose(self, view, moves):
        self.asked += 1
        if self.asked > 1:
            raise RuntimeError("asked again: it remembers")
        return moves[0]
"""
GIVEN = tuple(
    f"outside_bots:{name}"
    for name in ("last", "wrong", "fails", "hangs", "dies", "elsewhere", "Remembers")
)
PLAYING = {"last", "wrong", "fails", "hangs", "dies", "Remembers"}
FAILED = "made no move for Dolce, so a bot of level 1 did."
SECONDS = 60.0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "outside_bots.py").write_text(BOTS)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        given = (*GIVEN, "lost=no_such_module:bot")
        with running(str(folder / "house.db"), bots=given, bot_seconds=1.0) as house:
            offered(house, len(PLAYING))
            yield house


def offered(house: Running, count: int) -> set[str]:
    """The bots for Take the A Chord, once so many have been loaded."""
    guest = house.guest("Looks")
    end = time.monotonic() + SECONDS
    while True:
        found = {bot["name"] for bot in guest.get("/api/games/a-chord/bots")} & {
            *PLAYING,
            "elsewhere",
            "lost",
        }
        if len(found) >= count:
            return found
        assert time.monotonic() < end, found
        time.sleep(0.1)


def play_against(house: Running, bot: str, moves: int) -> tuple[Guest, str, list[str]]:
    """A guest makes some moves against a bot; the sentences of the table's own that they read."""
    ada = house.guest("Ada")
    seats: list[dict[str, Any]] = [{"kind": "open"}, {"kind": "bot", "level": 1, "bot": bot}]
    table = ada.lay("a-chord", seats)
    ada.post(f"/api/tables/{table}/start")
    sitting = ada.sit(table)
    sentences: list[str] = []
    for _ in range(moves):
        while not sitting.may_move:
            sentences += said(sitting.receive())
        sitting.move(sitting.number)
    while not sitting.may_move:
        sentences += said(sitting.receive())
    sitting.close()
    return ada, table, sentences


def said(message: dict[str, Any]) -> list[str]:
    told = message.get("line") or message.get("told") or message
    return [told["sentence"]] if told.get("sentence") else []


def test_bots_are_offered_for_their_games(house: Running) -> None:
    assert offered(house, len(PLAYING)) == PLAYING
    guest = house.guest("Ada")
    assert "elsewhere" in [bot["name"] for bot in guest.get("/api/games/re-chord/bots")]
    assert guest.refused("GET", "/api/games/no-game/bots")[0] == 404


def test_a_bot_plays_with_what_its_seat_sees(house: Running) -> None:
    ada, table, sentences = play_against(house, "last", 3)
    chair = ada.get(f"/api/tables/{table}")["seats"][1]
    assert (chair["bot"], chair["level"]) == ("last", None)
    assert not any("made no move" in sentence for sentence in sentences)


@pytest.mark.parametrize("bot", ["wrong", "fails", "hangs", "dies"])
def test_a_level_moves_for_a_bot_that_fails(
    house: Running, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        _, _, sentences = play_against(house, bot, 2)
    assert f"The bot {bot} {FAILED}" in sentences
    assert f"the bot {bot} failed" in caplog.text


def test_a_class_is_made_once_a_seat(house: Running) -> None:
    _, _, sentences = play_against(house, "Remembers", 2)
    assert f"The bot Remembers {FAILED}" in sentences


def test_a_bot_that_is_not_offered_is_refused(house: Running) -> None:
    ada = house.guest("Ada")
    for bot in ("nobody", "elsewhere", "lost"):
        seats = [{"kind": "open"}, {"kind": "bot", "bot": bot}]
        refused = ada.refused("POST", "/api/tables", {"game": "a-chord", "seats": seats})
        assert refused == (422, "bad-table")
    table = ada.lay("a-chord", [{"kind": "open"}, {"kind": "open"}])
    changed = {"kind": "bot", "bot": "nobody"}
    assert ada.refused("PUT", f"/api/tables/{table}/seats/1", changed) == (422, "bad-level")
    ada.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "last"})
    assert ada.get(f"/api/tables/{table}")["seats"][1]["bot"] == "last"
    ada.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "open", "bot": "last"})
    assert ada.get(f"/api/tables/{table}")["seats"][1]["bot"] == ""


def test_no_rated_table_has_one(house: Running) -> None:
    ada = house.guest("Ada")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "last"}]
    plan = {"game": "a-chord", "seats": seats, "rated": True}
    assert ada.refused("POST", "/api/tables", plan) == (422, "bad-table")


def test_who_wins_against_one_has_beaten_no_level(house: Running) -> None:
    ada = house.guest("Ada")
    bots = [{"kind": "bot", "level": 3}, {"kind": "bot", "level": 5, "bot": "last"}]
    table = ada.lay("a-chord", [{"kind": "open"}, *bots])
    ada.post(f"/api/tables/{table}/start")
    ada.sit(table).play_out()
    query = "select level from results where table_id = ? order by seat"
    with closing(sqlite3.connect(house.settings.data)) as database:
        assert database.execute(query, [table]).fetchall() == [(None,), (3,), (None,)]


# -- Names ---------------------------------------------------------------------------------------


def test_bots_are_named_by_what_they_are() -> None:
    given = ["my.bots:Best", "nets/deep.onnx", "mine=socket:127.0.0.1:9000"]
    names = own_bots.named(given)
    assert [name for name in names if names[name] in "".join(given)] == ["Best", "deep", "mine"]


@pytest.mark.parametrize(
    ("given", "match"),
    [
        (["socket:127.0.0.1:9000"], "names no bot. Write NAME=BOT"),
        (["a b=m:x"], "names no bot"),
        (["mine="], "names no bot"),
        (["one:bot", "two:bot"], "Two bots are called 'bot': one:bot and two:bot"),
    ],
)
def test_a_bad_name_gets_a_sentence(given: list[str], match: str) -> None:
    with pytest.raises(BandstandError, match=match):
        own_bots.named(given)
