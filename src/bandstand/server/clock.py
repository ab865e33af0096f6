"""Time, as the server counts it: it runs with the monotonic clock and follows the system's.

An operator, a time server or a laptop's lid may set the system's clock by an hour at any moment.
What waits here, and players whose clocks run, must not notice.
"""

from __future__ import annotations

from time import monotonic, time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bandstand.tables.state import TableState

_SLEW = 0.01  # while people's clocks run, a second of correction takes a hundred


class Clock:
    """The time of one process, in seconds since 1970."""

    def __init__(self) -> None:
        self._offset = time() - monotonic()
        self._settled = monotonic()

    def now(self) -> float:
        """The time; what happens to the system's clock does not show until ``settle``."""
        return monotonic() + self._offset

    def settle(self, at_once: bool) -> float:
        """Follow the system's clock, at once or slowly; returns the correction in seconds."""
        moment = monotonic()
        error = time() - self.now()
        most = (moment - self._settled) * _SLEW
        self._settled = moment
        correction = error if at_once else max(-most, min(most, error))
        self._offset += correction
        return correction


class TableClock:
    """The time at one table: the server's, but never earlier than the table's last line.

    Lines may be later than the server's time: written before the clock was set back, or by another
    process whose clock is ahead. Then time goes on from the last of them.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._number = 0
        self._reached = 0.0  # when that line was first seen here, by the monotonic clock

    def now(self, state: TableState) -> float:
        """The time at the table whose state this is."""
        if state.number != self._number:
            self._number, self._reached = state.number, monotonic()
        return max(self._clock.now(), state.at + monotonic() - self._reached)
