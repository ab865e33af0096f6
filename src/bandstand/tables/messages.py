"""What travels over a table's socket, both ways. Every message says its ``type``.

Messages never refer back to what holds them, so the garbage collector need not look at them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from bandstand.tables.entries import kebab
from bandstand.tables.table_info import ChairInfo as ChairInfo
from bandstand.tables.table_info import ChairLine as ChairLine
from bandstand.tables.table_info import LookInfo as LookInfo
from bandstand.tables.table_info import PartyInfo as PartyInfo
from bandstand.tables.table_info import ProposalInfo as ProposalInfo
from bandstand.tables.table_info import RequestInfo as RequestInfo
from bandstand.tables.table_info import TableInfo as TableInfo
from bandstand.tables.table_info import TableLine as TableLine
from bandstand.tables.table_info import WishInfo as WishInfo

if TYPE_CHECKING:
    from bandstand.kernel import event as kernel_event

# From a person.


class Asked(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="type",
    tag=kebab,
    forbid_unknown_fields=True,
    gc=False,
):
    """Something a person sends. The answer repeats its ``id``."""

    id: int | str | None = None


class Hello(Asked, frozen=True, kw_only=True):
    """The first message: the last number seen (0: none), and whether to send all reasons.

    With the reasons against other moves come the marks of the legal ones: what each would do.
    Sentences are in the language asked for, if the server speaks it: en, fr or ja. A page that is
    not ``visible`` (another tab is in front, the phone is locked) says so: its connecting does not
    mean that its owner is back. A ``screen`` is looked at by everybody: it is told what spectators
    are told and can do nothing, in any browser. With ``premoves`` one is also told what may be said
    in advance, and what one has said.
    """

    number: int = 0
    reasons: bool = False
    language: str = "en"
    visible: bool = True
    screen: bool = False
    premoves: bool = False


class Visibility(Asked, frozen=True, kw_only=True):
    """The page has come to the front, or has gone from it."""

    visible: bool


class Move(Asked, frozen=True, kw_only=True):
    """The answer to a turn, or an aside: a move by its number or in notation."""

    turn: int
    move: int | str
    seat: int | None = None


class Premove(Asked, frozen=True, kw_only=True):
    """Say in advance which moves to make when asked next, the first that is legal; none: no more.

    To ``keep``: at every decision that offers one of them, until something else is said.
    """

    moves: list[int | str]
    keep: bool = False
    seat: int | None = None


class Why(Asked, frozen=True, kw_only=True):
    """Ask what the rules say about a move."""

    move: int | str
    seat: int | None = None


class TakeBack(Asked, frozen=True, kw_only=True):
    """Take one's last move back, by asking the others if they have seen it."""

    seat: int | None = None


class Agree(Asked, frozen=True, kw_only=True):
    """Say yes to what another seat asks."""


class Decline(Asked, frozen=True, kw_only=True):
    """Say no to what another seat asks, or ask no more."""


class Admit(Asked, frozen=True, kw_only=True):
    """Answer a person who asks for a bot's chair; that person may say no, too."""

    person: str
    yes: bool = True


class Say(Asked, frozen=True, kw_only=True):
    """A line of talk."""

    text: str


class Emote(Asked, frozen=True, kw_only=True):
    """One of the server's signs."""

    emote: str


class Lift(Asked, frozen=True, kw_only=True):
    """Lift the curtain of a local seat: its owner is at the screen, alone."""

    seat: int


class Lower(Asked, frozen=True, kw_only=True):
    """Let the curtain fall."""


class Back(Asked, frozen=True, kw_only=True):
    """Take the chair back from the substitute bot."""


class Resign(Asked, frozen=True, kw_only=True):
    """Give the game up."""

    seat: int | None = None


class Speed(Asked, frozen=True, kw_only=True):
    """Say how many seconds bots wait before they move, 0 to 3."""

    beat: float


class Guide(Asked, frozen=True, kw_only=True):
    """Lead a shared look at a game that is over: go to a step of its replay.

    As a seat saw it, by that seat's numbers; None: with all hands open, by those of spectators.
    """

    number: int
    seat: int | None = None


class AskToLead(Asked, frozen=True, kw_only=True):
    """Ask the leader to let one lead instead."""


class HandLead(Asked, frozen=True, kw_only=True):
    """Let somebody who asked lead; None: nobody."""

    person: str | None = None


class StopLeading(Asked, frozen=True, kw_only=True):
    """End the shared look."""


class Ping(Asked, frozen=True, kw_only=True):
    """Ask for a sign of life."""


AnyAsked = (
    Hello
    | Visibility
    | Move
    | Premove
    | Why
    | TakeBack
    | Agree
    | Decline
    | Admit
    | Say
    | Emote
    | Lift
    | Lower
    | Back
    | Resign
    | Speed
    | Guide
    | AskToLead
    | HandLead
    | StopLeading
    | Ping
)

# From the server.


class Mark(msgspec.Struct, frozen=True, gc=False):
    """One thing that a move would do by the rules, in two or three words."""

    kind: str
    sentence: str


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal move: its number, and how it is written; and what it would do, two marks at most."""

    move: int
    text: str
    marks: list[Mark] | UnsetType = UNSET


class Forbidden(msgspec.Struct, frozen=True, gc=False):
    """A move that is not legal now, and the rule that forbids it."""

    move: int
    code: str
    sentence: str


class Turn(msgspec.Struct, frozen=True, gc=False):
    """What a seat can do now. An answer names the ``turn``, so that it counts once."""

    seat: int
    turn: int
    waiting: bool
    moves: list[Choice]
    asides: list[Choice]
    take_back: Literal["free", "ask", "no"]
    reasons: list[Forbidden] | UnsetType = UNSET


class Clock(msgspec.Struct, frozen=True, gc=False):
    """A seat's time: what is left in its bank, and when the substitute bot takes over."""

    seat: int
    bank: float
    deadline: float | None


