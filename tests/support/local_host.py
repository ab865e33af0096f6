"""A host as a browser has it, with a storage in memory, and a person who visits it."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from bandstand.local import bots
from bandstand.local.host import LocalHost

Told = dict[str, Any]
SECONDS = 60.0


class MemoryStorage:
    """What IndexedDB does in a page, and as a page's it outlives the host."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[int, list[Any]]] = defaultdict(dict)
        self.lines_of_tables: dict[str, str] = {}
        self.notes: dict[str, str] = {}
        self.refuses = False  # another tab was quicker

    async def claim(self, table_id: str) -> None:
        pass

    async def append(self, table_id: str, lines: str, row: str, record: str) -> bool:
        await asyncio.sleep(0)
        new = {line[0]: line for line in json.loads(lines)}
        if self.refuses or new.keys() & self.tables[table_id].keys():
            return False
        self.tables[table_id].update(new)
        self.lines_of_tables[table_id] = row
        if record:
            self.notes[f"finished {table_id}"] = record
        return True

    async def lines(self, table_id: str) -> str:
        return json.dumps([line for _, line in sorted(self.tables[table_id].items())])

    async def rows(self) -> str:
        return f"[{','.join(self.lines_of_tables.values())}]"

    async def remove(self, table_id: str) -> None:
        del self.tables[table_id], self.lines_of_tables[table_id]
        self.notes.pop(f"finished {table_id}", None)

    async def read(self, name: str) -> str:
        return self.notes.get(name, "")

    async def write(self, name: str, text: str) -> None:
        self.notes[name] = text

    async def forget(self, name: str) -> None:
        self.notes.pop(name, None)

    async def names(self, prefix: str) -> str:
        return json.dumps([name for name in self.notes if name.startswith(prefix)])


class Thinking:
    """What the worker that thinks does, without one."""

    async def ask(self, question: str) -> str:
        await asyncio.sleep(0)
        return bots.answer(question)


class Wires:
    """What pages were sent, wire by wire."""

    def __init__(self) -> None:
        self.sent: dict[int, asyncio.Queue[Told]] = defaultdict(asyncio.Queue)
        self.closed: dict[int, int] = {}

    def send(self, wire: int, message: str) -> None:
        self.sent[wire].put_nowait(json.loads(message))

    def close(self, wire: int, code: int) -> None:
        self.closed[wire] = code


@dataclass
class Device:
    """A browser's tab with its host."""

    storage: MemoryStorage = field(default_factory=MemoryStorage)
    wires: Wires = field(default_factory=Wires)

    def __post_init__(self) -> None:
        self.host = LocalHost(self.storage, Thinking(), self.wires)

    async def ask(self, method: str, path: str, data: object = None) -> tuple[int, Any]:
        body = "" if data is None else json.dumps(data)
        status, found = json.loads(await self.host.request(method, path, body))
        return status, found

    async def post(self, path: str, data: object = None) -> Any:
        status, found = await self.ask("POST", path, {} if data is None else data)
        assert status < 300, found
        return found

    async def get(self, path: str) -> Any:
        status, found = await self.ask("GET", path)
        assert status < 300, found
        return found

    async def sit(self, table: str, wire: int = 1, **hello: Any) -> Seat:
        await self.host.connect(wire, table)
        seat = Seat(self, wire)
        seat.send("hello", **hello)
        await seat.until("welcome")
        return seat


@dataclass
class Seat:
    """A wire to a table, and what it was told."""

    device: Device
    wire: int
    asked: int = 0
    heard: list[Told] = field(default_factory=list)
    table: Told = field(default_factory=dict)
    position: Told = field(default_factory=dict)
    you: Told = field(default_factory=dict)

    def send(self, kind: str, **content: Any) -> int:
        self.asked += 1
        self.say(json.dumps({"type": kind, "id": self.asked, **content}))
        return self.asked

    def say(self, text: str) -> None:
        self.device.host.receive(self.wire, text)

    async def receive(self) -> Told:
        async with asyncio.timeout(SECONDS):
            message = await self.device.wires.sent[self.wire].get()
        self.heard.append(message)
        for name in ("table", "position", "you"):
            if message.get(name) is not None:
                setattr(self, name, message[name])
        return message

    async def until(self, kind: str) -> Told:
        while (message := await self.receive())["type"] != kind:
            pass
        return message

    async def answer(self, kind: str, **content: Any) -> Told:
        asked = self.send(kind, **content)
        while (message := await self.receive()).get("id") != asked or message["type"] == "event":
            pass
        return message

    @property
    def may_move(self) -> bool:
        turn = self.position.get("turn")
        return bool(turn and turn["waiting"])

    async def move(self, choice: int = 0) -> Told:
        turn = self.position["turn"]
        move = turn["moves"][choice % len(turn["moves"])]["move"]
        return await self.answer("move", turn=turn["turn"], move=move, seat=turn["seat"])

    async def play_out(self) -> None:
        while self.table["status"] == "playing":
            await (self.move() if self.may_move else self.receive())
