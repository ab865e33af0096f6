"""What was said in advance outlives the server, and is done though nobody is connected."""

from __future__ import annotations

from pathlib import Path

import pytest

from bandstand.server.store.database import open_engine
from bandstand.server.store.journal import read
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
        table = ada.lay("a-chord", [OPEN, OPEN], pace=DAILY)
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
    with running(data, reprieve=0.0):
        wait_for(lambda: len(made()) > len(before))
    assert made()[: len(before) + 1] == [*before, waiter.you["seats"][0]]
