"""The people at the table: their cards and predictions, and what they agreed on."""

from __future__ import annotations

from typing import Final, final

from bandstand.games.six_forces.material import DECKS, REPEATED_TRUMPS
from bandstand.kernel.native import i64, mypyc_attr

NOBODY: Final = -1
NOT_YET: Final = -1  # a prediction or a trump still to be chosen


@final
class Terms:
    """What the table agreed on, and what follows from the number of players; never changes."""

    def __init__(self, players: i64, first: i64, memory_aid: bool) -> None:
        self.first = first
        self.memory_aid = memory_aid
        self.deck: i64 = DECKS[players]
        self.repeated_trumps: i64 = REPEATED_TRUMPS[players]
        self.rounds: i64 = players


@final
@mypyc_attr(acyclic=True)
class Player:
    """One person's cards, prediction and tricks."""

    # fmt: off
    __slots__ = ("hand", "lacks", "played", "predicted", "spare", "total", "tricks", "trump")

    def __init__(
        self, hand: i64, played: i64, lacks: i64, predicted: i64, spare: i64, trump: i64,
        tricks: i64, total: i64,
    ) -> None:
        self.hand = hand
        self.played = played  # in this round
        self.lacks = lacks  # cards everybody knows this hand does not hold
        self.predicted = predicted  # coloured chips; NOT_YET before the prediction
        self.spare = spare  # 1 with a white chip, else 0
        self.trump = trump
        self.tricks = tricks
        self.total = total

    def clone(self) -> Player:
        """An independent copy."""
        return Player(
            self.hand, self.played, self.lacks, self.predicted, self.spare, self.trump,
            self.tricks, self.total,
        )

    def packed(self) -> tuple[int, ...]:
        """The fields, in the constructor's order."""
        return (
            self.hand, self.played, self.lacks, self.predicted, self.spare, self.trump,
            self.tricks, self.total,
        )
    # fmt: on
