"""The pitch and the instrument of each piece that is played.

A card, pick or space is named in the game's notation; a voice maps the name to a pitch. A game
without its own voice maps its pieces to a pentatonic scale.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bandstand.games.re_chord.material.fretboard import pitch_of, space_at

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bandstand.kernel.game import Game
    from bandstand.kernel.state import State

# General MIDI's numbers from 0: piano, vibraphone, guitar, bass, violin, trumpet, clarinet, flute.
PIANO, VIBRAPHONE, GUITAR, BASS, VIOLIN, TRUMPET, CLARINET, FLUTE = 0, 11, 24, 32, 40, 56, 71, 73
SEAT_INSTRUMENTS = (PIANO, VIBRAPHONE, GUITAR, CLARINET, TRUMPET, FLUTE)

_LETTERS = {"A": 57, "B": 59, "C": 60, "D": 62, "E": 64, "F": 65, "G": 67}
_MAJOR = (0, 2, 4, 5, 7, 9, 11)
_PENTATONIC = (0, 2, 4, 7, 9)
_MIDDLE_C = 60
_LOWEST, _HIGHEST = 36, 96

_LETTER = re.compile(r"[a-z]([A-G])")
_NUMBER = re.compile(r"[a-z]+\s?(\d+)")
_SPACE = re.compile(r"([1-6])/([0-5])")


@dataclass(frozen=True)
class Voice:
    """The pitch of a piece by its name; None for silent ones."""

    pitch: Callable[[str], int | None]


def _lettered(name: str) -> int | None:
    """A colour and a letter: the note of that letter."""
    found = _LETTER.fullmatch(name)
    return _LETTERS[found[1]] if found else None


def _numbered(name: str) -> int | None:
    """A colour and a number: that step of the C major scale."""
    found = _NUMBER.fullmatch(name)
    return _scale(int(found[1]) - 1, _MAJOR, _MIDDLE_C - 12) if found else None


def _fretted(name: str) -> int | None:
    """A string and a fret: the note of a guitar."""
    found = _SPACE.search(name)
    return pitch_of(space_at(int(found[1]), int(found[2]))) if found else None


def _scale(step: int, scale: tuple[int, ...], base: int) -> int:
    octave, degree = divmod(step, len(scale))
    return base + 12 * octave + scale[degree]


VOICES: Mapping[str, Voice] = {
    "a-chord": Voice(_lettered),
    "fiddlefoo": Voice(_numbered),
    "re-chord": Voice(_fretted),
    "six-forces": Voice(_numbered),
}


def voice_of(game: Game[Any], state: State) -> Voice:
    """The voice of a game; *state* is any of its states, to list its pieces."""
    if game.meta.id in VOICES:
        return VOICES[game.meta.id]
    places = {name: place for place, name in enumerate(sorted(set(game.pieces(state))))}

    def pitch(name: str) -> int | None:
        if name not in places:
            return None
        return _LOWEST + (_scale(places[name], _PENTATONIC, 12)) % (_HIGHEST - _LOWEST)

    return Voice(pitch)
