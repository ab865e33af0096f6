"""Spaces, cards and moves of Re-Chord as text: ``6/3`` is string 6 at fret 3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.material import (
    BAG,
    CARD_MOVES,
    CARDS,
    CLAIM,
    CLEAR,
    DOWN,
    DRAW_ONE,
    DRAW_TWO,
    HOLD,
    MOVE_COUNT,
    PASS,
    RELEASE,
    RETURN,
    SPACES,
    TAKE,
    TYPES,
    WHITE,
    fret_of,
    string_of,
)
from bandstand.kernel.errors import NotationError

if TYPE_CHECKING:
    from bandstand.games.re_chord.rules import ReChord

_WORDS: Final = {BAG: "bag", DRAW_TWO: "draw two", PASS: "pass", DRAW_ONE: "draw one"}
_CARD_VERBS: Final = {CLAIM: "claim", RETURN: "return", HOLD: "hold", RELEASE: "release"}
_SPACES: Final = [f"{string_of(space)}/{fret_of(space)}" for space in range(SPACES)]


def write_space(space: int) -> str:
    """String and fret."""
    return _SPACES[space]


def _write_choice(move: int) -> str:
    if move < SPACES:
        return write_space(move)
    if move < BAG:
        return f"take {move - TAKE + 1}"
    if move >= CLEAR + WHITE:
        return f"clear {TYPES[move - CLEAR]}"
    return _WORDS[move]


_CHOICES: Final = {_write_choice(move): move for move in range(CARD_MOVES)}
_CHOICE_TEXTS: Final = list(_CHOICES)
assert CLEAR + DOWN + 1 == CARD_MOVES


def write_card(state: ReChord, card: int) -> str:
    """The id printed on a chord card."""
    return state.terms.song_set.cards[card].id


def write_cards(state: ReChord, cards: int) -> list[str]:
    """A set of chord cards, in the order of their ids."""
    return [write_card(state, card) for card in range(CARDS) if cards >> card & 1]


def write_move(state: ReChord, move: int) -> str:
    """A move as a person would type it."""
    if move < CARD_MOVES:
        return _CHOICE_TEXTS[move]
    first = max(base for base in _CARD_VERBS if base <= move)
    return f"{_CARD_VERBS[first]} {write_card(state, move - first)}"


def read_move(state: ReChord, text: str) -> int:
    """The move this text names, in either case."""
    wanted = " ".join(text.lower().split())
    if wanted in _CHOICES:
        return _CHOICES[wanted]
    for move in range(CARD_MOVES, MOVE_COUNT):
        if write_move(state, move).lower() == wanted:
            return move
    raise NotationError(
        f"{text!r} is no move. A move is a space (6/3 is string 6, fret 3), take and a slot, bag, "
        "draw two, draw one, pass, clear and a type (red, wylde, down), or claim, return, hold or "
        "release and a chord card (claim A-a)."
    )
