"""What people and the server can ask of a table: small structs for ``decide``."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bandstand.tables import entries


class Person(msgspec.Struct, frozen=True):
    """Somebody the server knows: a guest, or a program that plays through the bot API."""

    id: str
    name: str
    kind: Literal["guest", "program"] = "guest"
    rated: bool = False
    face: entries.Face | None = None
    holiday: entries.Holiday | None = None  # the latest; it may be over


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """A table as somebody wishes to lay it."""

    game: str
    seats: list[entries.SeatPlan]
    options: dict[str, Any] = {}
    public: bool = True
    pace: entries.Pace = entries.Pace()
    spectators: entries.Spectators = "open"
    rated: bool = False
    takeover: bool = True
    beat: float | None = None
    policy: entries.Policy | None = None
    screen: bool = False


class Command(msgspec.Struct, frozen=True):
    """Something that a table is asked to do."""


class ByPerson(Command, frozen=True):
    """Something that a person asks of a table."""

    person: Person


# Before the deal.


class Create(ByPerson, frozen=True):
    """Lay a table; its host takes the first open chair, or owns the local ones."""

    plan: Plan
    secret: str  # of the shuffle, in hexadecimal
    rematch_of: str | None = None
    party: entries.Party | None = None
    bots: tuple[str, ...] = ()  # own bots that may play this game here


class Sit(ByPerson, frozen=True):
    """Take an open chair, or ask for a bot's while the game goes on; no seat: any."""

    seat: int | None = None


class Rename(ByPerson, frozen=True):
    """Go by the name that the person has now."""


class Reface(ByPerson, frozen=True):
    """Have the face that the person has now."""


class TakeHoliday(ByPerson, frozen=True):
    """Be on holiday when the person is now."""


class Admit(ByPerson, frozen=True):
    """Answer somebody who asks for a bot's chair; the person who asks may say no, too."""

    asker: str
    yes: bool = True


class Leave(ByPerson, frozen=True):
    """Give one's chairs up; a game under way is played on by a bot until one is back."""


class Kick(ByPerson, frozen=True):
    """Ask somebody to go."""

    seat: int


class Replan(ByPerson, frozen=True):
    """Change what a chair is for."""

    seat: int
    plan: entries.SeatPlan
    bots: tuple[str, ...] = ()  # own bots that may play this game here


class AddEntropy(ByPerson, frozen=True):
    """Add 32 bytes, in hexadecimal, to the shuffle whose commitment is known."""

    entropy: str


class Start(ByPerson, frozen=True):
    """Deal."""


# While the game goes on.


class Move(ByPerson, frozen=True):
    """Make a move, by its number or in notation, as the answer to a turn."""

    turn: int
    move: int | str
    seat: int | None = None
    lifted: int | None = None  # the local seat whose curtain is up


class Premove(ByPerson, frozen=True):
    """Say in advance which moves to make when asked next, the first that is legal; none: no more.

    To ``keep``: at every decision that offers one of them, until something else is said.
    """

    moves: tuple[int | str, ...]
    keep: bool = False
    seat: int | None = None
    lifted: int | None = None  # the local seat whose curtain is up


class TakeBack(ByPerson, frozen=True):
    """Take one's last move back: at once if nobody saw any of it, else by asking the others."""

    seat: int | None = None


class Agree(ByPerson, frozen=True):
    """Say yes to what another seat asked."""


class Decline(ByPerson, frozen=True):
    """Say no to what another seat asked, or ask no more."""


class Back(ByPerson, frozen=True):
    """Play oneself again."""


class Resign(ByPerson, frozen=True):
    """Give the game up."""

    seat: int | None = None


class Withdraw(ByPerson, frozen=True):
    """Be gone for good: ask for no chair, leave before the deal, give the game up after it."""


class SetBeat(ByPerson, frozen=True):
    """Say how many seconds bots wait before they move."""

    beat: float


class Say(ByPerson, frozen=True):
    """Say a line."""

    text: str
    muted_until: float = 0.0  # until when the operator of the server has muted the person


class Emote(ByPerson, frozen=True):
    """Make one of the signs."""

    emote: str
    muted_until: float = 0.0


# What the people of a table agree on.


class SetPolicy(ByPerson, frozen=True):
    """Change the policy of the table, or its clock; None: as it is. In a game the others agree."""

    policy: entries.Policy | None = None
    pace: entries.Pace | None = None


class SetOptions(ByPerson, frozen=True):
    """Play with these options of the game; what is left out has its default."""

    options: dict[str, Any]


class Pause(ByPerson, frozen=True):
    """Ask for a pause."""


class Resume(ByPerson, frozen=True):
    """Go on after a pause."""


class GiveTime(ByPerson, frozen=True):
    """Give another seat more time."""

    seat: int


class Substitute(ByPerson, frozen=True):
    """Let a bot play for somebody who is away, where the table asks its people."""

    seat: int
    connected: frozenset[str]


class AskHint(ByPerson, frozen=True):
    """Ask for a hint, so that the others see it."""

    seat: int


# Watching.


class AskLook(ByPerson, frozen=True):
    """Ask to see the hand of a seat; None: all hands."""

    seat: int | None = None


class AnswerLook(ByPerson, frozen=True):
    """Let a spectator look, or not any more; spectators may end their own look."""

    asker: str
    yes: bool = True


# Between games.


class SetParty(ByPerson, frozen=True):
    """Give the party a title, or lock it against newcomers; None: as it is."""

    title: str | None = None
    locked: bool | None = None


class HandOver(ByPerson, frozen=True):
    """Make somebody else at the table its host."""

    to: str


class Bar(ByPerson, frozen=True):
    """Ask a spectator to go."""

    spectator: str


class Propose(ByPerson, frozen=True):
    """Propose the next game of the party, to be played at a table of this id."""

    game: str
    options: dict[str, Any]
    table: str


class Ready(ByPerson, frozen=True):
    """Be ready for the game that was proposed, or not any more."""

    ready: bool = True


class LinkRematch(Command, frozen=True):
    """Note where the same people meet again."""

    table: str


# What the server does by itself.


class BotMove(Command, frozen=True):
    """Make the move that a bot found for a turn."""

    seat: int
    turn: int
    move: int
    failed: bool = False  # a level found it, for an own bot that found none


class StopWaiting(Command, frozen=True):
    """Let a bot play for one of those whom the others have waited for in vain."""

    people: frozenset[str]


class ReplaceHost(Command, frozen=True):
    """Let one of those who are connected be the host, since the host has long been cut off."""

    connected: frozenset[str]


class CallTime(Command, frozen=True):
    """Do what is due because time is up."""


class CloseAbandoned(Command, frozen=True):
    """Close a game in which nothing has happened since a moment."""

    since: float


class Close(Command, frozen=True):
    """Close a table with people at it: the server's operator asks for it."""
