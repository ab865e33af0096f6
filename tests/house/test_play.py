"""Tables over the real protocol: laying, sitting, playing, taking back, talking."""

from __future__ import annotations

from house_server import Running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}


def test_a_game_against_bots_to_its_end(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay("a-chord", [OPEN, BOT, BOT, BOT])
    ada.post(f"/api/tables/{table}/start")
    seat = ada.sit(table)
    while seat.table["status"] == "playing":
        if seat.may_move:
            assert seat.move()["type"] == "done"
        else:
            seat.receive()
    assert seat.table["status"] == "finished"
    assert sorted(seat.table["placing"])[0] == 1
    assert seat.table["secret"]
    record = ada.get(f"/api/tables/{table}/record")
    assert record["dice"] == f"secret {seat.table['secret']}"
    assert record["scores"] == seat.table["scores"]
