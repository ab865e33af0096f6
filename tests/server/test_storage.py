"""The log, its writer and the migrations, on SQLite as the house opens it."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, func, inspect, select, text

from bandstand.kernel.errors import BandstandError
from bandstand.server.store import journal, lobby, schema
from bandstand.server.store.database import migrate, open_engine, read_url, writing
from bandstand.server.store.lobby import TableRow
from bandstand.server.store.writer import Writer
from bandstand.tables.entries import (
    EMOTES,
    AnyEntry,
    Created,
    Emoted,
    Line,
    Moved,
    Said,
    SeatPlan,
    read_entry,
    write_entry,
)
from support import journal_lines

INDEX = TableRow("a-chord", "gathering", True, 1.0, None, "{}", ["host"])
SECRET = "00" * 32


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    engine = open_engine(str(tmp_path / "house.db"))
    migrate(engine)
    return engine


def created() -> Created:
    return Created("a-chord", 1, {}, [SeatPlan(), SeatPlan("bot", 0)], "host", "Ada", SECRET)


def append(table_id: str, line: Line) -> Callable[[Connection], bool]:
    return lambda connection: journal_lines.append(connection, table_id, line, None, INDEX)


@pytest.mark.parametrize(
    "entry", [created(), Moved(1, 17), Said("p", "Ada", "hé <b>"), Emoted("p", "Ada", EMOTES[0])]
)
def test_entries_survive_the_log(entry: AnyEntry) -> None:
    assert read_entry(write_entry(entry)) == entry


def test_a_number_is_written_once(engine: Engine) -> None:
    with writing(engine) as connection:
        assert journal_lines.append(connection, "t", Line(1, 1.0, created()), None, INDEX)
        assert not journal_lines.append(connection, "t", Line(1, 2.0, Moved(0, 3)), INDEX, INDEX)
        assert journal_lines.append(connection, "t", Line(2, 2.0, Moved(0, 3)), INDEX, INDEX)
    with engine.connect() as connection:
        assert [line.number for line in journal.read(connection, "t")] == [1, 2]
        assert journal.read(connection, "t", 1) == [Line(2, 2.0, Moved(0, 3))]


def test_of_many_threads_one_wins_each_number(engine: Engine) -> None:
    writer = Writer(engine)
    won: list[int] = []

    def contend() -> None:
        for number in range(1, 21):
            line = Line(number, 1.0, Moved(0, number))
            future = writer.submit(append("t", line))
            if future.result(10):
                won.append(number)

    threads = [threading.Thread(target=contend) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    writer.close()
    assert sorted(won) == list(range(1, 21))


def test_what_gathers_is_committed_together(engine: Engine) -> None:
    sizes: list[int] = []
    writer = Writer(engine, sizes.append)
    gate = threading.Event()
    first = writer.submit(lambda connection: gate.wait(10))
    rest = [writer.submit(append(f"t{n}", Line(1, 1.0, created()))) for n in range(50)]
    gate.set()
    assert first.result(10)
    assert all(future.result(10) for future in rest)
    writer.close()
    assert sum(sizes) == 51
    # The first takes along what came before it began; all the others go together.
    assert len(sizes) <= 2


def test_one_failure_spoils_nobody_elses_commit(engine: Engine) -> None:
    writer = Writer(engine)
    gate = threading.Event()
    writer.submit(lambda connection: gate.wait(10))
    good = writer.submit(
        lambda c: journal_lines.append(c, "good", Line(1, 1.0, created()), None, INDEX)
    )
    bad = writer.submit(lambda c: c.execute(text("INSERT INTO nowhere VALUES (1)")))
    late = writer.submit(
        lambda c: journal_lines.append(c, "late", Line(1, 1.0, created()), None, INDEX)
    )
    gate.set()
    assert good.result(10)
    assert late.result(10)
    with pytest.raises(Exception, match="nowhere"):
        bad.result(10)
    writer.close()
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(schema.entries)).scalar() == 2


def test_the_index_follows_the_log(engine: Engine) -> None:
    later = TableRow("a-chord", "playing", True, 1.0, 5.0, "{}", ["host", "guest"])
    with writing(engine) as connection:
        journal_lines.append(connection, "t", Line(1, 1.0, created()), None, INDEX)
        journal_lines.append(connection, "t", Line(2, 2.0, Moved(0, 1)), INDEX, later, "saved")
    with engine.connect() as connection:
        assert lobby.due_tables(connection, 4.0, 9) == []
        assert lobby.due_tables(connection, 6.0, 9) == ["t"]
        kept = connection.execute(select(schema.snapshots)).one()
        assert (kept.table_id, kept.number, kept.body) == ("t", 2, "saved")
        people = connection.execute(select(schema.sittings.c.person_id)).scalars()
        assert set(people) == {"host", "guest"}


def test_the_disk_is_waited_for(engine: Engine) -> None:
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def test_the_migrations_make_what_the_schema_says(engine: Engine) -> None:
    inspector = inspect(engine)
    for table in schema.metadata.sorted_tables:
        columns = {column["name"] for column in inspector.get_columns(table.name)}
        assert columns == set(table.columns.keys())
        indexes = {index["name"] for index in inspector.get_indexes(table.name)}
        assert indexes == {index.name for index in table.indexes}
        key = inspector.get_pk_constraint(table.name)["constrained_columns"]
        assert key == [column.name for column in table.primary_key]


def start_up(path: str, problems: multiprocessing.SimpleQueue[str]) -> None:
    try:
        migrate(open_engine(path))
        problems.put("")
    except Exception as error:
        problems.put(repr(error))


def test_two_processes_may_start_at_once(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    problems = context.SimpleQueue()
    path = str(tmp_path / "house.db")
    starters = [context.Process(target=start_up, args=(path, problems)) for _ in range(2)]
    for starter in starters:
        starter.start()
    for starter in starters:
        starter.join(30)
    assert [problems.get() for _ in starters] == ["", ""]


@pytest.mark.parametrize("data", ["mysql://x/y", "nonsense://x", "sqlite://", "sqlite:///:memory:"])
def test_a_url_that_unprocessable_is_a_sentence(data: str) -> None:
    with pytest.raises(BandstandError):
        open_engine(data)


def test_postgresql_is_opened_with_its_driver() -> None:
    assert read_url("postgresql://host/name").drivername == "postgresql+psycopg"
