"""Games that were played: records in and out, and any moment of a table as a viewer saw it."""

from __future__ import annotations

import io
import logging
import secrets
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.exc import DBAPIError

from bandstand.bridges.midi import midi
from bandstand.bridges.score_sheet import sheet as score_sheet
from bandstand.games import registry
from bandstand.kernel.errors import RecordError
from bandstand.kernel.record import Record, from_json
from bandstand.kernel.referee import Match, replay, verify
from bandstand.server.archive import Part
from bandstand.server.store import schema
from bandstand.server.store.errors import BrokenLogError, StorageError
from bandstand.server.store.journal import read
from bandstand.server.store.snapshots import apply, load
from bandstand.tables import entries, messages, names, projection, visibility
from bandstand.tables.checks import check_admission, check_seat
from bandstand.tables.refusals import not_allowed, not_found, not_now
from bandstand.tables.state import TableState
from bandstand.tables.visibility import SPECTATOR
from bandstand.text import describe, explain_in_english

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from bandstand.kernel.event import Event

MOST_STEPS = 50
_log = logging.getLogger(__name__)


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


class Dealt(msgspec.Struct):
    """What the rules deal from the dice of a record, as a seat or a spectator is told of it."""

    events: list[messages.Happened]


class Kept(msgspec.Struct):
    """A record that somebody brought, in a list of theirs."""

    id: str
    game: str
    at: float
    bytes: int


def record_of(state: TableState) -> Record:
    """The record of a table that is over; its secret is everybody's then."""
    if not state.is_over() or state.match is None:
        raise not_now("not-over", "The game is not over. Its record is everybody's only then.")
    return state.match.record


def as_midi(record: Record) -> bytes:
    """A record as a MIDI file."""
    file = io.BytesIO()
    midi(registry.find(record.game), record).save(file=file)
    return file.getvalue()


def as_sheet(record: Record) -> str:
    """A record as a score sheet."""
    return "".join(f"{line}\n" for line in score_sheet(registry.find(record.game), record))


def record_at(connection: Connection, table_id: str, person_id: str | None) -> Record:
    """The record of a table that is over, for anyone who may watch it."""
    state = load(connection, table_id, full=False)
    check_admission(state, person_id)
    return record_of(state)


class Wanted(msgspec.Struct, frozen=True):
    """Which steps of a game somebody wants, as which seat; None: as a spectator."""

    person: str | None
    seat: int | None
    start: int
    count: int
    language: str

    @property
    def viewer(self) -> int:
        """The seat whose view it is."""
        return SPECTATOR if self.seat is None else self.seat


def steps(connection: Connection, table_id: str, wanted: Wanted) -> Replay:
    """Steps of a table as a viewer was told of them, from the viewer's number *start* on.

    What people said stays at the table: a replay is shared with anybody.
    """
    viewer, place = wanted.viewer, visibility.stream(wanted.viewer)
    found: list[Step] = []
    told_moves: list[int] = []
    state = TableState(table_id)
    for line in read(connection, table_id):
        shown = apply(state, line)
        if state.number == 1 and wanted.seat is not None:
            check_seat(state, wanted.seat)
        number = state.counts[place]
        if not shown.visible >> place & 1 or number < wanted.start:
            continue
        if isinstance(line.entry, visibility.TALK):
            continue
        if len(found) < min(wanted.count, MOST_STEPS):
            told = projection.told(state, shown, viewer, number, wanted.language)
            found.append(_step(state.match, viewer, number, told))
            told_moves.append(_told_moves(state, place))
    if state.number == 0:
        raise not_found("table")
    _check_view(state, wanted)
    if not state.is_over():
        for step, moves in zip(found, told_moves, strict=True):
            step.moves, step.open = moves, None
    names = [chair.name for chair in state.chairs]
    return Replay(state.created.game, names, state.counts[place], found)


def _step(match: Match | None, viewer: int, number: int, told: messages.Told) -> Step:
    view = match.game.view(match.state, viewer) if match else None
    return Step(number, len(match.made) if match else 0, told, view, _open(match))


def _check_view(state: TableState, wanted: Wanted) -> None:
    """Refuse anyone who may not watch, or not through that seat's eyes while the game goes on."""
    check_admission(state, wanted.person)
    if state.is_over():
        return
    mine = state.seats_of(wanted.person)
    if wanted.seat is not None and (wanted.seat not in mine or len(mine) > 1):
        raise not_allowed("not-yours", "Until the game is over, a seat's view is its owner's.")
    if wanted.seat is None and not mine and state.created.spectators == "delayed":
        raise not_allowed("delayed", "Until the game is over, watch it at the table.")


def _told_moves(state: TableState, place: int) -> int:
    """How many moves a viewer was told of: while a game goes on, all others are secret."""
    return sum(
        isinstance(shown.line.entry, entries.Moved) and shown.visible >> place & 1
        for shown in state.shown
    )


def _open(match: Match | None) -> dict[str, list[str]] | None:
    return None if match is None else match.game.pieces_by_place(match.state)


