"""Seeks over HTTP: they meet once, stay over a restart, end, and both people are told."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Any

import pytest

from bandstand.server.live import matching
from bandstand.server.store import schema, seeks
from bandstand.server.store.database import open_engine, writing
from bandstand.tables import seeking
from bandstand.tables.entries import Line
from bandstand.tables.seeking import Meeting, Seek
from support.receivers import wait_for, web_receiver
from support.server_harness import Guest, Running, running

DAY = 86_400.0


@pytest.fixture
def data(tmp_path: Path) -> str:
    return str(tmp_path / "house.db")


def look(guest: Guest, *games: str, **changes: Any) -> dict[str, Any]:
    """Look for a game; what the server says then."""
    response = guest.ask("PUT", "/api/me/seek", {"games": games, "wait": DAY, **changes})
    assert response.is_success, response.text
    found: dict[str, Any] = response.json()
    return found


def test_two_seeks_that_meet_are_a_table(data: str) -> None:
    with running(data) as house:
        ada, ben, cleo = (house.guest(name) for name in ("Ada", "Ben", "Cleo"))
        assert look(ada, "re-chord", "a-chord")["table"] is None
        offers = cleo.get("/api/lobby")["seeks"]
        assert [(one["name"], one["games"]) for one in offers] == [("Ada", ["re-chord", "a-chord"])]
        assert look(cleo, "a-chord", tempo="daily")["table"] is None
        table = look(ben, "a-chord")["table"]
        assert table is not None
        assert ada.get("/api/me/seek")["table"] == table
        info = ben.get(f"/api/tables/{table}")
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "Ben"]
        assert info["status"] == "gathering"
        assert [one["name"] for one in ben.get("/api/lobby")["seeks"]] == ["Cleo"]


def test_a_seek_stays_over_a_restart_and_can_be_withdrawn(data: str) -> None:
    with running(data) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        look(ada, "a-chord", tempo="daily")
    with running(data) as house:
        for guest in (ada, ben):
            guest.client.base_url = house.url
        assert ada.get("/api/me/seek")["games"] == ["a-chord"]
        table = look(ben, "a-chord", tempo="daily")["table"]
        assert ada.get(f"/api/tables/{table}")["status"] == "playing"
        assert look(ada, "a-chord")["table"] is None
        assert ada.ask("DELETE", "/api/me/seek").status_code == 204
        assert ada.get("/api/me/seek") is None
        assert look(ben, "a-chord")["table"] is None


@pytest.mark.slow
def test_a_seek_ends_and_bots_fill_in_for_those_who_want_them(data: str) -> None:
    with running(data) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        look(ada, "six-forces", wait=1)
        look(ben, "re-chord", wait=1, bots=True)
        wait_for(lambda: ada.get("/api/me/seek") is None)
        wait_for(lambda: ben.get("/api/me/seek")["table"])
        info = ben.get(f"/api/tables/{ben.get('/api/me/seek')['table']}")
        assert info["status"] == "playing"
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]


def test_what_cannot_be_sought_is_refused(house: Running) -> None:
    ada = house.guest("Ada")
    mistakes: tuple[dict[str, Any], ...] = (
        {"games": []},
        {"games": ["chess"]},
        {"wait": 0},
        {"wait": 8 * DAY},
        {"bots": True, "rated": True},
    )
    for wrong in mistakes:
        asked = {"games": ["a-chord"], "wait": DAY, **wrong}
        assert ada.refused("PUT", "/api/me/seek", asked) == (422, "bad-seek")
    rated = {"games": ["a-chord"], "wait": DAY, "rated": True}
    assert ada.refused("PUT", "/api/me/seek", rated) == (403, "not-rated")


def test_whoever_has_too_many_tables_looks_for_none(data: str) -> None:
    with running(data, open_tables=1) as house:
        ada = house.guest("Ada")
        ada.lay("a-chord", [{"kind": "open"}, {"kind": "open"}])
        asked = {"games": ["a-chord"], "wait": DAY}
        assert ada.refused("PUT", "/api/me/seek", asked) == (409, "open-tables")


def test_whoever_laid_too_many_tables_meanwhile_meets_nobody(data: str) -> None:
    with running(data, open_tables=1) as house:
        ada, ben, cleo = (house.guest(name) for name in ("Ada", "Ben", "Cleo"))
        look(ada, "a-chord")
        ada.lay("a-chord", [{"kind": "open"}, {"kind": "open"}])
        assert look(ben, "a-chord")["table"] is None
        assert ada.get("/api/me/seek") is None
        table = look(cleo, "a-chord")["table"]
        assert table is not None
        assert ben.get("/api/me/seek")["table"] == table


def test_a_meeting_that_gets_no_table_keeps_no_other_waiting(
    data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lay(meeting: Meeting, *details: Any) -> list[Line]:
        if meeting.game == "re-chord":
            raise ValueError("a game from outside may raise anything")
        return seeking.lay(meeting, *details)

    monkeypatch.setattr(matching, "lay", lay)
    with running(data, sweep=3600.0) as house:
        ada, ben, cleo, dora = (house.guest(name) for name in ("Ada", "Ben", "Cleo", "Dora"))
        look(ada, "re-chord")
        look(ben, "a-chord")
        asked = {"games": ["re-chord"], "wait": DAY}
        assert cleo.ask("PUT", "/api/me/seek", asked).json() is None
        assert ada.get("/api/me/seek") is None
        assert look(dora, "a-chord")["table"] == ben.get("/api/me/seek")["table"]


def test_many_at_once_are_each_met_once(data: str) -> None:
    with running(data) as house:
        guests = [house.guest(f"Guest {number}") for number in range(8)]
        with ThreadPoolExecutor(8) as threads:
            list(threads.map(lambda guest: look(guest, "a-chord"), guests))
        tables = [guest.get("/api/me/seek")["table"] for guest in guests]
        assert None not in tables
        assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2, 2]


def test_somebody_who_deleted_themselves_meets_nobody(data: str) -> None:
    with running(data) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        look(ada, "a-chord")
        ada.post("/api/me/delete", {"name": "Ada"})
        assert look(ben, "a-chord")["table"] is None
        # A seek of somebody who is gone, as a crash might leave it.
        engine = open_engine(data)
        with writing(engine) as connection:
            seeks.put(connection, Seek("gone", ("a-chord",), "live", False, False, 0.0, time() + 9))
        wait_for(lambda: count_seeks(data) == 1)
        engine.dispose()
        assert ben.get("/api/me/seek")["table"] is None


def test_whoever_wants_no_ratings_any_more_keeps_nobody_from_meeting(data: str) -> None:
    with running(data) as house:
        ada, ben, cleo = (house.guest(name) for name in ("Ada", "Ben", "Cleo"))
        for guest in (ada, ben, cleo):
            guest.ask("PATCH", "/api/me", {"rated": True})
        look(ada, "a-chord", rated=True)
        ada.ask("PATCH", "/api/me", {"rated": False})
        assert look(ben, "a-chord", rated=True)["table"] is None
        assert ada.get("/api/me/seek") is None
        table = look(cleo, "a-chord", rated=True)["table"]
        assert ben.get(f"/api/tables/{table}")["rated"]


def test_a_seek_whose_game_is_over_has_done_its_work(data: str) -> None:
    with running(data) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        look(ada, "a-chord")
        table = look(ben, "a-chord")["table"]
        for guest in (ada, ben):
            guest.post(f"/api/tables/{table}/leave")
        assert ada.get(f"/api/tables/{table}")["status"] == "closed"
        assert ada.get("/api/me/seek") is None


def count_seeks(data: str) -> int:
    engine = open_engine(data)
    with engine.connect() as connection:
        found = len(connection.execute(schema.seeks.select()).all())
    engine.dispose()
    return found


@pytest.mark.slow
def test_both_are_told_wherever_they_are(data: str) -> None:
    quick = {"notify_private": True, "notify_sweep": 0.05, "notify_delay": 0.0}
    with web_receiver() as web, running(data, **quick) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        for guest in (ada, ben):
            url = f"{web.url}/{guest.id}"
            guest.post("/api/me/notify/channels", {"kind": "webhook", "url": url})
            look(guest, "a-chord")
        assert web.count_after_a_while(2) == 2
        told = {one.path: one.json for one in web.received}
        table = ben.get("/api/me/seek")["table"]
        for guest, other in ((ada, "Ben"), (ben, "Ada")):
            message = told[f"/{guest.id}"]
            assert (message["kind"], message["title"]) == (
                "match",
                "A table for you: Take the A Chord",
            )
            assert message["body"] == f"With {other}."
            assert message["link"].endswith(f"/table/{table}")
