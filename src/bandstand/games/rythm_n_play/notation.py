"""Cards and moves of Rythm 'n' Play as text.

A card alone composes it (``C``, ``Sol``, ``Sharp``); ``lay C`` lays it face up. The other moves are
``pick up``, ``take``, ``pass``, ``spend quarter``, ``done`` and ``tonality Flat``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.rythm_n_play.material import (
    CHANGES,
    LETTERS,
    PLAY_SORTS,
    SHARP,
    SOLFEGE,
    VALUES,
)
from bandstand.games.rythm_n_play.moves import (
    DONE,
    LAY,
    MOVE_COUNT,
    PASS,
    PICK_UP,
    SPEND,
    TAKE,
    TONALITY,
)
from bandstand.kernel.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bandstand.games.rythm_n_play.rules import RythmNPlay
    from bandstand.kernel.event import Fact

# Both sets of printed names, one after the other: see Terms.face.
FACES: Final = LETTERS + CHANGES + SOLFEGE + CHANGES
_SIGNS: Final = {"#": "sharp", "♯": "sharp", "♭": "flat"}


def name_face(face: int) -> str:
    """The printed name of a PLAY card."""
    return FACES[face]


def name_tone(tone: int) -> str:
    """A side of the Tonality card."""
    return FACES[tone]


def write_play(state: RythmNPlay, sorts: Iterable[int]) -> list[str]:
    """PLAY cards by the names this table uses."""
    return [FACES[state.terms.face(sort)] for sort in sorts]


def write_rythm(sorts: Iterable[int]) -> list[str]:
    """RYTHM cards by name."""
    return [VALUES[sort] for sort in sorts]


def _texts(solfege: bool) -> list[str]:
    """Every move as text, in the order of the moves."""
    cards = FACES[PLAY_SORTS:] if solfege else FACES[:PLAY_SORTS]
    texts = {PICK_UP: "pick up", TAKE: "take", PASS: "pass", DONE: "done"}
    for sort, card in enumerate(cards):
        texts[sort] = card
        texts[LAY + sort] = f"lay {card}"
    for sort, value in enumerate(VALUES):
        texts[SPEND + sort] = f"spend {value}"
    for side, tone in enumerate(CHANGES):
        texts[TONALITY + side] = f"tonality {tone}"
    return [texts[move] for move in range(MOVE_COUNT)]


_MOVES: Final = {solfege: _texts(solfege) for solfege in (False, True)}
_BARE: Final = {
    PICK_UP: "move-pick-up",
    TAKE: "move-take",
    PASS: "move-pass",
    DONE: "move-done",
}
_READ: Final = {
    solfege: {text.lower(): move for move, text in enumerate(texts)}
    for solfege, texts in _MOVES.items()
}


def write_move(state: RythmNPlay, move: int) -> str:
    """The move in words."""
    return _MOVES[state.terms.solfege][move]


def phrase_move(state: RythmNPlay, move: int) -> tuple[str, dict[str, Fact]]:
    """The kind of the template that names the move, and its facts."""
    facts: dict[str, Fact] = {}
    if move in _BARE:
        return _BARE[move], facts
    if move < PICK_UP:
        return "move-compose", {"card": state.terms.face(move)}
    if move < DONE:
        return "move-spend", {"rythm": move - SPEND}
    if move < LAY:
        return "move-tonality", {"tone": SHARP + move - TONALITY}
    return "move-lay", {"card": state.terms.face(move - LAY)}


def read_move(state: RythmNPlay, text: str) -> int:
    """The move these words name, in either case; ``#`` and the like stand for the Changes."""
    words = [_SIGNS.get(word, word) for word in text.lower().split()]
    move = _READ[state.terms.solfege].get(" ".join(words))
    if move is None:
        notes = "Do Re Mi Fa Sol La Si" if state.terms.solfege else "A B C D E F G"
        raise NotationError(
            f"{text!r} is no move. Compose with a card ({notes} Sharp Flat), or write: pick up, "
            "take, pass, spend and whole, half, quarter or eighth, done, lay and a card, "
            "tonality Sharp, tonality Flat."
        )
    return move
