"""Games that were played: records in and out, and any moment of a table as a viewer saw it."""

from __future__ import annotations

import io
import secrets
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select

from bandstand.bridges.midi import midi
from bandstand.bridges.sheet import sheet as score_sheet
from bandstand.games import registry
from bandstand.house import messages, present, schema
from bandstand.house.log import read
from bandstand.house.refusals import not_found, not_now
from bandstand.house.sheet import Sheet
from bandstand.house.table import load
from bandstand.kernel.record import Record, from_json
from bandstand.kernel.referee import Match, replay, verify

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from bandstand.kernel.event import Event

MOST_STEPS = 50
_OVER = ("finished", "closed")


class Step(msgspec.Struct):
    """A moment of a game: the line that led to it, the view after it; all open after the end."""

    number: int
    moves: int  # how many had been made
    line: messages.Told
    view: dict[str, Any] | None
    open: dict[str, list[str]] | None


class Replay(msgspec.Struct):
    """Some steps of a game, and how many there are."""

    game: str
    names: list[str]
    total: int
    steps: list[Step]


def record_of(sheet: Sheet) -> Record:
    """The record of a table that is over; its secret is everybody's then."""
    if sheet.status not in _OVER or sheet.match is None:
        raise not_now("not-over", "The game is not over. Its record is everybody's only then.")
    return sheet.match.record


def as_midi(record: Record) -> bytes:
    """A record as a MIDI file."""
    file = io.BytesIO()
    midi(registry.find(record.game), record).save(file=file)
    return file.getvalue()


def as_sheet(record: Record) -> str:
    """A record as a score sheet."""
    return "".join(f"{line}\n" for line in score_sheet(registry.find(record.game), record))


def steps(
    connection: Connection, table_id: str, viewer: int, start: int, count: int, language: str
) -> Replay:
    """Steps of a table as a viewer was told of them, from the viewer's number *start* on."""
    final = load(connection, table_id, full=True)
    over = final.status in _OVER
    place = present.stream(viewer)
    found: list[Step] = []
    sheet = Sheet(table_id)
    for line in read(connection, table_id):
        shown = sheet.apply(line)
        number = sheet.counts[place]
        if not shown.visible >> place & 1 or number < start:
            continue
        if len(found) == min(count, MOST_STEPS):
            break
        told = present.told(sheet, shown, viewer, number, language)
        match = sheet.match
        view = match.game.view(match.state, viewer) if match else None
        made = len(match.made) if match else 0
        found.append(Step(number, made, told, view, _open(match) if over else None))
    names = [chair.name for chair in final.chairs]
    return Replay(final.created.game, names, final.counts[place], found)


def _open(match: Match | None) -> dict[str, list[str]] | None:
    return None if match is None else match.game.whereabouts(match.state)


def bring(connection: Connection, person_id: str, record: Record) -> str:
    """Keep a record that was verified; returns its id."""
    record_id = secrets.token_urlsafe(12)
    connection.execute(
        schema.records.insert().values(
            record_id=record_id,
            person_id=person_id,
            game=record.game,
            at=time(),
            body=record.to_json(),
        )
    )
    return record_id


def check(text: str) -> Record:
    """A record from outside, verified move by move; a sentence if it does not hold."""
    record = from_json(text)
    game = registry.find(record.game)
    verify(game, record)
    return record


def brought(connection: Connection, record_id: str) -> Record:
    """A record that somebody brought."""
    records = schema.records
    row = connection.execute(select(records.c.body).where(records.c.record_id == record_id)).first()
    if row is None:
        raise not_found("record")
    return from_json(row.body)


def record_steps(record: Record, viewer: int, start: int, count: int, language: str) -> Replay:
    """Steps of a record, everything open: step 0 is the deal."""
    game = registry.find(record.game)
    found: list[Step] = []
    for number, (match, events) in enumerate(replay(game, record)):
        if number < start:
            continue
        if len(found) == min(count, MOST_STEPS):
            break
        text = record.moves[number - 1] if number else None
        happened = list(_happened(match, events, viewer, language))
        told = messages.Told(number, 0.0, "moved" if number else "started", text, events=happened)
        found.append(Step(number, number, told, game.view(match.state, viewer), _open(match)))
    return Replay(record.game, record.names, len(record.moves), found)


def _happened(
    match: Match, events: list[Event], viewer: int, language: str
) -> Iterator[messages.Happened]:
    for event in events:
        facts, sentence = event.shown_to(viewer), match.describe(event, viewer, language)
        if facts is not None and sentence is not None:
            yield messages.Happened(event.kind, match.game.show_facts(facts), sentence)


def records_of(connection: Connection, person_id: str) -> str:
    """Every record of a person's own, finished here or brought here, one a line."""
    tables, sittings, records = schema.tables, schema.sittings, schema.records
    finished = connection.execute(
        select(tables.c.table_id)
        .join(sittings, sittings.c.table_id == tables.c.table_id)
        .where(sittings.c.person_id == person_id, tables.c.status == "finished")
        .order_by(tables.c.updated)
    ).scalars()
    lines = [record_of(load(connection, table_id, True)).to_json() for table_id in finished]
    mine = records.c.person_id == person_id
    lines += connection.execute(select(records.c.body).where(mine).order_by(records.c.at)).scalars()
    return "".join(f"{line}\n" for line in lines)
