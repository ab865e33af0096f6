"""Moves, taking them back, and leaving a game that is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.tables import commands, entries, premoves
from bandstand.tables.chairs import InAdvance
from bandstand.tables.checks import check_curtain, check_move, one_seat, read_move
from bandstand.tables.clocks import automatic, out_of_time, pace_kind
from bandstand.tables.consent import asked_to_agree
from bandstand.tables.refusals import Refusal, not_allowed, not_now, unprocessable

if TYPE_CHECKING:
    from bandstand.tables.entries import Entries
    from bandstand.tables.state import TableState


def move(state: TableState, command: commands.Move, now: float) -> Entries:
    """Make a move as the answer to a turn; a turn that was answered is answered once."""
    seat = one_seat(state, command.person, command.seat)
    chair = state.chairs[seat]
    if command.turn == chair.turn:
        check_curtain(state, command.person, seat, _lifted(command))
    if state.status == "gathering":
        raise not_now("not-started", "The game has not begun.")
    if command.turn != chair.turn:
        return _answered(state, seat, command)
    number = read_move(state, command.move)
    check_move(state, seat, number)
    if state.on_hold:
        raise not_now("on-hold", "The game is paused. Go on first.")
    if chair.absent:
        raise not_now("absent", "A bot is playing for you; say that you are back.")
    if out_of_time(state, seat):
        raise not_now("time", "Your time is up: a bot makes this decision.")
    return (entries.Moved(seat, number),)


def _lifted(command: commands.Move | commands.Premove) -> list[int]:
    """The local seat whose curtain is up, if any."""
    return [] if command.lifted is None else [command.lifted]


def _answered(state: TableState, seat: int, command: commands.Move) -> Entries:
    """Nothing to do if the same answer was given to that turn before."""
    try:
        number = read_move(state, command.move)
    except Refusal:
        number = None  # what it meant then cannot be read now
    if number is None or state.answers.get((seat, command.turn)) != number:
        raise not_now("late", "That turn has passed.")
    return ()


def bot_move(state: TableState, command: commands.BotMove, now: float) -> Entries:
    """Make a bot's move, if the bot still has to decide that turn."""
    seat, chair = command.seat, state.chairs[command.seat]
    if chair.turn != command.turn or seat not in automatic(state):
        return ()
    check_move(state, seat, command.move)
    if chair.kind != "bot":
        return _substituted(state, seat, command.move)
    return (entries.Moved(seat, command.move, "level" if command.failed else "bot"),)


def _substituted(state: TableState, seat: int, found: int) -> Entries:
    """The move for somebody who is away: the one they gave in advance, else what the bot found."""
    given = premoves.answer(state, seat)
    if given is not None:
        return (entries.Moved(seat, given, "house"),)
    return (entries.Moved(seat, found, "house"), *premoves.dropped(state, seat))


def premove(state: TableState, command: commands.Premove, now: float) -> Entries:
    """Say in advance what one will do, something else instead, or nothing after all."""
    seat = one_seat(state, command.person, command.seat)
    check_curtain(state, command.person, seat, _lifted(command))
    if state.status != "playing":
        raise not_now("not-playing", "There is no game to answer in.")
    if pace_kind(state.created.pace) == "live":
        raise not_now("no-premoves", "Where people play at one sitting, nothing is said before.")
    moves = tuple(read_move(state, move) for move in command.moves)
    if len(moves) > premoves.MOST_PREMOVES:
        raise unprocessable(
            "many-premoves", f"At most {premoves.MOST_PREMOVES} moves are given in advance."
        )
    idle = state.game.idle_moves if command.keep else None
    allowed = premoves.possible(state, seat)
    if any(move not in allowed or (idle is not None and move not in idle) for move in moves):
        raise unprocessable("no-premove", "That cannot be said before you are asked.")
    wanted = InAdvance(moves, command.keep) if moves else None
    if wanted == state.chairs[seat].in_advance:
        return ()
    return (entries.Premoved(seat, moves, command.keep and wanted is not None),)


def take_back(state: TableState, command: commands.TakeBack, now: float) -> Entries:
    """Take the last move back: at once if nobody saw any of it, else by asking the others."""
    seat = one_seat(state, command.person, command.seat)
    if state.status != "playing":
        raise not_now("not-playing", "There is no game to take a move back in.")
    made = state.playing.made
    latest = max((n for n, one in enumerate(made) if one.seat == seat), default=None)
    if latest is None:
        raise not_now("no-move", "There is no move of yours to take back.")
    if state.playing.last_was_quiet(seat):
        return (entries.TookBack(seat),)
    if state.created.rated:
        raise not_now("rated", "At a rated table a move that was seen stands.")
    if state.wish is not None:
        raise not_now("asked", "Something is being asked already.")
    return (entries.AskedBack(seat, latest, lasting=True),)


def agree(state: TableState, command: commands.Agree, now: float) -> Entries:
    """Agree for one's first seat that has not agreed yet."""
    asked = _asked_seats(state, command.person)
    if not asked:
        raise not_allowed("not-asked", "This isn’t for you to answer.")
    assert state.wish is not None
    fresh = [seat for seat in asked if seat not in state.wish.agreed]
    return (entries.Agreed(fresh[0]),) if fresh else ()


def decline(state: TableState, command: commands.Decline, now: float) -> Entries:
    """Do not agree; the person who asked may say no, too."""
    asked = _asked_seats(state, command.person)
    assert state.wish is not None
    if state.wish.seat in state.seats_of(command.person.id):
        return (entries.Declined(state.wish.seat),)
    if not asked:
        raise not_allowed("not-asked", "This isn’t for you to answer.")
    return (entries.Declined(asked[0]),)


def _asked_seats(state: TableState, person: commands.Person) -> list[int]:
    """The seats of a person whose consent is asked for."""
    if state.wish is None:
        raise not_now("nothing-asked", "Nobody asks for anything.")
    needed = asked_to_agree(state, state.wish.seat)
    return [seat for seat in state.seats_of(person.id) if seat in needed]


def back(state: TableState, command: commands.Back, now: float) -> Entries:
    """Take every chair of one's own back from the bot."""
    if state.status != "playing":
        return ()
    mine = state.seats_of(command.person.id)
    return tuple(entries.Back(seat) for seat in mine if state.chairs[seat].absent)


def resign(state: TableState, command: commands.Resign, now: float) -> Entries:
    """Give the game up."""
    seat = one_seat(state, command.person, command.seat)
    if state.status != "playing":
        raise not_now("not-playing", "There is no game to give up.")
    return (entries.Resigned(seat),)
