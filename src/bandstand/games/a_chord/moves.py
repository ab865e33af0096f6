"""Moves and cards of Take the A Chord as text: colour letter and chord, ``rA`` is the red A.

A move is the card played, and has its number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.a_chord.material import CARD_COUNT, CHORDS, COLOURS
from bandstand.kernel.bits import members
from bandstand.kernel.errors import NotationError
from bandstand.kernel.words import bare_name

if TYPE_CHECKING:
    from bandstand.games.a_chord.state import AChord
    from bandstand.kernel.event import Fact

MOVE_COUNT: Final = CARD_COUNT

COLOUR_LETTERS: Final = "".join(colour[0] for colour in COLOURS)
_CARDS: Final = [letter + chord for letter in COLOUR_LETTERS for chord in CHORDS]
_NAMES: Final = [f"{colour} {chord}" for colour in COLOURS for chord in CHORDS]
_READ: Final = {name.lower(): card for names in (_CARDS, _NAMES) for card, name in enumerate(names)}


def write_card(card: int) -> str:
    """The card as two letters."""
    return _CARDS[card]


def write_cards(cards: int) -> list[str]:
    """A set of cards, in card order."""
    return [_CARDS[card] for card in members(cards)]


def name_card(card: int) -> str:
    """The card in words."""
    return _NAMES[card]


def read_card(text: str) -> int:
    """The card with these two letters or this name, in either case."""
    card = _READ.get(bare_name(text))
    if card is None:
        raise NotationError(
            f"{text!r} is no card. A card is a colour ({', '.join(COLOUR_LETTERS)}) and a chord "
            "(A to G): rA is the red A, and red A will do too."
        )
    return card


def write_move(state: AChord, move: int) -> str:
    """The card played."""
    return write_card(move)


def phrase_move(state: AChord, move: int) -> tuple[str, dict[str, Fact]]:
    """The kind of the template that names the move, and its facts."""
    return "move-card", {"card": move}


def read_move(state: AChord, text: str) -> int:
    """The card played."""
    return read_card(text)
