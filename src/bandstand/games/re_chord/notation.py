"""Spaces, cards and moves of Re-Chord as text: ``6/3`` is string 6 at fret 3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.material import (
    BAG,
    BLUE,
    CARD_MOVES,
    CARDS,
    CLAIM,
    CLAIM_ALL,
    CLEAR,
    DOWN,
    DRAW_ONE,
    DRAW_TWO,
    EMPTY,
    HOLD,
    HOLD_ALL,
    MOVE_COUNT,
    PASS,
    PURPLE,
    RED,
    RELEASE,
    RETURN,
    SPACES,
    TAKE,
    TYPES,
    WHITE,
    fret_of,
    string_of,
)
from bandstand.games.re_chord.table import spelled
from bandstand.games.re_chord.turn import (
    ABILITY,
    GO_ON,
    GREY_GOAL,
    LISTEN_PLACED,
    LISTEN_POWER,
    NEIGHBOUR,
    PLACE,
    RETURNING,
)
from bandstand.kernel.errors import NotationError

if TYPE_CHECKING:
    from bandstand.games.re_chord.rules import ReChord
    from bandstand.kernel.event import Fact

_WORDS: Final = {BAG: "bag", DRAW_TWO: "draw two", PASS: "pass", DRAW_ONE: "draw one"}
_CARD_VERBS: Final = {CLAIM: "claim", RETURN: "return", HOLD: "hold", RELEASE: "release"}
_ALL: Final = {HOLD_ALL: "hold all", CLAIM_ALL: "claim all"}
_CARD_PHRASES: Final = {
    CLAIM: "move-claim",
    RETURN: "move-return",
    HOLD: "move-hold",
    RELEASE: "move-release",
}
_BARE: Final = {
    BAG: "move-bag",
    DRAW_TWO: "move-draw-two",
    DRAW_ONE: "move-draw-one",
    HOLD_ALL: "move-hold-all",
    CLAIM_ALL: "move-claim-all",
}
_PASSES: Final = {
    ABILITY: "move-no-ability",
    GREY_GOAL: "move-leave",
    NEIGHBOUR: "move-leave",
    RETURNING: "move-keep",
    GO_ON: "move-go-on",
    LISTEN_PLACED: "move-go-on",
    LISTEN_POWER: "move-go-on",
}
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
    if move in _ALL:
        return _ALL[move]
    first = max(base for base in _CARD_VERBS if base <= move)
    return f"{_CARD_VERBS[first]} {write_card(state, move - first)}"


def phrase_move(state: ReChord, move: int) -> tuple[str, dict[str, Fact]]:
    """The kind of the template that names the move, and its facts."""
    facts: dict[str, Fact] = {}
    if move < SPACES:
        return _phrase_space(state, move)
    if move == PASS:
        return _PASSES[state.turn.phase] if state.turn.offers == 0 else "move-no-replacement", facts
    if move < BAG:
        return "move-take", {"type": state.board.in_slot(move - TAKE), "slot": move - TAKE + 1}
    if move in _BARE:
        return _BARE[move], facts
    if move < CARD_MOVES:
        return "move-clear", {"type": move - CLEAR}
    first = max(base for base in _CARD_PHRASES if base <= move)
    card = state.terms.song_set.cards[move - first]
    facts = {
        "chord": spelled(state.terms.song_set.chords[card.name]),
        "card": spelled(card.id),
    }
    if first == CLAIM and state.terms.live:
        return "move-try", facts
    return _CARD_PHRASES[first], facts


def _phrase_space(state: ReChord, space: int) -> tuple[str, dict[str, Fact]]:
    turn, board = state.turn, state.board
    pick = DOWN if board.down >> space & 1 else board.pick_at(space)
    there: dict[str, Fact] = {"type": pick, "where": space}
    where: dict[str, Fact] = {"where": space}
    if turn.phase == PLACE:
        return "move-place", where
    if turn.phase == NEIGHBOUR or (turn.phase == ABILITY and turn.pick == RED):
        return "move-remove", there
    if turn.phase != ABILITY:
        return ("move-swap", there) if pick != EMPTY else ("move-to", where)
    if turn.pick == PURPLE:
        return "move-turn-up", where
    return "move-lift" if turn.pick == BLUE else "move-turn-down", there


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
        "draw two, draw one, pass, clear and a type (red, wylde, down), claim, return, hold or "
        "release and a chord card (claim A-a), or hold all or claim all."
    )
