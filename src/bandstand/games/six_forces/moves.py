"""Moves of 6 Forces: their numbers, and cards and moves as text.

A move is a card (by its own number), a prediction without or with a spare chip, or a trump. In
text a card is its colour's letter and its number: ``r7`` is the red 7. A prediction is a number,
``3``, or with a spare chip ``3+``; a trump is its name, ``red`` or ``big``. One may also type
``predict 3+`` and ``trump big``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bandstand.games.six_forces.material import (
    CARD_COUNT,
    CARDS_DEALT,
    COLOURS,
    NOT_YET,
    NUMBER_COUNT,
    TRUMP_COUNT,
    TRUMPS,
    cards_of_colour,
)
from bandstand.kernel.bits import bits_of, members, shift
from bandstand.kernel.errors import NotationError
from bandstand.kernel.native import i64
from bandstand.kernel.words import bare_name, either

if TYPE_CHECKING:
    from bandstand.games.six_forces.state import SixForces
    from bandstand.kernel.event import Fact

# -- Numbers --------------------------------------------------------------------------------------

_EXACT_PREDICTIONS: Final = CARDS_DEALT + 1  # 0 to 12 tricks
_SPARE_PREDICTIONS: Final = CARDS_DEALT  # 0 or 1 trick, up to 11 or 12
FIRST_CHOICE: Final = CARD_COUNT  # moves from here on belong to the conception
_FIRST_SPARE: Final = FIRST_CHOICE + _EXACT_PREDICTIONS
_FIRST_TRUMP: Final = _FIRST_SPARE + _SPARE_PREDICTIONS
MOVE_COUNT: Final = _FIRST_TRUMP + TRUMP_COUNT


def prediction(predicted: i64, spare: i64) -> i64:
    """The move that takes *predicted* coloured chips, and *spare* (0 or 1) white ones."""
    if spare == 1:
        return _FIRST_SPARE + predicted
    return FIRST_CHOICE + predicted


def trump_choice(trump: i64) -> i64:
    """The move that chooses this trump."""
    return _FIRST_TRUMP + trump


def is_move(move: i64) -> bool:
    """Whether the game has a move of this number at all."""
    return 0 <= move < MOVE_COUNT


def is_card(move: i64) -> bool:
    """Whether a card is played; the card has the number of the move."""
    return move < FIRST_CHOICE


def is_prediction(move: i64) -> bool:
    """Whether chips are taken."""
    return FIRST_CHOICE <= move < _FIRST_TRUMP


def is_trump_choice(move: i64) -> bool:
    """Whether a trump is chosen."""
    return move >= _FIRST_TRUMP


def predicted_by(move: i64) -> i64:
    """How many coloured chips a prediction takes."""
    if move >= _FIRST_SPARE:
        return move - _FIRST_SPARE
    return move - FIRST_CHOICE


def spare_of(move: i64) -> i64:
    """1 if a prediction takes a spare chip, else 0."""
    if move >= _FIRST_SPARE:
        return 1
    return 0


def trump_of(move: i64) -> i64:
    """The trump that is chosen."""
    return move - _FIRST_TRUMP


# -- Choices of the conception as a set -----------------------------------------------------------
# All moves together are too many for one set of bits: these count from ``FIRST_CHOICE``.


def predictions_with(chips: i64) -> i64:
    """The predictions that take at most *chips* chips; a spare chip is one of them."""
    exact = shift(1, chips + 1) - 1
    with_spare = shift(1, chips) - 1
    return exact | shift(with_spare, _FIRST_SPARE - FIRST_CHOICE)


def trump_choices(trumps: i64) -> i64:
    """The moves that choose one of these trumps."""
    return shift(trumps, _FIRST_TRUMP - FIRST_CHOICE)


def choice_number(move: i64) -> i64:
    """The place of a prediction or a trump in such a set."""
    return move - FIRST_CHOICE


# -- Cards, predictions and trumps as text --------------------------------------------------------

_CARDS: Final = [
    f"{colour[0]}{number}" for colour in COLOURS for number in range(1, NUMBER_COUNT + 1)
]
_NAMES: Final = [
    f"{colour} {number}" for colour in COLOURS for number in range(1, NUMBER_COUNT + 1)
]
_PREDICTIONS: Final = [
    *[f"{tricks}" for tricks in range(_EXACT_PREDICTIONS)],
    *[f"{tricks}+" for tricks in range(_SPARE_PREDICTIONS)],
]
_NOT_YET: Final = "-"
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


def read_card(text: str) -> int:
    """The card this text names."""
    move = _READ.get(bare_name(text))
    if move is None or not is_card(move):
        raise NotationError(f"{text!r} is no card. {_form_of_a_card(NUMBER_COUNT)}")
    return move


def read_cards(texts: Sequence[str]) -> int:
    """A set of cards."""
    return bits_of([read_card(text) for text in texts])


def write_lacks(cards: int) -> list[str]:
    """A set of cards that a hand does not hold: whole colours by name, then single cards."""
    words: list[str] = []
    for colour, name in enumerate(COLOURS):
        if cards & cards_of_colour(colour) == cards_of_colour(colour):
            words.append(name)
            cards &= ~cards_of_colour(colour)
    return words + write_cards(cards)


def read_lacks(words: Sequence[str]) -> int:
    """The set that ``write_lacks`` wrote."""
    cards = read_cards([word for word in words if word not in COLOURS])
    for word in words:
        if word in COLOURS:
            cards |= cards_of_colour(COLOURS.index(word))
    return cards


def write_prediction(predicted: int, spare: int) -> str:
    """The chips of a prediction; ``-`` before it is made."""
    return _NOT_YET if predicted == NOT_YET else _MOVES[prediction(predicted, spare)]


def read_prediction(text: str) -> tuple[int, int]:
    """The coloured chips, and 1 with a spare or else 0."""
    if text == _NOT_YET:
        return NOT_YET, 0
    if text not in _PREDICTIONS:
        raise NotationError(f"{text!r} is no prediction. It is a number, or with a spare 3+.")
    move = _READ[text]
    return predicted_by(move), spare_of(move)


def write_trump(trump: int) -> str:
    """The trump's name; ``-`` before it is chosen."""
    return _NOT_YET if trump == NOT_YET else TRUMPS[trump]


