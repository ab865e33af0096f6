"""The moves of Rythm 'n' Play: as numbers, as sets of bits, and as text.

A card alone composes it (``C``, ``Sol``, ``Sharp``); ``lay C`` lays it face up. The other moves are
``pick up``, ``take``, ``pass``, ``spend quarter``, ``done`` and ``tonality Flat``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, final

from bandstand.games.rythm_n_play.material import (
    CHANGES,
    EACH_SORT,
    LETTERS,
    PLAY_SORTS,
    SHARP,
    SOLFEGE,
    VALUES,
    ValueName,
    sort_at,
)
from bandstand.kernel.bits import lowest, shift
from bandstand.kernel.errors import NotationError, PositionError
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bandstand.games.rythm_n_play.state import RythmNPlay
    from bandstand.kernel.event import Fact

# -- What the player to move must decide ---------------------------------------------------------

CHOOSE_TONALITY: Final = 0
ACT: Final = 1
LAY_DOWN: Final = 2
OVER: Final = 3
PhaseName = Literal["tonality", "act", "lay", "over"]
PHASES: Final[tuple[PhaseName, ...]] = ("tonality", "act", "lay", "over")

# -- Numbers -------------------------------------------------------------------------------------

# Compose each sort of PLAY card, then these.
PICK_UP: Final = 9
TAKE: Final = 10
PASS: Final = 11
SPEND: Final = 12  # and the three after it: whole, half, quarter, eighth
DONE: Final = 16
TONALITY: Final = 17  # Sharp, and Flat after it
LAY: Final = 19  # and the eight after it: each sort of PLAY card
MOVE_COUNT: Final = 28


def compose(sort: i64) -> i64:
    """Lay this PLAY card on the stave."""
    return sort


def lay(sort: i64) -> i64:
    """Lay this PLAY card face up before oneself."""
    return LAY + sort


def spend(sort: i64) -> i64:
    """Put this RYTHM card towards an exchange."""
    return SPEND + sort


def choose_tone(tone: i64) -> i64:
    """Turn the Tonality card to this side."""
    return TONALITY + tone - SHARP


def is_compose(move: i64) -> bool:
    """Whether the move composes the PLAY card of its number."""
    return move < PICK_UP


def is_lay(move: i64) -> bool:
    """Whether the move lays a PLAY card face up: ``laid``."""
    return move >= LAY


def is_spend(move: i64) -> bool:
    """Whether the move puts a RYTHM card towards an exchange: ``spent``."""
    return SPEND <= move < DONE


def is_tonality(move: i64) -> bool:
    """Whether the move chooses a side of the Tonality card: ``chosen_tone``."""
    return TONALITY <= move < LAY


def laid(move: i64) -> i64:
    """The PLAY card that is laid face up."""
    return move - LAY


def spent(move: i64) -> i64:
    """The RYTHM card that is put towards an exchange."""
    return move - SPEND


def chosen_tone(move: i64) -> i64:
    """The side of the Tonality card that is chosen."""
    return SHARP + move - TONALITY


# The same by what one does, for sentences that say what can be done.
COMPOSING: Final = 0
EXCHANGING: Final = 1
TAKING: Final = 2
PASSING: Final = 3
PICKING_UP: Final = 4
SPENDING_MORE: Final = 5
DRAWING: Final = 6
CHOOSING_TONALITY: Final = 7
LAYING: Final = 8
_WAYS: Final = {PICK_UP: PICKING_UP, TAKE: TAKING, PASS: PASSING, DONE: DRAWING}


def way_of(move: i64, exchanging: bool) -> int:
    """What one does by this move; *exchanging*: RYTHM cards have been chosen."""
    if is_compose(move):
        return COMPOSING
    if is_lay(move):
        return LAYING
    if is_tonality(move):
        return CHOOSING_TONALITY
    if is_spend(move):
        return SPENDING_MORE if exchanging else EXCHANGING
    return _WAYS[move]


# -- Sets of moves -------------------------------------------------------------------------------

# One bit a move: a PLAY card, composed or laid, where its count begins (as in EACH_SORT, so that
# a hand is nearly such a set), the other moves above them.
_OTHERS: Final = 27  # from a move to its bit: PICK_UP, the first of them, is bit 36
_FIRST_OTHER: Final = 36
_NO_CARDS: Final = ~0x1FF  # all moves from PICK_UP on
MAY_PICK_UP: Final = 0x1000000000
MAY_TAKE: Final = 0x2000000000
MAY_PASS: Final = 0x4000000000
MAY_BE_DONE: Final = 0x80000000000
MAY_CHOOSE_TONALITY: Final = 0x300000000000


def may_spend(sorts: i64) -> i64:
    """The moves that spend one of this set of sorts of RYTHM cards."""
    return shift(sorts, SPEND + _OTHERS)


def move_at(bit: i64, phase: i64) -> i64:
    """The move that a bit of such a set stands for."""
    if bit >= _FIRST_OTHER:
        return bit - _OTHERS
    return lay(sort_at(bit)) if phase == LAY_DOWN else compose(sort_at(bit))


def move_set(bits: i64, phase: i64) -> i64:
    """The same set with one bit a move, at the move's own number."""
    found = (bits >> _OTHERS) & _NO_CARDS
    bits &= EACH_SORT
    while bits != 0:
        found |= shift(1, move_at(lowest(bits), phase))
        bits &= bits - 1
    return found


