"""A small network in an ``.npz`` file, played with NumPy alone.

The arrays of the file are its layers in order, a weight (inputs by outputs) and a bias by turns,
with a ReLU between two layers. The first takes an observation, the last has an output for each
move of the game. ``onnx_bot`` seats it wherever a level can stand: it answers the same questions as
a session of onnxruntime.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from bandstand.kernel.errors import BandstandError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray


class Port:
    """The name and shape of what goes in or comes out."""

    def __init__(self, name: str, columns: int) -> None:
        self.name = name
        self.shape = (1, columns)


class SmallNetwork:
    """Dense layers with a ReLU between two."""

    def __init__(self, layers: list[NDArray[np.float32]]) -> None:
        self.weights = layers[0::2]
        self.biases = layers[1::2]

    def get_inputs(self) -> list[Port]:
        """What it takes: an observation."""
        return [Port("observation", self.weights[0].shape[0])]

    def get_outputs(self) -> list[Port]:
        """What it gives: a number for each move."""
        return [Port("moves", self.weights[-1].shape[1])]

    def run(
        self, names: None, given: Mapping[str, NDArray[np.float32]]
    ) -> list[NDArray[np.float32]]:
        """The numbers of all moves, a row for each observation."""
        values = given["observation"]
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            values = np.maximum(values @ weight + bias, 0.0)
        return [values @ self.weights[-1] + self.biases[-1]]


def load(path: str | Path) -> SmallNetwork:
    """The network of a file; an error says what is wrong with it."""
    try:
        with np.load(path, allow_pickle=False) as file:
            layers = [file[name].astype(np.float32) for name in file.files]
    except Exception as error:  # whatever NumPy raises for a broken file
        raise BandstandError(f"{path} is no network that can be loaded: {error}") from error
    if not layers or len(layers) % 2:
        raise BandstandError(
            f"{path} is no network that can be loaded: it has {len(layers)} arrays, "
            "not a weight and a bias for each layer."
        )
    columns = layers[0].shape[:1]
    for number, (weight, bias) in enumerate(zip(layers[0::2], layers[1::2], strict=True), start=1):
        if weight.ndim != 2 or weight.shape[:1] != columns or bias.shape != weight.shape[1:]:
            raise BandstandError(
                f"{path} is no network that can be loaded: layer {number} has a weight of the "
                f"shape {weight.shape} and a bias of the shape {bias.shape}, which do not fit."
            )
        columns = bias.shape
    return SmallNetwork(layers)
