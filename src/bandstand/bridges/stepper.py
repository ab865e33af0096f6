"""The inner loop of many tables: moves in; seats, masks, packed observations and rewards out.

Compiled. It writes into plain byte buffers, which ``vector`` shows as NumPy arrays, so that no
number on the way is a Python object of its own where that can be helped.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from bandstand.bridges.turn_order import TurnOrder
from bandstand.kernel.bits import shift
from bandstand.kernel.dice import Dice
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.native import i64
from bandstand.kernel.planes import FLOAT_BYTES, WORD_BITS, PlaneWriter
from bandstand.kernel.state import State

# What a move is rewarded by; see ``env_config.REWARDS``.
BY_VICTORY: Final = 0
BY_SCORE: Final = 1
BY_CHANCE: Final = 2


def mask_of(moves: list[i64], count: i64) -> bytearray:
    """A byte for each of this many moves: 1 for these, 0 for the others."""
    mask = bytearray(count)
    for move in moves:
        mask[move] = 1
    return mask


@final
class Rewards:
    """What the seats have been given so far; a move's reward is how that changes."""

    def __init__(self, kind: i64, scale: float, heuristic: Heuristic) -> None:
        self.kind = kind
        self.scale = scale
        self.heuristic = heuristic

    def standing(self, state: State) -> list[float]:
        """What each seat has been given in all so far."""
        kind, scale = self.kind, self.scale
        if kind == BY_SCORE:
            return [scale * float(score) for score in state.scores()]
        if state.over():
            return [scale * payoff for payoff in state.payoffs()]
        if kind == BY_CHANCE:
            return [scale * chance for chance in self.heuristic.chances(state)]
        return [0.0] * state.players


# Masks of at most this many bits are packed as bits, which NumPy unpacks; the sparse ones of larger
# games are written byte by byte.
_MOST_PACKED: Final = 256


@final
class Stepper:
    """Tables side by side, each waiting for one seat.

    A row has the planes of what the seat sees, the seat, and its legal moves where they are packed.
    """

    def __init__(
        self, turns: list[TurnOrder], rewards: Rewards, bits: int, numbers: int, moves: i64
    ) -> None:
        self.turns = turns
        self.rewards = rewards
        self.moves = moves  # how many there are in all
        count = len(turns)
        players = turns[0].state.players
        # How many words of a row are the mask; 0 where masks are written byte by byte.
        self.mask_words: i64 = 0
        if moves <= _MOST_PACKED:
            self.mask_words = (moves + WORD_BITS - 1) // WORD_BITS
        self.pen = PlaneWriter(bits, numbers, 1 + self.mask_words)
        # The buffers: rows, masks written byte by byte, rewards, which games ended.
        self.rows = bytearray(count * self.pen.row_bytes)
        self.masks = bytearray(count * moves if self.mask_words == 0 else 0)
        self.gains = bytearray(count * players * FLOAT_BYTES)
        self.ended = bytearray(count)
        self._pack_gains = Struct(f"{players}d").pack_into
        self._no_moves = bytes(moves)
        self._gain_bytes: i64 = players * FLOAT_BYTES
        self._rewarded: list[i64] = []  # tables whose row of gains is not 0
        table: i64 = 0
        while table < count:
            self.show(table)
            table += 1

    def show(self, table: i64) -> None:
        """Write who decides at a table, among which moves, and what that seat sees."""
        turns = self.turns[table]
        pen = self.pen
        turns.state.write_planes(turns.seat, pen)
        pen.word(turns.seat)
        if self.mask_words > 0:
            self._pack_mask(turns.legal)
        else:
            masks = self.masks
            first = table * self.moves
            masks[first : first + self.moves] = self._no_moves
            for move in turns.legal:
                masks[first + move] = 1
        pen.finish(self.rows, table * pen.row_bytes)

    def _pack_mask(self, legal: list[i64]) -> None:
        """The legal moves, ascending, as bits."""
        word: i64 = 0
        first: i64 = 0  # move of the word
        for move in legal:
            while move >= first + WORD_BITS:
                self.pen.word(word)
                word = 0
                first += WORD_BITS
            word |= shift(1, move - first)
        last = WORD_BITS * self.mask_words
        while first < last:
            self.pen.word(word)
            word = 0
            first += WORD_BITS

    def check(self, moves: list[int]) -> None:
        """Refuse moves that are not legal, naming the table."""
        if len(moves) != len(self.turns):
            raise BandstandError(f"There are {len(self.turns)} tables, but {len(moves)} moves.")
        for table, turns in enumerate(self.turns):
            if moves[table] not in turns.legal:
                raise BandstandError(f"Move {moves[table]} is illegal at table {table}.")

    def step(self, moves: list[int], seeds: Dice) -> None:
        """Make a legal move at every table; where a game ends, deal another from these dice."""
        players = self.turns[0].state.players
        nothing = [0.0] * players
        for rewarded in self._rewarded:
            self._pack_gains(self.gains, rewarded * self._gain_bytes, *nothing)
            self.ended[rewarded] = 0
        self._rewarded = []
        scored = self.rewards.kind != BY_VICTORY
        table: i64 = 0
        while table < len(self.turns):
            turns = self.turns[table]
            before = self.rewards.standing(turns.state) if scored else nothing
            turns.play(moves[table])
            over = len(turns.legal) == 0
            if over or scored:
                self._reward(table, before, turns.state)
            if over:
                self.ended[table] = 1
                turns.begin(turns.state.rematch(seeds.spawn()))
            self.show(table)
            table += 1

    def _reward(self, table: i64, before: list[float], state: State) -> None:
        """Write what each seat has gained by a move."""
        after = self.rewards.standing(state)
        gains = [after[seat] - before[seat] for seat in range(len(after))]
        self._pack_gains(self.gains, table * self._gain_bytes, *gains)
        self._rewarded.append(table)

    def random_moves(self, dice: Dice) -> list[i64]:
        """A random legal move at every table."""
        return [turns.legal[dice.below(len(turns.legal))] for turns in self.turns]
