"""What a seat sees, as arrays of a fixed size: a game's view laid out by a declared shape.

A shape is plain data, kept in the folder ``shapes``, one file a game, good for every number of
players and every option. It says how each part of the view is written as numbers from 0 to 1:

``flag``     yes or no: 1 or 0
``number``   a whole number between ``low`` and ``high``: how far up it lies
``word``     one of ``words``: a 1 in its place, or in the last for any other word
``seat``     a seat: a 1 in its place, counted from the seat that looks
``seats``    several seats, likewise
``bag``      a list of ``words`` whose order means nothing: how many of each, how many unknown
             and how many others, as shares of ``most``; with ``of``, a list of records that go by
             that part
``row``      a list of at most ``most`` things: for each whether it is there, and itself
``table``    a list with one thing a seat, beginning with the seat that looks
``record``   named parts, one after the other

Whatever may be unknown (None) has one number more in front: whether it is known.
"""

from __future__ import annotations

import json
from array import array
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import numpy as np

from bandstand.bridges.encoders import Record, writer
from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from bandstand.bridges.encoders import Shape
    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State


class Encoder:
    """How the seats of one game see, as arrays."""

    def __init__(self, game: Game[Any], shape: Shape) -> None:
        self.game = game
        self.shape = shape
        writers = {name: writer(part) for name, part in shape["parts"].items()}
        self._writer = Record(writers)
        self.size = int(self._writer.size)
        # By name: where each part of the view begins and ends in the flat array.
        self.parts = {name: (int(at), int(at + part.size)) for name, at, part in self._writer.parts}

    def flat(self, state: State, seat: int) -> NDArray[np.float32]:
        """All that a seat sees as one array."""
        row: NDArray[np.float32] = self.rows([state], [seat])[0]
        return row

    def rows(self, states: Sequence[State], seats: Sequence[int]) -> NDArray[np.float32]:
        """The same for one seat of each of many games, a row each."""
        # Single numbers are set much faster in such an array than in one of NumPy's.
        numbers = array("f", bytes(4 * self.size * len(states)))
        view, write = self.game.view, self._writer.write
        at = 0
        for state, seat in zip(states, seats, strict=True):
            write(view(state, seat), numbers, at, seat, int(state.players))
            at += self.size
        return np.frombuffer(numbers, np.float32).reshape(len(states), self.size)

    def named(self, flat: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The same by the names of the view's parts; the last axis is cut."""
        return {name: flat[..., begin:end] for name, (begin, end) in self.parts.items()}


@cache
def encoder(game_id: str) -> Encoder:
    """How the seats of a registered game see."""
    from bandstand.games import registry

    game = registry.find(game_id)
    path = files(__package__).joinpath("encodings", f"{game_id}.json")
    if not path.is_file():
        raise BandstandError(
            f"No shape is declared for the views of {game_id}. "
            f"Make one with: python -m bandstand.bridges.infer_schema {game_id}"
        )
    return Encoder(game, json.loads(path.read_text(encoding="utf-8")))
