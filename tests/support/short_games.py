"""The shortest whole game of each title, with a browser at the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bandstand.games.registry import find
from bandstand.kernel.record import Record, from_json
from bandstand.kernel.referee import Match, replay
from support.browser import Person
from support.server_harness import Guest

RECORDS = Path(__file__).parents[1] / "records"

# The shortest whole game of each title.
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "a-chord": (4, {}),
    "six-forces": (4, {}),
    "rythm-n-play": (6, {}),
    "re-chord": (5, {}),
    "fiddlefoo": (4, {"rounds": 1}),
}
every_game = pytest.mark.parametrize("game", GAMES)


def sit_down(person: Person, game: str) -> None:
    """A table against bots, dealt, and this browser at it."""
    players, options = GAMES[game]
    guest = person.house.guest("Mika")
    bots: list[dict[str, Any]] = [{"kind": "bot", "level": 1}] * (players - 1)
    table = guest.lay(game, [{"kind": "open"}, *bots], options=options, public=False)
    guest.post(f"/api/tables/{table}/start")
    person.be(guest)
    person.visit(f"/table/{table}")
    person.page.wait_for_selector(".shell")


def stored_game(game: str, players: int = 4) -> Record:
    """The first of the stored games of a title."""
    path = RECORDS / game / f"{game}-{players}p.jsonl"
    return from_json(path.read_text("utf-8").splitlines()[0])


def go_on(guest: Guest, record: Record, number: int, seat: int = 0) -> str:
    """A table of a seat against bots that goes on from a game, after a number of moves."""
    brought = guest.post("/api/records", json.loads(record.to_json()))["id"]
    fork = {"number": number, "seat": seat, "level": 1}
    return str(guest.post(f"/api/records/{brought}/branch", fork)["id"])


def last_move(record: Record) -> tuple[int, int, str]:
    """After how many moves the last is to be made, whose that is, and the move as written."""
    seat, move = record.moves[-1].split(" ", 1)
    return len(record.moves) - 1, int(seat) - 1, move


def sit_down_midway(person: Person, game: str, part: float) -> None:
    """A table against bots that goes on from a part of a stored game, this browser at it.

    The person sits where the next move is made.
    """
    record = stored_game(game, GAMES[game][0])
    _sit_down_at(person, record, int(len(record.moves) * part))


def sit_down_where(person: Person, game: str, wanted: Callable[[Match, int], bool]) -> None:
    """The same, from the first decision in the stored game that is as wanted for its seat."""
    record = stored_game(game, GAMES[game][0])
    for number, (match, _) in enumerate(replay(find(game), record)):
        if number < len(record.moves) and wanted(match, _seat(record, number)):
            _sit_down_at(person, record, number)
            return
    raise AssertionError("this game has no such decision")


def _sit_down_at(person: Person, record: Record, number: int) -> None:
    guest = person.house.guest("Mika")
    table = go_on(guest, record, number, _seat(record, number))
    person.be(guest)
    person.visit(f"/table/{table}")
    person.page.wait_for_selector(".shell")


def _seat(record: Record, number: int) -> int:
    """Whose move it is after a number of moves."""
    return int(record.moves[number].split(" ", 1)[0]) - 1


def move_before(record: Record, kind: str) -> tuple[int, int, str]:
    """After how many moves an event is one move away, whose that is, and the move as written."""
    for number, (_, events) in enumerate(replay(find(record.game), record)):
        if number > 0 and any(event.kind.startswith(kind) for event in events):
            seat, move = record.moves[number - 1].split(" ", 1)
            return number - 1, int(seat) - 1, move
    raise AssertionError(f"this game has no event {kind}")
