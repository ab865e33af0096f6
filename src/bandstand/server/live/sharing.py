"""A shared look at a game that is over: what the pages at one table are told of it, everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import proxy

from bandstand.server.bus.messages import LookedBack
from bandstand.tables import conversation
from bandstand.tables.messages import write_answer
from bandstand.tables.shared_replay import AnySharing, SharedReplay, after, without

if TYPE_CHECKING:
    from bandstand.server.live.actor import TableActor
    from bandstand.server.live.connection import SocketConnection


class TableSharing:
    """Who leads at one table. Processes tell each other; a lost message ends with the next one."""

    def __init__(self, actor: TableActor) -> None:
        self._actor: TableActor = proxy(actor)  # weak: a table put away is freed at once
        self.shared = SharedReplay()

    def take(self, connection: SocketConnection, asked: AnySharing) -> None:
        """Do what somebody asked, or raise the refusal."""
        person = conversation.known(connection)
        self._set(after(self._actor.state, self.shared, person, asked))

    def greet(self, connection: SocketConnection) -> None:
        """Tell a page that has come who leads, if anybody does."""
        if self.shared.leader is not None:
            connection.send(self.shared.told())

    def leave(self, connection: SocketConnection) -> None:
        """A page has gone; with the last one of its leader the shared look is over."""
        person = connection.person_id
        others = self._actor.broadcast.connections
        if person is not None and all(one.person_id != person for one in others):
            self._set(without(self.shared, person))

    def hear(self, shared: SharedReplay) -> None:
        """Another process says how it goes on."""
        if shared != self.shared:
            self.shared = shared
            message = write_answer(shared.told())
            for connection in self._actor.broadcast.connections:
                connection.send_written(message)

    def _set(self, shared: SharedReplay) -> None:
        if shared == self.shared:
            return
        self.hear(shared)
        self._actor.services.bus.publish(LookedBack(self._actor.state.id, shared))
