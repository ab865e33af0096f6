"""What seats see as NumPy arrays: a table's planes packed by compiled code, and unpacked here.

The games declare the planes (``games/<title>/observation.py``); docs/observations.md lists them.
Compiled code writes words into a buffer (``pack``); ``squeezed`` makes packed rows of them, which
take 50 to 400 bytes and fit a replay buffer; ``unpack`` makes of packed rows an array with a column
a bit or number: ``uint8``, as they are, or ``float32``, scaled to 0 to 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bandstand.kernel.errors import BandstandError
from bandstand.kernel.planes import FLOAT_BYTES, WORD_BITS, PlaneWriter, words_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import DTypeLike, NDArray

    from bandstand.kernel.game import Game
    from bandstand.kernel.options import Options
    from bandstand.kernel.planes import Plane
    from bandstand.kernel.state import State

DTYPES = (np.uint8, np.float32)
WORD_BYTES = WORD_BITS // 8


class Observations:
    """The observations of one game at one number of players with these options."""

    def __init__(
        self, game: Game[Any], players: int, options: Options, dtype: DTypeLike = np.float32
    ) -> None:
        if game.planes is None:
            raise BandstandError(
                f"{game.meta.title} declares no planes: it needs an observation.py, "
                "see docs/adding-a-game.md."
            )
        self.dtype = np.dtype(dtype)
        if self.dtype not in DTYPES:
            raise BandstandError(f"Observations are uint8 or float32, not {self.dtype}.")
        declared = game.planes(players, options)
        # In the order of the columns: bits before numbers.
        self.planes: tuple[Plane, ...] = (
            *(plane for plane in declared if plane.is_bits()),
            *(plane for plane in declared if not plane.is_bits()),
        )
        self.bits = sum(plane.width for plane in self.planes if plane.is_bits())
        self.size = sum(plane.width for plane in self.planes)
        # The columns of each plane, by name.
        self.columns: dict[str, slice] = {}
        at = 0
        for plane in self.planes:
            self.columns[plane.name] = slice(at, at + plane.width)
            at += plane.width
        # The largest value of each column as uint8.
        self.highest: NDArray[np.uint8] = np.repeat(
            np.array([plane.high - plane.low for plane in self.planes], np.uint8),
            [plane.width for plane in self.planes],
        )
        self._pen = self.writer()
        # Of the words that ``pack`` writes for a row, and of a packed row.
        self.buffer_bytes = int(self._pen.row_bytes)
        self.row_bytes = self.buffer_bytes // FLOAT_BYTES * WORD_BYTES
        first = WORD_BYTES * words_of(self.bits)
        self._numbers = slice(first, first + self.size - self.bits)
        self._words = np.zeros(self.buffer_bytes // FLOAT_BYTES)  # that ``row`` writes
        self._room = self._words.data.cast("B")
        self._scale = np.float32(1) / self.highest[self.bits :].astype(np.float32)

    def writer(self) -> PlaneWriter:
        """What ``State.write_planes`` writes with."""
        return PlaneWriter(self.bits, self.size - self.bits)

    def pack(self, states: Sequence[State], seats: Sequence[int], buffer: Any) -> None:
        """What one seat of each state sees, a row of words each, into a writable buffer."""
        room = memoryview(buffer).cast("B")
        if room.nbytes < self.buffer_bytes * len(states):
            raise BandstandError(
                f"{len(states)} rows of {self.buffer_bytes} bytes do not fit into a buffer of "
                f"{room.nbytes}."
            )
        pen, at = self.writer(), 0
        for state, seat in zip(states, seats, strict=True):
            state.write_planes(seat, pen)
            pen.finish(room, at)
            at += self.buffer_bytes

    def unpack(self, packed: NDArray[np.uint8], out: NDArray[Any] | None = None) -> NDArray[Any]:
        """Packed rows as an array of columns, into *out* if it is given."""
        if out is None:
            out = np.empty((len(packed), self.size), self.dtype)
        out[:, : self.bits] = np.unpackbits(packed, axis=1, count=self.bits, bitorder="little")
        numbers = packed[:, self._numbers]
        if out.dtype == np.uint8:
            out[:, self.bits :] = numbers
        else:
            np.multiply(numbers, self._scale, out=out[:, self.bits :])
        return out

    def observe(self, states: Sequence[State], seats: Sequence[int]) -> NDArray[Any]:
        """What one seat of each state sees, an unpacked row each."""
        words = np.empty((len(states), self.buffer_bytes // FLOAT_BYTES))
        self.pack(states, seats, words)
        return self.unpack(squeezed(words))

    def row(self, state: State, seat: int) -> NDArray[Any]:
        """What one seat sees, as one unpacked row."""
        state.write_planes(seat, self._pen)
        self._pen.finish(self._room, 0)
        packed = squeezed(self._words)
        bits = np.unpackbits(packed, count=self.bits, bitorder="little")
        numbers = packed[self._numbers]
        if self.dtype == np.uint8:
            return np.concatenate((bits, numbers))
        row = np.empty(self.size, np.float32)
        row[: self.bits] = bits
        np.multiply(numbers, self._scale, out=row[self.bits :])
        return row

    def named(self, rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The columns of each plane by its name; the last axis is cut."""
        return {name: rows[..., columns] for name, columns in self.columns.items()}


def squeezed(words: NDArray[np.float64]) -> NDArray[np.uint8]:
    """Words as packed rows: of each the bytes it uses, the lowest first."""
    lowest_first = words.astype("<i8").view(np.uint8)
    used = lowest_first.reshape(*words.shape, FLOAT_BYTES)[..., :WORD_BYTES]
    return used.reshape(*words.shape[:-1], -1)
