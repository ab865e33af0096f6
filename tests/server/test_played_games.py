"""Finding one of one's finished games: by title, result, rating and who else played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from bandstand.server.store import played_games, schema
from bandstand.server.store.database import migrate, open_engine, writing
from bandstand.server.store.played_games import AT_ONCE, Sought
from support.server_harness import Running

PATH = "/api/me/games"


def write(engine: Engine, table: str, place: int, other: str, **more: Any) -> None:
    """A game of somebody against another, in which they came in this place."""
    row = {"table_id": table, "game": "a-chord", "players": 2, "score": 7, "rated": False}
    row |= {"level": None, "pace": "live", "finished": 1.0, "person_id": None, **more}
    with writing(engine) as connection:
        seats = [
            {**row, "seat": 0, "place": 3 - place, "name": other},
            {**row, "seat": 1, "place": place, "name": "Ada", "person_id": more.get("who", "ada")},
        ]
        for seat in seats:
            seat.pop("who", None)
        connection.execute(schema.results.insert(), seats)


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    engine = open_engine(str(tmp_path / "house.db"))
    migrate(engine)
    write(engine, "t1", 1, "Ben", finished=1.0, pace=None)
    write(engine, "t2", 2, "Bénédicte", finished=2.0, rated=True)
    write(engine, "t3", 1, "50%_", finished=3.0, game="fiddlefoo")
    write(engine, "t4", 1, "Ben", finished=4.0, who="ben")
    return engine


@pytest.mark.parametrize(
    ("sought", "found"),
    [
        (Sought(), ["t3", "t2", "t1"]),
        (Sought(game="a-chord"), ["t2", "t1"]),
        (Sought(ending="won"), ["t3", "t1"]),
        (Sought(ending="lost"), ["t2"]),
        (Sought(rated=True), ["t2"]),
        (Sought(rated=False, game="a-chord"), ["t1"]),
        (Sought(name="ben"), ["t1"]),
        (Sought(name="Bé"), ["t2"]),
        (Sought(name="%"), ["t3"]),
        (Sought(name="ada"), []),  # oneself does not count
    ],
)
def test_what_is_looked_for_is_found(engine: Engine, sought: Sought, found: list[str]) -> None:
    with engine.connect() as connection:
        games = played_games.find(connection, "ada", sought, 0)
    assert [game.table for game in games] == found


def test_a_game_says_how_it_ended_and_against_whom(engine: Engine) -> None:
    with engine.connect() as connection:
        (game,) = played_games.find(connection, "ada", Sought(rated=True), 0)
    assert (game.place, game.players, game.score, game.pace) == (2, 2, 7, "live")
    assert game.others == ["Bénédicte"]


def test_many_games_come_in_parts(engine: Engine) -> None:
    for number in range(AT_ONCE):
        write(engine, f"more {number}", 1, "Cleo", finished=100.0 + number)
    with engine.connect() as connection:
        first = played_games.find(connection, "ada", Sought(), 0)
        rest = played_games.find(connection, "ada", Sought(), AT_ONCE)
    assert len(first) == AT_ONCE
    assert [game.table for game in rest] == ["t3", "t2", "t1"]


def test_nobody_reads_the_games_of_another(house: Running) -> None:
    assert house.guest("Ada").get(PATH) == []
    assert house.guest("Ben").get(f"{PATH}?rated=true&ending=won&name=x&game=a-chord") == []
    assert house.client().get(PATH).status_code == 401
    assert house.guest("Cleo").refused("GET", f"{PATH}?ending=drawn")[0] == 400
