"""Cards and moves of 6 Forces as text.

A card is its colour's letter and its number: ``r7`` is the red 7. A prediction is a number, ``3``,
or with a spare chip ``3+``; a trump is its name, ``red`` or ``big``. Whoever likes may type
``predict 3+`` and ``trump big``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.six_forces.material import (
    COLOURS,
    EXACT_PREDICTIONS,
    NUMBER_COUNT,
    SPARE_PREDICTIONS,
    TRUMPS,
)
from bandstand.kernel.bits import members
from bandstand.kernel.errors import NotationError

if TYPE_CHECKING:
    from bandstand.games.six_forces.rules import SixForces

_CARDS: Final = [
    f"{colour[0]}{number}" for colour in COLOURS for number in range(1, NUMBER_COUNT + 1)
]
_PREDICTIONS: Final = [
    *[f"{tricks}" for tricks in range(EXACT_PREDICTIONS)],
    *[f"{tricks}+" for tricks in range(SPARE_PREDICTIONS)],
]
_MOVES: Final = [*_CARDS, *_PREDICTIONS, *TRUMPS]
_TYPED: Final = [
    *_CARDS,
    *[f"predict {prediction}" for prediction in _PREDICTIONS],
    *[f"trump {trump}" for trump in TRUMPS],
]
_READ: Final = {text: move for texts in (_MOVES, _TYPED) for move, text in enumerate(texts)}


def write_card(card: int) -> str:
    """The card as a letter and a number."""
    return _CARDS[card]


def write_cards(cards: int) -> list[str]:
    """A set of cards, in card order."""
    return [_CARDS[card] for card in members(cards)]


def name_card(card: int) -> str:
    """The card in words."""
    return f"{COLOURS[card // NUMBER_COUNT]} {card % NUMBER_COUNT + 1}"


def write_move(state: SixForces, move: int) -> str:
    """A card, a prediction or a trump."""
    return _MOVES[move]


def read_move(state: SixForces, text: str) -> int:
    """The move this text names, in capitals or not."""
    wanted = " ".join(text.lower().split())
    if wanted in _READ:
        return _READ[wanted]
    raise NotationError(
        f"{text!r} is no move. A card is a colour ({', '.join(c[0] for c in COLOURS)}) and a "
        "number (1 to 12): r7 is the red 7. A prediction is a number, or 3+ for 3 or 4 tricks "
        f"with a spare chip. A trump is {' or '.join(TRUMPS)}."
    )
