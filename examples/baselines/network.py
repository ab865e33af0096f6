"""A small network with NumPy alone: dense layers, ReLU between, trained by Adam.

The last layer has one output for each move, whose logits these are, and one more: what the seat
expects to gain from here on. Saved as float16 without that last one, it is a bot that plays
wherever a level does (docs/lab.md, `net.npz`).
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

MEAN_DECAY, SQUARE_DECAY, TINY = 0.9, 0.999, 1e-8  # of Adam
LARGEST_GRADIENT = 1.0  # the norm at which gradients are clipped
QUIET = 0.01  # scale of the first weights of the last layer


class Network:
    """Weights and biases by turns, and what Adam remembers of each."""

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        self._means = [np.zeros_like(weight) for weight in weights]
        self._squares = [np.zeros_like(weight) for weight in weights]
        self._steps = 0
        self._inner: list[Floats] = []  # the inputs of each layer in the last forward pass

    @classmethod
    def new(cls, sizes: list[int], seed: int) -> Network:
        """Random weights for these numbers of columns: observation, hidden ones, moves."""
        random = np.random.default_rng(seed)
        weights: list[Floats] = []
        widths = [*sizes[:-1], sizes[-1] + 1]
        for before, after in pairwise(widths):
            drawn = random.standard_normal((before, after)) * np.sqrt(2 / before)
            weights += [drawn.astype(np.float32), np.zeros(after, np.float32)]
        weights[-2] *= QUIET
        return cls(weights)

    @classmethod
    def load(cls, path: Path) -> Network:
        """A saved one; it expects nothing yet."""
        with np.load(path) as file:
            weights = [file[name].astype(np.float32) for name in file.files]
        weights[-2] = np.pad(weights[-2], ((0, 0), (0, 1)))
        weights[-1] = np.pad(weights[-1], (0, 1))
        return cls(weights)

    def save(self, path: Path) -> None:
        """Write the layers as float16, without what the seat expects."""
        kept = [*self.weights[:-2], self.weights[-2][:, :-1], self.weights[-1][:-1]]
        named: dict[str, Any] = {}
        for number, array in enumerate(kept):
            kind = "bias" if number % 2 else "weight"
            named[f"{kind}_{number // 2 + 1}"] = array.astype(np.float16)
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez(path, **named)

    def copy(self) -> Network:
        """The same weights, apart."""
        return Network([weight.copy() for weight in self.weights])

    def forward(self, seen: Floats) -> Floats:
        """All outputs, a row for each observation."""
        self._inner = [seen]
        last = len(self.weights) - 2
        for number in range(0, last, 2):
            seen = seen @ self.weights[number]
            seen += self.weights[number + 1]
            np.maximum(seen, 0.0, out=seen)
            self._inner.append(seen)
        outputs: Floats = seen @ self.weights[last] + self.weights[last + 1]
        return outputs

    def learn(self, slopes: Floats, rate: float) -> None:
        """One step of Adam, given the slope of the loss by each output of the last pass."""
        gradients: list[Floats] = []
        for number in range(len(self.weights) - 2, -1, -2):
            inner = self._inner[number // 2]
            gradients += [slopes.sum(axis=0), inner.T @ slopes]
            if number:
                slopes = slopes @ self.weights[number].T
                slopes *= inner > 0
        gradients.reverse()
        norm = float(np.sqrt(sum(float((one * one).sum()) for one in gradients)))
        self._adam(gradients, min(1.0, LARGEST_GRADIENT / (norm + TINY)), rate)

    def _adam(self, gradients: list[Floats], scale: float, rate: float) -> None:
        self._steps += 1
        rate *= np.sqrt(1 - SQUARE_DECAY**self._steps) / (1 - MEAN_DECAY**self._steps)
        for weight, mean, square, gradient in zip(
            self.weights, self._means, self._squares, gradients, strict=True
        ):
            gradient *= scale
            mean += (1 - MEAN_DECAY) * (gradient - mean)
            square += (1 - SQUARE_DECAY) * (gradient * gradient - square)
            weight -= rate * mean / (np.sqrt(square) + TINY)


def log_chances(logits: Floats, masks: NDArray[Any]) -> Floats:
    """The logarithm of the probability of each move; of illegal ones it is far below zero."""
    shown = np.where(masks > 0, logits, np.float32(-1e9))
    shown -= shown.max(axis=1, keepdims=True)
    shown -= np.log(np.exp(shown).sum(axis=1, keepdims=True))
    return shown
