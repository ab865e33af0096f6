"""Cards and moves of 6 Forces as text.

A card is its colour's letter and its number: ``r7`` is the red 7. ``predict 3`` says three tricks,
``predict 3+`` three or four with a spare chip, ``trump big`` chooses a trump; when typed, the first
word may be left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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

_CARDS = [f"{colour[0]}{number}" for colour in COLOURS for number in range(1, NUMBER_COUNT + 1)]
_MOVES = [
    *_CARDS,
    *(f"predict {tricks}" for tricks in range(EXACT_PREDICTIONS)),
    *(f"predict {tricks}+" for tricks in range(SPARE_PREDICTIONS)),
    *(f"trump {trump}" for trump in TRUMPS),
]
_READ = {text: move for move, text in enumerate(_MOVES)} | {
    text.split()[-1]: move for move, text in enumerate(_MOVES)
}


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
    """The move this text names, in either case, with or without its first word."""
    wanted = " ".join(text.lower().split())
    if wanted in _READ:
        return _READ[wanted]
    raise NotationError(
        f"{text!r} is no move. A card is a colour ({', '.join(c[0] for c in COLOURS)}) and a "
        "number (1 to 12): r7 is the red 7. Predict with predict 3, or predict 3+ for 3 or 4 "
        f"tricks with a spare chip; choose a trump with trump {' or '.join(TRUMPS)}."
    )
