"""Which moves are legal, and why not the others.

``questions`` and ``chords`` say what is legal: a set of moves for each question, and of cards that
may be played. ``reasons`` says why a move outside of them is refused, ``advice`` what the sentence
of a refusal tells its reader to do instead.
"""

from __future__ import annotations

from bandstand.games.re_chord.legal.advice import ADVICE
from bandstand.games.re_chord.legal.chords import claimable
from bandstand.games.re_chord.legal.questions import (
    answers,
    moves,
    premoves,
    returnable,
    unprompted_moves,
)
from bandstand.games.re_chord.legal.reasons import card_refusal, is_for_every_seat, why_not
from bandstand.games.re_chord.moves import PASS

IDLE_MOVES = frozenset((PASS,))  # use no ability, play no chord

__all__ = [
    "ADVICE",
    "IDLE_MOVES",
    "answers",
    "card_refusal",
    "claimable",
    "is_for_every_seat",
    "moves",
    "premoves",
    "returnable",
    "unprompted_moves",
    "why_not",
]
