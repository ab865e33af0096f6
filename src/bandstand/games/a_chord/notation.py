"""Cards and moves of Take the A Chord as text: colour letter and chord, ``rA`` is the red A."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.a_chord.material import CARD_COUNT, CHORD_COUNT, CHORDS, COLOURS
from bandstand.kernel.bits import members
from bandstand.kernel.errors import NotationError

if TYPE_CHECKING:
    from bandstand.games.a_chord.rules import AChord

_LETTERS: Final = "".join(colour[0] for colour in COLOURS)
_CARDS: Final = [letter + chord for letter in _LETTERS for chord in CHORDS]


def write_card(card: int) -> str:
    """The card as two letters."""
    return _CARDS[card]


def write_cards(cards: int) -> list[str]:
    """A set of cards, in card order."""
    return [_CARDS[card] for card in members(cards)]


def name_card(card: int) -> str:
    """The card in words."""
    return f"{COLOURS[card // CHORD_COUNT]} {CHORDS[card % CHORD_COUNT]}"


def read_card(text: str) -> int:
    """The card these two letters name, in either case."""
    wanted = text.strip().lower()
    for card in range(CARD_COUNT):
        if _CARDS[card].lower() == wanted:
            return card
    raise NotationError(
        f"{text!r} is no card. A card is a colour ({', '.join(_LETTERS)}) and a chord (A to G): "
        "rA is the red A."
    )


def write_move(state: AChord, move: int) -> str:
    """A move is the card played."""
    return _CARDS[move]


def read_move(state: AChord, text: str) -> int:
    """A move is the card played."""
    return read_card(text)
