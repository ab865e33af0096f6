"""Train a small agent by Deep Monte-Carlo, in NumPy alone, and measure it against random play.

All seats of many tables are played by one network that predicts, for every legal move, what the
seat's score will change by from here on compared with the others'. It learns from what came. Run it
from a checkout, in some minutes of one core:

    python docs/examples/train.py --game rythm-n-play --players 2 --minutes 2
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bandstand.bots.match import RANDOM, decide
from bandstand.bridges.env_config import SCORE, EnvConfig
from bandstand.bridges.vector import Tables
from bandstand.kernel.bits import lowest
from bandstand.kernel.dice import seeded

Floats = NDArray[np.float32]

DISCOUNT = 0.9  # what comes later is worth less: it is less this move's doing
CURIOSITY = 0.1  # how often a move is tried at random
RATE = 1e-3
BATCH = 512


class Network:
    """One hidden layer, trained by Adam: from what a seat sees to the worth of every move."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (random.standard_normal((inputs, hidden)) * np.sqrt(2 / inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (random.standard_normal((hidden, outputs)) * 0.01).astype(np.float32),
            np.zeros(outputs, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def worth(self, seen: Floats) -> Floats:
        """The worth of every move, a row for each observation."""
        first, bias, second, base = self.weights
        result: Floats = np.maximum(seen @ first + bias, 0.0) @ second + base
        return result

    def learn(self, seen: Floats, moves: NDArray[np.int64], came: Floats) -> float:
        """One step of gradient descent towards what came; returns the mean squared error."""
        first, bias, second, base = self.weights
        hidden = np.maximum(seen @ first + bias, 0.0)
        rows = np.arange(len(moves))
        error = (hidden @ second + base)[rows, moves] - came
        back = np.zeros((len(moves), len(base)), np.float32)
        back[rows, moves] = 2 * error / len(moves)
        inner = (back @ second.T) * (hidden > 0)
        slopes = [seen.T @ inner, inner.sum(axis=0), hidden.T @ back, back.sum(axis=0)]
        self._adam(slopes)
        return float((error**2).mean())

    def _adam(self, slopes: list[Floats]) -> None:
        self._steps += 1
        for weight, mean, square, slope in zip(
            self.weights, self._means, self._squares, slopes, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            steady = mean / (1 - 0.9**self._steps)
            spread = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weight -= RATE * steady / spread


@dataclass
class Decision:
    """A decision that waits to be told what came of it."""

    seen: Floats
    move: int
    gained: float = 0.0


class Trainer:
    """Self-play at many tables, and a memory of what came of the latest decisions."""

    def __init__(self, game_id: str, players: int, tables: int, seed: int) -> None:
        self.tables = Tables(game_id, tables, players, reward=SCORE, seed=seed, dtype=np.float32)
        config = self.tables.config
        self.network = Network(config.observations.size, 128, config.moves, seed)
        self.random = np.random.default_rng(seed)
        self.stories: list[list[list[Decision]]] = [
            [[] for _ in range(players)] for _ in range(tables)
        ]
        self.memory: list[tuple[Floats, int, float]] = []
        self.scale = 0.0
        self.decisions = 0
        self.error = 0.0

    def step(self) -> None:
        """One move at every table; learn once enough has come in."""
        tables = self.tables
        seen = tables.observe()
        moves = best(self.network, seen, tables.masks)
        at_random = self.random.random(tables.count) < CURIOSITY
        moves = np.where(at_random, tables.random_moves(self.random), moves)
        seats = tables.seats.tolist()
        for number, seat in enumerate(seats):
            self.stories[number][seat].append(Decision(seen[number], int(moves[number])))
        rewards, ended = tables.step(moves)
        self.decisions += tables.count
        margins = rewards - rewards.mean(axis=1, keepdims=True) if rewards.shape[1] > 1 else rewards
        for number in np.flatnonzero(margins.any(axis=1)).tolist():
            for seat, story in enumerate(self.stories[number]):
                if story:
                    story[-1].gained += float(margins[number, seat])
        for number in np.flatnonzero(ended).tolist():
            for story in self.stories[number]:
                self._remember(story)
                story.clear()
        while len(self.memory) >= BATCH:
            self._learn()

    def _remember(self, story: list[Decision]) -> None:
        came = 0.0
        for decision in reversed(story):
            came = decision.gained + DISCOUNT * came
            self.memory.append((decision.seen, decision.move, came))

    def _learn(self) -> None:
        chosen = self.random.permutation(len(self.memory))[:BATCH]
        batch = [self.memory[number] for number in chosen]
        left = np.ones(len(self.memory), bool)
        left[chosen] = False
        self.memory = [entry for entry, stays in zip(self.memory, left, strict=True) if stays]
        came = np.array([entry[2] for entry in batch], np.float32)
        if self.scale == 0.0:  # fixed: values that shrink would have to be learnt again
            self.scale = max(float(came.std()), 1.0)
        came /= self.scale
        self.error = self.network.learn(
            np.stack([entry[0] for entry in batch]),
            np.array([entry[1] for entry in batch]),
            came,
        )


def best(network: Network, seen: Floats, masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """The legal move of most worth, a row each."""
    chosen: NDArray[np.int64] = np.where(masks > 0, network.worth(seen), -np.inf).argmax(axis=1)
    return chosen


def victories(network: Network, game_id: str, players: int, games: int, seed: int) -> float:
    """The agent's share of the victories against random players, each game from another seat."""
    table = EnvConfig(game_id, players)
    total = 0.0
    for number in range(games):
        state, dice = table.deal(seed + number), seeded(seed + number)
        agent = number % players
        while not state.over():
            seat = lowest(state.to_act())
            if seat == agent:
                seen = table.observe(state, seat)[None, :]
                move = int(best(network, seen, table.mask(state.moves(seat))[None, :])[0])
            else:
                move = decide(RANDOM, table.game.heuristic, state, seat, dice)
            state.play(seat, move)
        total += state.payoffs()[agent]
    return total / games


def train(
    game_id: str, players: int, seconds: float, decisions: int | None = None, seed: int = 1
) -> Trainer:
    """Train for so long, or for this many decisions, which gives the same agent every time."""
    trainer = Trainer(game_id, players, tables=64, seed=seed)
    until = time.monotonic() + seconds
    while trainer.decisions < decisions if decisions else time.monotonic() < until:
        trainer.step()
    return trainer


def main() -> None:
    """Train as the command line asks, and say how the agent does."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default="rythm-n-play")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=400)
    given = parser.parse_args()
    trainer = train(given.game, given.players, 60 * given.minutes)
    share = victories(trainer.network, given.game, given.players, given.games, 10**6)
    margin = 1.96 * np.sqrt(share * (1 - share) / given.games)
    print(
        f"{trainer.decisions} decisions; against random play the agent wins {100 * share:.1f} % "
        f"of {given.games} games (+/- {100 * margin:.1f}), where chance alone gives "
        f"{100 / given.players:.1f} %."
    )


if __name__ == "__main__":
    main()
