"""Cards, cells and moves of Fiddlefoo as text.

A plain card is a colour's letter and a number, ``y7``; a special card is its key, ``play-again``.
A cell is column and row, counted from the first square to the right and downwards: ``2,-1``.
"""

from __future__ import annotations

import re
from contextlib import suppress
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
    LEAVE_OPEN,
    ORIGIN,
    PASS,
    PLAIN_COUNT,
    PURPLE_NUMBERS,
    SPECIALS,
    TAKE,
    TO_CELL,
    TO_PILE,
)
from bandstand.games.fiddlefoo.table import (
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
from bandstand.kernel.phrases import bare_name

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.rules import Fiddlefoo
    from bandstand.kernel.event import Fact

_PLAIN: Final = [
    (colour, number)
    for colour in COLOURS
    for number in (PURPLE_NUMBERS if colour == "purple" else range(1, HIGHEST + 1))
]
_CARDS: Final = [f"{colour[0]}{number}" for colour, number in _PLAIN] + [
    key for key, _, _ in SPECIALS
]
_READ: Final = {
    **{name: card for card, name in enumerate(_CARDS)},
    **{f"{colour} {number}": card for card, (colour, number) in enumerate(_PLAIN)},
}
_WORDS: Final = {
    "done": DONE,
    "take": TAKE,
    "pass": PASS,
    **{f"as {colour}": COUNT_AS + at for at, colour in enumerate(COLOURS[:3])},
    **{f"by {basis}": BASIS + at for at, basis in enumerate(BASES)},
    "leave open": LEAVE_OPEN,
}
_MOVES: Final = {move: word for word, move in _WORDS.items()}
_CELL: Final = re.compile(r"\(?\s*([+-]?\d{1,4})\s*,\s*([+-]?\d{1,4})\s*\)?", re.ASCII)


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


def write_move(state: Fiddlefoo, move: int) -> str:
    """The card, the cell, or the word for anything else."""
    if move < CARD_COUNT:
        return _CARDS[move]
    if move in _MOVES:
        return _MOVES[move]
    if move < TO_CELL:
        return f"pile {_CARDS[move - TO_PILE]}"
    return write_cell(unfold(state.ground, move - TO_CELL))


def phrase_move(state: Fiddlefoo, move: int) -> tuple[str, dict[str, Fact]]:
    """The kind of the template that names the move, and its facts."""
    facts: dict[str, Fact] = {}
    if move < CARD_COUNT:
        return _CARD_PHRASES.get(state.phase, "move-place"), {"card": move}
    if move == DONE:
        return _DONE_PHRASES.get(state.phase, "move-done"), facts
    if move in _BARE_PHRASES:
        return _BARE_PHRASES[move], facts
    if move < BASIS:
        return "move-as", {"colour": move - COUNT_AS}
    if move < TO_PILE:
        return "move-by", {"basis": move - BASIS}
    if move < TO_CELL:
        return "move-pile", {"card": move - TO_PILE}
    cell = unfold(state.ground, move - TO_CELL)
    kind = "move-target" if state.phase == CHOOSE_TARGET else "move-cell"
    return kind, {"cell": [column_of(cell), row_of(cell)]}


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
    return TO_CELL + fold(cell_at(column, row))
