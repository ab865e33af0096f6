"""What seats see as NumPy arrays: a table's planes packed by compiled code, and unpacked here.

The games declare the planes (``games/<title>/observation.py``); docs/observations.md lists them.
Compiled code packs rows into a buffer (``pack``): they take 50 to 400 bytes and fit a replay
buffer. ``unpack`` makes of packed rows an array with a column a bit or number: ``uint8``, as they
are, or ``float32``, scaled to 0 to 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bandstand.kernel.buffers import WORD_BYTES
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.planes import PlaneWriter, words_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import DTypeLike, NDArray

    from bandstand.kernel.game import Game
    from bandstand.kernel.options import Options
    from bandstand.kernel.planes import Plane
    from bandstand.kernel.state import State

DTYPES = (np.uint8, np.float32)


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
        try:
            self.dtype = np.dtype(dtype)
        except TypeError as error:
            raise BandstandError(f"Observations are uint8 or float32, not {dtype!r}.") from error
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
        self.row_bytes = int(self._pen.row_bytes)  # of a packed row
        first = WORD_BYTES * words_of(self.bits)
        self._numbers = slice(first, first + self.size - self.bits)
        # What ``row`` writes into, and the part of it that is numbers.
        self._buffer = bytearray(self.row_bytes)
        self._packed = np.frombuffer(self._buffer, np.uint8)
        self._packed_numbers = self._packed[self._numbers]
        self._scale = np.float32(1) / self.highest[self.bits :].astype(np.float32)

    def writer(self) -> PlaneWriter:
        """What ``State.write_planes`` writes with."""
        return PlaneWriter(self.bits, self.size - self.bits)

    def pack(self, states: Sequence[State], seats: Sequence[int], buffer: Any) -> None:
        """What one seat of each state sees, a packed row each, into a writable buffer."""
        room, needed = memoryview(buffer).cast("B"), self.row_bytes * len(states)
        if room.nbytes < needed:
            raise BandstandError(
                f"{len(states)} rows of {self.row_bytes} bytes do not fit into a buffer of "
                f"{room.nbytes}."
            )
        room[:needed] = self._rows(states, seats)

    def _rows(self, states: Sequence[State], seats: Sequence[int]) -> bytearray:
        """The packed rows one after the other."""
        rows, pen = bytearray(self.row_bytes * len(states)), self._pen
        for number, (state, seat) in enumerate(zip(states, seats, strict=True)):
            pen.begin(rows, number * self.row_bytes)
            state.write_planes(seat, pen)
        return rows

    def unpack(self, packed: NDArray[np.uint8], out: NDArray[Any] | None = None) -> NDArray[Any]:
        """Packed rows as an array of columns, into *out* if it is given."""
        shape = (len(packed), self.size)
        if out is None:
            out = np.empty(shape, self.dtype)
        elif not isinstance(out, np.ndarray):
            raise BandstandError(f"Observations are written into an array, not into {out!r}.")
        elif out.shape != shape or out.dtype not in DTYPES:
            raise BandstandError(
                f"These observations fit an array of uint8 or float32 and shape {shape}, not one "
                f"of {out.dtype} and shape {out.shape}."
            )
        out[:, : self.bits] = np.unpackbits(packed, axis=1, count=self.bits, bitorder="little")
        numbers = packed[:, self._numbers]
        if out.dtype == np.uint8:
            out[:, self.bits :] = numbers
        else:
            np.multiply(numbers, self._scale, out=out[:, self.bits :])
        return out

    def observe(self, states: Sequence[State], seats: Sequence[int]) -> NDArray[Any]:
        """What one seat of each state sees, an unpacked row each."""
        rows = np.frombuffer(self._rows(states, seats), np.uint8)
        return self.unpack(rows.reshape(len(states), self.row_bytes))

    def row(self, state: State, seat: int) -> NDArray[Any]:
        """What one seat sees, as one unpacked row."""
        self._pen.begin(self._buffer, 0)
        state.write_planes(seat, self._pen)
        bits = np.unpackbits(self._packed, count=self.bits, bitorder="little")
        if self.dtype == np.uint8:
            return np.concatenate((bits, self._packed_numbers))
        row = np.empty(self.size, np.float32)
        row[: self.bits] = bits
        np.multiply(self._packed_numbers, self._scale, out=row[self.bits :])
        return row

    def named(self, rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The columns of each plane by its name; the last axis is cut."""
        return {name: rows[..., columns] for name, columns in self.columns.items()}
