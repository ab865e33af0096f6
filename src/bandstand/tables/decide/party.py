"""Between games: whose room it is, who may come in, and which game is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bandstand.games import registry
from bandstand.kernel.errors import BandstandError
from bandstand.tables import entries, names
from bandstand.tables.checks import check_owner, check_rated, check_voice
from bandstand.tables.party import name_of, people_of, players_for
from bandstand.tables.refusals import not_allowed, not_now, unprocessable

if TYPE_CHECKING:
    from bandstand.tables import commands
    from bandstand.tables.commands import Person
    from bandstand.tables.entries import Entries
    from bandstand.tables.state import TableState

LONGEST_TITLE = 40


def set_party(state: TableState, command: commands.SetParty, now: float) -> Entries:
    """Name the room, or lock it; only the host."""
    person = command.person
    check_owner(state, person)
    party = state.party
    if party is None:
        raise not_now("no-room", "This table is older than rooms.")
    title = party.title if command.title is None else _title(command.title)
    locked = party.locked if command.locked is None else command.locked
    if (title, locked) == (party.title, party.locked):
        return ()
    return (entries.PartySet(person.id, name_of(state, person.id), title, locked),)


def _title(text: str) -> str:
    """A title as it is shown: cleaned like a name; nothing takes it away again."""
    return names.clean_name(text, LONGEST_TITLE) if text.strip() else ""


def hand_over(state: TableState, command: commands.HandOver, now: float) -> Entries:
    """Make somebody else who sits here the host."""
    check_owner(state, command.person)
    if command.to == state.host:
        return ()
    if command.to not in people_of(state):
        raise not_now("nobody", "Only somebody who sits here can be the host.")
    _check_no_local_seats(state)
    return (entries.HandedOver(command.to, name_of(state, command.to)),)


def replace_host(state: TableState, command: commands.ReplaceHost, now: float) -> Entries:
    """Let the first who is connected be the host, if the host is not; not while a game goes on."""
    here = [person for person in people_of(state) if person in command.connected]
    if state.status == "playing" or state.host in command.connected or not here:
        return ()
    if any(chair.kind == "local" for chair in state.chairs):
        return ()
    return (entries.HandedOver(here[0], name_of(state, here[0]), lost=True),)


def _check_no_local_seats(state: TableState) -> None:
    if any(chair.kind == "local" for chair in state.chairs):
        raise not_now("local-seats", "Seats at your own screen stay with you, and so does hosting.")


def propose(state: TableState, command: commands.Propose, now: float) -> Entries:
    """Propose the next game; the same again is a yes to what was proposed already."""
    person = command.person
    _check_between_games(state, person)
    try:
        game = registry.find(command.game)
        players = players_for(game, state)
        options = game.settle(players, command.options, as_printed=True)
    except BandstandError as error:
        raise unprocessable("bad-table", str(error)) from None
    if state.created.rated:
        check_rated(person)
    proposal = state.proposal
    if proposal is not None and (proposal.game, proposal.options) == (command.game, options):
        return _readied(state, person, True)
    name = name_of(state, person.id)
    return (entries.Proposed(person.id, name, command.game, dict(options), players, command.table),)


def ready(state: TableState, command: commands.Ready, now: float) -> Entries:
    """Say that one is ready for what was proposed, or not any more."""
    _check_between_games(state, command.person)
    if state.proposal is None:
        raise not_now("nothing-proposed", "Nobody has proposed a game yet.")
    if state.created.rated and command.ready:
        check_rated(command.person)
    return _readied(state, command.person, command.ready)


def _readied(state: TableState, person: Person, wanted: bool) -> Entries:
    assert state.proposal is not None
    if (person.id in state.proposal.ready) == wanted:
        return ()
    return (entries.Readied(person.id, name_of(state, person.id), wanted),)


def _check_between_games(state: TableState, person: Person) -> None:
    check_voice(state, person)
    if not state.is_over():
        raise not_now("not-over", "This game is not over.")
    if state.rematch is not None:
        raise not_now("gone-on", "The next game has begun at another table.")


def check_beginning(state: TableState, person: Person) -> None:
    """Only a person who is ready may go on without those who are not."""
    check_voice(state, person)
    if state.proposal is None:
        raise not_now("nothing-proposed", "Nobody has proposed a game yet.")
    if person.id not in state.proposal.ready:
        raise not_allowed("not-ready", "Be ready yourself before you go on without others.")
