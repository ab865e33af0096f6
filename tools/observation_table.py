"""Write docs/observations.md: what every column of every game's observation is.

    python tools/observation_table.py

The games declare their planes (games/<title>/observation.py); a test says whether the page is up to
date.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from bandstand.bridges.observations import Observations
from bandstand.games.registry import GAMES

if TYPE_CHECKING:
    from bandstand.kernel.game import Game

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"
HEAD = """# Observations

Written by `python tools/observation_table.py` from what the games declare; do not edit.

An observation is one row of numbers. As `uint8` a bit is 0 or 1, and a number is how far it lies
above the lowest of its range; as `float32`, the usual type of the environments, a number is scaled
to 0 to 1. Bits come before numbers. Seats are counted clockwise from the one that looks, so the
first of a plane "of each seat" is your own.

The tables show the usual options. Variants of Fiddlefoo have planes of their own, which
`env.config.observations.columns` lists by name.
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(section(game) for game in GAMES.values())


def section(game: Game[Any]) -> str:
    """The planes of one game, with their columns at each number of players."""
    layouts = {
        players: Observations(game, players, game.settle(players, {}))
        for players in game.meta.players
    }
    names = dict.fromkeys(name for seen in layouts.values() for name in seen.columns)
    head = "".join(f" {players} |" for players in layouts)
    lines = [
        f"\n## {game.meta.title}\n\n",
        f"Columns by the number of players; in all {totals(layouts)}.\n\n",
        f"| plane | meaning | range |{head}\n",
        "|---|---|---|" + "---|" * len(layouts) + "\n",
    ]
    for name in names:
        declared = [plane for seen in layouts.values() for plane in seen.planes]
        plane = max((one for one in declared if one.name == name), key=lambda one: one.high)
        cells = "".join(f" {columns(seen, name)} |" for seen in layouts.values())
        kind = "bit" if plane.is_bits() else f"{plane.low} to {plane.high}"
        lines.append(f"| {name} | {plane.meaning} | {kind} |{cells}\n")
    return "".join(lines)


def totals(layouts: dict[int, Observations]) -> str:
    """How many columns there are at each number of players, as words."""
    return ", ".join(f"{seen.size} with {players}" for players, seen in layouts.items())


def columns(seen: Observations, name: str) -> str:
    """The first and the last column of a plane."""
    found = seen.columns.get(name)
    if found is None:
        return ""
    first, last = found.start, found.stop - 1
    return f"{first}" if first == last else f"{first}-{last}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
