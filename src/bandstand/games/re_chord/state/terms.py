"""What the table agreed on: the options, as the rules read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bandstand.games.re_chord.material.card_data import own_set, read_set
from bandstand.games.re_chord.material.cards import SongSet
from bandstand.games.re_chord.material.fretboard import FRETS, STRINGS, spaces_of
from bandstand.games.re_chord.material.limits import (
    CARDS_TO_DRAW,
    DIFFICULTIES,
    HAND_LIMIT,
    LAST_LAP,
    NOBODY,
    QUIET_LAPS,
    guitarists_at,
    supply_size,
)
from bandstand.games.re_chord.meta import PARAMETERS, RECONSTRUCTED
from bandstand.kernel.native import i64
from bandstand.kernel.options import Options, Value, number_in
from bandstand.kernel.parameters import parameters_in

if TYPE_CHECKING:
    Packed = tuple[int, bool, bool, int, tuple[str, ...], str, *tuple[tuple[str, Value], ...]]


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
        changed: Options,
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
        self.changed = changed  # parameters that are not as printed
        self.hand: i64 = number_in(changed, "hand", HAND_LIMIT)  # dealt, and that may stay
        self.frets: i64 = number_in(changed, "frets", FRETS)
        self.spaces: i64 = spaces_of(self.frets, number_in(changed, "strings", STRINGS))  # in play
        self.draw: i64 = number_in(changed, "draw", CARDS_TO_DRAW)  # by the third action
        self.last_turn: i64 = self.guitarists * number_in(changed, "laps", LAST_LAP)
        self.quiet_turns: i64 = self.guitarists * number_in(changed, "quiet_laps", QUIET_LAPS)

    def packed(self) -> Packed:
        """What was agreed, as plain data; see ``unpack_terms``."""
        return (
            self.first,
            self.live,
            self.literal,
            self.bonus,
            tuple(self.lines),
            self.song_set.title,
            *self.changed.items(),
        )


def unpack_terms(players: int, packed: Packed) -> Terms:
    """The terms that ``Terms.packed`` described."""
    first, live, literal, bonus, lines, title, *changed = packed
    return Terms(
        players=players,
        first=first,
        live=live,
        literal=literal,
        bonus=bonus,
        lines=list(lines),
        song_set=_song_set(list(lines), title),
        changed=dict(changed),
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
        changed=parameters_in(PARAMETERS, options),
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
        **terms.changed,
    }


def _song_set(lines: list[str], title: str) -> SongSet:
    return read_set(lines, title) if lines else own_set(title)
