"""The kinds of entry in a table's journal. A table is what its entries, in order, make of it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from bandstand.tables.terms import Colour as Colour
from bandstand.tables.terms import Face as Face
from bandstand.tables.terms import Holiday as Holiday
from bandstand.tables.terms import Instrument as Instrument
from bandstand.tables.terms import Origin as Origin
from bandstand.tables.terms import Pace as Pace
from bandstand.tables.terms import Party as Party
from bandstand.tables.terms import Policy as Policy
from bandstand.tables.terms import SeatKind as SeatKind
from bandstand.tables.terms import SeatPlan as SeatPlan
from bandstand.tables.terms import Spectators as Spectators
from bandstand.tables.terms import Watching as Watching


def kebab(name: str) -> str:
    """The name of a class as messages and entries write it: TookBack, took-back."""
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("-")


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab, gc=False):
    """Something that happened at a table; ``at`` and number stand beside it in the journal."""


class Created(Entry, frozen=True):
    """Somebody laid a table. Its dice are settled here, before anybody sits."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatPlan]
    host: str
    host_name: str
    secret: str
    public: bool = True
    pace: Pace = Pace()
    spectators: Spectators = "open"
    rated: bool = False
    takeover: bool = False
    rematch_of: str | None = None
    beat: float | None = None  # seconds a bot waits before it moves; None: as the server does
    origin: Origin | None = None
    dice: str | None = None  # of the game it goes on from, as its record names them
    party: Party | None = None
    policy: Policy | None = None
    # Laid on a screen that all look at: its creator has no seat; the first to sit is host.
    screen: bool = False


class Sat(Entry, frozen=True):
    """A person took a chair."""

    seat: int
    person: str
    name: str
    face: Face | None = None
    program: bool = False
    holiday: Holiday | None = None


class Renamed(Entry, frozen=True):
    """The person in a chair goes by another name."""

    seat: int
    person: str
    name: str


class Refaced(Entry, frozen=True):
    """The person in a chair has another face."""

    seat: int
    face: Face


class HolidaySet(Entry, frozen=True):
    """The person in a chair will be on holiday; None: is not, or not any more."""

    seat: int
    holiday: Holiday | None


class AskedSeat(Entry, frozen=True):
    """A person asks for a bot's chair while the game goes on; with Sat they have it."""

    seat: int
    person: str
    name: str
    face: Face | None = None
    program: bool = False
    holiday: Holiday | None = None


class DeclinedSeat(Entry, frozen=True):
    """The person who decides said no, or the request was withdrawn."""

    person: str
    name: str
    withdrawn: bool = False


class Left(Entry, frozen=True):
    """A person gave a chair up: before the start it is open again, later a bot plays on."""

    seat: int


class Kicked(Entry, frozen=True):
    """The host asked a person to go, before the start."""

    seat: int


class Replanned(Entry, frozen=True):
    """The host changed what a chair is for, before the start."""

    seat: int
    plan: SeatPlan


class AddedEntropy(Entry, frozen=True):
    """A seat's owner added to the shuffle, before the start; see ``kernel.seal``."""

    seat: int
    entropy: str


class Started(Entry, frozen=True):
    """The cards are dealt."""


class Moved(Entry, frozen=True):
    """A seat made a move, by its owner, as a bot, or by the substitute bot ("house").

    By a "level": one of the server's own bots should have, and failed.
    """

    seat: int
    move: int
    by: Literal["owner", "bot", "house", "level"] = "owner"


class TookBack(Entry, frozen=True):
    """A seat took back its last move, of which nobody had seen anything."""

    seat: int


class AskedBack(Entry, frozen=True):
    """A seat asks to return to where ``keep`` moves had been made."""

    seat: int
    keep: int
    # Whether a move that not everybody is told of leaves it open: ending it would tell them. Lines
    # of earlier versions do not say so.
    lasting: bool = False


class Agreed(Entry, frozen=True):
    """A seat agrees to what was asked; with the last one it happens."""

    seat: int


class Declined(Entry, frozen=True):
    """A seat does not agree, or no longer asks."""

    seat: int


class Absent(Entry, frozen=True):
    """The substitute bot plays for a seat until its owner is back."""

    seat: int
    why: Literal["time", "gone", "lost"]


class Back(Entry, frozen=True):
    """A seat's owner plays again."""

    seat: int


class Resigned(Entry, frozen=True):
    """A seat's owner gave the game up; the substitute bot plays it to the end."""

    seat: int


class BeatSet(Entry, frozen=True):
    """From now on bots wait this many seconds before they move."""

    seat: int
    beat: float


class Closed(Entry, frozen=True):
    """The table is over without a result: nobody is left at it, or the operator closed it."""

    operator: bool = False


class Said(Entry, frozen=True):
    """A line of talk."""

    person: str
    name: str
    text: str


