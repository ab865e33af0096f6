"""One socket a person and table. Whatever is sent over it, it stays open and the table lives on."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from bandstand import text
from bandstand.house import entries, messages, people, permits, tongues
from bandstand.house.doorman import TOO_MANY, TOO_MANY_OPENINGS
from bandstand.house.house import House
from bandstand.house.inject import Id, TheHouse
from bandstand.house.limits import Bucket
from bandstand.house.refusals import (
    BrokenLogError,
    Refusal,
    not_allowed,
    not_now,
    will_not_do,
)
from bandstand.house.visitor import Visitor
from bandstand.kernel.errors import BandstandError, IllegalMove

if TYPE_CHECKING:
    from bandstand.house.devices import Session
    from bandstand.house.people import Person
    from bandstand.house.sheet import Sheet
    from bandstand.house.table import Table

GOING_AWAY = 1001
NOT_HERE = 4404
NO_HELLO = 4408
_HELLO_SECONDS = 20.0
_BURST = 3.0
# What a page does by itself is not among them: asking why, setting the bots' beat, pinging.
_OWN_ACTS = (
    messages.Move,
    messages.TakeBack,
    messages.Agree,
    messages.Decline,
    messages.Admit,
    messages.Say,
    messages.Emote,
    messages.Lift,
    messages.Lower,
    messages.Back,
    messages.Resign,
)
_log = logging.getLogger(__name__)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], house: TheHouse, table: Id) -> None:
    """A table, live."""
    await socket.accept()
    house.services.metrics.sockets.inc()
    try:
        await Talk(socket, house).hold(table)
    except (WebSocketDisconnect, RuntimeError):
        pass  # they hung up, while we listened or while we spoke
    finally:
        house.services.metrics.sockets.dec()


def _closing(error: Refusal) -> int:
    """The code to hang up with: whether, and how soon, it helps to come back."""
    if error.status == 429:
        return TOO_MANY
    passing = error.status >= 500 and not isinstance(error, BrokenLogError)
    return GOING_AWAY if passing else NOT_HERE


class Talk:
    """What is said over one socket, from hello to hanging up."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House) -> None:
        self._socket = socket
        self._house = house
        rate = house.settings.messages_per_second
        self._bucket = Bucket(rate, rate * _BURST)

    async def hold(self, table_id: str) -> None:
        """Find the table, wait for hello, then talk until somebody hangs up."""
        try:
            _, visiting = await self._enter(table_id)
            if visiting and not self._house.openings.take(visiting.person.id):
                raise Refusal(429, "too-many-sockets", TOO_MANY_OPENINGS)
            hello = await self._wait_for_hello()
            if hello is None:
                await self._socket.close(code=NO_HELLO)
                return
            # Meanwhile the table may have been put away, or the visitor signed out.
            table, session = await self._enter(table_id)
        except Refusal as error:
            await self._send(messages.Refused(None, error.code, str(error)))
            await self._socket.close(code=_closing(error))
            return
        person, device = (session.person, session.device) if session else (None, None)
        muted = await self._mutes(person)
        language = tongues.known(hello.language)
        visitor = Visitor(person, muted, hello.reasons, language, hello.visible, device)
        sender = asyncio.create_task(self._speak(visitor))
        try:
            await table.admit(visitor, hello.number)
            await self._listen(table, visitor)
        except Refusal as error:
            sender.cancel()
            await self._send(messages.Refused(None, error.code, str(error)))
            await self._socket.close(code=_closing(error))
        finally:
            table.release(visitor)
            visitor.dismiss()
            with suppress(Exception, asyncio.CancelledError):
                await asyncio.wait_for(sender, 1.0)

    async def _enter(self, table_id: str) -> tuple[Table, Session | None]:
        """The table, and who wants to watch it; refused if they may not."""
        session = await self._house.session(self._socket)
        table = await self._house.room.find(table_id)
        table.check_admission(session.person.id if session else None)
        return table, session

    async def _mutes(self, person: Person | None) -> set[str]:
        if person is None:
            return set()
        return await self._house.services.read(lambda c: people.muted_by(c, person.id))

    async def _wait_for_hello(self) -> messages.Hello | None:
        with suppress(TimeoutError):
            async with asyncio.timeout(_HELLO_SECONDS):
                while True:
                    asked = await self._receive()
                    if isinstance(asked, messages.Hello):
                        return asked
                    if isinstance(asked, Refusal):
                        await self._send(messages.Refused(None, asked.code, str(asked)))
                    else:
                        sentence = "Say hello first."
                        await self._send(messages.Refused(asked.id, "no-hello", sentence))
        return None

    async def _speak(self, visitor: Visitor) -> None:
        while (message := await visitor.outbox.get()) is not None:
            await self._socket.send_data(message)
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
        if len(data) > self._house.settings.message_bytes:
            return will_not_do(
                "too-long", f"A message has at most {self._house.settings.message_bytes} bytes."
            )
        try:
            return messages.read_asked.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return will_not_do("no-message", f"That is no message of a table: {error}")

    async def _listen(self, table: Table, visitor: Visitor) -> None:
        while True:
            asked = await self._receive()
            request_id = None if isinstance(asked, Refusal) else asked.id
            try:
                if isinstance(asked, Refusal):
                    raise asked
                await self._answer(table, visitor, asked)
            except permits.Repeated:
                visitor.send(messages.Done(request_id, table.number_for(visitor)))
            except IllegalMove as error:
                self._refuse(visitor, request_id, error.reason.code, _told(table, visitor, error))
            except Refusal as error:
                self._refuse(visitor, request_id, error.code, str(error))
            except BandstandError as error:
                self._refuse(visitor, request_id, "will-not-do", str(error))
            except Exception:
                _log.exception("a message could not be answered")
                self._refuse(visitor, request_id, "fault", "Something broke here; it is noted.")

    def _refuse(
        self, visitor: Visitor, request_id: int | str | None, code: str, sentence: str
    ) -> None:
        self._house.services.metrics.refused.labels(code=code).inc()
        visitor.send(messages.Refused(request_id, code, sentence))

    async def _answer(self, table: Table, visitor: Visitor, asked: messages.AnyAsked) -> None:
        if isinstance(asked, _OWN_ACTS):
            table.look_at(visitor, True)
        if isinstance(asked, messages.Ping):
            visitor.send(messages.Pong(asked.id, table.now()))
        elif isinstance(asked, messages.Hello):
            raise not_now("greeted", "You said hello already.")
        elif isinstance(asked, messages.Visibility):
            if table.look_at(visitor, asked.visible) and asked.visible:
                await table.take_chairs_back(visitor)
            visitor.send(messages.Done(asked.id, table.number_for(visitor)))
        elif isinstance(asked, messages.Why):
            visitor.send(explain(table, visitor, asked))
        elif isinstance(asked, messages.Lift | messages.Lower):
            self._move_curtain(table, visitor, asked)
            visitor.send(messages.Done(asked.id, table.number_for(visitor)))
        else:
            began = perf_counter()
            asking = question(asked, _known(visitor), visitor)
            if isinstance(asked, messages.Move):
                await table.take_chairs_back(visitor)  # whoever moves is back
            if isinstance(asked, messages.Back):
                await table.ask_for_all(asking)
            else:
                number = await table.ask(asking)
                if isinstance(asked, messages.Move) and table.sheet.was_public(number):
                    self._house.services.metrics.asked.observe(perf_counter() - began)
            visitor.send(messages.Done(asked.id, table.number_for(visitor)))

    def _move_curtain(
        self, table: Table, visitor: Visitor, asked: messages.Lift | messages.Lower
    ) -> None:
        if isinstance(asked, messages.Lower):
            table.lift(visitor, None)
        elif asked.seat in table.sheet.seats_of(_known(visitor).id):
            table.lift(visitor, asked.seat)
        else:
            raise not_allowed("not-yours", "That isn’t your seat.")


