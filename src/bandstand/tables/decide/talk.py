"""Talk at a table, signs, and the beat at which bots move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.tables import entries
from bandstand.tables.checks import check_voice, one_seat
from bandstand.tables.refusals import not_allowed, not_now, unprocessable

if TYPE_CHECKING:
    from bandstand.tables import commands
    from bandstand.tables.entries import Entries
    from bandstand.tables.state import TableState

LONGEST_LINE = 500
LONGEST_BEAT = 3.0


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
    """Say a line; those who sit here, nobody else."""
    name = _voice(state, command.person)
    printable = "".join(sign if sign.isprintable() else " " for sign in command.text)
    line = " ".join(printable.split())
    if not 1 <= len(line) <= LONGEST_LINE:
        raise unprocessable("bad-line", f"Messages are 1 to {LONGEST_LINE} characters long.")
    return (entries.Said(command.person.id, name, line),)


def emote(state: TableState, command: commands.Emote, now: float) -> Entries:
    """Make one of the signs."""
    name = _voice(state, command.person)
    if command.emote not in entries.EMOTES:
        raise unprocessable("no-emote", f"The signs are: {', '.join(entries.EMOTES)}.")
    return (entries.Emoted(command.person.id, name, command.emote),)


def _voice(state: TableState, person: commands.Person) -> str:
    """Whom a person speaks as: by the name of their chair, whatever they call themselves."""
    check_voice(state, person)
    seated = [
        chair.name for chair in state.chairs if chair.person == person.id and chair.kind == "person"
    ]
    return seated[0] if seated else state.host_name
