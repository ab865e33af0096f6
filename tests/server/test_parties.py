"""A party over HTTP: from one game to the next, its link, its talk, its score, its host."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.test_play import two_people
from support.server_harness import Running, play_on, running

OPEN = {"kind": "open"}


def test_the_same_people_go_on_to_the_next_game(house: Running) -> None:
    """The talk and the score go with them; the link of the room leads to where they are."""
    ada, ben, at_ada, at_ben, table = two_people(house)
    party = at_ada.table["party"]["id"]
    assert at_ada.ask("say", text="well played")["type"] == "done"
    play_on(at_ada, at_ben)
    told = ada.post(f"/api/tables/{table}/propose", {"game": "a-chord"})
    assert (told["proposal"]["ready"], told["proposal"]["missing"]) == ([ada.id], [ben.id])
    assert told["rematch"] is None
    fresh = ben.post(f"/api/tables/{table}/ready")["rematch"]
    again = ada.get(f"/api/tables/{fresh}")
    assert [chair["name"] for chair in again["seats"]] == ["Ben", "Ada"]
    assert (again["status"], again["host"]) == ("playing", ada.id)
    assert again["party"]["id"] == party
    evening = ben.get(f"/api/parties/{party}")
    assert evening["table"] == fresh
    assert [(line["name"], line["text"]) for line in evening["talk"]] == [("Ada", "well played")]
    assert [game["table"] for game in evening["games"]] == [table]
    assert sum(one["wins"] for one in evening["score"]) >= 1
    assert {one["name"] for one in evening["score"]} == {"Ada", "Ben"}
    at_ben.drain()
    assert at_ben.lines[-1]["kind"] == "rematched"
    assert at_ben.table["rematch"] == fresh


def test_those_who_are_ready_go_on_alone_and_the_next_table_is_laid_once(house: Running) -> None:
    ada, ben, at_ada, at_ben, table = two_people(house)
    play_on(at_ada, at_ben)
    assert ada.refused("POST", f"/api/tables/{table}/begin") == (409, "nothing-proposed")
    ada.post(f"/api/tables/{table}/propose", {"game": "six-forces"})
    assert ben.refused("POST", f"/api/tables/{table}/begin") == (403, "not-ready")
    fresh = ada.post(f"/api/tables/{table}/begin")["rematch"]
    assert ada.post(f"/api/tables/{table}/begin")["rematch"] == fresh
    laid = ada.get(f"/api/tables/{fresh}")
    assert (laid["status"], laid["game"]) == ("gathering", "six-forces")
    assert [chair["kind"] for chair in laid["seats"]] == ["open", "person", "bot"]
    assert ben.post(f"/api/tables/{fresh}/join")["seats"][0]["name"] == "Ben"


def test_alone_against_bots_one_tap_is_enough(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay("a-chord", [OPEN, {"kind": "bot", "level": 0}], public=False)
    ada.post(f"/api/tables/{table}/start")
    ada.sit(table).play_out()
    fresh = ada.post(f"/api/tables/{table}/propose", {"game": "a-chord"})["rematch"]
    assert ada.get(f"/api/tables/{fresh}")["status"] == "playing"


def test_a_host_names_locks_and_hands_over(house: Running) -> None:
    ada, ben, cleo = (house.guest(name) for name in ("Ada", "Ben", "Cleo"))
    table = ada.lay("a-chord", [OPEN, OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join")
    at_ben = ben.sit(table)
    assert ben.refused("PUT", f"/api/tables/{table}/party", {"locked": True}) == (403, "not-host")
    ada.ask("PUT", f"/api/tables/{table}/party", {"title": "Friday", "locked": True})
    at_ben.drain()
    assert at_ben.table["party"]["title"] == "Friday"
    assert cleo.refused("POST", f"/api/tables/{table}/join") == (403, "locked")
    assert ada.post(f"/api/tables/{table}/host", {"person": ben.id})["host"] == ben.id


def test_whoever_is_asked_to_go_is_told_and_stays_out(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay("a-chord", [OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join")
    at_ben = ben.sit(table)
    ada.post(f"/api/tables/{table}/kick", {"seat": 1})
    at_ben.until("welcome")
    assert at_ben.lines[-1]["kind"] == "kicked"
    with pytest.raises(ConnectionClosed):
        at_ben.until("pong")
    assert ben.refused("POST", f"/api/tables/{table}/join") == (403, "kicked")
    party = ada.get(f"/api/tables/{table}")["party"]["id"]
    assert ben.refused("GET", f"/api/parties/{party}") == (403, "kicked")
    assert house.guest("Cleo").get(f"/api/parties/{party}")["table"] == table
    assert ada.refused("GET", "/api/parties/none") == (404, "not-found")


def test_a_lost_host_is_replaced(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), grace=0.3) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        table = ada.lay("a-chord", [OPEN, OPEN, OPEN])
        ben.post(f"/api/tables/{table}/join")
        at_ada, at_ben = ada.sit(table), ben.sit(table)
        at_ada.close()
        while at_ben.table["host"] != ben.id:
            at_ben.receive()
        assert at_ben.lines[-1]["sentence"] == "The host was cut off; Ben is the host now."


def test_a_table_that_waits_lets_nobody_be_replaced(tmp_path: Path) -> None:
    """With the policy to wait the game stays; when it asks, those who are there decide."""
    with running(str(tmp_path / "house.db"), grace=0.2) as house:
        wait = {"hints": False, "away": "wait"}
        ada, ben, at_ada, at_ben, table = two_people(house, policy=wait)
        assert at_ada.table["policy"] == {**wait, "minutes": None, "watching": "hidden"}
        assert ada.refused("POST", f"/api/tables/{table}/hint") == (409, "no-hints")
        at_ben.close()
        while at_ada.presence.get("seats") != [0]:
            at_ada.receive()
        assert at_ada.presence["away"] == []
        substitute = f"/api/tables/{table}/substitute", {"seat": 1}
        assert ada.refused("POST", *substitute) == (409, "waits")
        back = ben.sit(table)
        ada.ask("PUT", f"/api/tables/{table}/policy", {"policy": {"away": "ask"}})
        back.drain()
        assert back.table["wish"]["what"] == "policy"
        assert back.ask("agree")["type"] == "done"
        assert ada.refused("POST", *substitute) == (409, "not-away")
        back.close()
        while at_ada.presence.get("seats") != [0]:
            at_ada.receive()
        assert ada.post(*substitute)["seats"][1]["absent"] is True


def test_a_bot_waits_as_many_minutes_as_the_table_says(tmp_path: Path) -> None:
    with running(str(tmp_path / "house.db"), grace=0.2) as house:
        policy = {"away": "bot", "minutes": 5}
        _, _, at_ada, at_ben, _ = two_people(house, policy=policy)
        at_ben.close()
        while not at_ada.presence.get("away"):
            at_ada.receive()
        at_ada.drain()
        assert at_ada.presence["away"][0]["until"] > at_ada.ask("ping")["at"] + 200


def test_a_pause_more_time_and_a_hint_are_seen(house: Running) -> None:
    ada, ben, at_ada, at_ben, table = two_people(house, pace={"seconds": 500})
    ada.post(f"/api/tables/{table}/pause")
    at_ben.drain()
    assert at_ben.ask("agree")["type"] == "done"
    at_ada.drain()
    assert at_ada.table["on_hold"] is True
    assert at_ada.move()["code"] == "on-hold"
    assert ben.post(f"/api/tables/{table}/resume")["on_hold"] is False
    ben.post(f"/api/tables/{table}/time", {"seat": 0})
    ada.post(f"/api/tables/{table}/hint")
    at_ben.drain()
    assert [line["sentence"] for line in at_ben.lines[-3:]] == [
        "Ben ends the pause.",
        "Ben gives Ada a minute more.",
        "Ada asks for a hint.",
    ]
    assert at_ben.position["clocks"][0]["bank"] == 60.0
