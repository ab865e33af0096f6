"""Chord cards, song cards and the sets they come in; ``card_data`` reads them from text.

The dots of a chord card are one number, nine bits a dot: the space in the lower five, above them
the type of pick it wants: a colour, or DOWN for any face-down pick (no card asks for a wylde).
"""

from __future__ import annotations

from typing import Final, final

from bandstand.kernel.bits import shift
from bandstand.kernel.native import i64

CARDS: Final = 28  # chord cards in a game
ALL_CARDS: Final = 0xFFFFFFF
NAMES_IN_A_SET: Final = 7
CARDS_OF_A_NAME: Final = 4
FEWEST_SONGS: Final = 6
MOST_SONGS: Final = 60
MOST_DOTS: Final = 6
NO_SONG: Final = -1

BAG_SOURCE: Final = 3  # the source of an automa's code after the three slots
HAND_SOURCE: Final = 4  # where the picks of people come from when they are placed
LOWEST_UNSCORED: Final = 5  # the fret of an automa's code after the five frets

_SPACE_BITS: Final = 5
_DOT_BITS: Final = 9


def dot_at(place: i64, space: i64, wanted: i64) -> i64:
    """The bits of a card's dot; dots are counted from 0."""
    return shift(space | shift(wanted, _SPACE_BITS), _DOT_BITS * place)


def dot_space(dots: i64) -> i64:
    """The space of the first dot."""
    return dots & 31


def dot_wants(dots: i64) -> i64:
    """The type of pick that the first dot wants."""
    return (dots >> _SPACE_BITS) & 15


def other_dots(dots: i64) -> i64:
    """The dots after the first; 0 if there are none."""
    return dots >> _DOT_BITS


@final
class Card:
    """One chord card."""

    __slots__ = ("dots", "gold", "id", "name", "order", "silver", "spaces")

    def __init__(
        self, card_id: str, name: i64, dots: i64, spaces: i64, silver: i64, gold: i64, number: i64
    ) -> None:
        self.id = card_id
        self.name = name  # the place of its chord in the set's list of chords
        self.dots = dots
        self.spaces = spaces
        self.silver = silver
        self.gold = gold
        # Of two complete cards of one name the lower is played first: that with the smaller
        # gold - silver, of equals that with the lower number.
        self.order = (gold - silver) * CARDS + number


@final
class Song:
    """One song card, with the code the automa reads from it."""

    __slots__ = ("backwards", "code", "fame", "fret", "id", "names", "power", "source", "title")

    def __init__(
        self,
        song_id: str,
        title: str,
        names: i64,
        fame: i64,
        code: str,
        source: i64,
        fret: i64,
        backwards: bool,
        power: bool,
    ) -> None:
        self.id = song_id
        self.title = title
        self.names = names  # the chords it needs, a set of places in the set's list
        self.fame = fame
        self.code = code
        self.source = source  # a slot of the supply, or BAG_SOURCE
        self.fret = fret  # an index, or LOWEST_UNSCORED
        self.backwards = backwards  # from string 1 to 6
        self.power = power


@final
class SongSet:
    """The songs of one set and the chord cards of the names they use."""

    __slots__ = ("cards", "chords", "songs", "title")

    def __init__(self, title: str, chords: list[str], cards: list[Card], songs: list[Song]) -> None:
        self.title = title
        self.chords = chords
        self.cards = cards  # in the order of their ids
        self.songs = songs

    def all_songs(self) -> i64:
        """Every song of the set, as a set of their numbers."""
        return shift(1, len(self.songs)) - 1


def dots_of(card: Card) -> list[tuple[int, int]]:
    """The dots of a card, each its space and the type of pick it wants."""
    found: list[tuple[int, int]] = []
    dots: i64 = card.dots
    while dots != 0:
        found.append((int(dot_space(dots)), int(dot_wants(dots))))
        dots = other_dots(dots)
    return found
