"""A game of Take the A Chord at one moment: fields, copies, and its text."""

from bandstand.games.a_chord.state.fields import (
    AChord,
    Player,
    Terms,
    blank,
    new_game,
    read_position,
    terms_of,
    unpack,
)

__all__ = ["AChord", "Player", "Terms", "blank", "new_game", "read_position", "terms_of", "unpack"]
