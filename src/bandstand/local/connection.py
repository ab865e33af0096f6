"""A page that is connected to a table of this device: what it says is answered in its order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bandstand.tables import conversation, locale, messages
from bandstand.tables.connection import Connection
from bandstand.tables.refusals import Refusal, not_now
from bandstand.tables.shared_replay import SHARING

if TYPE_CHECKING:
    from bandstand.local.ports import Wires
    from bandstand.local.table import LocalTable
    from bandstand.tables.commands import Person

_ENDED = 1000  # the code of a connection that was closed on purpose


class LocalConnection(Connection):
    """The person of this device, at a table."""

    def __init__(
        self, wires: Wires, wire: int, person: Person | None, hello: messages.Hello
    ) -> None:
        language = locale.known(hello.language)
        super().__init__(person, set(), hello.reasons, language, hello.visible)
        self.premoves = hello.premoves
        self.wire = wire
        self._wires = wires

    def send_written(self, message: bytes) -> None:
        """Send a message that is written already."""
        self._wires.send(self.wire, message.decode())

    def hang_up(self) -> None:
        """Close the wire: the page connects again."""
        self._wires.close(self.wire, _ENDED)


class Talk:
    """What is said over one wire, from hello on."""

    def __init__(self, wires: Wires, wire: int, table: LocalTable, person: Person | None) -> None:
        self._wires = wires
        self._wire = wire
        self._table = table
        self._person = person
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._connection: LocalConnection | None = None
        self._task = asyncio.create_task(self._listen(), name=f"wire {wire}")

    @property
    def table_id(self) -> str:
        """The table it is about."""
        return self._table.state.id

    def hear(self, text: str) -> None:
        """Take in a message."""
        self._heard.put_nowait(text)

    def end(self) -> None:
        """The page has gone, or the table has."""
        self._task.cancel()
        if self._connection is not None:
            self._table.leave(self._connection)

    async def _listen(self) -> None:
        while True:
            asked = conversation.read(await self._heard.get())
            if self._connection is None:
                await self._greet(asked)
            else:
                await self._answer_or_refuse(self._connection, asked)

    async def _greet(self, asked: messages.AnyAsked | Refusal) -> None:
        if not isinstance(asked, messages.Hello):
            answer = messages.write_answer(conversation.no_hello(asked))
            self._wires.send(self._wire, answer.decode())
            return
        self._connection = LocalConnection(self._wires, self._wire, self._person, asked)
        await self._table.admit(self._connection, asked.number)

    async def _answer_or_refuse(
        self, connection: LocalConnection, asked: messages.AnyAsked | Refusal
    ) -> None:
        request_id = None if isinstance(asked, Refusal) else asked.id
        try:
            if isinstance(asked, Refusal):
                raise asked
            await self._answer(connection, asked)
        except Exception as error:
            refused = conversation.refused(self._table.state, connection, request_id, error)
            connection.send(refused)

    async def _answer(self, connection: LocalConnection, asked: messages.AnyAsked) -> None:
        table = self._table
        answer = conversation.answer_at_once(table.state, connection, asked, table.now())
        if answer is not None:
            connection.send(answer)
            return
        if isinstance(asked, messages.Visibility):
            connection.visible = asked.visible
        elif isinstance(asked, messages.Lift | messages.Lower):
            connection.lifted = conversation.lifted_by(table.state, connection, asked)
            table.broadcast.bring_up_to_date(connection)
        elif isinstance(asked, SHARING):
            raise not_now("alone", "Nobody else is on this device to look back with.")
        else:
            command = conversation.command_of(asked, connection)
            if isinstance(asked, messages.Move):
                await table.take_chairs_back(connection)  # a player who moves is back
            await table.submit(command)
        connection.send(messages.Done(asked.id, table.broadcast.number_for(connection)))
