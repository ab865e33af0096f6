"""Relabelled decisions: colours, and where the rules allow it chords, may be exchanged.

The rules of the two trick games treat all colours alike, and Take the A Chord turns the ring of
chords as a whole. A network does not know that; it is shown every decision under names drawn at
random, which is worth many times the decisions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from bandstand.bridges.env_config import EnvConfig

Indices = NDArray[np.intp]
DECKS = {"a-chord": (5, 7), "six-forces": (4, 12)}  # colours, and ranks as moves number them
RANKS_TURN = {"a-chord": True, "six-forces": False}  # whether the ranks form a ring
# Planes by what their columns are, place by place or seat by seat.
CARDS = {
    "a-chord": ("hand", "turned up", "round", "played"),
    "six-forces": ("hand", "trick", "played"),
}
COLOURS = ("lacks", "trump")
RANKS = ("key",)
CARD_NUMBERS = ("own card", "last trick", "last round")  # counted from 1; 0: none


@dataclass(frozen=True)
class Relabelling:
    """Another naming of the same things."""

    columns: Indices  # of an observation, for each column the one that it is taken from
    moves: Indices  # likewise
    places: Indices  # the other way round: what each move is called
    numbers: Indices  # the columns that are numbers of cards
    cards: NDArray[np.uint8]  # what each number becomes

    def rows(self, seen: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Observations, unscaled, under the new names."""
        renamed = seen[:, self.columns]
        renamed[:, self.numbers] = self.cards[renamed[:, self.numbers]]
        return renamed


class Symmetries:
    """All namings of one game's cards."""

    def __init__(self, config: EnvConfig) -> None:
        self.game_id = config.game.meta.id
        self.config = config
        self.exist = self.game_id in DECKS

    def draw(self, random: np.random.Generator) -> Relabelling | None:
        """One of them; None where there are no others."""
        if not self.exist:
            return None
        colours, ranks = DECKS[self.game_id]
        order = random.permutation(colours)
        turn = int(random.integers(ranks)) if RANKS_TURN[self.game_id] else 0
        return self.relabelling(order, turn)

    def relabelling(self, order: Indices, turn: int) -> Relabelling:
        """Each new colour is taken from an old one, each rank from the one so far before it."""
        ranks = DECKS[self.game_id][1]
        moves = np.arange(self.config.moves)
        cards = grid(order, ranks, turn)
        moves[: len(cards)] = cards
        after = moves[len(cards) :]
        if len(after):  # trumps come last: the colours, then big and small
            trumps = after[-len(order) - 2 :]
            trumps[: len(order)] = trumps[0] + order
        places = np.argsort(moves)
        numbers, columns = self._columns(order, ranks, turn)
        lookup = np.zeros(256, np.uint8)
        lookup[1 : 1 + len(cards)] = 1 + places[: len(cards)]
        return Relabelling(columns, moves, places, numbers, lookup)

    def _columns(self, order: Indices, ranks: int, turn: int) -> tuple[Indices, Indices]:
        """The columns of card numbers, and where each column comes from."""
        seen = self.config.observations
        columns = np.arange(seen.size)
        numbers: list[Any] = []
        for name, where in seen.columns.items():
            width = where.stop - where.start
            if name in CARD_NUMBERS:
                numbers += range(where.start, where.stop)
                continue
            if name in CARDS[self.game_id]:
                shown = seen.columns["hand"]  # without the ranks that are not dealt
                block = grid(order, (shown.stop - shown.start) // len(order), turn)
            elif name in COLOURS:
                block = order
                if name == "trump":
                    block = np.concatenate((order, len(order) + np.arange(2)))
            elif name in RANKS:
                block = (np.arange(ranks) - turn) % ranks
            else:
                continue
            blocks = np.arange(width).reshape(-1, len(block))
            columns[where] = where.start + blocks[:, block].reshape(-1)
        return np.array(numbers, np.intp), columns


def grid(order: Indices, ranks: int, turn: int) -> Indices:
    """The old card of each new one; cards go colour by colour."""
    rank = (np.arange(ranks) - turn) % ranks
    return (order[:, None] * ranks + rank).reshape(-1)
