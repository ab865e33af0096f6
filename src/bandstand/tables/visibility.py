"""Which viewers are told of which lines, and which lines a viewer has not been told of yet.

A viewer is a seat, SPECTATOR, or ALL_HANDS: a spectator who is shown them. Sets of viewers are
bits: one a seat, and the bit after the last seat for spectators.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bandstand.kernel.event import EVERYBODY, MOST_SEATS
from bandstand.tables import entries, kept_events
from bandstand.tables.entries import Line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bandstand.kernel.event import Event
    from bandstand.kernel.state import State
    from bandstand.tables.state import TableState

SPECTATOR = -1
ALL_HANDS = -2
ALL_VIEWERS = EVERYBODY | 1 << MOST_SEATS
NO_VIEWER = 0
VIEWERS = MOST_SEATS + 1
MOST_TALK, MOST_PLAY = 200, 2_000  # lines of talk, and others, in one welcome: the latest
TALK = (entries.Said, entries.Emoted, entries.Remarked)


class Shown(msgspec.Struct, gc=False):
    """A line with what it made happen, and the viewers who are told of it, as bits."""

    line: Line
    visible: int
    kept: bytes = kept_events.NONE  # what it made happen, packed
    text: str = ""  # of a move: how it is written
    paused: bool = False  # with this line the last person left

    @property
    def events(self) -> tuple[Event, ...]:
        """What the line made happen."""
        return kept_events.unpack(self.kept)


def stream(viewer: int) -> int:
    """The bit of a viewer, and where a viewer's count stands in a table's counts."""
    return MOST_SEATS if viewer < 0 else viewer


def audience(events: Iterable[Event]) -> int:
    """The viewers who see at least one of the events, as bits."""
    seen = 0
    for event in events:
        seen |= int(event.audience)
        if event.audience == EVERYBODY:
            return ALL_VIEWERS
    return seen


def viewers_who_notice(state: TableState, before: State) -> int:
    """The viewers to whom the game looks different now, though no event told them."""
    view, now = state.game.view, state.playing.state
    noticed = 0
    for viewer in [*range(len(state.chairs)), SPECTATOR]:
        if view(before, viewer) != view(now, viewer):
            noticed |= 1 << stream(viewer)
    return noticed


def is_public(state: TableState, shown: Shown) -> bool:
    """Whether everybody is told of the line, spectators too."""
    everybody = (1 << len(state.chairs)) - 1 | 1 << MOST_SEATS
    return shown.visible & everybody == everybody


def lines_after(state: TableState, viewer: int, number: int) -> list[tuple[int, Shown]]:
    """The lines a viewer was not told of yet, with the viewer's own numbers, oldest first."""
    place = stream(viewer)
    count = state.counts[place]
    found: list[tuple[int, Shown]] = []
    for shown in reversed(state.shown):
        if count <= number:
            break
        if shown.visible >> place & 1:
            found.append((count, shown))
            count -= 1
    found.reverse()
    return found


def latest(lines: list[tuple[int, Shown]], muted: set[str]) -> list[tuple[int, Shown]]:
    """The lines a welcome tells: not all of a long talk, and nothing that muted people said."""
    found: list[tuple[int, Shown]] = []
    talked = played = 0
    for number, shown in reversed(lines):
        entry = shown.line.entry
        if isinstance(entry, TALK):
            talked += entry.person not in muted
            told = entry.person not in muted and talked <= MOST_TALK
        else:
            played += 1
            told = played <= MOST_PLAY
        if told:
            found.append((number, shown))
    found.reverse()
    return found


def remembers(state: TableState, viewer: int, number: int) -> bool:
    """Whether every line after the number is still in memory."""
    if state.floor == 0:
        return True
    place = stream(viewer)
    kept = sum(shown.visible >> place & 1 for shown in state.shown)
    return number >= state.counts[place] - kept
