"""Talk at a table, signs, and the beat at which bots move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.tables import entries
from bandstand.tables.checks import check_admission, check_voice, one_seat
from bandstand.tables.names import name_at_table
from bandstand.tables.refusals import not_allowed, not_now, unprocessable

if TYPE_CHECKING:
    from bandstand.tables import commands
    from bandstand.tables.entries import Entries
    from bandstand.tables.state import TableState

LONGEST_LINE = 500
LONGEST_BEAT = 3.0
MOST_REMARKS = 500  # by all spectators of a game: the journal is for those who play


def check_beat(beat: float) -> None:
    """A beat people can follow."""
    if not 0 <= beat <= LONGEST_BEAT:
        raise unprocessable("bad-beat", f"Bots may wait 0 to {LONGEST_BEAT:g} seconds.")


def set_beat(state: TableState, command: commands.SetBeat, now: float) -> Entries:
    """Say how long bots wait: a player who plays alone, else the host while they play."""
    person = command.person
    seat = one_seat(state, person)
    check_beat(command.beat)
    if state.is_over():
        raise not_now("over", "This game is over.")
    if state.host in state.present_people() and state.host != person.id:
        raise not_allowed("not-host", "Only the host of the table can do that.")
    return () if state.beat == command.beat else (entries.BeatSet(seat, command.beat),)


def say(state: TableState, command: commands.Say, now: float) -> Entries:
    """Say a line; what spectators say no seat hears while the game goes on."""
    _check_mute(command.muted_until, now)
    line = _line(command.text)
    if _is_spectator(state, command.person):
        return (_remark(state, command.person, line),)
    return (entries.Said(command.person.id, _voice(state, command.person), line),)


def _check_mute(until: float, now: float) -> None:
    """Refuse somebody whose talk the operator of the server has stopped."""
    if now < until:
        raise not_allowed("muted", "The operator of this server has muted you: nobody hears that.")


def _is_spectator(state: TableState, person: commands.Person) -> bool:
    """Whether a person watches a game; before the deal there is none to watch."""
    return state.match is not None and not state.is_seated(person.id)


def _line(text: str) -> str:
    """What was said, without line breaks and the like."""
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    line = " ".join(printable.split())
    if not 1 <= len(line) <= LONGEST_LINE:
        raise unprocessable("bad-line", f"Messages are 1 to {LONGEST_LINE} characters long.")
    return line


def _remark(
    state: TableState, person: commands.Person, line: str, sign: bool = False
) -> entries.Remarked:
    """What a spectator says; who has seen a hand is silent, for anybody may listen."""
    check_admission(state, person.id)
    if state.status == "playing" and person.id in state.looked:
        raise not_allowed("looker", "You have seen a hand: talk again once the game is over.")
    if state.remarks >= MOST_REMARKS:
        raise not_now("many-remarks", "The spectators of this table have said enough.")
    name = name_at_table(person.name, [chair.name for chair in state.chairs])
    return entries.Remarked(person.id, name, line, sign)


def emote(state: TableState, command: commands.Emote, now: float) -> Entries:
    """Make one of the signs; those of spectators are for those who hear their talk."""
    _check_mute(command.muted_until, now)
    if command.emote not in entries.EMOTES:
        raise unprocessable("no-emote", f"The signs are: {', '.join(entries.EMOTES)}.")
    if _is_spectator(state, command.person):
        return (_remark(state, command.person, command.emote, sign=True),)
    name = _voice(state, command.person)
    return (entries.Emoted(command.person.id, name, command.emote),)


def _voice(state: TableState, person: commands.Person) -> str:
    """Whom a person speaks as: by the name of their chair, whatever they call themselves."""
    check_voice(state, person)
    seated = [
        chair.name for chair in state.chairs if chair.person == person.id and chair.kind == "person"
    ]
    return seated[0] if seated else state.host_name
