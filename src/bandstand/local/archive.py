"""What was played or brought on this device: records, replays and reviews of games."""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import time
from typing import TYPE_CHECKING

import msgspec

from bandstand.bots.review import budget_for, limits_of, moments
from bandstand.games import registry
from bandstand.kernel.record import from_json
from bandstand.local.table import load
from bandstand.tables import replays
from bandstand.tables.refusals import not_found
from bandstand.tables.replays import Kept
from bandstand.tables.state import TableState
from bandstand.thinking.reviewing import Looking, Reviewed, in_words

if TYPE_CHECKING:
    from bandstand.kernel.record import Record
    from bandstand.local.room import LocalRoom
    from bandstand.tables.replays import Replay, Wanted

REVIEW_SECONDS = 30.0  # about how long the bots look at a whole game again
_RECORD, _REVIEW = "record ", "review "
_log = logging.getLogger(__name__)


class Brought(msgspec.Struct):
    """A record from elsewhere, as it is kept."""

    at: float
    body: str


_read_brought = msgspec.json.Decoder(Brought)
_read_review = msgspec.json.Decoder(Reviewed)
_read_names = msgspec.json.Decoder(list[str])


class Archive:
    """Games that are over, of one device."""

    def __init__(self, room: LocalRoom) -> None:
        self._room = room
        self._storage = room.storage
        self._looking: dict[str, Looking] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def played(self, table_id: str) -> Record:
        """The record of a table that is over."""
        return replays.record_of((await self._room.find(table_id)).state)

    async def steps(self, table_id: str, wanted: Wanted) -> Replay:
        """A table step by step, as a viewer was told of it."""
        played = await load(self._storage, table_id)
        state = TableState(table_id)
        return replays.steps(state, replays.told_again(state, played), wanted)

    # Records from elsewhere.

    async def bring(self, text: str) -> str:
        """Check a record move by move and keep it; returns its id."""
        record_id = secrets.token_urlsafe(12)
        brought = Brought(time(), replays.check(text).to_json())
        await self._storage.write(_RECORD + record_id, msgspec.json.encode(brought).decode())
        return record_id

    async def brought(self, record_id: str) -> Record:
        """A record that was brought."""
        return from_json((await self._read(record_id)).body)

    async def kept(self) -> list[Kept]:
        """The records that were brought, the latest first."""
        names = _read_names.decode(await self._storage.names(_RECORD))
        found = []
        for record_id in (name.removeprefix(_RECORD) for name in names):
            brought = await self._read(record_id)
            game = from_json(brought.body).game
            found.append(Kept(record_id, game, brought.at, len(brought.body.encode())))
        return sorted(found, key=lambda one: one.at, reverse=True)

    async def forget(self, record_id: str) -> None:
        """Delete a record that was brought, and its review."""
        await self._read(record_id)
        await self._storage.forget(_RECORD + record_id)
        await self._storage.forget(f"{_REVIEW}record {record_id}")

    async def _read(self, record_id: str) -> Brought:
        text = await self._storage.read(_RECORD + record_id)
        if not text:
            raise not_found("record")
        return _read_brought.decode(text)

    # Reviews.

    async def review(self, subject: str, record: Record, language: str) -> Reviewed:
        """The review of a game that is over, as far as it is; begun if nobody asked before."""
        kept = await self._storage.read(_REVIEW + subject)
        if kept:
            reviewed = in_words(_read_review.decode(kept), record, language)
        else:
            if subject not in self._looking:
                found = moments(registry.find(record.game), record)
                self._looking[subject] = Looking(record, found, "")
                task = asyncio.create_task(self._look(subject), name=f"review {subject}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            reviewed = self._looking[subject].so_far()
        return msgspec.structs.replace(reviewed, names=list(record.names))

    async def _look(self, subject: str) -> None:
        looking = self._looking[subject]
        limits = limits_of(budget_for(looking.found, REVIEW_SECONDS, workers=1))
        try:
            for moment in looking.found:
                looking.results.append(await self._room.bots.judge(moment, limits))
            body = msgspec.json.encode(looking.complete()).decode()
            await self._storage.write(_REVIEW + subject, body)
        except Exception:
            _log.exception("the review of %s was cut short", subject)
        finally:
            del self._looking[subject]
