"""Fame: lead guitar and the score pad, what each guitarist has, who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bandstand.games.re_chord.material.fretboard import (
    COLOURS,
    ONE_FRET,
    STRINGS,
    WHITE,
    fret_index,
    fret_spaces,
    full_frets,
    lead_guitar,
)
from bandstand.games.re_chord.material.limits import AUTOMA
from bandstand.kernel.bits import popcount, shift
from bandstand.kernel.native import i64
from bandstand.kernel.state import rank_placing

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord
    from bandstand.games.re_chord.state.board import Board

# -- Lead guitar ---------------------------------------------------------------------------------


@final
class PadColumn:
    """What the six colours earned when one fret was scored; never changes."""

    __slots__ = ("_fames", "fret")

    def __init__(self, fret: i64, fames: list[i64]) -> None:
        self.fret = fret  # an index
        self._fames = fames  # in pad order, white to green

    def fame_of(self, colour: i64) -> i64:
        """The fame of a colour."""
        return self._fames[colour - WHITE]

    def packed(self) -> tuple[int, ...]:
        """The fret and the six colours."""
        return (self.fret, *self._fames)


def lead_score(board: Board, colour: i64) -> i64:
    """The fame of this colour's face-up picks, fret by fret over the whole board."""
    spaces = board.face_up(colour)
    total: i64 = 0
    while spaces != 0:
        total += lead_guitar(popcount(spaces & ONE_FRET))
        spaces >>= STRINGS
    return total


def frets_to_score(state: ReChord) -> i64:
    """The frets that are full for the first time, as a set of indices."""
    return full_frets(state.board.taken(), state.terms.spaces) & ~state.scored


def would_score(state: ReChord, space: i64) -> bool:
    """Whether a pick on this space fills a fret that is not yet scored."""
    index = fret_index(space)
    whole = fret_spaces(index) & state.terms.spaces
    filled = (state.board.taken() | shift(1, space)) & whole
    return filled == whole and state.scored & shift(1, index) == 0


def column_of(board: Board, fret: i64) -> PadColumn:
    """What is written when this fret is scored: all six colours."""
    fames: list[i64] = []
    colour: i64 = WHITE
    while colour <= COLOURS:
        fames.append(lead_score(board, colour))
        colour += 1
    return PadColumn(fret, fames)


def pad_total(state: ReChord, colour: i64) -> i64:
    """The sum of a colour's row on the pad."""
    total: i64 = 0
    for column in state.pad:
        total += column.fame_of(colour)
    return total


def frets_scored(state: ReChord) -> i64:
    """How many frets have been scored."""
    return len(state.pad)


def all_scored(state: ReChord) -> bool:
    """Whether every fret has been scored."""
    return len(state.pad) == state.terms.frets


# -- Fame ----------------------------------------------------------------------------------------


def open_fame(state: ReChord, who: i64) -> i64:
    """Chords and song: what all may count."""
    person = state.people[who]
    return person.chord_fame + person.song_fame


def fame(state: ReChord, who: i64) -> i64:
    """Chords, song and the genre's row of the pad."""
    return open_fame(state, who) + pad_total(state, state.people[who].genre)


def automa_fame(state: ReChord) -> i64:
    """What you have to beat in solo play."""
    return fame(state, AUTOMA) + state.terms.bonus


# -- Ending the game -----------------------------------------------------------------------------


def scores(state: ReChord) -> list[i64]:
    """Each seat's fame as far as it is open: a genre counts when it is revealed."""
    if state.ended:
        return [fame(state, seat) for seat in range(state.players)]
    return [open_fame(state, seat) for seat in range(state.players)]


def beats_automa(state: ReChord) -> bool:
    """Whether you have strictly more than the automa."""
    return fame(state, 0) > automa_fame(state)


def placing(state: ReChord) -> list[i64]:
    """By fame, gold fame, chords, own picks shown; solo: first if you beat the automa."""
    if state.terms.solo:
        return [1 if beats_automa(state) else 2]
    keys: list[tuple[int, ...]] = []
    for seat in range(state.players):
        person = state.people[seat]
        shown = popcount(state.board.face_up(person.genre))
        keys.append((fame(state, seat), person.gold_fame, popcount(person.played), shown))
    return rank_placing(keys)
