"""What the table agreed on: the options, as the rules read them."""

from __future__ import annotations

from typing import final

from bandstand.games.re_chord.material.card_data import own_set, read_set
from bandstand.games.re_chord.material.cards import SongSet
from bandstand.games.re_chord.material.limits import (
    DIFFICULTIES,
    NOBODY,
    guitarists_at,
    supply_size,
)
from bandstand.games.re_chord.meta import RECONSTRUCTED
from bandstand.kernel.native import i64
from bandstand.kernel.options import Options


@final
class Terms:
    """What the table agreed on, and what follows from the number of players; never changes."""

    def __init__(
        self,
        players: i64,
        first: i64,
        live: bool,
        literal: bool,
        bonus: i64,
        lines: list[str],
        song_set: SongSet,
    ) -> None:
        self.first = first  # the seat that starts, or NOBODY: the dice choose
        self.live = live  # clang: any card may be tried
        self.literal = literal  # green takes itself too
        self.bonus = bonus  # the automa's extra fame
        self.lines = lines  # an owner's card data; empty for the project's own
        self.song_set = song_set
        self.solo = players == 1
        self.guitarists: i64 = guitarists_at(players)  # who take turns, the automa included
        self.supply: i64 = supply_size(self.guitarists)  # slots
        self.wyldes: i64 = self.supply

    def packed(self) -> tuple[int, bool, bool, int, tuple[str, ...], str]:
        """What was agreed, as plain data; see ``unpack_terms``."""
        return (
            self.first,
            self.live,
            self.literal,
            self.bonus,
            tuple(self.lines),
            self.song_set.title,
        )


def unpack_terms(players: int, packed: tuple[int, bool, bool, int, tuple[str, ...], str]) -> Terms:
    """The terms that ``Terms.packed`` described."""
    first, live, literal, bonus, lines, title = packed
    return Terms(
        players=players,
        first=first,
        live=live,
        literal=literal,
        bonus=bonus,
        lines=list(lines),
        song_set=_song_set(list(lines), title),
    )


def terms_of(players: int, options: Options) -> Terms:
    """The terms of a table with these options, as ``Game.settle`` returns them."""
    first = options["first"]
    cards = options["cards"]
    lines = [str(line) for line in cards] if isinstance(cards, list) else []
    return Terms(
        players=players,
        first=first - 1 if isinstance(first, int) else NOBODY,
        live=options["clang"] == "live",
        literal=options["green"] == "literal",
        bonus=DIFFICULTIES[str(options["difficulty"])],
        lines=lines,
        song_set=_song_set(lines, str(options["songs"])),
    )


def options_of(terms: Terms) -> Options:
    """The options that these terms come from."""
    names = {bonus: name for name, bonus in DIFFICULTIES.items()}
    return {
        "songs": terms.song_set.title,
        "first": "random" if terms.first == NOBODY else terms.first + 1,
        "clang": "live" if terms.live else "assisted",
        "green": "literal" if terms.literal else "spare",
        "difficulty": names[terms.bonus],
        "cards": list(terms.lines) if terms.lines else RECONSTRUCTED,
    }


def _song_set(lines: list[str], title: str) -> SongSet:
    return read_set(lines, title) if lines else own_set(title)
