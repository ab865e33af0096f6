"""The migration that counts what people keep counts bytes, as the server does."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import select

from bandstand.server.store import database, schema
from bandstand.server.store.database import open_engine, writing

BODY = '{"text": "été ♫ 音楽"}'


def test_bytes_are_counted_not_characters(tmp_path: Path) -> None:
    engine = open_engine(str(tmp_path / "house.db"))
    config = Config()
    config.set_main_option("script_location", str(database._MIGRATIONS))
    with writing(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        connection.exec_driver_sql("INSERT INTO entries VALUES ('t', 1, 1.0, ?)", (BODY,))
        connection.exec_driver_sql(
            "INSERT INTO tables VALUES ('t', 'a-chord', 'playing', 1, 1.0, 1.0, NULL, '{}')"
        )
        connection.exec_driver_sql(
            "INSERT INTO records (record_id, person_id, game, at, body) "
            "VALUES ('r', 'ada', 'a-chord', 1.0, ?)",
            (BODY,),
        )
    database.migrate(engine)
    with engine.connect() as connection:
        for table in (schema.tables, schema.records):
            counted = connection.execute(select(table.c.bytes)).scalar_one()
            assert counted == len(BODY.encode()), table.name
