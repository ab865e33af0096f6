"""Records as tables of numbers: one row a decision, one row a game.

Every move is replayed by the rules and judged; the schema is in docs/records.md.
"""

from __future__ import annotations

import json
from array import array
from typing import TYPE_CHECKING, Any

import numpy as np

from bandstand.games import registry
from bandstand.kernel.errors import BandstandError, NotationError, RecordError
from bandstand.kernel.record import read_dice

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from bandstand.kernel.game import Game
    from bandstand.kernel.record import Record
    from bandstand.kernel.state import State

Columns = dict[str, "NDArray[Any]"]

# The columns of a decision, each with its type in the tables.
DECISION: dict[str, type[np.generic]] = {
    "game": np.int32,
    "step": np.int32,
    "seat": np.int8,
    "move": np.int32,
    "choices": np.int16,
    "score": np.int32,
    "forced": np.bool_,
}
NO_RESULT = 0  # the place of an unfinished game and of a seat that a game does not have


class Tables:
    """Collects the rows of records, one record after the other."""

    def __init__(self) -> None:
        self._game, self._step, self._seat = array("i"), array("i"), array("b")
        self._move, self._choices, self._score = array("i"), array("i"), array("i")
        self._records: list[Record] = []

    def add(self, record: Record) -> None:
        """Replay a record and add its rows; RecordError says which move cannot be made."""
        game = registry.find(record.game)
        state = _begin(game, record)
        number = len(self._records)
        for step, text in enumerate(record.moves):
            seat, move = _read(game, state, record, step, text)
            legal = state.moves(seat)
            choices = len(legal) if move in legal else _unprompted(state, seat, move, step, text)
            self._game.append(number)
            self._step.append(step)
            self._seat.append(seat)
            self._move.append(move)
            self._choices.append(choices)
            self._score.append(state.scores()[seat])
            state.play(seat, move)
        _check_result(record, state)
        self._records.append(record)

    def decisions(self) -> Columns:
        """The table of decisions."""
        given = (self._game, self._step, self._seat, self._move, self._choices, self._score)
        found = {
            name: np.array(values).astype(kind)
            for (name, kind), values in zip(DECISION.items(), given, strict=False)
        }
        found["forced"] = found["choices"] == 1
        return found

    def games(self) -> Columns:
        """The table of games."""
        records = self._records
        found: Columns = {
            "game": np.arange(len(records), dtype=np.int32),
            "id": np.array([record.game for record in records]),
            "rules": np.array([record.rules for record in records], np.int16),
            "players": np.array([record.players for record in records], np.int8),
            "options": np.array([json.dumps(record.options) for record in records]),
            "dice": np.array([record.dice for record in records]),
            "decisions": np.array([len(record.moves) for record in records], np.int32),
            "finished": np.array([record.placing is not None for record in records], np.bool_),
        }
        for seat in range(max((record.players for record in records), default=0)):
            scores = [_of_seat(record.scores, seat, 0) for record in records]
            places = [_of_seat(record.placing, seat, NO_RESULT) for record in records]
            found[f"score_{seat + 1}"] = np.array(scores, np.int32)
            found[f"place_{seat + 1}"] = np.array(places, np.int8)
        return found


def _begin(game: Game[Any], record: Record) -> State:
    if record.rules not in (game.meta.rules_version, *game.meta.older_rules):
        raise RecordError(f"This program does not play version {record.rules} of the rules.")
    dice = read_dice(record.dice)
    if record.position is not None:
        state: State = game.from_position(record.position, dice)
        return state
    options = game.settle(record.players, record.options)
    dealt: State = game.new(record.players, options, dice, None, record.rules)
    return dealt


def _read(game: Game[Any], state: State, record: Record, step: int, text: str) -> tuple[int, int]:
    number, _, move = text.partition(" ")
    if not number.isdecimal() or not 1 <= int(number) <= record.players:
        raise RecordError(
            f"Move {step + 1} ({text!r}) should begin with a seat from 1 to {record.players}."
        )
    try:
        return int(number) - 1, game.read_move(state, move)
    except NotationError as error:
        raise RecordError(f"Move {step + 1} ({text!r}) cannot be made: {error}") from error


def _unprompted(state: State, seat: int, move: int, step: int, text: str) -> int:
    """How many moves a seat could make that was not asked; an error if this is none of them."""
    moves = state.unprompted_moves(seat)
    if move not in moves:
        raise RecordError(f"Move {step + 1} ({text!r}) is not legal.")
    return len(moves)


def _check_result(record: Record, state: State) -> None:
    if record.scores is not None and record.scores != [int(score) for score in state.scores()]:
        raise RecordError(
            f"This record says the scores are {record.scores}, but replaying gives "
            f"{[int(score) for score in state.scores()]}."
        )


def _of_seat(numbers: list[int] | None, seat: int, otherwise: int) -> int:
    return numbers[seat] if numbers is not None and seat < len(numbers) else otherwise


# -- Files ---------------------------------------------------------------------------------------

FORMATS = ("npz", "parquet")


def write(tables: Tables, form: str, folder: Path) -> list[Path]:
    """Write both tables into a folder; returns the files."""
    written = []
    for name, columns in (("decisions", tables.decisions()), ("games", tables.games())):
        path = folder / f"{name}.{form}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _write_columns(columns, form, path)
        except OSError as error:
            raise BandstandError(f"Cannot write {path}: {error.strerror or error}.") from None
        written.append(path)
    return written


def _write_columns(columns: Columns, form: str, path: Path) -> None:
    if form == "npz":
        np.savez_compressed(path, allow_pickle=False, **columns)
        return
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.table(columns), path)
