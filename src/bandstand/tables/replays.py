"""Games that were played, step by step: as a viewer saw them, or open once they are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bandstand.games import registry
from bandstand.kernel.errors import RecordError
from bandstand.kernel.record import Record, from_json
from bandstand.kernel.referee import Match, replay, verify
from bandstand.tables import entries, messages, names, projection, visibility
from bandstand.tables.checks import check_admission, check_seat
from bandstand.tables.evolve import apply
from bandstand.tables.refusals import not_allowed, not_found, not_now
from bandstand.tables.visibility import SPECTATOR, Shown
from bandstand.text import describe, explain_in_english

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bandstand.kernel.event import Event
    from bandstand.tables.state import TableState

MOST_STEPS = 50


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
    yours: list[int] = []  # the seats of the person who asks; none of a record that was brought


class Kept(msgspec.Struct):
    """A record that somebody brought, in a list of theirs."""

    id: str
    game: str
    at: float
    bytes: int
    alone: bool = False  # played on a device without a server, so nobody else saw it


class Dealt(msgspec.Struct):
    """What the rules deal from the dice of a record, as a seat or a spectator is told of it."""

    events: list[messages.Happened]


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


def record_of(state: TableState) -> Record:
    """The record of a table that is over; its secret is everybody's then."""
    if not state.is_over() or state.match is None:
        raise not_now("not-over", "The game is not over. Its record is everybody's only then.")
    return state.match.record


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


def steps(state: TableState, told: Iterable[Shown], wanted: Wanted) -> Replay:
    """Steps of a table as a viewer was told of them, from the viewer's number *start* on.

    *State* is blank at first; each of *told* is what one more line of its journal made happen.
    What people said stays at the table: a replay is shared with anybody.
    """
    viewer, place = wanted.viewer, visibility.stream(wanted.viewer)
    found: list[Step] = []
    told_moves: list[int] = []
    for shown in told:
        if state.number == 1 and wanted.seat is not None:
            check_seat(state, wanted.seat)
        number = state.counts[place]
        if not shown.visible >> place & 1 or number < wanted.start:
            continue
        if isinstance(shown.line.entry, visibility.TALK):
            continue
        if len(found) < min(wanted.count, MOST_STEPS):
            line = projection.told(state, shown, viewer, number, wanted.language)
            found.append(_step(state.match, viewer, number, line))
            told_moves.append(_told_moves(state, place))
    if state.number == 0:
        raise not_found("table")
    _check_view(state, wanted)
    if not state.is_over():
        for step, moves in zip(found, told_moves, strict=True):
            step.moves, step.open = moves, None
    names = [chair.name for chair in state.chairs]
    return Replay(state.created.game, names, state.counts[place], found, _yours(state, wanted))


def _yours(state: TableState, wanted: Wanted) -> list[int]:
    """The seats of a person, also of one who resigned."""
    chairs = enumerate(state.chairs)
    return [seat for seat, chair in chairs if wanted.person and chair.person == wanted.person]


def told_again(state: TableState, played: TableState) -> Iterator[Shown]:
    """Fold all lines of a table that is in memory from its first into a blank state."""
    for shown in played.shown:
        yield apply(state, shown.line)


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


def record_steps(record: Record, wanted: Wanted) -> Replay:
    """Steps of a record that was brought, everything open: step 0 is the deal."""
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