def _known(visitor: Visitor) -> Person:
    if visitor.person is None:
        raise Refusal(401, "unknown", "Tell us your name first.")
    return visitor.person


def _told(table: Table, visitor: Visitor, error: IllegalMove) -> str:
    """Why a move is refused, in the visitor's language."""
    reader = -1 if visitor.viewer is None else visitor.viewer
    return text.explain(table.sheet.playing, error.reason, reader, visitor.language)


def question(asked: messages.AnyAsked, person: Person, visitor: Visitor) -> permits.Question:
    """What a message asks of the table."""
    if isinstance(asked, messages.Move):
        move = asked
        return lambda sheet: _move(sheet, person, visitor, move)
    if isinstance(asked, messages.TakeBack | messages.Resign):
        seat = visitor.lifted if asked.seat is None else asked.seat
        if isinstance(asked, messages.Resign):
            return lambda sheet: permits.resign(sheet, person, seat)
        return lambda sheet: permits.take_back(sheet, person, seat)
    if isinstance(asked, messages.Agree | messages.Decline):
        agree = isinstance(asked, messages.Agree)
        return lambda sheet: permits.answer_wish(sheet, person, agree)
    if isinstance(asked, messages.Admit):
        asker, yes = asked.person, asked.yes
        return lambda sheet: permits.answer_request(sheet, person, asker, yes)
    if isinstance(asked, messages.Speed):
        beat = asked.beat
        return lambda sheet: permits.set_beat(sheet, person, beat)
    if isinstance(asked, messages.Say):
        text = asked.text
        return lambda sheet: permits.say(sheet, person, text)
    if isinstance(asked, messages.Emote):
        emote = asked.emote
        return lambda sheet: permits.emote(sheet, person, emote)
    return lambda sheet: permits.back(sheet, person)


def _move(sheet: Sheet, person: Person, visitor: Visitor, asked: messages.Move) -> entries.AnyEntry:
    """A move for a seat whose curtain is up; an answer that was given before may come again."""
    seat = _speaks_for(sheet, person, visitor, asked.seat)
    if asked.turn == sheet.chairs[seat].turn:
        permits.check_curtain(sheet, person, seat, visitor.lifts())
    return permits.move(sheet, person, seat, asked.turn, asked.move)


def _speaks_for(sheet: Sheet, person: Person, visitor: Visitor, seat: int | None) -> int:
    """The seat that is meant: the named one, else the one whose curtain is up."""
    return permits.one_seat(sheet, person, visitor.lifted if seat is None else seat)


def explain(table: Table, visitor: Visitor, asked: messages.Why) -> messages.Explained:
    """What the rules say about a move."""
    sheet = table.sheet
    person = _known(visitor)
    seat = _speaks_for(sheet, person, visitor, asked.seat)
    permits.check_curtain(sheet, person, seat, visitor.lifts())
    if sheet.match is None:
        raise not_now("not-started", "The game has not begun.")
    move = asked.move
    if isinstance(move, str):
        move = sheet.game.read_move(sheet.match.state, move)
    try:
        permits.check_move(sheet, seat, move)
    except IllegalMove as error:
        sentence = _told(table, visitor, error)
        return messages.Explained(asked.id, False, error.reason.code, sentence)
    return messages.Explained(asked.id, True, None, None)
