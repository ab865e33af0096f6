"""A table's state as text and back, so that a journal need not be read from its beginning."""

from __future__ import annotations

from typing import Any

import msgspec

from bandstand.kernel.referee import Made
from bandstand.tables import entries
from bandstand.tables.chairs import Chair, Status
from bandstand.tables.consent import Request, Wish
from bandstand.tables.looks import Look
from bandstand.tables.party import Proposal
from bandstand.tables.state import TableState

LINES_TO_SNAPSHOT = 64
_OF_THE_MATCH = ("moves", "made", "state")


class Saved(msgspec.Struct):
    """Everything about a table that later lines build on."""

    created: entries.Created
    created_at: float
    at: float
    status: Status
    chairs: list[Chair]
    moves: list[str]
    made: list[tuple[int, int, bool]]
    state: Any
    counts: list[int]
    wish: Wish | None
    rematch: str | None
    finished_at: float | None
    undone: int
    beat: float | None = None
    host: str = ""
    requests: list[Request] = []
    declined: list[str] = []
    askings: dict[str, int] = {}
    on_hold: bool = False
    party: entries.Party | None = None
    barred: list[str] = []
    proposal: Proposal | None = None
    entropy: list[str | None] = []
    looks: list[Look] = []
    looked: list[str] = []
    look_askings: dict[str, int] = {}
    remarks: int = 0


_read_saved = msgspec.json.Decoder(Saved)


def save(state: TableState) -> str:
    """The state as text, for ``restore``."""
    match = state.match
    kept = {
        name: getattr(state, name) for name in Saved.__struct_fields__ if name not in _OF_THE_MATCH
    }
    saved = Saved(
        **kept,
        moves=match.record.moves if match else [],
        made=[(made.seat, made.move, made.quiet) for made in match.made] if match else [],
        state=match.state.packed() if match else None,
    )
    return msgspec.json.encode(saved).decode()


def restore(table_id: str, number: int, body: str) -> TableState:
    """The state that ``save`` described, as it was after line *number*."""
    saved = _read_saved.decode(body)
    state = TableState(table_id)
    state.number = state.floor = number
    for name in Saved.__struct_fields__:
        if name not in _OF_THE_MATCH:
            setattr(state, name, getattr(saved, name))
    if saved.state is not None:
        state.match = match = state.deal()
        match.events.clear()
        match.state = state.game.unpack(tuples(saved.state))
        match.state.journal = match.events
        match.record.moves = saved.moves
        match.made = [Made(seat, move, quiet) for seat, move, quiet in saved.made]
        if match.state.over():
            match.record.scores = [int(score) for score in match.state.scores()]
            match.record.placing = [int(place) for place in match.state.placing()]
    return state


def tuples(data: Any) -> Any:
    """Plain data as the game packed it: JSON knows lists only."""
    return tuple(tuples(part) for part in data) if isinstance(data, list) else data