def bring(connection: Connection, person_id: str, record: Record) -> str:
    """Keep a record that was verified; returns its id."""
    record_id = secrets.token_urlsafe(12)
    body = record.to_json()
    connection.execute(
        schema.records.insert().values(
            record_id=record_id,
            person_id=person_id,
            game=record.game,
            at=time(),
            body=body,
            bytes=len(body.encode()),
        )
    )
    return record_id


def kept(connection: Connection, person_id: str) -> list[Kept]:
    """The records a person brought, the latest first."""
    records = schema.records
    rows = connection.execute(
        select(records.c.record_id, records.c.game, records.c.at, records.c.bytes)
        .where(records.c.person_id == person_id)
        .order_by(records.c.at.desc())
    )
    return [Kept(*row) for row in rows]


def forget(connection: Connection, person_id: str, record_id: str) -> bool:
    """Delete a record that a person brought, and its review; False if it is not theirs."""
    records, reviews = schema.records, schema.reviews
    mine = (records.c.record_id == record_id) & (records.c.person_id == person_id)
    if not connection.execute(delete(records).where(mine)).rowcount:
        return False
    connection.execute(delete(reviews).where(reviews.c.subject == f"record {record_id}"))
    return True


def check(text: str) -> Record:
    """A record from outside, verified move by move; a sentence if it does not hold."""
    record = from_json(text)
    if record.position is not None:
        raise RecordError("This game began from a position: only games from a deal are kept here.")
    record.names = [names.clean_name(name, names.LONGEST_RECORD_NAME) for name in record.names]
    game = registry.find(record.game)
    verify(game, record, explain_in_english)
    return record


def deal_of(text: str, seat: int | None, language: str) -> Dealt:
    """Verify a record from outside, seal and moves, and say what its dice deal."""
    record = check(text)
    viewer = SPECTATOR if seat is None or seat >= record.players else seat
    match, events = next(replay(registry.find(record.game), record))
    return Dealt(list(_happened(match, events, viewer, language)))


def brought(connection: Connection, record_id: str) -> Record:
    """A record that somebody brought."""
    records = schema.records
    row = connection.execute(select(records.c.body).where(records.c.record_id == record_id)).first()
    if row is None:
        raise not_found("record")
    return from_json(row.body)


def record_steps(connection: Connection, record_id: str, wanted: Wanted) -> Replay:
    """Steps of a record that was brought, everything open: step 0 is the deal."""
    record = brought(connection, record_id)
    viewer = SPECTATOR if wanted.viewer >= record.players else wanted.viewer
    game = registry.find(record.game)
    found: list[Step] = []
    for number, (match, events) in enumerate(replay(game, record)):
        if number < wanted.start:
            continue
        if len(found) == min(wanted.count, MOST_STEPS):
            break
        text = record.moves[number - 1] if number else None
        happened = list(_happened(match, events, viewer, wanted.language))
        told = messages.Told(number, 0.0, "moved" if number else "started", text, events=happened)
        found.append(Step(number, number, told, game.view(match.state, viewer), _open(match)))
    return Replay(record.game, record.names, len(record.moves), found)


def _happened(
    match: Match, events: list[Event], viewer: int, language: str
) -> Iterator[messages.Happened]:
    for event in events:
        facts, sentence = event.shown_to(viewer), describe(match, event, viewer, language)
        if facts is not None and sentence is not None:
            travels = messages.travelled(event, viewer)
            yield messages.Happened(event.kind, match.game.show_facts(facts), sentence, travels)


def parts_of(connection: Connection, person_id: str) -> list[Part]:
    """Every record of a person's own, finished here or brought here, to be read one by one."""
    tables, sittings, records = schema.tables, schema.sittings, schema.records
    finished = connection.execute(
        select(tables.c.table_id)
        .join(sittings, sittings.c.table_id == tables.c.table_id)
        .where(sittings.c.person_id == person_id, tables.c.status == "finished")
        .order_by(tables.c.updated)
    ).scalars()
    mine = records.c.person_id == person_id
    kept = connection.execute(select(records.c.record_id).where(mine).order_by(records.c.at))
    return [
        *(Part(finished_line, table_id) for table_id in finished),
        *(Part(brought_line, record_id) for record_id in kept.scalars()),
    ]


def finished_line(connection: Connection, table_id: str) -> str:
    """The record of a finished table as a line; nothing, if its journal is damaged.

    Trouble with the database is told: it may pass, and then nothing needs to be left out.
    """
    try:
        return f"{record_of(load(connection, table_id, full=False)).to_json()}\n"
    except BrokenLogError as error:
        # Without a trace: the reason may tell what only a seat may know.
        _log.warning("table %s was left out of an export: line %d", table_id, error.number)
        return ""
    except (StorageError, DBAPIError):
        raise
    except Exception:
        _log.exception("table %s was left out of an export", table_id)
        return ""


def brought_line(connection: Connection, record_id: str) -> str:
    """A record that was brought, as a line; nothing, if it was removed meanwhile."""
    records = schema.records
    query = select(records.c.body).where(records.c.record_id == record_id)
    body = connection.execute(query).scalar()
    return "" if body is None else f"{body}\n"
