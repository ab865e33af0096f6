"""The form of what a seat sees: plain data, every field with its meaning.

Spaces are written string and fret (``6/3``), picks and colours as words, cards and songs by their
ids; None stands for what does not exist or may not be seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypedDict

from bandstand.games.re_chord.material.fretboard import (
    COLOUR_NAMES,
    FRETS,
    OPEN_STRINGS,
    STRINGS,
    ColourName,
    PickName,
    TypeName,
)
from bandstand.games.re_chord.material.limits import HAND_LIMIT

# What the browser's board needs of the material: see tools/typescript.py.
BOARD_CONSTANTS: Final[Mapping[str, object]] = {
    "COLOUR_NAMES": COLOUR_NAMES,
    "STRINGS": tuple(range(STRINGS, 0, -1)),
    "FRETS": tuple(range(1, FRETS + 1)),
    "OPEN_STRINGS": OPEN_STRINGS,
    "HAND_LIMIT": HAND_LIMIT,
}

QuestionName = Literal[
    "action",
    "place",
    "ability",
    "blue goal",
    "grey goal",
    "neighbour",
    "return",
    "go on",
    "listen",
    "replacement",
    "over",
]
OrderName = Literal["claim", "hold"]


class QuestionView(TypedDict):
    """What the active guitarist is asked, and about which pick."""

    asks: QuestionName
    pick: PickName | None  # the pick whose ability is asked about
    space: str | None  # where it lies
    source: str | None  # the space of the pick that moves


class SpaceView(TypedDict):
    """One space of the fretboard."""

    space: str
    string: int  # 6 (low E) to 1
    fret: int  # 1 (at the nut) to 5
    pitch: int  # MIDI
    taken: bool
    face_down: bool
    pick: PickName | None  # the type of the pick, if the seat knows it


class HoldingView(TypedDict):
    """The pick between bag or supply and fretboard."""

    seat: int
    face_down: bool
    pick: PickName | None


class DotView(TypedDict):
    """One dot of a chord card."""

    space: str
    pick: TypeName  # a colour, or "down"


class CardView(TypedDict):
    """A chord card in hand or in the automa's row."""

    card: str
    chord: str
    dots: list[DotView]
    silver: int
    gold: int
    order: OrderName | None  # None with live clang
    complete: bool | None  # None with live clang


class PlayedView(TypedDict):
    """A chord card in a tableau."""

    card: str
    chord: str
    golden: bool
    fame: int  # what it earned


class SongView(TypedDict):
    """A song card, without the automa's code."""

    song: str
    title: str
    chords: list[str]
    fame: int


class GenreView(TypedDict):
    """A genre card."""

    name: str
    colour: ColourName


class PersonView(TypedDict):
    """One guitarist who is a person."""

    hand: list[CardView] | list[None]  # None for each card of another
    tableau: list[PlayedView]
    song: SongView | None
    song_played: bool
    genre: GenreView | None
    chord_fame: int
    gold_fame: int  # of the chord fame, what re-chords earned
    song_fame: int
    lead_fame: int | None  # the genre's row of the pad
    fame: int | None  # all of it
    default_order: OrderName | None  # of one's own new cards; None with live clang


class AutomaView(TypedDict):
    """The automa, in solo play."""

    row: list[CardView]
    tableau: list[PlayedView]
    flipped: str | None  # the title of the song card it follows
    code: str | None  # what the card tells it to do
    pile: int  # song cards to come
    genre: GenreView | None
    chord_fame: int
    lead_fame: int | None
    bonus: int  # by the difficulty
    fame: int | None


class ReChordView(TypedDict):
    """Everything a seat, or a spectator, may know."""

    game: str
    seat: int | None  # None: a spectator
    waiting: list[int]  # the seats that must decide
    over: bool
    active: int | None  # None: the automa
    question: QuestionView
    board: list[SpaceView]  # fret by fret from the nut, in each from string 6 to 1
    supply: list[PickName | None]
    bag: int  # picks
    holding: HoldingView | None
    deck: int  # chord cards
    drawing_closed: bool
    lap: int
    pad: dict[
        ColourName, list[int | None]
    ]  # for each colour, by fret: its fame, None if not yet scored
    lead_guitar: list[int]  # the fame of 0 to 5 picks of one colour in one fret
    song_set: str
    people: list[PersonView]
    automa: AutomaView | None
    placing: list[int] | None  # when the game is over
