"""Re-Chord: credits, options and parameters."""

from __future__ import annotations

from dataclasses import dataclass

from bandstand.games.re_chord.material.card_data import (
    OWN_FILES,
    own_lines,
    read_set,
    set_titles,
)
from bandstand.games.re_chord.material.fretboard import FRETS, STRINGS
from bandstand.games.re_chord.material.limits import (
    CARDS_TO_DRAW,
    DIFFICULTIES,
    HAND_LIMIT,
    LAST_LAP,
    QUIET_LAPS,
)
from bandstand.kernel.errors import OptionError
from bandstand.kernel.game import Meta
from bandstand.kernel.options import (
    Choice,
    Kind,
    Number,
    Option,
    Options,
    Preset,
    SeatChoice,
    Typed,
    Value,
)
from bandstand.kernel.parameters import Parameter

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
    """The song set must be one of the card data in use."""
    cards = options["cards"]
    lines = [str(line) for line in cards] if isinstance(cards, list) else own_lines()
    titles = set_titles(lines)
    if options["songs"] not in titles:
        raise OptionError(
            f"There is no song set {options['songs']!r} in these card data. "
            f"The sets: {', '.join(titles)}."
        )


PARAMETERS = (
    Parameter(
        "hand", Number(1, 5), HAND_LIMIT, "chord cards dealt to each, and that may stay in hand"
    ),
    Parameter("frets", Number(1, FRETS), FRETS, "frets of the fretboard, from the nut"),
    Parameter("strings", Number(1, STRINGS), STRINGS, "strings of it, from the low E"),
    Parameter("draw", Number(1, 4), CARDS_TO_DRAW, "chord cards drawn by the third action"),
    Parameter("laps", Number(1, LAST_LAP), LAST_LAP, "laps after which the game ends anyway"),
    Parameter(
        "quiet_laps",
        Number(1, LAST_LAP),
        QUIET_LAPS,
        "laps without a placement that close the third action",
    ),
)

_EXPERT_MEANING = (
    "as printed, with the chords that need the most picks; alone, against a hard automa"
)
_PRINTED: dict[str, Value] = {"clang": "live", "green": "literal"}

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
            players=(1,),
        ),
        Option("cards", CardData(), RECONSTRUCTED, "card data of your own"),
    ),
    presets=(
        Preset("first", {}, "the table says which chords are complete; easy chords"),
        Preset("printed", _PRINTED, "you find complete chords yourself, and a wrong one costs"),
        Preset(
            "expert",
            {**_PRINTED, "songs": "stadium"},
            _EXPERT_MEANING,
            players=(2, 3, 4, 5),
        ),
        Preset(
            "expert",
            {**_PRINTED, "songs": "stadium", "difficulty": "hard"},
            _EXPERT_MEANING,
            players=(1,),
        ),
    ),
    rules_version=1,
    parameters=PARAMETERS,
)
