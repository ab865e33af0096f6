"""One socket a person and table. Whatever is sent over it, it stays open and the table lives on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any

from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect

from bandstand.server.context import ServerContext
from bandstand.server.http.admission import ADDRESS, TOO_MANY, TOO_MANY_OPENINGS
from bandstand.server.http.auth import Id, TheServer, address_of, find_session
from bandstand.server.live.connection import SocketConnection
from bandstand.server.rate_limits import Bucket
from bandstand.server.store import people
from bandstand.server.store.errors import BrokenLogError
from bandstand.tables import conversation, locale, messages
from bandstand.tables.checks import check_admission
from bandstand.tables.conversation import OWN_ACTS
from bandstand.tables.refusals import Refusal, unprocessable
from bandstand.tables.shared_replay import SHARING
from bandstand.tables.visibility import is_public

if TYPE_CHECKING:
    from bandstand.server.live.actor import TableActor
    from bandstand.server.store.devices import Session
    from bandstand.tables.commands import Person

GOING_AWAY = 1001
NOT_HERE = 4404
NO_HELLO = 4408
_HELLO_SECONDS = 20.0
_BURST = 3.0


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], server: TheServer, table: Id) -> None:
    """A table, live."""
    await socket.accept()
    server.services.metrics.sockets.inc()
    try:
        await Talk(socket, server).hold(table)
    except (WebSocketDisconnect, RuntimeError):
        pass  # they hung up, while we listened or while we spoke
    finally:
        server.services.metrics.sockets.dec()


def _closing(error: Refusal) -> int:
    """The code to hang up with: whether, and how soon, it helps to come back."""
    if error.status == 429:
        return TOO_MANY
    passing = error.status >= 500 and not isinstance(error, BrokenLogError)
    return GOING_AWAY if passing else NOT_HERE


class Talk:
    """What is said over one socket, from hello to hanging up."""

    def __init__(self, socket: WebSocket[Any, Any, Any], server: ServerContext) -> None:
        self._socket = socket
        self._server = server
        rate = server.settings.messages_per_second
        self._bucket = Bucket(rate, rate * _BURST)

    async def hold(self, table_id: str) -> None:
        """Find the table, wait for hello, then talk until somebody hangs up."""
        try:
            await self._check_opening(table_id)
            hello = await self._wait_for_hello()
            if hello is None:
                await self._socket.close(code=NO_HELLO)
                return
            # Meanwhile the table may have been put away, or the connection signed out.
            table, session = await self._enter(table_id)
            self._socket.scope["headers"] = []  # of thousands of sockets they take megabytes
        except Refusal as error:
            await self._send(messages.Refused(None, error.code, str(error)))
            await self._socket.close(code=_closing(error))
            return
        # On a screen nobody's hand may show, in any browser.
        person = session.person if session and not hello.screen else None
        muted = await self._mutes(person)
        language = locale.known(hello.language)
        address = address_of(self._socket)
        connection = SocketConnection(
            person, muted, hello.reasons, language, hello.visible, session, address
        )
        connection.premoves = hello.premoves
        sender = asyncio.create_task(self._speak(connection))
        try:
            await table.admit(connection, hello.number)
            await self._listen(table, connection)
        except Refusal as error:
            sender.cancel()
            await self._send(messages.Refused(None, error.code, str(error)))
            await self._socket.close(code=_closing(error))
        finally:
            table.presence.leave(connection)
            connection.hang_up()
            # Not wait_for: an error of the sender that passed through here would hold this frame,
            # and with it the table, in a cycle.
            with suppress(asyncio.CancelledError):
                await asyncio.wait([sender], timeout=1.0)
            sender.cancel()

    async def _check_opening(self, table_id: str) -> None:
        """Refuse those who may not watch the table, or open too many sockets."""
        _, visiting = await self._enter(table_id)
        if visiting and not self._server.openings.take(visiting.person.id):
            raise Refusal(429, "too-many-sockets", TOO_MANY_OPENINGS)

    async def _enter(self, table_id: str) -> tuple[TableActor, Session | None]:
        """The table, and who wants to watch it; refused if they may not."""
        session = await find_session(self._server, self._handshake())
        table = await self._server.room.find(table_id)
        check_admission(table.state, session.person.id if session else None)
        return table, session

    def _handshake(self) -> ASGIConnection[Any, Any, Any, Any]:
        """The request that opened the socket, apart, so that what is read of it is not kept."""
        scope = self._socket.scope
        return ASGIConnection({**scope, "state": {ADDRESS: scope["state"][ADDRESS]}})

    async def _mutes(self, person: Person | None) -> set[str]:
        if person is None:
            return set()
        return await self._server.services.read(lambda c: people.muted_by(c, person.id))

    async def _wait_for_hello(self) -> messages.Hello | None:
        with suppress(TimeoutError):
            async with asyncio.timeout(_HELLO_SECONDS):
                while True:
                    asked = await self._receive()
                    if isinstance(asked, messages.Hello):
                        return asked
                    await self._send(conversation.no_hello(asked))
        return None

    async def _speak(self, connection: SocketConnection) -> None:
        with suppress(Exception):  # they hung up, one way or another
            while (message := await connection.outbox.get()) is not None:
                await self._socket.send_data(message)
                del message  # thousands of sockets wait for the next one
            await self._socket.close(code=GOING_AWAY)

    async def _send(self, answer: messages.AnyAnswer) -> None:
        await self._socket.send_data(messages.write_answer(answer))

    async def _receive(self) -> messages.AnyAsked | Refusal:
        """The next message, or what is wrong with it."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=event.get("code", GOING_AWAY))
        data = event.get("text") or event.get("bytes") or b""
        assert isinstance(data, str | bytes)
        if not self._bucket.take():
            await asyncio.sleep(1.0 / self._bucket.rate)
            return Refusal(429, "too-fast", "That was too fast; send less.")
        if len(data) > self._server.settings.message_bytes:
            return unprocessable(
                "too-long", f"A message has at most {self._server.settings.message_bytes} bytes."
            )
        return conversation.read(data)

    async def _listen(self, table: TableActor, connection: SocketConnection) -> None:
        while True:
            asked = await self._receive()
            request_id = None if isinstance(asked, Refusal) else asked.id
            try:
                if isinstance(asked, Refusal):
                    raise asked
                await self._answer(table, connection, asked)
            except Exception as error:
                refused = conversation.refused(table.state, connection, request_id, error)
                self._server.services.metrics.refused.labels(code=refused.code).inc()
                connection.send(refused)

    async def _answer(
        self, table: TableActor, connection: SocketConnection, asked: messages.AnyAsked
    ) -> None:
        if isinstance(asked, OWN_ACTS):
            table.presence.look_at(connection, True)
        answer = conversation.answer_at_once(table.state, connection, asked, table.now())
        if answer is not None:
            connection.send(answer)
            return
        if isinstance(asked, messages.Visibility):
            if table.presence.look_at(connection, asked.visible) and asked.visible:
                await table.presence.take_chairs_back(connection)
        elif isinstance(asked, messages.Lift | messages.Lower):
            seat = conversation.lifted_by(table.state, connection, asked)
            table.presence.lift(connection, seat)
        elif isinstance(asked, SHARING):
            table.sharing.take(connection, asked)
        else:
            await self._submit(table, connection, asked)
        connection.send(messages.Done(asked.id, table.broadcast.number_for(connection)))

    async def _submit(
        self, table: TableActor, connection: SocketConnection, asked: messages.AnyAsked
    ) -> None:
        """Submit the command of a message; how long a move takes is measured, if it is public."""
        began = perf_counter()
        muted_until = self._server.desk.muted_until(connection.person)
        command = conversation.command_of(asked, connection, muted_until)
        if isinstance(asked, messages.Move):
            await table.presence.take_chairs_back(connection)  # a player who moves is back
        written = await table.submit(command)
        if isinstance(asked, messages.Move) and written and is_public(table.state, written[0]):
            self._server.services.metrics.asked.observe(perf_counter() - began)
