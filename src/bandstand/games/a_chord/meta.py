"""Take the A Chord: credits, options and parameters."""

from __future__ import annotations

from dataclasses import dataclass

from bandstand.games.a_chord.material import (
    CARDS_DEALT,
    CHORD_COUNT,
    COLOURS,
    IMPROVISATION_BONUS,
    INSETS,
    MOST_IMPROVISATIONS,
    PILES,
    STAGES,
    STAGES_OF_A_PAD,
)
from bandstand.kernel.errors import OptionError
from bandstand.kernel.game import Meta
from bandstand.kernel.options import (
    Flag,
    Kind,
    Number,
    Option,
    Options,
    Preset,
    SeatChoice,
    Value,
    number_in,
    whole_numbers,
)
from bandstand.kernel.parameters import Parameter

_MOST_BONUS = 60
_MOST_IN_A_ROW = 7


@dataclass(frozen=True)
class Inset(Kind):
    """The points of a scoring inset, or the word for our reconstruction."""

    def accept(self, value: object, players: int) -> Value:
        """A list as long as the inset of this number of players."""
        if value == "reconstructed":
            return "reconstructed"
        points = whole_numbers(value)
        if len(points) != len(INSETS[players]):
            raise ValueError
        return points

    def describe(self) -> str:
        """Describe the valid values."""
        lengths = ", ".join(f"{len(INSETS[players])} with {players} players" for players in INSETS)
        return (
            "the word reconstructed, or the printed points for 0, 1, 2 and more tokens "
            f"separated by commas ({lengths})"
        )


PARAMETERS = (
    Parameter(
        "cards",
        Number(1, max(CARDS_DEALT.values())),
        CARDS_DEALT,
        "cards dealt to each player (two players: to each of their piles)",
    ),
    Parameter("colours", Number(1, len(COLOURS)), len(COLOURS), "colours of the deck"),
    Parameter("chords", Number(2, CHORD_COUNT), CHORD_COUNT, "chords of each colour, from A"),
    Parameter("stages", Number(1, STAGES_OF_A_PAD), STAGES, "stages of a game"),
    Parameter(
        "bonus", Number(0, _MOST_BONUS), IMPROVISATION_BONUS, "points for an improvisation token"
    ),
    Parameter(
        "improvisations",
        Number(0, _MOST_IN_A_ROW),
        MOST_IMPROVISATIONS,
        "rounds in a row that may turn face down",
    ),
)


def check(players: int, options: Options) -> None:
    """There must be cards for all hands, and one to turn up."""
    cards = number_in(options, "cards", CARDS_DEALT[players])
    deck = number_in(options, "colours", len(COLOURS)) * number_in(options, "chords", CHORD_COUNT)
    if PILES[players] * cards >= deck:
        raise OptionError(
            f"A deck of {deck} cards is too small for {PILES[players]} piles of {cards} and a card "
            "to turn up. Lower cards, or raise colours or chords."
        )
    if players == 2 and cards % 2:
        raise OptionError(
            f"Option cards cannot be {cards} with two players: each plays two cards a round."
        )


META = Meta(
    id="a-chord",
    title="Take the A Chord",
    designer="Saashi",
    artist="Takako Takarai",
    publisher="Saashi & Saashi",
    year="2015, 2021",
    players=(2, 3, 4),
    minutes=30,
    blurb="A jazz trick-taker whose strongest chord changes with every repeated one.",
    options=(
        Option(
            "first", SeatChoice(), "random", "who leads the first stage (two players: is white)"
        ),
        Option("inset", Inset(), "reconstructed", "the stage points for each number of tokens"),
        Option("memory_aid", Flag(), True, "whether cards played in this stage can be looked at"),
    ),
    presets=(
        Preset("first", {}, "cards that were played can be looked at again"),
        Preset("printed", {"memory_aid": False}, "what was played has to be remembered"),
    ),
    rules_version=1,
    parameters=PARAMETERS,
)