class Emoted(Entry, frozen=True):
    """One of the server's signs."""

    person: str
    name: str
    emote: str


class Rematched(Entry, frozen=True):
    """The same people meet again at another table."""

    table: str


class PartySet(Entry, frozen=True):
    """The host gave the party a title, or locked it against newcomers."""

    person: str
    name: str
    title: str
    locked: bool


class HandedOver(Entry, frozen=True):
    """Another person is the host now; ``lost``: because the one before was cut off."""

    person: str
    name: str
    lost: bool = False


class Proposed(Entry, frozen=True):
    """A person proposes the next game, which will be played at the named table."""

    person: str
    name: str
    game: str
    options: dict[str, Any]
    players: int
    table: str


class Readied(Entry, frozen=True):
    """A person is ready for the game that was proposed, or not any more."""

    person: str
    name: str
    ready: bool = True


class PolicySet(Entry, frozen=True):
    """Before the start somebody changed the policy of the table, or its clock."""

    person: str
    name: str
    policy: Policy
    pace: Pace


class OptionsSet(Entry, frozen=True):
    """Before the start somebody changed the options of the game."""

    person: str
    name: str
    options: dict[str, Any]


class AskedPolicy(Entry, frozen=True):
    """During the game a seat asks for another policy; it holds once the others agree."""

    seat: int
    policy: Policy


class AskedPause(Entry, frozen=True):
    """A seat asks for a pause; once the others agree no clock runs and nobody moves."""

    seat: int


class Resumed(Entry, frozen=True):
    """A seat ends the pause."""

    seat: int


class GaveTime(Entry, frozen=True):
    """A person gave a seat more time."""

    seat: int
    person: str
    name: str
    seconds: float


class AskedHint(Entry, frozen=True):
    """A seat asks for a hint, where others play who may know of it."""

    seat: int


class AskedLook(Entry, frozen=True):
    """A spectator asks to see the hand of a seat; None: all hands."""

    person: str
    name: str
    seat: int | None


class AllowedLook(Entry, frozen=True):
    """The owner of a seat lets a spectator look; with the last one asked they see it."""

    person: str
    name: str
    seat: int


class EndedLook(Entry, frozen=True):
    """A spectator sees no hand any more; not ``looked``: never did. ``own``: they said so."""

    person: str
    name: str
    looked: bool
    own: bool


class Remarked(Entry, frozen=True):
    """A spectator said a line; while the game goes on other spectators hear it, and no seat."""

    person: str
    name: str
    text: str
    sign: bool = False  # the text is the name of one of the server's signs


class Barred(Entry, frozen=True):
    """The host asked a spectator to go; they can neither watch nor sit down here any more."""

    spectator: str


class Premoved(Entry, frozen=True):
    """A seat's owner says in advance what they will do; no moves: nothing any more.

    For the next decision, or to ``keep`` for every one that offers it. No viewer is told.
    """

    seat: int
    moves: tuple[int, ...]
    keep: bool = False


class PremoveDropped(Entry, frozen=True):
    """Nothing that a seat gave in advance could be done, and the rule that forbade the first move.

    No rule: another decision was asked for than the one that was meant. No viewer is told.
    """

    seat: int
    move: int
    reason: str = ""
    facts: dict[str, Any] = {}


AnyEntry = (
    Created
    | Sat
    | Renamed
    | Refaced
    | HolidaySet
    | AskedSeat
    | DeclinedSeat
    | Left
    | Kicked
    | Replanned
    | AddedEntropy
    | Started
    | Moved
    | TookBack
    | AskedBack
    | Agreed
    | Declined
    | Absent
    | Back
    | Resigned
    | BeatSet
    | Closed
    | Said
    | Emoted
    | Rematched
    | PartySet
    | HandedOver
    | Proposed
    | Readied
    | PolicySet
    | OptionsSet
    | AskedPolicy
    | AskedPause
    | Resumed
    | GaveTime
    | AskedHint
    | AskedLook
    | AllowedLook
    | EndedLook
    | Remarked
    | Barred
    | Premoved
    | PremoveDropped
)
Entries = tuple[AnyEntry, ...]


class Line(NamedTuple):
    """An entry with its number and its time (seconds since 1970)."""

    number: int
    at: float
    entry: AnyEntry


EMOTES = ("applause", "bravo", "thinking", "oops", "thanks", "encore")

# Decoders are made while modules are imported, never later: two threads that decode a type for the
# first time at the same instant crash the process (msgspec 0.22).
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write_entry(entry: AnyEntry) -> str:
    """The entry as the journal keeps it."""
    return _encoder.encode(entry).decode()


def read_entry(body: str | bytes) -> AnyEntry:
    """The entry the journal keeps."""
    return _decoder.decode(body)
