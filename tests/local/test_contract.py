"""One script of messages, said to a server and to the host in a page: the answers are the same."""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import pytest

from bandstand.games.registry import IDS, find
from support.local_host import Device
from support.server_harness import running

Told = dict[str, Any]
MOVES = 12
# Times and names of things differ between hosts, and nothing else may.
TIMES = {"at", "created", "updated", "deadline", "until"}


def plan(game: str) -> Told:
    bots = [{"kind": "bot", "level": 0}] * (min(find(game).meta.players) - 1)
    seats = [{"kind": "open"}, *bots]
    return {"game": game, "seats": seats, "public": False, "beat": 0}


def script(turn: Told) -> list[Told]:
    """What is said at the first turn, before the game goes on."""
    move, number = turn["moves"][0]["move"], turn["turn"]
    illegal = next((one["move"] for one in turn["reasons"]), 9999) if turn.get("reasons") else 9999
    return [
        {"type": "why", "move": move},
        {"type": "why", "move": illegal},
        {"type": "hello"},
        {"type": "nonsense"},
        {"type": "say", "text": "Good luck"},
        {"type": "emote", "emote": "bravo"},
        {"type": "emote", "emote": "no such sign"},
        {"type": "speed", "beat": 0.0},
        {"type": "speed", "beat": 9.0},
        {"type": "lift", "seat": 1},
        {"type": "agree"},
        {"type": "move", "turn": number, "move": illegal},
        {"type": "move", "turn": number + 7, "move": move},
        {"type": "premove", "moves": [9999]},
        {"type": "premove", "moves": []},
        {"type": "take-back"},
        {"type": "visibility", "visible": True},
    ]


def plain(told: Any, names: dict[str, str]) -> Any:
    """What was told, without what no two hosts have in common."""
    if isinstance(told, list):
        return [plain(one, names) for one in told]
    if not isinstance(told, dict):
        return names.get(told, told) if isinstance(told, str) else told
    kept: Told = {}
    for key, value in told.items():
        same = key not in TIMES or value is None
        kept[key] = plain(value, names) if same else "some time"
    return kept


async def hear_local(game: str) -> list[Any]:
    device = Device()
    person = await device.post("/api/me", {"name": "Ann"})
    table = (await device.post("/api/tables", plan(game)))["id"]
    await device.post(f"/api/tables/{table}/start")
    seat = await device.sit(table, reasons=True)
    while not seat.may_move:
        await seat.receive()
    for message in script(seat.position["turn"]):
        seat.asked += 1
        seat.say(json.dumps({**message, "id": seat.asked}))
        while (await seat.receive())["type"] not in ("done", "refused", "explained"):
            pass
    for _ in range(MOVES):
        while seat.table["status"] == "playing" and not seat.may_move:
            await seat.receive()
        if seat.table["status"] != "playing":
            break
        await seat.move()
    while seat.table["status"] == "playing" and not seat.may_move:
        await seat.receive()
    return conversation(seat.heard, {person["id"]: "me", table: "table"})


def hear_server(game: str, folder: Path) -> list[Any]:
    with running(str(folder / "house.db")) as house:
        guest = house.guest("Ann")
        table = guest.post("/api/tables", plan(game))["id"]
        guest.post(f"/api/tables/{table}/start")
        heard: list[Told] = []
        seat = guest.sit(table, reasons=True)
        receive = seat.receive

        def note(seconds: float = 60.0) -> Told:
            heard.append(receive(seconds))
            return heard[-1]

        seat.receive = note  # type: ignore[method-assign]
        while not seat.may_move:
            seat.receive()
        assert seat.turn is not None
        for message in script(seat.turn):
            seat.asked += 1
            seat.socket.send(json.dumps({**message, "id": seat.asked}))
            while seat.receive()["type"] not in ("done", "refused", "explained"):
                pass
        for _ in range(MOVES):
            while seat.table["status"] == "playing" and not seat.may_move:
                seat.receive()
            if seat.table["status"] != "playing":
                break
            seat.move()
        while seat.table["status"] == "playing" and not seat.may_move:
            seat.receive()
        seat.close()
        return conversation(heard, {guest.id: "me", table: "table"})


def conversation(heard: list[Told], names: dict[str, str]) -> list[Any]:
    """Answers and lines from the first answer on; who is there is told apart."""
    kept = [plain(one, names) for one in heard if one["type"] != "presence"]
    first = next(place for place, one in enumerate(kept) if one["type"] == "explained")
    return kept[first:]


@pytest.mark.slow
@pytest.mark.parametrize("game", IDS)
def test_server_and_page_say_the_same(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda count=32: "5a" * count)
    monkeypatch.setattr(secrets, "randbits", lambda count: 7)
    mine = asyncio.run(hear_local(game))
    assert len(mine) > MOVES
    assert mine == hear_server(game, tmp_path)