# -- Cards as text -------------------------------------------------------------------------------

# Both sets of printed names, one after the other: see Terms.face.
FACES: Final = (*LETTERS, *CHANGES, *SOLFEGE, *CHANGES)
_SIGNS: Final = {"#": "sharp", "♯": "sharp", "♭": "flat"}


def name_face(face: int) -> str:
    """The printed name of a PLAY card, or of a side of the Tonality card."""
    return FACES[face]


def play_names(solfege: bool) -> tuple[str, ...]:
    """The names of all sorts of PLAY cards at a table, in order."""
    return FACES[PLAY_SORTS:] if solfege else FACES[:PLAY_SORTS]


def write_play(state: RythmNPlay, sorts: Iterable[int]) -> list[str]:
    """PLAY cards by the names this table uses."""
    return [FACES[state.terms.face(sort)] for sort in sorts]


def write_rythm(sorts: Iterable[int]) -> list[ValueName]:
    """RYTHM cards by name."""
    return [VALUES[sort] for sort in sorts]


# -- Lists of cards as text, for positions -------------------------------------------------------

NO_CARDS: Final = "-"
_REST: Final = "rest"
_TIMES: Final = "*"


def write_counts(names: tuple[str, ...], sorts: list[int]) -> str:
    """Cards whose order does not matter, in order of sort: ``A*3 B``."""
    counts = [(name, sorts.count(sort)) for sort, name in enumerate(names)]
    return " ".join(
        name if count == 1 else f"{name}{_TIMES}{count}" for name, count in counts if count > 0
    )


def write_row(names: tuple[str, ...], sorts: list[int]) -> str:
    """Cards in order, or a sign that there are none."""
    return " ".join([names[sort] for sort in sorts]) or NO_CARDS


