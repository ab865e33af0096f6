"""The score of an evening: what several games, also of different titles, add up to.

Points of different games cannot be added. So everybody gets a point for each player whom they left
behind; those who are level have no point of each other. Games won together count as won.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Placed(msgspec.Struct, frozen=True):
    """How a game ended for one seat. Bots and seats at a shared screen have no person."""

    person: str | None
    name: str
    place: int
    score: int


class Standing(msgspec.Struct, frozen=True):
    """Somebody's evening: points, games won, games played."""

    person: str | None
    name: str
    points: int
    wins: int
    games: int


def standings(games: Iterable[Sequence[Placed]]) -> list[Standing]:
    """Everybody who played, the best first; each under the name of their last game.

    >>> ann, bo = Placed("a", "Ann", 1, 7), Placed("b", "Bo", 2, 5)
    >>> [(one.name, one.points, one.wins) for one in standings([[ann, bo], [ann, bo]])]
    [('Ann', 2, 2), ('Bo', 0, 0)]
    """
    found: dict[str, Standing] = {}
    for seats in games:
        for one in seats:
            key = one.person or f"name {one.name}"
            before = found.get(key, Standing(one.person, one.name, 0, 0, 0))
            behind = sum(other.place > one.place for other in seats)
            found[key] = Standing(
                one.person,
                one.name,
                before.points + behind,
                before.wins + (one.place == 1),
                before.games + 1,
            )
    return sorted(found.values(), key=lambda one: (-one.points, -one.wins, one.games, one.name))
