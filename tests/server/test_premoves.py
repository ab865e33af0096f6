"""What was said in advance outlives the server, and is done though nobody is connected."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update

from bandstand.server.store import schema
from bandstand.server.store.database import open_engine, writing
from bandstand.server.store.journal import read
from bandstand.tables.decide.talk import LONGEST_BEAT
from bandstand.tables.entries import Moved
from support.receivers import wait_for
from support.server_harness import running

OPEN = {"kind": "open"}
DAILY = {"seconds": 86_400.0}


@pytest.mark.slow
def test_an_answer_is_given_by_a_server_that_was_started_again(tmp_path: Path) -> None:
    data = str(tmp_path / "house.db")
    with running(data) as server:
        ada, ben = server.guest("Ada"), server.guest("Ben")
        # The answer is due nine seconds after it is asked for: the server has time to end.
        table = ada.lay("a-chord", [OPEN, OPEN], pace=DAILY, beat=LONGEST_BEAT)
        ben.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        seats = [guest.sit(table, premoves=True) for guest in (ada, ben)]
        waiter, mover = sorted(seats, key=lambda seat: seat.may_move)
        hand = [choice["move"] for choice in waiter.until("in-advance")["possible"]]
        assert waiter.ask("premove", moves=hand)["type"] == "done"
        assert mover.move()["type"] == "done"  # and the server ends before the answer is due

    def made() -> list[int]:
        with open_engine(data).connect() as connection:
            lines = read(connection, table)
        return [line.entry.seat for line in lines if isinstance(line.entry, Moved)]

    before = made()
    with writing(open_engine(data)) as connection:  # a minute goes by
        connection.execute(update(schema.entries).values(at=schema.entries.c.at - 60.0))
        connection.execute(update(schema.tables).values(due=schema.tables.c.due - 60.0))
    with running(data, reprieve=0.0):
        wait_for(lambda: len(made()) > len(before))
    assert made()[: len(before) + 1] == [*before, waiter.you["seats"][0]]
