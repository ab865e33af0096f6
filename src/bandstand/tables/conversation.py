"""What is said over a connection to a table: messages become commands, errors become refusals."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from bandstand import text
from bandstand.kernel.errors import BandstandError, IllegalMove
from bandstand.tables import commands, messages
from bandstand.tables.checks import check_curtain, check_move, one_seat
from bandstand.tables.refusals import Refusal, not_allowed, not_now, unprocessable

if TYPE_CHECKING:
    from bandstand.tables.commands import Person
    from bandstand.tables.connection import Connection
    from bandstand.tables.state import TableState

_log = logging.getLogger(__name__)
# What a page does by itself is not among them: asking why, setting the bots' beat, pinging. Nor is
# what is said in advance, which must show nowhere.
OWN_ACTS = (
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
_PLAIN_COMMANDS: dict[type, type[commands.ByPerson]] = {
    messages.Agree: commands.Agree,
    messages.Decline: commands.Decline,
    messages.Back: commands.Back,
}


def read(data: str | bytes) -> messages.AnyAsked | Refusal:
    """A message, or what is wrong with it."""
    try:
        return messages.read_asked.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return unprocessable("no-message", f"That is no message of a table: {error}")


def no_hello(asked: messages.AnyAsked | Refusal) -> messages.Refused:
    """The answer to whatever comes before hello."""
    if isinstance(asked, Refusal):
        return messages.Refused(None, asked.code, str(asked))
    return messages.Refused(asked.id, "no-hello", "Say hello first.")


def refused(
    state: TableState, connection: Connection, request_id: int | str | None, error: Exception
) -> messages.Refused:
    """The answer to a message that led to an error; a fault of the program is logged."""
    if isinstance(error, IllegalMove):
        sentence = _told(state, connection, error)
        return messages.Refused(request_id, error.reason.code, sentence)
    if isinstance(error, Refusal):
        return messages.Refused(request_id, error.code, str(error))
    if isinstance(error, BandstandError):
        return messages.Refused(request_id, "will-not-do", str(error))
    _log.error("a message could not be answered", exc_info=error)
    return messages.Refused(request_id, "fault", "Something broke here; it is noted.")


def answer_at_once(
    state: TableState, connection: Connection, asked: messages.AnyAsked, now: float
) -> messages.AnyAnswer | None:
    """The answer to a message that changes nothing; None if it asks for a change."""
    if isinstance(asked, messages.Ping):
        return messages.Pong(asked.id, now)
    if isinstance(asked, messages.Why):
        return explain(state, connection, asked)
    if isinstance(asked, messages.Hello):
        raise not_now("greeted", "You said hello already.")
    return None


def command_of(
    asked: messages.AnyAsked, connection: Connection, muted_until: float = 0.0
) -> commands.Command:
    """The command that a message stands for; a seat that is not named is the lifted one."""
    person = known(connection)
    if isinstance(asked, messages.Move):
        seat = _seat(asked, connection)
        return commands.Move(person, asked.turn, asked.move, seat, connection.lifted)
    if isinstance(asked, messages.Premove):
        moves = tuple(asked.moves)
        lifted = connection.lifted
        return commands.Premove(person, moves, asked.keep, _seat(asked, connection), lifted)
    if isinstance(asked, messages.TakeBack):
        return commands.TakeBack(person, _seat(asked, connection))
    if isinstance(asked, messages.Resign):
        return commands.Resign(person, _seat(asked, connection))
    if isinstance(asked, messages.Admit):
        return commands.Admit(person, asked.person, asked.yes)
    if isinstance(asked, messages.Speed):
        return commands.SetBeat(person, asked.beat)
    if isinstance(asked, messages.Say):
        return commands.Say(person, asked.text, muted_until)
    if isinstance(asked, messages.Emote):
        return commands.Emote(person, asked.emote, muted_until)
    return _PLAIN_COMMANDS[type(asked)](person)


def lifted_by(
    state: TableState, connection: Connection, asked: messages.Lift | messages.Lower
) -> int | None:
    """The local seat whose curtain a message lifts; None: the curtain falls."""
    if isinstance(asked, messages.Lower):
        return None
    if asked.seat not in state.seats_of(known(connection).id):
        raise not_allowed("not-yours", "That isn’t your seat.")
    return asked.seat


def explain(state: TableState, connection: Connection, asked: messages.Why) -> messages.Explained:
    """What the rules say about a move."""
    person = known(connection)
    seat = one_seat(state, person, _seat(asked, connection))
    check_curtain(state, person, seat, connection.lifts())
    if state.match is None:
        raise not_now("not-started", "The game has not begun.")
    move = asked.move
    if isinstance(move, str):
        move = state.game.read_move(state.match.state, move)
    try:
        check_move(state, seat, move)
    except IllegalMove as error:
        sentence = _told(state, connection, error)
        return messages.Explained(asked.id, False, error.reason.code, sentence)
    return messages.Explained(asked.id, True, None, None)


def known(connection: Connection) -> Person:
    """Whose connection it is; refused to somebody unknown."""
    if connection.person is None:
        raise Refusal(401, "unknown", "Tell us your name first.")
    return connection.person


def _told(state: TableState, connection: Connection, error: IllegalMove) -> str:
    """Why a move is refused, in the connection's language."""
    reader = -1 if connection.viewer is None else connection.viewer
    return text.explain(state.playing, error.reason, reader, connection.language)


def _seat(
    asked: messages.Move | messages.Premove | messages.TakeBack | messages.Resign | messages.Why,
    connection: Connection,
) -> int | None:
    return connection.lifted if asked.seat is None else asked.seat
