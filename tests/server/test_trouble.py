"""The database fails in the middle: what is not written is not told, the log has no holes."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from bandstand.server.live.connection import SocketConnection
from bandstand.server.live.room import Room
from bandstand.server.services import Services
from bandstand.server.settings import Settings
from bandstand.server.store import journal
from bandstand.server.store.lobby import TableRow, row_of
from bandstand.tables import commands
from bandstand.tables.commands import Person
from bandstand.tables.entries import Absent, Line, Moved, Said, SeatPlan
from bandstand.tables.evolve import apply
from bandstand.tables.snapshot import restore, save
from support.journal_lines import append

ADA = Person("ada", "Ada")


class DiskError(Exception):
    """The disk is gone."""


def say(text: str) -> commands.Say:
    return commands.Say(ADA, text)


async def fail_and_recover(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    room = Room(services)
    plan = commands.Plan("a-chord", [SeatPlan(), SeatPlan("bot", 0)])
    table = await room.create(plan, ADA)
    await table.submit(say("one"))

    before = table.state

    async def broken(*_: Any, **__: Any) -> Any:
        raise DiskError

    with monkeypatch.context() as patch:
        patch.setattr(services, "write", broken)
        patch.setattr(services, "read", broken)
        patch.setattr(services, "load", broken)
        for _ in range(2):
            with pytest.raises(DiskError):
                await table.submit(say("lost"))
        assert table.state is before
    await table.submit(say("two"))
    sheet = table.state
    lines = await services.read(lambda c: journal.read(c, sheet.id))
    assert [line.number for line in lines] == list(range(1, sheet.number + 1))
    await room.close()
    return [line.entry.text for line in lines if isinstance(line.entry, Said)]


def test_what_was_not_written_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    services = Services(Settings(data=str(tmp_path / "house.db"), bot_processes=0))

    async def whole() -> list[str]:
        try:
            return await fail_and_recover(services, monkeypatch)
        finally:
            monkeypatch.undo()
            await services.close()

    assert asyncio.run(whole()) == ["one", "two"]


def test_the_last_of_several_lines_tells_what_changed_before_it(tmp_path: Path) -> None:
    """What another process wrote arrives in one go: that a seat is absent, then its move."""
    services = Services(Settings(data=str(tmp_path / "house.db"), bot_processes=0, beat=3600.0))

    async def whole() -> list[dict[str, Any]]:
        room = Room(services)
        try:
            plan = commands.Plan("a-chord", [SeatPlan(), SeatPlan("bot", 0)])
            table = await room.create(plan, ADA)
            await table.submit(commands.Start(ADA))
            visitor = SocketConnection(ADA, set(), False, "en")
            await table.admit(visitor, 0)
            seat, sheet = table.state.waiting()[0], table.state
            move = int(sheet.playing.state.moves(seat)[0])
            for entry in (Absent(0, "lost"), Moved(seat, move, "house")):
                index, line = row_of(sheet, 0.0), Line(sheet.number + 1, sheet.at, entry)
                sheet = restore(sheet.id, sheet.number, save(sheet))
                apply(sheet, line)
                await services.write(partial(_append, sheet.id, line, index))
            while not visitor.outbox.empty():
                visitor.outbox.get_nowait()
            await table.catch_up(sheet.number)
            return [json.loads(visitor.outbox.get_nowait() or b"{}") for _ in range(2)]
        finally:
            await room.close()
            await services.close()

    absent, moved = asyncio.run(whole())
    assert (absent["line"]["kind"], moved["line"]["kind"]) == ("absent", "moved")
    assert "position" not in absent
    assert moved["table"]["seats"][0]["absent"]
    assert moved["position"]


def _append(table: str, line: Line, index: TableRow, connection: Connection) -> None:
    assert append(connection, table, line, index, index)
