"""Teach a network what the search thinks of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from labels import legal
from symmetry import Symmetries

if TYPE_CHECKING:
    from collections.abc import Iterator

    from labels import Labels
    from network import Floats, Network
    from numpy.typing import NDArray

    from bandstand.bridges.env_config import EnvConfig

# By how much of a chance to win a move must be worse to be made e times as rarely.
SHARPNESS = 0.03
BATCH = 512
RATE, LAST_RATE = 1e-3, 5e-5
HELD_OUT = 20  # one decision in this many is held out


def targets(labels: Labels) -> tuple[Floats, Floats]:
    """How much better each move is than the usual one, and how much that is known.

    Errors of single searches average out here, as they would not in a policy made of them.
    """
    weights = labels.visits / labels.visits.sum(axis=1, keepdims=True)
    usual = (weights * labels.chances).sum(axis=1, keepdims=True)
    better: Floats = (labels.chances - usual) / SHARPNESS
    return better, weights


class Lesson:
    """Labels as arrays to learn from; some are held out."""

    def __init__(self, labels: Labels, config: EnvConfig, seed: int) -> None:
        self.seen = labels.seen
        self.symmetries = Symmetries(config)
        self.scale: Floats = np.reciprocal(config.observations.highest, dtype=np.float32)
        self.masks = legal(labels)
        self.chances = labels.chances
        self.better, self.weights = targets(labels)
        order = np.random.default_rng(seed).permutation(len(labels))
        self.held, self.taught = np.split(order, [len(labels) // HELD_OUT])

    def given_away(self, network: Network) -> float:
        """The chance to win that the network's choices lose in the decisions held out."""
        logits = network.forward(self.seen[self.held] * self.scale)[:, :-1]
        chosen = np.where(self.masks[self.held], logits, -np.inf).argmax(axis=1)
        chances = self.chances[self.held]
        return float((chances.max(axis=1) - chances[np.arange(len(chosen)), chosen]).mean())

    def batches(self, random: np.random.Generator) -> Iterator[NDArray[Any]]:
        """All that is taught once, in a new order."""
        order = random.permutation(self.taught)
        size = min(BATCH, len(order))
        for first in range(0, len(order) - size + 1, size):
            yield order[first : first + size]


def teach(network: Network, lesson: Lesson, epochs: int, seed: int) -> Iterator[float]:
    """Epoch by epoch; after each, what the network gives away."""
    random = np.random.default_rng(seed)
    steps = epochs * max(len(lesson.taught) // BATCH, 1)
    done = 0
    for _ in range(epochs):
        for rows in lesson.batches(random):
            share = done / steps
            rate = LAST_RATE + (RATE - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * share))
            network.learn(slopes(network, lesson, rows, random), rate)
            done += 1
        yield lesson.given_away(network)


def slopes(
    network: Network, lesson: Lesson, rows: NDArray[Any], random: np.random.Generator
) -> Floats:
    """Of the squared error of how much better each move is, by each output."""
    seen, better, weights = lesson.seen[rows], lesson.better[rows], lesson.weights[rows]
    renamed = lesson.symmetries.draw(random)
    if renamed is not None:
        seen = renamed.rows(seen)
        better, weights = better[:, renamed.moves], weights[:, renamed.moves]
    outputs = network.forward(seen * lesson.scale)
    found = np.zeros_like(outputs)
    error = outputs[:, :-1] - better
    error -= (weights * error).sum(axis=1, keepdims=True)  # only differences count
    found[:, :-1] = 2 * weights * error / len(rows)
    return found
