"""Records: a whole game on one line that a person can read, replay and check."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from bandstand.kernel import dice
from bandstand.kernel.errors import RecordError
from bandstand.kernel.seal import Seal, read_seal

if TYPE_CHECKING:
    from bandstand.kernel.options import Options

FORMAT = 1


@dataclass
class Record:
    """One game: the options, the dice, the moves, the result.

    A move is the seat's number (from 1), a space, and the move in the game's notation. Simultaneous
    moves are in the order in which they were made.

    >>> record = Record("a-chord", 1, 3, {}, ["Ann", "Ben", "Cy"], "seed 1")
    >>> from_json(record.to_json()) == record
    True
    """

    game: str
    rules: int
    players: int
    options: Options
    names: list[str]
    dice: str = field(repr=False)  # a secret until the game is over
    moves: list[str] = field(default_factory=list)
    scores: list[int] | None = None
    placing: list[int] | None = None
    format: int = FORMAT
    # Where the game began, if not with a deal: practice from a position, see ``kernel.position``.
    position: str | None = None
    # What the dice were made of, if people added to the shuffle.
    seal: Seal | None = field(default=None, repr=False)

    def to_data(self) -> dict[str, object]:
        """The record as plain data, without a position or a seal if there is none."""
        data = asdict(self)
        for name in _OPTIONAL:
            if data[name] is None:
                del data[name]
        return data

    def to_json(self) -> str:
        """The record as one line."""
        return json.dumps(self.to_data(), ensure_ascii=False)


_TYPES: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,
    "names": list,
    "dice": str,
    "moves": list,
    "scores": (list, type(None)),
    "placing": (list, type(None)),
    "format": int,
}
_OPTIONAL = ("position", "seal")
_LISTS = {"names": str, "moves": str, "scores": int, "placing": int}


def from_json(line: str) -> Record:
    """The record on this line; RecordError says what is wrong with it."""
    try:
        data: Any = json.loads(line)
    except ValueError as error:
        raise RecordError(f"This is not a record: {error}.") from None
    except RecursionError:
        raise RecordError("This is not a record: it is nested too deeply.") from None
    if not isinstance(data, dict):
        raise RecordError("This is not a record: a record is a JSON object.")
    for name, wanted in _TYPES.items():
        if name not in data:
            raise RecordError(f"This record has no field {name!r}.")
        value = data[name]
        if not isinstance(value, wanted) or isinstance(value, bool):
            raise RecordError(f"Field {name!r} of this record holds {value!r}, which is invalid.")
        if name in _LISTS and isinstance(value, list):
            _check_items(name, value)
    if not isinstance(data.get("position", ""), str):
        raise RecordError(f"Field 'position' of this record holds {data['position']!r}, not text.")
    unknown = [name for name in data if name not in _TYPES and name not in _OPTIONAL]
    if unknown:
        raise RecordError(f"This record has an unknown field {unknown[0]!r}.")
    if data["format"] != FORMAT:
        raise RecordError(
            f"This record is in format {data['format']}; this version reads format {FORMAT}."
        )
    if "seal" in data:
        data["seal"] = read_seal(data["seal"], data["players"])
    return Record(**data)


def _check_items(name: str, items: list[object]) -> None:
    for item in items:
        if not isinstance(item, _LISTS[name]) or isinstance(item, bool):
            raise RecordError(f"Field {name!r} of this record holds {item!r}, which is invalid.")


def write_seed(seed: int) -> str:
    """The text for seeded dice in a record."""
    return f"seed {seed}"


def write_secret(secret: bytes) -> str:
    """The text for the secret dice of a table in a record."""
    return f"secret {secret.hex()}"


def read_dice(text: str) -> dice.Dice:
    """The dice that a record describes."""
    kind, _, value = text.partition(" ")
    try:
        if kind == "seed":
            return dice.seeded(int(value))
        if kind == "secret":
            return dice.keyed(bytes.fromhex(value))
    except ValueError:
        pass
    raise RecordError(
        f"The dice {text!r} are unknown: they read 'seed' and a whole number, "
        "or 'secret' and 64 hexadecimal digits."
    )
