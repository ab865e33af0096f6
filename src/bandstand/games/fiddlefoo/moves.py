"""Moves of Fiddlefoo: their numbers, and cards, cells and moves as text.

A plain card is a colour's letter and a number, ``y7``; a special card is its key, ``play-again``.
A cell is column and row, counted from the first square to the right and downwards: ``2,-1``.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo.material import (
    BASES,
    CARD_COUNT,
    COLOURS,
    PLAIN_COUNT,
    PURPLE,
    SPECIALS,
    numbers_of,
)
from bandstand.games.fiddlefoo.material.cards import members
from bandstand.games.fiddlefoo.state.cells import (
    FOLD,
    NOWHERE,
    ORIGIN,
    cell_at,
    column_of,
    coordinates,
    fold,
    row_of,
)
from bandstand.games.fiddlefoo.state.phases import (
    BY_ANY,
    CHOOSE_AGAIN,
    CHOOSE_DISCARD,
    CHOOSE_MOVED,
    CHOOSE_OFFERED,
    CHOOSE_REMOVED,
    CHOOSE_TARGET,
    CHOOSE_THROWS,
    CHOOSE_WANTED,
)
from bandstand.kernel.errors import NotationError
from bandstand.kernel.native import i64
from bandstand.kernel.words import bare_name

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
    from bandstand.kernel.event import Fact

# -- Numbers -------------------------------------------------------------------------------------

# A card is its own move; then come these, then a card for its pile, then a cell, folded.
DONE: Final = 75
TAKE: Final = 76
PASS: Final = 77
COUNT_AS: Final = 78  # + yellow, red or blue
BASIS: Final = 81  # + range, notes or distance
TO_PILE: Final = 84  # + the card
TO_CELL: Final = 159  # + the folded cell
LEAVE_OPEN: Final = 5935  # toned down: no basis; younger than the cells, so it comes after them
MOVE_COUNT: Final = 5936


def is_card(move: i64) -> bool:
    """Whether the move is a card: to place, to throw, to discard ..."""
    return move < CARD_COUNT


def to_pile(card: i64) -> i64:
    """Put the card on its pile."""
    return TO_PILE + card


def is_for_pile(move: i64) -> bool:
    """Whether the move puts a card on its pile."""
    return move >= TO_PILE and move < TO_CELL


def card_given(move: i64) -> i64:
    """The card that is thrown or put on its pile."""
    return move if move < CARD_COUNT else move - TO_PILE


def to_cell(cell: i64) -> i64:
    """Put the chosen card into this cell."""
    return TO_CELL + fold(cell)


def is_cell(move: i64) -> bool:
    """Whether the move is a cell."""
    return move >= TO_CELL and move != LEAVE_OPEN


def cell_meant(state: Fiddlefoo, move: i64) -> i64:
    """The cell that a move means beside the map as it is."""
    return state.ground.unfold(move - TO_CELL)


def count_as(colour: i64) -> i64:
    """Let the purple card count as this colour."""
    return COUNT_AS + colour


def names_colour(move: i64) -> bool:
    """Whether the move is a colour to count as."""
    return move >= COUNT_AS and move < BASIS


def colour_named(move: i64) -> i64:
    """The colour to count as."""
    return move - COUNT_AS


def by_basis(basis: i64) -> i64:
    """Let cards be thrown by this one thing only."""
    return BASIS + basis


def basis_named(move: i64) -> i64:
    """What may be thrown by."""
    return BY_ANY if move == LEAVE_OPEN else move - BASIS


# -- Cards and cells as text ---------------------------------------------------------------------

_PLAIN: Final = [
    (name, number) for colour, name in enumerate(COLOURS) for number in numbers_of(colour)
]
_CARDS: Final = [f"{colour[0]}{number}" for colour, number in _PLAIN] + [
    special.key for special in SPECIALS
]
_READ: Final = {
    **{name: card for card, name in enumerate(_CARDS)},
    **{f"{colour} {number}": card for card, (colour, number) in enumerate(_PLAIN)},
}
_CELL: Final = re.compile(r"\(?\s*([+-]?\d{1,4})\s*,\s*([+-]?\d{1,4})\s*\)?", re.ASCII)


def write_card(card: int) -> str:
    """The card's short name."""
    return _CARDS[card]


def write_cards(cards: tuple[int, int]) -> list[str]:
    """A set of cards, in card order."""
    return [_CARDS[card] for card in members(cards)]


def face_of(card: int) -> tuple[str, int]:
    """Colour and number of a plain card."""
    return _PLAIN[card]


def name_card(card: int) -> str:
    """The card in words."""
    if card < PLAIN_COUNT:
        return "{} {}".format(*face_of(card))
    return f"the special card {_CARDS[card]}"


