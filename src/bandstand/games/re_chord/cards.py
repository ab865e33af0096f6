"""Chord cards, song cards and the sets they come in."""

from __future__ import annotations

from typing import final

from bandstand.kernel.native import i64


@final
class Card:
    """One chord card.

    A dot is eight bits: the space in the lower five, above them the pick it wants, 1 to 6 for a
    colour, 7 for a face-down pick (no card asks for a wylde).
    """

    __slots__ = ("dots", "gold", "id", "name", "order", "silver", "spaces")

    def __init__(
        self, card_id: str, name: i64, dots: i64, spaces: i64, silver: i64, gold: i64, order: i64
    ) -> None:
        self.id = card_id
        self.name = name  # the place of its chord in the set's list of chords
        self.dots = dots
        self.spaces = spaces
        self.silver = silver
        self.gold = gold
        self.order = order  # of two complete cards of one name the lower is played first


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
        self.fret = fret  # from 0, or LOWEST_UNSCORED
        self.backwards = backwards  # from string 1 to 6
        self.power = power


@final
class SongSet:
    """The songs of one set and the chord cards of the names they use."""

    __slots__ = ("cards", "chords", "songs", "title")

    def __init__(self, title: str, chords: list[str], cards: list[Card], songs: list[Song]) -> None:
        self.title = title
        self.chords = chords
        self.cards = cards
        self.songs = songs
