"""What every connection to a table is told, each as its viewer may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from bandstand.tables import entries, evolve, messages, projection, visibility
from bandstand.tables.connection import Connection
from bandstand.tables.state import TableState
from bandstand.tables.visibility import SPECTATOR, TALK

if TYPE_CHECKING:
    from bandstand.tables.visibility import Shown

_LINES_BEHIND = 8  # how far delayed spectators are kept behind
_PLAY = (entries.Moved, *TALK)

# What a written event depends on: viewer, number, with reasons, position and table, language.
Written = tuple[int, int, bool, bool, bool, str]


C = TypeVar("C", bound=Connection)  # a host may keep more about a connection


class Broadcast(Generic[C]):
    """The connections to one table, and what each of them knows of it."""

    def __init__(self, state: TableState) -> None:
        self.connections: set[C] = set()
        self._state = state
        self._delayed: TableState | None = None  # what delayed spectators see
        self._written: dict[Written, bytes] = {}

    def publish(self, state: TableState, reread: bool = False) -> bool:
        """Tell every connection what is new; returns whether a curtain fell."""
        self.follow(state, reread)
        fell = False
        for connection in list(self.connections):
            fell |= self._lower_curtain(connection)
            self.bring_up_to_date(connection)
            if connection.person_id in state.barred:
                connection.hang_up()  # their page comes back, and is told why
        return fell

    def follow(self, state: TableState, reread: bool = False) -> None:
        """Go on with another state; *reread*: one that was read from the journal again."""
        self._state = state
        self._written.clear()
        if reread:
            self._delayed = None
        if state.created.spectators == "delayed" and state.floor == 0:
            self._follow_late(state)

    def add(self, connection: C, number: int) -> None:
        """Welcome a connection and tell it everything after the number it knows."""
        viewer = self.viewer_of(connection)
        count = self._state_for(connection).counts[visibility.stream(viewer)]
        connection.told[viewer] = number if 0 <= number <= count else 0
        self.connections.add(connection)
        self.bring_up_to_date(connection)

    def seats_of(self, connection: Connection) -> list[int]:
        """The seats that a connection speaks for."""
        return self._state.seats_of(connection.person_id)

    def viewer_of(self, connection: Connection) -> int:
        """Whose view a connection is shown: its only seat's, or that of the lifted curtain."""
        seats = self.seats_of(connection)
        if len(seats) == 1:
            return seats[0]
        return connection.lifted if connection.lifted in seats else SPECTATOR

    def is_late(self, connection: Connection) -> bool:
        """Whether a connection is kept behind: a delayed table, and nobody who sits there."""
        delayed = self._state.created.spectators == "delayed"
        return delayed and not self._state.is_seated(connection.person_id)

    def number_for(self, connection: Connection) -> int:
        """The last number a connection was told."""
        return connection.told.get(self.viewer_of(connection), 0)

    def brings_absence(self, connection: Connection, number: int) -> bool:
        """Whether a socket that knows this many lines will learn that a bot plays for it.

        A page that was told, and whose owner did not say that they are back, merely reconnects.
        """
        seats, viewer = self.seats_of(connection), self.viewer_of(connection)
        count = self._state.counts[visibility.stream(viewer)]
        known = number if 0 <= number <= count else 0
        return any(
            isinstance(shown.line.entry, entries.Absent) and shown.line.entry.seat in seats
            for _, shown in visibility.lines_after(self._state, viewer, known)
        )

    def bring_up_to_date(self, connection: Connection) -> None:
        """Tell a connection the lines that its viewer does not know yet."""
        viewer, state = self.viewer_of(connection), self._state_for(connection)
        known = connection.told.get(viewer, 0)
        lines = visibility.lines_after(state, viewer, known)
        connection.told[viewer] = state.counts[visibility.stream(viewer)]
        if viewer != connection.viewer:
            connection.viewer = viewer
            self._welcome(connection, state, viewer, lines)
            return
        # The last of several lines says how things stand after all of them.
        news = any(not isinstance(shown.line.entry, TALK) for _, shown in lines)
        structure = state.status != "playing" or any(
            not isinstance(shown.line.entry, _PLAY) for _, shown in lines
        )
        for number, shown in lines:
            told = news and shown is lines[-1][1]
            entry = shown.line.entry
            if isinstance(entry, TALK) and entry.person in connection.muted:
                hushed = messages.Told(number, shown.line.at, "muted")
                connection.send(messages.Event(number, hushed))
            elif told and viewer == SPECTATOR and len(self.seats_of(connection)) > 1:
                connection.send(_event_behind_the_curtain(connection, state, shown, number))
            else:
                language = connection.language
                key = (viewer, number, connection.reasons, told, told and structure, language)
                connection.send_written(self._write_event(state, shown, key))

    def _state_for(self, connection: Connection) -> TableState:
        late = self._delayed is not None and self.is_late(connection)
        return self._delayed if late and self._delayed is not None else self._state

    def _follow_late(self, state: TableState) -> None:
        """Keep the delayed state *delay* lines behind, until the game is over."""
        if self._delayed is None:
            self._delayed = TableState(state.id)
        for shown in state.shown[self._delayed.number : _end_for_the_late(state)]:
            evolve.apply(self._delayed, shown.line)

    def _lower_curtain(self, connection: Connection) -> bool:
        """When another local seat must decide, the one before it has finished looking."""
        waiting = [seat for seat in self.seats_of(connection) if seat in self._state.waiting()]
        if connection.lifted is None or not waiting or connection.lifted in waiting:
            return False
        connection.lifted = None
        return True

    def _write_event(self, state: TableState, shown: Shown, key: Written) -> bytes:
        if state is self._state and key in self._written:
            return self._written[key]
        viewer, number, reasons, news, structure, language = key
        message = messages.write_answer(
            messages.Event(
                number,
                projection.told(state, shown, viewer, number, language),
                projection.table_info(state) if structure else None,
                projection.position(state, viewer, reasons, language) if news else None,
            )
        )
        if state is self._state:
            self._written[key] = message
        return message

    def _welcome(
        self,
        connection: Connection,
        state: TableState,
        viewer: int,
        lines: list[tuple[int, Shown]],
    ) -> None:
        language = connection.language
        connection.send(
            messages.Welcome(
                state.counts[visibility.stream(viewer)],
                projection.table_info(state),
                projection.you(self._state, connection.person, viewer),
                projection.position(state, viewer, connection.reasons, language),
                [
                    projection.told(state, shown, viewer, number, language)
                    for number, shown in visibility.latest(lines, connection.muted)
                ],
                list(entries.EMOTES),
            )
        )


def _end_for_the_late(state: TableState) -> int:
    """How many lines the late may know: lines they are not told of do not bring them nearer."""
    if state.status != "playing":
        return state.number
    public = [shown.line.number for shown in state.shown if visibility.is_public(state, shown)]
    return max(1, public[-_LINES_BEHIND] - 1 if len(public) >= _LINES_BEHIND else 1)


def _event_behind_the_curtain(
    connection: Connection, state: TableState, shown: Shown, number: int
) -> messages.Event:
    """A line for a screen that shows nobody's view: what may be taken back has changed."""
    return messages.Event(
        number,
        projection.told(state, shown, SPECTATOR, number, connection.language),
        projection.table_info(state),
        projection.position(state, SPECTATOR, connection.reasons, connection.language),
        projection.you(state, connection.person, SPECTATOR),
    )
