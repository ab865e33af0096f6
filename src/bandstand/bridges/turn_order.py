"""Whose turn it is at a table: the seats in the order in which an environment asks them.

Seats that decide at the same time are asked one after the other. With *unprompted* there is a pause
before the first move and after every other: each seat that may do something unasked (hold a card
back, or try a chord out of turn, in Re-Chord) is asked once for it, and may answer ``nothing``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.kernel.bits import lowest

if TYPE_CHECKING:
    from bandstand.kernel.state import State


class TurnOrder:
    """A game under way, the seat that is asked, and its moves."""

    __slots__ = ("legal", "nothing", "pause", "seat", "state")

    def __init__(self, state: State, nothing: int | None) -> None:
        self.state = state
        # The move that stands for doing nothing unasked; None where nobody is offered to.
        self.nothing = nothing
        # Seats that are still to be asked whether they do something unasked.
        self.pause: list[int] = [] if nothing is None else list(range(state.players))
        self.seat = 0
        self.legal: list[int] = []
        self._ask()

    def play(self, move: int) -> None:
        """Make a legal move of the seat that is asked."""
        if self.pause:
            self.pause.pop(0)
            if move != self.nothing:
                self.state.play(self.seat, move)
        else:
            self.state.play(self.seat, move)
            if self.nothing is not None:
                players = int(self.state.players)
                self.pause = [(self.seat + step) % players for step in range(1, players + 1)]
        self._ask()

    def _ask(self) -> None:
        state = self.state
        if state.over():
            self.pause.clear()
            self.legal = []
            return
        while self.pause:
            asides = state.unprompted_moves(self.pause[0])
            if asides and self.nothing is not None:
                self.seat, self.legal = self.pause[0], [*asides, self.nothing]
                return
            self.pause.pop(0)
        self.seat = lowest(state.to_act())
        self.legal = state.moves(self.seat)
