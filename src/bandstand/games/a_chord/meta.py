"""Take the A Chord: credits and options."""

from __future__ import annotations

from dataclasses import dataclass

from bandstand.games.a_chord.material import INSETS
from bandstand.kernel.game import Meta
from bandstand.kernel.options import Flag, Kind, Option, SeatChoice, Value, whole_numbers


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
    rules_version=1,
)
