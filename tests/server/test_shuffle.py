"""A shuffle that people add to, over HTTP: the seal, the record, and what checks it."""

from __future__ import annotations

from typing import Any

from bandstand.kernel.dice import commitment
from bandstand.kernel.seal import mix
from support.page_game import HIGH_NOTE
from support.server_harness import Guest, Running, play_on

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
ADDED = "5a" * 32


def finished(ada: Guest) -> tuple[str, list[dict[str, Any]]]:
    """A game with a sealed shuffle, and the deal as the first seat was told of it."""
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    assert ada.post(f"/api/tables/{table}/entropy", {"entropy": ADDED})["entropy"] == [ADDED, None]
    ada.post(f"/api/tables/{table}/start")
    seat = ada.sit(table)
    deal = next(line["events"] for line in seat.lines if line["kind"] == "started")
    play_on(seat)
    return table, deal


def test_the_record_carries_the_seal_and_the_rules_deal_the_same_again(house: Running) -> None:
    ada = house.guest("Ada")
    table, deal = finished(ada)
    info, record = ada.get(f"/api/tables/{table}"), ada.get(f"/api/tables/{table}/record")
    assert record["seal"] == {
        "commitment": info["commitment"],
        "secret": info["secret"],
        "entropy": [ADDED, None],
    }
    secret = bytes.fromhex(info["secret"])
    assert info["commitment"] == commitment(secret)
    assert record["dice"] == f"secret {mix(secret, [ADDED, None]).hex()}"
    again = ada.post("/api/records/verify?seat=0", record)["events"]
    assert [(one["kind"], one["facts"]) for one in again] == [
        (one["kind"], one["facts"]) for one in deal
    ]
    watched = ada.post("/api/records/verify", record)["events"]
    assert [one["kind"] for one in watched] == [one["kind"] for one in deal]
    assert watched != again, "a spectator is told of no hand"


def test_a_forged_record_is_refused(house: Running) -> None:
    ada = house.guest("Ada")
    table, _ = finished(ada)
    record = ada.get(f"/api/tables/{table}/record")
    seal = {**record["seal"], "entropy": [None, None]}
    for forged in ({"seal": seal}, {"dice": f"secret {'00' * 32}"}, {"scores": [0, 0]}):
        status, _ = ada.refused("POST", "/api/records/verify", {**record, **forged})
        assert status == 422


def test_only_those_who_sit_there_add_to_a_shuffle(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.lay(HIGH_NOTE, [OPEN, BOT])
    path = f"/api/tables/{table}/entropy"
    assert ben.refused("POST", path, {"entropy": ADDED}) == (403, "not-yours")
    assert ada.refused("POST", path, {"entropy": "x"}) == (422, "bad-entropy")
