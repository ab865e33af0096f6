"""How long a search may think."""

from __future__ import annotations

from time import perf_counter, sleep
from typing import TYPE_CHECKING, Final, final

from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from collections.abc import Callable

_NO_LIMIT: Final = 1_000_000_000
_ENDLESS: Final = 1.0e9
_LOOKS_UP: Final = 32  # once in this many simulations
# Seconds between two pauses. Asking the operating system for one takes about 70 microseconds even
# if nobody waits, as long as a dozen simulations of a trick game.
_TURN: Final = 0.005


@final
class Budget:
    """How long a search may think: simulations, seconds, whichever ends first; or until told.

    With simulations alone, the same dice find the same move on every machine.
    """

    def __init__(self, simulations: i64 = _NO_LIMIT, seconds: float = _ENDLESS) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.cancelled = False
        self.done: i64 = 0
        self.decisions: i64 = 0  # that were made in these simulations, once the search is over
        self.end = 0.0
        self.next_pause = 0.0
        # Asked at each pause: whether somebody else has found the answer already.
        self.is_answered: Callable[[], bool] | None = None

    def start(self) -> None:
        """Think from now on."""
        self.done = 0
        self.end = perf_counter() + self.seconds

    def used(self) -> float:
        """The share of simulations or of time that is gone."""
        share = float(self.done) / float(self.simulations)
        if self.seconds < _ENDLESS:
            share = max(share, 1.0 - (self.end - perf_counter()) / self.seconds)
        return share

    def seconds_left(self) -> float:
        """What is left of the time, if it was limited."""
        return max(0.0, self.end - perf_counter())

    def spend(self) -> bool:
        """One simulation more, if there is time."""
        if self.done >= self.simulations or self.cancelled:
            return False
        if self.done % _LOOKS_UP == 0:
            self.give_way()
        if self.seconds < _ENDLESS and self.done > 0 and perf_counter() > self.end:
            return False
        self.done += 1
        return True

    def give_way(self) -> None:
        """Now and then let other threads run: compiled code does not, not even for a cancel."""
        now = perf_counter()
        if now >= self.next_pause:
            sleep(0)
            self.next_pause = now + _TURN
            if self.is_answered is not None and self.is_answered():
                self.cancelled = True
