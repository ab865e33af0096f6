"""What the seats round one screen have not seen yet: how things stood for them, line by line.

While a curtain is down, the game goes on. When it is lifted, that seat's page plays what happened
since its owner last looked, so it is sent the views in between. A page that has just connected has
looked at nothing yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from bandstand.tables import messages
from bandstand.tables.visibility import stream

if TYPE_CHECKING:
    from bandstand.tables.connection import Connection
    from bandstand.tables.state import TableState

MOST_VIEWS = 13  # the one they saw last, and as many as a page plays without hurrying


def note(connection: Connection, state: TableState, seats: list[int]) -> None:
    """Keep how things stand for each seat of a screen; the one that is shown sees it."""
    if state.match is None or len(seats) < 2:
        connection.unseen.clear()
        return
    for seat in seats:
        number = state.counts[stream(seat)]
        views = connection.unseen.setdefault(seat, [])
        if views and views[-1].number == number:
            continue
        views.append(messages.Glimpse(number, state.game.view(state.match.state, seat)))
        del views[:-MOST_VIEWS]
        if seat == connection.viewer:
            _forget_seen(connection, seat)


def since_last_look(connection: Connection, seat: int) -> list[messages.Glimpse] | UnsetType:
    """What a seat saw last and how it went on from there; forgotten, since it is shown now."""
    views = list(connection.unseen.get(seat, []))
    _forget_seen(connection, seat)
    return views if len(views) > 1 else UNSET


def _forget_seen(connection: Connection, seat: int) -> None:
    del connection.unseen.get(seat, [])[:-1]
