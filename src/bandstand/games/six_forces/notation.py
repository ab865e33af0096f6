"""Cards and moves of 6 Forces as text.

A card is its colour's letter and its number: ``r7`` is the red 7. A prediction is a number, ``3``,
or with a spare chip ``3+``; a trump is its name, ``red`` or ``big``. Whoever likes may type
``predict 3+`` and ``trump big``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.six_forces.material import (
    CARDS_DEALT,
    COLOURS,
    EXACT_PREDICTIONS,
    FIRST_CHOICE,
    FIRST_SPARE,
    FIRST_TRUMP,
    NUMBER_COUNT,
    SPARE_PREDICTIONS,
    TRUMPS,
)
from bandstand.games.six_forces.player import NOT_YET
from bandstand.kernel.bits import members, popcount
from bandstand.kernel.errors import NotationError
from bandstand.kernel.phrases import ENGLISH, bare_name

if TYPE_CHECKING:
    from bandstand.games.six_forces.rules import SixForces
    from bandstand.kernel.event import Fact

_CARDS: Final = [
    f"{colour[0]}{number}" for colour in COLOURS for number in range(1, NUMBER_COUNT + 1)
]
_NAMES: Final = [
    f"{colour} {number}" for colour in COLOURS for number in range(1, NUMBER_COUNT + 1)
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
_READ: Final = {text: move for texts in (_MOVES, _TYPED, _NAMES) for move, text in enumerate(texts)}


def write_card(card: int) -> str:
    """The card as a letter and a number."""
    return _CARDS[card]


def write_cards(cards: int) -> list[str]:
    """A set of cards, in card order."""
    return [_CARDS[card] for card in members(cards)]


def name_card(card: int) -> str:
    """The card in words."""
    return _NAMES[card]


def write_move(state: SixForces, move: int) -> str:
    """A card, a prediction or a trump."""
    return _MOVES[move]


def read_move(state: SixForces, text: str) -> int:
    """The move this text names, in capitals or not."""
    wanted = bare_name(text)
    if wanted in _READ:
        return _READ[wanted]
    raise NotationError(f"{text!r} is no move. {_what_would_do(state)}")


def _what_would_do(state: SixForces) -> str:
    """What can be typed at this moment of this table."""
    if state.choices_left == 0:
        highest = popcount(state.terms.deck) // len(COLOURS)
        return (
            f"A card is a colour ({', '.join(c[0] for c in COLOURS)}) and a number "
            f"(1 to {highest}): r7 is the red 7, and red 7 will do too."
        )
    person = state.people[state.turn]
    sentences = []
    if person.predicted == NOT_YET:
        most = min(state.chips, CARDS_DEALT)
        spare = f", or with a spare chip from 0+ to {most - 1}+" if most > 0 else ""
        sentences.append(f"A prediction is a number from 0 to {most}{spare}.")
    if person.trump == NOT_YET:
        free = [TRUMPS[trump] for trump in members(state.free_trumps())]
        sentences.append(f"A trump is {ENGLISH.either(free)}.")
    return " ".join(sentences)


def phrase_move(state: SixForces, move: int) -> tuple[str, dict[str, Fact]]:
    """The kind of the template that names the move, and its facts."""
    if move < FIRST_CHOICE:
        return "move-card", {"card": move}
    if move < FIRST_SPARE:
        return "move-predict", {"tricks": move - FIRST_CHOICE}
    if move < FIRST_TRUMP:
        predicted = move - FIRST_SPARE
        return "move-predict-spare", {"predicted": predicted, "tricks": predicted + 1}
    return "move-trump", {"trump": move - FIRST_TRUMP}
