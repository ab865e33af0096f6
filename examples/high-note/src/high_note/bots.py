"""Bots of High Note: rules of thumb for the levels, and two players of one's own."""

from __future__ import annotations

from typing import Any

from bandstand.kernel.dice import Dice
from bandstand.kernel.heuristic import Heuristic
from bandstand.kernel.state import State


class Highest(Heuristic):
    """Play the highest card, but for slips."""

    def choose(self, world: State, seat: int, dice: Dice, noise: float) -> int:
        """The card that looks best."""
        cards = world.moves(seat)
        return cards[dice.below(len(cards))] if dice.unit() < noise else cards[-1]


def lowest(view: dict[str, Any], moves: list[int]) -> int:
    """A player of one's own is a function of what it sees and of its legal moves."""
    return moves[0]


class Counter:
    """Or a class: one object for each game and seat, so that it can remember."""

    def __init__(self, game_id: str, players: int, seat: int) -> None:
        self.players = players
        self.decisions = 0

    def choose(self, view: dict[str, Any], moves: list[int]) -> int:
        """The highest card in every other round."""
        self.decisions += 1
        return moves[-1] if self.decisions % 2 else moves[0]
