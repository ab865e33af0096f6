"""A database of the server as it was before its redesign goes on, and so do its clients.

``tests/old_sessions`` was written by the server at commit 0e8a183: a database with a game of every
title under way, one that is over and one that gathers; and what its clients and that server then
said to each other, over sockets and HTTP, without wording and moments, which have changed since.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from support.server_harness import Guest, Running, Seat, play_on, running

FOLDER = Path(__file__).parents[1] / "old_sessions"
WORDS_AND_MOMENTS = {
    *("sentence", "callout", "detail"),
    *("at", "updated", "deadline", "created", "until", "first_seen", "last_seen"),
}
MOMENTS = {
    "entries": ("at",),
    "tables": ("created", "updated", "due"),
    "people": ("created",),
    "devices": ("created", "seen"),
}
COOKIES, *STEPS = map(json.loads, (FOLDER / "sessions.jsonl").read_text("utf-8").splitlines())


def restore(path: Path) -> str:
    """The old database as a file, as if it had been closed a moment ago."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / "database.sql").read_text("utf-8"))
        (last,) = connection.execute("SELECT max(at) FROM entries").fetchone()
        for table, columns in MOMENTS.items():
            for column in columns:
                change = f"UPDATE {table} SET {column} = {column} + ?"
                connection.execute(change, (time.time() - last,))
        connection.commit()
    return str(path)


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = restore(tmp_path_factory.mktemp("old") / "house.db")
    with running(data, grace=3600.0) as house:
        yield house


def person(house: Running, number: int | None) -> Guest:
    """Somebody who was known to the old server, by their cookie; None: a stranger."""
    guest = Guest(house.address, house.client())
    if number is not None:
        name, _, value = COOKIES["cookies"][number].partition("=")
        guest.client.cookies.set(name, value)
    return guest


def lost(old: Any, new: Any, place: str = "") -> list[str]:
    """What a client was told once and is not told now; to be told more does no harm."""
    if isinstance(old, dict) and isinstance(new, dict):
        told = [name for name in old if name not in WORDS_AND_MOMENTS or name not in new]
        return [
            one for name in told for one in lost(old[name], new.get(name, "..."), f"{place}.{name}")
        ]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [one for pair in zip(old, new, strict=True) for one in lost(*pair, f"{place}[]")]
    return [] if old == new else [f"{place}: {old!r:.200} is {new!r:.200}"]


def heard(seat: Seat) -> list[dict[str, Any]]:
    """What a socket was told; who is there depends on how fast the others are."""
    asked, told = seat.send("ping"), []
    while (message := seat.receive()).get("id") != asked or message["type"] != "pong":
        if message["type"] != "presence":
            told.append(message)
    return told


def session(game: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A recorded session: whose it was at which table, and its steps."""
    start = next(place for place, one in enumerate(STEPS) if one.get("game") == game)
    end = next(place for place in range(start + 1, len(STEPS)) if "said" not in STEPS[place])
    return STEPS[start], STEPS[start + 1 : end]


GAMES = [one["game"] for one in STEPS if "game" in one]


@pytest.mark.parametrize("game", GAMES)
def test_a_session_of_the_old_protocol(old_house: Running, game: str) -> None:
    where, steps = session(game)
    seats: list[Seat] = []
    for step in steps:
        said, place = step["said"], step["seat"]
        if said["type"] == "hello":
            guest = person(old_house, where["people"][place])
            seats.append(guest.open_socket(where["table"]))
            seats[place].asked = 1_000  # so that these numbers are no others
        seats[place].socket.send(json.dumps(said))
        told = {place: heard(seats[place])}
        told |= {other: heard(seat) for other, seat in enumerate(seats) if other != place}
        for viewer, before in enumerate(step["heard"]):
            assert lost(before, told[viewer]) == [], said
    for seat in seats:
        seat.close()


def test_requests_of_old_clients(tmp_path: Path) -> None:
    with running(restore(tmp_path / "house.db")) as house:
        for asked in (one for one in STEPS if "method" in one):
            client = person(house, asked["person"])
            answer = client.ask(asked["method"], asked["path"], asked["body"])
            assert answer.status_code == asked["status"], asked["path"]
            if isinstance(asked["answer"], str):
                assert answer.text == asked["answer"]
            else:
                assert lost(asked["answer"], answer.json()) == [], asked["path"]


@pytest.mark.parametrize("game", GAMES)
def test_an_old_game_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    where, _ = session(game)
    with running(restore(tmp_path / "house.db")) as house:
        people = [person(house, number) for number in where["people"]]
        seats = [one.sit(where["table"]) for one in people]
        play_on(*seats)
        record = people[0].get(f"/api/tables/{where['table']}/record")
        assert people[0].post("/api/records/verify", record)
        for seat in seats:
            seat.close()
