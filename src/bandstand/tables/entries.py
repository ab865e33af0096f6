"""The kinds of entry in a table's journal. A table is what its entries, in order, make of it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

SeatKind = Literal["open", "person", "local", "bot"]
Spectators = Literal["open", "delayed", "closed"]


def kebab(name: str) -> str:
    """The name of a class as messages and entries write it: TookBack, took-back."""
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("-")


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take: a number of seconds each, and a bank to draw on beyond them.

    No seconds: no clock at all.
    """

    seconds: float | None = None
    bank: float = 0.0


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who a chair is meant for: anyone (open), the host's own browser (local), or a bot."""

    kind: Literal["open", "local", "bot"] = "open"
    level: int = 2
    name: str = ""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab, gc=False):
    """Something that happened at a table; ``at`` and number stand beside it in the journal."""


class Origin(msgspec.Struct, frozen=True):
    """The moment a table goes on from: of which table or record, after how many moves."""

    of: Literal["table", "record"]
    id: str
    number: int


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


class Sat(Entry, frozen=True):
    """A person took a chair."""

    seat: int
    person: str
    name: str


class Renamed(Entry, frozen=True):
    """The person in a chair goes by another name."""

    seat: int
    person: str
    name: str


class AskedSeat(Entry, frozen=True):
    """A person asks for a bot's chair while the game goes on; with Sat they have it."""

    seat: int
    person: str
    name: str


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


class Started(Entry, frozen=True):
    """The cards are dealt."""


class Moved(Entry, frozen=True):
    """A seat made a move, by its owner, as a bot, or by the substitute bot ("house")."""

    seat: int
    move: int
    by: Literal["owner", "bot", "house"] = "owner"


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
    """The table is over without a result: nobody is left at it."""


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


AnyEntry = (
    Created
    | Sat
    | Renamed
    | AskedSeat
    | DeclinedSeat
    | Left
    | Kicked
    | Replanned
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
