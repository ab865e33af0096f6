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


class Sit(ByPerson, frozen=True):
    """Take an open chair, or ask for a bot's while the game goes on; no seat: any."""

    seat: int | None = None


class Rename(ByPerson, frozen=True):
    """Go by the name that the person has now."""


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


class Start(ByPerson, frozen=True):
    """Deal."""


# While the game goes on.


class Move(ByPerson, frozen=True):
    """Make a move, by its number or in notation, as the answer to a turn."""

    turn: int
    move: int | str
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


class Emote(ByPerson, frozen=True):
    """Make one of the signs."""

    emote: str


class LinkRematch(Command, frozen=True):
    """Note where the same people meet again."""

    table: str


# What the server does by itself.


class BotMove(Command, frozen=True):
    """Make the move that a bot found for a turn."""

    seat: int
    turn: int
    move: int


class StopWaiting(Command, frozen=True):
    """Let a bot play for one of those whom the others have waited for in vain."""

    people: frozenset[str]


class CallTime(Command, frozen=True):
    """Do what is due because time is up."""


class CloseAbandoned(Command, frozen=True):
    """Close a game in which nothing has happened since a moment."""

    since: float