@final
class CardReader:
    """Reads lists of cards of one deck, and keeps account of the cards that lie nowhere yet."""

    def __init__(self, names: tuple[str, ...], deck: list[int]) -> None:
        self.names = names
        self.counts = [deck.count(sort) for sort in range(len(names))]
        self.left = list(self.counts)
        self.remainder: list[int] | None = None  # the list that has the rest

    def read(self, words: list[str]) -> list[int]:
        """The cards these words name: ``A*3 B``, or ``-`` for none."""
        sorts: list[int] = []
        for word in words:
            if word != NO_CARDS:
                sorts += self._read_word(word)
        for sort, count in enumerate(self.counts):
            if sorts.count(sort) > count:
                raise self._too_many(sort)
        return sorts

    def place(self, words: list[str]) -> list[int]:
        """The cards that lie in one place, at most once each; ``rest``: see ``place_rest``."""
        sorts = self.read([word for word in words if word != _REST])
        for sort in sorts:
            self.left[sort] -= 1
            if self.left[sort] < 0:
                raise self._too_many(sort)
        if _REST in words:
            if self.remainder is not None:
                raise PositionError("The rest of the cards can lie in one place only.")
            self.remainder = sorts
        return sorts

    def place_rest(self) -> list[int]:
        """The cards named nowhere go where ``rest`` was written; if nowhere, they are returned."""
        rest: list[int] = []
        for sort, count in enumerate(self.left):
            rest += [sort] * count
        if self.remainder is None:
            return rest
        self.remainder += rest
        return []

    def sort_of(self, name: str) -> int:
        """The card of this name."""
        for sort, known in enumerate(self.names):
            if known.lower() == name.lower():
                return sort
        raise PositionError(
            f"{name!r} is no card here. The cards are {' '.join(self.names)}; several of one sort "
            f"are written {self.names[0]}{_TIMES}3."
        )

    def _read_word(self, word: str) -> list[int]:
        name, times, count = word.partition(_TIMES)
        sort = self.sort_of(name)
        if not times:
            return [sort]
        if not count.isdecimal():
            raise PositionError(f"Several cards are written {name}{_TIMES}3, not {word!r}.")
        if len(count) > 2 or int(count) > self.counts[sort]:
            raise self._too_many(sort)
        return [sort] * int(count)

    def _too_many(self, sort: int) -> PositionError:
        return PositionError(f"There are only {self.counts[sort]} cards {self.names[sort]}.")


# -- Moves as text -------------------------------------------------------------------------------


def _texts(solfege: bool) -> list[str]:
    """Every move as text, in the order of the moves."""
    texts = {PICK_UP: "pick up", TAKE: "take", PASS: "pass", DONE: "done"}
    for sort, card in enumerate(play_names(solfege)):
        texts[compose(sort)] = card
        texts[lay(sort)] = f"lay {card}"
    for sort, value in enumerate(VALUES):
        texts[spend(sort)] = f"spend {value}"
    for side, tone in enumerate(CHANGES):
        texts[choose_tone(SHARP + side)] = f"tonality {tone}"
    return [texts[move] for move in range(MOVE_COUNT)]


_MOVES: Final = {solfege: _texts(solfege) for solfege in (False, True)}
_BARE: Final = {
    PICK_UP: "move-pick-up",
    TAKE: "move-take",
    PASS: "move-pass",
    DONE: "move-done",
}
_READ: Final = {
    solfege: {text.lower(): move for move, text in enumerate(texts)}
    for solfege, texts in _MOVES.items()
}


def write_move(state: RythmNPlay, move: int) -> str:
    """The move in words."""
    return _MOVES[state.terms.solfege][move]


def phrase_move(state: RythmNPlay, move: int) -> tuple[str, dict[str, Fact]]:
    """The kind of the template that names the move, and its facts."""
    facts: dict[str, Fact] = {}
    if move in _BARE:
        return _BARE[move], facts
    if is_compose(move):
        return "move-compose", {"card": state.terms.face(move)}
    if is_spend(move):
        return "move-spend", {"rythm": spent(move)}
    if is_tonality(move):
        return "move-tonality", {"tone": chosen_tone(move)}
    return "move-lay", {"card": state.terms.face(laid(move))}


def read_move(state: RythmNPlay, text: str) -> int:
    """The move these words name, in either case; ``#`` and the like stand for the Changes."""
    words = [_SIGNS.get(word, word) for word in text.lower().split()]
    move = _READ[state.terms.solfege].get(" ".join(words))
    if move is None:
        notes = " ".join(SOLFEGE if state.terms.solfege else LETTERS)
        raise NotationError(
            f"{text!r} is no move. Compose with a card ({notes} Sharp Flat), or write: pick up, "
            "take, pass, spend and whole, half, quarter or eighth, done, lay and a card, "
            "tonality Sharp, tonality Flat."
        )
    return move
