"""The lobby: which seats strangers are offered, and what they are told of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from bandstand.server.store import lobby, schema
from bandstand.server.store.database import open_engine, upsert, writing
from bandstand.server.store.open_seats import open_tables
from support.page_game import HIGH_NOTE
from support.server_harness import Guest, Running, running

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": 3}


def offered(guest: Guest, table: str) -> dict[str, Any] | None:
    """What the lobby says about a table."""
    found = {one["id"]: one for one in guest.get("/api/lobby")["tables"]}
    return found.get(table)


def test_open_seats_come_with_game_variant_pace_and_people(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    pace = {"seconds": 86_400.0, "bank": 60.0}
    plan: list[dict[str, Any]] = [OPEN, OPEN, BOT]
    table = ada.lay("six-forces", plan, options={"memory_aid": True}, pace=pace)
    found = offered(ben, table)
    assert found is not None
    assert (found["game"], found["host"], found["rated"]) == ("six-forces", "Ada", False)
    assert found["options"]["memory_aid"] is True
    assert found["pace"] == pace
    mine, free, bot = found["seats"]
    assert (mine["kind"], mine["name"], mine["person"]) == ("person", "Ada", ada.id)
    assert (free["kind"], free["person"]) == ("open", None)
    assert (bot["kind"], bot["level"]) == ("bot", 3)
    assert table in [one["id"] for one in ben.get("/api/lobby?game=six-forces")["tables"]]
    assert table not in [one["id"] for one in ben.get("/api/lobby?game=a-chord")["tables"]]


def test_a_table_without_a_seat_for_strangers_is_not_offered(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    hidden = ada.lay(HIGH_NOTE, [OPEN, OPEN], public=False)
    full = ada.lay(HIGH_NOTE, [OPEN, BOT])
    locked = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    assert offered(ben, locked)
    ada.ask("PUT", f"/api/tables/{locked}/party", {"locked": True})
    playing = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    ben.post(f"/api/tables/{playing}/join")
    ada.post(f"/api/tables/{playing}/start")
    for table in (hidden, full, locked, playing):
        assert offered(ben, table) is None


def test_options_that_change_are_told_as_they_are(house: Running) -> None:
    ada = house.guest("Ada")
    table = ada.lay("six-forces", [OPEN, OPEN, OPEN])
    ada.ask("PUT", f"/api/tables/{table}/options", {"options": {"memory_aid": True}})
    found = offered(ada, table)
    assert found
    assert found["options"]["memory_aid"] is True


def test_who_is_at_the_table_is_told_and_such_tables_come_first(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    waits = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    seat = ada.sit(waits)
    empty = ada.lay(HIGH_NOTE, [OPEN, OPEN])
    order = [one["id"] for one in ben.get("/api/lobby")["tables"]]
    assert order.index(waits) < order.index(empty)
    found = offered(ben, waits)
    assert found
    assert [one["here"] for one in found["seats"]] == [True, False]
    seat.close()


def test_only_people_who_want_to_be_rated_have_a_rating_here(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with running(data) as house:
        ada, ben = house.guest("Ada"), house.guest("Ben")
        for guest in (ada, ben):
            guest.lay("a-chord", [OPEN, OPEN])
        ada.ask("PATCH", "/api/me", {"rated": True})
    engine = open_engine(data)
    with writing(engine) as connection:
        for guest in (ada, ben):
            row = {"person_id": guest.id, "game": "a-chord", "mu": 27.0, "sigma": 2.0, "games": 9}
            upsert(connection, schema.ratings, row)
    with engine.connect() as connection:
        ratings = {
            seat.name: seat.rating
            for table in open_tables(connection)
            for seat in table.seats
            if seat.person
        }
    engine.dispose()
    assert ratings["Ben"] is None
    assert ratings["Ada"] is not None
    assert (ratings["Ada"].strength, ratings["Ada"].unsure) == (27.0, 2.0)


def test_a_row_of_an_earlier_version_is_offered_without_what_it_does_not_say(
    tmp_path: Path,
) -> None:
    data = str(tmp_path / "house.db")
    with running(data) as house:
        house.guest("Ada").lay("a-chord", [OPEN, OPEN])
    engine = open_engine(data)
    old = '{"host":"Ada","seats":[["person","Ada",2],["open","",2]],"rated":false}'
    with writing(engine) as connection:
        connection.execute(update(schema.tables).values(summary=old))
        (table,) = open_tables(connection)
    engine.dispose()
    assert (table.options, table.pace) == (None, None)
    assert [seat.name for seat in table.seats] == ["Ada", ""]


def test_the_index_says_no_more_than_it_must_once_the_cards_are_dealt(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with running(data) as house:
        ada = house.guest("Ada")
        table = ada.lay("a-chord", [OPEN, BOT])
        ada.post(f"/api/tables/{table}/start")
    engine = open_engine(data)
    with engine.connect() as connection:
        (summary,) = connection.execute(select(schema.tables.c.summary)).scalars()
    engine.dispose()
    assert '"offer":null' in summary


def test_a_table_that_waits_is_listed_however_many_are_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "_MOST", 2)
    with running(str(tmp_path / "house.db")) as house:
        ada = house.guest("Ada")
        waits, *over = (ada.lay(HIGH_NOTE, [OPEN, OPEN]) for _ in range(4))
        with writing(open_engine(house.settings.data)) as connection:
            tables = schema.tables
            is_over = tables.c.table_id.in_(over)
            connection.execute(update(tables).where(is_over).values(status="finished"))
        assert [one["id"] for one in ada.get("/api/tables/mine")] == [over[-1], waits]
