"""The export of all one's data: it is all there, and nothing that is another's or still secret."""

from __future__ import annotations

import json
from threading import Event
from typing import Any

import pytest
from sqlalchemy import update

from bandstand.server import personal_data
from bandstand.server.history import finished_line
from bandstand.server.store import schema
from bandstand.server.store.database import open_engine, writing
from support.page_game import HIGH_NOTE
from support.server_harness import SECONDS, Guest, Running, play_on

OPEN = {"kind": "open"}
DATA = "/api/me/data"
# Tables with a person in them that the document has in another form, or not at all, and why.
OTHERWISE = {
    "people": "its parts person and programs",
    "records": "its games",
    "sittings": "its games",
    "passkey_challenges": "they last five minutes and say nothing",
}


def exported(guest: Guest) -> dict[str, Any]:
    response = guest.ask("GET", DATA)
    assert response.headers["content-type"] == "application/json"
    assert 'filename="bandstand.json"' in response.headers["content-disposition"]
    found: dict[str, Any] = json.loads(response.text)
    return found


def begun(ada: Guest, ben: Guest) -> str:
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return table


def finished(ada: Guest, ben: Guest) -> str:
    table = begun(ada, ben)
    seats = [ada.sit(table), ben.sit(table)]
    play_on(*seats)
    return table


def test_everything_that_is_kept_of_somebody(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    over = finished(ada, ben)
    record = ada.get(f"/api/tables/{over}/record")
    brought = ada.post("/api/records", record)["id"]
    ada.post("/api/me/recovery")
    ada.ask("PUT", f"/api/me/mutes/{ben.id}")
    robo = ada.post("/api/me/programs", {"name": "Robo"})
    found = exported(ada)
    assert found["format"] == personal_data.FORMAT
    assert (found["person"]["id"], found["person"]["name"]) == (ada.id, "Ada")
    assert [program["id"] for program in found["programs"]] == [robo["person"]["id"]]
    assert len(found["devices"]) == 1
    assert [link["purpose"] for link in found["links"]] == ["recovery"]
    assert found["mutes"] == [{"muted_id": ben.id}]
    assert [result["table_id"] for result in found["results"]] == [over]
    played, kept = found["games"]
    assert played["table"] == over
    assert played["record"] == record
    moves = [line for line in played["did"] if line["entry"]["kind"] == "moved"]
    assert {line["entry"]["seat"] for line in moves} == {0}
    assert all("number" in line for line in played["did"])
    assert kept["brought"] == brought
    assert kept["record"] == record


def test_friends_and_invitations_are_told_from_both_sides(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    ben.ask("PUT", f"/api/me/friends/{ada.id}")
    ada.ask("PUT", f"/api/me/friends/{ben.id}")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    ada.post(f"/api/tables/{table}/invitations", {"person": ben.id})
    found, other = exported(ada), exported(ben)
    assert [one["friend_id"] for one in other["friends"]] == [ada.id]
    assert [one["person_id"] for one in found["asked_by"]] == [ben.id]
    assert [one["person_id"] for one in found["invited"]] == [ben.id]
    assert [one["inviter_id"] for one in other["invitations"]] == [ada.id]


def test_a_game_under_way_tells_what_one_did_and_no_more(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = begun(ada, ben)
    mine, theirs = ada.sit(table), ben.sit(table)
    mine.ask("say", text="my own words")
    theirs.ask("say", text="somebody else's words")
    mine.move()
    theirs.move()
    response = ada.ask("GET", DATA)
    [game] = json.loads(response.text)["games"]
    assert game["status"] == "playing"
    assert "record" not in game
    kinds = [line["entry"]["kind"] for line in game["did"]]
    assert sorted(kinds) == ["moved", "said", "sat"]
    assert all(line.keys() == {"at", "entry"} for line in game["did"])  # numbers would have gaps
    assert "somebody else" not in response.text
    assert ben.id not in response.text
    for line in entries_of(house, table):
        for secret in ("secret", "entropy"):
            assert line.get(secret, "none of these") not in response.text


def entries_of(house: Running, table: str) -> list[dict[str, Any]]:
    entries = schema.entries
    engine = open_engine(house.settings.data)
    with engine.connect() as connection:
        query = entries.select().where(entries.c.table_id == table)
        found = [json.loads(row.body) for row in connection.execute(query)]
    engine.dispose()
    assert found
    return found


def test_seats_round_one_screen_are_not_only_their_hosts(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay(HIGH_NOTE, [{"kind": "local", "name": "Cleo"}, {"kind": "local"}])
    ada.post(f"/api/tables/{table}/start")
    seat = ada.sit(table)
    seat.ask("lift", seat=0)
    while not seat.may_move:
        seat.receive()
    seat.move()
    [game] = exported(ada)["games"]
    assert "moved" not in [line["entry"]["kind"] for line in game["did"]]


def test_a_damaged_table_does_not_spoil_the_document(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    broken, whole = sorted(finished(ada, ben) for _ in range(2))
    entries = schema.entries
    engine = open_engine(house.settings.data)
    with writing(engine) as connection:
        line = (entries.c.table_id == broken) & (entries.c.number == 4)
        connection.execute(update(entries).where(line).values(body="{"))
    engine.dispose()
    games = {game["table"]: game for game in exported(ada)["games"]}
    assert games[broken]["record"] is None
    assert games[whole]["record"]["game"] == HIGH_NOTE


def test_one_export_at_a_time(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    finished(ada, ben)
    held, go_on = Event(), Event()

    def hold(*details: Any) -> str:
        held.set()
        go_on.wait(SECONDS)
        return finished_line(*details)

    monkeypatch.setattr(personal_data, "finished_line", hold)
    with ada.client.stream("GET", DATA) as response:
        lines = response.iter_lines()
        assert ada.id in next(lines), "the account is sent before the first game is read"
        assert held.wait(SECONDS)
        assert ada.refused("GET", DATA) == (429, "exporting")
        assert ada.refused("GET", "/api/records/mine") == (429, "exporting")
        go_on.set()
        assert len(list(lines)) == 2
    assert len(exported(ada)["games"]) == 1


def test_strangers_and_programs_get_nothing(house: Running) -> None:
    ada, program = house.guest("Ada"), house.guest("Bo")
    token = ada.post("/api/me/programs", {"name": "Robo"})["token"]
    program.client.headers["authorization"] = f"Bearer {token}"
    assert program.refused("GET", DATA) == (403, "not-a-guest")
    program.client.headers.pop("authorization")
    program.client.cookies.clear()
    assert program.refused("GET", DATA) == (401, "unknown")


def test_every_table_that_knows_people_is_decided_about() -> None:
    """Every new table says whether its rows are told: in TOLD, or here."""
    knowing = {table.name for table in schema.metadata.tables.values() if "person_id" in table.c}
    told = {table.name for table in personal_data.TOLD.values()}
    assert knowing == told | set(OTHERWISE)
    assert not told & set(OTHERWISE)
