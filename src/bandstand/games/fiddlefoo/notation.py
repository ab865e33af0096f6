"""Cards, cells and moves of Fiddlefoo as text.

A plain card is a colour's letter and a number, ``y7``; a special card is its key, ``play-again``.
A cell is column and row, counted from the first square to the right and downwards: ``2,-1``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo.cards import members
from bandstand.games.fiddlefoo.map import cell_at, column_of, fold, row_of, unfold
from bandstand.games.fiddlefoo.material import (
    BASES,
    BASIS,
    CARD_COUNT,
    COLOURS,
    COUNT_AS,
    DONE,
    FOLD,
    HIGHEST,
    ORIGIN,
    PASS,
    PLAIN_COUNT,
    PURPLE_NUMBERS,
    SPECIALS,
    TAKE,
    TO_CELL,
    TO_PILE,
)
from bandstand.kernel.errors import NotationError

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.rules import Fiddlefoo

_PLAIN: Final = [
    (colour, number)
    for colour in COLOURS
    for number in (PURPLE_NUMBERS if colour == "purple" else range(1, HIGHEST + 1))
]
_CARDS: Final = [f"{colour[0]}{number}" for colour, number in _PLAIN] + [
    key for key, _, _ in SPECIALS
]
_WORDS: Final = {
    "done": DONE,
    "take": TAKE,
    "pass": PASS,
    **{f"as {colour}": COUNT_AS + at for at, colour in enumerate(COLOURS[:3])},
    **{f"by {basis}": BASIS + at for at, basis in enumerate(BASES)},
}
_MOVES: Final = {move: word for word, move in _WORDS.items()}
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
    """The card of this name, in either case."""
    wanted = text.strip().lower()
    if wanted in _CARDS:
        return _CARDS.index(wanted)
    raise NotationError(
        f"{text!r} is no card. A card is a colour (y, r, b or p) and a number from 1 to 16, "
        "as y7 for the yellow 7; purple has 1, 4, 7, 10, 13 and 16; a special card is its key."
    )


def write_cell(cell: int) -> str:
    """Column and row, counted from the first square."""
    return f"{column_of(cell)},{row_of(cell)}"


def write_move(state: Fiddlefoo, move: int) -> str:
    """The card, the cell, or the word for anything else."""
    if move < CARD_COUNT:
        return _CARDS[move]
    if move in _MOVES:
        return _MOVES[move]
    if move < TO_CELL:
        return f"pile {_CARDS[move - TO_PILE]}"
    return write_cell(unfold(state.ground, move - TO_CELL))


def read_move(state: Fiddlefoo, text: str) -> int:
    """The move this text means."""
    wanted = " ".join(text.lower().split())
    if wanted in _WORDS:
        return _WORDS[wanted]
    cell = _CELL.fullmatch(wanted)
    if cell:
        return _read_cell(state, int(cell.group(1)), int(cell.group(2)))
    if wanted.startswith("pile "):
        return TO_PILE + read_card(wanted[5:])
    if wanted in _CARDS:
        return _CARDS.index(wanted)
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
    return TO_CELL + fold(cell_at(column, row))
