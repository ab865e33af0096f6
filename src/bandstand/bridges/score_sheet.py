"""A record as a readable score sheet: the moves, their effects, the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bandstand.games import registry
from bandstand.kernel.referee import replay
from bandstand.kernel.words import listed
from bandstand.text import sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bandstand.kernel.event import Event
    from bandstand.kernel.game import Game
    from bandstand.kernel.record import Record
    from bandstand.kernel.referee import Match

_WIDTH = 96
_BEGINS = "-begins"  # the suffix of event kinds that start a part of the game


def sheet(game: Game[Any], record: Record) -> Iterator[str]:
    """The lines of the sheet; RecordError says which move cannot be made and why."""
    meta = game.meta
    yield meta.title
    yield "=" * len(meta.title)
    yield f"Players: {listed(record.names)}"
    options = [f"{name} {_value(value)}" for name, value in record.options.items()]
    if options:
        yield f"Options: {', '.join(options)}"
    yield f"Dice: {record.dice}"
    moves: list[str] = []
    number = 0
    match = None
    for match, events in replay(game, record):
        made = match.record.moves
        if len(made) > number:
            number = len(made)
            moves.append(_move(match, made[-1]))
        told = list(_told(match, events))
        if told:
            yield from _wrapped(moves)
            moves.clear()
            yield from told
    yield from _wrapped(moves)
    if match is not None:
        yield ""
        yield from _result(game, match)


def sheet_file(record: Record) -> str:
    """The sheet of a record as one text, as it is sent or saved."""
    return "".join(f"{line}\n" for line in sheet(registry.find(record.game), record))


def _move(match: Match, text: str) -> str:
    seat, _, move = text.partition(" ")
    return f"{match.record.names[int(seat) - 1]} {move}"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) or "none" if isinstance(value, list) else str(value)


def _told(match: Match, events: list[Event]) -> Iterator[str]:
    """The effects of a move, nothing hidden; the move itself is on the sheet already."""
    for event in events:
        if "-played" in event.kind:
            continue
        facts = {**event.facts, **event.secret}
        sentence = sentences(match.game).sentence(event.kind, facts, match.record.names)
        if event.kind.endswith(_BEGINS):
            yield ""
            yield sentence
            yield "-" * len(sentence)
        else:
            yield f"    {sentence}"


def _wrapped(moves: list[str]) -> Iterator[str]:
    """The moves since the last sentence, as many on a line as fit."""
    line = ""
    for move in moves:
        longer = f"{line}, {move}" if line else move
        if len(longer) > _WIDTH and line:
            yield line + ","
            longer = move
        line = longer
    if line:
        yield line


def _result(game: Game[Any], match: Match) -> Iterator[str]:
    """The score sheet of the game itself, a column per player."""
    state, names = match.state, match.record.names
    columns = game.score_sheet(state)
    headings = list(dict.fromkeys(name for column in columns for name in column))
    rows = [["", *names]]
    rows += [[name, *(_points(game, column.get(name)) for column in columns)] for name in headings]
    rows.append(["score", *(game.show_score(int(score)) for score in state.scores())])
    if state.over():
        rows.append(["place", *(str(int(place)) for place in state.placing())])
    widths = [max(len(row[column]) for row in rows) for column in range(len(names) + 1)]
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        yield "  ".join(cells).rstrip()
    if not state.over():
        yield "The game is not over."


def _points(game: Game[Any], points: int | None) -> str:
    return "" if points is None else game.show_score(points)
