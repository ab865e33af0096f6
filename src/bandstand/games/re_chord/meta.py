"""Re-Chord: credits and options."""

from __future__ import annotations

from dataclasses import dataclass

from bandstand.games.re_chord.material.card_data import (
    OWN_FILES,
    own_lines,
    read_set,
    set_titles,
)
from bandstand.games.re_chord.material.limits import DIFFICULTIES
from bandstand.kernel.errors import OptionError
from bandstand.kernel.game import Meta
from bandstand.kernel.options import Choice, Kind, Option, Options, SeatChoice, Typed, Value

RECONSTRUCTED = "reconstructed"
_MOST_LINES = 500
_LONGEST_LINE = 300


@dataclass(frozen=True)
class SetTitle(Choice):
    """The name of a song set: one of ours, or of an owner's card data."""

    def accept(self, value: object, players: int) -> Value:
        """A name; whether there is such a set is known when the card data are."""
        if isinstance(value, str) and 0 < len(value) <= 40:
            return value
        raise ValueError

    def describe(self) -> str:
        """Describe the valid values."""
        return super().describe() + ", or a set of your own card data"


@dataclass(frozen=True)
class CardData(Kind):
    """Chord and song cards: ours, or the lines of an owner's files, so a record holds them all."""

    def accept(self, value: object, players: int) -> Value:
        """The word for our own cards, a folder typed here, or its lines as read before."""
        if value == RECONSTRUCTED:
            return RECONSTRUCTED
        lines = _lines_of(value)
        if len(lines) > _MOST_LINES or any(len(line) > _LONGEST_LINE for line in lines):
            raise OptionError(
                f"Card data have at most {_MOST_LINES} lines of at most {_LONGEST_LINE} signs."
            )
        for title in set_titles(lines):
            read_set(lines, title)
        return lines

    def describe(self) -> str:
        """Describe the valid values."""
        return f"the word {RECONSTRUCTED}, or a folder with {' and '.join(OWN_FILES)}"


def _lines_of(value: object) -> list[str]:
    if isinstance(value, list) and value and all(isinstance(line, str) for line in value):
        return [str(line) for line in value]
    if not isinstance(value, Typed):
        raise ValueError
    from pathlib import Path  # slow to import, and only owners of the box need it

    lines: list[str] = []
    for name in OWN_FILES:
        try:
            lines.extend(Path(value, name).read_text(encoding="utf-8").splitlines())
        except (OSError, ValueError):
            raise OptionError(
                f"Option cards names the folder {value!r}, but its {name} cannot be read as text."
            ) from None
    return lines


def check(players: int, options: Options) -> None:
    """The song set must be one of the card data in use; only the automa has a difficulty."""
    if players > 1 and options["difficulty"] != "normal":
        raise OptionError("Option difficulty is for solo play: only the automa has one.")
    cards = options["cards"]
    lines = [str(line) for line in cards] if isinstance(cards, list) else own_lines()
    titles = set_titles(lines)
    if options["songs"] not in titles:
        raise OptionError(
            f"There is no song set {options['songs']!r} in these card data. "
            f"The sets: {', '.join(titles)}."
        )


META = Meta(
    id="re-chord",
    title="Re-Chord",
    designer="Marshall Britt and Andrew Toth",
    artist="Yanaguana Games",
    publisher="Yanaguana Games",
    year="2018",
    players=(1, 2, 3, 4, 5),
    minutes=50,
    blurb="Picks on a fretboard: complete real guitar chords and feed your secret genre.",
    options=(
        Option(
            "songs",
            SetTitle(("campfire", "garage", "arena", "stadium")),
            "campfire",
            "the set of songs, and with it the chords",
        ),
        Option("first", SeatChoice(), "random", "who starts"),
        Option(
            "clang",
            Choice(("assisted", "live")),
            "assisted",
            "live: any chord may be tried, a wrong one is shuffled back",
        ),
        Option(
            "green",
            Choice(("spare", "literal")),
            "spare",
            "literal: a green pick that clears green goes too",
        ),
        Option(
            "difficulty",
            Choice(tuple(DIFFICULTIES)),
            "normal",
            "solo: the automa's extra fame, 0, 10 or 20",
        ),
        Option("cards", CardData(), RECONSTRUCTED, "card data of your own"),
    ),
    rules_version=1,
)
