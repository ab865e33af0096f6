"""The database fails in the middle: what is not written is not told, the log has no holes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bandstand.house import log, permits
from bandstand.house.entries import Said, SeatPlan
from bandstand.house.people import Person
from bandstand.house.room import Room
from bandstand.house.services import Services
from bandstand.house.settings import Settings
from bandstand.house.sheet import Sheet

ADA = Person("ada", "Ada")


class DiskError(Exception):
    """The disk is gone."""


def say(text: str) -> Callable[[Sheet], Said]:
    return lambda sheet: permits.say(sheet, ADA, text)


async def fail_and_recover(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    room = Room(services)
    plan = permits.Plan("a-chord", [SeatPlan(), SeatPlan("bot", 0)])
    table = await room.create(plan, ADA)
    await table.ask(say("one"))

    async def broken(*_: Any) -> Any:
        raise DiskError

    with monkeypatch.context() as patch:
        patch.setattr(services, "write", broken)
        patch.setattr(services, "read", broken)
        for _ in range(2):
            with pytest.raises(DiskError):
                await table.ask(say("lost"))
        with pytest.raises(DiskError):
            await table.current()
    await table.ask(say("two"))
    sheet = await table.current()
    lines = await services.read(lambda c: log.read(c, sheet.id))
    assert [line.number for line in lines] == list(range(1, sheet.number + 1))
    await room.close()
    return [line.entry.text for line in lines if isinstance(line.entry, Said)]


def test_what_was_not_written_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    services = Services(Settings(data=str(tmp_path / "house.db"), thinkers=0))

    async def whole() -> list[str]:
        try:
            return await fail_and_recover(services, monkeypatch)
        finally:
            monkeypatch.undo()
            await services.close()

    assert asyncio.run(whole()) == ["one", "two"]
