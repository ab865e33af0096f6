"""The inner loop of many tables: moves in; seats, masks, packed observations and rewards out.

Compiled. It reads and writes plain byte buffers, which ``vector`` shows as NumPy arrays, so that no
number on the way is a Python object of its own where that can be helped.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from bandstand.bridges.turn_order import TurnOrder
from bandstand.kernel.bits import MOST_MEMBERS, shift
from bandstand.kernel.buffers import (
    NUMBER_BYTES,
    WORD_BITS,
    WORD_BYTES,
    number_at,
    put_byte,
    put_number,
    put_word,
)
from bandstand.kernel.dice import Dice
from bandstand.kernel.errors import BandstandError
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.native import i64
from bandstand.kernel.planes import PlaneWriter
from bandstand.kernel.state import State

# What a move is rewarded by; see ``env_config.REWARDS``.
BY_VICTORY: Final = 0
BY_SCORE: Final = 1
BY_CHANCE: Final = 2


def mask_of(moves: list[i64], count: i64) -> bytearray:
    """A byte for each of this many moves: 1 for these, 0 for the others."""
    mask = bytearray(count)
    for move in moves:
        put_byte(mask, move, 1)
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


# Masks of at most this many moves are packed as bits, which NumPy unpacks. Of games with more, few
# are legal at a time: those are set in a row of bytes, and cleared again.
_MOST_PACKED: Final = 256


@final
class Stepper:
    """Tables side by side, each waiting for one seat; a row a table in each buffer."""

    def __init__(
        self, turns: list[TurnOrder], rewards: Rewards, bits: int, numbers: int, moves: i64
    ) -> None:
        self.turns = turns
        self.rewards = rewards
        self.moves = moves  # how many there are in all
        self.count: i64 = len(turns)
        self.players: i64 = turns[0].state.players
        # How many words of bits a mask takes; 0 where it is a row of bytes.
        self.mask_words: i64 = 0
        if moves <= _MOST_PACKED:
            self.mask_words = (moves + WORD_BITS - 1) // WORD_BITS
        self.mask_bytes: i64 = WORD_BYTES * self.mask_words if self.mask_words > 0 else moves
        self.pen = PlaneWriter(bits, numbers)
        # The decision to come: what its seat sees, packed; the seat; its legal moves.
        self.rows = bytearray(self.count * self.pen.row_bytes)
        self.seats = bytearray(self.count * NUMBER_BYTES)
        self.masks = bytearray(self.count * self.mask_bytes)
        # The moves to make, and random ones.
        self.chosen = bytearray(self.count * NUMBER_BYTES)
        self.drawn = bytearray(self.count * NUMBER_BYTES)
        # Of the last step: each seat's reward, a float, and which games ended.
        self.gains = bytearray(self.count * self.players * NUMBER_BYTES)
        self.ended = bytearray(self.count)
        self._pack_gains = Struct(f"{self.players}d").pack_into
        self._rewarded: list[i64] = []  # tables whose row of gains is not 0
        for table in range(self.count):
            self.show(table, turns[table])

    def show(self, table: i64, turns: TurnOrder) -> None:
        """Write who decides at a table, among which moves, and what that seat sees."""
        pen = self.pen
        pen.begin(self.rows, table * pen.row_bytes)
        turns.state.write_planes(turns.seat, pen)
        put_number(self.seats, table * NUMBER_BYTES, turns.seat)
        if self.mask_words == 0:
            self._mark(table, turns, 1)
        elif turns.choices != 0:
            self._pack_set(table, turns.first, turns.choices)
        else:
            self._pack_list(table, turns.listed)

    def _mark(self, table: i64, turns: TurnOrder, mark: i64) -> None:
        """Set or clear the legal moves in a row of bytes."""
        row = table * self.moves
        for move in turns.legal:
            put_byte(self.masks, row + move, mark)

    def _pack_set(self, table: i64, first: i64, choices: i64) -> None:
        """Legal moves that are a set from a first move on, as words of bits."""
        at = table * self.mask_bytes
        for word in range(self.mask_words):
            before = WORD_BITS * word - first  # choices that belong to earlier words
            if before >= 0:
                put_word(self.masks, at, choices >> min(before, MOST_MEMBERS))
            else:
                put_word(self.masks, at, shift(choices, -before) if -before < WORD_BITS else 0)
            at += WORD_BYTES

    def _pack_list(self, table: i64, legal: list[i64]) -> None:
        """Legal moves in a list, ascending, as words of bits."""
        at = table * self.mask_bytes
        end = at + self.mask_bytes
        word: i64 = 0
        first: i64 = 0  # move of the word
        for move in legal:
            while move >= first + WORD_BITS:
                put_word(self.masks, at, word)
                at += WORD_BYTES
                word = 0
                first += WORD_BITS
            word |= shift(1, move - first)
        while at < end:
            put_word(self.masks, at, word)
            at += WORD_BYTES
            word = 0

    def check(self) -> None:
        """Refuse moves that are not legal, naming the table."""
        for table in range(self.count):
            move = number_at(self.chosen, table * NUMBER_BYTES)
            if not self.turns[table].allows(move):
                raise BandstandError(f"Move {move} is illegal at table {table}.")

    def step(self, seeds: Dice) -> None:
        """Make the chosen moves; where a game ends, deal another from these dice."""
        self._forget_rewards()
        scored = self.rewards.kind != BY_VICTORY
        nothing = [0.0] * self.players
        for table in range(self.count):
            turns = self.turns[table]
            if self.mask_words == 0:
                self._mark(table, turns, 0)
            before = self.rewards.standing(turns.state) if scored else nothing
            turns.play(number_at(self.chosen, table * NUMBER_BYTES))
            over = turns.over()
            if over or scored:
                self._reward(table, before, turns.state)
            if over:
                self.ended[table] = 1
                turns.begin(turns.state.rematch(seeds.spawn()))
            self.show(table, turns)

    def _forget_rewards(self) -> None:
        """Clear what the last step wrote."""
        nothing = [0.0] * self.players
        for table in self._rewarded:
            self._pack_gains(self.gains, table * self.players * NUMBER_BYTES, *nothing)
            self.ended[table] = 0
        self._rewarded = []

    def _reward(self, table: i64, before: list[float], state: State) -> None:
        """Write what each seat has gained by a move."""
        after = self.rewards.standing(state)
        gains = [after[seat] - before[seat] for seat in range(len(after))]
        self._pack_gains(self.gains, table * self.players * NUMBER_BYTES, *gains)
        self._rewarded.append(table)

    def draw(self, dice: Dice) -> None:
        """Draw a random legal move at every table."""
        for table in range(self.count):
            turns = self.turns[table]
            move = turns.nth(dice.below(turns.count()))
            put_number(self.drawn, table * NUMBER_BYTES, move)
