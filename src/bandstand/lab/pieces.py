"""What having a piece, or playing to a space, goes with: wins and points beyond the average.

Pieces that the rules treat alike are counted as one. A seat has several cards, and what one seat
wins another loses, so a game counts as one observation.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bandstand.lab.estimates import ClusterSums, Estimate
from bandstand.lab.observe import SHARES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bandstand.kernel.game import Game
    from bandstand.kernel.options import Options
    from bandstand.lab.observe import Observed

_BETWEEN = "/"  # the pieces of a group


@dataclass(frozen=True)
class Piece:
    """The value of having a piece: wins and points relative to the table's average."""

    kind: str
    fact: str
    value: str
    words: str
    count: int
    wins: Estimate
    points: Estimate


@dataclass(frozen=True)
class Spot:
    """A space of the board: how often a seat did something there, and what its points were."""

    kind: str
    column: int
    row: int
    rate: float  # times a game
    points: Estimate


def groups(game: Game[Any], options: Options) -> dict[str, str]:
    """For each piece that others are as good as: the name of the group."""
    return {
        piece: _BETWEEN.join(group) for group in game.interchangeable(options) for piece in group
    }


@dataclass
class Worths:
    """By key, the wins and the points beyond the table's average of the seats that had it.

    They are sums times the number of players, to stay whole.
    """

    wins: dict[str, ClusterSums] = field(default_factory=dict)
    points: dict[str, ClusterSums] = field(default_factory=dict)

    def add_game(self, seen: Observed, keys: Iterable[tuple[str, int]]) -> None:
        """Take in one game: which seat had what."""
        players = len(seen.scores)
        seats_of: dict[str, list[int]] = {}
        for key, seat in keys:
            seats_of.setdefault(key, []).append(seat)
        for sums, had in ((self.wins, seen.payoffs), (self.points, seen.scores)):
            beyond = [players * number - sum(had) for number in had]
            for key, seats in seats_of.items():
                total = sum(beyond[seat] for seat in seats)
                sums.setdefault(key, ClusterSums()).add(len(seats), total)

    def to_data(self) -> dict[str, list[list[int]]]:
        """Both sums of each key as plain data."""
        return {key: [self.wins[key].numbers(), self.points[key].numbers()] for key in self.wins}

    def add_data(self, data: Mapping[str, Sequence[Sequence[int]]]) -> None:
        """Take in what ``to_data`` gave for other games."""
        for key, (wins, points) in data.items():
            self.wins.setdefault(key, ClusterSums()).add_all(wins)
            self.points.setdefault(key, ClusterSums()).add_all(points)


def held(seen: Observed, group_of: Mapping[str, str]) -> list[tuple[str, int]]:
    """The pieces that each seat had, as keys."""
    return [
        (f"{kind}|{fact}|{group_of.get(value, value)}", seat)
        for kind, fact, value, seat in sorted(seen.had)
    ]


def visited(seen: Observed) -> list[tuple[str, int]]:
    """The spaces to which each seat did something, as keys."""
    return [(f"{kind}|{column}|{row}", seat) for kind, column, row, seat in seen.spots]


def read_pieces(
    worths: Worths, words: Mapping[str, str], groups_of: Mapping[str, str], players: int, unit: int
) -> list[Piece]:
    """The pieces, each with its name in words."""
    members: dict[str, list[str]] = {}
    for piece, group in groups_of.items():
        members.setdefault(group, []).append(piece)
    found = []
    for key, wins in sorted(worths.wins.items()):
        kind, fact, value = key.split("|", 2)
        names = [f"{fact}|{piece}" for piece in members.get(value, [value])]
        found.append(
            Piece(
                kind,
                fact,
                value,
                name_group([words[name] for name in names if name in words]),
                wins.count,
                wins.estimate(players * SHARES),
                worths.points[key].estimate(players * unit),
            )
        )
    return found


def read_spots(worths: Worths, players: int, unit: int, games: int) -> list[Spot]:
    """The spaces where something was done."""
    found = []
    for key, points in sorted(worths.points.items()):
        kind, column, row = key.split("|")
        worth = points.estimate(players * unit)
        found.append(Spot(kind, int(column), int(row), points.count / games, worth))
    return found


def name_group(names: Sequence[str]) -> str:
    """What the names of alike pieces have in common: of "the red 8" and "the blue 8", "the 8"."""
    unique = list(dict.fromkeys(names))
    if len(unique) == 1:
        return unique[0]
    lists = [name.split() for name in unique]
    common = [word for word in lists[0] if all(word in other for other in lists)]
    if common and common != ["the"]:
        return " ".join(common)
    return f"any of {', '.join(unique)}"
