"""The questions of a turn, the numbers of the moves that answer them, and both as text.

The numbers 0 to 29 are spaces. A space is written string and fret: ``6/3`` is string 6 at fret 3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bandstand.games.re_chord.material.cards import CARDS, dots_of
from bandstand.games.re_chord.material.fretboard import (
    BLUE,
    DOWN,
    EMPTY,
    PURPLE,
    RED,
    SPACES,
    TYPES,
    fret_of,
    string_of,
)
from bandstand.kernel.bits import members
from bandstand.kernel.errors import NotationError
from bandstand.kernel.native import i64

if TYPE_CHECKING:
    from bandstand.games.re_chord.state import ReChord
    from bandstand.kernel.event import Fact

# -- Questions -----------------------------------------------------------------------------------
# What the active guitarist is asked. From LISTEN_PLACED on it is the automa's turn.

ACTION: Final = 0  # which action
PLACE: Final = 1  # where the pick in hand goes
ABILITY: Final = 2  # whether and on what the pick's ability is used
BLUE_GOAL: Final = 3  # where blue's pick goes, or what it is swapped with
GREY_GOAL: Final = 4  # whether and where grey's pick moves
NEIGHBOUR: Final = 5  # which neighbour of a face-down pick is removed, if any
RETURNING: Final = 6  # which cards are returned after drawing two
GO_ON: Final = 7  # nothing but chords to play
LISTEN_PLACED: Final = 8  # the automa has placed its pick
LISTEN_POWER: Final = 9  # the automa has used its power
OVER: Final = 10  # nothing: the game has ended

# -- Numbers -------------------------------------------------------------------------------------
# The moves below CARD_MOVES fit into one set of bits; the others name a card or are orders.

TAKE: Final = 30  # + slot
BAG: Final = 35
DRAW_TWO: Final = 36
PASS: Final = 37
DRAW_ONE: Final = 38
CLEAR: Final = 38  # + type, 1 to 8
CARD_MOVES: Final = 47
CLAIM: Final = 47  # + card
RETURN: Final = 75  # + card
HOLD: Final = 103  # + card
RELEASE: Final = 131  # + card
HOLD_ALL: Final = 159  # the default order of the own cards, and those in hand: to hold
CLAIM_ALL: Final = 160  # or to claim
MOVE_COUNT: Final = 161


def take_move(slot: i64) -> i64:
    """Take the pick in this slot, counted from 0."""
    return TAKE + slot


def slot_of(move: i64) -> i64:
    """The slot that a take names, counted from 0."""
    return move - TAKE


def clear_move(pick: i64) -> i64:
    """Green: clear the picks of this type."""
    return CLEAR + pick


def type_of(move: i64) -> i64:
    """The type that a clear names."""
    return move - CLEAR


def claim_move(card: i64) -> i64:
    """Play this chord card, or try it."""
    return CLAIM + card


def return_move(card: i64) -> i64:
    """Return this chord card to the deck."""
    return RETURN + card


def hold_move(card: i64) -> i64:
    """Let this card wait although it is complete."""
    return HOLD + card


def release_move(card: i64) -> i64:
    """Play this card as soon as it is complete."""
    return RELEASE + card


def card_of(move: i64) -> i64:
    """The card that a claim, a return, a hold or a release names."""
    return (move - CLAIM) % CARDS


def is_space(move: i64) -> bool:
    """Whether the move names a space."""
    return 0 <= move < SPACES


def is_take(move: i64) -> bool:
    """Whether the move takes a pick from the supply."""
    return TAKE <= move < BAG


def is_clear(move: i64) -> bool:
    """Whether the move clears a type of picks."""
    return CLEAR < move <= CLEAR + DOWN


def is_claim(move: i64) -> bool:
    """Whether the move plays or tries a chord."""
    return CLAIM <= move < RETURN


def is_return(move: i64) -> bool:
    """Whether the move returns a card."""
    return RETURN <= move < HOLD


def is_order(move: i64) -> bool:
    """Whether the move gives a standing order, to one card or to all."""
    return move >= HOLD


# -- Notation ------------------------------------------------------------------------------------

_WORDS: Final = {BAG: "bag", DRAW_TWO: "draw two", PASS: "pass", DRAW_ONE: "draw one"}
_CARD_VERBS: Final = {CLAIM: "claim", RETURN: "return", HOLD: "hold", RELEASE: "release"}
_ALL: Final = {HOLD_ALL: "hold all", CLAIM_ALL: "claim all"}
_SPACES: Final = [f"{string_of(space)}/{fret_of(space)}" for space in range(SPACES)]


def write_space(space: int) -> str:
    """String and fret."""
    return _SPACES[space]


def write_spaces(spaces: int) -> list[str]:
    """A set of spaces, fret by fret from the low E string."""
    return [_SPACES[space] for space in members(spaces)]


def write_card(state: ReChord, card: int) -> str:
    """The id printed on a chord card."""
    return state.terms.song_set.cards[card].id


def write_cards(state: ReChord, cards: int) -> list[str]:
    """A set of chord cards, in the order of their ids."""
    return [write_card(state, card) for card in members(cards)]


def _write_choice(move: int) -> str:
    if is_space(move):
        return write_space(move)
    if is_take(move):
        return f"take {slot_of(move) + 1}"
    if is_clear(move):
        return f"clear {TYPES[type_of(move)]}"
    return _WORDS[move]


_CHOICES: Final = {_write_choice(move): move for move in range(CARD_MOVES)}
_CHOICE_TEXTS: Final = list(_CHOICES)
assert clear_move(DOWN) + 1 == CARD_MOVES


def write_move(state: ReChord, move: int) -> str:
    """A move as a person would type it."""
    if move < CARD_MOVES:
        return _CHOICE_TEXTS[move]
    if move in _ALL:
        return _ALL[move]
    first = max(base for base in _CARD_VERBS if base <= move)
    return f"{_CARD_VERBS[first]} {write_card(state, card_of(move))}"


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


# -- Moves by name -------------------------------------------------------------------------------

_CARD_PHRASES: Final = {
    CLAIM: "move-claim",
    RETURN: "move-return",
    HOLD: "move-hold",
    RELEASE: "move-release",
}
_BARE_PHRASES: Final = {
    BAG: "move-bag",
    DRAW_TWO: "move-draw-two",
    DRAW_ONE: "move-draw-one",
    HOLD_ALL: "move-hold-all",
    CLAIM_ALL: "move-claim-all",
}
# What it means to pass, by the question.
_PASSES: Final = {
    ABILITY: "move-no-ability",
    GREY_GOAL: "move-leave",
    NEIGHBOUR: "move-leave",
    RETURNING: "move-keep",
    GO_ON: "move-go-on",
    LISTEN_PLACED: "move-go-on",
    LISTEN_POWER: "move-go-on",
}


def phrase_move(state: ReChord, move: int) -> tuple[str, dict[str, Fact]]:
    """The kind of the template that names the move, and its facts."""
    if is_space(move):
        return _phrase_space(state, move)
    if move == PASS:
        return _PASSES[state.turn.phase] if state.turn.offers == 0 else "move-no-replacement", {}
    if is_take(move):
        slot = slot_of(move)
        return "move-take", {"type": state.board.in_slot(slot), "slot": slot + 1}
    if move in _BARE_PHRASES:
        return _BARE_PHRASES[move], {}
    if is_clear(move):
        return "move-clear", {"type": type_of(move)}
    return _phrase_card(state, move)


def _phrase_card(state: ReChord, move: int) -> tuple[str, dict[str, Fact]]:
    card = state.terms.song_set.cards[card_of(move)]
    # Cards of one chord differ in the picks they want.
    facts: dict[str, Fact] = {
        "chord": state.terms.song_set.chords[card.name],
        "dots": [wanted for _, wanted in dots_of(card)],
    }
    if is_claim(move) and state.terms.live:
        return "move-try", facts
    first = max(base for base in _CARD_PHRASES if base <= move)
    return _CARD_PHRASES[first], facts


def _phrase_space(state: ReChord, space: int) -> tuple[str, dict[str, Fact]]:
    turn = state.turn
    pick = state.board.shown_at(space)
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