def read_card(text: str) -> int:
    """The card of this name, short or in words, in either case."""
    wanted = bare_name(text).removeprefix("special card ")
    if wanted in _READ:
        return _READ[wanted]
    raise NotationError(
        f"{text!r} is no card. A card is a colour (y, r, b or p) and a number from 1 to 16, "
        "as y7 for the yellow 7; purple has 1, 4, 7, 10, 13 and 16; a special card is its key."
    )


def write_cell(cell: int) -> str:
    """Column and row, counted from the first square."""
    return f"{column_of(cell)},{row_of(cell)}"


# -- Moves as text -------------------------------------------------------------------------------

_WORDS: Final = {
    "done": DONE,
    "take": TAKE,
    "pass": PASS,
    **{f"as {colour}": COUNT_AS + at for at, colour in enumerate(COLOURS[:PURPLE])},
    **{f"by {basis}": BASIS + at for at, basis in enumerate(BASES)},
    "leave open": LEAVE_OPEN,
}
_MOVES: Final = {move: word for word, move in _WORDS.items()}
_FOR_PILE: Final = "pile "


def write_move(state: Fiddlefoo, move: int) -> str:
    """The card, the cell, or the word for anything else."""
    if is_card(move):
        return _CARDS[move]
    if move in _MOVES:
        return _MOVES[move]
    if is_for_pile(move):
        return _FOR_PILE + _CARDS[card_given(move)]
    return write_cell(cell_meant(state, move))


def read_move(state: Fiddlefoo, text: str) -> int:
    """The move this text means."""
    wanted = " ".join(text.lower().split())
    if wanted in _WORDS:
        return _WORDS[wanted]
    cell = _CELL.fullmatch(wanted)
    if cell:
        return _read_cell(state, int(cell.group(1)), int(cell.group(2)))
    if wanted.startswith(_FOR_PILE):
        return to_pile(read_card(wanted.removeprefix(_FOR_PILE)))
    with suppress(NotationError):
        return read_card(wanted)
    raise NotationError(
        f"{text!r} is no move. A move is a card (y7), a cell (2,-1: column and row from the first "
        f"square), pile and a card, or one of: {', '.join(_WORDS)}."
    )


def _read_cell(state: Fiddlefoo, column: int, row: int) -> int:
    ground = state.ground
    left, top = ground.left - 1 - ORIGIN, ground.top - 1 - ORIGIN
    if not (0 <= column - left < FOLD and 0 <= row - top < FOLD):
        raise NotationError(
            f"The cell {column},{row} is far from the map, which spans columns {left + 1} to "
            f"{ground.right - ORIGIN} and rows {top + 1} to {ground.bottom - ORIGIN}."
        )
    return to_cell(cell_at(column, row))


# -- Moves in sentences --------------------------------------------------------------------------

_CARD_PHRASES: Final = {
    CHOOSE_THROWS: "move-throw",
    CHOOSE_DISCARD: "move-discard",
    CHOOSE_MOVED: "move-moved",
    CHOOSE_REMOVED: "move-removed",
    CHOOSE_OFFERED: "move-offered",
    CHOOSE_WANTED: "move-wanted",
}
_DONE_PHRASES: Final = {
    CHOOSE_DISCARD: "move-keep-all",
    CHOOSE_MOVED: "move-move-nothing",
    CHOOSE_REMOVED: "move-enough-removed",
    CHOOSE_OFFERED: "move-no-exchange",
    CHOOSE_AGAIN: "move-no-extra",
}
_BARE_PHRASES: Final = {
    TAKE: "move-take",
    PASS: "move-pass",
    LEAVE_OPEN: "move-leave-open",
}


def phrase_move(state: Fiddlefoo, move: int) -> tuple[str, dict[str, Fact]]:
    """The kind of the template that names the move, and its facts."""
    facts: dict[str, Fact] = {}
    if is_card(move):
        return _CARD_PHRASES.get(state.phase, "move-place"), {"card": move}
    if move == DONE:
        return _DONE_PHRASES.get(state.phase, "move-done"), facts
    if move in _BARE_PHRASES:
        return _BARE_PHRASES[move], facts
    if names_colour(move):
        return "move-as", {"colour": colour_named(move)}
    if is_for_pile(move):
        return "move-pile", {"card": card_given(move)}
    if is_cell(move):
        kind = "move-target" if state.phase == CHOOSE_TARGET else "move-cell"
        return kind, {"near": _near(state, cell_meant(state, move))}
    return "move-by", {"basis": basis_named(move)}


# The steps from a cell to those beside it: by a side first, then by a corner.
_AROUND: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))


def _near(state: Fiddlefoo, cell: i64) -> list[int]:
    """Where a cell lies, as people say it: beside which card, and the step from it to the cell."""
    column, row = coordinates(cell)
    for right, down in _AROUND:
        card = state.ground.card_at(cell_at(column + right, row + down))
        if card not in (NOWHERE, state.card):
            return [int(card), -right, -down]
    raise ValueError(f"The cell {column},{row} lies beside no card of the map")
