"""How a person's ratings went, which bots they beat, and settings that travel with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

from bandstand.server.store import database, results, schema
from bandstand.server.store.database import migrate, open_engine, writing
from bandstand.tables.clocks import PaceKind, pace_kind
from bandstand.tables.entries import Pace
from support.server_harness import Running

PREFERENCES = "/api/me/preferences"


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    engine = open_engine(str(tmp_path / "house.db"))
    migrate(engine)
    with writing(engine) as connection:
        for person in ("ada", "ben"):
            row = {"person_id": person, "name": person, "kind": "guest", "rated": True}
            connection.execute(schema.people.insert().values(**row, created=1.0))
    return engine


def seat(number: int, place: int, **more: Any) -> dict[str, Any]:
    row = {"seat": number, "place": place, "person_id": None, "name": "x", "level": None, **more}
    return {
        "game": "a-chord",
        "players": 2,
        "score": 0,
        "rated": False,
        "finished": 1.0,
        "pace": "live",
        **row,
    }


def write(engine: Engine, table: str, *seats: dict[str, Any]) -> None:
    with writing(engine) as connection:
        results.write(connection, [{**one, "table_id": table} for one in seats])


def test_a_rating_is_remembered_game_by_game(engine: Engine) -> None:
    for game in range(3):
        write(
            engine,
            f"t{game}",
            seat(0, 1, person_id="ada", rated=True, finished=10.0 + game),
            seat(1, 2, person_id="ben", rated=True, finished=10.0 + game),
        )
    with engine.connect() as connection:
        (course,) = results.rating_courses(connection, "ada")
        (standing,) = results.standings(connection, "ada")
    assert [(point.games, point.at) for point in course.points] == [(1, 10.0), (2, 11.0), (3, 12.0)]
    strengths = [point.strength for point in course.points]
    assert strengths == sorted(strengths)
    assert (strengths[-1], course.points[-1].unsure) == (standing.strength, standing.unsure)


def test_a_game_counts_on_the_ladder_of_its_pace_and_on_that_of_all(engine: Engine) -> None:
    def play(table: str, pace: str, winner: str, loser: str) -> None:
        same = {"rated": True, "pace": pace}
        write(
            engine,
            table,
            seat(0, 1, person_id=winner, **same),
            seat(1, 2, person_id=loser, **same),
        )

    play("t1", "live", "ada", "ben")
    play("t2", "daily", "ben", "ada")
    play("t3", "daily", "ben", "ada")
    ladders: dict[PaceKind | None, list[tuple[str, int]]] = {}
    paces: tuple[PaceKind | None, ...] = (None, "live", "daily", "untimed")
    with engine.connect() as connection:
        for pace in paces:
            found = results.ladder(connection, "a-chord", 10, pace)
            ladders[pace] = [(one.person, one.games) for one in found]
    assert ladders == {
        None: [("ben", 3), ("ada", 3)],
        "live": [("ada", 1), ("ben", 1)],
        "daily": [("ben", 2), ("ada", 2)],
        "untimed": [],
    }


@pytest.mark.parametrize(
    ("seconds", "kind"),
    [(None, "untimed"), (20.0, "live"), (3_599.0, "live"), (3_600.0, "daily"), (86_400.0, "daily")],
)
def test_a_clock_says_the_pace(seconds: float | None, kind: PaceKind) -> None:
    assert pace_kind(Pace(seconds)) == kind


@pytest.mark.parametrize("count", [1, results.MOST_POINTS, results.MOST_POINTS + 1, 1_001])
def test_a_long_course_is_thinned_and_ends_with_the_last_game(engine: Engine, count: int) -> None:
    rows = [
        {"person_id": "ada", "game": "a-chord", "games": n, "mu": 1.0, "sigma": 1.0, "at": n}
        for n in range(1, count + 1)
    ]
    with writing(engine) as connection:
        connection.execute(schema.rating_history.insert(), rows)
        (course,) = results.rating_courses(connection, "ada")
    assert len(course.points) <= results.MOST_POINTS
    assert course.points[-1].games == count
    assert [point.games for point in course.points] == sorted({p.games for p in course.points})


def test_a_level_is_beaten_by_winning(engine: Engine) -> None:
    write(engine, "won", seat(0, 1, person_id="ada"), seat(1, 2, level=2))
    write(engine, "lost", seat(0, 2, person_id="ada"), seat(1, 1, level=5))
    write(engine, "level", seat(0, 1, person_id="ada"), seat(1, 1, level=4))
    write(engine, "among people", seat(0, 1, person_id="ada"), seat(1, 2, person_id="ben"))
    with engine.connect() as connection:
        assert results.beaten(connection, "ada") == [results.Beaten("a-chord", 2)]
        assert results.beaten(connection, "ben") == []


def test_the_history_of_an_old_rating_begins_with_what_it_is(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "old.db"))
    config = Config()
    config.set_main_option("script_location", str(database._MIGRATIONS))
    with writing(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0008")
        connection.exec_driver_sql("INSERT INTO ratings VALUES ('ada', 'a-chord', 27.0, 6.0, 4)")
        for table, finished in (("t", 5.0), ("u", 7.0)):
            connection.exec_driver_sql(
                "INSERT INTO results VALUES (?, 0, 'ada', 'Ada', 'a-chord', 2, 1, 3, ?, 1)",
                (table, finished),
            )
    migrate(engine)
    with engine.connect() as connection:
        (course,) = results.rating_courses(connection, "ada")
    assert course.points == [results.RatingPoint(27.0, 6.0, 4, 7.0)]


def test_preferences_are_kept_whole(house: Running) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    kept = ada.get(PREFERENCES)
    assert kept["at"] is None
    first = {"settings": {"language": "ja", "keys": False}, "learnt": ["a-chord/win"]}
    answered = ada.ask("PUT", PREFERENCES, first).json()
    assert answered == ada.get(PREFERENCES)
    assert answered["preferences"] == {"met": [], "asked": [], **first}
    ada.ask("PUT", PREFERENCES, {"settings": {"volume": 0.5}})
    assert ada.get(PREFERENCES)["preferences"]["learnt"] == []
    assert ben.get(PREFERENCES)["at"] is None


@pytest.mark.parametrize(
    "body",
    [
        {"settings": {"language": {"deep": True}}},
        {"settings": {str(n): True for n in range(51)}},
        {"settings": {"language": "x" * 81}},
        {"learnt": ["x"] * 501},
        {"unknown": []},
    ],
)
def test_preferences_are_small(house: Running, body: dict[str, Any]) -> None:
    ada = house.guest("Ada")
    assert ada.ask("PUT", PREFERENCES, body).status_code == 400
    assert ada.get(PREFERENCES)["at"] is None
