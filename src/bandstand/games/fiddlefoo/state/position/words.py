"""Cards, sets of cards and seats as words of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.fiddlefoo.material import NO_CARD
from bandstand.games.fiddlefoo.material.cards import Cards, no_cards, single, union
from bandstand.games.fiddlefoo.moves import read_card, write_card, write_cards
from bandstand.kernel.errors import PositionError

if TYPE_CHECKING:
    from bandstand.games.fiddlefoo.state.fields import Fiddlefoo
    from bandstand.kernel.position import PositionReader, PositionWriter

NONE: Final = "-"
_NOTHING: Final = -1  # no basis, no colour


def set_of(cards: list[int]) -> Cards:
    """The set of these cards."""
    found = no_cards()
    for card in cards:
        found = union(found, single(card))
    return found


def read_cards(words: list[str]) -> Cards:
    """The set of the cards named."""
    return set_of([read_card(word) for word in words])


def write_set(writer: PositionWriter, name: str, cards: Cards, usual: Cards) -> None:
    """A field with a set of cards, if it is not the usual one."""
    if cards != usual:
        writer.word(name, " ".join(write_cards(cards)) or NONE)


def read_set(reader: PositionReader, name: str, usual: Cards) -> Cards:
    """A set of cards; the usual one if it is not given."""
    given = reader.has(name)
    words = reader.words(name)
    return read_cards([word for word in words if word != NONE]) if given else usual


def card_name(card: int) -> str:
    """The card in notation, or the sign for none."""
    return NONE if card == NO_CARD else write_card(card)


def read_card_field(reader: PositionReader, name: str, usual: int) -> int:
    """A card, or NO_CARD."""
    word = reader.word(name, card_name(usual))
    return NO_CARD if word == NONE else read_card(word)


def name_of(names: tuple[str, ...], number: int) -> str:
    """One of some names by its number, or the sign for none."""
    return NONE if number == _NOTHING else names[number]


def number_of(reader: PositionReader, name: str, names: tuple[str, ...]) -> int:
    """The number of the name that a field has; -1 for none."""
    word = reader.word(name, NONE)
    if word != NONE and word not in names:
        raise PositionError(f"The field {name!r} is one of {', '.join(names)}, not {word!r}.")
    return _NOTHING if word == NONE else names.index(word)


def read_seat(state: Fiddlefoo, word: str) -> int:
    """A seat, counted from 1."""
    if not word.isdecimal() or not 1 <= int(word) <= state.players:
        raise PositionError(f"A seat is a number from 1 to {state.players}, not {word!r}.")
    return int(word) - 1


def are_numbers(words: list[str]) -> bool:
    """Whether all are whole numbers."""
    return all(word.isdecimal() for word in words)