class Travelled(msgspec.Struct, frozen=True, gc=False):
    """A piece that went from one place to another; both as a replay with open cards names them."""

    piece: str | None  # None: the viewer may not know which
    origin: str
    target: str


class Happened(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened in the game, as this viewer learned it."""

    kind: str
    facts: dict[str, Any]
    sentence: str
    travels: list[Travelled] | UnsetType = UNSET  # the pieces that changed their place, if any
    callout: str | UnsetType = UNSET  # the few words that are called out on the table


def travelled(event: kernel_event.Event, viewer: int) -> list[Travelled] | UnsetType:
    """The travels of an event, as the viewer may see them; left out if there are none."""
    return [Travelled(*shown) for shown in event.travels_shown_to(viewer)] or UNSET


class Told(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the table, as this viewer is told of it."""

    number: int
    at: float
    kind: str
    sentence: str | None = None
    seat: int | None = None
    name: str | None = None
    person: str | None = None
    text: str | None = None
    move: Choice | None = None
    events: list[Happened] = []
    sign: bool = False  # the text is the name of a sign that a spectator made


class Offer(msgspec.Struct, frozen=True, gc=False):
    """The seat that moved last on a screen whose curtain is down, and how it may take that back."""

    seat: int
    how: Literal["free", "ask"]


class You(msgspec.Struct, frozen=True, gc=False):
    """Who you are to the server; ``shown`` is the seat whose view this is, None: the public's."""

    person: str | None
    name: str | None
    seats: list[int]
    shown: int | None
    host: bool
    take_back: Offer | None = None


class Position(msgspec.Struct, frozen=True, gc=False):
    """How things stand for a viewer."""

    waiting: list[int]
    clocks: list[Clock]
    view: dict[str, Any] | None
    turn: Turn | None
    open: dict[str, list[str]] | UnsetType = UNSET  # all hands by place, to whom they are shown


class Glimpse(msgspec.Struct, frozen=True, gc=False):
    """How things stood for a seat after the line with this number."""

    number: int
    view: dict[str, Any]


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, gc=False):
    """Something the server sends."""


class Welcome(Answer, frozen=True):
    """The answer to hello, and whenever another seat's view is shown: all there is to know."""

    number: int
    table: TableInfo
    you: You
    position: Position
    lines: list[Told]
    emotes: list[str]
    # Where several sit at one screen: what this seat saw last, and how it went on from there.
    since: list[Glimpse] | UnsetType = UNSET


class Event(Answer, frozen=True, omit_defaults=True):
    """The next line. What it leaves out has not changed."""

    number: int
    line: Told
    table: TableInfo | None = None
    position: Position | None = None
    you: You | None = None


class Done(Answer, frozen=True):
    """What was asked is done, and on the disk. ``number`` is the last line you were told of."""

    id: int | str | None
    number: int


class Refused(Answer, frozen=True):
    """What was asked cannot be done; the code of the rule and a sentence say why."""

    id: int | str | None
    code: str
    sentence: str


class Explained(Answer, frozen=True):
    """The answer to why: legal, or the rule that forbids it."""

    id: int | str | None
    legal: bool
    code: str | None
    sentence: str | None


class Away(msgspec.Struct, frozen=True, gc=False):
    """A seat whose owner was cut off while others wait, and when the substitute bot takes over."""

    seat: int
    until: float


class Presence(Answer, frozen=True):
    """Which seats have somebody connected, here and now, and which are missed."""

    seats: list[int]
    spectators: int
    away: list[Away]


class InAdvance(Answer, frozen=True):
    """What a seat's owner may say before they are asked, and what they have said; only to them."""

    seat: int
    possible: list[Choice]
    idle: list[int]  # of these: also for every decision to come, not only for the next
    given: list[Choice]
    keep: bool
    dropped: str | None  # why what was given before could not be done


class LeadRequest(msgspec.Struct, frozen=True, gc=False):
    """Who asks to lead a shared look."""

    person: str
    name: str


class Led(Answer, frozen=True):
    """Who leads a shared look at this game, and where they are; no leader: it is over."""

    leader: str | None
    name: str
    number: int
    seat: int | None
    asking: list[LeadRequest]


class Pong(Answer, frozen=True):
    """A sign of life."""

    id: int | str | None
    at: float


AnyAnswer = Welcome | Event | Done | Refused | Explained | Presence | InAdvance | Led | Pong

read_asked: msgspec.json.Decoder[AnyAsked] = msgspec.json.Decoder(AnyAsked)
_encoder = msgspec.json.Encoder()


def write_answer(answer: AnyAnswer) -> bytes:
    """The message as it travels."""
    return _encoder.encode(answer)


def schema() -> dict[str, Any]:
    """The JSON schema of everything that travels over a socket."""
    (asked, answered), components = msgspec.json.schema_components(
        [AnyAsked, AnyAnswer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Bandstand table",
        "properties": {"from_person": asked, "from_house": answered},
        "$defs": components,
    }
