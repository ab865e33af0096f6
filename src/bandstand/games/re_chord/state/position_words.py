"""The words of a position: for cards, songs, spaces and picks, and from them back to numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.material.cards import NO_SONG
from bandstand.games.re_chord.material.fretboard import (
    COLOURS,
    FRETS,
    SPACES,
    TYPES,
    WYLDE,
)
from bandstand.games.re_chord.moves import write_space
from bandstand.kernel.bits import members, shift
from bandstand.kernel.errors import PositionError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bandstand.games.re_chord.state.fields import ReChord

PICKS: Final = TYPES[: WYLDE + 1]  # the first for no pick
GENRE_COLOURS: Final = TYPES[: COLOURS + 1]
SPACE_NAMES: Final = tuple([write_space(space) for space in range(SPACES)])
FRET_NAMES: Final = tuple([str(fret) for fret in range(1, FRETS + 1)])
DASH: Final = "-"  # an empty slot, no song
NONE: Final = "none"  # an empty set, where leaving the field out means another
_PLAIN: Final = "-_.#"  # signs of an id that mean nothing in a position


def card_names(state: ReChord) -> list[str]:
    """The words for the chord cards, by their numbers."""
    return [_one_word(card.id) for card in state.terms.song_set.cards]


def card_words(state: ReChord, cards: int) -> list[str]:
    """A set of chord cards."""
    names = card_names(state)
    return [names[card] for card in members(cards)]


def read_cards(state: ReChord, words: list[str]) -> int:
    """The set of chord cards that these words name."""
    return set_of(card_names(state), words, "a chord card")


def song_names(state: ReChord) -> list[str]:
    """The words for the song cards, by their numbers."""
    return [_one_word(song.id) for song in state.terms.song_set.songs]


def song_word(state: ReChord, song: int) -> str:
    """A song card, or a dash for none."""
    return DASH if song == NO_SONG else song_names(state)[song]


def read_song(state: ReChord, word: str) -> int:
    """The song card that this word names, or NO_SONG."""
    return NO_SONG if word == DASH else one_of(song_names(state), word, "a song card")


def _one_word(card_id: str) -> str:
    """An id as a word; an owner's may have signs that mean something else in a position."""
    return "".join(
        [sign if sign.isalnum() or sign in _PLAIN else f"\\{ord(sign):02x}" for sign in card_id]
    )


def one_of(words: Sequence[str], word: str, what: str) -> int:
    """The number of a word."""
    if word not in words:
        raise PositionError(f"{word!r} is not {what}. There are: {', '.join(words)}.")
    return words.index(word)


def set_of(words: Sequence[str], given: list[str], what: str) -> int:
    """The numbers of these words, as a set; the word NONE alone is the empty set."""
    found: int = 0
    for word in given:
        if given != [NONE]:
            found |= shift(1, one_of(words, word, what))
    return found


def whole(name: str, word: str) -> int:
    """The whole number in a field of this name."""
    try:
        return int(word)
    except ValueError:
        raise PositionError(f"The field {name!r} is a whole number, not {word!r}.") from None
