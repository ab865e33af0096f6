"""What every connection to a table is told, each as its viewer may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from bandstand.tables import entries, looks, meanwhile, messages, projection, visibility
from bandstand.tables.connection import Connection
from bandstand.tables.delays import LateTable, SettledTable
from bandstand.tables.visibility import ALL_HANDS, SPECTATOR, TALK

if TYPE_CHECKING:
    from bandstand.tables.state import TableState
    from bandstand.tables.visibility import Shown

_PLAY = (entries.Moved, *TALK)

# What a written event depends on: viewer, whether they only look, number, with reasons, position
# and table, language.
Written = tuple[int, bool, int, bool, bool, bool, str]


C = TypeVar("C", bound=Connection)  # a host may keep more about a connection


class Broadcast(Generic[C]):
    """The connections to one table, and what each of them knows of it."""

    def __init__(self, state: TableState) -> None:
        self.connections: set[C] = set()
        self._state = state
        self._late: LateTable | None = None  # what delayed spectators see
        self._settled: SettledTable | None = None  # what those see who look at rated hands
        self._written: dict[Written, bytes] = {}

    def publish(self, state: TableState, reread: bool = False) -> bool:
        """Tell every connection what is new; returns whether a curtain fell."""
        self.follow(state, reread)
        fell = False
        for connection in list(self.connections):
            self.bring_up_to_date(connection)
            meanwhile.note(connection, state, self.seats_of(connection))
            if self._lower_curtain(connection):  # once its owner has been told what they did
                fell = True
                self.bring_up_to_date(connection)
            forgotten = state.floor > 0 and self.is_late(connection)
            if connection.person_id in state.barred or forgotten:
                connection.hang_up()  # their page comes back, and is told why, or what was earlier
        self._written.clear()  # all have it now; between two moves it would only take memory
        return fell

    def follow(self, state: TableState, reread: bool = False) -> None:
        """Go on with another state; *reread*: one that was read from the journal again."""
        self._state = state
        self._written.clear()
        if reread:
            self._late = self._settled = None
        if state.floor > 0:
            return
        if state.created.spectators == "delayed":
            self._late = self._late or LateTable(state.id)
            self._late.follow(state)
        if state.created.rated and (state.looks or self._settled):
            self._settled = self._settled or SettledTable(state.id)
            self._settled.follow(state)

    def add(self, connection: C, number: int) -> None:
        """Welcome a connection and tell it everything after the number it knows."""
        viewer = self.viewer_of(connection)
        count = self._state_for(connection).counts[visibility.stream(viewer)]
        known = 0 if self._is_looking(connection) else number
        connection.told[viewer] = known if 0 <= known <= count else 0
        self.connections.add(connection)
        self.bring_up_to_date(connection)
        meanwhile.note(connection, self._state, self.seats_of(connection))

    def _tell_in_advance(self, connection: Connection) -> None:
        """Tell a seat's owner, and nobody else, what they may say and have said in advance."""
        seat = self.viewer_of(connection)
        if not connection.premoves or seat not in self.seats_of(connection):
            return
        found = projection.in_advance(self._state, seat, connection.language)
        if found is None and not connection.in_advance:
            return
        message = messages.write_answer(found or messages.InAdvance(seat, [], [], [], False, None))
        if message != connection.in_advance:
            connection.in_advance = message
            connection.send_written(message)

    def seats_of(self, connection: Connection) -> list[int]:
        """The seats that a connection speaks for."""
        return self._state.seats_of(connection.person_id)

    def viewer_of(self, connection: Connection) -> int:
        """Whose view a connection is shown: its only seat's, or that of the lifted curtain.

        A spectator who looks over a shoulder is shown that seat's.
        """
        seats = self.seats_of(connection)
        if len(seats) == 1:
            return seats[0]
        look = looks.allowed_to(self._state, connection.person_id)
        if look is not None:
            return self._seen_by(look)
        return connection.lifted if connection.lifted in seats else SPECTATOR

    def is_late(self, connection: Connection) -> bool:
        """Whether a connection is kept behind: a delayed table, and nobody who sits there.

        Where people play for rating, also those who look at a hand.
        """
        created = self._state.created
        delayed = created.spectators == "delayed" and not self._state.is_seated(
            connection.person_id
        )
        return delayed or (created.rated and self._is_looking(connection))

    def _is_looking(self, connection: Connection) -> bool:
        """Whether it is a spectator who may see a hand."""
        return looks.allowed_to(self._state, connection.person_id) is not None

    def _seen_by(self, look: looks.Look) -> int:
        """Whose view a look is at; at a rated table nobody's before there is one to be shown."""
        if self._state.created.rated and (self._settled is None or not self._settled.has_begun):
            return SPECTATOR
        return ALL_HANDS if look.seat is None else look.seat

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
        """Tell a connection what its viewer does not know yet."""
        self._tell_lines(connection)
        self._tell_in_advance(connection)

    def _tell_lines(self, connection: Connection) -> None:
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
        looking = self._is_looking(connection)
        for number, shown in lines:
            told = news and shown is lines[-1][1]
            entry = shown.line.entry
            if isinstance(entry, TALK) and entry.person in connection.muted:
                hushed = messages.Told(number, shown.line.at, "muted")
                connection.send(messages.Event(number, hushed))
            elif told and viewer == SPECTATOR and len(self.seats_of(connection)) > 1:
                connection.send(_event_behind_the_curtain(connection, state, shown, number))
            else:
                language, reasons = connection.language, connection.reasons
                key = (viewer, looking, number, reasons, told, told and structure, language)
                connection.send_written(self._write_event(state, shown, key))

    def _state_for(self, connection: Connection) -> TableState:
        sees_hands = self._is_looking(connection) and self.viewer_of(connection) != SPECTATOR
        if self._settled is not None and sees_hands:
            return self._settled.state
        if self._late is not None and self.is_late(connection):
            return self._late.state
        return self._state

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
        viewer, looking, number, reasons, news, structure, language = key
        message = messages.write_answer(
            messages.Event(
                number,
                projection.told(state, shown, viewer, number, language, looking),
                projection.table_info(state) if structure else None,
                projection.position(state, viewer, reasons, language, looking) if news else None,
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
        language, looking = connection.language, self._is_looking(connection)
        connection.in_advance = b""
        connection.send(
            messages.Welcome(
                state.counts[visibility.stream(viewer)],
                projection.table_info(state),
                projection.you(self._state, connection.person, viewer),
                projection.position(state, viewer, connection.reasons, language, looking),
                [
                    projection.told(state, shown, viewer, number, language, looking)
                    for number, shown in visibility.latest(lines, connection.muted)
                ],
                list(entries.EMOTES),
                meanwhile.since_last_look(connection, viewer),
            )
        )


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
