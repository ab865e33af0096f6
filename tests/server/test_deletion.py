"""Deleting oneself: what goes, what stays, and that others play on."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bandstand.server.store import people, schema
from bandstand.server.store.database import open_engine, writing
from bandstand.server.store.snapshots import load
from bandstand.tables.evolve import apply, follow_chairs
from bandstand.tables.names import GONE
from bandstand.tables.state import TableState
from support.page_game import HIGH_NOTE, registered
from support.server_harness import Guest, Running, play_on, running
from support.server_services import redis

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 0}
NAME = "Zebulon"  # nothing else in the database is called so
TALK = "xylophones"


def delete(guest: Guest, name: str = NAME) -> None:
    answer = guest.ask("POST", "/api/me/delete", {"name": name})
    assert answer.json() == {"here": True}
    assert people.COOKIE not in guest.client.cookies


def finished(host: Guest, other: Guest, **plan: Any) -> str:
    table = host.lay(HIGH_NOTE, [OPEN, OPEN], **plan)
    other.post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")
    seats = [host.sit(table), other.sit(table)]
    seats[0].ask("say", text=TALK)
    seats[0].ask("emote", emote="bravo")
    play_on(*seats)
    for seat in seats:
        seat.socket.close()
    return table


def everything(data: str) -> str:
    """Every value in the database, as one text."""
    with sqlite3.connect(data) as connection:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master")]
        rows = [
            str(row)
            for table in tables
            if table in schema.metadata.tables
            for row in connection.execute(f"SELECT * FROM {table}")
        ]
    connection.close()
    return "\n".join(rows)


def test_all_that_is_kept_about_a_person_goes(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with registered(), running(data) as house:
        zeb, ben = house.guest(NAME), house.guest("Ben")
        for guest in (zeb, ben):
            guest.ask("PATCH", "/api/me", {"rated": True})
        table = finished(zeb, ben, rated=True)
        before = ben.get(f"/api/tables/{table}/record")
        review = ben.post(f"/api/tables/{table}/review")
        assert NAME in review["names"]
        zeb.lay(HIGH_NOTE, [{"kind": "local", "name": "Xanthippe"}, {"kind": "local"}])
        record = zeb.post("/api/records", before)["id"]
        ben.ask("PUT", f"/api/me/mutes/{zeb.id}")
        zeb.ask("PUT", f"/api/me/mutes/{ben.id}")
        token = zeb.post("/api/me/recovery")["token"]
        zeb.post("/api/me/programs", {"name": "Zebubot"})
        assert NAME in everything(data)

        delete(zeb)

        assert ben.get("/api/me/mutes") == []
        assert ben.refused("POST", "/api/me/recover", {"token": token}) == (404, "no-link")
        assert ben.refused("GET", f"/api/records/{record}/replay") == (404, "not-found")
        assert ben.get(f"/api/people/{zeb.id}/tallies") == []
        assert ben.get(f"/api/people/{ben.id}/against/{zeb.id}")["games"] == 0
        assert [one["person"] for one in ben.get(f"/api/games/{HIGH_NOTE}/ladder")] == [ben.id]
        assert ben.get(f"/api/people/{ben.id}/tallies")[0]["games"] == 1
        # The game stays as it was played.
        after = ben.get(f"/api/tables/{table}/record")
        assert after == {**before, "names": [GONE, "Ben"]}
        assert ben.get(f"/api/tables/{table}")["seats"][0]["name"] == GONE
        lines = ben.sit(table).lines
        said = [(line["name"], line["text"]) for line in lines if line["kind"] == "said"]
        assert said == [(GONE, "…")]
        (line,) = [line for line in ben.get("/api/tables/mine") if line["id"] == table]
        assert (line["host"], line["seats"][0]["name"]) == (GONE, GONE)
        whole = everything(data)
        for trace in (NAME, TALK, "Xanthippe", "Zebubot"):
            assert trace not in whole, trace
        assert ben.post(f"/api/tables/{table}/review")["names"] == [GONE, "Ben"]


def test_a_name_is_the_sign_that_one_means_it(house: Running) -> None:
    ada = house.guest("Ada")
    assert ada.refused("POST", "/api/me/delete", {"name": "Ben"}) == (422, "not-your-name")
    assert ada.get("/api/me")["name"] == "Ada"
    delete(ada, "Ada")
    assert ada.refused("GET", "/api/me") == (401, "unknown")


def test_others_play_on(house: Running) -> None:
    zeb, ben = house.guest(NAME), house.guest("Ben")
    gathering = zeb.lay(HIGH_NOTE, [OPEN, OPEN, OPEN])
    ben.post(f"/api/tables/{gathering}/join")
    alone = zeb.lay(HIGH_NOTE, [OPEN, BOT])
    zeb.post(f"/api/tables/{alone}/start")
    playing = zeb.lay(HIGH_NOTE, [OPEN, OPEN])
    ben.post(f"/api/tables/{playing}/join")
    zeb.post(f"/api/tables/{playing}/start")
    mine, theirs = zeb.sit(playing), ben.sit(playing)
    theirs.move()
    delete(zeb)
    with suppress(ConnectionClosed):
        for _ in range(1_000):
            mine.receive()
        pytest.fail("the socket is still open")
    left = ben.get(f"/api/tables/{gathering}")
    assert (left["host"], left["seats"][0]["kind"]) == (ben.id, "open")
    assert ben.get(f"/api/tables/{alone}")["status"] == "closed"
    resigned = ben.get(f"/api/tables/{playing}")["seats"][0]
    assert (resigned["name"], resigned["resigned"]) == (GONE, True)
    play_on(theirs)
    record = ben.get(f"/api/tables/{playing}/record")
    assert record["names"] == [GONE, "Ben"]
    assert ben.get(f"/api/people/{zeb.id}/tallies") == []
    again = ben.sit(playing)
    sentences = [line.get("sentence") for line in again.lines]
    assert f"{GONE} resigns; a bot plays on." in sentences
    assert not any(NAME in (sentence or "") for sentence in sentences)


def test_whoever_only_asked_for_a_chair_leaves_no_trace(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with registered(), running(data) as house:
        ada, zeb = house.guest("Ada"), house.guest(NAME)
        table = ada.lay(HIGH_NOTE, [OPEN, BOT, BOT])
        ada.post(f"/api/tables/{table}/start")
        assert zeb.post(f"/api/tables/{table}/join")["requests"][0]["name"] == NAME
        delete(zeb)
        assert ada.get(f"/api/tables/{table}")["requests"] == []
        assert NAME not in everything(data)


def test_a_rated_game_counts_for_those_who_stay(house: Running) -> None:
    zeb, ben = house.guest(NAME), house.guest("Ben")
    for guest in (zeb, ben):
        guest.ask("PATCH", "/api/me", {"rated": True})
    table = zeb.lay(HIGH_NOTE, [OPEN, OPEN], rated=True)
    ben.post(f"/api/tables/{table}/join")
    zeb.post(f"/api/tables/{table}/start")
    seat = ben.sit(table)
    delete(zeb)
    play_on(seat)
    ladder = {one["person"]: one["games"] for one in ben.get(f"/api/games/{HIGH_NOTE}/ladder")}
    assert ladder[ben.id] == 1
    assert zeb.id not in ladder
    with open_engine(house.settings.data).connect() as connection:
        for table_of in (schema.ratings, schema.results, schema.sittings):
            query = table_of.select().where(table_of.c.person_id == zeb.id)
            assert connection.execute(query).first() is None, table_of.name


def test_a_broken_table_keeps_nobody(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with registered():
        with running(data) as house:
            zeb = house.guest(NAME)
            table = zeb.lay(HIGH_NOTE, [OPEN, OPEN])
            cookie = zeb.client.cookies[people.COOKIE]
        engine = open_engine(data)
        with writing(engine) as connection:
            bad = {"table_id": table, "number": 3, "at": 1.0, "body": '{"kind":"danced"}'}
            connection.execute(schema.entries.insert().values(bad))
        engine.dispose()
        with running(data) as house:
            again = Guest(house.address, house.client())
            again.client.headers["cookie"] = f"{people.COOKIE}={cookie}"
            assert again.get("/api/me")["name"] == NAME
            delete(again)
        assert NAME not in everything(data)


def test_chairs_are_followed_as_a_sheet_follows_them(house: Running) -> None:
    ada, ben, cleo = house.guest("Ada"), house.guest("Ben"), house.guest("Cleo")
    table = ada.lay(HIGH_NOTE, [OPEN, OPEN, OPEN])
    path = f"/api/tables/{table}"
    ben.post(f"{path}/join")
    cleo.post(f"{path}/join")
    ada.post(f"{path}/leave")
    ben.ask("PUT", f"{path}/seats/0", {"kind": "local", "name": "Dee"})
    ben.post(f"{path}/kick", {"seat": 2})
    with open_engine(house.settings.data).connect() as connection:
        sheet = load(connection, table, full=True)
    followed, fresh = TableState(table), TableState(table)
    for shown in sheet.shown:
        assert follow_chairs(followed, shown.line)
        apply(fresh, shown.line)
        assert followed.host == fresh.host
        assert followed.chairs == fresh.chairs


def test_another_process_learns_that_somebody_left(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with (
        registered(),
        redis() as hints,
        running(data, bus=hints, sweep=3600.0) as one,
        running(data, bus=hints, sweep=3600.0) as other,
    ):
        zeb, ben = one.guest(NAME), other.guest("Ben")
        table = finished(zeb, ben)
        there = ben.sit(table)
        assert there.table["seats"][0]["name"] == NAME
        delete(zeb)
        for _ in range(2_000):
            if ben.get(f"/api/tables/{table}")["seats"][0]["name"] == GONE:
                break
        else:
            pytest.fail("the other process still knows the name")
        there.ask("say", text="Who was that?")
        assert NAME not in everything(data)
