"""Whose turn it is at a table: the seats in the order in which an environment asks them.

Seats that decide at the same time are asked one after the other. With *unprompted* there is a pause
before the first move and after every other: each seat that may do something unasked (hold a card
back, or try a chord out of turn, in Re-Chord) is asked once for it, and may answer ``nothing``.
"""

from __future__ import annotations

from typing import Final, final

from bandstand.kernel.bits import lowest
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

NO_PAUSES: Final = -1  # in place of the move that does nothing unasked: nobody is offered to


@final
class TurnOrder:
    """A game under way, the seat that is asked, and its moves."""

    __slots__ = ("legal", "nothing", "pause", "seat", "state")

    def __init__(self, state: State, nothing: i64) -> None:
        # The move that stands for doing nothing unasked; NO_PAUSES where nobody is offered to.
        self.nothing = nothing
        self.seat: i64 = 0
        self.legal: list[i64] = []
        # Seats that are still to be asked whether they do something unasked.
        self.pause: list[i64] = []
        self.state = state
        self.begin(state)

    def begin(self, state: State) -> None:
        """Ask for the first move of a game."""
        self.state = state
        if self.nothing != NO_PAUSES:
            self.pause = [seat for seat in range(state.players)]  # noqa: C416  of i64
        self._ask()

    def play(self, move: i64) -> None:
        """Make a legal move of the seat that is asked."""
        if len(self.pause) > 0:
            self.pause.pop(0)
            if move != self.nothing:
                self.state.play(self.seat, move)
        else:
            self.state.play(self.seat, move)
            if self.nothing != NO_PAUSES:
                players = self.state.players
                self.pause = [(self.seat + step) % players for step in range(1, players + 1)]
        self._ask()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (resume, (self.state, self.nothing, self.seat, self.legal, self.pause))

    def _ask(self) -> None:
        state = self.state
        if state.over():
            self.pause = []
            self.legal = []
            return
        while len(self.pause) > 0:
            asides = state.unprompted_moves(self.pause[0])
            if len(asides) > 0:
                asides.append(self.nothing)
                self.seat, self.legal = self.pause[0], asides
                return
            self.pause.pop(0)
        self.seat = lowest(state.to_act())
        self.legal = state.moves(self.seat)


def resume(state: State, nothing: i64, seat: i64, legal: list[i64], pause: list[i64]) -> TurnOrder:
    """A game that goes on where it was pickled or copied."""
    turns = TurnOrder(state, nothing)
    turns.seat, turns.legal, turns.pause = seat, legal, pause
    return turns