def read_trump(text: str) -> int:
    """The trump of this name."""
    if text == _NOT_YET:
        return NOT_YET
    if text not in TRUMPS:
        raise NotationError(f"{text!r} is no trump. A trump is {either(TRUMPS)}.")
    return TRUMPS.index(text)


def _form_of_a_card(highest: int) -> str:
    return (
        f"A card is a colour ({', '.join(c[0] for c in COLOURS)}) and a number "
        f"(1 to {highest}): r7 is the red 7, and red 7 will do too."
    )


# -- Moves as text --------------------------------------------------------------------------------


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
        return _form_of_a_card(state.terms.highest)
    legal = state.moves(state.turn)
    sentences = []
    predicted = [predicted_by(move) for move in legal if is_prediction(move)]
    if predicted:
        most = max(predicted)
        spare = f", or with a spare chip from 0+ to {most - 1}+" if most > 0 else ""
        sentences.append(f"A prediction is a number from 0 to {most}{spare}.")
    free = [TRUMPS[trump_of(move)] for move in legal if is_trump_choice(move)]
    if free:
        sentences.append(f"A trump is {either(free)}.")
    return " ".join(sentences)


def phrase_move(state: SixForces, move: int) -> tuple[str, dict[str, Fact]]:
    """The kind of the template that names the move, and its facts."""
    if is_card(move):
        return "move-card", {"card": move}
    if is_trump_choice(move):
        return "move-trump", {"trump": trump_of(move)}
    predicted = predicted_by(move)
    if spare_of(move) == 0:
        return "move-predict", {"tricks": predicted}
    return "move-predict-spare", {"predicted": predicted, "tricks": predicted + 1}
