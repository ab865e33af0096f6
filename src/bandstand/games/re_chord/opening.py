"""A new game of Re-Chord from the options of a table."""

from __future__ import annotations

from bandstand.games.re_chord.material import DIFFICULTIES
from bandstand.games.re_chord.reading import own_set, read_set
from bandstand.games.re_chord.rules import ReChord, new_game
from bandstand.games.re_chord.table import NOBODY, Terms
from bandstand.kernel.dice import Dice
from bandstand.kernel.event import Event
from bandstand.kernel.options import Options


def deal(players: int, options: Options, dice: Dice, journal: list[Event] | None) -> ReChord:
    """A new game with these options, as ``Game.settle`` returns them."""
    first = options["first"]
    cards = options["cards"]
    lines: list[str] = [str(line) for line in cards] if isinstance(cards, list) else []
    title = str(options["songs"])
    terms = Terms(
        players,
        first - 1 if isinstance(first, int) else NOBODY,
        options["clang"] == "live",
        options["green"] == "literal",
        DIFFICULTIES[str(options["difficulty"])],
        lines,
        read_set(lines, title) if lines else own_set(title),
    )
    return new_game(players, terms, dice, journal)
