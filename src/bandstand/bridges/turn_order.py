"""Whose turn it is at a table: the seats in the order in which an environment asks them.

Seats that decide at the same time are asked one after the other. With *unprompted* there is a pause
before the first move and after every other: each seat that may do something unasked (hold a card
back, or try a chord out of turn, in Re-Chord) is asked once for it, and may answer ``nothing``.
"""

from __future__ import annotations

from typing import Final, final

from bandstand.kernel.bits import MOST_MEMBERS, lowest, members, nth, popcount
from bandstand.kernel.native import i64
from bandstand.kernel.state import State

NO_PAUSES: Final = -1  # in place of the move that does nothing unasked: nobody is offered to


@final
class TurnOrder:
    """A game under way, the seat that is asked, and its moves."""

    __slots__ = ("choices", "first", "listed", "nothing", "pause", "seat", "state")

    def __init__(self, state: State, nothing: i64) -> None:
        # The move that stands for doing nothing unasked; NO_PAUSES where nobody is offered to.
        self.nothing = nothing
        self.seat: i64 = 0
        # The legal moves: as a set from a first move on, where the game has one
        # (``State.move_mask``), which is faster; otherwise as a list.
        self.choices: i64 = 0
        self.first: i64 = 0
        self.listed: list[i64] = []
        # Seats that are still to be asked whether they do something unasked.
        self.pause: list[i64] = []
        self.state = state
        self.begin(state)

    @property
    def legal(self) -> list[i64]:
        """The legal moves of the seat that is asked, ascending; none at the end."""
        if self.choices == 0:
            return self.listed
        return [self.first + choice for choice in members(self.choices)]

    def count(self) -> i64:
        """How many legal moves there are."""
        return popcount(self.choices) if self.choices != 0 else len(self.listed)

    def nth(self, number: i64) -> i64:
        """One of the legal moves, by its number from 0."""
        if self.choices != 0:
            return self.first + nth(self.choices, number)
        return self.listed[number]

    def allows(self, move: i64) -> bool:
        """Whether the move is legal."""
        if self.choices != 0:
            choice = move - self.first
            return 0 <= choice < MOST_MEMBERS and (self.choices >> choice) & 1 == 1
        return move in self.listed

    def over(self) -> bool:
        """Whether the game has ended: nobody is asked."""
        return self.choices == 0 and len(self.listed) == 0

    def begin(self, state: State) -> None:
        """Ask for the first move of a game."""
        self.state = state
        if self.nothing != NO_PAUSES:
            self.pause = [seat for seat in range(state.players)]  # noqa: C416  of i64
        self.ask()

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
        self.ask()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (resume, (self.state, self.nothing, self.pause))

    def ask(self) -> None:
        """Find who is asked now, for which moves."""
        state = self.state
        self.choices = 0
        if len(self.listed) > 0:
            self.listed = []
        if state.over():
            self.pause = []
            return
        while len(self.pause) > 0:
            unprompted = state.unprompted_moves(self.pause[0])
            if len(unprompted) > 0:
                unprompted.append(self.nothing)
                self.seat, self.listed = self.pause[0], unprompted
                return
            self.pause.pop(0)
        seat = self.seat = lowest(state.to_act())
        self.choices = state.move_mask(seat)
        if self.choices != 0:
            self.first = state.mask_base()
        else:
            self.listed = state.moves(seat)


def resume(state: State, nothing: i64, pause: list[i64]) -> TurnOrder:
    """A game that goes on where it was pickled or copied."""
    turns = TurnOrder(state, NO_PAUSES)
    turns.nothing = nothing
    turns.pause = pause
    turns.ask()
    return turns
