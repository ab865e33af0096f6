"""Perft: how many sequences of legal moves there are from a position.

As in chess programming: one wrong legal move anywhere below the position changes a count, so exact
numbers for a few positions check the rules of many. If several seats must decide, the lowest goes
first; the order makes no difference to the rules.
"""

from __future__ import annotations

from bandstand.kernel.bits import lowest
from bandstand.kernel.state import State


def perft(state: State, depth: int) -> list[int]:
    """The number of sequences of exactly 1, 2, ... *depth* moves; a finished game has none."""
    counts = [0] * depth
    _count(state, counts, 0)
    return counts


def _count(state: State, counts: list[int], made: int) -> None:
    if state.over():
        return
    seat = lowest(state.to_act())
    moves = state.moves(seat)
    counts[made] += len(moves)
    if made + 1 < len(counts):
        for move in moves:
            after = state.clone()
            after.play(seat, move)
            _count(after, counts, made + 1)
