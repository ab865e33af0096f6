"""Each seat's chance to win, as a search collects it after every playout."""

from __future__ import annotations

from math import exp
from typing import Final, final

from bandstand.kernel.native import i64, mypyc_attr

MARGIN_SHARE: Final = 0.2  # of a finished game's worth to a search is how close it was


@final
@mypyc_attr(acyclic=True)
class Chances:
    """One number a seat, for up to six seats; fields, because compiled lists box every number.

    A game puts in what each seat has or may expect (``put``), makes chances of it (``share``) and,
    of a finished game, lets most of it be the payoffs (``soften``).
    """

    __slots__ = ("fifth", "first", "fourth", "second", "sixth", "third")

    def __init__(self) -> None:
        self.first = 0.0
        self.second = 0.0
        self.third = 0.0
        self.fourth = 0.0
        self.fifth = 0.0
        self.sixth = 0.0

    def of(self, seat: i64) -> float:
        """The number of this seat."""
        if seat == 0:
            return self.first
        if seat == 1:
            return self.second
        if seat == 2:
            return self.third
        if seat == 3:
            return self.fourth
        return self.fifth if seat == 4 else self.sixth

    def put(self, seat: i64, number: float) -> None:
        """Let this be the number of the seat."""
        if seat == 0:
            self.first = number
        elif seat == 1:
            self.second = number
        elif seat == 2:
            self.third = number
        elif seat == 3:
            self.fourth = number
        elif seat == 4:
            self.fifth = number
        else:
            self.sixth = number

    def put_all(self, numbers: list[float]) -> None:
        """The same for all seats."""
        for seat, number in enumerate(numbers):
            self.put(seat, number)

    def share(self, players: i64, spread: float) -> None:
        """Make chances of scores, for players as good as each other.

        *spread* is about how far, in points, luck may still move a score.
        """
        best = self.first
        for seat in range(1, players):
            if self.of(seat) > best:
                best = self.of(seat)
        total = 0.0
        for seat in range(players):
            weight = exp((self.of(seat) - best) / spread)
            self.put(seat, weight)
            total += weight
        for seat in range(players):
            self.put(seat, self.of(seat) / total)

    def soften(self, payoffs: list[float]) -> None:
        """Let the payoffs count, and only a small share how close it was."""
        for seat, payoff in enumerate(payoffs):
            self.put(seat, (1.0 - MARGIN_SHARE) * payoff + MARGIN_SHARE * self.of(seat))

    def listed(self, players: i64) -> list[float]:
        """The numbers of this many seats."""
        return [self.of(seat) for seat in range(players)]
