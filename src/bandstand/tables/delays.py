"""A table as it was some time ago, for spectators who are kept behind.

At a table that says so they stay some lines behind. Where people play for rating, those who look
at hands are kept further back: until every card that they are shown has left the hand it was in. So
they cannot tell anybody what a player holds now.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bandstand.tables import entries, looks, visibility
from bandstand.tables.evolve import apply
from bandstand.tables.state import TableState

if TYPE_CHECKING:
    from bandstand.tables.visibility import Shown

LINES_BEHIND = 8  # how far delayed spectators are kept behind
Held = Counter[tuple[str, str]]  # pieces in hands, by place and name


def end_for_the_late(state: TableState) -> int:
    """How many lines the late may know: lines they are not told of do not bring them nearer."""
    if state.status != "playing":
        return state.number
    public = [shown.line.number for shown in state.shown if visibility.is_public(state, shown)]
    return max(1, public[-LINES_BEHIND] - 1 if len(public) >= LINES_BEHIND else 1)


class LateTable:
    """A table that is kept behind another, whose lines are all in memory."""

    def __init__(self, table_id: str) -> None:
        self.state = TableState(table_id)

    def follow(self, state: TableState) -> None:
        """Go on as far as the late may know."""
        self._go_on(state, end_for_the_late(state))

    def _go_on(self, state: TableState, end: int) -> None:
        for shown in state.shown[self.state.number : end]:
            apply(self.state, shown.line)


class SettledTable(LateTable):
    """A table kept behind until no hand that it shows holds a card that it still shows."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self._now = TableState(table_id)
        self._held: list[Held] = []  # after each line

    @property
    def has_begun(self) -> bool:
        """Whether there is a moment that can be shown."""
        return self.state.match is not None

    def follow(self, state: TableState) -> None:
        """Go on to the last moment whose hands are all played, or dealt again."""
        for shown in state.shown[self._now.number :]:
            apply(self._now, shown.line)
            self._held.append(_held(self._now))
        self._go_on(state, self._last_settled(state))

    def _last_settled(self, state: TableState) -> int:
        end = end_for_the_late(state)
        if state.status != "playing":
            return end
        if not state.game.secret_places:
            return self.state.number  # what its seats hold is not known: nothing before the end
        left: Held = Counter()
        taken_back: Counter[int] = Counter()
        for shown in reversed(state.shown[self.state.number :]):
            number = shown.line.number
            if number <= end and self._held[number - 1] <= left:
                return number
            _count_departures(shown, left, taken_back)
        return self.state.number


def _held(state: TableState) -> Held:
    """Every piece in a hand."""
    hands = looks.all_hands(state.match) if state.match is not None else {}
    return Counter((place, piece) for place, pieces in hands.items() for piece in pieces)


def _count_departures(shown: Shown, left: Held, taken_back: Counter[int]) -> None:
    """Add the pieces that a line took from their places, unless it was taken back later."""
    entry = shown.line.entry
    if isinstance(entry, entries.TookBack):
        taken_back[entry.seat] += 1
    elif isinstance(entry, entries.Moved) and taken_back[entry.seat]:
        taken_back[entry.seat] -= 1
    else:
        left.update((travel.origin, travel.piece) for e in shown.events for travel in e.travels)
